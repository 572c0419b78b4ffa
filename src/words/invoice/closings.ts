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

/** Before the firm for which somebody signs. */
export const signedFor: readonly string[] = "für;per;for;p.p.;por;pour".split(";");

/** Where somebody signs. */
export const signatures: readonly string[] =
  "unterschrift;signat;firma autorizada;assinatura".split(";");

/** First words of what is no name behind thanks. */
export const nobody: readonly string[] = "us;our;your;the;a;this;it".split(";");
