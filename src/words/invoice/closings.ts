// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Thanks that go on with the name of the shop. */
export const thanks: readonly string[] =
  "[vielen |]dank[e|] für [ihren|deinen] [einkauf|besuch|auftrag] bei;thank[s|][ you|] for [choosing|visiting|using|trusting|doing business with];thank[s|][ you|] for [shopping|staying|dining|banking|flying] [at|with];thank[s|][ you|] for [your|the] [order|purchase|business|visit|stay] [from|at|with|to];gracias por [elegir|confiar en|comprar en|su compra en];merci d[’|']avoir choisi;grazie per aver scelto;bedankt voor uw [aankoop|bestelling|bezoek] [bij|aan];obrigad[o|a] por [escolher|comprar na]".split(
    ";",
  );

/** Before the owner of a copyright. */
export const copyrights: readonly string[] = "copyright".split(";");

/** What stands behind that owner. */
export const allRights: readonly string[] = "alle rechte;all rights;tous droits".split(";");

/** A line that ends a letter: who sends it stands below. */
export const farewells: readonly string[] =
  "atentament;cordialment;salutacions;s pozdravem;s přátelským pozdravem;med venlig hilsen;venlig hilsen;mvh;de bedste hilsner;mit freundlichen grüßen;mit freundlichen grüssen;mit freundlichem gruß;freundliche grüße;freundliche grüsse;viele grüße;beste grüße;herzliche grüße;regards;kind regards;best regards;best wishes;many thanks;thanks;with thanks;sincerely;yours sincerely;yours faithfully;cheers;atentamente;un saludo;saludos;saludos cordiales;un cordial saludo;ystävällisin terveisin;terveisin;yhteistyöterveisin;cordialement;bien cordialement;salutations distinguées;avec nos remerciements;üdvözlettel;tisztelettel;cordiali saluti;distinti saluti;saluti;med vennlig hilsen;vennlig hilsen;hilsen;met vriendelijke groet;met vriendelijke groeten;vriendelijke groet;hartelijke groet;groeten;z poważaniem;pozdrawiam;z wyrazami szacunku;atenciosamente;cumprimentos;com os melhores cumprimentos;com os nossos cumprimentos;cu stimă;cu respect;cu consideraţie;med vänlig hälsning;med vänliga hälsningar;vänliga hälsningar;hälsningar;saygılarımızla;saygılarımla".split(
    ";",
  );

/** Begins what tells by which program a paper was made. */
export const programs: readonly string[] =
  "vytvořeno v;vystaveno v systému;lavet med;oprettet med;sendt via;erstellt mit;gedruckt mit;erzeugt mit;versendet mit;gesendet mit;powered by;generated [by|with|using];created [by|with|using|in];made [with|using|in];produced with;printed with;sent [via|with|using];invoice software;generado [por|con];creado con;hecho con;luotu;généré par;créé avec;réalisé avec;envoyé avec;készült a;creato con;generato [da|con];realizzato con;laget med;opprettet med;gemaakt met;opgemaakt met;verzonden met;wytworzon[o|a] w;wygenerowano;wystawiono w programie;gerado [por|com|pelo];criado com;processado por [programa|computador];skapad [med|i];skickad via".split(
    ";",
  );

/** Before the firm for which somebody signs. */
export const signedFor: readonly string[] = "für;per;for;p.p.;por;pour".split(";");

/** Where somebody signs. */
export const signatures: readonly string[] =
  "unterschrift;signat;firma autorizada;assinatura".split(";");

/** First words of what is no name behind thanks. */
export const nobody: readonly string[] = "us;our;your;the;a;this;it".split(";");
