// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Legal forms of firms. */
export const legalForms: readonly string[] =
  "inc;incorporated;llc;l.l.c;llp;lp;ltd;limited;co;company;corp;corporation;plc;pllc;pty;gmbh;ulc".split(
    ";",
  );

/** Other forms that end the name of a firm. */
export const jointForms: readonly string[] = "p[.|]c;s[.|]a;jv;joint venture".split(";");

/** Other forms, as signs of a name weigh them. */
export const partnerForms: readonly string[] = "l.p".split(";");

/** Forms that make a firm of what stands before a comma. */
export const formsBehindComma: readonly string[] = "inc;llc;ltd;corp;lp;llp;pllc".split(";");

/** Forms that make a firm of what stands before them where a branch or another name follows. */
export const formsBeforeBranch: readonly string[] = "inc;llc;corp;ltd".split(";");

/** What leads to that branch or name. */
export const branchLinks: readonly string[] = "of;dba;d/b/a".split(";");

/** Forms that make a firm of a name wherever they stand. */
export const sureForms: readonly string[] = "llc;inc.;ltd.;pllc".split(";");

/** Forms, with their capitals, whose dot ends no sentence. */
export const dottedForms: readonly string[] = "LLC;LLP;LP;plc;Ltd;Inc".split(";");

/** Words of a name that do not tell it from another. */
export const untoldWords: readonly string[] =
  "inc;incorporated;llc;llp;lp;p;l;ltd;limited;pty;co;company;corp;corporation;pllc;pc;c;na;n;a;the;and".split(
    ";",
  );

/** Who surely builds whole jobs. */
export const wholeJobs: readonly string[] =
  "general contract[or|ors|ing];construction manage[r|rs|ment];builders;masterbuilders;constructors;design[-| ]build".split(
    ";",
  );

/** The same, where more may follow. */
export const buildingFirms: readonly string[] = "building [group|company|co|corp|partners]".split(
  ";",
);

/** Who perhaps builds whole jobs. */
export const generalWords: readonly string[] =
  "builder[s|];contractor[s|];constructor[s|];contracting;construction;construct;building company;building group;general;design[-| ]build;cm;construction manager[s|];construction management;homes;remodel[ing|ers];development services".split(
    ";",
  );

/** Who works in a trade, or supplies it. */
export const tradeWords: readonly string[] =
  "electric[al|];electrician[s|];mechanical;plumb[ing|ers];plumber[s|];piping;pipe;hvac;heating;cooling;air;refrigeration;sheet[ |]metal;metal[s|];fire;fire protection;sprinkler[s|];alarm;security;controls;automation;instrumentation;low voltage;communication[s|];data;telecom;cabling;av;audio;lighting;power;energy;solar;elevator[s|];masonry;mason[s|];brick;stone;concrete;cement;precast;rebar;reinforcing;formwork;flatwork;steel;iron[work|works|];welding;erect[ors|ion];erector[s|];fabricat[or|ors|ion];millwright;crane;rigging;scaffold[ing|];roofing;roofer[s|];roofs;waterproof[ing|ers];cladding;rainscreen;siding;gutter[s|];stucco;exteriors;insulation;insulator[s|];sealants;joint sealants;caulking;restoration;paint[ing|ers];coating[s|];wallcovering;decorating;drywall;plaster[ing|];interior[s|];ceiling[s|];acoustic[s|];floor[ing|s|];tile;carpet;setter[s|];finishes;finishing;millwork;cabinet[s|];casework;woodwork[ing|];carpentry;carpenter[s|];framing;lumber;kitchen[s|];stairs;railing[s|];blinds;shades;glass;glazing;glazier[s|];curtain[ |]wall;window[s|];door[s|];storefront[s|];hardware;excavat[ing|ion];excavator[s|];earthwork[s|];earth;grading;site[ |]work[s|];paving;paver[s|];asphalt;striping;guardrail;utilities;underground;tunnel[ing|];boring;dewatering;drilling;driller[s|];well[s|];septic;foundation[s|];piling;shoring;marine;landscap[e|ing];irrigation;fenc[e|ing];pool[s|];spraying;demolition;abatement;environmental;cutting;coring;hauling;trucking;equipment;rental[s|];supply;sign[s|];signage;surveying;testing".split(
    ";",
  );

/** For whom is built. */
export const ownerWords: readonly string[] =
  "[city|county|town|village|township|borough|state|university|parish] of;borough;bureau;administration;department;dept;district;authority;council;commission;board;ministry;crown;university;college;school[s|];academy;library;library district;museum;hospital;medical;health;healthcare;clinic;pharma[ceuticals|];church;parish;diocese;ymca;foundation;trust;properties;property;realty;real estate;estate[s|];holding[s|];ventures;partners;partnership;capital;investment[s|];development[s|];developer[s|];hotel[s|];hospitality;retail;foods;stores;bank;credit union;airport;port;transit;housing;association;condominium;owners;homeowners;apartments;residences;senior living;logistics;manufacturing;creamery;brewing".split(
    ";",
  );

/** Begins the name of a town or a state. */
export const publicBodies: readonly string[] =
  "[the |][city|county|town|village|state|borough|university] of".split(";");

/** Who designs. */
export const designerWords: readonly string[] =
  "architect[s|];architecture;architectural;engineer[s|];engineering;design[s|];studio;pllc;aia;planners;consultant[s|];consulting;surveyors".split(
    ";",
  );

/** Behind "and" in the name of a firm. */
export const familyWords: readonly string[] =
  "son[s|];daughter[s|];brothers;bros;associates;company;co;partners".split(";");

/** Other words that only firms have in their names. */
export const firmWords: readonly string[] =
  "bros;brothers;associates;group;enterprise[s|];service[s|];industries;system[s|];solution[s|];works;supply;products;technolog[y|ies];specialt[y|ies];management;agency".split(
    ";",
  );

/** Small words inside of a name. */
export const nameLinks: readonly string[] = "of;and;the".split(";");

/** The same from other languages, and before another name. */
export const foreignLinks: readonly string[] = "de;la;del;dba;d/b/a".split(";");

/** The same before a place or a purpose. */
export const placeLinks: readonly string[] = "at;for".split(";");

/** First words of what leads to a name. */
export const leadingLinks: readonly string[] =
  "for;to;from;by;between;with;the;per;and;of;dear".split(";");

/** Words between which a name may begin or end. */
export const breakLinks: readonly string[] =
  "to;for;from;by;with;between;and;at;on;of;that;in;is;under;as;re;the".split(";");
