// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Legal forms that also stand in other texts than names. */
export const softForms: readonly string[] =
  "obec;město;kommune;gesellschaft;genossenschaft;gruppe;verein;stiftung;anstalt;partnerschaft;firma;inh;kör;se;eu;company;co;group;holding;holdings;enterprises;partners;associates;partnership;association;trust;foundation;bros;brothers;sons;coop;cooperative;cc;na;pa;pc;kunta;société;compagnie;groupe;fondation;coopérative;mutuelle;succursale;ei;sc;sep;groep;gmina;grupa;mei;grup;vakfı".split(
    ";",
  );

/** Legal forms that no name begins with. */
export const closingForms: readonly string[] =
  "vos;v.o.s.;gmbh;mbh;inc;incorporated;ltd;limited;llc;corp;corporation;plc;co;cc;lp;rt;ba;ra;if".split(
    ";",
  );

/** Captions of the name itself among the data of a party. */
export const nameCaptions: readonly string[] =
  "jméno;firma;navn;firmanavn;firmenname;benennung;[full |company |business |legal |trading |customer |client |firm|][name|names|company|business|organisation|organization];empresa;nombre;denominación[ social|];raz[o|ó]n social;nombre o raz[o|ó]n social;nombre[ |]/[ |]raz[o|ó]n social;nimi;entreprise;société;organisation;nom;raison sociale;nom[ |]/[ |]raison sociale;név;ditta;azienda;nome;cognome e nome;denominazione;ragione sociale;bedrijf;bedrijfsnaam;naam;nazwa;raz[a|ã]o social;nome[ |]/[ |]raz[a|ã]o social;denumire;nume;namn;ünvan;ad soyad;adı".split(
    ";",
  );

/** A line that only greets or addresses: the name stands below it. */
export const salutations: readonly string[] =
  "til;an;an die;an den;an das;an herrn;an frau;an firma;herr;herrn;frau;fräulein;firma;fa;z[.|][ |]hd[.|];to;to the;the [tenant|occupier|resident|owner|director|manager];att;attn;attention;mr;mrs;ms;c/o;m/s;messrs;a;sr;sra;sres;señor;señora;d;dña;m;mme;mlle;monsieur;madame;spett[.|][le|][ ditta|];spettabile;egr[.|][egio|][ signor| sig.| sig|];gent[.|][ile|.ma|][ sig.ra| sigra| sig.| sig|];de heer;mevrouw;dhr;mevr;t[.|][ |]a[.|][ |]v[.|];szanowni państwo;exm[o|a|os|as|o(s)|a(s)|o.(s)|a.(s)][.|][ |][srs|sr|senhores|senhor|sra|sr(s)|srs(s)|sra(s)|sr.(s)|srs.(s)|sra.(s)|];till".split(
    ";",
  );

/** Words that only greet before the name in the same line. */
export const greetings: readonly string[] =
  "an;firma;fa.;to;m/s[.|];messrs[.|];à l[’|']attention de;spett.[le|];spettabile;egr. sig[.|];gent.ma sig.ra;exm[o|a][.|][(s)|] sr[s|][.|][(s)|]".split(
    ";",
  );

/** Begins a line that names a person or a department of the firm. */
export const peopleInside: readonly string[] =
  "z[.|][ |]hd;zhd;zu händen;kontakt;ansprechpartner;abt;abteilung;buchhaltung;kreditorenbuchhaltung;rechnungswesen;attn;att;attention;fao;c/o;a/p;contact;dept;department;account[s|] [payable|dept.|dept|department];purchase ledger;bought ledger;service;at.te;à l[’|']attention;a l[’|']attention;alla c[.|]a;c.a;att[.|]n[.|][e|];t[.|][ |]a[.|][ |]v;a/c".split(
    ";",
  );

/** Before somebody who acts or takes mail for the firm above. */
export const actingFor: readonly string[] =
  "vertreten;care of;represented;representad[o|a];représenté[e|];rappresentat[o|a];vertegenwoordigd;per adres;w[.|][ |]zast;c/o;c/-;p/a;p/o;p.a.;a/s".split(
    ";",
  );

/** Before the name of a person. */
export const honorifics: readonly string[] =
  "herr;herrn;frau;fam;familie;eheleute;mr;mrs;ms;miss;sr;sra;don;doña;d;dña;m;mme;mlle;monsieur;madame;sig;sig.ra;dhr;mevr;mevrouw".split(
    ";",
  );

/** Words before a name that do not tell it from another. */
export const personTitles: readonly string[] =
  "herr;herrn;frau;mr;mrs;ms;miss;the;sr;sra;m;mme;monsieur;madame".split(";");

/** Between the titles of two people: "Herr und Frau". */
export const betweenPeople: readonly string[] = "und;and;y;et;e;en".split(";");

/** Begins what belongs to the name of a shop: who owns it. */
export const owners: readonly string[] = "inh;inhaber…;e[.|][ |]u;propr…;titolare…".split(";");

/** Words inside of a name or a sentence: a line that ends with one goes on. */
export const joints: readonly string[] = "og;i;und;für;and;of;for;y;de;en;et;des;du;e;di;och".split(
  ";",
);

/** Other small words inside of a name. */
export const insideNames: readonly string[] = "u.;der;del;la;le;les;della;da;van;den".split(";");

/** Words of a name that are cut short and longer than four letters. */
export const nameShorts: readonly string[] = "f.lli".split(";");

/** Before somebody for whom something is, not who bills it. */
export const forWhom: readonly string[] =
  "für;an;per;kunde;for;to;customer;client;para;client[e|a];pour;à;cliente;voor;dla;till".split(
    ";",
  );

/** What ends so goes on: a caption, or a line of a sentence. */
export const unfinished: readonly string[] =
  "til;an;von;für;und;to;by;from;of;and;the;with;on;por;para;la;del;à;au;aux;par;sur;le;les;aan;van;voor;dla;till;för".split(
    ";",
  );

/** What parts of a firm, and those who serve in them, are called. */
export const departments: readonly string[] =
  "departament;administració;comptabilitat;secretària;secretari;tresorer;oddělení;účtárna;účetní;sekretariát;odbor;bogholderi;bogholderiet;økonomi;økonomiafdelingen;regnskab;afdeling;kasserer;formand;abteilung;abt.;buchhaltung;rechnungswesen;verwaltung;einkauf;sekretariat;kämmerei;stadtkämmerei;bauamt;amt für;referat;sachgebiet;hausverwaltung;geschäftsleitung;kasse;vorstand;informatik;edv;leitung;technische leitung;bauleitung;department;dept;dept.;accounts;accounts payable;finance;purchasing;procurement;payables;billing;office of the;secretary;treasurer;bursar;reception;warehouse;departamento;dpto.;administración;contabilidad;compras;tesorería;secretaría;talous;taloushallinto;laskutus;ostolaskut;osasto;talousvastaava;service;comptabilité;direction;achats;secrétariat;la trésorière;le trésorier;le président;la présidente;osztály;könyvelés;pénzügy;titkárság;ufficio;amministrazione;contabilità;acquisti;segreteria;settore;regnskap;økonomiavdelingen;fakturamottak;avdeling;leder;administratie;dienst;inkoop;crediteuren;crediteurenadministratie;facilitair;faciliteiten;secretariaat;penningmeester;dział;księgowość;contabilidade;financeiro;tesouraria;secretaria;serviciul;departamentul;contabilitate;birou;secretariat;ekonomi;ekonomiavdelningen;ekonomienheten;fakturaservice;fakturor;leverantörsreskontra;avdelning;kassör;ordförande;muhasebe;müdürlüğü;departmanı;birimi".split(
    ";",
  );

/** Who keeps accounts, insures or delivers post. */
export const banks: readonly string[] =
  "bank;sparkasse;volksbank;raiffeisen…;versicherung…;insurance;post office;banco;banque;assurance;assurances;banca".split(
    ";",
  );
