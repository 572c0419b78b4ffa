// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Titles of pay applications and their sheets. */
export const applicationTitles: readonly string[] =
  "application and certificate for payment;application and certification for payment;[contractor's|subcontractor's|contractor|subcontractor|] application for [payment|progress payment|partial payment];[payment|pay|progress|billing] application;pay [request|requisition|estimate];payment [request|requisition|estimate];request for [payment|partial payment|progress payment];requisition for payment;application for progress payment;[progress|partial] [payment|billing|pay] [request|estimate|application|claim|certificate];continuation sheet;schedule of values;detail of work;payment certificate;certificate for payment;[subcontractor|sub|contractor] [pay|payment|billing|progress] [request|requisition|application|billing];statement of [work performed|account for work];progress billing;payment claim;contract billing".split(
    ";",
  );

/** What their first pages say. */
export const applicationWords: readonly string[] =
  "original contract [sum|amount|price|value];net change by change [orders|order];contract [sum|amount] to date;total completed and stored to date;total earned less retainage;less previous certificates [for payment|];current payment due;balance to finish;[amount|balance|payment] due this [application|period|request|estimate];revised contract [sum|amount|price];adjusted contract [sum|amount|price];amount [requested|earned] this period;architect's certificate for payment;amount certified;contract for;period to;application [no|number|date];[contract sum|contract amount|contract price];original contract;change order summary;additions;deductions;certified by;[total earned|amount due|net amount due|payment due|less previous payments|previous payments|less retainage]".split(
    ";",
  );

/** What their sheets say. */
export const sheetWords: readonly string[] =
  "scheduled value;work completed;from previous application;this period;materials [presently|] stored;stored materials;[retainage|retention|holdback];retainage [held|on completed work|to date];previous [applications|application|billings|payments];[completed|earned|billed] to date;previously [billed|completed|certified|paid];percent complete;description of work;item no;total completed and stored;[g divided by c|g/c];balance to finish;cost code;phase;continuation".split(
    ";",
  );

/** Titles of change orders and requests for them. */
export const orderTitles: readonly string[] =
  "[contract|prime contract|subcontract|owner|] change order;change order [request|proposal];change directive;[construction|work] change directive;field order;field work [order|authorization];[proposed|potential|pending] change order;[change|extra work|contract|pricing|price] [request|proposal|quotation|quote];request for change [order|];contract [amendment|modification];amendment to [contract|agreement|subcontract];variation [order|request|notice];[extra work|time and material|additional work] [order|ticket|authorization|request];change order [summary|cover sheet|breakdown];request for [proposal|quotation|price]".split(
    ";",
  );

/** What their pages say. */
export const orderWords: readonly string[] =
  "the contract is changed as follows;not valid until signed;the contract sum will be [increased|decreased|changed];new contract [sum|amount];contract sum prior to this change order;[increased|decreased|changed] by this change order;contract time will be;date of substantial completion;[reason|justification] for change;description of change;[overhead and profit|overhead|profit|markup|mark up];labor;material;equipment;total cost of change;change in contract [sum|price|time|amount];[calendar|working] days;days [added|extension];schedule impact;[approved|rejected|accepted] by;scope of [change|work];requested by".split(
    ";",
  );

/** Titles of invoices, bills and receipts. */
export const invoiceTitles: readonly string[] =
  "invoice;tax invoice;bill;[sales|commercial|progress|service|rental|final] invoice;[sales|cash|] receipt;credit memo;credit note;statement of account;billing statement;debit memo".split(
    ";",
  );

/** What their pages say. */
export const invoiceWords: readonly string[] =
  "invoice [no|number|date|total|amount];bill to;ship to;sold to;remit to;due date;payment terms;terms;net 30;qty;quantity;unit price;unit cost;rate;line total;subtotal;sales tax;tax;total due;amount due;balance due;please pay;customer [no|number|id];po [no|number];purchase order;ship [date|via];order [no|number];sales [rep|person];account [no|number];thank you for your business;please remit;make checks payable;late [fee|charge|payments];finance charge;item description;unit;each".split(
    ";",
  );

/** What their pages say. */
export const waiverWords: readonly string[] =
  "release;releases;releasing;waive;waives;waiver;lien;liens;we give up;gives up;give up;our right to;without any condition;upon payment;until then;no effect until;bond [rights|claims];payment covers;furnished;claimant;[waives|waive] and [releases|release];lien rights;mechanics [lien|liens];stop payment notice;payment bond;through date;job location;[upon|on] receipt [of|by];the undersigned;for and in consideration of;labor and materials;amount of check;maker of check;name of claimant;exceptions;has been paid;paid in full;evidence of payment;this document waives;rights unconditionally;this waiver;this release;claimant's signature;claimant's title;do hereby [waive|release|waive and release];[waiver|release] is [effective|conditioned|conditional];furnished to the [project|job|property];good and sufficient consideration;hereby acknowledged;disputed claims;extras".split(
    ";",
  );

/** Titles of sworn statements. */
export const statementTitles: readonly string[] =
  "[contractor's|general contractor's|prime contractor's|] sworn [declaration|account|contractor's affidavit|contractor's declaration|list|accounting];sworn contractor's [affidavit|statement|declaration|account];affidavit;[contractor's|] [affidavit|declaration|oath];statement of [amounts owing|debts];declaration of subcontracts;statutory declaration;[contractor's|general contractor's|owner's|subcontractor's|] sworn statement;[contractor's|] sworn [affidavit|statement of accounts];contractor's [affidavit|statement] of [accounts|payment of debts|payment];[contractor's|] affidavit of [payment|debts and claims|subcontractors];sworn [list|schedule] of [subcontractors|accounts];[contractor's|] statement under oath;affidavit of [contractor|amounts due];sworn contractor's statement;statement of subcontractors and suppliers;verified statement;statement of [account|accounts] under oath".split(
    ";",
  );

/** What their pages say. */
export const statementWords: readonly string[] =
  "oath;sworn;swears;affirm;affirms;notary;affidavit;amounts [owing|owed|due];[prior|previous] [payments|draws];no one else;owed;owe nobody;unpaid balance;agreed sum;subcontracts;trade [contractor|contractors];[list|listed] [below|above];paid [in full|before];division;trade;[being|first] duly sworn;deposes and says;deposes and states;sworn to [before me|and subscribed];subscribed and sworn;under oath;notary public;my commission expires;affiant;amount of contract;total contract;[net amount|amount] previously paid;net amount of this payment;balance to become due;[amount of this payment|this payment];kind of work;type of work;name and address;names of [subcontractors|parties];balance to complete;that the following;state of;county of;the following [persons|firms|parties|is a list|list];to become due;no other [contracts|persons|parties];now due;paid to date;[contractor|subcontractor|supplier] name;paid [previously|before]".split(
    ";",
  );

/** Titles of transmittals, draw requests and lists of contents. */
export const coverTitles: readonly string[] =
  "[payment|lender's|bank|monthly] [package|submission];draw [no|number];[loan|lender|bank] draw;[what is|documents|papers] enclosed;[list|index] of [documents|enclosures|exhibits|papers];submission [list|sheet];contents of this [package|set];funding request;draw request summary;budget summary;transmittal;letter of transmittal;transmittal letter;[draw|disbursement|advance] request;table of contents;index;contents;draw [summary|package|cover sheet|submission];[loan|construction] draw;[monthly|progress] [billing|draw|payment] package;cover [letter|page|sheet];document checklist;draw checklist;requisition summary;request for [advance|disbursement|loan advance];enclosures;routing sheet;submittal cover".split(
    ";",
  );

/** What letters and they say. */
export const coverWords: readonly string[] =
  "good [morning|afternoon|day];thank you;this letter;[behind|with] this letter;what is included;in this [set|package];this set;borrower;obligor;facility;advance;use of funds;funded;unfunded;approved budget;contingency;interest reserve;loan;bank;enclosed please find;enclosed [are|is|you will find];attached [are|is|please find|you will find];we are [sending|transmitting|sending you|pleased to submit];dear;sincerely;regards;re;attention;respectfully;yours truly;the following [items|documents];copies;for your [use|approval|review|records|signature];as requested;via;transmitted;please [contact|call|let|do not hesitate];loan [no|number|amount];lender;draw [no|number];original budget;revised budget;this draw;prior draws;line item;hard costs;soft costs;tab;section;package;checklist;included".split(
    ";",
  );

/** Titles of certificates of insurance. */
export const certificateTitles: readonly string[] =
  "certificate of [coverage|liability coverage];[statement|verification|summary] of [insurance|coverage];coverage [certificate|statement|summary];certificate of [liability|property|insurance|liability insurance|property insurance|commercial insurance];[certificate|evidence|proof|confirmation] of [insurance|coverage|commercial property insurance|property insurance];insurance [certificate|binder|verification];memorandum of insurance".split(
    ";",
  );

/** What their pages say. */
export const certificateWords: readonly string[] =
  "certificate holder;insured;producer;insurer;[insurer|insurers] affording coverage;policy [no|number|period|effective|expiration|eff|exp];commercial general liability;general aggregate;each occurrence;automobile liability;umbrella [liab|liability];workers compensation;excess [liab|liability];additional insured;waiver of subrogation;coverages;limits;claims made;bodily injury;e l each accident;should any of the above;description of operations;authorized representative;underwriter;naic;employers liability;cancellation;broker;policies of insurance".split(
    ";",
  );

/** Titles of other papers that travel in a package. */
export const otherTitles: readonly string[] =
  "wage [record|report];payroll;inventory [of|list];quotation;quote;estimate;offer;supplier's offer;minutes;agenda;photographs;pictures;log;report;list of [materials|photographs|drawings];receiving report;bill of materials;gantt;look ahead;[lab|test] results;certificate of [compliance|payment of wages];insurance rider;memo;memorandum;notice;[certified|] payroll [report|];statement of compliance;delivery [ticket|note|receipt];packing [slip|list];bill of lading;[building|] permit;inspection [report|card|notice];[daily|field|site] [report|log];[site|progress|] [photos|photographs|photo log|photo report];exhibit;attachment;appendix;[project|construction|progress] schedule;[meeting|] minutes;request for information;submittal;w 9;request for taxpayer identification number;wire [instructions|transfer instructions];wiring instructions;ach [authorization|form];check [copy|register|stub];date down endorsement;endorsement;title [commitment|report|update];[stored|] material [inventory|list|log|certificate];stored materials [log|list|inventory];inventory of stored materials;consent of surety;performance bond;payment bond;load ticket;weigh ticket;timesheet;time card;test report;soils report;warranty;certificate of [occupancy|substantial completion];change order log;purchase order;work order;voucher;e mail".split(
    ";",
  );

/** What their pages say. */
export const otherWords: readonly string[] =
  "week ending;employer;craft;gross;net;hours;wages;payroll [no|number];tax [id|identification|declaration];kind of firm;vendor tax;goods;place;yard;bonded;trailer;on site;warehouse;supplier's offer;quotation;quote [no|number];photo;photograph;picture;looking [north|south|east|west];taken on;figure;camera;[social security|ssn];gross [wages|earned];net wages;withholding;hours worked;[rate|hours] of pay;classification;straight time;overtime;deductions;delivered to;received by;driver;truck;ticket [no|number];load;inspector;inspection;passed;failed;permit [no|number];issued by;weather;visitors;crew;start;finish;duration;task;predecessor;critical path;routing [no|number];aba;beneficiary;swift;taxpayer;exempt payee;title company;schedule a;schedule b;insured mortgage;pay to the order of;memo;void;storage location;stored at;from;sent;subject;to;cc;wrote;this page [intentionally|is] [left|] blank".split(
    ";",
  );

/** Before the number of a page. */
export const pageCounts: readonly string[] = "page;sheet;pg;p".split(";");

/** That a table goes on from the page before. */
export const carriedNotes: readonly string[] =
  "continued;continued from [previous page|page];brought forward;carried forward;cont'd;contd;continued on next page;[page|sub|] total [carried|brought] forward;continues".split(
    ";",
  );

/** That a waiver counts once payment arrives. */
export const conditionalWords: readonly string[] = "conditional".split(";");

/** That it counts at once. */
export const unconditionalWords: readonly string[] = "unconditional".split(";");

/** That it is for one payment of several. */
export const progressWords: readonly string[] = "progress;partial;interim;monthly;periodic".split(
  ";",
);

/** That it is for the last payment. */
export const finalWords: readonly string[] = "final;full".split(";");

/** In sentences of waivers that count once payment arrives. */
export const conditionalPhrases: readonly string[] =
  "upon receipt;upon actual receipt;upon payment;upon actual payment;upon clearance;upon collection;on receipt;on payment;on condition;conditioned [on|upon];conditional [on|upon];contingent [on|upon];provided that;provided payment;subject to [collection|payment|receipt|clearance];depends on payment;only [when|if|on|upon|after|once];if and only if;and not [sooner|before];until [then|the|payment|paid|such|it|that];effective [when|on|upon|only|once];takes effect [when|on|upon|only|once|after];shall become effective;becomes effective;no [force|effect];null and void [if|unless];when [that|this|the|such|said|it] [payment|check|bill|amount|sum|money];once [the|that|this|such|said|it];when paid;when received;has not yet been received;to be paid;will be paid;when the check;has cleared;have cleared;has been properly endorsed;agrees to;payment pending;in exchange for [a|the] [payment|check];promise to pay;maker of check;check payable to;claimant's receipt;conditionally;should payment;unless paid;if [payment|the check|it] is not;bank on which it is drawn;when payment [arrives|is made|clears];after payment;will upon;pending payment;and only then;when both payees;when its bank;bank has [paid|collected];upon the receipt;upon the clearance;when [it|they] [has|have] been [paid|received|collected];joint order of;on its clearance;if and when;when and if;if the;if payment;if paid;if it is paid;if not paid;if any;should the;should it;should this;unless and until;unless the;until paid;until payment;until it;not until;only after;only then;only if paid;not otherwise;not before;not sooner;not earlier;no sooner;not one moment;as soon as;from the [hour|moment|day|date] [the|that|this|it|payment|on];at the moment;at the time [of|the|that] payment;on the day [the|that|it] [payment|check|money|sum|wire];the day the [check|money|payment|wire];in good funds;good funds;collected funds;clears;clear the bank;cleared the bank;is honored;is paid;is received;is credited;is deposited;is collected;are collected;are paid;are received;bounces;bounced;is returned;returned check;is stopped;dishonored;not honored;unpaid check;insufficient funds;stop payment;is void;be void;becomes void;void if;no effect;without effect;worth nothing;has no force;lapses;restores;is restored;remain in force;stays in force;remains in place;springs back;revive;reinstated;contingent;conditioned;condition of payment;subject to payment;dependent on;depends;hinges on;holds only;good only;binding only;effective on payment;effective upon payment;upon funding;on funding;pay when cleared;on clearing;upon clearing;to be funded;to be received;now due;now owed;amount due;sum due;still owed;amount requested;amount claimed;requested;applied for;has applied;has billed;have billed;billed and unpaid;unpaid;asks;asked for;have asked;request for payment;expects;expected payment;payment expected;not been paid;not yet paid;not yet received;not been received;do not have it;has not been paid;payment needed;check to come;awaits;awaiting payment;outstanding;will be released;will be waived;will have;will release;will waive;will give up;will end;will be given up;shall be released;shall be waived;shall be deemed;then releases;then waives;then release;then and only then;takes effect;comes into force;becomes binding;become effective;turns into;in exchange for the payment;on getting;once paid;once it;once payment;once we;once this;when we;when our;when funded;when it;when payment;when you;when your;when that;when this;after the;after it;after we;after our;provided;provided the;provided it".split(
    ";",
  );

/** In sentences of waivers that count at once. */
export const unconditionalPhrases: readonly string[] =
  "has collected;consideration received;received does waive;payment in hand;the sum received;has been paid;have been paid;has received;have received;having received;having been [paid|received];was paid;were paid;was received;were received;has been received;have been received;is acknowledged;hereby acknowledged;acknowledges;acknowledge;we acknowledge;receipt of which;in hand paid;paid in full;unconditionally;without any condition;without condition;absolute;enforceable against you;effective [on|upon] signature;effective at once;effective immediately;from the day it is signed;in force from;nothing further is required;takes effect at once;in consideration of [the|a] [payment|sum];has cleared its bank;and deposited;even if you have not been paid;states that you have been paid;gives up rights unconditionally;received;paid;collected;settled;cleared;credited;deposited;cashed;honored;funded;disbursed;in hand;money received;funds received;payment received;paid in hand;on hand;has cleared;have cleared;has been honored;has honored;has been credited;has been deposited;has been collected;has been settled;was credited;was deposited;was collected;was cleared;was settled;was honored;have been settled;paid us;paid me;paid it;paid to us;paid to me;paid to date;paid in;we have been paid;i have been paid;has been paid to;have been paid to;you have paid;you paid;has paid;have paid;had paid;did pay;got paid;got the;have the money;has the money;we got;i got;we received;i received;we collected;we have received;i have received;we have had;came in;reached us;arrived;acknowledging;acknowledged;receipt whereof;receipt of;receipted;in receipt;hereby receipted;payment is acknowledged;confirms;confirm;confirms that;certifies that;certify that;states that;stating that;declares;no condition;no conditions;without reservation;without any reservation;without recourse;without qualification;without limitation;irrevocable;irrevocably;absolutely;outright;unreserved;nothing further;nothing more;nothing else;depends on nothing;no further act;waits for nothing;not conditioned;not conditional;not subject to;effective now;as of now;as of today;now;today;at once;immediately;on signing;upon signing;when signed;on signature;is effective;effective today;from today;from now on;this day;hereby releases;herewith;now releases;now waives;now gives up;for value received;having collected;having cashed;being paid;been paid;thanks for;thank you for;proof of payment;in consideration of;in view of".split(
    ";",
  );

/** In sentences of waivers for the last payment. */
export const finalPhrases: readonly string[] =
  "final payment;last payment;final sum;final bill;final check;final funds;final settlement;full settlement;in full;paid in full;payment in full;balance of;remaining balance;whole of its work;all work;for good;once and for all;now and for the future;retainage included;nothing is owed;no sum remains;nothing unreleased;complete and without remainder;completed;final waiver;full waiver;final release;full release;final lien;all labor services equipment and material;last sum;entire contract;work is complete;final;last;closing;close out;closeout;close-out;complete;completion;finished;entire;whole;everything;all;full;fully;forever;at any time;whatever;last check;last draw;last installment;last invoice;last bill;last amount;last funds;closing payment;closing sum;closing invoice;closing check;final draw;final installment;final invoice;final amount;final requisition;final estimate;final funding;final completion;final disbursement;final billing;final account;final receipt;final paper;no further;nothing further;nothing more;nothing else;nothing left;nothing remains;none remains;no balance;no more;zero balance;balance is zero;balance due;remaining;remainder;rest of;all that;all of it;all sums;all money;all monies;all amounts;all claims;all rights;all liens;all labor;any and all;each and every;past and to come;past or future;whether past;before or after;from first to last;start to finish;beginning to end;job as a whole;the whole job;whole contract;entire job;entire project;entire work;all dates;whole of;in full satisfaction;full satisfaction;full payment;full and final;full contract;fully paid;paid off;account closed;closes our account;closes the account;account is closed;settled in full;satisfied in full;fully satisfied;to the last cent;every dollar;done with;are done;is done;work is done;work finished;job finished;punch list;retainage released;retention released;release of retainage;release of retention;retainage due;final retainage;holdback release;warranty;owes nothing;owe nothing;owed nothing;nothing owed;nothing is due;owes us nothing".split(
    ";",
  );

/** In sentences of waivers for one payment of several. */
export const progressPhrases: readonly string[] =
  "progress payment;partial payment;through;up to;up to and including;to date;to the date;thru;as of;period ending;period;progress;partial;interim;this payment;monthly;retainage excepted;except retainage;excluding retainage;does not cover;not cover;later work;work after;after that date;through date;furnished through;performed through;retention;pending modifications;items furnished after;extras;to the following extent;estimate no;pay period;current payment;progress billing;installment;to the extent;covers a;part;partially;instalment;so far;on account;stage;draw;requisition;estimate;application;invoice;billing;cycle;month;week;weekly;current;earlier;later;after;beyond;until;on or before;before;prior to;from the;date below;cut off;cutoff;and no later;no further than;partial release;partial waiver;partial lien;part payment;partial draw;stage payment;progress draw;progress sum;this draw;this check;this sum;this amount;this installment;this requisition;this estimate;this period;this month;this cycle;this invoice;this billing;this stage;current draw;current period;current invoice;month of;week of;week ending;period ended;period end;period closing;later deliveries;later labor;later claims;later invoices;later dates;later material;future work;future payments;future claims;remaining work;work still;work to come;still to come;yet to come;yet to be;not yet billed;not billed;unbilled;after that;after the date;after this date;after said date;afterward;thereafter;stays open;remain open;remains open;are open;are kept;is kept;kept;keeps;keep;reserved;reserves;preserved;preserves;retained;retains;holdback;held back;withheld;retainage stays;retention stays;retainage remains;are not released;is not released;not released;not waived;is not waived;are not waived;not affected;unaffected;untouched;outside this;does not reach;does not touch;does not extend;only for;only as to;only to;limited to;to the extent of;to that extent;no more than;not more than".split(
    ";",
  );

/** In the sentence of a notary. */
export const notaryPhrases: readonly string[] =
  "[subscribed and sworn|sworn and subscribed|sworn to and subscribed|signed and sworn|sworn to] [to |]before me;[sworn to|acknowledged|subscribed|signed|attested] before me;before me, [a|the undersigned] notary;notary public, personally appeared;personally appeared before me;taken, sworn and subscribed".split(
    ";",
  );

/** A day in that sentence that nobody filled in. */
export const notaryDays: readonly string[] = "this day of;day of[, | ]20_".split(";");
