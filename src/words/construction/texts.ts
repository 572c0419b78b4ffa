// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Words that stand in sentences. */
export const sentenceWords: readonly string[] =
  "the;this;is;are;be;will;shall;has;have;we;our;your;please;per;for;by;with;from;to;in;on;at;as;or;not;all;any;which;that;must".split(
    ";",
  );

/** A post box in an address. */
export const postBoxes: readonly string[] = "p[.|][ |]o[.|] box".split(";");

/** The same, shorter. */
export const boxes: readonly string[] = "box".split(";");

/** Before the number of rooms in an address. */
export const suites: readonly string[] = "suite".split(";");

/** The end of a street. */
export const streets: readonly string[] =
  "st;ave;road;rd;lane;drive;way;street;avenue;blvd;pike".split(";");

/** Words beside numbers by which a firm is reached or known. */
export const contactWords: readonly string[] = "tel;phone;lic;reg;abn;vat;gst;hst".split(";");

/** A person's office behind a name. */
export const offices: readonly string[] =
  "president;vice president;manager;controller;superintendent;estimator;foreman;director;officer;owner's representative;engineer in charge;principal;secretary;treasurer;executive;coordinator;accountant;administrator;pm;ceo;cfo;coo".split(
    ";",
  );

/** Offices that make a person of a name before a comma. */
export const officesOfPeople: readonly string[] =
  "engineer;manager;president;architect;director;inspector;administrator;estimator;superintendent;surveyor;officer;member;partner;owner;principal;pe;aia".split(
    ";",
  );

/** Before the name of a person. */
export const personTitles: readonly string[] = "mr;ms;mrs;dr".split(";");

/** Begins a letter, or a line that says what it is about. */
export const letterOpeners: readonly string[] = "re;attn;attention;dear".split(";");

/** Before the person at a firm. */
export const attentionWords: readonly string[] = "attn;attention;dear;mr;ms;mrs".split(";");

/** What papers and their parts are called. */
export const paperWords: readonly string[] =
  "change [order|request|proposal|authorization];request for;work order;[sub|]contract [no|number|sum|amount];amendment;modification;aia document;application;invoice;quotation;authorization;proposal [no|submitted];please;hereby".split(
    ";",
  );

/** Begins a caption or the name of a project. */
export const captionBeginnings: readonly string[] =
  "[sub|]contract;project;job;lot;phase;customer;owner;date;page;unit;suite;site;location;general contractors since".split(
    ";",
  );

/** Words of parts and offices: a text of nothing else is a caption. */
export const roleWords: readonly string[] =
  "[sub|general|prime|trade|main|][-|][ |]contractor;subcontractors;contracting;owner;own;engineer;architect;a[/|]e;gc;cm;pm;client;customer;vendor;supplier;offeror;officer;manager;resident;chief;assistant;senior;deputy;executive;general;company;firm;agency;city;county;district;department;division;office;field;representative;contact;authorized;signature;signed;signer;name;title;address;date;print[ed|];type[d|];accepted;approved;approve;approval;submitted;resubmit;recommended;requested;reject;rejected;revise;issued;performing;response;action;use;only;project;construction;work;job;change;order;instruction;variation;omission;addition;forces;labor;material;equipment;service[s|];electrical;mechanical;plumbing;structural;concrete;masonry;trucking;and;of;the;for;by;to;from;or".split(
    ";",
  );

/** Begins a line that says whose side somebody is on. */
export const sidesOfContract: readonly string[] =
  "sub[-|]contract[or|];owner;lender;architect;vendor;employer".split(";");
