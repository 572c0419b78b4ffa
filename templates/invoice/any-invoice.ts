// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts
import type { InvoiceTemplate } from "../../src/lexicon/invoice-template.ts";

/** Any invoice, bill, receipt or credit note, read by the words of its language, its geometry and its arithmetic. */
export const anyInvoice: InvoiceTemplate = {
  id: "any-invoice",
  kind: "INVOICE",
  describes:
    "Any invoice, bill, receipt or credit note, read by the words of its language, its geometry and its arithmetic.",
  recognise: { all: [], some: [], none: [] },
  words: [
    {
      language: "mul",
      titles: {
        invoice: "faktura".split(";"),
        "pro-forma": "pro forma;proforma;proforma faktura".split(";"),
      },
      head: {
        invoiceNumber: "nota;faktura;faktura nr;faktura no".split(";"),
        invoiceDate: "rechnung von;factuur van".split(";"),
        plainDate: "datum;data".split(";"),
        dueDate: "valuta".split(";"),
        paymentTerms: "betaling;termijn".split(";"),
        purchaseOrder: "po number;po no;po nr;po;po nummer".split(";"),
        taxId: "uid;siret;siren;moms;vat number;vat no;vat nr;vat id;tax id;vat nummer".split(";"),
        iban: "iban;iban no;iban nr;iban bic;bank iban;iban nummer".split(";"),
        receiptNumber: "trace nr;nota nr".split(";"),
        plainNumber: "no;nr;num;#;ref;ref nr;id;nummer;dokument;numéro".split(";"),
        otherNumber:
          "expedition;abonne;regnr;oda no;oda;terminal id;terminal;eori;gln;projekt;aid;ean".split(
            ";",
          ),
        otherDate:
          "van;bij betaling binnen;indien betaald binnen;tom;check in;check out;periode".split(";"),
        other:
          "eft;member name;kontaktlos;register nr;gewicht;in worten;betrag in worten;payback punkte;nombre de colis;nombre d articles;pag;slownie;kwota slownie;greutate neta;betuvel;tel;fax;tel fax;email;e mail;mail;web;website;www;internet;bank;swift;swift bic;bic;bic swift;att;incoterm;incoterms;note;status;original;telefon;telefax;mobil;kontakt;land;kolli;gsm;tlf".split(
            ";",
          ),
      },
      amounts: {
        subtotal: "total articles;sub total;subtotal;netto".split(";"),
        discount: "coupon;rabat".split(";"),
        shipping: "levering".split(";"),
        tip: "tip".split(";"),
        tax: "taxe;taxes;tva btw".split(";"),
        total: "total eur;brutto".split(";"),
        plainTotal: "suma;total".split(";"),
        balanceDue: "saldo".split(";"),
        cashTendered: "credit;cash;visa;amex".split(";"),
        otherAmount: "current month;skonto;kurs".split(";"),
      },
      columns: {
        position: "pos;position;#;no;nr;num".split(";"),
        code: "art no;art nr;sku;ean;gtin;isbn;plu;ref;cod;kod".split(";"),
        description: "name;charge;material;produkt".split(";"),
        quantity: "qt;quant;kwh".split(";"),
        unit: "unit;u m;um".split(";"),
        unitPrice: "pu".split(";"),
        discountRate: "rab %".split(";"),
        taxRate: "vat %".split(";"),
        amount: "total;subtotal;total eur;eur;suma".split(";"),
        netAmount: "net;netto".split(";"),
        grossAmount: "brutto".split(";"),
        serviceDate: "datum;periode".split(";"),
        other: "exp;ordre;lot;status;kolli;konto;saldo".split(";"),
      },
      roles: {
        customer: "account holder;services to;firma;patient".split(";"),
        vendor: "from;invoice from".split(";"),
      },
      months: [],
      legalForms:
        "& co;sa;holding;s a;srl;uab;eood;ood;d o o;j d o o;osaühing;mtü;llp;pvt ltd".split(";"),
      units:
        "h;hr;min;un;set;kit;gr;m;mm;cm;km;meter;lm;m2;ha;m3;l;lt;ltr;liter;ml;cl;g;gram;kg;kilo;t;ton;mt;pk;pkt;rl;kwh;kw;mwh;karton;krt;pal;fl;pers;ü;par;dag;ark".split(
          ";",
        ),
      groupSums: [],
      taxIncluded: [],
      currencies: { EUR: "euro;euros".split(";"), SEK: "kr".split(";"), USD: "dólar".split(";") },
    },
    {
      language: "en",
      titles: {
        invoice:
          "[tax|vat|gst|hst|sales|commercial|service|services|final|interim|progress|deposit|partial|consolidated|summary|recurring|monthly|original|duplicate|corrected|copy|rental|freight|contractor|contractors|contractor s|subcontractor|subcontractors|construction|labor|labour|material|materials|repair|consulting|legal|medical|cash|fee|self billed|self billing|customer|standard|electronic|online|digital|detailed|simplified|advance|advance payment|down payment|prepayment|milestone|parts|purchase|customs|export|storage|subscription|manual|replacement|closing|full|official|original tax|duplicate tax|copy tax|] invoice;invoice [copy|original|duplicate|summary|statement|detail|details|receipt|bill|form];[tax|sales|cash|vat] invoice [receipt|cash memo|statement|copy|bill];[your|] [cash|freight|final|water|electric|electricity|gas|energy|power|phone|telephone|utility|mobile|broadband|internet|medical|hospital|sales|monthly|retail|hotel|restaurant|repair|service|tax|latest|sewer|wireless] bill;your [new|latest|monthly|] [bill|invoice];bill for [services|services rendered];statement of [charges|fees|services];fee [note|statement];debit [note|memo|memorandum];[statement|receipt|proof of|billing] invoice;bill;bill of supply;billing statement;note of fees;fee account;cash memo".split(
            ";",
          ),
        "credit-note":
          "[sales|tax|customer|gst|vat|] credit [note|memo|memorandum|invoice|adjustment note];[tax|] adjustment note;[cancellation|reversal|cancelled|reversed] invoice;invoice [cancellation|reversal|credit];[return|customer|invoice|] credit [slip|advice];refund [note|invoice|receipt|slip];credit;refund".split(
            ";",
          ),
        receipt:
          "[sales|cash|payment|official|store|till|customer|sale|purchase|donation|rent|rental|e|parking|fuel|gas|taxi|tax|order|simplified|credit card|merchant|original|duplicate|transaction|deposit|toll|digital|your|guest] receipt;receipt [of|for|from] [payment|purchase|sale];receipt [copy|voucher|details];[sales|cash] [slip|ticket|docket|check];[guest|dinner|bar|restaurant] check;guest [folio|bill|invoice];[hotel|information|room] folio;receipt;folio;customer copy;merchant copy;paid in full receipt".split(
            ";",
          ),
        "pro-forma":
          "[pro forma|proforma|preliminary|draft] [tax|commercial|sales|service|] [invoice|bill];request for advance payment".split(
            ";",
          ),
        other:
          "[blanket|standard|stock|service|sub contract|subcontract|] purchase [order|requisition|agreement];[sales|work|service|change|customer|delivery|job|repair|production|shop|transfer|release|material|supply|rental|field] order;order [confirmation|acknowledgement|acknowledgment|form|summary|acceptance];[sales|purchase|work] order [confirmation|acknowledgement|acknowledgment];[price|sales|project|service|job] [quote|quotation|estimate|proposal];[bid|tender|quotation] [form|proposal];[request|invitation] [for|to] [quote|quotation|proposal|bid|tender|proposals|information];[delivery|despatch|dispatch|goods|consignment|shipping|advice|collection|return|returns] [note|docket|ticket|slip|advice|receipt|order form];goods [received|receipt] note;packing [slip|list|note];pick [list|ticket|slip];picking [list|ticket|slip|note];bill of [lading|materials|quantities|sale];[straight|] bill of lading;[account|customer|monthly|activity|open item|bank|overdue] statement;statement of [account|accounts|open items|work];[payment|past due|overdue] [reminder|notice];[first|second|third|final|friendly] reminder;dunning [letter|notice];[final|disconnection|late] notice;remittance [advice|slip|note];payment [advice|voucher|order|certificate];[conditional|unconditional|partial|final] [waiver|lien waiver|waiver and release];lien [waiver|release];[waiver|release] of lien;[conditional|unconditional] waiver and release [on|upon] [progress|final] payment;application [for|and certificate for] payment;pay [application|request|estimate];payment [application|request];certificate [for|of] payment;change order [request|proposal|];expense [report|claim];[subcontract|rental|service|lease] agreement;[material|goods] receipt;[pay|payment] slip;[aging|receiving|inspection|daily] report;acknowledgement of order;quote;quotation;estimate;proposal;bid;rfq;proof of delivery;waybill;air waybill;manifest;statement;reminder;remittance;application and certification for payment;continuation sheet;schedule of values;timesheet;time sheet;time card;timecard;contract;agreement;price list;price catalogue;catalog;certificate of insurance;warranty certificate;w 9;data sheet;payslip;pay stub".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[invoice|inv|tax invoice|tax inv|vat invoice|gst invoice|sales invoice|commercial invoice|our invoice|this invoice|service invoice|bill|tax bill|billing|bill invoice|invoice bill|your bill|your invoice|inv bill] [number|numbers|no|nos|num|nbr|nr|#|id|code];[invoice|inv|bill] document [number|numbers|no|nos|num|nbr|nr|#|id|code];[document|doc|billing document|billing doc|accounting document] [number|no|nos|num|nbr|nr|#|id];[invoice|inv|bill] [ref|reference|serial|sequence] [no|number|#|];[invoice|bill|inv] [s no|sr no|sl no|serial number];[number|no|#] of [invoice|bill];[credit|debit] [note|memo|memorandum] [number|no|nr|#|id|ref|reference|];credit [invoice|inv] [number|no|#];credit [number|no|#];adjustment note [number|no|#|];[pro forma|proforma] [invoice|] [number|no|#];[cash|retail] [bill|memo] [no|number|#];freight bill [number|no|#|];invoice [number|no|#] [ref|reference];e invoice [no|number|#];irn invoice [no|number];fee note [number|no|#|ref];[serial number of|tax|] invoice;inv;invoice name;bill number account number".split(
            ";",
          ),
        invoiceDate:
          "date of [this|the] [bill|invoice];[invoice|inv] [tax|and tax] date;[invoice|inv|tax invoice|bill|billing|document|doc|billed|invoiced|statement|receipt|credit note|credit memo|credit|debit note|pro forma|proforma|our invoice|bill issue|invoice issue|sales invoice|purchase invoice|fee note|issue|issued|issuance|issuing] date [dd mm yyyy|mm dd yyyy|yyyy mm dd|mm dd yy|dd mm yy|y m d|d m y|m d y|];[date|dated] [of|on|for] [issue|issuance|invoice|bill|billing|receipt|the invoice|this invoice|invoicing|document|credit note];date [issued|invoiced|billed|invoice|inv];[invoice|bill|receipt|statement] [dated|issued|issued on|issued date|date issued|created|generated on|date of issue];[issued|billed|invoiced] [on|at];invoice [date & time|date time|date and time|day];[receipt|bill] [date & time|date time|date and time];[invoice date|date of invoice] [&|and] tax point;[date of|date] bill;freight bill date;issued;invoice date tax point;tax point invoice date;date tax point;date of statement".split(
            ";",
          ),
        plainDate:
          "date [dd mm yyyy|mm dd yyyy|yyyy mm dd|mm dd yy|dd mm yy|y m d|d m y|m d y|];[date|day] [time|& time|and time|hour];time [date|& date|and date];[transaction|sale|sales|purchase|txn|trans|trn|posting|ticket|business] [date|date time|date & time];date of [sale|purchase|transaction];[sold|purchased] on;created [on|at|date];dated;dt;date created".split(
            ";",
          ),
        dueDate:
          "due date [dd mm yyyy|mm dd yyyy|yyyy mm dd|mm dd yy|dd mm yy|y m d|d m y|m d y|];[payment|invoice|bill|pay|net|inv] due date [dd mm yyyy|mm dd yyyy|yyyy mm dd|mm dd yy|dd mm yy|y m d|d m y|m d y|];[expired|expiry|expiration] date [dd mm yyyy|mm dd yyyy|yyyy mm dd|mm dd yy|dd mm yy|y m d|d m y|m d y|];[payment|amount|invoice|balance|total|is|bill|your payment is|net|full payment|total amount|payment is|amount is|invoice is|] due [by|on|before|on or before|no later than];amount due [by|on|date];total due [by|on|date];balance due [by|on|date];[payment|invoice|net] due;[date|day] [due|payable|payment due];due [for payment|payment date|day];[pay|payable|please pay|payment|to be paid|pay in full|please pay by date|settle|please remit|kindly remit|remit|kindly pay|remit payment|payment required|please settle|kindly settle|please settle it|please pay us|please transfer|transfer|payment is required|payment is expected|payment to be received|payment must be received] [by|before|on or before|by date|no later than|until|not later than|required by];[last|final|latest|pay by|payable by|payment deadline|deadline|maturity|payment target|payment expected|expected payment] [date|day];last [date|day] [for|of] payment;[please pay|pay] this amount by;[direct debit|auto pay|autopay|debit|collection|withdrawal] [date|on|due|will be on];will be [debited|collected|charged|withdrawn] on;payment [date due|deadline|due day];due;due on receipt;due upon receipt;date of payment due;deadline for payment;deadline;payment target;pay date;expected payment;collection date;to pay before;pay until;maturity;date of maturity;last date to pay;latest payment date;due date of payment".split(
            ";",
          ),
        paymentTerms:
          "[payment|pay|credit|invoice|billing|net|sales|trade|trading|pmt|settlement|] terms;[payment|credit] term;term [of|for] payment;terms [of|for] [payment|sale|trade|delivery and payment];terms [& conditions|and conditions] of payment;[payment|conditions of] [conditions|payment];[payment|invoice] [is due|due|payable|to be made|is payable|must be made] [within|in];[payable|due] [within|in];method [& terms|and terms];terms code;payment period;credit period;net days;credit days".split(
            ";",
          ),
        purchaseOrder:
          "[p o|po|purchase order|purchase ord|purch order|cust po|customer po|customer p o|client po|client p o|your po|your p o|buyer po|buyers po|customer purchase order|your purchase order|client purchase order|cust p o|po order|p o order|purchase] [number|no|nos|num|nbr|nr|#|id|code|ref|reference|];[p o|po|purchase order|customer po] [# ref|ref no|reference no|ref number|reference number|ref #|# no];[your|customer|cust|client|buyer|buyers|buyer s|customer s|customers|purchaser s] order [number|no|nos|num|nbr|nr|#|id|code|ref|reference|];[your|customer|cust|client] order [ref no|reference no|reference number|no date|no & date|no and date];[ref|reference] [po|p o|purchase order];[order|po] reference [number|no|];[purchase order|po] [no|number|#] date;[po|p o|purchase order] [number|no|#] [ref|reference];[your|customer|client] [po|p o] [ref|reference];po job [no|number|#|name];p o job [no|number|#|name];[against|on] [po|purchase order] [no|number|#|];[po|p o] s o [no|number|#];contract po [no|number|#|];authorization po [no|number|#|];requisition po [no|number|#|];buyer s order no & date;number of purchase order;order no your ref".split(
            ";",
          ),
        currency:
          "[invoice|document|billing|payment|transaction|trading|billed] currency;currency [code|of invoice|used];[all|the] [amounts|prices|figures|totals|values] [are|are shown|are stated|are expressed|shown|stated|expressed|quoted|are quoted|are listed|] in;[amounts|prices|figures|values] [are|shown|stated|expressed|quoted|displayed|] in;[billed|charged|invoiced|payment] in;currency;currency all amounts in;curr".split(
            ";",
          ),
        taxId:
          "[vat|v a t|gst|g s t|hst|pst|qst|rst|gst hst|hst gst|gst qst|tps|tvq|tax|sst|sales tax|vat gst|tax vat|vat tax|wst|tvq qst|gst tps|service tax|sales & service tax|federal tax|us tax|state tax|business tax|income tax|eu vat|uk vat|company vat|company tax|local tax] [number|no|nr|#|id|id no|id number|identification number|reg|reg no|reg number|registration|registration no|registration number|nos|num|id #|ident|ident no|ident number|identification|identification no|identifier|identification code|reg nr|reg #|regn no|regn|regn number|registration nos|registration numbers|registration #|registration id|registered no|reg id|code|ref|reference|account|account no|account number|permit no|permit number|license no|in no|payer id|payer no|payer identification number];[tax|vat] [registered|registration] [number|no|#|in];registration [no|nos|number|numbers] [hst|gst|gst hst|hst gst|qst|pst|vat];[business|bn] [number|no|#] [gst|hst|gst hst|];[fein|ein|tin|gstin|abn|trn|ssn|itin|ntn|strn|nif|siren vat|vatin|fed id|fed tax id|federal id|federal ein|federal tin|employer id|employer identification|irs|irs ein|irs id|tfn|taxpayer id|taxpayer identification|tax payer id|taxpayer|gstin uin|ustid|cif nif|bn] [number|no|num|#|id|];[federal|fed|fed tax|federal tax] [id|i d|ein|tin|identification|employer id|employer identification] [number|no|#|];tax i d [number|no|#|];tax id [ein|tin|vat] [number|no|#|];[gst|vat|tax] [tin|in] [no|number|];[ird|ird gst|gst ird] [number|no|#|];value added tax [id|identification|registration|reg] [no|number|];goods and services tax [registration|reg] [no|number|];tax [file|office] number;vat;gst;hst;gst hst;hst gst;qst;pst;australian business number;ppn npwp;npwp;brn vat".split(
            ";",
          ),
        customerTaxId:
          "[your|customer|customers|customer s|client|clients|client s|buyer|buyers|buyer s|purchaser|purchaser s|recipient|recipient s|bill to|billed to|party|consignee|receiver|receiver s|sold to|cust] [vat|gst|tax|vat tax|gst hst|hst|sst|eu vat] [number|no|nr|#|id|id no|id number|identification number|reg|reg no|reg number|registration|registration no|registration number|nos|code|in|];[your|customer|customer s|client|client s|buyer|buyer s|recipient|party|consignee|billing] [gstin|abn|tin|ein|trn|vatin|gstin uin|npwp] [number|no|];[vat|tax|gst] [id|no|number|reg no|registration number|identification number] [of|for] [the|] [customer|client|buyer|recipient|purchaser];[vat|tax|gst] [id|no|number] customer;gstin of [recipient|buyer|receiver|customer]".split(
            ";",
          ),
        vendorTaxId:
          "[our|seller|sellers|seller s|supplier|suppliers|supplier s|vendor|vendors|vendor s|issuer|issuer s|merchant|provider|payee|company s|biller] [vat|gst|tax|vat tax|gst hst|hst|sst|eu vat] [number|no|nr|#|id|id no|id number|identification number|reg|reg no|reg number|registration|registration no|registration number|nos|code|in|];[our|seller|seller s|supplier|supplier s|vendor|vendor s|payee|company|company s] [gstin|abn|tin|ein|trn|vatin|gstin uin|npwp] [number|no|];[vat|tax|gst] [id|no|number|reg no|registration number|identification number] [of|for] [the|] [seller|supplier|vendor|issuer];[vat|tax|gst] [id|no|number] [seller|supplier|vendor];gstin of [supplier|seller]".split(
            ";",
          ),
        iban: "iban [number|no|nr|code|#|account|bic|swift];[bank|account|our|euro|eur|usd|gbp] iban;[account|bank account|account no|account number|bank account no|bank account number] iban;iban account [number|no|];international bank account number".split(
          ";",
        ),
        receiptNumber:
          "[receipt|rcpt|rec|rct|transaction|trans|txn|trx|tran|sales receipt|cash receipt|payment receipt|official receipt|ticket|sale|sales|slip|docket|statement|folio|guest check|voucher|pro|cash sale|confirmation receipt|journal|bill receipt|chit|token] [number|numbers|no|nos|num|nbr|nr|#|id|ref];[check|chk] [#|no|number];[receipt|transaction|folio] [ref|reference] [no|number|];[sales|] ticket;o r [no|number|#];or [no|#];pos [transaction|receipt] [no|number|#|id];txn;receipt;transaction;folio;trans".split(
            ";",
          ),
        plainNumber:
          "[ref|reference] [number|no|#|id|code|nr];serial [number|no|#];file [no|number|#];number;reference;s no;document;doc".split(
            ";",
          ),
        otherNumber:
          "[sales|work|delivery|service|job|our|web|online|shop|store|so|purchase requisition|internal|repair|shipping|shop order|call off|change|original|release|amazon|ebay|etsy|production|transfer|related|call|master|main|blanket|rental|table|pick|picking|] order [number|numbers|no|nos|num|nbr|nr|#|id|code];[sales|work|our|web|online|service|delivery|repair|blanket|change] order;order [ref|reference id|detail|details|placed by];[s o|so|w o|wo|sro|ro|c o|co|rma|bol|b l|bl|awb|hawb|mawb|msds|grn|asn|dn|do|d o|hbl|mbl] [number|no|num|nr|#|id];[rma|awb|waybill|air waybill|airway bill|e way bill|eway bill|bill of lading|master bill of lading|house bill|tracking|shipment|consignment|container|seal|trip|load|manifest|route|vehicle|truck|trailer|voyage|flight|lot|batch|pallet|parcel] [number|numbers|no|nos|num|nr|#|id|code|ref|reference|];[customer|cust|client|account|acct|a c|acc|member|membership|subscriber|patient|debtor|supplier|vendor|ship to|bill to|sold to|payer|consumer|service|service account|user|guest|loyalty|tenant|policy|party|employee|emp|ar|billing account|customer account|cust account|client account|your account|your customer|service agreement|premise|premises|account reference|customer reference|insured|student|buyer|creditor] [number|numbers|no|nos|num|nbr|nr|#|id|code];[customer|cust|client|account|your|our|supplier|vendor|billing|bill to|payment|bank|acct|a c|job|project|contract|delivery|file|matter|internal|external|seller|buyer|supplier s|other|sender|sender s|payer|quote|case|booking|shipment|tracking|carrier|contact] [ref|reference] [number|no|#|id|code|];[your|our] [ref|reference] [1|2];customer ref [1|2|3];[your|our|customer] [refs|references];[job|project|contract|sub contract|subcontract|quote|quotation|estimate|proposal|bid|tender|site|location|loc|phase|cost code|cost center|cost centre|gl|g l|gl account|task|work|phase code|department|dept|agreement|framework agreement|master agreement|commitment|sov|vendor id|change order|draw|application|pay app|requisition|req|permit|license|licence|contractor license|contractors license|plan|unit|lot|building|reservation|booking|confirmation|conf|registration|event|case|claim|claim ref|matter|incident|ticket ref|service call|service ticket|work ticket|field ticket|delivery ticket|load ticket|scale ticket|weigh ticket|batch ticket|authorization|authorisation|auth|approval|appr|permission] [number|numbers|no|nos|num|nbr|nr|#|id|code];[job|project|contract|quote|estimate|site|location|work order|cost center|cost centre|department|matter|event|campaign|phase] [name|title|description|ref|reference];[delivery|despatch|dispatch|packing|pick|shipping|goods received|goods receipt|advice|consignment|return|returns] [note|slip|ticket|docket|list|advice|order] [number|numbers|no|nos|num|nr|#|id|ref|];[delivery|dispatch|despatch|shipping document|loading] [number|no|nr|#|id];sales order [number|no] [date|& date];[meter|meter serial|mpan|mprn|mpr|nmi|icp|supply|supply point|esi id|pod|service point|sa|point of delivery|premise|circuit|imei|sim|model|part|item|engine|chassis|vin|registration plate|stock|unit|asset|equipment|tag] [number|numbers|no|nos|num|nr|#|id|code];[terminal|term|register|till|lane|pos|cashier|clerk|operator|server|store|shop|outlet|table|tbl|guests|host|station|drawer|shift|device|merchant|mid|tid|aid|tvr|tsi|rrn|stan|auth|approval|batch|trace|sequence|seq|seq no|card|cc|account card|reference card|queue|order queue|covers|counter|room|pump|gate|loyalty card] [number|no|nos|nr|#|id|code];[original|related|previous|corrected|original tax|reference|against|linked|cancelled|credited|old] [invoice|bill] [number|no|#|ref|reference|];[applies|applied|relates|refers] to invoice [number|no|#|];[payment|transfer|remittance|deposit|wire|ach|mandate|direct debit mandate|sepa mandate|creditor|cheque|payment slip|structured|giro|bpay|invoice barcode] [reference|ref|code|id|identifier|number|no|#] [number|no|];[irn|ack|acknowledgement|acknowledgment|challan|lr|l r|gr rr|rr|dc|d c|eway|hsn code|fssai|cin|pan|lut|lut arn|arn|udyam|msme|drug license|dl|tan] [number|no|nos|num|#|id|date|];[challan|delivery challan] [no|number|date];state [code|name code];[quote|estimate|proposal|contract] #;[page|pg|sheet] [number|no|#|];[customer|client|vendor|supplier|buyer] [type|group|class];[duns|naics|sic|cage|cage code|hs|hts|eori|eccn|commodity|tariff] [number|no|code|];[sales|service] agreement [number|no|#|];gl [code|account|string];confirmation [number|no|#|code|];[lien|bond|insurance|policy] [number|no|#];[invoice|bill] type;[invoice|bill|pay|amount] [this|in] [full|invoice];document [type|title|version|set|class];invoice [status|type|category|recipient|method|group|questions|inquiries|enquiries|query|queries|notes|note|template|format|layout];bill [type|status];tax [class|status|category|rate|exempt|type|group|exempt no|exemption];[gst|vat] [exempt|exemption] [no|number|#|certificate];vat [status|category|rate|rates|analysis|summary|breakdown|country|group];gst [status|category|rate|treatment|breakdown|summary|details];number of [items|pages|packages|pieces|cartons|boxes|pallets|units|guests|nights|days|persons|parcels|copies|hours|people|covers|lines|rooms|articles];no of [items|pages|packages|pieces|cartons|boxes|pallets|units|guests|nights|days|persons|pkgs|pcs|copies|hours|people|covers|lines|rooms|pax];# of [items|pages|packages|pieces|cartons|boxes|pallets|units|guests|nights|days|hours|people|lines];structured communication;order;bol;other references;job;project;contract;subcontract;quote;quotation;estimate;proposal;booking;reservation;matter;re;department;cost center;cost centre;subject;site;store;cashier;server;table;register;clerk;operator;room;guest;guests;pump;lane;room type;place of supply;despatch document no;dispatch doc no;motor vehicle no;version;revision;leitweg id;tax office;invoice in words".split(
            ";",
          ),
        otherDate:
          "[order|ordered|delivery|delivered|ship|shipped|shipping|shipment|despatch|dispatch|service|services|supply|performance|work|completion|completed|print|printed|printing|run|print run|po|purchase order|p o|job|contract|quote|quotation|estimate|proposal|tax point|taxpoint|tax|vat|value|payment|paid|last payment|received|receipt of goods|arrival|departure|check in|check out|checkin|checkout|start|end|from|to|through|thru|begin|beginning|ending|period|valid|valid until|next bill|next billing|next invoice|next payment|next reading|next meter reading|renewal|cut off|cutoff|closing|meter reading|read|reading|meter read|previous bill|last bill|last statement|last invoice|previous|pickup|pick up|collection due|pro|event|travel|rental|return|required|requested|requested delivery|want|promise|promised|delivery note|goods receipt|discount|discount due|discount by|entry|entered|booking|reservation|approval|approved|effective|original invoice|draw|signature|signed|birth|admission|discharge|statement closing|account|work order|sales order|so|w o|dispute|mailing|mailed|sent|update|updated|last updated|revision|revised|created by|load|export|import|late fee|overdue|late|late payment|filing|bol|release|recorded|installation|connection|call|usage|charge|customer order|your order|plan start|plan end|settlement discount] date;[date|dates] of [order|delivery|supply|service|services|shipment|dispatch|despatch|performance|payment|arrival|departure|work|completion|purchase order|birth|print|printing|loss|stay|travel|visit|admission|contract|order confirmation|supply of services|goods|event|rental|reading|receipt of goods|loading|removal|supply tax point|approval|last payment];date [shipped|ordered|delivered|paid|received|printed|completed|required|from|to|in|out|sent|approved|entered|started|requested|wanted|signed|posted|of tax point|worked|performed|opened|closed|due discount];[dates|date] [worked|in|out|covered];[tax|vat] point;tax point [date|time|date of supply];date [&|and] [place|time] of [supply|delivery|issue];[time|date time|date & time] of [supply|delivery|removal|issue];[billing|bill|invoice|service|statement|usage|rental|supply|delivery|performance|work|charge|contract|reporting|accounting|subscription|rate|reading|coverage|pay|payroll|tax|current|plan|hire|reference|invoicing] [period|period of|cycle|month|window|dates|term|interval|periods];[billing|service|invoice] [from|to|start|end|through];period [of|from|to|ending|covered|start|end|of service|of performance|of supply|beginning|];period of [service|performance|supply|services|invoice];[for|in] the [period|month] [of|from|ending|];[from|to] [date|period];[services|service|work] [through|thru|from|to|rendered|provided|performed] [through|on|from|];[hire|rental|rent|stay|lease] [start|end|from|to|period|begin|out|in];[shipped|delivered|ordered|printed|paid|received|completed|sent|posted|created by|approved|mailed|collected|dispatched|despatched|posted at] [on|at|date];valid [until|till|to|from|thru|through|for];[expires|expiry|expiration|exp] [on|at|];[month|year|week|day|quarter] [of|ending|commencing|number|];week [ending|commencing|no|beginning|end];[w e|w c] [date|];last [payment|invoice|bill|statement|reading|updated];next [bill|billing|invoice|reading|meter reading|payment];[discount|prompt payment discount|settlement discount] [due|until|by|valid until|available until|if paid by|expires];if paid [by|before|after|within|on];[if|when] [paid|received] [by|before|after|within|on|on or before];[amount|total] [if|when] [paid|received] [by|before|after];pay [after|late];[past due|overdue|in arrears] [since|by|days];your order [of|dated|from];[order|po|purchase order|contract|delivery note] dated;order [received|placed|placed on|taken];[date|time] printed;delivery [time|week|window|on|schedule];[in|out|entry|exit|lead|] time;[time|checked] [in|out];taxpoint;checkin;checkout;arrival;departure;arrive;depart;arrived;departed;entry;exit;exp date;on or before discount;after due date;member since;customer since;return by".split(
            ";",
          ),
        other:
          "questions [about|concerning|regarding] [this|your|the] [invoice|bill|statement];[account|acct|a c] [type|holder|name of];[company|corporate|registered|trade|commercial|companies house|company reg|co reg|incorporation] [reg|reg no|reg number|registration|registration no|registration number|number|no|#|registered number|registered no|register no|house no|registry|registered in|registered office|register|licence|license|registration code|reg code|id|identification number];business [reg|reg no|registration|registration no|registration number|license|licence|license no|address];co [reg|reg no|registration no|registration number];[registered|reg] [office|no|number|in|address|in england|in england no|in england & wales|in england and wales|charity|charity no|charity number|in ireland|in scotland|seat|company];[crn|uen|acn|arbn|nzbn|roc|cro|kvk|coc|chamber of commerce|chamber of commerce no|coc no|trade register|commercial register|commercial registration|siret|siren|rcs|naf|ape|hrb|register court|court of registration|place of registration|local court|share capital|capital|managing director|managing directors|director|directors|ceo|cfo|president|chairman|chairman of the board|general manager|board of directors|management|partner|partners|owner|proprietor|company secretary] [number|no|];[telephone|bank account|clearing|contact|routing|transit|mobile|phone|bsb|aba] [no|number|];payment [method|methods|mode|type|option|options|details|information|info|instructions|instruction|status|means|link|options are];[delivery mode|bank|sort|branch|ifsc|rtgs neft ifsc|micr|swift|bic|routing|biller|zip|post|postal|city state zip|security|qr] code;[bank transfer|wire transfer|bacs|ach|eft|contact] [details|];[contact|bank|branch|clerk|operator|cashier|server|driver|buyer|issued by|carrier|store|print|application|member] name;[email|e mail|web|bank|swift|office|postal|mailing|street|] address;[authorized|authorised] [by|signature|signatory];[delivery|shipping] [method|terms|conditions];[sales|] [office|contact|rep|representative|agent];[billing|] [enquiries|inquiries|questions];[tel|institution|fax] [no|number];[prepared|created|entered|checked|approved|ordered|order|requested|written|taken|served|received|signed|handled|processed|ship|paid] by;[beneficiary account|aba routing] [number|];[amount|rupees|amount chargeable|tax amount|] in words;[mode|means] [of transport|of payment];[whether tax is payable under|tax is payable on|] reverse charge;[name of|beneficiary|receiving|intermediary|our|account with] bank;[fob|f o b|shipping|ship|loading] point;[mode|terms|conditions] of delivery;[ship|shipped] [via|from];[contact|important] [information|];[gross|net|total|] weight;[main|branch] [office|];[mode|method] [of shipment|of payment];customer [service|care|support];place of [receipt|receipt by shipper|delivery terms];[opening|open|store|] hours;[wire|special|] instructions;your [contact|server|cashier|host];[mob|po box] [no|];[paypal|upi] [id|];[call|contact|follow|visit|join] us;[how|ways|scan] to pay;ship mode;ph;tel nr;phone #;fax #;facsimile;cell;cell phone;cellphone;toll free;hotline;direct;direct line;direct dial;whatsapp;phone fax;support;help desk;helpdesk;call us on;call;contact person;pager;telex;email id;web site;url;online;homepage;home page;http;skype;facebook;twitter;instagram;linkedin;any questions;bankers;bank branch;bank details;bank account #;bank acct;bank a c;bank info;bank information;banking details;bank identifier;bank key;wire;ach routing;chaps;sortcode;sort code account;ifsc;micr;routing #;aba #;bank clearing;blz;bpay;venmo;zelle;cash app;payid;interac;e transfer;stripe;giro;giro account;postal account;bank giro credit;head office;headquarters;street;city;town;state;province;county;country;zip;postcode;p o box;city state zip;city st zip;region;suburb;district;attn;attention;c o;care of;f a o;fao;dear;dear sir;dear customer;to whom it may concern;[|order] brand;product;special handling;billing [type|calendar];property;sales [office|region];[agency|advertiser] [code|ref|id|#];flight [date|dates];acct types;account types;co op order type;gen date;[alt order|deal|est external] #;line [start|end] date;buyer s name;demo;package;sales person;salesperson;salesrep;salesman;account manager;account executive;account rep;sales team;our contact;sold by employee;driver;technician;mechanic;foreman;superintendent;supervisor;project manager;estimator;requestor;requester;requisitioner;engineer;architect;consultant;editor;accountant;bookkeeper;user;author;shipment method;ship method;delivery mode;mode terms of payment;via;carrier;courier;freight terms;freight class;fob;f o b;dispatched through;despatched through;transporter;transport;vessel;vessel flight no;port of loading;port of discharge;final destination;destination;origin;country of origin;packages;marks;marks & numbers;package type;volume;dimensions;cargo;warehouse;whse;zone;dispatch from;pay method;paid via;paid with;card type;card;card holder;cardholder;name on card;cvv;pay online;terms & conditions;terms and conditions;conditions;notes;remark;remarks;comment;comments;message;memo;disclaimer;warranty;return policy;returns;thank you;thank you for your business;please note;declaration;certification;signature;signatory;received in good condition;title;type;category;class;description of services;summary;details;overview;subject line;regarding;language;time zone;quantity;qty;rupees;copy;duplicate;triplicate;reprint;page of;scan;barcode;survey;wifi;password;entry mode;chip;contactless;swiped;verified by pin;approved;application label;member;loyalty;rewards;rewards member;points;reverse charge y n".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "invoice value [excluding|excl|ex|exc] vat;[sub total|subtotal] [amount|net|value|price|items|due|charges|this invoice|of charges|of items];[sub total|subtotal|total|amount|total amount|invoice total|invoice amount|total price|total cost|sum|items total|item total|total value|total charges|price|total sales|amount total|value|net total|net amount|net|total net|total invoice|charges|grand total|balance|total due|net value|net price|total sale|net sub total|net subtotal|sub total amount|order total] [ex|exc|excl|exclusive|exclusive of|excl of|excluding|without|before|pre|net of|not including] [vat|gst|hst|sst|tax|taxes|sales tax|gst hst|vat gst|all tax|all taxes];[total|sub total|subtotal|amount|total amount|sum] ex;[net|total net|net invoice|nett|total nett|net sales] [total|amount|value|sum|price|sub total|subtotal|sales|goods|amounts|goods value|goods amount|items|cost|charge|charges|invoice|invoice amount|invoice value|invoice total|total amount|worth];[total|amount|value] [net|nett];[total|net|value of|nett] goods;goods [total|value|amount|subtotal|net];total goods [value|amount|net];[merchandise|merch|product|products|item|items|line items|line item|lines|line|sales|order|services|service|charges|parts & labor|parts and labor|labor and materials|labour & materials|fees|cart|food|food & beverage|food and beverage|food & bev|f b|room|net sales|sale] [subtotal|sub total];[merchandise|merch|product|products|item|items|line items|line item|lines|line|material and labor|labor and materials|goods|sum of items] total;total [merchandise|products|of items|of lines|line items|item amount|items amount|line amount|line amounts|item value|item price|items price|fees for services|materials and labor|labor and materials|labor & materials|labour & materials|labour and materials|parts & labor|parts and labor];sum of [items|lines|line items|line net amounts|line net amount|net amounts|all items];[amount|total|sum|value|invoice total|net amount] [before|without|excl|excluding|ex|net of] [tax|taxes|vat|gst|hst|taxation|fees|tax & shipping|taxes and fees|shipping|shipping and tax|discount|discounts];[total|subtotal|amount|sub total] [after|less|before|net of|without|incl|with] [discount|discounts|trade discount|adjustments|all discounts|deductions|allowance|allowances|credits];[discounted|adjusted|gross|total|net] [subtotal|sub total];total [excl|excluding|exclusive|ex|exc|before] [of|] tax amount;[total|amount|subtotal] tax exclusive;tax exclusive [amount|total|subtotal];[current|new|total current|total new|this month s|total] charges;[current|new] charges [total|subtotal|this month|this period];total [current|new] charges [excl vat|before tax|before vat|excluding vat|ex gst];[total|amount|subtotal] [this|for this] [period|month];gross sales [amount|];sub tot;sub ttl;subttl;sub amount;sub sum;subtot;s total;net;nett;total without vat amount;charges;purchases".split(
            ";",
          ),
        discount:
          "[less|minus|deduct] [disc|trade disc|rebate|coupon|allowance|promo|promotion|voucher|special discount|volume discount|goodwill|concession|credit allowance];[|less] [|agency|agency s|advertising agency|standard agency] [commission|comm];[less|minus] [|15 %|10 %] agency [discount|fee];discounts [& credits|and credits|and rebates|& allowances|and allowances|applied];discount [on|of|for|at|code|rate|percentage|percent|allowed|granted|taken|received];special [rate|price] [reduction|adjustment];[less|total|applied|invoice|order|sales|trade|volume|quantity|bulk|cash|customer|special|project|contractor|loyalty|member|membership|seasonal|promotional|promotion|promo|coupon|voucher|employee|staff|senior|military|friends & family|early bird|other|additional|extra|global|overall|document|line|item|settlement|rebate|courtesy|pre tax|your|dealer|wholesale|goodwill|negotiated|package|subscription|manager|percent|%|senior citizen|pwd|introductory|less trade|contract|document level|basket|total item|gift voucher|prompt pay|] discount;[total|] [discounts|discount amount|line discounts|rebate|rebates|allowances|deductions];[rewards|reward|points|discount|coupon|promo|promo code|promotion|voucher|member savings] applied;discount [total|given|value|sum|%|on invoice|on goods|coupon];[document level|trade in|trade|sales|] allowance;[goodwill|courtesy|promotional] credit;disc;less discounts;discounts total;item discounts;disc %;trade in;less trade in;sum of allowances;markdown;mark down;reduction;price reduction;deduction;less deductions;concession;concessions;courtesy adjustment;write off;coupons;coupon code;coupon savings;store coupon;manufacturer coupon;mfr coupon;promo;promo code;promotion;promotions;promotional code;promotions discounts;voucher;offer;special offer;instant savings;instant rebate".split(
            ";",
          ),
        shipping:
          "[less|plus|add|estimated|est|additional] [shipping|freight|delivery|postage|carriage];[shipping|freight|delivery] [cost|costs|charge|charges|fee|amount|total|& handling|and handling|excl vat|];[carriage|transportation|transport] [charge|charges|cost|];[total|standard|express|ground|air|priority|expedited|flat rate|free|economy|overnight|international|domestic|packing &|handling &|handling and] shipping;[shipping &|shipping and|freight|freight &|freight and|total|home|express|standard|courier|free|net|packing &|packing and] delivery;[postage &|postage and|postage|post &] [packing|packaging];[shipping handling|courier|transport] [fee|charges|];[outbound|inbound|total|prepaid|sea|air|ocean|handling|handling &] freight;[shipping|postage] [cost|fee|& handling|and handling|& packaging|and packaging|];[shipping &|shipping and|shipping|freight &|freight and] insurance;[packing|packaging] [& postage|and postage];[delivery service|haulage|courier] [charge|];[carriage|post] [& packing|and packing];[shipping excl|shipping incl] [vat|tax];shipping fees;shipping & processing;ship;ship handling;shipping ex vat;shipping tax incl;flat rate;shipping method cost;s h;s & h;s and h;sh;p p;p & p;p and p;pp;pnp;p & h;d & h;freight in;freight out;freight handling;freight forwarding;freight prepaid;freight collect;freight & cartage;freight & packing;freight ex gst;freight incl gst;freight inc gst;freight excl gst;delivery fees;delivery net;delivery ex vat;delivery inc vat;delivery incl vat;carriage net;net carriage;carriage paid;total carriage;carriage outwards;cartage;cartage charges;drayage;transport costs;transportation costs;hauling;trucking;mailing;mailing cost;total postage;postal charges".split(
            ";",
          ),
        otherCharge:
          "[less|plus|add|total|other|special|additional|] [surcharge|surcharges];[fuel|energy|environmental|credit card|card|cc|processing|material|metal|copper|steel|weekend|holiday|covid|covid 19|small order|minimum order|minimum quantity|peak|demand|remote area|residential|emergency|tariff|alloy|currency|diesel|oil|security|winter|delivery area|public holiday|sunday|payment|amex|paypal|inflation|supply chain|after hours|overtime|toll|winter heating|trip] [surcharge|surcharges|recovery surcharge];[fuel|energy|environmental|environment|processing|service|convenience|credit card|card|admin|administration|administrative|booking|transaction|platform|packaging|packing|handling|setup|set up|restocking|re stocking|small order|minimum|min order|late|late payment|penalty|recycling|eco|bottle|container|bag|disposal|hazmat|hazardous material|hazardous|shop|shop supplies|mobilization|mobilisation|trip|call out|callout|travel|diagnostic|inspection|permit|license|licence|franchise|regulatory|regulatory recovery|cost recovery|facility|resort|destination|cleaning|amenity|parking|airport|concession|insurance|documentation|document|customs|customs clearance|clearance|brokerage|duty|import|installation|connection|activation|monthly|account|maintenance|rental|reconnection|meter|management|processing and handling|rush|expedite|expediting|certification|testing|paper bill|paper invoice|invoice|billing|bank|wire|wire transfer|returned check|bounced check|nsf|finance|legal|court|delivery and handling|tech|technology|franchise and regulatory|statutory|stamp|government|universal service|city|dump|dumping|tipping|landfill|pallet|crate|core|drum|crane|equipment|waiting time|waiting|demurrage|detention|storage|liftgate|lift gate|residential delivery|inside delivery|lumber assessment|environmental handling|corkage|cover|table|kitchen|staff|large party|room service|health|living wage|sf mandate|additional|other|misc|miscellaneous|extra|sundry|fixed|usage|base|standing|supply|capacity|demand|distribution|transmission|generation|network|basic|customer|minimum monthly] [fee|fees|charge|charges|cost|costs|levy];[late payment|overdue] interest;document level [charge|charges];[charges|costs] [for|of] [packaging|packing|handling|delivery and packing|insurance];[packing &|packing and] [handling|forwarding];[reimbursable|travel] [expenses|];[other charges &|total|taxes &|taxes and|] fees;overhead [& profit|and profit|];[sum of|total other|interest] charges;handling;packaging;packing;p & f;handling & packaging;pkg;crating;palletizing;pallets;insurance;duty;duties;customs;customs duty;duties & taxes;duties and taxes;import duty;setup;installation;assembly;shop supplies;shop supply;supplies;hazmat;waste disposal;hazardous waste;recycling;eco tax fee;ehf;crv;ca redemption value;bottle deposit;container deposit;deposit bottle;bag;bags;carrier bag;restocking;expenses;out of pocket expenses;reimbursables;disbursements;disbursement;mileage;per diem;o & p;oh & p;markup;mark up;contingency;bond;bonding;permit;permits;general conditions;misc;miscellaneous;other;others;sundry;sundries;extras;additional services;adjustment;adjustments;other adjustments;billing adjustment;fee;charge total;service chg;svc chg;svc charge;serv chg;svc;srv chg;s c;10 % service charge;interest;penalty;penalties;admin;demurrage;detention;levy;levies;retail delivery fee;co2 tax fee;waiting time;rush;expediting".split(
            ";",
          ),
        tip: "[automatic|large party|mandatory|customer|staff|delivery] [tip|gratuity];[auto|total|service|optional|included|] gratuity;[add|added|driver|total|crew] tip;tips;gratuities;auto grat;tip amount;gratuity amount;tip added;suggested gratuity added;grat;gratuity included".split(
          ";",
        ),
        rounding:
          "rounding [off|adjustment|adj|adjustments|amount|difference|diff|differences|error|total|to nearest 5 cents|benefit|of total|];[bill|cash|swedish|penny|total|payable|cent] rounding;[less|add|] [round off|rounding off];round [adj|up|down|off amount|];roundoff;rounded off;rnd;rnd adj;rounded".split(
            ";",
          ),
        tax: "[cgst9|sgst9|cgst6|sgst6|cgst14|sgst14|igst5|igst12|igst18|igst28];[less|plus|add|output|net|input|] [vat|v a t|gst|hst|pst|qst|rst|tps|tvq|sst|cgst|sgst|igst|utgst|ugst|gst hst|hst gst|gst pst|pst gst|gst qst|gst vat|vat gst|sales tax|tax|consumption tax|sales & use tax|sales and use tax|use tax|value added tax|goods & services tax|goods and services tax|sales taxes|taxes] [amount|amt|value|due|payable|charged|charge|charges|included|added|collected|on|of|at|rate|%|amount due|on sales|on goods|on services|applied|content|sum|];[vat|gst|hst|pst|qst|tax|sales tax|cgst|sgst|igst|sst] [standard|reduced|zero|standard rate|reduced rate|zero rate|zero rated|amount at|on subtotal|on sub total|on net|on shipping|on freight|on delivery|on total|on taxable amount|code 1|code 2|rate 1|rate 2|rate a|rate b|a|b];[state|county|city|local|federal|municipal|provincial|district|parish|town|village|borough|metro|transit|stadium|special|special district|state & local|state and local|state sales|county sales|city sales|local sales|state county|city county|general excise|excise|federal excise|gross receipts|gross receipt|ge|occupancy|lodging|room|hotel|accommodation|tourism|tourist|bed|transient occupancy|transient|rental|car rental|food|food & beverage|food and beverage|meals|meal|restaurant|prepared food|beverage|liquor|alcohol|mixed beverage|tobacco|fuel|motor fuel|gasoline|utility|utility users|utility user|telecom|telecommunications|communications|amusement|entertainment|admissions|luxury|stamp|environmental|carbon|climate change|insurance premium|franchise|privilege|business|service|services|soda|sugar|bag|lumber|heavy equipment rental|ad valorem|property|turnover|consumption|output|estimated|est|other|additional|combined|item|order|shipping|delivery|freight|hst gst|provincial sales|provincial service|harmonized sales|harmonised sales|quebec sales|retail sales|general sales|goods|mo sales|ca sales|ny sales|tx sales|nyc sales|central sales|1st|2nd|first|second] [tax|taxes|tax amount];[tax|taxes|sales tax|vat|gst] [1|2|3|a|b|i|ii];[central|state|integrated|union territory] [gst|goods and services tax|goods & services tax];[tax|vat|gst] [from|on] [base|items|taxable items|sales];[estimated|est] tax to be collected;[moms|mva|alv|kdv] vat;[gst|compensation|krishi kalyan|swachh bharat|education|] cess;tcs;tax collected at source;get;g e t;igic;ipsi;ust;mwst;tva;iva;btw;ppn;sct;cct;ccl;climate change levy;nhil;getfund;getfund levy;covid levy;igv;isc;tax to be collected;qst tvq;gst tps;tps gst;tvq qst;hst tvh;gst rt0001;reverse charge vat".split(
          ";",
        ),
        totalTax:
          "total [vat|v a t|gst|hst|pst|qst|sst|gst hst|hst gst|sales tax|tax|taxes|consumption tax|sales taxes|value added tax|output tax|cgst|sgst|igst] [amount|amounts|amt|due|payable|value|charged|charges|collected|applied|this invoice|];[vat|v a t|gst|hst|tax|taxes|sales tax|sst|gst hst|sales taxes] total;[sum|total] of [taxes|tax|vat|gst];total amount of [tax|vat|gst|taxes];[invoice|document] [total tax|total vat|tax total|vat total];total [taxes & fees|taxes and fees|taxes & surcharges|taxes and surcharges|surcharges and taxes];taxes total amount".split(
            ";",
          ),
        taxBase:
          "[tax|vat|gst|hst] [base|basis|base amount|basis amount|basis total];[taxable|vatable|vat able|net taxable|total taxable|gst taxable|assessable|total vatable|total assessable] [amount|amt|value|subtotal|sub total|sales|sale|base|total|basis|items|supplies|supply|goods|net|turnover|base amount|taxable|taxable amount|taxable value|purchase|basis amount] [of tax|of vat|];[amount|total|value|net|subtotal|sum|sales|net amount|total amount|amounts] [subject to|liable to|liable for|eligible for] [tax|vat|gst|hst|sales tax|taxation];[goods|net|net amount|net value|value|amount|sales|supplies] [at|@] [standard rate|standard|reduced rate|zero rate|0|0 %|20 %|10 %|15 %|5 %|6 %|7 %];[standard rated|zero rated|reduced rated|sr|zr] [supplies|sales|goods|net|amount|items|supply|total|];[taxed|tax] [sales|amount base];basis for [vat|tax];[net|goods] [per|by] [rate|vat rate];taxable;vatable;vat taxable;net vatable;total before tax base;taxed amount;net of vat amount".split(
            ";",
          ),
        withholding:
          "[less|minus|deduct|] [withholding|withholding tax|tax withheld|tax withholding|w h tax|wh tax|wht|w t|ewt|expanded withholding tax|creditable withholding tax|tds|tds deducted|tds amount|tds deduction|tax deducted at source|cis|cis deduction|cis tax|cis tax deducted|cis deductions|cis deducted|tax to be deducted|rct|relevant contracts tax|rct deducted|psst withheld|backup withholding|income tax withheld|vat withheld|vat withholding|withheld|amount withheld|income withholding tax|non resident withholding];construction industry scheme [deduction|tax|];[less|minus|deduct|total|current|net|] [retention|retainage|holdback|retained|amount retained|retention held|retention withheld|retainage held|retainage withheld|holdback held|holdback withheld|retention amount|retainage amount|contract retention|lien holdback|statutory holdback|builders lien holdback]".split(
            ";",
          ),
        total:
          "total [fees|charges] and [costs|expenses|disbursements] [this bill|this invoice|this statement|];total this [bill|statement];[invoice|grand|bill|overall|final|full|receipt|order|gross|document|inv|billing|ticket|check|purchase|sales|sale|folio|room|account|job|project|credit note|credit memo|credit|refund|transaction|purchase order|tax invoice|rounded|net grand|gross invoice|total gross|statement|cart|checkout|net receipt] total;[grand|gross|bill|total bill|invoice|total invoice|total billed|total gross|gross total|gross invoice|total bill of|billed|invoiced|total invoiced|total charge|document|credit note|credit memo|total credit|full|final|final invoice|charge|total sale|transaction|purchase|sale|total purchase|rounded total|total rounded] [amount|amt|value|sum];[grand|gross|invoice|bill|order] [total amount|total value|total price|total sum|total due amount];total [amount|amt|value|price|sum|cost|charge|gross|invoice|bill|billed|invoiced|invoice amount|invoice value|charges incl vat|fee|billing|to invoice|sale|sales|purchase|order|order value|credit|refund|inv amount|rm|rs|inr|usd|cad|aud|gbp|eur|nzd|sgd|myr|zar|aed|hkd|us|us dollars|dollars|in usd|in eur|in gbp|in cad|in aud|in euro|in euros|euro|euros|cdn|nis|php|idr|chf];[grand|invoice|total amount|bill|amount] total [usd|cad|aud|gbp|eur|inr|nzd|sgd|myr|zar|aed|chf|rs|rm|in usd|in eur|in gbp];amount total [usd|eur|gbp|];total amount [in|rs|rm|inr|usd|eur|gbp|cad|aud|in usd|in eur|in gbp|billed|invoiced|charged|of invoice|of this invoice|of bill|this invoice|sgd|myr];[total|grand total|invoice total|total amount|amount|total price|total cost|gross total|total invoice|total sales|net total|sum|total value|total sale|total charges|bill total|order total|invoice amount|total invoice amount|gross|price|total gross|amount total|net amount|total current charges|balance|subtotal|sub total|total invoice value|total amount incl] [inc|incl|incl of|inclusive|inclusive of|including|with|after|plus|includes] [vat|gst|hst|sst|tax|taxes|sales tax|gst hst|vat gst|all tax|all taxes];[total|amount|total amount|grand total|total sales] tax [inclusive|included|incl|inc];[total|amount|grand total] [vat|gst|hst] [inclusive|included|incl|inc];tax inclusive [total|amount];[total|amount|value] gross;invoice [sum|price];[amount|total|value|sum] of [invoice|this invoice|bill|this bill|the invoice|receipt|purchase|sale];[total|amount] [for|of|on] [this|the] [invoice|bill|order|receipt|transaction];total for [invoice|receipt|order];total [sales|sale|amount] [incl|inclusive of|incl of|inclusive] [gst|tax|sst|gst @ 6 %|service tax];[total|amount] [after|with] [tax|taxes|rounding|tax & fees|taxes and fees|tip|gratuity|adjustment|shipping|round off];[net|nett] [total after rounding|bill|bill amount];total including [delivery|shipping|postage|fees|tip];[this|your] [invoice|bill] [total|amount];total this [invoice|bill];total invoice [price|cost|including vat];[amount|total] [charged|billed|invoiced];sale [total|amount];amount of [this|your] [invoice|bill];total [new|current] charges incl vat;gross;total rounded;total contract invoice;ttl;ttl amount".split(
            ";",
          ),
        plainTotal: "totals;tot;sum;sum total;total sum of;amount;amt;total s".split(";"),
        amountPaid:
          "[less|] applied from [trust|trust account|retainer];[less|] [trust|retainer] [applied|payment|credit];[less|minus|deduct|total|your|initial|prior|previous|earlier|advance|partial|progress|interim|online|card|cash|invoice|] [payment|payments|pmt|pmts|paymt];[less|minus|deduct|total|your|] [payment|payments|pmt|pmts] [received|made|applied|to date|recd|rec d|received to date|made to date|total|amount|credits|& credits|and credits|adjustments|and adjustments|& adjustments|deposits|and deposits|on account|already made|already received|credit|received thank you|thank you|by card|by credit card|by check|by cheque|by cash|by bank transfer|visa|mastercard|applied to date|from customer|in advance|by client|received on|on|processed|posted];[less|minus|deduct|total|amount|amounts|already|amt|less amount|less amounts|total amount|less already|prepaid amount|sum|balance|what you|what you ve|less total|minus amount|you|you ve|invoice amount|] [paid|paid to date|already paid|received|paid today|paid so far|prepaid|pre paid|paid in advance|previously paid|paid on account|received to date|paid by customer|paid by card|paid online|paid in full];[less|minus|deduct|total|your|initial|customer|non refundable|security|job|booking|] [deposit|deposits] [paid|received|applied|amount|recd|made|credit|already paid|payment|payments|on order|on account|invoice|deducted|];[less|minus|deduct|total|] [down payment|downpayment|down payments|advance|advances|advance payment|advance payments|advance paid|advance received|advance amount|amount advanced|advance applied|prepayment|pre payment|prepayments|prepayment applied|prepaid|retainer|retainer applied|retainer paid|retainer used|trust applied|from retainer|trust funds applied|customer deposit|part payment|part payments|interim payments|progress payments|previous payments|prior payments|previous payment|on account|paid on account|payment on account|account credit|account credit applied|credit applied|credits applied|credits|credit balance applied|customer credit|customer credits|store credit|store credit used|gift card|gift cards|gift card applied|gift certificate|gift voucher|voucher payment|amount credited|credited|credit notes applied|applied credits|applied payments|payments & credits applied|amount deducted|previous invoices|previous invoice|previously invoiced|less previously invoiced|amount previously invoiced|previously billed|less previously billed|amounts previously invoiced|less previous invoices|less previous certificates|less previously certified|billed to date previously|instalments paid|installments paid|amounts already invoiced|partial invoices|less previous applications];paid [on|amount|by|via|with|in full|total|amt|using|] [card|credit card|visa|mastercard|amex|american express|paypal|bank transfer|check|cheque|stripe|direct debit|eft|ach];[paid|received] [amount|amt|total|in full|to date|so far|previously];[amount|total] [charged to|paid by] [card|credit card|visa|mastercard|amex|paypal];applied [to|credit|payment|deposit];payments since last [bill|invoice|statement];insurance [payment|payments|paid]".split(
            ";",
          ),
        balanceDue:
          "[total|net|current|remaining|outstanding|final|full|invoice|bill|grand total|total invoice|total net|total account|new|your|gross|total outstanding|] [balance|amount|amt|sum|total|payment] [due|payable|owing|owed|outstanding|remaining|to pay|to be paid|unpaid|due for payment|now due|due now|due today|due this month|due this invoice|due this period|due upon receipt|due on receipt|due us|payable now|still due|still owing|left to pay|open|required|due usd|due eur|due gbp|due cad|due aud|due inc gst|due incl gst|due incl vat|due inc vat|due to us|due after discount|due including tax|due including vat|owing now|now payable|payable by you|payable by customer|due from you|due from client|due for this invoice|due in usd|due in eur|due in gbp|payable usd|payable eur|payable inr|payable rs|payable rm|payable incl gst|payable incl vat];[new|current|ending|closing|remaining|outstanding|open|unpaid|final|account|invoice|total|net|total outstanding|balance remaining|total account|your new|your current|current account|total open] balance;[balance|bal] [of invoice|on invoice|of account|of this invoice|payment|amount|to be paid|to date|to settle|carried forward to pay|after payment|after credits|of payment|total];[unpaid|outstanding|open|remaining|net payable|owing|payable|due|net due|amounts|total payable|total outstanding] [amount|amounts|sum|invoice amount|balance amount|total];[total|net|nett|net amount|total net] [payable|due|owing|owed|to pay|outstanding|unpaid|open|remaining|to be paid];[total|amount] [payable|due|owing] [rounded|after rounding|to us|including|incl|inc];total [amount|sum|value] to pay;your [total|amount] [due|to pay|owed];amount [left|you owe|to remit|requested|of payment|due invoice|due this bill|to be collected|to be debited|we will collect|debited|due on this invoice|to refund|refundable|in credit];[total|] [you owe|please pay|currently due|current due];[pay this|please pay this|please remit this|payment due|pay|direct debit|cod|collect on delivery] amount;[remaining|still|left|] to pay;balance;bal;balances;payable;due now;owing;due today;pay now;to be paid;remaining due;please remit;please pay total;total amount please pay;what you owe;now due;bill due;total to pay now;payment requested;this payment;to be collected;we will debit;balance due on this invoice;amounts due;total invoice due;net invoice amount due;refund due;credit due;credit balance".split(
            ";",
          ),
        cashTendered:
          "[visa|mastercard|amex|card|credit card|debit card] [payment amount|sale amount|total|amount];cash [tendered|tender|paid|received|given|payment received|amount|in|sale paid|eur|usd|gbp|rm|tend|tnd|tendered amount];[amount|amt|total|card|check|debit|] tendered;[visa|mastercard|] [tend|credit];[visa|credit|debit] [tend|card];[visa|eft|interac|us|] debit;[paid|paid by|received|paid in|amount received] cash;accepted [total|amount|cash];tender;total tender;tendered amount;money received;customer paid;master card;mastercard;mc;american express;discover;diners;diners club;jcb;maestro;bank card;bankcard;card sale;card sales;eftpos;eft;interac;ebt;cheque;check tend;apple pay;google pay;contactless payment;nets;paywave;mcard;touch n go;grabpay;alipay;wechat pay;octopus;switch;solo;electron;charge card;gift card tend;union pay;unionpay".split(
            ";",
          ),
        cashChange:
          "change [due|given|amount|cash|returned|back|due cash|rm|usd|];[cash|your|total|less|due|customer] change;chg;chng;balance returned;cash back;cashback;cash change due;amount returned;returned".split(
            ";",
          ),
        previousBalance:
          "[your|total|] [previous|prior|past due|opening|old|last|beginning|starting|earlier|overdue|forwarded|carried|brought forward|carry forward|carried forward|last month|last month s|unpaid previous] [balance|balances|amount|balance due|bill|bill amount|invoice balance|statement balance|amount due|account balance|outstanding|month balance|charges|charges due|statement|outstanding balance|unpaid balance|unpaid amount|unpaid|debt|arrears];balance [forward|brought forward|bf|b f|b fwd|brought fwd|from last bill|from last invoice|from previous bill|from previous invoice|from last statement|from prior invoice|from previous statement|carried forward|c f|after last payment|after your last payment|at last bill|past due|from previous balance|as of last bill|on last bill|before this bill|before this invoice|carried over|last month|at start];amount [brought forward|brought fwd|of last bill|of your last bill|of last statement|of previous bill|due last month];[total|] [past due|overdue];previous [month s balance|due|dues];[outstanding from previous|unpaid|open] invoices;arrears;in arrears;previously outstanding;outstanding from last bill;opening balance brought forward;total of last bill;due amount last month;last month due;last month s due;old dues;account balance before this invoice;customer balance;before this bill".split(
            ";",
          ),
        otherAmount:
          "[you|total you|you ve|amount you|member|customer|total amount you] [saved|save|have saved];[total|your|member|your total|savings|card|club|loyalty|total member|store|today s] savings;[discount|amount of discount|cash discount|settlement discount|prompt payment discount|prompt discount|early payment discount|early settlement discount|payment discount|discount amount|discount available|available discount|discount offered|possible discount|terms discount|amount less discount|less cash discount] [if|if paid|if paid by|if paid within|if paid before|for payment within|for payment by|for prompt payment|for early payment|when paid by|valid until|due by|until|available|on or before|taken if paid by|offered];[prompt payment|prompt|early payment|early pay|early settlement|payment term|terms|skonto|quick pay] [discount|discount amount|discount available|discount offered|rebate];[amount|total|pay|balance|payable|amount due|total due|net amount|you pay|please pay|payment amount|balance due|amount payable|invoice total|invoice amount|net] [if|when|] [paid|received|paid on|paid in] [by|before|after|within|on|on or before|early|late|time];[amount|total|pay|balance|payable|amount due|total due|amount payable|payable amount|total payable] [after|by|before|within] [due date|the due date|discount date|due|late fee];[amount|total] [after|with|less|net of|including] [prompt payment discount|early payment discount|settlement discount|cash discount|skonto|late fee|late charge];[late fee|late charge|penalty|surcharge|late payment fee|late payment charge] [if|after|if paid after|if not paid by|per month|applies];[total|gross|net|shipping|shipped|billed|chargeable|tare|tot|total gross|total net|ship|cubic|dimensional] [weight|wt|weights|volume|cube|cubic|mass|tonnage|kg|kgs|lbs|tons|tonnes];total [pages|page|quantity|qty|quantities|hours|hrs|days|nights|items|item count|item|lines|line count|units|unit|packages|pkgs|pieces|pcs|cartons|ctns|pallets|boxes|parcels|rolls|bags|miles|mileage|km|minutes|usage|kwh|gallons|liters|litres|consumption|loads|trips|guests|persons|covers|number of items|number of packages|number of pieces|number of units|time|points|articles|cases|cubes|m3|sq ft|square feet|cubic yards|yards|feet|visits|sessions|orders|shipments|cigarettes|reading];[items|item|line|units|qty|quantity|article|piece|hours|pieces] [count|total count|sold|in transaction|total qty|purchased|counted];[contract|subcontract|original contract|revised contract|current contract|adjusted contract|po|purchase order|job|project|agreement|estimate|quote|quotation|original|authorized|approved|budget|commitment|order|not to exceed|nte] [amount|sum|price|value|budget|balance|balance remaining|remaining|remaining balance|remaining amount];[balance|amount|total] [to finish|to complete|remaining on contract|remaining in contract|left on contract|remaining to bill|to bill|remaining to be billed|left to bill];[total|amount|total amount|invoiced|billed|completed|total completed|work completed|earned] [billed|invoiced|completed|earned|] [to date|to date incl this invoice|including this invoice|ytd|year to date|this year|job to date];[ytd|year to date|y t d|mtd|month to date|job to date|itd] [total|amount|billed|sales|purchases|spend|charges|];[0|1|31|61|91|30|60|90|120|181|16|46] [30|60|90|120|15|45|180] days [past due|overdue|pd|];[over|more than|past|older than] [30|60|90|120|180] [days|] [past due|overdue|];[30|60|90|120] days [past due|overdue|plus|over|and over|& over|past|];[minimum|min] [payment|payment due|amount|amount due|charge amount|due];[monthly|weekly|annual|yearly|quarterly] [payment|payments|instalment|installment|average|rent|budget];[instalment|installment|installments|instalments] [amount|1|2|3|due|];[deposit|retainer|down payment|advance|advance payment|prepayment] [required|due|requested|due now|due on signing];[declared|insured|customs|statistical|replacement|coverage|insurance] [value|amount] [for customs|for insurance|];[non taxable|nontaxable|non tax|tax exempt|exempt|vat exempt|gst exempt|exempted|untaxed|not taxable|zero tax|tax free|non vatable|non gst|out of scope|exempt from tax] [amount|amt|total|sales|sale|items|value|subtotal|sub total|goods|supplies|supply|];[amount|total|value|sales] [not subject to|exempt from] [tax|vat|gst];[suggested|recommended|tip suggestions|tip suggestion|tip guide|gratuity guide] [tip|tips|gratuity|gratuities|tip amounts|];[15|18|20|22|25] % [tip|gratuity] [is|would be|suggested];[retail|list|msrp|rrp|regular|recommended|original|market] [price|value|total|price total];[list|retail|regular] [total|subtotal];[approval|authorized|authorised|auth|pre auth|preauthorized|authorization|hold] amount;[cost|price|average cost|average|amount|charge|rate] per [day|unit|month|kwh|hour|week|mile|sq ft|person|night|year|guest];[average|avg] [daily|monthly] [use|usage|cost|charge];[opening|closing|previous|current|present|start|end|meter] [reading|meter reading|read|readings];[insurance|patient] [portion|responsibility|adjustment|adjustments];[royalty|profit|margin|cost of goods] [amount|total|];[equivalent|converted] [in|to] [usd|eur|gbp|local currency|base currency];[total|amount] in words;[vat|gst|tax] [in|total in|amount in] [gbp|local currency|eur|sterling|home currency];[retention|retainage|holdback] [to date|held to date|balance|released|total to date|previous|due|release];[amount|total|sum] [enclosed|remitted|you are paying|of check|of cheque|sent|you paid|of remittance];[outstanding|open] [orders|order value];total number of [items|packages|pages|pieces|units|lines|hours|boxes|pallets];[number|no] of items;[discount|surcharge|handling|shipping] [level|group|class];[including|includes|incl|of which|includes total] [discount|savings] of;vat [summary|analysis|breakdown];tax [summary|analysis|breakdown|details];[total|amount] [prior|last] [month|period];last [payment|payment amount|month s payment|payment received];[trust|retainer|gift card|card|store credit|loyalty|points|rewards] balance;[exchange|exch|fx|currency|conversion|ex|eur|] rate;[1|current|this|last|previous|prior] month;unapplied [credits|payments|credit|amount];balance [of retainer|on card|on gift card|points];credit [limit|line|available|remaining];[total|amount|today you|] saved;[2|3|over 3] months;savings;your savings today;you saved today;you saved total;# items sold;contract to date;current;not yet due;not due;future due;1 month overdue;available credit;remaining credit;remaining retainer;unused credits;open credits;points earned;points redeemed;points used;reward points;account balance after;rate of exchange;roe;enter amount;payment enclosed;check enclosed;total tickets;gst summary".split(
            ";",
          ),
      },
      columns: {
        position:
          "[line|serial|item|line item|seq|ln|sr|s] [no|#];[line|serial|item|] number;[line|itm|sl|ln|seq|sr] [no|];posn;line nr;l n;sequence;sno;s n;sn;srno;s l no;ser no;row;pos no;po line;order line;line pos;index;it".split(
            ";",
          ),
        code: "[product|material|article|part|stock|sku|catalog|model|style|cat] [no|number|#];[item|product|prod|part|article|art|sku|material|stock|stk|supplier|upc|ean|bar|hsn|hsn sac|sac|commodity|tariff|hs|hts|cost|activity|charge|service|task|procedure|cpt|item description|merchandise|item no|item lookup|job|rate|fee|phase|trx|] code;[item code|mfr part|prod|upc|ref] [no|#];[item|product] [id|ref|reference];[catalogue|customer part] [no|number];codes;prod id;part;part nos;p n;pn;part id;article id;art #;material id;stk no;model;mpn;manufacturer part number;customer item;your part no;our part no;our item no;vendor part no;supplier part no;upc;barcode;ndc;asin;hsn;hsn sac;sac;sac hsn;hsn no;reference;cpt;style;lookup".split(
          ";",
        ),
        description:
          "[description of|] [goods|goods or services|goods services|goods and services|services|service|services rendered|work performed|work completed|product|products|item|items|materials|charges|merchandise|supply];[item|items|product|products|service|services|work|job|line|line item|task|charge|article|material|part|parts|activity|goods|product and|item and|item &|items &|fee|transaction|equipment|labor|] description;[item|] [details|service|task|activity|product|name|description details];[name of|] [goods|service|product|products|product service|item];[particulars|details] [of goods|of services|];[service|expense|charge] [type|];[description|scope|details] [of work|];[article description|article|product] [name|];[item|items|product] ordered;descriptions;desc;descr;descrip;description of supplies;description of goods & services;particular;detail;product details;service details;details of charges;details of supply;services provided;service rendered;services performed;service provided;work done;tasks;activities;product or service;products services;products and services;product & service;product services;product item;item names;line item;line items;articles;designation;title;materials used;part name;parts;narrative;narration;text;subject;fee;fees;transaction;transactions;type of charge;type of service;memo;notes;equipment;labor;labour;plan;subscription;room;usage type;purchase;content;contents;comment;project;description item;desc of goods;products or services;description qty;description and quantity;goods supplied;item s;expenses;cost item;resource".split(
            ";",
          ),
        quantity:
          "[quantity|qty] [hours|billed|invoiced|shipped|delivered|unit|units|uom|supplied|pcs|ea|];[unit|invoiced|invoice|shipped|billed|hours|total] [qty|quantity];[no of|number of|] [units|hours|days|nights];[pcs|delivered|hrs|shipped] [qty|];[kwh|units|volume|] used;quantities;qtys;qnty;qnt;qte;q ty;qyt;quan;# of units;count;pieces;qty hrs;hour;hours worked;# of hours;# hours;hours units;day;months;weeks;miles;usage;consumption;units consumed;inv qty;qty inv;ship qty;qty ship;qty shpd;supplied;qty sold;this qty;order qty shipped;qty um;qty u m;qty each;billing qty;total hours;tot qty;qty kg;qty nos;nos;no of pcs;no of pieces;no of items;duration;time;time hours;hrs days;hours days;qty days;period qty;sales qty;sale qty;amount of units;persons;pax;guests;seats;licenses;users".split(
            ";",
          ),
        unit: "[unit of|units of|unit|qty unit of|price unit of|] measure;[sales|selling|billing|basis] unit;uom;u o m;unit of measurement;unit of meas;unit meas;uofm;u of m;m u;unit type;per;unt;un;ut;unit code;quantity uom code".split(
          ";",
        ),
        unitPrice:
          "[unit|] [price|prices|cost|rate|list price|net price|price net|gross price|price gross|price usd|price eur|price gbp|price in eur|price in usd|price ex vat|price excl vat|price ex gst|price excl gst|price excl tax|price rate];[price|rate] [unit|per unit|kwh|usd|excl tax|per hour|hour|per day|per night];[each|ea|item|retail|u|net unit|nett|nett unit|gross unit|selling|sell|sales|sale|your|our|customer|contract|standard|product|article|basic|base|rate|discounted|unit s|catalog|wholesale] price;[cost|price|] [rate|each|ea|per unit|per item];[unit price inc|unit price incl|unit cost ex] [gst|vat];[hourly|hour|labor|daily|day|base|bill|billing|billable|nightly|night|room|fee|charge|net|item] rate;unit prc;unitprice;cost unit;rates;rate hr;hourly;rate day;unit charge;unit value;unit amount;unit fee;price per piece;price per item piece;price item;list;u p;u pr;up;unit p;unit pr;net unit;unit net;unit gross;rate applied;tariff;price per kwh;unit price inr;unit price cad;unit price aud;unit price rm;unit price rs;rate inr;rate rs;unit price tax excl;unit price incl tax;price ex tax;rate incl of tax;rate cost;cost per hour;unit price per;price pcs;price pc;price per pc;price after discount;item cost;price s;unit price before discount".split(
            ";",
          ),
        priceBasis:
          "[price|] [per qty|base quantity|basis|per 100];price unit basis;pricing unit;price unit qty;price quantity;item price base quantity;pu basis;per quantity;price units;pricing basis;price factor".split(
            ";",
          ),
        discount:
          "discount [amount|amt|value|usd|eur|rs|];[less|line|item|total] discount;discounts;disc;dis;dsc;disc amount;disc amt;rebate;savings;allowance;reduction;promo;promotion;coupon".split(
            ";",
          ),
        discountRate:
          "discount [%|rate|percent|percentage|in %];disc [%|rate|pct|%age];dis %;% disc;% discount;% dis;d %;line discount %;rebate %;% off;disct %;trade disc %;dsc %".split(
            ";",
          ),
        taxRate:
          "[vat|tax] [rate|rate %|in %|percent|percentage|code|cd|category|type|class];[tax|gst|cgst|sgst|igst] [%|rate|rate %];[%|rate of] [vat|tax|gst];[sst|sales tax] [%|rate];vat rt;vat r;tax rates;tax pct;tc;t c;gst code;hst %;vat gst %;gst vat %;applicable tax;tax name;tax code rate;tax status;taxes applied;vat key".split(
            ";",
          ),
        taxAmount:
          "[vat|tax|gst|cgst|sgst|igst] [amount|amt|];[vat|tax] [value|total|sum|eur|payable];[sales|gst|vat|total|amount of|state|federal|item|line|est|consumption] tax;[hst|sst|sales tax] [amount|];[tax|total] [gst|vat];v a t;pst;qst;taxes;cess;gst hst;vat gbp;tax usd;gst value;gst total;amount of vat;pst qst;amount vat".split(
            ";",
          ),
        amount:
          "amount [due|charged|billed|invoiced|this invoice|this period|payable|usd|us|eur|gbp|cad|aud|inr|rs|rm|in eur|in usd|in gbp|in rs|sgd|myr|nzd|zar|];total [price|prices|amount|amt|cost|costs|value|due|charge|charges|sum|item|line|usd|gbp|cad|aud|inr|rm|rs|in eur|in usd|sale|fee|for item|s];[line|extended|ext] [total|amount|amt|price|cost];[item|charge|price|billed|bill|billing|invoice|invoiced|current|this period|usd|sales|sale|product|dollar|fee] amount;[line|item|extended|invoice|sales|] value;[item|items|sub|price|product|cost] total;amounts;amt;line sum;totals;tot;extended;ext;extension;extended price usd;sum;charged;invoiced;current billing;current charges;this invoice;payable;debit;debits;usd;gbp;value gbp;value eur;net sale;sales;qty x price;dollars;your cost".split(
            ";",
          ),
        netAmount:
          "[amount|amt|total|total amount|line total|line amount|subtotal|sub total|total price|value|sum|item total|cost|net amount|net total|total value|net value|total cost] [ex|exc|excl|exclusive of|excluding|without|before|w o] [vat|gst|tax|taxes|hst|sst|sales tax|vat gbp|vat eur|tax eur|tax usd];[nett|taxable|net] [amount|total|value|amt];net [sum|price total|line total|line amount|item total|cost|worth|charge|extended|goods|ext|ext price|gbp|eur|usd|invoice amount|sales|sales value];[line|total|item] [net|net amount];[total|amount] [net|tax excl];nett;line total net;line net total;total nett;total net price;total net value;goods value;goods amount;goods net;total net line;value net;taxable val;vatable amount;tax base;vat base;tax exclusive amount;price tax excl total".split(
            ";",
          ),
        grossAmount:
          "[amount|amt|total|total amount|line total|line amount|subtotal|sub total|total price|value|sum|item total|cost|total value|total cost|gross amount|gross total] [inc|incl|inclusive of|including|with|incl of|w|after] [vat|gst|tax|taxes|hst|sst|sales tax|vat gbp|vat eur|all taxes];gross [amount|amt|total|value|sum|worth|line total|line amount|gbp|eur|price total|];[total|amount] [gross|tax incl];line gross;line total gross;total gross amount;item gross;tax inclusive amount".split(
            ";",
          ),
        serviceDate:
          "[service|delivery|supply|work|activity|transaction|trans|post|posting|charge|entry|ship|shipped|from|w e|day|usage|travel|start|time worked|ticket|load|] date;date [of service|of delivery|of supply|worked|performed|shipped|from|range|time|& time|of work];[dates|period] [of service|];delivered on;service period;billing period;period from;from;week ending;w e;week;month;period covered;completed on".split(
            ";",
          ),
        other:
          "[purchase order|delivery note|customer|tracking|invoice|account|ticket|order|batch|truck|meter|acct|job|po] [no|];[qty|] [ordered|ord|backordered|back ordered|b o|bo|to follow|to date|previous|remaining];[order|invoice|lot|ticket|job|po] [no|number|#];[to|payment|expiry|exp|mfg|end|order|invoice] [date|];[ordered|contract|order] [qty|quantity];[previous|current|present|meter|prev|curr|] reading;[no of|] [packs|packages|pkgs];[ord|pack|free|b o|previous|remaining] [qty|];[net|gross|] [weight|wt];[paid|open|original|contract|prior] amount;[quantity|billed|invoiced|total|completed] to date;[start|finish|end] [time|];[previously|previous|prior|%] billed;[previous|markup|current] [%|];[pieces|qty|units] per pack;[%|percent|balance to] complete;[running|remaining|] balance;[weight|] [kg|lbs];[account|called] [no|number];taxable;taxed;tax y n;taxable y n;tx;txbl;total weight;unit weight;kgs;lb;mass;vol;volume;cube;cbm;dimensions;dim;size;length;width;height;area;color;colour;pack size;package;pkg;pkg size;packing;packing unit;cartons;ctns;case;cases;boxes;box;pallets;qty per case;inner;outer;quantity ordered;back order;backorder;quantity backordered;qty open;open qty;qty returned;qty due;est qty;estimated quantity;order ref;delivery no;del note;dn no;job name;work order;wo #;gl account;g l account;gl code;cost center;cost centre;department;dept;location;loc;warehouse;whse;wh;bin;shelf;site;employee;employee name;staff;technician;timekeeper;tkpr;atty;attorney;initials;init;person;worker;consultant;ship to;contract no;batch #;serial;serial nos;serial numbers;s n no;exp dt;country;country of origin;origin;coo;c o o;brand;make;manufacturer;mfr;category;type;class;group;remarks;comments;note;date to;period to;time in;time out;break;image;photo;picture;vehicle;driver;route;destination;pickup;from to;readings;multiplier;factor;constant;opening;closing;phone;phone number;number called;minutes;mins;data;mb;gb;credits;credit;payments;paid;amount paid;due date;days overdue;terms;approved;rrp;msrp;mrp;mrp rs;margin;% markup;commission;currency;curr;exchange rate;deposit;weight unit;tax base rate;ti he;scheme;points;delivery terms;incoterm;hazard;un no;license;room no;guest name;folio;table;contract value;scheduled value;previously invoiced;previous billing;prior billings;total completed;% completed;% comp;comp %;% done;percent;balance to finish;retainage;retention;budget;estimate;estimated;% prior;% of total;original contract;change orders;l;w;%".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[bill|billed|billing|invoice|invoiced|sold|charge|charged|billable|bill invoice|invoice billed|invoice addressed|addressed|issued|credit|credited|make invoice|quote|presented|submitted|rendered|send invoice|mail invoice|bill and sold] to;[bill|billed|invoice|invoiced|sold|billing|issued] to [party|address|customer|client|name|company|details|name and address|name & address|party address|addressee];bill to [and|&] ship to;[billing|invoice|customer|client|buyer|customer s|client s|customers|buyer s|purchaser|mailing invoice|bill|invoicee|customer billing|bill to customer] [address|information|info|details|detail|name|name and address|name & address|company|contact|data|name address|address details|full name|company name|particulars|party|entity];[details of|name of|name & address of|the|] [customer|buyer];information about the [buyer|customer|client];[guest|subscriber|passenger|student|insured|tenant] [name|];[details of|] [recipient|receiver|receiver billed to];[sold|prepared|invoice|bill|billed|services|work performed|work|receipt|ordered|] for;recipient of [supply|services|invoice];account [holder|name holder|of|];[the|owner|name of|] client;customer [bill to|sold to|to];services [to|rendered to|provided to];bill to ship to;bill ship to;clients;purchaser;invoice recipient;bill recipient;invoicee;payer;payor;debtor;on account of;for account of;received from;payment from;paid by customer;to;invoicing address;address of invoice;buyer bill to;buyer if other than consignee;m s;messrs;guest details;patient name;member name;policyholder;hirer;lessee;renter;company billed;company invoiced;responsible party;general contractor;homeowner;importer;commissioned by;charge account;name of purchaser;name of recipient;name and address of buyer;registered customer;billto;billedto;soldto;invoiceto;invoicedto;chargeto;[advertiser|agency|advertising agency|billing agency] [name|]".split(
            ";",
          ),
        shipTo:
          "[ship|shipped|shipping|deliver|delivered|delivery|dispatch|dispatched|despatch|despatched|send|sent|goods delivered|goods shipped|mail|consigned|ship deliver|delivery ship] to;[ship|shipped|deliver|delivered] to [address|party|customer|name|location|details|job site|site|same|information];[shipping|delivery|ship|job|jobsite|job site|site|service|supply|project|property|work|installation|premises|store delivery|point of delivery|goods delivery|consignee|shipping customer|service delivery] [address|location|information|info|details|name and address|name & address|address details|site|place];[place|location] [of work|of service];[name of|details of|name & address of|] consignee;[work|services|job] performed at;address of [supply|property|service];recipient [of goods|of delivery|address];consignee ship to;consignee name;notify party;jobsite;place of delivery;delivered at;delivered site;delivery recipient;goods recipient;details of consignee shipped to;receiver of goods;premises;premises supplied;service at;service to;property;property served;installed at;ship to if different;deliver to if different;end user;end customer".split(
            ";",
          ),
        vendor:
          "[seller|vendor|supplier|issuer|company|contractor|subcontractor|merchant|provider|seller s|supplier s|vendor s|biller|business|service provider] [address|information|info|details|name|name and address|name & address|contact|data|company name];[the|your|name of|name & address of|name and address of|details of|] supplier;information about the [seller|vendor|supplier];our [information|details];[from|] [vendor|contractor|subcontractor];[sold|billed|invoiced|issued|supplied|provided|work performed|services|services provided|services rendered|performed] by;[the|exporter|shipped by|name of|sold by|] seller;[bill|billed|invoice|invoiced|consultant|company|] from;issuer;invoice issuer;issuer of invoice;invoicing party;service provider;provider;merchant;exporter;seller exporter;biller;creditor;sender;our company;landlord;lessor;freelancer;trading as".split(
            ";",
          ),
        remitTo:
          "[remit|remittance|remit payment|remit payments|please remit|please remit payment|please remit payments|please remit all payments|pay|payable|payment|payment payable|pay payments|please pay|payments|make payment|make payments|please make payment|please make payments|make all payments|please make all payments|send payment|send payments|send all payments|send checks|send check|send cheques|send payment by check|send remittance|please send payment|please send payments|please send remittance|mail payment|mail payments|mail check|mail checks|mail checks payable|mail remittance|please mail payment|please mail check|remit checks|remit check|checks|check payable|checks payable|cheque payable|cheques payable|make check payable|make checks payable|make all checks payable|please make checks payable|please make check payable|please make all checks payable|make cheque payable|make cheques payable|make all cheques payable|please make cheques payable|please make all cheques payable|make payable|make checks out|payment should be made|payments should be made|payment to be made|transfer|please transfer|wire|wire funds|wire payment|mail to remit|return payment|direct payment|direct payments|pay directly|payable only|payment made] to;remit to [address|name|party|information|vendor|supplier];[remittance|remit|payment|payments|remitting|lockbox] [address|addresses|name and address];[payee|beneficiary|beneficiary s|account|bank account|a c|acct|account holder|account holder s|a c holder s] name;payee;beneficiary;name of beneficiary;name of account;account title;in favor of;in favour of;favouring;in the name of;lockbox;account in the name of".split(
            ";",
          ),
      },
      months: [
        "january;jan".split(";"),
        "february;feb".split(";"),
        "march;mar".split(";"),
        "april;apr".split(";"),
        "may".split(";"),
        "june;jun".split(";"),
        "july;jul".split(";"),
        "august;aug".split(";"),
        "september;sep;sept".split(";"),
        "october;oct".split(";"),
        "november;nov".split(";"),
        "december;dec".split(";"),
      ],
      legalForms:
        "inc;incorporated;llc;l l c;llp;l l p;lp;l p;lllp;pllc;p c;pc;ltd;limited;limited liability company;limited partnership;corp;corporation;co;company;co ltd;co limited;plc;p l c;public limited company;pvt ltd;pvt limited;private limited;pty;pty ltd;pty limited;proprietary limited;pte ltd;pte;sdn bhd;bhd;cc;c c;dac;designated activity company;clg;ulc;unlimited company;cic;n a;fzco;fze;fz llc;wll;w l l;dba;d b a;t a;trading as;o a;pa;p a;ltee;ltd co;trust;foundation;association;cooperative;co op;coop;partnership;holdings;group;enterprises;partners;associates;bros;brothers;sons;& sons;and co;and company;& associates".split(
          ";",
        ),
      units:
        "hrs;hour;hours;man hour;man hours;mh;day;days;man day;man days;night;nights;week;weeks;wk;wks;mo;mos;mth;mths;month;months;qtr;quarter;yr;yrs;year;years;mins;minute;minutes;ea;each;pc;pcs;pce;pces;piece;pieces;unit;units;unt;no;nos;nr;item;items;sets;kits;pr;prs;pair;pairs;dz;doz;dozen;gross;c;mtr;mtrs;meters;metre;metres;lin m;rm;in;inch;inches;ft;feet;foot;lf;lft;lnft;lin ft;linear feet;yd;yds;yard;yards;mi;mile;miles;sf;sq ft;sqft;ft2;square feet;sy;sq yd;sqyd;yd2;sq m;sqm;square;squares;sq;acre;acres;ac;cf;cu ft;ft3;cy;cu yd;cuyd;yd3;cubic yards;cbm;cu m;bf;bd ft;mbf;msf;csf;ltrs;liters;litre;litres;gal;gals;gallon;gallons;qt;qts;pt;oz;fl oz;gm;gms;grams;kgs;kilos;lb;lbs;pound;pounds;cwt;tn;tons;tonne;tonnes;box;boxes;bx;bxs;carton;cartons;ctn;ctns;case;cases;cs;cse;pack;packs;pks;pkts;packet;packets;pkg;pkgs;package;packages;bag;bags;bg;bgs;bottle;bottles;btl;btls;can;cans;jar;jars;tin;tins;tube;tubes;roll;rolls;rls;sheet;sheets;sht;shts;bundle;bundles;bdl;bdls;bunch;coil;coils;reel;reels;pallet;pallets;plt;drum;drums;pail;pails;tray;trays;load;loads;ld;trip;trips;lot;lots;ls;lump sum;lumpsum;job;service;services;user;users;seat;seats;license;licenses;licence;licences;page;pages;person;persons;pax;session;sessions;visit;visits;point;points;therm;therms;ccf;mcf;gb;mb;tb;panel;panels;length;lengths;lgth;stick;pieces each;dose;tab;tabs;crate;crates;order;words;word;calls;call".split(
          ";",
        ),
      groupSums:
        "[balance|total|amount|subtotal|sub total|sum|totals|page total|] [carried|brought|carry|bring] [forward|over|fwd];[section|group|category|phase|department|room|area|location|job|project|task|trip|day|daily|week|weekly|employee|timekeeper|account|division|building|floor|part|set|chapter|title|block|package|bundle|ticket|delivery|order|delivery note|line|site|unit|store|branch|meter|phone|item group|subsection|work order] [total|subtotal|sub total|sum|totals];[total|subtotal|sub total|sum] [for|of] [section|group|category|phase|department|room|area|location|job|project|task|day|week|employee|account|division|building|part|delivery|order|delivery note|site|ticket|position|positions|title|chapter|lot|work order];[total|subtotal|sub total] for;[total|subtotal|sub total] [labor|labour|material|materials|parts|equipment|subcontractors|subcontract|subs|expenses|services|fees|supplies|rental|rentals|travel|hours labor|disbursements|professional services|professional fees|time|consulting|other direct costs|section|group|products|recurring|one time|usage|monthly charges|room charges|food|beverage|mileage|tools|consumables|hardware|software];[labor|labour|material|materials|parts|equipment|subcontractors|subcontract|expenses|expense|supplies|rental|rentals|travel|fees|disbursements|disbursement|reimbursable|time|tools|hardware|software|services|beverage|group|section] [total|subtotal|sub total|totals];[carried to next|carried over to next|total carried to next|continued on next|continues on|continued on|continued from|continued from previous|total this|total|total of|total for|sub total this|subtotal this|subtotal from previous|total from previous|total from|sum of] page;[c|b] [fwd|f|d];[page|page sub|previous page|running] total;carryover;continued;continued overleaf;page totals;page subtotal;transfer;amount transferred".split(
          ";",
        ),
      taxIncluded:
        "[all|] [price|prices|amount|amounts|total|totals|rate|rates|unit prices|fares|charges|figures|items|goods|prices shown|prices stated|prices quoted|prices listed|total price|total amount] [are|is|shown are|stated are|quoted are|listed are|] [include|includes|including|inclusive|inclusive of|incl|inc|incl of|tax inclusive of] [all|applicable|any|] [vat|gst|hst|tax|taxes|sales tax|sst|consumption tax|service tax|gst & service charge];[vat|gst|hst|tax|taxes|sales tax|sst|iva|tva|mwst|btw|service tax|gst hst] [is|are|amount|] [included|incl|inc|inclusive|already included];[price|prices|amounts|total|totals|items] [are|is] [tax|vat|gst] inclusive;[amounts|prices|items] are tax inclusive;[incl|inc|including|inclusive of|includes|included|include] [vat|gst|hst|tax|taxes|sales tax|sst|all taxes] [of|at|amount|amount of|included in total|in total|];[total|price|amount] [incl|inc|including|includes|inclusive of] [vat|gst|tax|taxes];[vat|gst|tax|sst|tax amount|gst amount|vat amount] [included|incl|inc|includes] [in|in the|in above|in this] [total|price|prices|amount|above|above prices|total amount|invoice|sale|bill|total price];[total|price|invoice|bill|this invoice|this bill|sale|your total] [includes|include|including] [a|] [gst|vat|tax|hst] [of|amount of|];[gst|vat|tax] inclusive [prices|pricing|total|invoice];of which [vat|gst|tax|taxes];[gst|vat|tax] inclusive".split(
          ";",
        ),
      currencies: {
        USD: "us dollar;us dollars;u s dollar;u s dollars;u s funds;us funds;united states dollar;united states dollars;american dollars;united states;united states of america;u s a;usa;u s d;us $;puerto rico;ecuador;el salvador;california;texas;new york;florida;illinois;washington dc;pennsylvania;ohio;new jersey;massachusetts;michigan;north carolina;south carolina;virginia;arizona;colorado;oregon;minnesota;wisconsin;missouri;indiana;tennessee;maryland;connecticut;louisiana;kentucky;oklahoma;iowa;utah;nevada;kansas;arkansas;nebraska;idaho;hawaii;new mexico;alabama;mississippi;chicago;los angeles;san francisco;houston;seattle;boston;philadelphia;dallas;denver;atlanta;miami".split(
          ";",
        ),
        CAD: "canadian dollar;canadian dollars;canadian funds;cdn;cdn dollars;cad dollars;canada;ontario;quebec;british columbia;alberta;manitoba;saskatchewan;nova scotia;new brunswick;newfoundland;prince edward island;toronto;montreal;vancouver;calgary;ottawa;edmonton;winnipeg".split(
          ";",
        ),
        GBP: "pound sterling;pounds sterling;sterling;british pound;british pounds;gb pounds;uk pounds;united kingdom;great britain;england;scotland;wales;northern ireland;london;manchester;birmingham uk;leeds;glasgow;edinburgh;bristol;liverpool;sheffield;cardiff;belfast;uk;u k".split(
          ";",
        ),
        EUR: "ireland;republic of ireland;dublin;cork;galway;malta;cyprus;germany;france;italy;spain;netherlands;the netherlands;belgium;austria;portugal;finland;greece;luxembourg;slovenia;slovakia;estonia;latvia;lithuania;croatia".split(
          ";",
        ),
        AUD: "abn;australian dollar;australian dollars;australia;new south wales;nsw;queensland;qld;south australia;western australia;tasmania;sydney;melbourne;brisbane;perth;adelaide;canberra".split(
          ";",
        ),
        NZD: "new zealand dollar;new zealand dollars;nz dollars;new zealand;auckland;christchurch;wellington;dunedin;tauranga;nzbn".split(
          ";",
        ),
        INR: "rupee;rupees;indian rupee;indian rupees;rs;re;inr;india;mumbai;delhi;new delhi;bangalore;bengaluru;chennai;kolkata;hyderabad;pune;ahmedabad;maharashtra;karnataka;tamil nadu;gujarat;telangana;kerala;haryana;uttar pradesh;gurgaon;noida".split(
          ";",
        ),
        SGD: "singapore dollar;singapore dollars;singapore;sgd;s $;pte ltd".split(";"),
        MYR: "ringgit;ringgit malaysia;malaysian ringgit;rm;malaysia;kuala lumpur;selangor;johor;penang;petaling jaya;sdn bhd".split(
          ";",
        ),
        HKD: "hong kong dollar;hong kong dollars;hong kong;hk $;hk dollars".split(";"),
        ZAR: "rand;rands;south african rand;south africa;johannesburg;cape town;durban;pretoria;gauteng".split(
          ";",
        ),
        AED: "dirham;dirhams;uae dirham;aed;dhs;united arab emirates;uae;dubai;abu dhabi".split(
          ";",
        ),
        SAR: "saudi riyal;saudi riyals;saudi arabia;riyadh;jeddah".split(";"),
        PHP: "philippine peso;philippine pesos;php;philippines;manila;makati".split(";"),
        KES: "kenyan shilling;kenya shillings;kes;ksh;kshs;kenya;nairobi".split(";"),
        NGN: "naira;nigerian naira;ngn;nigeria;lagos;abuja".split(";"),
        GHS: "cedi;cedis;ghana cedi;ghana cedis;ghs;ghana;accra".split(";"),
        PKR: "pakistani rupee;pakistani rupees;pkr;pakistan;karachi;lahore".split(";"),
        LKR: "sri lankan rupee;sri lankan rupees;lkr;sri lanka;colombo".split(";"),
        BDT: "taka;bangladeshi taka;bdt;bangladesh;dhaka".split(";"),
        JPY: "yen;japanese yen;jpy;japan;tokyo;osaka".split(";"),
        CNY: "yuan;renminbi;rmb;cny;china;shanghai;beijing;shenzhen".split(";"),
        TWD: "new taiwan dollar;new taiwan dollars;nt $;taiwan;taipei".split(";"),
        KRW: "korean won;won;south korea;korea;seoul".split(";"),
        THB: "thai baht;baht;thailand;bangkok".split(";"),
        IDR: "indonesian rupiah;rupiah;indonesia;jakarta".split(";"),
        VND: "vietnamese dong;vietnam;hanoi;ho chi minh city".split(";"),
        CHF: "swiss franc;swiss francs;switzerland;zurich;geneva;basel".split(";"),
        SEK: "swedish krona;swedish kronor;sweden;stockholm".split(";"),
        NOK: "norwegian krone;norwegian kroner;norway;oslo".split(";"),
        DKK: "danish krone;danish kroner;denmark;copenhagen".split(";"),
        PLN: "polish zloty;zloty;poland;warsaw".split(";"),
        CZK: "czech koruna;czech crown;czech crowns;czech republic;prague".split(";"),
        HUF: "hungarian forint;forint;hungary;budapest".split(";"),
        RON: "romanian leu;romania;bucharest".split(";"),
        BGN: "bulgarian lev;bulgaria;sofia".split(";"),
        TRY: "turkish lira;turkey;istanbul;ankara".split(";"),
        ILS: "new israeli shekel;new israeli shekels;shekel;shekels;nis;ils;israel;tel aviv".split(
          ";",
        ),
        MXN: "mexican peso;mexican pesos;mexico;mexico city".split(";"),
        BRL: "brazilian real;brazilian reais;brazil;sao paulo".split(";"),
        ARS: "argentine peso;argentine pesos;argentina;buenos aires".split(";"),
        CLP: "chilean peso;chilean pesos;chile".split(";"),
        COP: "colombian peso;colombian pesos;colombia;bogota".split(";"),
        EGP: "egyptian pound;egyptian pounds;egypt;cairo".split(";"),
        RUB: "russian ruble;russian rubles;russia;moscow".split(";"),
        UAH: "hryvnia;ukraine;kyiv;kiev".split(";"),
      },
    },
    {
      language: "ca",
      titles: {
        invoice:
          "factura [simplificada|proforma definitiva|electrònica|original|final|d acompte|de la llum|d aigua|];[còpia de|duplicat de|la teva|la seva] factura;factura [ordinària|completa|recapitulativa|de venda|del gas];factures;minuta;minuta d honoraris;certificació d obra;nota de càrrec;autofactura".split(
            ";",
          ),
        "credit-note":
          "[factura d|nota d|] abonament;factura rectificativa;nota de crèdit;devolució;factura negativa".split(
            ";",
          ),
        receipt:
          "[rebut|justificant|comprovant] [de pagament|];tiquet;tiquet de compra;tiquet de caixa;còpia client;comprovant de compra".split(
            ";",
          ),
        "pro-forma":
          "factura proforma;factura pro forma;esborrany de factura;factura provisional".split(";"),
        other:
          "[full|part|ordre] de treball;[confirmació de|full de|] comanda;comanda de [compra|client|venda];pressupost;oferta;albarà;albarà de lliurament;nota de lliurament;full d hores;extracte;extracte de compte;estat de comptes;recordatori;recordatori de pagament;reclamació;contracte;llista de preus;tarifa;ordre de compra;nòmina;full d encàrrec;albarà valorat;carta de pagament".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[factura|fra|fact|abonament|document|factura rectificativa|factura simplificada|proforma] [n|no|nº|núm|num|número];[n|no|nº|núm|num|número] [|de|de la|d] [factura|fra|document|abonament];[factura|núm de factura|sèrie i número|sèrie número|número de sèrie i factura|codi de factura|referència de factura];[núm|n] factura rectificativa;número i sèrie".split(
            ";",
          ),
        invoiceDate:
          "data [de factura|factura|de la factura|fra|d emissió|emissió|d emissió de la factura|d expedició|expedició|de facturació|del document|document|de compra|de venda|abonament];data [d emissió de factura|d abonament|de creació|emissió factura];emesa el;expedida el".split(
            ";",
          ),
        plainDate: "data [operació|de la transacció];dia;data i hora;data hora".split(";"),
        dueDate:
          "data [de venciment|venciment|límit de pagament|límit|de càrrec|de cobrament|de pagament prevista];data [venc|del venciment|màxima de pagament|venciment factura|del càrrec|prevista de càrrec|prevista de cobrament|de càrrec en compte];venciment [de pagament|del pagament|de la factura|factura|el];[cal|a] pagar abans [del|de];[a pagar|pagar|pagament] fins al;[últim|darrer] dia de pagament;venciment;venciments;venç el;venc;pagar abans del;pagar abans de;termini de pagament fins;es carregarà el;pagament abans del;termini de pagament fins al;es cobrarà el;es carregarà al seu compte el".split(
            ";",
          ),
        paymentTerms:
          "[condicions de|condició de|termini de|terminis de|condicions] pagament;condicions;dies data factura;condicions i forma de pagament;dies de pagament;pagament al comptat".split(
            ";",
          ),
        purchaseOrder:
          "[comanda|comanda del|núm comanda|número de comanda del|ref comanda] client;[la seva|la vostra|s|v] comanda;ordre de compra;ordre de compra núm;comanda de client;número de comanda de client;ordre de compra client;referència de comanda;ref comanda;número d ordre de compra".split(
            ";",
          ),
        currency:
          "[imports|preus] expressats en;moneda;divisa;imports en;preus en;moneda de la factura".split(
            ";",
          ),
        taxId:
          "nif [cif|iva|intracomunitari|dni|];[identificació|número d identificació|codi] fiscal;núm [d identificació fiscal|nif|iva];nif [comunitari|ue];n i f;cif;c i f;cif nif;dni;dni nif;vat;número d iva;cif dni;nrt;codi d identificació fiscal;número de registre tributari".split(
            ";",
          ),
        customerTaxId:
          "[nif|cif|dni|nif cif] [client|del client|destinatari];[el seu|el vostre] nif;[nif|cif] [receptor|del receptor|comprador|del destinatari|titular|del titular];dni [titular|del titular]".split(
            ";",
          ),
        vendorTaxId:
          "[nif|cif|nif cif] [emissor|de l emissor|proveïdor|del proveïdor];[nif|cif] [empresa|de l empresa|venedor|del venedor]".split(
            ";",
          ),
        iban: "[número de|núm|] compte iban;codi iban;iban compte;cc iban;iban del compte".split(
          ";",
        ),
        receiptNumber:
          "[núm|] [rebut|tiquet|transacció|operació];[número|núm] [d operació|de transacció];rebut núm;número de rebut;tiquet núm".split(
            ";",
          ),
        plainNumber: "referència;document;n;número de registre".split(";"),
        otherNumber:
          "[núm|] [comanda|albarà|contracte|pressupost|obra|expedient|reserva|comptador];número [de comanda|d albarà|de client|de compte|de contracte|d expedient|de pòlissa];referència [client|cadastral|del mandat|mandat|de pagament];[comanda|albarà|client|contracte|pressupost|oferta|taula] núm;[la seva|la vostra|la nostra] referència;codi [client|de client|del client|proveïdor];[número|núm] [de pressupost|de projecte|d obra|d autorització|de reserva|de lot|del contracte|de comptador|de proveïdor|d abonat|de soci];núm [d albarà|de comanda|de client|de contracte|d expedient|de pòlissa];referència [del contracte|externa|interna|del client|bancària];[la nostra|la seva|la vostra] ref;codi [cups|de proveïdor|de reserva];factura que [rectifica|es rectifica];n comanda;n albarà;núm client;ref client;projecte;s ref;n ref;habitació;taula;comensals;cambrer;caixa;caixer;caixera;botiga;l ha atès;factura rectificada;factura original;rectifica la factura;tipus de factura;cups;pòlissa;matrícula;vehicle;mandat;entitat emissora;pàgina;pàg;full;assumpte;centre de cost;lot;identificació;oficina comptable;òrgan gestor;unitat tramitadora;codi dir3;número de factura rectificada;abonament de la factura;identificador de mandat".split(
            ";",
          ),
        otherDate:
          "data [de lliurament|lliurament|d entrega|entrega|del servei|servei|de prestació|comanda|de comanda|de la comanda|albarà|de l albarà|d enviament|d operació|de pagament|pagament|d impressió|inici|fi|de lectura|de naixement];període [de facturació|facturat|de consum];lectura [anterior|actual|];data [del lliurament|del pressupost|del contracte|d alta|d inici|de fi|d entrada|de sortida|de recollida|valor|comptable|de l operació|de caducitat|factura rectificada];període [de liquidació|de servei|de lloguer];vàlid fins [a|al];proper [venciment|càrrec];pagat el;mes;any;del;al;des de;fins a;des del;fins al;vàlid fins;validesa;propera factura;propera lectura;entrada;sortida;arribada;nits;hora".split(
            ";",
          ),
        other:
          "[entitat|transferència|domiciliació] [bancària|];[forma de|mètode de|mode de|forma] pagament;gràcies [per la seva visita|per la vostra compra|];correu electrònic;correu;contacte;persona de contacte;atenció al client;a l atenció de;comercial;agent;representant;responsable;tècnic;signatura;segell;nom;cognoms;nom i cognoms;adreça;domicili;domicili social;carrer;població;ciutat;província;codi postal;cp;país;banc;compte;compte bancari;compte corrent;número de compte bancari;dades bancàries;registre mercantil;inscrita al registre mercantil;tom;foli;llibre;full registral;capital social;transport per;forma d enviament;transportista;pes;pes total;bultos;embalums;volum;observacions;notes;nota;comentaris;informació;detall;resum;resum de la factura;còpia;import en lletres;garantia;protecció de dades;inversió del subjecte passiu;exempció;motiu;quantitat;horari;condicions de lliurament;termini de lliurament;codi bic;codi swift;pàgina web;atès per".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[total|import] [sense iva|abans d impostos|net|brut];[total|import] sense impostos;total abans d iva;net;brut;suma;suma imports;total línies;total parcial;total mercaderia;total articles import;total honoraris;honoraris;total després de descompte;subtotal sense iva;preu sense iva;total serveis;suma d imports;suma total sense iva;total conceptes".split(
            ";",
          ),
        discount:
          "descompte [total|comercial|general|especial|%|];[total|import|val|%] descompte;descompte [aplicat|per volum|global|promocional];descomptes;dte;dtes;dto;total descomptes;rebaixa;bonificació;bonificacions;rappel;promoció;cupó;dte %;import dte;codi promocional;total dte".split(
            ";",
          ),
        shipping:
          "[despeses d|despeses|cost d|costos d|] enviament;[despeses de|] [ports|transport];[cost|costos] de [transport|lliurament];lliurament;lliurament a domicili;missatgeria;portes;ports i embalatge".split(
            ";",
          ),
        otherCharge:
          "despeses [de gestió|administratives|bancàries|d embalatge|generals|];lloguer [comptador|equips|d equips];[altres|] [despeses|càrrecs];despeses de [manipulació|devolució|tramitació|viatge];quota de [connexió|manteniment];terme [de potència|d energia|variable];taxa de [residus|clavegueram];recàrrec;recàrrecs;suplement;suplements;embalatge;càrrec;taxa;taxes;taxa turística;taxa estades turístiques;iet;cànon;cànon de l aigua;ecotaxa;ecoraee;comissió;interessos;desplaçament;quilometratge;dietes;suplerts;assegurança;servei;coberts;benefici industrial;bo social;terme fix;quota fixa;quota de servei;interessos de demora".split(
            ";",
          ),
        tip: "propina;propines".split(";"),
        rounding: "arrodoniment;arrodoniments;ajust arrodoniment".split(";"),
        tax: "[quota|quota d|import|import de l|21 %|10 %|4 %|%|] iva;impost [sobre el valor afegit|elèctric|sobre l electricitat|electricitat|];iva [21 %|10 %|4 %|21|%|al];iva [al 21 %|al 10 %|repercutit|reduït|general];quota [21 %|10 %];i v a;quota;recàrrec d equivalència;recàrrec equivalència;quota re;impostos;igi;igi 4 5 %;quota igi;import impost;impost especial sobre l electricitat;quota de l iva".split(
          ";",
        ),
        totalTax:
          "total [iva|impostos|quota|quotes|quota iva|igi];import total [d iva|iva|d impostos];total [quotes iva|quota igi];iva total;suma iva;impostos totals".split(
            ";",
          ),
        taxBase:
          "base [imposable|imp|iva|imposable 21 %|imposable iva|igi|irpf|retenció|];[total|] [base|bases|base imposable];base [imposable 10 %|imposable 4 %|imposable total|subjecta a iva|21 %|10 %|4 %];bases imposables;import subjecte;import base".split(
            ";",
          ),
        withholding:
          "retenció [irpf|%|de garantia|garantia|];[import|total|menys] retenció;irpf [15 %|7 %|%|];retenció [15 %|d irpf|en garantia];i r p f;retencions;ret irpf;total retencions;15 % irpf;import irpf;irpf 19 %;import de la retenció;quota irpf".split(
            ";",
          ),
        total:
          "total [factura|de la factura|amb iva|iva inclòs|general|final|euros|en euros|document|abonament|rebut|tiquet|compra|venda|facturat|a facturar|comanda|import|impostos inclosos];import [total|total factura|factura|de la factura|total amb iva|amb iva|iva inclòs];total [de factura|fra|amb impostos|operació|factura euros|factura amb iva|factura iva inclòs];preu total;import total de la factura;import total iva inclòs".split(
            ";",
          ),
        plainTotal: "totals;import;imports;suma total;import eur;import euros".split(";"),
        amountPaid:
          "[pagament|pagaments|lliurat|entregat|] a compte;[import|] [pagat|cobrat];total [abonat|cobrat];menys [acompte|pagaments];bestreta;bestretes;acompte;acomptes;ja pagat;total pagat;pagaments;pagament;pagament rebut;pagaments rebuts;cobraments;provisió de fons;paga i senyal;dipòsit;menys bestreta;certificacions anteriors;certificat anteriorment;facturat anteriorment;targeta regal;factura d acompte;pagaments realitzats;import abonat;pagament previ".split(
            ";",
          ),
        balanceDue:
          "[import|] [total a pagar|a pagar|líquid|pendent|a ingressar|a retornar];[resta|queda|] per pagar;import [pendent de pagament|per pagar|a cobrar];saldo [a pagar|deutor];pendent de [cobrament|cobrar|pagar];net a pagar;líquid a pagar;total líquid;líquid a percebre;pendent de pagament;total pendent;saldo pendent;resta;resta a pagar;import degut;a favor seu;deute;total deute;import a abonar;a cobrar;import domiciliat;import del rebut;nou saldo".split(
            ";",
          ),
        cashTendered:
          "[pagament|] [efectiu|targeta];[import|] [lliurat|entregat];targeta [de crèdit|de dèbit|crèdit];en efectiu;rebut efectiu;mastercard;pagament amb targeta;metàl lic;comptat;pagament en efectiu;targeta bancària".split(
            ";",
          ),
        cashChange: "canvi;devolució canvi;canvi efectiu;el seu canvi".split(";"),
        previousBalance:
          "[saldo|deute|import] anterior;rebuts [pendents|impagats];factures pendents;saldo inicial;endarreriments;factures anteriors pendents;saldo pendent anterior".split(
            ";",
          ),
        otherAmount:
          "[total|] [estalvi|unitats|articles];[import|] [a origen|exempt];pagament immediat;descompte per pagament immediat;descompte pronte pagament;dte p p;heu estalviat;ha estalviat;nombre d articles;pes total;pes net;pes brut;total hores;consum;consum total;import contracte;pressupost aprovat;import en lletres;quota mensual;punts;punts acumulats;exempt d iva;no subjecte;tipus de canvi;desglossament iva;resum iva;resum d impostos".split(
            ";",
          ),
      },
      columns: {
        position: "línia;lín;partida;ordre;n".split(";"),
        code: "codi [article|d article|producte|de barres|];codi [de producte|de l article|servei];referència;article codi;núm article;ref article".split(
          ";",
        ),
        description:
          "descripció [de l article|del producte|del servei|i concepte|];descripció [article|producte|dels treballs|del concepte|dels serveis];concepte;conceptes;article;articles;producte;productes;servei;serveis;producte servei;detall;detalls;denominació;concepte descripció;treballs;treballs realitzats;materials;nom;mà d obra;treball realitzat;serveis prestats;nom del producte".split(
            ";",
          ),
        quantity:
          "[quantitat|unitats] [servida|facturada|facturades|servides];quantitat;quantitats;qtat;uts;unitats;uds;hores;dies;nits;amidament;consum;num unitats;quan;q;nombre d unitats;nombre d hores".split(
            ";",
          ),
        unit: "unitat;ut;unitat de mesura;mesura;u".split(";"),
        unitPrice:
          "preu [unitari|unitat|unit|ut|u|per unitat|eur|net|brut|sense iva|amb iva|hora|venda|kwh|iva inclòs|unitari sense iva|];preu [per hora|unitari amb iva|unitari net|euros|base|per kwh|quilo|nit|cost|tarifa];preus;p unitari;p unit;pvp;tarifa;cost unitari;import unitari;tarifa hora".split(
            ";",
          ),
        priceBasis: "preu per;base de preu".split(";"),
        discount:
          "descompte [eur|import];descompte;dte;dto;import dte;descomptes;bonificació".split(";"),
        discountRate:
          "dte %;% dte;descompte %;% descompte;dto %;% dto;percentatge de descompte".split(";"),
        taxRate:
          "tipus [iva|d iva|impositiu|%|];percentatge [d iva|iva];iva %;% iva;% igi;igi %;codi iva;% impost".split(
            ";",
          ),
        taxAmount:
          "import [de l iva|d iva|impost|igi];quota [d iva|igi];iva;quota iva;quota;import iva;impost;impostos;igi".split(
            ";",
          ),
        amount:
          "import [eur|euros|total|línia|];import [de línia|de la línia|en euros];total [euros|import];imports;totals;preu total;valor;euros;total línia;total preu".split(
            ";",
          ),
        netAmount:
          "[total|import|subtotal|preu total] sense iva;[total|import] sense impostos;import net;total net;base;base imposable;subtotal net".split(
            ";",
          ),
        grossAmount:
          "[import|total] [amb iva|iva inclòs];[total|import] impostos inclosos;brut;import brut;preu total amb iva".split(
            ";",
          ),
        serviceDate:
          "data [servei|de lliurament|albarà|];data [del servei|entrega|d entrega|operació];dates;dia".split(
            ";",
          ),
        other:
          "[núm|] [comanda|albarà];lectura [anterior|actual|];pes;kg;volum;caixes;embalatge;quantitat demanada;factura;projecte;obra;núm sèrie;caducitat;origen;marca;model;color;talla;observacions;magatzem;irpf;retenció;a origen;anterior;venciment;unitats demanades;import a origen".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[dades del|dades|nom del|raó social|] client;[adreça|nif i nom] del client;dades del [comprador|destinatari|receptor];clients;facturar a;facturat a;factura a;factura per a;adreça de facturació;dades de facturació;dades fiscals;destinatari;receptor;comprador;pagador;titular;titular del contracte;senyor;senyors;sr sra;a nom de;hoste;llogater;pacient;promotor;per a;informació de facturació;venut a;emesa a;arrendatari;titular del subministrament".split(
            ";",
          ),
        shipTo:
          "adreça [d enviament|de lliurament|d entrega|de subministrament|del subministrament|de l obra];dades [de lliurament|d entrega];lloc de [treball|realització];enviar a;enviat a;lliurar a;lliurat a;lloc de lliurament;lloc d entrega;dades d enviament;destinació;punt de subministrament;lloc de prestació;emplaçament;enviament a;adreça del servei;adreça obra;client final".split(
            ";",
          ),
        vendor:
          "dades [de l empresa|del venedor|emissor];[emès|servit] per;venedor;proveïdor;emissor;dades de l emissor;emesa per;facturat per;venut per;empresa;prestador;contractista;subcontractista;arrendador;expedidor;dades del proveïdor;raó social;comercialitzadora;emissor de la factura;prestador del servei".split(
            ";",
          ),
        remitTo:
          "beneficiari;titular del compte;a favor de;pagar a;titular compte;pagament a favor de;ingressar a;transferència a favor de;titular del compte bancari;beneficiari del compte".split(
            ";",
          ),
      },
      months: [
        "gener;gen".split(";"),
        "febrer;feb;febr".split(";"),
        "març;mar".split(";"),
        "abril;abr".split(";"),
        "maig;mai".split(";"),
        "juny;jun".split(";"),
        "juliol;jul".split(";"),
        "agost;ago;ag".split(";"),
        "setembre;set".split(";"),
        "octubre;oct".split(";"),
        "novembre;nov".split(";"),
        "desembre;des".split(";"),
      ],
      legalForms:
        "sl;s l;slu;s l u;sau;slp;s l p;sccl;s c c l;scp;s c p;cb;c b;societat limitada;societat anònima;societat civil;cooperativa;fundació;associació;ajuntament;germans;fills;i fills;ute;sll;s coop;consorci;consell comarcal;diputació;comunitat de propietaris".split(
          ";",
        ),
      units:
        "ut;uts;unitat;unitats;pça;peça;peces;hora;hores;dia;dies;nit;nits;setmana;setmanes;mes;mesos;any;anys;metre;metres;quilo;grams;tona;litre;litres;caixa;caixes;paquet;bossa;sac;palet;rotlle;ampolla;llauna;joc;parell;persona;persones;llicència;viatge;pa;partida;servei;ració;full;pàgina;jornada;pots;safata;quilos;tones;metres quadrats;metre quadrat;minuts;comensals;racions;sessió;visita".split(
          ";",
        ),
      groupSums:
        "[total|subtotal] [pàgina|albarà|capítol];[total|subtotal] [apartat|serveis|hores|treballs];suma i segueix;suma anterior;segueix;continua;total grup;total mà d obra;total materials;total partida;total obra;ve de;passa a;suma pàgina".split(
          ";",
        ),
      taxIncluded:
        "[amb|preus amb|preus|preu amb|] iva inclòs;iva incl;inclou iva;preus amb iva;els preus inclouen iva;impostos inclosos;igi inclòs;iva inclòs en el preu;import iva inclòs;inclou l iva".split(
          ";",
        ),
      currencies: {
        EUR: "catalunya;barcelona;girona;lleida;tarragona;sabadell;terrassa;badalona;mataró;reus;manresa;vic;igualada;figueres;granollers;sant cugat del vallès;andorra;andorra la vella;balears;palma;maó;eivissa".split(
          ";",
        ),
        USD: "dòlars".split(";"),
      },
    },
    {
      language: "cs",
      titles: {
        invoice:
          "[daňový doklad|konečná|vyúčtovací|zjednodušená|opravná|vydaná|ostrá|souhrnná|dílčí|elektronická] faktura;[faktura|zálohová faktura|zjednodušený|předfaktura|] daňový doklad;vyúčtování [elektřiny|služeb|];vyúčtovacia faktúra;faktura vydaná;odoslaná faktúra;účet;daňový doklad k přijaté platbě;vrubopis;kopie faktury;faktura dodací list".split(
            ";",
          ),
        "credit-note":
          "opravný daňový doklad [dobropis|];dobropis;oprava daňového dokladu;faktura dobropis;dobropisová faktura;storno;stornofaktura;dobropis k faktuře;vratka".split(
            ";",
          ),
        receipt:
          "[pokladní|příjmový pokladní|príjmový pokladničný|pokladničný] doklad;doklad o [zaplacení|koupi|nákupu];účtenka;paragon;potvrzení o platbě;potvrzení o zaplacení;stvrzenka;pokladní účtenka;prodejka;kopie pro zákazníka;bloček;pokladničný blok;příjmový doklad;potvrdenie o platbe".split(
            ";",
          ),
        "pro-forma":
          "zálohová faktura;předfaktura;zálohový list;výzva k platbě;výzva k úhradě zálohy;zálohový předpis;pro forma faktura".split(
            ";",
          ),
        other:
          "[objednací|dodací|balicí|nákladní|přepravní|záruční] list;[předávací|zjišťovací|reklamační|] protokol;[cenová|] [nabídka|ponuka];objednávka;potvrzení objednávky;potvrdenie objednávky;výdejka;příjemka;soupis provedených prací;stavební deník;výkaz práce;pracovní výkaz;smlouva;zmluva;smlouva o dílo;upomínka;předžalobní výzva;výpis z účtu;odsouhlasení závazků;saldo;příkaz k úhradě;výplatní páska;cestovní příkaz;ceník;poptávka;není daňový doklad;rozpočet;soupis prací".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[faktura|faktúra|faktury|faktúry|daňový doklad|daňového dokladu|faktura daňový doklad|doklad|dokladu|zálohová faktura|proforma faktura|dobropis|opravný daňový doklad|vyúčtovací faktura|faktura vydaná|faktúra daňový doklad|faktura vyúčtovací] [č|číslo|cislo|nr|no|čís];[číslo|č|cislo|ev č|evidenční číslo|číslo dokladu] [faktury|faktúry|dokladu|daňového dokladu|dobropisu|zálohové faktury|faktura|doklad|účetního dokladu];[faktura č|číslo faktury] variabilní symbol;variabilní symbol číslo faktury;fa č;evidenční číslo;ev č;dobropis;faktura číslo vs;vyúčtování č;číslo vyúčtování;faktura č vs;číslo faktury vs;číslo fa".split(
            ";",
          ),
        invoiceDate:
          "datum vystavení [faktury|dokladu|daňového dokladu|dobropisu|];[dátum vystavenia|dátum vyhotovenia] [faktúry|];vystaveno;vystaveno dne;vystavené;vystavené dňa;den vystavení;datum faktury;datum vyhotovení;datum dokladu;datum vyst;dat vystavení;vystavenie;faktura ze dne;faktura vystavena;datum a místo vystavení;deň vystavenia;vyhotovené dňa".split(
            ";",
          ),
        plainDate: "dne;dňa;datum a čas;datum čas;ze dne;zo dňa".split(";"),
        dueDate:
          "[splatné|splatno|splatná|uhraďte|uhradit|zaplaťte|k úhradě|zaplatit|platba|splatnost|úhrada|zaplaťte nejpozději|je splatná|prosíme uhradit|prosíme uhraďte|uhraďte prosím|prosíme o úhradu|zaplaťte prosím|nejpozději] do;[datum splatnosti|splatnost] [faktury|];splatné;splatno;den splatnosti;termín splatnosti;faktura splatná;splatnost dne;datum spl;datum splat;splatná dne;splatné dne;splatno dne;splatná dňa;splatné dňa;termín úhrady;datum inkasa".split(
            ";",
          ),
        paymentTerms:
          "[lhůta|doba|lehota] splatnosti;splatnost [dnů|dní|ve dnech];platební podmínky;platobné podmienky;podmínky platby".split(
            ";",
          ),
        purchaseOrder:
          "[číslo vaší|na základě vaší|číslo vašej|dle|na základe|vaše číslo|dle vaší|číslo nákupní] objednávky;[číslo objednávky|objednávka] [zákazníka|odběratele];[vaše objednávka|vaše obj] [č|];č objednávky zákazníka;obj zákazníka;číslo obj odběratele;vaša objednávka;po číslo;č po;obj č odběratele;nákupní objednávka;objednávka kupujícího;vaše objednávka číslo;na základe vašej objednávky;objednávka odběratele č;číslo objednávky kupujícího;dle objednávky č".split(
            ";",
          ),
        currency:
          "měna;měna dokladu;měna faktury;částky v;všechny částky v;ceny v;sumy v;kód měny;ceny jsou uvedeny v;ceny jsou v".split(
            ";",
          ),
        taxId:
          "[ič|identifikační číslo] [pro dph|];[ič dph|ičo|ič] [dič|];dič [dph|ič dph|cz|vat|];[ičdph|vat|ičo] [č|];daňové identifikační číslo;daňové identifikačné číslo;ičo a dič".split(
            ";",
          ),
        customerTaxId:
          "[dič|ičo|ič|ič dph] [odběratele|odběratel|zákazníka|kupujícího|odberateľa|zákazník|příjemce];[odběratel|zákazník] [dič|ičo|ič];vaše [dič|ičo|ič dph]".split(
            ";",
          ),
        vendorTaxId:
          "[dič|ičo|ič|ič dph] [dodavatele|dodavatel|prodávajícího|dodávateľa|poskytovatele];[dodavatel|dodávateľ] [dič|ičo];naše [dič|ičo|ič dph]".split(
            ";",
          ),
        iban: "iban [kód|číslo|účtu|č|účet];číslo účtu iban;účet iban;č ú iban".split(";"),
        receiptNumber:
          "[číslo|č|id|] transakce;[číslo|č|pořadové číslo|poř č] účtenky;účtenka č;účtenka;paragon č;číslo paragonu;pokladní doklad č;číslo pokladního dokladu;prodejka č;číslo bločku;příjmový doklad č;číslo prodejky".split(
            ";",
          ),
        plainNumber: "číslo;doklad;reference;referenční číslo;ref č;značka;č".split(";"),
        otherNumber:
          "číslo [objednávky|zakázky|dodacího listu|zásilky|balíku|zákazníka|odběratele|klienta|dodavatele|smlouvy|zmluvy|nabídky|projektu|původního dokladu|odběrného místa|elektroměru|měřidla|rezervace|původní faktury|opravovaného dokladu|pokoje|pokladny|karty|strany];[objednávka|dodací list|pokladna|zakázka|smlouva|stůl] [č|];[variabilní|variabilný|var|konstantní|konštantný|konst|ks|specifický|spec] symbol;[naše|vaše] [značka|reference];[objednávka|zákaznické|klientské|výrobní|sériové] číslo;č [objednávky|obj|zakázky|dodacího listu|dl|zákazníka|smlouvy];původní [doklad|faktura|daňový doklad];vs;v s;variabilní symb;ss;obj č;objednávky;naše objednávka;dl č;dodací listy;dodacie listy;zásilka;zákazník č;kód zákazníka;kód odběratele;odběratel č;kód dodavatele;zmluva č;nabídka č;název projektu;stavba;akce;středisko;k faktuře č;dobropis k faktuře č;opravovaný doklad;zálohová faktura k vyúčtování;ean kód odběrného místa;eic;eic kód;odběrné místo;elektroměr;spz;rz;vin;rezervace;pokoj;pokladní;obsluha;obsluhoval;obsluhoval vás;fik;bkp;pkp;okp;uid;dkp;id provozovny;provozovna;režim tržby;autorizační kód;strana;list;předmět;věc;typ dokladu;druh dokladu;dodací list číslo;smlouva číslo;dle smlouvy č;číslo jednací;název stavby".split(
            ";",
          ),
        otherDate:
          "datum [zdanitelného plnění|uskutečnění zdanitelného plnění|uskutečnění zdanit plnění|uskut zdan plnění|usk zdan plnění|uskutečnění plnění|plnění|dodání|dodávky|objednávky|odeslání|expedice|tisku|úhrady|platby|přijetí platby|přijetí|uskutečnění účetního případu|zaplacení|převzetí|doručení|povinnosti přiznat daň|od|do|příjezdu|odjezdu|odečtu|narození|dodacího listu|předání|uzavření];dátum dodania [služby|tovaru|tovaru služby|];[za|fakturované|fakturační|zúčtovací|] období;[objednávka|smlouva] ze dne;[datum splatnosti|splatnost] přeplatku;dat zdanitelného plnění;duzp;dzp;den uskutečnění zdanitelného plnění;dátum zdaniteľného plnenia;deň dodania;dátum vzniku daňovej povinnosti;objednáno;vytištěno;vytlačené;uhrazeno dne;fakturačné obdobie;obdobie;měsíc;rok;od;do;od do;platnost do;platí do;příjezd;odjezd;čas;odečet;příští faktura;den dodání;uskutečnění zdanitelného plnění;dodáno;dodáno dne".split(
            ";",
          ),
        other:
          "[způsob|spôsob] [úhrady|platby|dopravy];fakturujeme vám [za|dle vaší objednávky|];[děkujeme|ďakujeme] [za nákup|];[razítko|pečiatka] [a podpis|];[plátce|neplátce|nejsme plátci|nie sme platcami|rekapitulace|rekapitulácia] dph;[číslo|č|číslo bankovního|peněžní ústav a číslo] účtu;kontaktní osoba;kontaktná osoba;zákaznická linka;vystavil;vystavila;vystavil a;vyřizuje;vybavuje;vyhotovil;převzal;převzal dne;schválil;podpis;jméno;adresa;ulice;psč;město;obec;země;krajina;sídlo;banka;bankovní spojení;bankové spojenie;č ú;bankovní účet;účet;kód banky;peněžní ústav;peňažný ústav;forma úhrady;forma platby;typ platby;platba;platební metoda;qr platba;qr;zapsán;zapsáno v obchodním rejstříku;společnost je zapsána;spisová značka;obchodní rejstřík;zapsaná v obchodním rejstříku;registrace;způsob dodání;dopravce;dodací podmínky;hmotnost;hmotnost celkem;váha;počet kusů;balení;poznámka;poznámky;popis;text;informace;rekapitulace;slovy;slovom;celkem slovy;kopie;přenesení daňové povinnosti;prenesenie daňovej povinnosti;daň odvede zákazník;reverse charge;děkujeme za návštěvu;otevírací doba;strana č;sazba;úrok z prodlení;penále;množství;stav;platební údaje;místo vystavení;datová schránka;fakturoval".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[celkem|spolu|součet|cena|částka|celková částka|cena celkem|celková cena|mezisoučet|suma|hodnota|celkom|] bez dph;celkem [základ|netto|položky|bez daně|před slevou|po slevě];cena celkem;mezisoučet;medzisúčet;základ celkem;součet položek;súčet položiek;základ spolu;součet;suma netto;spolu základ dane;suma položiek;cena bez dane;částka celkem bez dph;celkem za položky;základ daně celkem;zboží celkem".split(
            ";",
          ),
        discount:
          "[celková|množstevní|poskytnutá|věrnostní|] sleva;slevy;zľava;zľavy;sleva celkem;zľava celkom;slevový kupón;slevový kód;sleva %;zľava %;sleva na doklad;bonus;srážka;srážky;zľavový kupón;částka slevy".split(
            ";",
          ),
        shipping:
          "[doprava|poštovné] [a balné|];dopravné;poštovné balné;balné a poštovné;přeprava;přepravné;doručení;cena dopravy;náklady na dopravu;doručenie;dovoz;kurýr;kuriér;přepravní náklady;dopravní náklady;poplatek za dopravu".split(
            ";",
          ),
        otherCharge:
          "[recyklační|manipulační|expediční|servisní|městský|pobytový|rekreační|aut.|autorský|] poplatek;balné;poplatky;poplatok;poplatky celkem;dobírka;dobírečné;dobierka;příplatek;příplatky;palivový příplatek;mýtné;mýto;recyklačný poplatok;poplatek za recyklaci;phe;záloha obaly;vratné obaly;obaly;pojištění;ostatní;ostatní náklady;úrok;úroky;penále částka;servis;spotřební daň;daň z elektřiny;ekologická daň;cestovné;služby;recyklační příspěvek;palivová přirážka".split(
            ";",
          ),
        tip: "spropitné;dýško;prepitné;tuzér".split(";"),
        rounding:
          "[haléřové|centové|halířové] vyrovnání;zaokrouhlení;zaokrúhlenie;halierové vyrovnanie;zaokr;zaokrouhleno;zaokrúhlené;haléřové zaokrouhlení;zaokrouhlení celkem".split(
            ";",
          ),
        tax: "dph [21 %|15 %|12 %|10 %|20 %|19 %|23 %|%|základní|snížená|v kč|základní sazba|];[21 %|20 %|23 %|12 %|částka|výše|výška|suma|%|z toho|hodnota] dph;daň;daň z přidané hodnoty;daň z pridanej hodnoty;výše daně;částka daně;sazba 21 %;základní sazba;snížená sazba;daň 21 %;základná sadzba;znížená sadzba".split(
          ";",
        ),
        totalTax:
          "[celkem|spolu|součet|celková|celková částka|celkom] dph;dph celkem;dph celkom;dph spolu;celkem daň;daň celkem;celková výše dph;celková výše daně;celková daň".split(
            ";",
          ),
        taxBase:
          "základ [daně|dph|pro dph|21 %|15 %|12 %|20 %|v kč|daně 21 %|pro výpočet dph|pre dph|dane 20 %|];daňový základ;zdanitelná částka;zdan plnění základ".split(
            ";",
          ),
        withholding:
          "[pozastávka|zádržné] [10 %|];zádržné 5 %;srážková daň;zrážková daň;zádržné do odstranění vad".split(
            ";",
          ),
        total:
          "celkem [s dph|včetně dph|vč dph|včetně daně|brutto|faktura|kč|czk|v kč|eur|dobropis|doklad|za doklad|za fakturu];[celková|] [cena s dph|částka s dph|fakturovaná částka|částka faktury];[faktura|doklad|účet|hodnota|objednávka|nákup|s dph|součet|fakturováno] celkem;spolu s dph;celkom s dph;celková částka;celková suma;cena celkem s dph;celková cena;částka celkem s dph;suma s dph;fakturovaná suma;spolu eur;součet kč;součet s dph;cena včetně dph;celková hodnota;celková cena vč dph;suma celkom;celkem s daní;celkem vč daně;cena vč dph;částka včetně dph;celková částka včetně dph;cena celkem včetně dph;hodnota faktury".split(
            ";",
          ),
        plainTotal:
          "celkem;celkom;spolu;suma;součet celkový;částka;dohromady;částka celkem;součet částek".split(
            ";",
          ),
        amountPaid:
          "[zaplaceno|uhrazeno] [zálohou|kartou|];[odpočet zálohy|záloha|zálohy] [celkem|];zaplacené [zálohy|zálohou|];[odpočet|odečet|odpočet zaplacených|odpočty] záloh;již uhrazeno;již zaplaceno;uhradené;už uhradené;uhrazená částka;zaplacená částka;uhrazené zálohy;uhrazeno zálohami;odečet zálohy;přijatá záloha;přijaté zálohy;prijaté platby;předplaceno;částka uhrazená;zaplaceno předem;dosud uhrazeno;dosud fakturováno;dárkový poukaz;poukaz;uhrazeno hotově;zaplatené;odpočet přijatých záloh;odečet přijatých záloh;přijatá platba;přijaté úhrady;celkem uhrazeno;celkem zaplaceno;uhradená suma;darčeková poukážka".split(
            ";",
          ),
        balanceDue:
          "[celkem|] [k úhradě|k úhradě kč|k úhradě czk|k zaplacení|k platbě|zaplatit];[celková|] [částka k úhradě|suma k úhrade];celkom k úhrade;k úhradě celkem;spolu k úhrade;částka k zaplacení;k platbě celkem;zbývá uhradit;zbývá k úhradě;zbývá zaplatit;zostáva uhradiť;zostáva k úhrade;zaplaťte;k doplacení;doplatek;nedoplatek;nedoplatok;doplatit;přeplatek;preplatok;k vrácení;k vráceniu;zůstatek k úhradě;zůstatek;saldo k úhradě;dluh;neuhrazeno;na úhradu;k inkasu;celkem k proplacení;celková cena k úhradě;celkem částka k úhradě;celková částka k zaplacení;částka k doplacení;částka k vrácení;zbývající částka;suma na úhradu;dlužná částka;neuhrazená částka;prosíme uhraďte".split(
            ";",
          ),
        cashTendered:
          "[zaplaceno|přijato|] v hotovosti;[platba|] [hotově|kartou];[platební|platobná|kreditní|] karta;hotovost;placeno;placeno hotově;přijato;přijatá hotovost;prijaté;mastercard;stravenky;zaplaceno hotově".split(
            ";",
          ),
        cashChange:
          "vráceno;vrátit;k vrácení hotovost;vrácená částka;nazpět;zpět;vydané;vydať;vráceno hotovost;výdavek;výdavok".split(
            ";",
          ),
        previousBalance:
          "předchozí [zůstatek|nedoplatek|saldo];[nedoplatek z minulého|dluh z předchozího|zůstatek z předchozího] období;počáteční zůstatek;minulý nedoplatek;neuhrazené faktury;po splatnosti;minulý zůstatek;přeplatek z minulého období;přeplatek z předchozího období".split(
            ";",
          ),
        otherAmount:
          "celkem [kusů|ks|množství|hodin|slovy];[hmotnost|spotřeba] [celkem|];[osvobozeno od|mimo|rekapitulace|rekapitulácia|rozpis] dph;[celková|] [úspora|hmotnost];[nové|výše|nová výše] zálohy;ušetřili jste;ušetrili ste;ušetřeno;množství;počet položek;počet kusů;počet ks;cena díla;smluvní cena;dosud vyfakturováno;zbývá vyfakturovat;prostavěno;kurz;kurz čnb;přepočet;slovy;osvobozeno;nulová sazba;0 % dph základ;nezdaněno;body;věrnostní body;stav bodů;měsíční záloha;předpis záloh;částka v eur;přepočteno;vyúčtování záloh;původní cena;běžná cena;předepsané zálohy".split(
            ";",
          ),
      },
      columns: {
        position: "pol;poř;p č;pč;položka č;poř č;řádek;číslo položky;pol č;č;pořadové číslo".split(
          ";",
        ),
        code: "[katalogové|kat|objednací|obj|skladové] číslo;[kód|číslo] [zboží|tovaru];kód položky;kat č;číslo výrobku;číslo artiklu;artikl;ean kód;kód produktu;skp;čárový kód;číslo produktu".split(
          ";",
        ),
        description:
          "[názov|popis|označení|název] [položky|];[název zboží|názov tovaru|popis] [služby|];[popis|označenie|označení] [dodávky|];předmět [plnění|fakturace|zdanitelného plnění|];položka;položky;zboží;tovar;zboží služba;služba;služby;produkty;text položky;popis plnění;popis zboží;rozsah a předmět plnění;název produktu;výrobek;práce;popis tovaru;název a popis;fakturované položky".split(
            ";",
          ),
        quantity:
          "počet [mj|m j|kusů|hodin|jednotek|ks|];[dodané|fakturované|] množství;množstvo;mn;ks;kusů;množ;hodin;hodiny;spotřeba;množství mj;dodáno;poč;výměra".split(
            ";",
          ),
        unit: "mj;m j;jednotka;jedn;měrná jednotka;měr jedn;jednotky;j".split(";"),
        unitPrice:
          "[cena za mj|cena za jednotku|jednotková cena|cena za kus|jedn cena|cena m j|cena mj|cena ks|cena] [bez dph|];[cena|jednotková cena] [kč|s dph];cena za ks;j cena;jc;cena bez dph za mj;cena za m j;cena jednotková;jednotk cena;cena s dph za mj;cena jedn;cena za jedn bez dph;kč mj;cena za hodinu;hodinová sazba;cena ks s dph;cena netto;jedn cena s dph;cena po slevě;ceníková cena;kč kwh;kč ks;cena za hod;cena za hod bez dph;cena za kus s dph;j cena bez dph;j cena s dph;kč mwh".split(
            ";",
          ),
        priceBasis: "cena za množství;cenová jednotka;cena za počet".split(";"),
        discount: "sleva;zľava;sleva kč;rabat".split(";"),
        discountRate: "sleva %;% slevy;sleva v %;% sleva;zľava %;% zľavy;rabat %;slevy %".split(
          ";",
        ),
        taxRate:
          "[sazba|sadzba] [dph|dph %|];dph %;% dph;sazba %;sazba daně;dph sazba;daň %;% daně;sazba dph v %;kód dph;dph v %;% daň;sazba daně %;% sazba dph".split(
            ";",
          ),
        taxAmount:
          "[částka|výše|suma|hodnota|výška|kč|] dph;dph kč;daň;dph celkem;dph czk;dph eur;částka daně;daň kč;dph v kč;výše daně".split(
            ";",
          ),
        amount:
          "[cena|] [celkem|spolu|celkom];částka;celkem kč;celkem czk;kč;celková cena;hodnota;částka kč;celkem eur;součet;kč celkem;spolu eur".split(
            ";",
          ),
        netAmount:
          "[celkem|cena celkem|částka|celková cena|spolu|suma|kč|celkom|částka celkem|hodnota|celkem kč|kč celkem|] bez dph;základ [daně|dph|kč|];bez dph celkem;celkem netto;cena bez dph celkem".split(
            ";",
          ),
        grossAmount:
          "[s|celkem s|cena celkem s|částka s|celková cena s|spolu s|suma s|kč s|celkem vč|celkem včetně|celkom s|kč celkem s|částka celkem s|celkem kč s|cena celkem vč|cena celkem včetně|cena včetně|včetně|cena vč] dph;cena s dph celkem".split(
            ";",
          ),
        serviceDate: "období;datum dodání;datum plnění;obdobie;od do;den".split(";"),
        other:
          "hmotnost;kg;balení;obj;objednávka;dodací list;dl;šarže;sériové číslo;výrobní číslo;záruka;záruka měs;expirace;země původu;sklad;středisko;zakázka;účet;stav;odečet;počáteční stav;konečný stav;faktura;kód pdp;poznámka;objednáno;recyklace;typ;zádržné;prostavěno".split(
            ";",
          ),
      },
      roles: {
        customer:
          "fakturační [adresa|údaje|údaje odběratele];odběratel [sídlo|plátce|];zákazník;kupující;kupujúci;objednatel;objednávateľ;plátce;příjemce faktury;fakturačná adresa;pro;klient;příjemce plnění;údaje o zákazníkovi;nájemce;host;fakturovat na;zákazník fakturační adresa;komu;adresa odběratele;adresa zákazníka;fakturačné údaje".split(
            ";",
          ),
        shipTo:
          "[dodací|dodacia|doručovací|korespondenční|poštovní|korešpondenčná] adresa;[konečný|] [příjemce|príjemca];místo [určení|dodání|doručení|vykládky|realizace|spotřeby|plnění|stavby];adresa [dodání|doručení|odběrného místa];miesto určenia;příjemce zboží;dodací údaje;miesto dodania".split(
            ";",
          ),
        vendor:
          "dodavatel;prodávající;predávajúci;prodejce;poskytovatel;zhotovitel;vystavitel;výstavca;odesílatel;údaje dodavatele;pronajímatel;provozovatel;dodavatel prodávající;podzhotovitel;obchodník;adresa dodavatele".split(
            ";",
          ),
        remitTo:
          "příjemce platby;majitel účtu;ve prospěch;příjemce úhrady;názov účtu;název účtu;jméno příjemce;název příjemce".split(
            ";",
          ),
      },
      months: [
        "leden;ledna;led;január;januára".split(";"),
        "únor;února;úno;február;februára".split(";"),
        "březen;března;bře;marec;marca".split(";"),
        "duben;dubna;dub;apríl;apríla".split(";"),
        "květen;května;kvě;máj;mája".split(";"),
        "červen;června;čvn;jún;júna".split(";"),
        "červenec;července;čvc;júl;júla".split(";"),
        "srpen;srpna;srp;august;augusta".split(";"),
        "září;zář;september;septembra".split(";"),
        "říjen;října;říj;október;októbra".split(";"),
        "listopad;listopadu;lis;november;novembra".split(";"),
        "prosinec;prosince;pro;december;decembra".split(";"),
      ],
      legalForms:
        "s r o;spol s r o;sro;společnost s ručením omezeným;spoločnosť s ručením obmedzeným;a s;akc spol;akciová společnost;akciová spoločnosť;v o s;vos;k s;komanditní společnost;z s;o s;o p s;p o;příspěvková organizace;družstvo;výrobní družstvo;s p;státní podnik;osvč;svj;j s a;n o;obec;město;statutární město;nadace;z ú;spolek;a spol;odštěpný závod;společenství vlastníků jednotek;veřejná obchodní společnost;organizační složka;organizačná zložka".split(
          ";",
        ),
      units:
        "ks;kus;kusy;kusů;kusov;hod;hodina;hodiny;hodin;den;dny;dnů;dní;noc;noci;týden;týždeň;měs;měsíc;měsíce;měsíců;mesiac;mesiacov;rok;roky;minuta;minut;bm;metr;metrů;tuna;litr;litrů;bal;balení;balenie;krabice;kr;paleta;role;lahev;lah;pytel;kbelík;sada;sad;souprava;kpl;komplet;soubor;osoba;osob;os;licence;licencia;uživatel;stránka;stran;slovo;ns;jízda;výjezd;paušál;paušálně;sl;úkon;služba;svazek;arch;tabule;tis;jedn;normohod;nh".split(
          ";",
        ),
      groupSums:
        "celkem [strana|za dodací list|práce|materiál|za oddíl|skupina|zakázka|silová elektřina|distribuce];[převod z předchozí|převod ze|součet|mezisoučet] strany;[převod na další|součet za|prenos na ďalšiu] stranu;převod;převedeno;přenos;k přenosu;pokračování;pokračování na další straně;součet skupiny;součet oddílu;součet za oddíl;k převodu;pokračuje na další straně".split(
          ";",
        ),
      taxIncluded:
        "[včetně|vč|s|ceny včetně|ceny s|ceny jsou včetně|ceny jsou uvedeny včetně|cena včetně|vrátane|ceny vrátane|z toho|cena obsahuje|ceny sú s] dph".split(
          ";",
        ),
      currencies: {
        CZK: "kč;czk;koruna česká;korun českých;korun;koruny;česká republika;čr;česko;praha;brno;ostrava;plzeň;liberec;olomouc;české budějovice;hradec králové;ústí nad labem;pardubice;zlín;havířov;kladno;most;opava;jihlava;karlovy vary;mladá boleslav;teplice".split(
          ";",
        ),
        EUR: "eur;slovensko;slovenská republika;bratislava;košice;prešov;žilina;banská bystrica;nitra;trnava;trenčín;martin;poprad".split(
          ";",
        ),
        USD: "americký dolar;usa".split(";"),
        PLN: "polsko".split(";"),
      },
    },
    {
      language: "da",
      titles: {
        invoice:
          "[salgsfaktura|samlefaktura|slutfaktura|acontofaktura|delfaktura|kontantfaktura|abonnementsfaktura];[a conto|kopi af|din|elektronisk] faktura;[rateafregning|varmeregning|slutafregning|hotelregning];fakturaer;regning;elregning;opkrævning;afregning;honorarnota;debetnota;din regning;[fakturakopi|faktura kopi];årsafregning;afregningsbilag;forenklet faktura".split(
            ";",
          ),
        "credit-note":
          "kreditfaktura;salgskreditnota;kreditering;returnering;tilbagebetaling;[kreditnota|kredit nota]".split(
            ";",
          ),
        receipt:
          "[kassekvittering|købskvittering|betalingskvittering|parkeringskvittering];[salgskvittering|kortkvittering|ordrekvittering];kvittering;bon;kassebon;kontantbon;kontantnota;salgsbon;kvittering for betaling;kundens kvittering;købsbevis".split(
            ";",
          ),
        "pro-forma": "proformafaktura;fakturakladde;kladde;fakturaudkast".split(";"),
        other:
          "tilbud;ordre;ordrebekræftelse;bestilling;indkøbsordre;rekvisition;følgeseddel;pakkeseddel;plukseddel;fragtbrev;arbejdsseddel;timeseddel;dagsseddel;rykker;rykkerskrivelse;betalingspåmindelse;påmindelse;kontoudtog;kontoudskrift;saldomeddelelse;lønseddel;kontrakt;aftale;prisliste;aftaleseddel;leveringsbekræftelse;remitteringsadvis;overslag;serviceordre;arbejdsordre;salgsordre;returseddel;indbetalingskort".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[fakturanr|faktura nr|fakturanummer|faktura nummer|kreditnotanr|kreditnota nr|kreditnotanummer|kreditnota nummer|regningsnr|regnings nr|regningsnummer|regnings nummer|bilagsnr|bilags nr|bilagsnummer|bilags nummer|dokumentnr|dokument nr|dokumentnummer|dokument nummer];fakt nr;faktura id;kreditnota;regning nr;bilag nr;nota nr;notanummer;vores fakturanr;proformanr;opkrævningsnr;opkrævningsnummer;vort fakturanr;vores faktura nr;dok nr".split(
            ";",
          ),
        invoiceDate:
          "[udstedelsesdato|bilagsdato|dokumentdato|regningsdato|kreditnotadato|købsdato|faktureringsdato|bogføringsdato];udstedt [den|dato|];[opkrævningsdato|oprettelsesdato];fakt dato;dato for faktura;dato kreditnota;[fakturadato|faktura dato];faktureret den;dato for udstedelse".split(
            ";",
          ),
        plainDate:
          "dato [tid|og tid|klokkeslæt|kl|];dato og [tidspunkt|klokkeslæt];den;transaktionsdato".split(
            ";",
          ),
        dueDate:
          "[forfald|betales senest|betalingsfrist|forfalder] [den|];[sidste|sidste rettidige|seneste rettidige|seneste|] betalingsdato;bedes [betalt|indbetalt] senest [den|];skal være betalt senest [den|];betales inden [den|];indbetales senest [den|];sidste rettidige [betaling|indbetaling];sidste [betalingsdag|indbetalingsdag|frist for betaling];forfalder til betaling [den|];beløbet [trækkes|hæves] den;forfaldsdato;forfaldsdag;forfalden den;sidste rettidige betalingsdag;sidste rettidige indbetalingsdato;rettidig betaling;betal senest;skal betales senest;betaling senest;betalingsdag;forf dato;trækkes den;netto forfaldsdato;betalingsservice dato;trækkes på din konto den;betal inden;skal betales senest den;frist for betaling;betalingsforfald;forfald dato;til betaling senest;betales".split(
            ";",
          ),
        paymentTerms:
          "[betal|bet|] betingelser;[lb|løbende] md;betalingsbetingelser;betalingsbetingelse;betalingsvilkår;bet bet;betalingsbet;betalingsform og frist;netto dage;dage netto;betalingskonditioner;kredittid;løbende måned;kreditdage;kontant betaling".split(
            ";",
          ),
        purchaseOrder:
          "[jeres ordrenr|jeres ordre nr|jeres ordrenummer|jeres ordre nummer|deres ordrenr|deres ordre nr|deres ordrenummer|deres ordre nummer|rekvisitionsnr|rekvisitions nr|rekvisitionsnummer|rekvisitions nummer|indkøbsordrenr|indkøbsordre nr|indkøbsordrenummer|indkøbsordre nummer|bestillingsnr|bestillings nr|bestillingsnummer|bestillings nummer];deres [ordre|rekvisition|rekv nr|po|bestilling];kundens [ordrenr|ordre|indkøbsordre];jeres [ordre|bestilling|indkøbsordre|po];kundens [ordrenummer|rekvisitionsnr|rekvisition];[købsordrenr|købsordre nr|købsordrenummer|købsordre nummer];rekvisition nr;rekv nr;rekvirent nr;indkøbsordre;kundeordre;kundeordrenr;købers ordrenr;eksternt ordrenr;jeres po nummer;jeres rekvisition;[købsordre|købs ordre];købers ordrenummer;rekvisition".split(
            ";",
          ),
        currency:
          "valuta;valutakode;beløb i;alle beløb i;alle beløb er i;priser i;faktureringsvaluta;fakturavaluta;alle beløb er angivet i".split(
            ";",
          ),
        taxId:
          "[cvrnr|cvr nr|cvrnummer|cvr nummer|senr|se nr|senummer|se nummer|momsnr|moms nr|momsnummer|moms nummer];cvr [no|se nr|dk|moms nr|];se cvr nr;momsregistreringsnr;moms reg nr;momsregnr;vat;moms cvr;reg nr cvr;virksomhedsnr;skattenummer;momsregistreringsnummer;eu momsnr;cvr vat".split(
            ";",
          ),
        customerTaxId:
          "[jeres|deres|kundens|kunde|købers] [cvr|cvr nr|cvr nummer|cvrnr|momsnr|moms nr|vat nr|se nr];[cvr nr|cvr|cvrnr|momsnr] [kunde|køber]".split(
            ";",
          ),
        vendorTaxId:
          "[vores|sælgers|leverandørens] [cvr|cvr nr|cvr nummer|cvrnr|momsnr|moms nr|vat nr|se nr];vort [cvr|cvr nr|cvr nummer|cvrnr|momsnr|moms nr|vat nr|se nr]".split(
            ";",
          ),
        iban: "iban konto;iban kontonr".split(";"),
        receiptNumber:
          "[bonnr|bon nr|bonnummer|bon nummer|kvitteringsnr|kvitterings nr|kvitteringsnummer|kvitterings nummer|transaktionsnr|transaktions nr|transaktionsnummer|transaktions nummer];kvittering nr;transaktion;ekspedition;ekspeditionsnr;eksp nr;billetnummer;salgsnr;transaktions id".split(
            ";",
          ),
        plainNumber: "referencenr;reference;referencenummer;sagsreference".split(";"),
        otherNumber:
          "[ordrenr|ordre nr|ordrenummer|ordre nummer|kundenr|kunde nr|kundenummer|kunde nummer|debitornr|debitor nr|debitornummer|debitor nummer|medlemsnr|medlems nr|medlemsnummer|medlems nummer|leverandørnr|leverandør nr|leverandørnummer|leverandør nummer|aftalenr|aftale nr|aftalenummer|aftale nummer|kontraktnr|kontrakt nr|kontraktnummer|kontrakt nummer|tilbudsnr|tilbuds nr|tilbudsnummer|tilbuds nummer|projektnr|projekt nr|projektnummer|projekt nummer|sagsnr|sags nr|sagsnummer|sags nummer|følgeseddelnr|følgeseddel nr|følgeseddelnummer|følgeseddel nummer|bookingnr|booking nr|bookingnummer|booking nummer|kassenr|kasse nr|kassenummer|kasse nummer|kortnr|kort nr|kortnummer|kort nummer|eannr|ean nr|eannummer|ean nummer|målernr|måler nr|målernummer|måler nummer|aftagenr|aftage nr|aftagenummer|aftage nummer];[vores|deres|jeres|vor] [ref|reference];[vores ordrenr|salgsordrenr|deres kundenr|jeres kundenr|kreditornr|pakkenr|forsendelsesnr|fragtbrevsnr|deres referencenr|debitorgruppenr|reservationsnr|værelsesnr|butiksnr|ean lokationsnr|installationsnr|serienr|registreringsnr|stelnr|varenr|personnr];[vedrører|vedrørende|krediterer|tidligere|vedr|oprindelig] faktura;[tilbud|fik|fi|bs|pbs|bord|gln|side] nr;[personreference|ordrereference|betalingsreference];[arbejdsordrenr|arbejdsordre nr|arbejdsordrenummer|arbejdsordre nummer|serviceordrenr|serviceordre nr|serviceordrenummer|serviceordre nummer|abonnementsnr|abonnements nr|abonnementsnummer|abonnements nummer|lejemålsnr|lejemåls nr|lejemålsnummer|lejemåls nummer|terminalnr|terminal nr|terminalnummer|terminal nummer];[kunde|kundens] ref;ordre;salgsordre;webordre;kunde id;debitor;kontonr kunde;kundekonto;kreditor;projektnavn;sag;sagsnavn;byggeplads;arbejdssted;følgeseddel;forsendelse;track and trace;att ref;købers reference;fi kode;kortart;kortartkode;fi kortart;kreditornr fi;pbs;debitorgruppe;betalingsservice;værelse;bord;antal gæster;kasse;ekspedient;kassedame;betjent af;du blev betjent af;butik;term;autorisation;autkode;fakturatype;forbrugssted;serienummer;reg nr bil;kilometerstand;vedr;vedrørende;emne;side;kontonummer kunde;dimension;afdeling;[betalingsid|betalings id];arbejdsordre;kundereference;mrk;mærkning;endpoint id;dimensionskonto;målepunkt;autorisationskode;oprindeligt fakturanr;ordrebekræftelse nr".split(
            ";",
          ),
        otherDate:
          "[leverancedato|ydelsesdato|ordredato|bestillingsdato|tilbudsdato|afsendelsesdato|forsendelsesdato|udskriftsdato|startdato|slutdato|ankomstdato|afrejsedato|aflæsningsdato|fødselsdato|følgeseddelsdato];[udført|fra|til] [dato|];[leveret|udskrevet] [den|];[ydelsesperiode|leveringsperiode|abonnementsperiode|udførelsesperiode|aflæsningsperiode];[i|for|vedrører] perioden;periode [fra|til];levering;leveringstid;leveringsuge;dato for levering;bestilt den;afsendt;betalt den;betalt dato;perioden;perioden fra;faktureringsperiode;fakturaperiode;afregningsperiode;opkrævningsperiode;forbrugsperiode;lejeperiode;aftaleperiode;måned;kvartal;uge;år;gyldig til;ankomst;afrejse;antal nætter;nætter;aflæst;næste regning;næste opkrævning;tid;klokkeslæt;kl;ved betaling inden;kontantrabat til;[leveringsdato|leverings dato];ordre dato;indbetalingsdato;udløbsdato;næste faktura;næste betaling;afhentningsdato".split(
            ";",
          ),
        other:
          "[telefonnr|telefon nr|telefonnummer|telefon nummer|postnr|post nr|postnummer|post nummer|kontonr|konto nr|kontonummer|konto nummer|reg nr kontonr|reg nr konto nr|reg nr kontonummer|reg nr konto nummer];[reg|betales til|indbetales på|] konto;tak for [handlen|købet|besøget];[pnr|p nr|pnummer|p nummer];[mobilepaynr|mobilepay nr|mobilepaynummer|mobilepay nummer];jeres [kontakt|kontaktperson];tlf nr;hjemmeside;kontaktperson;kundeservice;sælger;sælgers navn;deres kontakt;vores kontakt;sagsbehandler;konsulent;rekvirent;attention;attest;navn;adresse;by;postnr by;pengeinstitut;bankkonto;bankoplysninger;reg;registreringsnummer bank;swift kode;bic kode;giro;girokonto;betalingsmåde;betalingsmetode;betalingsform;betalingsoplysninger;leveringsmåde;forsendelsesmåde;leveringsbetingelser;leveringsbetingelse;lev betingelser;leveringsform;transportør;vægt;bruttovægt;nettovægt;volumen;antal kolli;bemærkning;bemærkninger;noter;besked;meddelelse;information;specifikation;oversigt;kopi;ved for sen betaling;renter;rente pr måned;morarente;rykkergebyr ved for sen betaling;omvendt betalingspligt;tak;velkommen igen;byttes inden;åbningstider;antal;momsspecifikation;momsfri levering;[regnr|reg nr];[mobilepay|mobile pay];salgs og leveringsbetingelser;kontooplysninger;leveringsvilkår;reg kontonr".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[i alt|total|beløb] [ekskl moms|excl moms|ex moms|uden moms|før moms];[ialt|pris|subtotal|sum|netto|faktura i alt|fakturabeløb|] ekskl moms;[i alt|total|sum|samlet] netto;[subtotal|i alt|total|samlet beløb] eksklusiv moms;[totalpris|samlet beløb|samlet pris] ekskl moms;netto i alt;nettototal;i alt eks moms;ialt excl moms;ialt ex moms;total eks moms;total eksklusive moms;subtotal ex moms;eksklusiv moms;varebeløb;varer i alt;vareværdi;linjer i alt;delsum;mellemsum;beløb i alt før moms;[nettobeløb|netto beløb]".split(
            ";",
          ),
        discount:
          "[fakturarabat|ordrerabat|kunderabat|mængderabat|linjerabat|kampagnerabat|medlemsrabat|personalerabat|tilbudsrabat];[samlet|%|heraf trukket|fratrukket] rabat;rabatter;rabat i alt;rabatbeløb;rabatkode;rabatkupon;kupon;afslag;prisnedslag;fradrag;nedslag;rabat %".split(
            ";",
          ),
        shipping:
          "[kørsel og|ekspedition og|kørselstillæg|] fragt;fragtomkostninger;fragtgebyr;porto;porto og gebyr;forsendelse;forsendelsesomkostninger;levering i alt;leveringsomkostninger;leveringsgebyr;transport;transportomkostninger;fragt og emballage;porto og ekspedition;udbringning;fragt ekskl moms;fragt i alt".split(
            ";",
          ),
        otherCharge:
          "[ekspeditionsgebyr|faktureringsgebyr|fakturagebyr|administrationsgebyr|miljøgebyr|emballagegebyr|rykkergebyr|kompensationsgebyr|kortgebyr|betalingsgebyr|servicegebyr|opkrævningsgebyr|betalingsservicegebyr|småordregebyr|opstartsgebyr];gebyr;gebyrer;eksp gebyr;adm gebyr;miljøbidrag;miljøafgift;miljøtillæg;olietillæg;brændstoftillæg;energitillæg;tillæg;tillæg i alt;emballage;pant;rykkergebyrer;renter i alt;rente;morarenter;afgift;afgifter;elafgift;forsikring;told;kørsel;servicevogn;øvrige omkostninger;andre gebyrer;broafgift;vejafgift;net abonnement;håndteringsgebyr".split(
            ";",
          ),
        tip: "drikkepenge".split(";"),
        rounding:
          "afrunding;ører afrunding;afrundet;øreudligning;[øreafrunding|øre afrunding]".split(";"),
        tax: "moms [25 %|25|25 00 %|udgør|heraf|dkk|kr|af|%|i alt 25 %|];[25 %|25 00 %|heraf|plus|%|udgående] moms;merværdiafgift;vat;salgsmoms;momsen udgør;[momsbeløb|moms beløb];momsbeløb 25 %;heraf moms 25 %;moms 25 % af".split(
          ";",
        ),
        totalTax:
          "[i alt|total|samlet|sum] moms;moms i alt;moms ialt;moms total;samlet momsbeløb;momsbeløb i alt".split(
            ";",
          ),
        taxBase:
          "[momspligtigt|momspligtig] [beløb|];grundlag;beløb momspligtigt;afgiftsgrundlag;beløb til moms;momsbelagt beløb;heraf momspligtigt;momspligtig omsætning;[momsgrundlag|moms grundlag];momspligtigt salg;grundlag for moms".split(
            ";",
          ),
        withholding:
          "tilbageholdt;tilbageholdt beløb;indeholdt skat;a skat;am bidrag;garanti tilbagehold;håndværkerfradrag indeholdt".split(
            ";",
          ),
        total:
          "[i alt|total|ialt] [inkl moms|dkk|kr];[faktura|beløb|brutto|kreditnota|køb|regning] i alt;[i alt|beløb|total] [inkl moms|incl moms];samlet [beløb|pris|sum|total];[bruttobeløb|kreditbeløb|kreditnotabeløb|total fakturabeløb];[total|i alt|samlet beløb] inklusiv moms;[samlet beløb|samlet pris|totalpris] inkl moms;total inklusive moms;total inkl;fakturaens beløb;sum inkl moms;total i dkk;totalpris;købesum;i alt eur;hovedtotal;slutsum;pris inkl moms;inkl moms;inklusiv moms;[fakturabeløb|faktura beløb];[fakturatotal|faktura total];[totalbeløb|total beløb];fakturasum;ordretotal".split(
            ";",
          ),
        plainTotal: "i alt;ialt;sum;beløb;tot;samlet;total i alt;beløb dkk".split(";"),
        amountPaid:
          "[betalt|indbetalt|indbetalte|fratrukket|udbetalt|minus|] aconto;tidligere [faktureret|afregnet|betalt|rater];[forudbetalt|forudbetaling|indbetalt|indbetaling];betalt;allerede betalt;betalt beløb;forudbetalinger;a conto;acontobetaling;aconto indbetalt;indbetalinger;dine indbetalinger;modtaget betaling;modtaget;betaling modtaget;betaling;betalinger;depositum;depositum betalt;gavekort;tilgodehavende anvendt;rate betalt;modregnet;forudbetalt beløb;tidligere indbetalt;modregning".split(
            ";",
          ),
        balanceDue:
          "[i alt|total|beløb|] [at betale|til betaling];[resterende|udestående|skyldigt] [beløb|];[at betale|til betaling] [i alt|dkk];skal betales;til betaling inkl moms;restbeløb;rest;rest til betaling;restsaldo;skyldig;udestående saldo;forfaldent beløb;du skal betale;betal;trækkes på din konto;til udbetaling;til din fordel;beløb der trækkes;tilbage at betale;mangler at betale;netto til betaling;indbetal;ny saldo;slutsaldo;betales;[tilgode|til gode];samlet beløb til betaling;netto at betale;at indbetale".split(
            ";",
          ),
        cashTendered:
          "[modtaget|betalt|] kontant;kontanter;kontant betalt;dankort;visa dankort;kort;kreditkort;betalingskort;mastercard;betalt med kort;mobilepay betaling;kontaktløs;bankkort;visa dk".split(
            ";",
          ),
        cashChange: "retur;byttepenge;retur kontant;penge retur;tilbage;kontant retur".split(";"),
        previousBalance:
          "[tidligere|forrige|overført|gammel|forfalden] saldo;primosaldo;saldo primo;skyldig fra tidligere;restance;restancer;tidligere udestående;saldo fra sidste opgørelse;ubetalte fakturaer".split(
            ";",
          ),
        otherAmount:
          "[samlet|] [besparelse|vægt|forbrug];antal [varer|linjer|i alt|timer i alt|];rabat ved betaling inden;du sparer;du har sparet;sparet;bruttovægt;nettovægt;timer i alt;kontraktsum;entreprisesum;tilbudssum;faktureret til dato;tidligere udført;rest at fakturere;valutakurs;bonus;point;momsfri;momsfrit;momsfrit beløb;ej momspligtig;ikke momspligtig;ikke momspligtigt beløb;momsfritaget;heraf pant;heraf arbejdsløn;arbejdsløn;heraf afgifter;kreditmaksimum;minimumsbeløb;momsspecifikation;næste aconto;aconto fremover;med kontantrabat;afgiftsfri;[kontantrabat|kontant rabat];kreditgrænse;antal kolli".split(
            ";",
          ),
      },
      columns: {
        position: "linje;linjenr;lin;linie".split(";"),
        code: "vnr;produktnr;produktnummer;artikelnr;ean kode;kode;varekode;db nr;ydelsesnr;deres varenr;leverandør varenr;stregkode;produktkode;vvs nr;el nr;[varenr|vare nr];[varenummer|vare nummer];artikelnummer".split(
          ";",
        ),
        description:
          "beskrivelse;varetekst;tekst;vare;varer;varebetegnelse;betegnelse;varenavn;produkter;produktbeskrivelse;produktnavn;ydelse;ydelser;vare ydelse;specifikation;navn;benævnelse;fakturatekst;service;arbejde;udført arbejde;emne tekst;varenr beskrivelse;ydelsesbeskrivelse;[varebeskrivelse|vare beskrivelse];artikel".split(
            ";",
          ),
        quantity:
          "[leveret|faktureret|timer] [antal|];antal [leveret|timer|enhed|enheder|stk|];mængde;ant;stk;lev antal;levering antal;forbrug;fakt antal;dage;timeantal".split(
            ";",
          ),
        unit: "enhed;enh;måleenhed".split(";"),
        unitPrice:
          "[pris|stk pris|enhedspris] [ekskl moms|inkl moms|];[pris|kr] [pr stk|stk|pr kwh];pris [eks|excl|uden] moms;enhedspris [dkk|eks moms];a pris;enh pris;pris pr enhed;pris enhed;pris pr;pris ex moms;stk pris ex moms;bruttopris;listepris;salgspris;timepris;timesats;sats;pris dkk;pris kr;pris pr time;vejl pris;pris i dkk;takst;[stykpris|styk pris];[nettopris|netto pris]".split(
            ";",
          ),
        priceBasis: "prisenhed;pr;pr antal".split(";"),
        discount: "rabat;rabatbeløb;rab;rabat kr;rabat dkk;linjerabat".split(";"),
        discountRate:
          "rabat %;% rabat;rabat i %;rabatprocent;rab i %;linjerabat %;[rabatpct|rabat pct]".split(
            ";",
          ),
        taxRate:
          "moms %;momssats;% moms;momsprocent;sats moms;[momspct|moms pct];[momskode|moms kode]".split(
            ";",
          ),
        taxAmount: "moms;moms kr;moms dkk;[momsbeløb|moms beløb]".split(";"),
        amount:
          "[beløb|i alt] [dkk|kr|];[linjebeløb|linjetotal|liniebeløb|linietotal];ialt;sum;beløb i dkk;dkk;kr;pris i alt;samlet pris;beløb i alt;total dkk;kroner;[totalpris|total pris];samlet beløb;totalbeløb;linje i alt".split(
            ";",
          ),
        netAmount:
          "[beløb|total|i alt] [ekskl moms|ex moms|excl moms];[beløb|i alt] eks moms;pris i alt ekskl moms;netto dkk;nettototal;beløb uden moms;[nettobeløb|netto beløb];total uden moms".split(
            ";",
          ),
        grossAmount: "[beløb|total] [inkl moms|incl moms];bruttobeløb;i alt inkl moms".split(";"),
        serviceDate: "[lev|udført|leveret|] dato;leveringsdato;dag;uge;fra til".split(";"),
        other:
          "[forrige|aktuel|] aflæsning;vægt;kg;emballage;bestilt;bestilt antal;antal bestilt;restordre;rest;i rest;ordrenr;ordre;følgeseddel;projekt;sag;lotnr;batch;batchnr;serienr;oprindelsesland;lokation;lager;medarbejder;initialer;fakturanr;fakturadato;pant;debet;kredit;bemærkning;farve;størrelse".split(
            ";",
          ),
      },
      roles: {
        customer:
          "kunde;køber;faktura til;faktureres til;fakturamodtager;kundeoplysninger;kundenavn;kundeadresse;debitoradresse;modtager;betaler;til kunde;bestiller;lejer;gæst;solgt til;regning til;opkræves hos;aftager;bygherre;kundens navn;[faktureringsadresse|fakturerings adresse];[fakturaadresse|faktura adresse];fakturakunde;faktureringsoplysninger;udstedt til".split(
            ";",
          ),
        shipTo:
          "[leveres|levering|sendes|forsendelse|leveret] til;[lev|arbejdsstedets|byggeplads] adresse;leveres på;varemodtager;modtager af varer;forbrugsadresse;arbejdsadresse;installationsadresse;afhentningssted;[leveringsadresse|leverings adresse];[leveringssted|leverings sted];leveringsoplysninger;slutkunde".split(
            ";",
          ),
        vendor:
          "sælger;leverandør;afsender;udsteder;faktureret af;solgt af;entreprenør;underentreprenør;udlejer;firma;virksomhed;leverandøradresse;fakturaudsteder;udstedt af;faktura fra".split(
            ";",
          ),
        remitTo:
          "betalingsmodtager;kreditor og adresse;betales til;indbetales til;kontohaver;beløbsmodtager;til fordel for;kontoindehaver;betal til".split(
            ";",
          ),
      },
      months: [
        "januar;jan".split(";"),
        "februar;feb".split(";"),
        "marts;mar".split(";"),
        "april;apr".split(";"),
        "maj".split(";"),
        "juni;jun".split(";"),
        "juli;jul".split(";"),
        "august;aug".split(";"),
        "september;sep;sept".split(";"),
        "oktober;okt".split(";"),
        "november;nov".split(";"),
        "december;dec".split(";"),
      ],
      legalForms:
        "a s;as;aps;ap s;i s;k s;p s;ivs;amba;a m b a;s m b a;fmba;enkeltmandsvirksomhed;v;forening;fond;fonden;& søn;& sønner;og sønner;kommune;holding aps;gruppen;andelsselskab;erhvervsdrivende fond;filial af;anpartsselskab".split(
          ";",
        ),
      units:
        "stk;styk;stykker;time;timer;tim;dage;døgn;nat;nætter;uge;uger;md;mdr;måned;måneder;år;kvartal;minutter;mtr;lbm;lb m;kvm;pakke;pakker;kasse;kasser;palle;paller;rulle;flaske;flasker;dåse;pose;poser;sæk;sække;spand;dunk;sæt;personer;licens;licenser;bruger;brugere;side;sider;ord;læs;tur;ture;gang;plade;bundt;rør;kolli;enhed;enheder;ks;bdt".split(
          ";",
        ),
      groupSums:
        "[følgeseddel|sag|projekt|arbejdsløn|materialer|ordre|el|vand|varme] i alt;transport [til næste side|fra forrige side|];[løn|kørsel|side] i alt;transporteres;overført;overføres;fortsættes;fortsættes på næste side;fortsat;subtotal følgeseddel;timer i alt kr;gruppetotal;[sidetotal|side total]".split(
          ";",
        ),
      taxIncluded:
        "[inkl|inklusive|inklusiv|incl|heraf|priser inkl|alle priser er inkl|priserne er inkl|priser er inkl|heraf udgør|alle priser inkl] moms;moms inkluderet;moms er inkluderet;moms udgør heraf;priser er inklusiv moms".split(
          ";",
        ),
      currencies: {
        DKK: "dkk;kroner;danske kroner;kr;danmark;københavn;aarhus;århus;odense;aalborg;ålborg;esbjerg;randers;kolding;horsens;vejle;roskilde;herning;silkeborg;hørsholm;helsingør;næstved;fredericia;viborg;køge;holstebro;taastrup;slagelse;hillerød;sønderborg;svendborg;holbæk;hjørring;frederikshavn;frederiksberg;glostrup;ballerup;brøndby;færøerne;grønland".split(
          ";",
        ),
        SEK: "svenske kroner;sverige".split(";"),
        NOK: "norske kroner;norge".split(";"),
        USD: "amerikanske dollar".split(";"),
      },
    },
    {
      language: "de",
      titles: {
        invoice:
          "[ihre|unsere|kumulierte|kopie der|duplikat der|1|2|3|4|5] [rechnung|abschlagsrechnung|teilrechnung|akontorechnung|stromrechnung|mobilfunkrechnung|telefonrechnung];rechnung [für|nr|nummer|über|original|an];rechnung über [bauleistungen|lieferungen und leistungen|leistungen];[ausgangsrechnung|abschlagsrechnung|abschlagrechnung|teilrechnung|acontorechnung|schlussrechnung|endrechnung|teilschlussrechnung|anzahlungsrechnung|vorauszahlungsrechnung|vorausrechnung|vorschussrechnung|sammelrechnung|monatsrechnung|jahresrechnung|quartalsrechnung|barrechnung|handwerkerrechnung|baurechnung|regierechnung|honorarrechnung|lieferrechnung|dienstleistungsrechnung|hotelrechnung|restaurantrechnung|gastrechnung|bewirtungsrechnung|verbrauchsabrechnung|stromrechnung|gasrechnung|wasserrechnung|energierechnung|telefonrechnung|mobilfunkrechnung|internetrechnung|handyrechnung|arztrechnung|werkstattrechnung|reparaturrechnung|mietrechnung|frachtrechnung|speditionsrechnung|warenrechnung|materialrechnung|privatrechnung|kundenrechnung|steuerrechnung|handelsrechnung|kleinbetragsrechnung|dauerrechnung|mahnrechnung|einzelrechnung|zwischenrechnung|schlussabrechnung|kostenrechnung|gebührenrechnung|gebuehrenrechnung|jahresabrechnung|endabrechnung|leistungsabrechnung|bauabrechnung|provisionsrechnung|exportrechnung|mietzinsrechnung|nachberechnung|beitragsrechnung|spesenrechnung];rechnung [kopie|duplikat|lieferschein|und lieferschein|gemäß § 14 ustg|];[a conto|e|korrigierte|zweitschrift|lieferschein] rechnung;rechnungen;fakturen;sammelfaktura;rechnungskopie;rechnungsduplikat;honorarnote;kostennote;liquidation;abrechnung;eigenbeleg;belastungsanzeige;lastschrift;[akontorechnung|akonto rechnung];[onlinerechnung|online rechnung]".split(
            ";",
          ),
        "credit-note":
          "storno [der|zur|von|zu] rechnung;[korrektur|gutschrift] [der|zur|zu|von] rechnung;[stornogutschrift|retourengutschrift|wertgutschrift|warengutschrift|bonusgutschrift|rechnungsgutschrift];[rechnungskorrektur|kaufmännische|] gutschrift;[korrekturrechnung|stornierungsrechnung|minusrechnung];gutschriften;rechnungskorrektur;rechnungskorrekturen;storno;stornierung;stornobeleg;rechnungsstorno;korrekturbeleg;rückerstattung;rueckerstattung;erstattung;gutschriftsanzeige;gutschriftanzeige;gutschrift rechnungskorrektur;gutschein rückgabe;[stornorechnung|storno rechnung]".split(
            ";",
          ),
        receipt:
          "[kassenbeleg|kassabeleg|barbeleg|verkaufsbeleg|kundenbeleg|händlerbeleg|haendlerbeleg|zahlungsbeleg|tankbeleg|bewirtungsbeleg|spesenbeleg|rechnungsbeleg|registrierkassenbeleg|kreditkartenbeleg|terminalbeleg|kartenzahlung kundenbeleg|originalbeleg];[kassenquittung|zahlungsquittung|tankquittung|parkquittung|verkaufsquittung|spendenquittung|barquittung];quittung;kassenbon;bon;kassabon;beleg;kassenzettel;zahlungsbestätigung;zahlungsbestaetigung;parkschein;fahrschein;verkaufsbon;empfangsschein;barverkauf;barzahlung beleg;kundendurchschlag;e bon;k u n d e n b e l e g;quittung rechnung;rechnung quittung;[taxiquittung|taxi quittung];[kaufbeleg|kauf beleg]".split(
            ";",
          ),
        "pro-forma":
          "pro forma rechnung;vorabrechnung;rechnungsentwurf;entwurf rechnung;rechnung entwurf;zahlungsaufforderung vorkasse;[proformarechnung|proforma rechnung];[vorkasserechnung|vorkasse rechnung]".split(
            ";",
          ),
        other:
          "[lohnabrechnung|gehaltsabrechnung|reisekostenabrechnung|spesenabrechnung|provisionsabrechnung];[1|2|3|letzte|] mahnung;[kaufvertrag|werkvertrag|mietvertrag|rahmenvertrag|wartungsvertrag];bestellung;bestellschein;auftrag;auftragsbestätigung;auftragsbestaetigung;auftragsbest;bestellbestätigung;bestellbestaetigung;vertrag;angebot;offerte;kostenvoranschlag;voranschlag;leistungsverzeichnis;preisangebot;angebotsanfrage;anfrage;preisanfrage;nachtrag;nachtragsangebot;lieferschein;lieferscheine;lieferavis;versandanzeige;packzettel;packliste;kommissionierschein;pickliste;frachtbrief;ladeschein;warenbegleitschein;wareneingangsschein;wareneingang;rücklieferschein;retourenschein;rücksendeschein;abholschein;wiegeschein;arbeitsschein;arbeitsnachweis;stundennachweis;stundenzettel;rapport;regierapport;arbeitsrapport;leistungsnachweis;tätigkeitsnachweis;aufmaß;ausmass;abnahmeprotokoll;übergabeprotokoll;servicebericht;montagebericht;tagesbericht;bautagebuch;zahlungserinnerung;erinnerung;kontoauszug;kontoübersicht;offene posten;op liste;saldenbestätigung;saldobestätigung;avis;zahlungsavis;zahlungsanweisung;überweisung;überweisungsträger;überweisungsschein;einzahlungsschein;zahlschein;zahlteil;lohnausweis;preisliste;katalog;abschlagsplan;zahlungsplan;ratenplan;bürgschaft;freistellungsbescheinigung;unbedenklichkeitsbescheinigung;bescheid;steuerbescheid;mietspiegel;garantieschein;reklamation;lieferantenerklärung;rechnungsprüfung;zahlungsfreigabe;abnahmebescheinigung;beschreibung der bestellung;lieferschein original".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[honorarnote|kostennote|honorarrechnung|liquidation] [nr|nummer|no|];[nr|nummer|no] der [rechnung|gutschrift];[rechnungsnr|rechnungs nr|rechnungsnummer|rechnungs nummer|rechnungnr|rechnung nr|rechnungnummer|rechnung nummer|rechnr|rech nr|rechnummer|rech nummer|rgnr|rg nr|rgnummer|rg nummer|renr|re nr|renummer|re nummer|fakturanr|faktura nr|fakturanummer|faktura nummer|belegnr|beleg nr|belegnummer|beleg nummer|dokumentnr|dokument nr|dokumentnummer|dokument nummer|dokumentennr|dokumenten nr|dokumentennummer|dokumenten nummer|gutschriftsnr|gutschrifts nr|gutschriftsnummer|gutschrifts nummer|gutschriftnr|gutschrift nr|gutschriftnummer|gutschrift nummer|stornonr|storno nr|stornonummer|storno nummer|rechnungskorrekturnr|rechnungskorrektur nr|rechnungskorrekturnummer|rechnungskorrektur nummer|abrechnungsnr|abrechnungs nr|abrechnungsnummer|abrechnungs nummer];[stornorechnung nr|stornorechnungsnummer|abschlagsrechnung nr|abschlagsrechnungsnummer|sammelrechnung nr|sammelrechnungsnummer|teilrechnung nr|teilrechnungsnummer];[ihre|unsere|laufende|lfd|fortlaufende|buchungskonto] rechnungsnummer;rechnung [#|id|faktura nr|beleg nr|];[rechnungsbeleg|rechnungsnr bei zahlung angeben|rechnungsnummer fortlaufend|rechnungsnummer kundennummer|rechnungsbezeichnung];rechnungs [no|id|nr auftrags nr|nr kunden nr];[korrekturrechnung|schlussrechnung|anzahlungsrechnung|barrechnung|verbrauchsabrechnung] nr;[unsere|] [rechn nr|rechnung];rechnungsnummern;rech no;rg no;rnr;r nr;rechnungskennung;fakturennummer;fakt nr;beleg no;dok nr;unsere rechnung nr;bei zahlung bitte rechnungsnummer angeben;gutschrift;korrekturnummer;honorarnotennummer;vorgangsnummer rechnung;proforma nr;abrechnung nr;[rechnungno|rechnung no];[rechnungsbelegnummer|rechnungs belegnummer];[fanr|fa nr];[rechnungsreferenz|rechnungs referenz];[proformarechnung|proforma rechnung] nr".split(
            ";",
          ),
        invoiceDate:
          "[rechnungs|rechnungsdatum|rechnungsdatum entspricht|rechnungsdatum gleich|rechnungs und|datum] [lieferdatum|leistungsdatum];[liefer und|leistungs und|lieferdatum|lieferdatum gleich] rechnungsdatum;datum der [rechnung|faktura|ausstellung|rechnungsstellung|gutschrift];[rechnungsdatum|rechnungs datum|rgdatum|rg datum|redatum|re datum|fakturadatum|faktura datum|belegdatum|beleg datum|dokumentdatum|dokument datum|gutschriftdatum|gutschrift datum];rechnung [datum|vom|von|erstellt am];rechnungsdat;rechn datum;rech datum;rechnungs vom;fakturierungsdatum;fakturdatum;fakt datum;datum rechnung;rechnungsstellungsdatum;rechnungsstellung;ausstellungsdatum;ausgestellt am;ausgestellt;ausstelldatum;erstellt am;erstellungsdatum;dokumentendatum;ausgabedatum;ausfertigungsdatum;gutschriftsdatum;gutschrift vom;stornodatum;korrekturdatum;rechnungstag;tag der rechnung;rechnungsdatum und lieferdatum;rechnungsdatum ist gleich lieferdatum;datum gleich lieferdatum;abrechnungsdatum;quittungsdatum;bondatum;abrechnung vom;rechnungs und versanddatum;rechnungsdatum versanddatum;rechnungsdatum tag der leistung;kaufdatum;verkaufsdatum".split(
            ";",
          ),
        plainDate:
          "datum [uhrzeit|und uhrzeit|zeit|& uhrzeit|& zeit|ort|beleg];dat;den;ort datum;ort und datum;ort den;tag;vom;transaktionsdatum;buchungsdatum;kauf vom;verkauf vom".split(
            ";",
          ),
        dueDate:
          "[zu zahlen|zahlbar ohne abzug|bitte zahlen sie|zu bezahlen|ohne abzug|zahlbar|zahlung] [bis|bis zum];[fällig|zahlbar] [am|zum|bis|per|spätestens am];[rechnung fällig|netto zahlbar|zahlungsziel] [am|bis];[bitte zahlen|bitte überweisen|zahlen|überweisen|begleichen] [bis|sie bis|bis zum];[bitte|wir bitten um zahlung|um überweisung|wir bitten um überweisung|zahlung erbeten|zahlung|um zahlung|um begleichung|zahlungseingang] [bis|bis zum|bis spätestens|spätestens bis|bis spätestens zum];[fälligkeitsdatum|faelligkeitsdatum|zieldatum|einzugsdatum|abbuchungsdatum|valutadatum|verfalldatum];[zahlbar|zahlungsziel|rein|] netto bis;[letzter|spätester|] zahlungstermin;[fällig|zahlung fällig|faellig|zahlungsziel] [am|];[zahlungsfälligkeit|zahlungsfällig am|zahlungsdatum bis];[zahlbar bis|bis] [zum|spätestens];fälligkeit;fälligkeiten;fälligkeitstermin;fälligkeitstag;fällig ab;faelligkeit;betrag fällig am;fälligkeit netto;netto fällig am;datum der fälligkeit;fälligkeitsdatum der zahlung;bezahlbar bis;bitte bezahlen bis;zahlungseingang bis;zahlungsziel datum;ziel;zahlungsfrist;zahlungsfrist bis;zahlfrist;zahltermin;zahltag;zahlungsdeadline;einzug am;abbuchung am;wird abgebucht am;lastschrift am;lastschrifteinzug am;bankeinzug am;wir buchen ab am;abbuchungstermin;valuta;überweisung bis;verfall;verfalltag;rechnungsfälligkeit;buchung am;[nettofälligkeit|netto fälligkeit]".split(
            ";",
          ),
        paymentTerms:
          "zahlbar [innert|innerhalb|innerhalb von|binnen|nach erhalt|sofort|sofort ohne abzug|];[liefer und|lieferbedingungen|] zahlungsbedingungen;sofort [zahlbar|fällig|ohne abzug|netto|rein netto];zahlung innerhalb [von|];zahlungsbedingung;zahlungskonditionen;zahlungskondition;zahlbedingungen;zahlungsmodalitäten;zahlungsvereinbarung;konditionen;kondition;zahlungsbed;zahl bed;zlg bed;zahlkond;zb;zahlung;zahlungsziel tage;zahlungsfrist tage;tage netto;tagen netto;fällig innerhalb von;fällig innert;zahlungs und lieferbedingungen;bedingungen;netto tage;skontobedingungen;[nettokasse|netto kasse];[skontokonditionen|skonto konditionen]".split(
            ";",
          ),
        purchaseOrder:
          "[bestellnr|bestell nr|bestellnummer|bestell nummer|bestellungsnr|bestellungs nr|bestellungsnummer|bestellungs nummer|bestellungnr|bestellung nr|bestellungnummer|bestellung nummer|bestnr|best nr|bestnummer|best nummer|ihre bestellnr|ihre bestell nr|ihre bestellnummer|ihre bestell nummer|ihre auftragsnr|ihre auftrags nr|ihre auftragsnummer|ihre auftrags nummer|kundenbestellnr|kundenbestell nr|kundenbestellnummer|kundenbestell nummer|kunden bestellnr|kunden bestell nr|kunden bestellnummer|kunden bestell nummer|sap bestellnr|sap bestell nr|sap bestellnummer|sap bestell nummer|abrufnr|abruf nr|abrufnummer|abruf nummer];[ihre best|ihre bestellung vom|ihre bestellung|purchase order|ihr auftrag|ihre order|p o] [nr|];bestellnummer [kunde|des kunden|datum|des käufers|käufer|auftraggeber|referenz];bestellung [nr kunde|nummer kunde|kunde|nr vom|datum|];bestell no;kd bestell nr;kundenauftragsnr;kundenauftragsnummer kunde;best nr kunde;bestellbezug;ihre bestellreferenz;einkaufsbestellung;po #;einkaufsbestellnummer;bestellzeichen;ihr bestellzeichen;bestellangaben;ihre bestell no;bestellnr datum;ihr auftrag vom;bestellkennzeichen;auftraggeber bestellnummer;kundenreferenz bestellnummer;[kundenbestellung|kunden bestellung];[bestellreferenz|bestell referenz];[bestellnr|bestell nr] kunde".split(
            ";",
          ),
        currency:
          "[alle|] [beträge in|preise in|angaben in|werte in];[alle beträge|alle preise] verstehen sich in;währung;waehrung;rechnungswährung;belegwährung;abrechnungswährung;währungscode;betraege in;whg;währ;waehrungscode;code für die rechnungswährung;zahlungswährung;rechnungswaehrung;dokumentenwährung".split(
            ";",
          ),
        taxId:
          "[ust|umsatzsteuer|mwst|mehrwertsteuer|eu ust|ust mwst|us|vat|u st|uid mwst|mwst uid] [id|idnr|idno|ident|identnr|id nr|id nummer|id no|idnummer|ident nr|ident nummer|ident no|identnummer|identifikationsnr|identifikations nr|identifikationsnummer|identifikation|identifikations nummer|nr|nummer|no|reg nr|register nr|registernummer|registrierungsnummer|id code];[ustidnr|ustid nr|ustidnummer|ustid nummer|umsatzsteueridentifikationsnr|umsatzsteueridentifikations nr|umsatzsteueridentifikationsnummer|umsatzsteueridentifikations nummer|uidnr|uid nr|uidnummer|uid nummer|mwstnr|mwst nr|mwstnummer|mwst nummer|mehrwertsteuernr|mehrwertsteuer nr|mehrwertsteuernummer|mehrwertsteuer nummer|atunr|atu nr|atunummer|atu nummer|steuernr|steuer nr|steuernummer|steuer nummer|stnr|st nr|stnummer|st nummer|eg identnr|eg ident nr|eg identnummer|eg ident nummer];[umsatzsteuernummer|umsatzsteueridentnummer|steueridentifikationsnummer|steuerliche identifikationsnummer|steuerliche registrierungsnummer|finanzamt steuernummer|wirtschafts identifikationsnummer|ust idnr steuernummer|ust id steuernummer|unternehmensidentifikationsnummer|unternehmens identifikationsnummer];umsatzsteuer [id nach § 27 a|identifikationsnummer gemäß § 27 a umsatzsteuergesetz|];[steuer ident|finanzamt st|fa steuer|tax id|eg|steuer nr ust id] nr;steuernummer ust [id|idnr];ustid;ustidno;ustnr;ustidentnr;ustident;umsatzsteuerid;umsatzsteueridnr;uid;uid no;uid nummer mwst;uid code;che;atu;steuer no;vat;ust;mwst;identnr eg;wirtschafts idnr;w idnr;steuernr ust idnr;ust idnr gemäß § 27 a umsatzsteuergesetz;ust id des verkäufers nummer;mwst nr uid;dvr uid;[steuerid|steuer id];[steueridnr|steuer idnr]".split(
            ";",
          ),
        customerTaxId:
          "[ihre|kunden|kunde|käufer|empfänger|rechnungsempfänger|leistungsempfänger|auftraggeber|kd|käufers|erwerber|debitor] [ust id|ust idnr|ustid|ust id nr|uid|uid nr|uid nummer|mwst nr|umsatzsteuer id|umsatzsteuer identifikationsnummer|steuernummer|ustidnr|steuernr|ust ident nr|ust identnr|ust nr|umsatzsteuer identnummer|mwst id|mwst nummer|steuer nr|umsatzsteuer idnr|vat id|vat nr|ust id nummer|ustid nr|tax id];[ust id|ust idnr|ustid|ust id nr|uid|uid nr|uid nummer|mwst nr|umsatzsteuer id|umsatzsteuer identifikationsnummer|steuernummer|ustidnr|steuernr] [kunde|des kunden|käufer|des käufers|empfänger|des empfängers|rechnungsempfänger|des leistungsempfängers|leistungsempfänger|des rechnungsempfängers|auftraggeber|des auftraggebers|debitor|erwerber];kundenust;kundensteuernummer;kundenuid;kundenustid".split(
            ";",
          ),
        vendorTaxId:
          "[unsere|unser|lieferant|lieferanten|verkäufer|absender|rechnungssteller|aussteller|leistungserbringer|eigene] [ust id|ust idnr|ustid|ust id nr|uid|uid nr|uid nummer|mwst nr|umsatzsteuer id|umsatzsteuer identifikationsnummer|steuernummer|ustidnr|steuernr|ust ident nr|ust identnr|ust nr|umsatzsteuer identnummer|mwst id|mwst nummer|steuer nr|umsatzsteuer idnr|vat id|vat nr|st nr|ust id nummer|tax id];[ust id|ust idnr|ustid|ust id nr|uid|uid nr|uid nummer|mwst nr|umsatzsteuer id|umsatzsteuer identifikationsnummer|steuernummer|ustidnr|steuernr] [lieferant|des lieferanten|verkäufer|des verkäufers|rechnungssteller|des rechnungsstellers|aussteller|des ausstellers|des leistungserbringers]".split(
            ";",
          ),
        iban: "[konto|kontonummer|konto nr|unsere|qr|konto zahlbar an] iban;iban [code|konto|kontonummer|ch]".split(
          ";",
        ),
        receiptNumber:
          "[bonnr|bon nr|bonnummer|bon nummer|kassenbonnr|kassenbon nr|kassenbonnummer|kassenbon nummer|quittungsnr|quittungs nr|quittungsnummer|quittungs nummer|quittungnr|quittung nr|quittungnummer|quittung nummer|transaktionsnr|transaktions nr|transaktionsnummer|transaktions nummer|kassenbelegnr|kassenbeleg nr|kassenbelegnummer|kassenbeleg nummer|vorgangsnr|vorgangs nr|vorgangsnummer|vorgangs nummer];[transaktion|barbeleg|vorgang|bewirtungsbeleg|trx|trace|zahlungsbeleg|verkauf|parkschein|ticket|tx|bediener bon|rechnungs bon|barverkauf] nr;bon no;bon;quittung;transaktion;transaktions id;kassenbeleg;vorgang;tse transaktion;tse transaktionsnummer;verkaufsnummer;ticketnummer;bon kasse;[tanr|ta nr]".split(
            ";",
          ),
        plainNumber:
          "referenz;referenznummer;beleg;laufende nummer;lfd nummer;aktenzeichen;az;kennung;[referenznr|referenz nr]".split(
            ";",
          ),
        otherNumber:
          "[auftragsnr|auftrags nr|auftragsnummer|auftrags nummer|auftragnr|auftrag nr|auftragnummer|auftrag nummer|auftragsbestätigungsnr|auftragsbestätigungs nr|auftragsbestätigungsnummer|auftragsbestätigungs nummer|unsere auftragsnr|unsere auftrags nr|unsere auftragsnummer|unsere auftrags nummer|abnr|ab nr|abnummer|ab nummer|ordernr|order nr|ordernummer|order nummer|lieferscheinnr|lieferschein nr|lieferscheinnummer|lieferschein nummer|lsnr|ls nr|lsnummer|ls nummer|liefernr|liefer nr|liefernummer|liefer nummer|lieferungsnr|lieferungs nr|lieferungsnummer|lieferungs nummer|lieferungnr|lieferung nr|lieferungnummer|lieferung nummer|versandnr|versand nr|versandnummer|versand nummer|sendungsnr|sendungs nr|sendungsnummer|sendungs nummer|trackingnr|tracking nr|trackingnummer|tracking nummer|paketnr|paket nr|paketnummer|paket nummer|frachtbriefnr|frachtbrief nr|frachtbriefnummer|frachtbrief nummer|tournr|tour nr|tournummer|tour nummer|wiegescheinnr|wiegeschein nr|wiegescheinnummer|wiegeschein nummer|containernr|container nr|containernummer|container nummer|avisnr|avis nr|avisnummer|avis nummer|kundennr|kunden nr|kundennummer|kunden nummer|kdnr|kd nr|kdnummer|kd nummer|kundenkontonr|kundenkonto nr|kundenkontonummer|kundenkonto nummer|ihre kundennr|ihre kunden nr|ihre kundennummer|ihre kunden nummer|debitorennr|debitoren nr|debitorennummer|debitoren nummer|debitornr|debitor nr|debitornummer|debitor nummer|mitgliedsnr|mitglieds nr|mitgliedsnummer|mitglieds nummer|kreditorennr|kreditoren nr|kreditorennummer|kreditoren nummer|lieferantennr|lieferanten nr|lieferantennummer|lieferanten nummer|unsere lieferantennr|unsere lieferanten nr|unsere lieferantennummer|unsere lieferanten nummer|teilnehmernr|teilnehmer nr|teilnehmernummer|teilnehmer nummer|geschäftspartnernr|geschäftspartner nr|geschäftspartnernummer|geschäftspartner nummer|partnernr|partner nr|partnernummer|partner nummer|adressnr|adress nr|adressnummer|adress nummer|versicherungsnr|versicherungs nr|versicherungsnummer|versicherungs nummer|glnnr|gln nr|glnnummer|gln nummer|vertragsnr|vertrags nr|vertragsnummer|vertrags nummer|vertragnr|vertrag nr|vertragnummer|vertrag nummer|vertragskontonr|vertragskonto nr|vertragskontonummer|vertragskonto nummer|kontraktnr|kontrakt nr|kontraktnummer|kontrakt nummer|angebotsnr|angebots nr|angebotsnummer|angebots nummer|angebotnr|angebot nr|angebotnummer|angebot nummer|offertnr|offert nr|offertnummer|offert nummer|projektnr|projekt nr|projektnummer|projekt nummer|baustellennr|baustellen nr|baustellennummer|baustellen nummer|objektnr|objekt nr|objektnummer|objekt nummer|kommissionsnr|kommissions nr|kommissionsnummer|kommissions nummer|losnr|los nr|losnummer|los nummer|rapportnr|rapport nr|rapportnummer|rapport nummer|mandatsnr|mandats nr|mandatsnummer|mandats nummer|buchungsnr|buchungs nr|buchungsnummer|buchungs nummer|reservierungsnr|reservierungs nr|reservierungsnummer|reservierungs nummer|zimmernr|zimmer nr|zimmernummer|zimmer nummer|tischnr|tisch nr|tischnummer|tisch nummer|zählernr|zähler nr|zählernummer|zähler nummer|anlagennr|anlagen nr|anlagennummer|anlagen nummer|gerätenr|geräte nr|gerätenummer|geräte nummer|seriennr|serien nr|seriennummer|serien nummer|fahrgestellnr|fahrgestell nr|fahrgestellnummer|fahrgestell nummer|chargennr|chargen nr|chargennummer|chargen nummer|artikelnr|artikel nr|artikelnummer|artikel nummer|materialnr|material nr|materialnummer|material nummer|gläubiger identifikationsnr|gläubiger identifikations nr|gläubiger identifikationsnummer|gläubiger identifikations nummer|kassennr|kassen nr|kassennummer|kassen nummer|bedienernr|bediener nr|bedienernummer|bediener nummer|verkäufernr|verkäufer nr|verkäufernummer|verkäufer nummer|filialnr|filial nr|filialnummer|filial nummer|marktnr|markt nr|marktnummer|markt nummer|terminalnr|terminal nr|terminalnummer|terminal nummer|vunr|vu nr|vunummer|vu nummer|kartennr|karten nr|kartennummer|karten nummer|genehmigungsnr|genehmigungs nr|genehmigungsnummer|genehmigungs nummer|blattnr|blatt nr|blattnummer|blatt nummer|eorinr|eori nr|eorinummer|eori nummer];[auftragsbestätigung|reparaturauftrag|verbrauchsstelle|serviceauftrag|unser auftrag|kundenauftrag|rahmenvertrag|kostenstelle|zur rechnung|bauvorhaben|zu rechnung|baustelle|sendung|offerte|kellner|kasse|seite|komm|iln|bv|lv] [nr|];[kundenauftragsnummer|amazon bestellnummer|shop bestellnummer|online bestellnummer|interne bestellnummer|lieferantenbestellnummer|rücksendenummer|retourennummer|ihre lieferantennummer|kundenkartennummer|benutzernummer|rechnungskontonummer|patientennummer|ihre vertragsnummer|rahmenvertragsnummer|rahmenauftragsnummer|policennummer|offertennummer|kostenstellennummer|vergabenummer|nachtragsnummer|kostenrechnungsnummer|ursprüngliche rechnungsnummer|originalrechnungsnummer|zu rechnungsnummer|rechnungsempfängernummer|zaehlernummer|zählpunktnummer|rufnummer|ihre rufnummer|anschlussnummer|sim kartennummer|mandatsreferenznummer|gläubigeridentifikationsnummer|zahlungsreferenznummer|esr referenznummer|beitragsnummer|autorisierungsnummer|tse seriennummer|sequenznummer|zolltarifnummer|ara lizenznummer|betriebsnummer];[lieferschein|ihre nachricht|unser zeichen|ihre zeichen|ihr zeichen|angebot] [vom|];[ursprüngliche|bezug|bezug auf|vorherige|vorangegangene|vorausgegangene|betrifft|gutschrift zu|storno zu|zugehörige] rechnung;[weitere|ihre|unsere|interne|externe|esr|qr] referenz;[kundenkonto|debitorenkonto|personenkonto|benutzerkonto|nutzerkonto|rechnungskonto|vertragskonto|sachkonto|erlöskonto|kassenkonto];[kennzeichen|amtl kennzeichen|amtliches kennzeichen|pol kennzeichen|kassenzeichen|zahlungszeichen|buchungszeichen];[anzahl|] [gäste|personen|seiten];[auftragsbezeichnung|projektbezeichnung|objektbezeichnung|zählpunktbezeichnung];[auftraggeberreferenz|buchungsreferenz|mandatsreferenz|sepa mandatsreferenz|überweisungsreferenz];[auftragsreferenz|auftrags referenz|kundenreferenz|kunden referenz|käuferreferenz|käufer referenz|zahlungsreferenz|zahlungs referenz];[auftrags|projekt|marktlokations|malo|gläubiger|glaeubiger|kassen|kasse] id;[auftrags|order|lieferschein|kunden|debitor|projekt|artikel] no;[verkaufsauftrag|sammelauftrag|werkstattauftrag|montageauftrag|projektauftrag|speditionsauftrag|rahmenauftrag];referenz [des käufers|käufer|kunde];[ursprungsrechnung|originalrechnung|bezugsrechnung];globale nummer;rechnungsstandard;auftrag;auftr nr;auftragsnummern;auftragskennung;verkaufsbeleg nr;order;auftragsart;auftragsposition;auftragspos;lieferscheine;lieferscheinnummern;lieferschein nr vom;unser lieferschein;unsere lieferschein nr;packschein nr;tracking;tour;colli nr;kunde nr;knr;ihre kd nr;debitor;deb nr;mitglied nr;kontonummer kunde;kreditor;kreditornr;lieferant nr;lief nr;lieferantennummer beim kunden;kundengruppe;kundenkarte;kundenkennung;kundencode;rechnungseinheit;geschäftspartner;gp nr;patient nr;pat nr;versicherten nr;ahv nr;bpnr;vertrag;ihr vertrag;kontrakt;werkvertrag nr;unser angebot;projektname;bvh;objekt;kommission;kom;kostenträger;kst;ktr;konto;abteilung;gewerk;los;vergabeeinheit;maßnahme;leistungsverzeichnis;nachtrag nr;aufmaß nr;aufmaßblatt;arbeitsschein nr;regierapport nr;stundenzettel nr;mandat;aktenzeichen nr;betreff;betr;betrifft;thema;kundenref;ihr schreiben vom;ihre ref;unsere ref;unsere zeichen;unsere nachricht vom;leitweg;buchungscode;reservierung;zimmer;zi nr;tisch;rechnungsbezug;frühere rechnungen;rechnungsart;rechnungstyp;rechnungsversand;rechnungsbetreff;rechnungstitel;rechnungssprache;rechnungskreis;rechnungsseite;rechnungsstatus;rechnungstext;dokumentart;dokumenttyp;belegart;zähler;zählpunkt;marktlokation;messlokation;malo;melo;abnahmestelle;lieferstelle;anlage;anschluss;teilnehmeranschluss;simkarte;fahrzeug ident nr;fin;fahrzeug;km stand;kilometerstand;modell;typ;charge;mandatsref;sepa mandat;gläubiger idnr;verwendungszweck;zahlungszweck;überweisungszweck;esr teilnehmer;referenznummer esr;kassier;kassierer;kassiererin;bediener;bedienung;filiale;markt;filialleiter;terminalid;karte nr;kartenfolgenr;autorisierung;genehmigungs code;vertragspartner nr;station;zapfsäule;säule;zp;tankstelle;tankstellennr;tse signatur;tse start;tse stop;signaturzähler;signatur;seriennummer kasse;prüfwert;blatt;seitenzahl;pfandbon nr;posten nr;as proc code;as zeit;capt ref;duns;ara;lucid;weee reg nr;weee nr;wee reg nr;handwerksrolle nr;firmenbuchnummer kunde;[kundenid|kunden id];[leitwegid|leitweg id];[rechnungstypcode|rechnungstyp code]".split(
            ";",
          ),
        otherDate:
          "[lieferungsdatum|lieferdatum leistungsdatum|liefer leistungsdatum|liefer und leistungsdatum|liefer bzw leistungsdatum|liefer oder leistungsdatum|leistungs und lieferdatum|leistungs lieferdatum|ausführungsdatum|vertragsdatum|reisedatum|anreisedatum|abreisedatum|angebotsdatum|versanddatum|warenausgangsdatum|druckdatum|eingangsdatum|zahldatum|zahlungsdatum|ablaufdatum|mindesthaltbarkeitsdatum|geburtsdatum|ablesedatum|behandlungsdatum|reparaturdatum|annahmedatum|abnahmedatum|abholdatum|steuerdatum|änderungsdatum|skontodatum|umsatzsteuerdatum|ursprüngliches rechnungsdatum|originalrechnungsdatum];[datum der|zeitpunkt der] [lieferung|leistung|leistungserbringung];[lieferung|geliefert|leistung|ausgeführt|ausführung|ihr auftrag|bestellt|versendet|versand|wareneingang|gedruckt|ausgedruckt|eingegangen|eingang|bezahlt|zahlung|zahlungseingang|gezahlt|geboren|abgelesen|nächste rechnung|nächster abschlag fällig|abholung] am;[lieferzeitraum|liefer leistungszeitraum|ausführungszeitraum|verbrauchszeitraum|vertragszeitraum|buchungszeitraum|mietzeitraum|reisezeitraum|aufenthaltszeitraum|behandlungszeitraum];[zeitraum|gültig|gueltig|von|datum|skonto|skontofrist|skontierbar|skontofähig|mit skonto|abzüglich skonto|skonto bei zahlung|bei zahlung|bei zahlungseingang|bei bezahlung|zahlbar mit skonto|] bis;[leistungsmonat|leistungsperiode|abrechnungsmonat|abrechnungsperiode|rechnungsmonat|rechnungsperiode];[ausdruck|zahlungseingang|zeitraum] [vom|];bei zahlung [bis zum|innerhalb|innerhalb von|vor];[lieferzeitpunkt|lieferzeit|leistungszeitpunkt|leistungszeit];[lieferdatum|liefer datum|leistungsdatum|leistungs datum|auftragsdatum|auftrags datum|bestelldatum|bestell datum|lieferscheindatum|lieferschein datum];[geb|von|bis] [datum|];[leistungszeitraum|leistungs zeitraum|abrechnungszeitraum|abrechnungs zeitraum|rechnungszeitraum|rechnungs zeitraum];lieferung vom;liefertermin;liefertag;tag der lieferung;lieferwoche;leistung vom;leistung von;tag der leistung;monat der leistung;leistungserbringung;leistungsbeginn;leistungsende;liefer leistungszeitpunkt;ausgeführt von;bauzeit;abrechnungsjahr;abrechnungstag;rechnungsjahr;verbrauchsperiode;zeitraum von;periode von;monat;im monat;jahr;quartal;kw;kalenderwoche;vertragsbeginn;vertragsende;vertragslaufzeit;laufzeit;mindestvertragslaufzeit;mietbeginn;mietende;mietdauer;aufenthalt;aufenthaltsdauer;anreise;abreise;ankunft;nächte;anzahl nächte;auftrag vom;datum des auftrags;auftragseingang;bestellung vom;datum der bestellung;bestelltag;versandtag;versandtermin;datum lieferschein;warenausgang;gedruckt;stand;eingang;eingangsstempel;wertstellung;zahlung vom;bezahlt;gültig ab;gültig von;gültigkeit;mhd;ablesung;letzte rechnung vom;nächste rechnung;nächste ablesung;nächste abbuchung;nächste zahlung;nächster abschlag;behandlung vom;erstzulassung;zulassung;auftragsannahme;termin;uhrzeit;zeit;beginn;ende;start;kunde seit;datum von;parkdauer;einfahrt;ausfahrt;skontofrist;skontotermin;rechnungsdatum der originalrechnung".split(
            ";",
          ),
        other:
          "[telefonnr|telefon nr|telefonnummer|telefon nummer|faxnr|fax nr|faxnummer|fax nummer|vertreternr|vertreter nr|vertreternummer|vertreter nummer|kontonr|konto nr|kontonummer|konto nummer|ktonr|kto nr|ktonummer|kto nummer|handelsregisternr|handelsregister nr|handelsregisternummer|handelsregister nummer|firmenbuchnr|firmenbuch nr|firmenbuchnummer|firmenbuch nummer|iknr|ik nr|iknummer|ik nummer];[ihr|] [ansprechpartner|sachbearbeiter|bearbeiter|berater|besteller|tarif];[bitte|bei zahlung|bitte bei zahlung|bei rückfragen|bei zahlung und rückfragen|bei schriftwechsel bitte|bitte stets] angeben;[clearing|register|hrb|hra|dvr] [nr|];anzahl [colli|kolli|pakete|packstücke|];[gewicht|gesamtgewicht] [kg|];[e mail|email|swift|] adresse;vielen dank [für ihren einkauf|für ihren auftrag|];steuerschuldnerschaft [des leistungsempfängers|];[betrag|euro|] in worten;[bestellt|erstellt|erfasst|sie wurden bedient|bearbeitet] von;[pc|paypal] [konto|];bezahlt [mit|per|durch];payback [punkte|karten nr|];[bankkonto|postkonto|postscheckkonto|zahlungsempfängerkonto];geschäftsf;zahlungstyp;tel nr;tel no;fon;telefon fax;mobiltelefon;handy;mobilnummer;natel;hotline;servicenummer;service hotline;kundenservice;kundendienst;kundenbetreuung;kundenbetreuer;durchwahl;zentrale;tel durchwahl;rückfragen;bei rückfragen;rückfragen an;fragen zur rechnung;mailadresse;webseite;homepage;url;internetadresse;kontaktdaten;ansprechpartnerin;ihre ansprechpartnerin;ihr ansprechpartner bei uns;kontaktperson;sachbearbeiterin;bearbeiterin;verkäufer in;ihr verkäufer;kundenberater;vertreter;außendienst;innendienst;bestellt durch;ausgestellt von sachbearbeiter;es bediente sie;es bedient sie;sie bediente;techniker;monteur;fahrer;bauleiter;bauleitung;projektleiter;projektleitung;architekt;verantwortlich;zuständig;geprüft;freigegeben;unterschrift;stempel;ort;anschrift;straße;str;plz;plz ort;postleitzahl;postfach;stadt;gemeinde;z hd;zu händen;zh;z h;zhd;persönlich;bankverbindung;bankverbindungen;bankdaten;bankname;name der bank;hausbank;unsere bankverbindung;unsere bank;kreditinstitut;geldinstitut;bankinstitut;kontoverbindung;kontoverbindungen;kto;konto no;kto inh;pcc;postgiro;blz;bankleitzahl;bic code;swift code;bankcode;bc nr;bankclearing;überweisung auf konto;konto zahlbar an bank;zahlungsart;zahlart;zahlungsweise;zahlweise;zahlungsmethode;zahlungsmittel;zahlungsform;zahlungsweg;zahlungsinformationen;zahlungsinformation;zahlungshinweis;zahlungsdetails;zahlungsanbieter;kartentyp;kartenart;kartenzahlung kontaktlos;kontaktlos;kreditkartentyp;bezahlung;gezahlt mit;sepa lastschrift;lastschriftverfahren;bankeinzug;vorkasse;nachnahme;rechnungskauf;kauf auf rechnung;handelsregister;handelsreg;hr nr;reg nr;registergericht;registernummer;amtsgericht;ag;firmenbuch;firmenbuchgericht;fn;landesgericht;handelsgericht;hg;lg;gerichtsstand;erfüllungsort;erfüllungsort und gerichtsstand;sitz;firmensitz;sitz der gesellschaft;sitz der firma;rechtsform;geschäftsführer;geschäftsführerin;geschäftsführung;geschäftsführender gesellschafter;gf;inhaber;inhaberin;inh;vorstand;vorstandsvorsitzender;aufsichtsrat;aufsichtsratsvorsitzender;vorsitzender des aufsichtsrats;vorsitzender;prokurist;persönlich haftende gesellschafterin;komplementärin;komplementär;stammkapital;handelskammer;finanzamt;zuständiges finanzamt;fa;institutionskennzeichen;handelsregistereintrag;bankhaus;versandart;versand durch;versandbedingungen;versandbedingung;versandadresse lieferbedingung;lieferart;lieferbedingung;lieferbedingungen;lieferkonditionen;lieferkondition;lieferung per;lieferweg;spediteur;spedition;frachtführer;verpackung art;bruttogewicht;nettogewicht;gewicht brutto;gewicht netto;volumen;gesamtvolumen;colli;paletten;packstücke;stückzahl gesamt;lager;lagerort;ursprungsland;herkunftsland;warenursprung;zolltarif;menge;bemerkung;bemerkungen;anmerkung;anmerkungen;hinweis;hinweise;wichtiger hinweis;notiz;notizen;nachricht;mitteilung;mitteilungen;information;informationen;text;kopftext;fußtext;details;übersicht;kategorie;sprache;kopie;duplikat;reverse charge;steuersatz;steuersätze;steuerklasse;preisliste;preisgruppe;öffnungszeiten;wlan;danke;sehr geehrte damen und herren;mit freundlichen grüßen;agb;datenschutz;impressum;garantie;gewährleistung;eigentumsvorbehalt;bitte beachten;rechnung zugestellt per;i w;punkte;bonuspunkte;treuepunkte;[fbnr|fb nr]".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[summe|gesamt|gesamtsumme|gesamtbetrag|betrag|total|zwischensumme|rechnungsbetrag|preis|rechnungssumme|gesamtpreis|warenwert|auftragssumme|wert|endbetrag|zwischentotal|subtotal|endsumme|verkaufspreis] [ohne|exkl|exklusive|excl|ex|o|zzgl|vor|zuzüglich|zuzügl|abzgl] [mwst|mehrwertsteuer|ust|umsatzsteuer|steuer|steuern|m w st|mwst ust|ust mwst|ges mwst|gesetzl mwst|gesetzlicher mwst|gesetzliche mwst|gesetzl ust|usst];[summe|gesamt|gesamtsumme|gesamtbetrag|betrag|total|zwischensumme|rechnungsbetrag|rechnungssumme|gesamtpreis|warenwert|auftragssumme|wert|endbetrag|zwischentotal|leistung|leistungen|leistungssumme|bauleistung|positionen|summe positionen|rechnungswert|warenbetrag|honorar|summe leistungen|preis|entgelt|forderung|abrechnungssumme] [netto|netto eur|netto euro|netto chf|netto in eur|in eur netto|eur netto|exkl|ex];summe [nettobeträge|der nettobeträge|aller nettobeträge|warenwert|warenwerte|ware|artikel|positionen|der positionen|aller positionen|der positionsbeträge|der positionen netto|leistungen|der leistungen|einzelbeträge|der einzelbeträge|der artikel|der waren|lieferungen|material und lohn|lohn und material|honorar|zwischenbetrag|bauleistungen|aller positionen netto|nach rabatt|nach abzug|vor rabatt|nettobetrag|netto betrag];[nettototal|netto total|nettogesamt|netto gesamt|nettosumme|netto summe|nettobetrag|netto betrag|nettowarenwert|netto warenwert|nettowert|netto wert|nettorechnungsbetrag|netto rechnungsbetrag|nettoendbetrag|netto endbetrag|nettogesamtbetrag|netto gesamtbetrag|nettogesamtsumme|netto gesamtsumme|nettozwischensumme|netto zwischensumme|nettorechnungssumme|netto rechnungssumme];[nettobeträge|nettopreis|nettoentgelt|nettoumsatz|nettorechnungswert|nettoleistung|nettoabrechnungssumme|nettoforderung|nettobetrag nach rabatt];[warenwert|warensumme|leistungswert|leistungssumme|auftragswert|auftragssumme];zwischensumme [eur|der positionen|nach rabatt|vor rabatt];[gesamtnetto|gesamtbetrag der positionen|gesamtsumme der positionen|gesamtleistung|gesamtentgelt];netto [eur|chf|euro|in eur];[rechnungsnettobetrag|rechnungsnetto|rechnungsgesamtbetrag ohne umsatzsteuer];[total netto|ne|net] betrag;[betrag netto|teilsumme|warenwert] gesamt;nettoauftragswert;gesamt nettowert;nettoleistungssumme;zwischensummen;zwischentotal;zws;zwischenbetrag;warenbetrag;artikelsumme;positionssumme;honorarsumme;bestellwert;warenkorb;artikelpreis;werklohn;bruttoleistung ohne mwst;betrag nach rabatt;[gesamtnettobetrag|gesamt nettobetrag];[zwsumme|zw summe];[zwischensumme|zwischen summe];[gesamtwarenwert|gesamt warenwert]".split(
            ";",
          ),
        discount:
          "[kundenrabatt|händlerrabatt|handelsrabatt|grundrabatt|mengenrabatt|treuerabatt|sonderrabatt|aktionsrabatt|barzahlungsrabatt|personalrabatt|mitarbeiterrabatt|projektrabatt|objektrabatt|auftragsrabatt|rechnungsrabatt|belegrabatt|positionsrabatt|artikelrabatt|wiederverkäuferrabatt|einführungsrabatt|frühbucherrabatt|zusatzrabatt|warenrabatt|jahresrabatt|neukundenrabatt|mitgliederrabatt|gruppenrabatt|naturalrabatt|messerabatt|schülerrabatt|seniorenrabatt|sofortrabatt|staffelrabatt|baustellenrabatt|kulanzrabatt|gutscheinrabatt|dokumentenrabatt];[abzgl|abzüglich|] [rabatt|nachlass|gutschein];[preisnachlass|sondernachlass|auftragsnachlass|pauschalnachlass|kulanznachlass|gesamtnachlass];rabatt [gesamt|auf|in %|%|auf gesamtbetrag|auf rechnung];summe [rabatt|rabatte|der abzüge|der nachlässe|nachlässe|der abschläge];abzug [bauwesenversicherung|baustrom|bauwasser|];[abschlag|coupon|%|abzügl|minus|ihr] rabatt;rabatte;nachlässe;preisreduktion;abzüge;minderung;rabattsumme;positionsrabatte;nachlass gesamt;kulanz;gutscheine;gutscheincode;rabattgutschein;rabattcode;coupons;rabattcoupon;aktionsgutschein;bonus;boni;bonusgutschrift;treuebonus;neukundenbonus;sofortbonus;prämie;vergütung;abzügl nachlass;abzgl bonus;abzüglich skonto;abzgl skonto;abgebot;aktion;aktionen;preisvorteil;sonderaktion;bauwesenversicherung abzug;bauabzüge;bauabzug;umlage baustrom;[gesamtrabatt|gesamt rabatt];[rabattbetrag|rabatt betrag];[onlinerabatt|online rabatt]".split(
            ";",
          ),
        shipping:
          "[versand|fracht|porto] [und verpackung|& verpackung|verpackung|];[verpackung|verpackung und|zzgl] [versand|porto|fracht];[versandkosten|versandkosten netto|versandanteil|frachtkosten|frachtkosten netto|frachtanteil|transportkosten|transportkosten netto|transportanteil];[versandkosten|versandgebühr|zustellkosten|zustellgebühr|lieferkosten|liefergebühr|paketkosten|paketgebühr|frachtkosten|frachtgebühr];[porto und|zzgl|zuzüglich|summe] versandkosten;versandkosten [brutto|inkl mwst|inkl ust|exkl mwst];[verpackung|porto] [und versand|& versand|versand];[standardversand|expressversand|paketversand|kleinmengenversand];versandkostenanteil;versandkostenpauschale;versandpauschale;versandgebühren;versandspesen;versand und bearbeitung;versand bearbeitung;versand handling;versand standard;versand express;portokosten;portopauschale;verpackung & porto;frachten;frachtkostenanteil;frachtkostenpauschale;frachtpauschale;luftfracht;seefracht;expressfracht;transport;transportpauschale;transportkostenanteil;transport und verpackung;verpackung und transport;anlieferung;anlieferungskosten;anlieferpauschale;anlieferungspauschale;lieferung;lieferpauschale;lieferkostenpauschale;lieferspesen;liefergebuehr;zustellung;zustellpauschale;speditionskosten;spedition;dhl;kurierkosten;kurier;fracht portokosten;porti;porto spesen;rollgeld;zustellgebuehr;versandgebuehr;botendienst".split(
            ";",
          ),
        otherCharge:
          "[mautgebühr|mautkosten|bearbeitungsgebühr|bearbeitungskosten|verpackungsgebühr|verpackungskosten|entsorgungsgebühr|entsorgungskosten|handlinggebühr|handlingkosten|zollgebühr|zollkosten|mahngebühr|mahnkosten];[servicegebühr|zahlungsgebühr|zahlungsartgebühr|kreditkartengebühr|kartengebühr|vorgezogene recyclinggebühr|recyclinggebühr|rücklastschriftgebühr|grundgebühr|bereitstellungsgebühr|einrichtungsgebühr|anschlussgebühr|archivierungsgebühr|rechnungsgebühr];[summe|summe der|] zuschläge;[flaschenpfand|einwegpfand|mehrwegpfand|palettenpfand];zuschlag;summe zu und abschläge;mindermengenzuschlag;mindestmengenzuschlag;mindermengenaufschlag;mindestbestellzuschlag;kleinmengenzuschlag;kleinauftragszuschlag;mindestbestellwertzuschlag;dieselzuschlag;treibstoffzuschlag;energiezuschlag;energiekostenzuschlag;teuerungszuschlag;materialteuerungszuschlag;rohstoffzuschlag;legierungszuschlag;metallzuschlag;kupferzuschlag;mautzuschlag;maut;lsva;expresszuschlag;eilzuschlag;wochenendzuschlag;nachtzuschlag;sperrgutzuschlag;inselzuschlag;winterzuschlag;co2 abgabe;co2 zuschlag;aufschlag;aufpreis;mehrpreis;verpackung;verpackungspauschale;verpackungskostenanteil;verpackungsanteil;verpackungsmaterial;bearbeitungsgebuehr;bearbeitungspauschale;bearbeitung;servicepauschale;service;servicezuschlag;bedienung;bedienungszuschlag;bedienungsgeld;gedeck;handling;handlingpauschale;gebühr;gebühren;gebuehr;gebuehren;paypal gebühr;zahlungsartaufschlag;nebenkosten;sonstige kosten;zusatzkosten;spesen;auslagen;auslagenersatz;reisekosten;fahrtkosten;fahrtkostenpauschale;anfahrt;anfahrtskosten;anfahrtspauschale;anfahrtpauschale;wegpauschale;kilometergeld;kleinmaterial;kleinmaterialpauschale;entsorgung;entsorgungspauschale;umweltpauschale;umweltabgabe;vrg;pfand;pfandbetrag;leergut;leergut pfand;mindestbestellwert;versicherung;transportversicherung;versicherungskosten;versicherungspauschale;zoll;zölle;zollabfertigung;einfuhrabgaben;mahngebühren;mahnspesen;verzugszinsen;zinsen;säumniszuschlag;verspätungszuschlag;inkassokosten;grundpreis;bereitstellung;kurtaxe;ortstaxe;kurabgabe;tourismusabgabe;beherbergungssteuer;bettensteuer;city tax;übernachtungssteuer;tourismusbeitrag;nächtigungsabgabe;pauschale;pauschalen;sonstiges;diverses;rüstkosten;werkzeugkosten;papierrechnung;gebühr papierrechnung;regiekosten;lagerkosten;standgeld;wartezeit;frankierung;gema;kunsturheberabgabe;künstlersozialabgabe;[nachnahmegebühr|nachnahme gebühr]".split(
            ";",
          ),
        tip: "trinkgeld;trinkgelder;trinkgeld betrag;bedienungstrinkgeld".split(";"),
        rounding:
          "rundung [5 rappen|auf 5 rp|eur|];rundungen;rundungsbetrag;rundungsausgleich;rundungsdiff;rundungskorrektur;rappenrundung;5 rappen rundung;auf 5 rappen gerundet;aufrundung;abrundung;centrundung;gerundet;differenz rundung;rundungsanpassung;[rundungsdifferenz|rundungs differenz]".split(
            ";",
          ),
        tax: "[plus|zzgl|zuzüglich|zuzügl|inkl|enthaltene|enthalten|gesetzliche|gesetzl|ges|darin enthaltene|darin enth|darin|enth|davon|incl|einschl|einschließlich|enthaltene gesetzliche|zzgl gesetzl|zzgl gesetzliche|zzgl ges|zzgl der gesetzlichen|zuzüglich gesetzlicher|zzgl gesetzlicher|zzgl der|zuzüglich der|] [mwst|m w st|mehrwertsteuer|ust|umsatzsteuer|u st|steuer|mwst ust|ust mwst|umsatz steuer|mehrwert steuer|ums st|umsst|u steuer];[mwst|ust|mehrwertsteuer|umsatzsteuer|steuer] [betrag|eur|euro|in eur|chf|in chf|satz 1|satz 2|satz|%|auf|von|aus|ermäßigt|normal|voll|regulär|a|b|1|2|normalsatz|reduziert|normalsteuersatz|regelsatz|ermäßigter satz|auf versandkosten|auf netto|auf nettobetrag|anteil|inkl|incl|enthalten|inbegriffen|inkludiert|vom nettobetrag|auf zwischensumme|auf warenwert];[19|7|20|10|13|16|5|8 1|7 7|8|2 6|3 8|2 5] % [mwst|ust|mehrwertsteuer|umsatzsteuer|steuer];[betrag der mehrwertsteuer|betrag der umsatzsteuer|vorsteuer|einfuhrumsatzsteuer|stromsteuer|energiesteuer|erdgassteuer|versicherungssteuer|versicherungsteuer|biersteuer|getränkesteuer|mineralölsteuer|% mehrwertsteuer|% umsatzsteuer];[mwstbetrag|steuerbetrag|umsatzsteuerbetrag|mehrwertsteuerbetrag|ustbetrag|vorsteuerbetrag];[betrag|%] [mwst|ust];steuerbeträge;steueranteil;steuerbetrag eur;vst;eust;werbeabgabe;normalverbrauchsabgabe;nova;vat;betrag mwst in eur".split(
          ";",
        ),
        totalTax:
          "[summe|gesamtbetrag|gesamtbetrag der] [mehrwertsteuer|umsatzsteuer];[summe|total] [mwst|ust|mehrwertsteuer|steuer];[mwst|ust|steuern|umsatzsteuer|mehrwertsteuer|steuerbetrag] gesamt;[gesamtmwst|gesamt mwst|gesamtumsatzsteuer|gesamt umsatzsteuer|gesamtsteuer|gesamt steuer|gesamtsteuerbetrag|gesamt steuerbetrag];[summe|summe aller|] steuern;gesamt ust;summe steuerbeträge;summe der steuerbeträge;steuersumme;gesamte mehrwertsteuer;mwst total;gesamtbetrag mwst;steuergesamtbetrag;gesamtbetrag der rechnungsumsatzsteuer;mwst summe;ust summe;gesamt mehrwertsteuer;mehrwertsteuer total;gesamtsumme mwst;gesamtsumme ust;[steuergesamt|steuer gesamt]".split(
            ";",
          ),
        taxBase:
          "[nettobetrag|netto] [steuerpflichtig|19 %|7 %|zu 19 %];steuerpflichtiger [betrag|umsatz|wert|nettobetrag];[mwst|ust] [basis|pflichtiger betrag];[netto zu|warenwert|umsatz] [19 %|7 %];basis [mwst|ust|für mwst|für umsatzsteuer|];[steuerpflichtig|steuerpflichtiger betrag|umsatzsteuerpflichtig|umsatzsteuerpflichtiger betrag];zu versteuernder [betrag|nettobetrag];steuerbasis;steuerbasisbetrag;basisbetrag;steuerbemessungsgrundlage;bemessungsgrundlage;bemessungsgrundl;bmg;mwst basis betrag;mwst pflichtiger umsatz;steuerpflichtige beträge;steuerpfl betrag;ust pflichtig;zu versteuern;betrag zu versteuern;steuerbarer betrag;steuerbar;entgelt;netto umsatz;umsatz;umsatz netto;netto zu 20 %;netto 20 %;netto 10 %;netto mwst;mwst netto;nettobetrag je steuersatz;basisbetrag der steuer;summe basisbeträge;[mwstpflichtig|mwst pflichtig]".split(
            ";",
          ),
        withholding:
          "[abzüglich|abzgl|] [einbehalt|sicherheitseinbehalt|haftrücklass];[quellensteuer|abzugsteuer|bauabzugsteuer|bauabzugssteuer|lohnsteuer|kapitalertragsteuer];einbehaltene steuer;steuerabzug;einbehalte;gewährleistungseinbehalt;abzgl gewährleistungseinbehalt;haftungsrücklass;deckungsrücklass;abzüglich deckungsrücklass;garantierückbehalt;rückbehalt;sicherheitsleistung;vertragserfüllungseinbehalt;garantieeinbehalt".split(
            ";",
          ),
        total:
          "[summe|gesamt|gesamtsumme|gesamtbetrag|betrag|total|rechnungsbetrag|preis|rechnungssumme|gesamtpreis|endbetrag|endsumme|zwischensumme|endpreis|gesamtrechnungsbetrag|rechnungsendbetrag|rechnungstotal|totalbetrag|warenwert|auftragssumme] [inkl|inklusive|incl|einschl|einschließlich|mit|inkl ges|inkl der|nach] [mwst|mehrwertsteuer|ust|umsatzsteuer|steuer|steuern|m w st|mwst ust|ust mwst|ges mwst|gesetzl mwst|gesetzlicher mwst|gesetzliche mwst|gesetzl ust|usst];[summe|gesamt|gesamtsumme|gesamtbetrag|betrag|total|rechnungsbetrag|rechnungssumme|gesamtpreis|endbetrag|endsumme|rechnungsendbetrag|auftragssumme|rechnungswert|forderung|warenwert|abrechnungssumme|preis] [brutto|brutto eur|brutto euro|brutto chf|brutto in eur|in eur brutto|eur brutto|inkl];[gesamtrechnungsbetrag|gesamtrechnungssumme|bruttorechnungsbetrag|bruttorechnungssumme|brutto rechnungsbetrag|brutto rechnungssumme|bruttogesamtbetrag|bruttogesamtsumme|brutto gesamtbetrag|brutto gesamtsumme|rechnungsendbetrag|rechnungsendsumme|abrechnungsbetrag|abrechnungssumme|gutschriftsbetrag|gutschriftssumme|schlussbetrag|schlusssumme|belegbetrag|belegsumme|kaufbetrag|kaufsumme];[gesamtbruttobetrag|gesamtbrutto|gesamtwert|gesamtbetrag eur|gesamtbetrag in eur|gesamtbetrag chf|rechnungsbruttobetrag|rechnungsbrutto|rechnungswert|rechnungsbetrag eur|rechnungsbetrag in eur|rechnungsbetrag chf];[summe|total|gesamtbetrag] [euro|in eur|chf|rechnung];[endbetrag|end betrag|endsumme|end summe|bruttobetrag|brutto betrag|bruttosumme|brutto summe|gesamtbetrag|gesamt betrag|gesamtsumme|gesamt summe|totalbetrag|total betrag|totalsumme|total summe];[gesamt|gesamtsumme|summe] [eur|in eur|euro];[summe|rechnung|rechnungsbetrag] [total|gesamt];[bruttowert|bruttoendsumme|bruttopreis|bruttoforderung|bruttowarenwert|bruttoabrechnungssumme|bruttoleistung];[bruttototal|brutto total|bruttobetrag|brutto betrag|bruttogesamtbetrag|brutto gesamtbetrag|rechnungstotal|rechnungs total|rechnungsbetrag|rechnungs betrag|rechnungsgesamtbetrag|rechnungs gesamtbetrag];[fakturawert|fakturasumme|fakturaendbetrag|fakturatotal];brutto eur;brutto chf;gesamt brutto betrag;summe bruttobeträge;bruttoauftragswert;gesamtpreis;rechnungsgesamtsumme;rechnungsgesamt;gesamtrechnung;rechnungssumme;gesamtbetrag der rechnung;betrag der rechnung;endpreis;endbetrag eur;endbetrag in eur;abschlussbetrag;total faktura;betrag total;total in chf;kaufpreis;bonsumme;ihr rechnungsbetrag;gutschriftbetrag;stornobetrag;gutschrift gesamt;gesamtforderung;abschlagssumme;abschlagsbetrag brutto;kosten gesamt;gesamtkosten;gesamtentgelt brutto;total brutto betrag;[bruttogesamt|brutto gesamt];[bruttoendbetrag|brutto endbetrag];[gesamttotal|gesamt total];[fakturabetrag|faktura betrag]".split(
            ";",
          ),
        plainTotal:
          "betrag [eur|chf|in eur|];summe;gesamt;insgesamt;su;sa;tot;summen;gesamt summe euro;sum;ges".split(
            ";",
          ),
        amountPaid:
          "[abzgl|abzüglich|abzügl|minus|bereits|weniger|summe|geleistete|erhaltene|gezahlte|bisherige|summe geleistete|frühere|erfolgte|ihre|gesamt|abzgl geleistete|abzüglich geleistete|abzgl erhaltene|abzüglich erhaltene|abzgl bereits geleistete|abzüglich bereits geleistete|abzüglich bisheriger|abzüglich bisherige|abzgl bisherige|vorherige|abzgl bereits|] [anzahlung|anzahlungen|abschlag|abschläge|abschlagszahlung|abschlagszahlungen|akonto|akontozahlung|akontozahlungen|akontorechnung|akontorechnungen|a conto|a conto zahlung|a conto zahlungen|a konto|acontozahlung|acontozahlungen|teilzahlung|teilzahlungen|vorauszahlung|vorauszahlungen|vorschuss|vorschüsse|vorkasse|zahlung|zahlungen|zahlungseingang|zahlungseingänge|zahlbetrag geleistet|guthaben|kundenguthaben|teilrechnung|teilrechnungen|abschlagsrechnung|abschlagsrechnungen|anzahlungsrechnung|anzahlungsrechnungen|vorauszahlungsbetrag|gutschriften verrechnet|gutscheinzahlung|geschenkgutschein|wertgutschein|restguthaben|kaution|depot];[bereits|] [bezahlt|gezahlt|gezahlter betrag|beglichen|erhalten|verrechnet];[bereits|bisher] [bezahlt|gezahlt|berechnet|abgerechnet];[betrag|] [bezahlt|erhalten|dankend erhalten];bezahlt [mit paypal|per paypal|per kreditkarte|per vorkasse];anzahlung [brutto|vom|erhalten];bezahlter betrag;bezahlte beträge;bereits entrichtet;erhaltener betrag;erhaltene beträge;bisher geleistet;anzahlungsbetrag;anzahlungen brutto;abschlagszahlungen brutto;vorausgezahlt;im voraus bezahlt;abschlagszahlung vom;anzahlungen laut rechnung;verrechnete anzahlung;verrechnung anzahlung;verrechnete abschläge;verrechnung;gutschrift verrechnung;verrechnetes guthaben;bereits in rechnung gestellt;vorangegangene rechnungen;abzgl bereits berechnet;abzüglich bereits berechneter leistungen;akonto bezahlt;vorauszahlung netto;summe der anzahlungen;summe der vorauszahlungen;vorausbezahlter betrag;gesamtbetrag der anzahlungen;bereits gezahlte abschläge".split(
            ";",
          ),
        balanceDue:
          "[zahlbetrag|zahlungsbetrag|zu zahlender gesamtbetrag|zu zahlender rechnungsbetrag|überweisungsbetrag|offener rechnungsbetrag|offener restbetrag|offener gesamtbetrag|restbetrag|verbleibender restbetrag|verbleibender zahlbetrag|fälliger gesamtbetrag|fälliger rechnungsbetrag|fälliger zahlungsbetrag|fälliger zahlbetrag|forderungsbetrag|nachzahlungsbetrag|erstattungsbetrag|rückzahlungsbetrag|auszahlungsbetrag|anforderungsbetrag|abbuchungsbetrag|lastschriftbetrag|einzugsbetrag|anweisungsbetrag|gesamtzahlbetrag|fälligkeitsbetrag|auszahlbetrag|endgültiger zahlbetrag|rechnungsrestbetrag];[zu zahlender|noch zu zahlender|zu bezahlender|zu entrichtender|zu überweisender|zu begleichender|zu leistender|offener|aussenstehender|ausstehender|verbleibender|fälliger|faelliger|auszuzahlender|abzubuchender|zur zahlung fälliger|total fälliger|sofort fälliger|freigegebener|restlicher] betrag;[betrag|gesamtbetrag|restbetrag|noch|] [zu zahlen|offen];[betrag|total|jetzt|gesamtbetrag] [zu zahlen|fällig];[offene|ausstehende|verbleibende|aktuelle|] forderung;[bitte zahlen|bitte überweisen] [sie|];[restzahlung|nachzahlung|auszahlung|schlusszahlung|ihre nachzahlung];[verbleibende|fällige|zur|betrag zur] zahlung;[noch|total|] zu bezahlen;zahlbetrag [eur|in eur|chf];[zu zahlende|offene|ausstehende|fällige] summe;saldo zu [unseren gunsten|ihren lasten|ihren gunsten];zahlsumme;zahllast;zu zahlen eur;summe zu zahlen;gesamt zu zahlen;noch zu entrichten;zu entrichten;zu überweisen;zu begleichen;offener saldo;offener posten;ausstehend;restsumme;restforderung;restschuld;rest;restsaldo;verbleibend;verbleiben;verbleibt zu zahlen;es verbleiben;rechnungssaldo;endsaldo;kontosaldo neu;neuer saldo;aktueller saldo;ihr guthaben;guthaben zu ihren gunsten;wird abgebucht;wir buchen ab;gesamtforderung offen;zur zahlung fällig;zahlungsbetrag eur;zahlungsanspruch;zu ihren lasten".split(
            ";",
          ),
        cashTendered:
          "[bar|kartenzahlung|bar bezahlt|mastercard|ec karte|gegeben] [eur|];[gegeben|zahlung|] [bar|ec|karte];geg [bar|girocard|mastercard|visa|ec cash|];bar gegeben;barzahlung;bargeld;bar erhalten;barbetrag;bar chf;erhalten bar;gegebener betrag;bar in eur;ec zahlung;ec lastschrift;girocard eur;kreditkarte;kreditkartenzahlung;debitkarte;bankomat;bankomatkarte;maestro;american express;visa eur;vpay;v pay;postcard;postfinance;postfinance card;twint;unbar;bez karte;bez bar;elv;apple pay;google pay;betrag erhalten bar;bezahlt bar;[eccash|ec cash];[girocard|giro card]".split(
            ";",
          ),
        cashChange:
          "[rückgeld|zurück] [bar|eur|];rueckgeld;zurueck;retour;wechselgeld;rückgabe;bar zurück;rückg;retourgeld;rückgeld chf;herausgeld;rausgeld;retour bar;ihr rückgeld;auszahlung bar;zurueck eur;rückgabebetrag".split(
            ";",
          ),
        previousBalance:
          "[saldo letzte|saldo der letzten|betrag der letzten|letzte|übertrag letzte] rechnung;offene [vorrechnungen|beträge aus früheren rechnungen|altforderung|posten vormonat];[alter|bisheriger|vorheriger|letzter] saldo;vortrag;saldoübertrag alt;saldo alt;saldo vorperiode;vorsaldo;anfangssaldo;eröffnungssaldo;vorherige rechnung offen;offener betrag aus vorrechnung;rückstand;rückstände;zahlungsrückstand;altforderung;altforderungen;mahnbetrag;überfällig;überfälliger betrag;überfällige beträge;alte forderungen;noch offene forderungen;letzter rechnungsbetrag;vormonat;übertrag aus vormonat;übertrag vorjahr;kontostand vorher;forderung aus vorjahr;[saldovortrag|saldo vortrag]".split(
            ";",
          ),
        otherAmount:
          "[betrag|zahlbetrag|rechnungsbetrag] [abzüglich skonto|abzgl skonto|nach skonto|bei zahlung bis];[zahlbetrag|betrag|summe|zahlung|zu zahlen|zahlbar|überweisungsbetrag] mit skonto;[preisvorteil|bruttolistenpreis|gewicht|menge|stück|stunden|verbrauch|artikel|auftragswert] gesamt;anzahl [artikel|positionen|teile|seiten|stück|pakete|der artikel|];[darin|] [enthaltene lohnkosten|enthaltener lohnanteil];[nächster|neuer|künftiger|monatlicher|neuer monatlicher|ihr neuer] abschlag;[gesamtrabatt bereits abgezogen|gesamtstückzahl|gesamtgewicht netto|gesamtgewicht brutto|gesamtvolumen|gesamtverbrauch|gesamtanzahl|gesamtauftragssumme];[skonto|skonto bei zahlung] [bis|innerhalb];[skontofähiger|skontierbarer|skontoberechtigter|steuerfreier|ohne mwst|autorisierter] betrag;[gesamtauftragswert|restauftragswert|gegenwert|gutscheinrestwert|restwert|warenwert zollwert|zollwert];nicht [skontofähig|skontierbar|steuerpflichtig|steuerbar|mwst pflichtig];[skontobeträge|skontobasis|skontosumme|skontoabzug|skontobetrag bei zahlung bis];[lohnanteil|lohnkosten|materialanteil|materialkosten];[summe|gesamt] [kg|stück];zählerstand [alt|neu|];[sie haben|sie haben heute|] gespart;[gesamtmenge|gesamt menge|gesamtgewicht|gesamt gewicht|gesamtstunden|gesamt stunden];skonti;skontofähig;skontofähiger rechnungsbetrag;zahlbetrag bei skonto;bei skonto;% skonto;skonto %;möglicher skontoabzug;mögliches skonto;zahlbetrag skonto;zahlungsbetrag bei zahlung bis;skonto möglich;skontoberechtigt;sie sparen;ersparnis;ihre ersparnis;sie sparten;ihr preisvorteil;gesamtersparnis;ihr vorteil;davon rabatt;statt;statt preis;uvp;listenpreis;enthaltener rabatt;im preis enthaltene rabatte;gewicht;stückzahl;artikelanzahl;positionen;posten;anz artikel;summe stunden;summe menge;summe gewicht;nettogewicht;bruttogewicht;volumen;verbrauch;summe anzahl;vertragssumme;auftragsvolumen;angebotssumme;bestellsumme;pauschalsumme vertrag;leistungsstand;bisherige leistung;leistungsstand kumuliert;kumuliert;bisher erbrachte leistung;noch zu berechnen;abschlagsplan;rate;raten;monatsrate;ratenbetrag;1 rate;2 rate;wechselkurs;umrechnungskurs;devisenkurs;umrechnung;eurokurs;betrag in worten;in worten;kreditlimit;kreditrahmen;jahresumsatz;umsatz bisher;punktestand;punkte;bonuspunkte;gesammelte punkte;payback punkte;lohnkostenanteil;arbeitskosten;arbeitslohn;lohnanteil brutto;lohnanteil netto;im rechnungsbetrag enthaltene lohnkosten;haushaltsnahe dienstleistungen;handwerkerleistungen;fremdwährung;gegenwert eur;entspricht;guthaben neu;neues guthaben;restguthaben neu;gutschein restguthaben;statistischer wert;steuerfrei;steuerfreie umsätze;steuerfreier umsatz;umsatzsteuerfrei;durchschnittspreis;arbeitspreis;mahnstufe;mindestbetrag;vorjahr;vorjahresverbrauch;davon lohn;mwst ausweis;mwst aufstellung;steueraufstellung;steuerübersicht;[skontobetrag|skonto betrag];[mwstfrei|mwst frei]".split(
            ";",
          ),
      },
      columns: {
        position:
          "positionen;positionsnr;positionsnummer;pos no;lfd;laufende nr;lnr;nummer;zeile;zeilen nr;oz;ordnungszahl;ord zahl;p nr;lv pos;lv position;auftragspos;lfd no;[posnr|pos nr];[lfdnr|lfd nr]".split(
            ";",
          ),
        code: "[unsere artikelnummer|ihre artikelnummer|kundenartikelnummer|lieferanten artikelnummer|herstellernummer|hersteller artikelnummer|materialnummer|produktnummer|teilenummer|warennummer|sachnummer|leistungsnummer|zolltarifnummer|statistische warennummer|identnummer|katalognummer];[unsere artikel|ihre artikel|hersteller|prod|teil|waren|sach|ean|leistung|lv|ident|id|katalog|kat|typ|modell] nr;[artikelnr|artikel nr|materialnr|material nr|matnr|mat nr|produktnr|produkt nr|teilenr|teile nr|leistungsnr|leistungs nr|zolltarifnr|zolltarif nr];artikel [no|id|#];art nr kunde;art nr lieferant;artnr;artikelkennung;artikelnummern;art nummer;kundenartikelnr;material no;produktcode;produkt id;produktkennung;bestellnummer artikel;ean code;barcode;code;leistungscode;pzn;ziffer;goä;goä ziffer;gebührenziffer;tarifziffer;tarmed;kennung;kurzbezeichnung;nr artikel;[artikelnummer|artikel nummer];[artikelcode|artikel code]".split(
          ";",
        ),
        description:
          "[art der|bezeichnung der|beschreibung der|artikel|artikel und|produkt|lieferung|bezeichnung|gegenstand der|] leistung;[bezeichnung|leistung|] [artikel|beschreibung];[position|art nr|artikelnummer|artikelnr|artikel nr|] bezeichnung;[artikelbezeichnung|artikel bezeichnung|artikelbeschreibung|artikel beschreibung|produktbezeichnung|produkt bezeichnung|produktbeschreibung|produkt beschreibung];[ware|produkt|] dienstleistung;[leistungsbeschreibung|warenbeschreibung|arbeitsbeschreibung];[lieferungen|lieferungen und|] leistungen;[leistungsbezeichnung|positionsbezeichnung|artikel nr artikelbezeichnung];[ausgeführte|auszuführende|] arbeiten;bezeichnungen;leistungstext;leistungsart;artikelname;artikeltext;bezeichnung der ware;ware;waren;produkte;produktname;dienstleistungen;gegenstand;lieferung;text;langtext;kurztext;positionstext;buchungstext;materialien;tätigkeit;tätigkeiten;arbeit;inhalt;details;spezifikation;was;tarif;verwendung;artikelnummer beschreibung;artikel nr beschreibung;art der arbeit;bemerkung;vorgang;rechnungstext;rechnungsposition;rechnungspositionen;angaben;einzelposten;kostenart;gebührenart;beschreibung artikel;artikel beschreibung nummer;artikel artikelnummer;artikelbezeichnung artikelnummer;bez;bezeichn;beschr;leistungsverzeichnis;behandlung;verbrauchsart;fahrzeug;unterkunft;[warenbezeichnung|waren bezeichnung];[materialbezeichnung|material bezeichnung]".split(
            ";",
          ),
        quantity:
          "[menge|anzahl] [stk|stück|einheit|me|h|];[gelieferte|gel|lief|fakturierte|fakt|berechnete|berechn|abgerechnete|anteil|kg|verkaufte] menge;[anzahl|] [stück|stk|stunden|std|tage];verbrauch [kwh|m3|in kwh|];[zeit|aufwand] [std|];[menge|] [geliefert|einheiten];mengen;anz;stückzahl;stckzahl;mge;mng;quantität;qty;liefermenge;rechnungsmenge;fakturamenge;menge in stück;menge st;stundenanzahl;stundenzahl;dauer;zeitaufwand;nächte;übernachtungen;monate;menge eh;menge einh;menge und einheit;liter;faktor;personen;minuten anzahl;[istmenge|ist menge]".split(
            ";",
          ),
        unit: "[preiseinheit|art|] einheit;einh;eh;me;maßeinheit;verkaufseinheit;vke;ve;meh;mgeinh;mengeneinh;e h;einheiten bez;dimension;m e;leistungseinheit;[mengeneinheit|mengen einheit]".split(
          ";",
        ),
        unitPrice:
          "[preis|einzelpreis] [eur|in eur|in €|chf|netto|brutto|inkl mwst|exkl mwst|ohne mwst];preis [stück|stk|pro stück|je stück|st|pro einheit|je einheit|einheit|einh|pe|me|eh|in chf|je|per|pro|h|std|pro stunde|pro kwh|ct kwh|kwh|];[ep|einzel|einheitspreis|stückpreis] [eur|netto];[grundpreis|basispreis|verkaufspreis|stundenpreis|arbeitspreis|einstandspreis|artikelpreis|mietpreis|zimmerpreis|nettostückpreis|nettoeinzelpreis|netto einzelpreis|bruttoeinzelpreis|brutto einzelpreis];[einzelpreis|einzel preis|einheitspreis|einheits preis|stückpreis|stück preis|nettopreis|netto preis|bruttopreis|brutto preis|listenpreis|listen preis];[einz|e|einh|vk|tarif|eff] preis;[einzel|vk] [netto|brutto|];preise;einzelpr;einzelbetrag;epreis;ep;e p;ep chf;ep in eur;einzelpreis netto eur;einzeln;einheitspr;ehp;e pr;epr;stückpreis brutto;pro einheit;je einheit;netto einzel;netto ep;nettopreis eur;brutto einzel;vkp;stundensatz;std satz;satz;stundenlohn;tagessatz;kurs;ansatz;einzelkosten;kosten einheit;ct kwh;cent kwh;einzelwert;stückwert;einzelpreis inkl ust;einzelpreis exkl ust;stückpreis inkl mwst;stückpreis exkl mwst;rate pro stunde;einheitskosten;grundpreis netto;pr einh".split(
            ";",
          ),
        priceBasis:
          "[preis per|pro|je|preis pro] menge;[preiseinheit|preisbasis|preismenge|preiseinh];preis einheit pe;pe;per;pr einheit;preisdimension;preisbezug;pr eh;basismenge".split(
            ";",
          ),
        discount:
          "rabatt [eur|in eur|chf|];rab;rabatte;nachlass;abzug;positionsrabatt;skonto;preisnachlass;ermäßigung;[rabattbetrag|rabatt betrag]".split(
            ";",
          ),
        discountRate:
          "rabatt [%|in %|prozent|pct|%%];% rabatt;rab in %;% rab;nachlass %;nachl %;rab proz;rb %;r %;[rabattsatz|rabatt satz]".split(
            ";",
          ),
        taxRate:
          "mwst [%|in %|code|cd|schl|sch|kz|kennz|proz|klasse|kategorie|gruppe];[ust|umsatzsteuer|steuer] [%|in %];[steuersatz|steuer satz|steuercode|steuer code|steuerkz|steuer kz|stsatz|st satz|stcode|st code|stkz|st kz];[mehrwertsteuersatz|mehrwertsteuer %|umsatzsteuersatz|umsatzsteuer %];% mwst;% ust;ust code;ust schl;ust kz;% steuer;steuerschlüssel;steuerkennzeichen;st %;st schl;sts;sk;mw;mc;steuerklasse;ust kennzeichen;tax %;sch st;[mwstsatz|mwst satz];[ustsatz|ust satz];[steuerschl|steuer schl];[steuerkategorie|steuer kategorie]".split(
            ";",
          ),
        taxAmount:
          "[mehrwertsteuer|mehrwertsteuerbetrag|umsatzsteuer|umsatzsteuerbetrag];[mwst|steuer|ust] [eur|];steuern;m w st;mwst chf;mwst in eur;ust betrag;betrag mwst;mwst anteil;gesamt mwst;steueranteil;vat;[mwstbetrag|mwst betrag];[steuerbetrag|steuer betrag]".split(
            ";",
          ),
        amount:
          "[betrag|gesamt|summe|gesamtpreis] [eur|in eur|chf];[positionsbetrag|positionssumme|positionspreis|positionstotal|zeilenbetrag|zeilensumme|zeilenpreis|zeilentotal];[ges|pos|] [betrag|wert];[gesamtsumme|gesamtwert|artikelsumme|artikelwert|positionssumme|positionswert];[betrag|preis] [total|gesamt];[gp|umsatz|wert|gesamt|summe] [eur|];beträge;betrag in €;betrag in chf;betrag euro;gesamt in €;gesamt euro;gesamtbetrag eur;gesamtpr;ges pr;g preis;gpreis;g p;gp in eur;total chf;total in eur;totalpreis;total betrag;wert chf;warenwert;endpreis;endbetrag;rechnungsbetrag;zwischensumme;euro;chf;kosten;gesamtkosten;preis ges;preis summe;berechneter betrag;leistungsbetrag;fakturawert;gesw;entgelt;honorar;[gesamtpreis|gesamt preis];[gesamtbetrag|gesamt betrag];[gespreis|ges preis]".split(
            ";",
          ),
        netAmount:
          "[gesamtpreis|gesamtbetrag|betrag|summe|total|gp|wert|warenwert|positionsbetrag|entgelt] netto;[betrag|gesamt] [exkl mwst|ohne mwst|exkl ust];[nettobetrag|netto betrag|nettogesamt|netto gesamt|nettosumme|netto summe|nettowert|netto wert|nettogesamtpreis|netto gesamtpreis|nettototal|netto total|nettowarenwert|netto warenwert];[netto|nettobetrag] [eur|in eur];netto chf;total exkl mwst;gesamtpreis exkl mwst;summe ohne mwst;preis ohne mwst gesamt;gesamt ohne ust;betrag zzgl mwst;nettobeträge;nettoumsatz;total exkl;betrag excl mwst;[gesamtnetto|gesamt netto]".split(
            ";",
          ),
        grossAmount:
          "[gesamt|betrag|zwischensumme|gesamtpreis|summe] [brutto|inkl mwst|inkl ust];[brutto|bruttobetrag] [eur|in eur];[bruttobetrag|brutto betrag|bruttogesamt|brutto gesamt|bruttosumme|brutto summe|bruttowert|brutto wert|bruttogesamtpreis|brutto gesamtpreis];brutto chf;gesamtbetrag brutto;total brutto;brutto total;gp brutto;wert brutto;total inkl mwst;betrag mit mwst;gesamt mit mwst;total inkl".split(
            ";",
          ),
        serviceDate:
          "[datum|] [zeitraum|von bis];[leistungsdatum|lieferdatum|buchungsdatum|behandlungsdatum|lieferscheindatum];tag;leistungszeitraum;lieferdat;leistungstag;leistung am;datum leistung;vom;abrechnungszeitraum;liefertag;zeitraum von bis;leistungsdat;datum uhrzeit;lieferung am;arbeitstag".split(
            ";",
          ),
        other:
          "zählerstand [alt|neu|anfang|ende|];[bestellnummer|auftragsnummer|lieferscheinnummer|rechnungsnummer|chargennummer|seriennummer|kundennummer|zählernummer];[bestell|auftrags|lieferschein|ls|konto|chargen|serien|zähler] nr;[bestellmenge|auftragsmenge|sollmenge|restmenge];gewicht;gew;gewicht kg;nettogewicht;bruttogewicht;gesamtgewicht;kg;volumen;maße;abmessung;abmessungen;länge;breite;höhe;größe;farbe;verpackung;verpackungseinheit;packung;packungen;vpe;gebinde;karton;kartons;colli;pakete;paletten;bestellte menge;bestellt;best menge;soll;rückstand;offene menge;noch offen;nachlieferung;bestellung;bestelldatum;auftrag;lieferschein;rechnung;rechnungsnr;rechnungsdatum;kontierung;sachkonto;kostenstelle;projekt;charge;mhd;lager;lagerort;lagerplatz;mitarbeiter;name;techniker;monteur;ursprung;ursprungsland;herkunft;uvp;lieferant;hersteller;marke;typ;art;bild;bemerkungen;liefertermin;filiale;kunde;alter stand;neuer stand;anfangsstand;endstand;ablesung;faktor wandler;differenz;gesamtwert vertrag;vertragssumme;bisher abgerechnet;bisher;kumuliert;leistungsstand;auftragssumme;lohn;material anteil;lohnanteil;von;bis;beginn;ende;pause;start;gast;zimmer;soll haben;haben;gutschrift;zahlung;fälligkeit;valuta;währung;punkte;skontofähig;mwst pflichtig;preisgruppe;warengruppe;pfand;s".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[adresse|käufer|] rechnungsempfänger;[kunde|auftraggeber] [rechnungsadresse|];[rechnung|verkauft|fakturiert|faktura|berechnet|in rechnung gestellt|rechnungsstellung|] an;rechnungsanschrift [kunde|];[besteller|ihre|debitor] adresse;kunden;kundin;käufer;kaeufer;der käufer;empfänger;empfaenger;rechnungsempfaenger;rechnung für;rechnungsadressat;leistungsempfänger;leistungsempfaenger;kundenadresse;kundenanschrift;kundendaten;kundenname;kundeninformationen;kundeninfo;name des kunden;ihre anschrift;ihre daten;fakturaadresse;fakturierungsadresse;fakturaempfänger;regulierer;zahlungspflichtiger;zahlbar durch;gast;gastname;name des gastes;mieter;patientin;versicherungsnehmer;bauherr;bauherrin;bauherrschaft;firma;herr;frau;herrn;herrn frau;herr frau firma;abrechnung für;leistung für;adressat;rechnungsnehmer;vertragspartner;kontoinhaber vertrag;bewirtete personen;ausgestellt für;ausgestellt auf;mitglied;eingezahlt von;[rechnungsadresse|rechnungs adresse];[informationen|angaben|daten] [zum|des] [käufer|käufers|kunden|rechnungsempfänger|auftraggeber|leistungsempfänger]".split(
            ";",
          ),
        shipTo:
          "[versandadresse|versandanschrift|abweichende lieferadresse|abweichende lieferanschrift|baustellenadresse|baustellenanschrift|objektadresse|objektanschrift];ort der [leistung|lieferung|ausführung];[baustelle|abnahmestelle|lieferstelle] adresse;[lieferung|geliefert|versand|versandt|anlieferung] an;lieferung nach;warenempfänger;warenempfaenger;empfänger der ware;empfänger der lieferung;lieferempfänger;lieferort;leistungsort;erfüllungsort der leistung;ausführungsort;einsatzort;montageort;verbrauchsstellenadresse;verbrauchsadresse;abladestelle;anlieferadresse;anlieferort;empfangsstelle;endkunde;endverbraucher;abholort;ladeort;zustelladresse;bauort;liegenschaft;ihre lieferadresse;[lieferadresse|liefer adresse];[lieferanschrift|liefer anschrift]".split(
            ";",
          ),
        vendor:
          "[ausgestellt|verkauft] [von|durch];[leistender|verantwortlicher|] unternehmer;verkäufer;verkaeufer;der verkäufer;lieferant;lieferanten;absender;rechnungssteller;rechnungsaussteller;rechnungsersteller;rechnung von;aussteller;auftragnehmer;leistungserbringer;leistender;anbieter;dienstleister;versender;von firma;verkauf und versand durch;kreditor adresse;fakturiert von;unternehmen;händler;haendler;betrieb;leistungsersteller;lieferantenadresse;absenderadresse;vermieter;vermieterin;[informationen|angaben|daten] [zum|des] [verkäufer|verkäufers|lieferanten|rechnungssteller|auftragnehmer|leistungserbringer];restaurant;gastgeber;lieferant absender;name des lieferanten".split(
            ";",
          ),
        remitTo:
          "[zahlbar|zahlung|überweisung|zahlungen|bitte überweisen|überweisen sie|konto zahlbar] an;kontoname;zahlungsempfänger;zahlungsempfaenger;begünstigter;begünstigte;kontoinhaberin;kontoinh;zugunsten;empfänger der zahlung;einzahlung für;lautend auf;name des kontoinhabers;abweichender zahlungsempfänger;inhaber des kontos;[kontoinhaber|konto inhaber];[zugunsten|zu gunsten] von".split(
            ";",
          ),
      },
      months: [
        "januar;jan;jänner;jaenner;jän;jaen".split(";"),
        "februar;feb;feber;febr".split(";"),
        "märz;maerz;mär;mrz;mar;maer".split(";"),
        "april;apr".split(";"),
        "mai".split(";"),
        "juni;jun;juno".split(";"),
        "juli;jul;julei".split(";"),
        "august;aug".split(";"),
        "september;sep;sept".split(";"),
        "oktober;okt".split(";"),
        "november;nov".split(";"),
        "dezember;dez".split(";"),
      ],
      legalForms:
        "gmbh;g m b h;ges m b h;gesmbh;ges mbh;mbh;gmbh & co kg;gmbh & co ohg;gmbh & co kgaa;gmbh co kg;ggmbh;ag;a g;se;kg;k g;ohg;o h g;og;kgaa;gbr;g b r;egbr;ug;ug haftungsbeschränkt;haftungsbeschränkt;unternehmergesellschaft;e k;ek;e kfm;e kfr;e u;eu;e v;ev;eg;e g;egen;partg;partg mbb;partgmbb;partnerschaft;stiftung;sarl;ag & co kg;ag & co;& co kg;co kg;inh;gesellschaft mit beschränkter haftung;aktiengesellschaft;kommanditgesellschaft;einzelunternehmen;genossenschaft;ges b r;gesnbr;gesbr;keg;oeg;arge;anstalt;aör;kör;eingetragener kaufmann;und partner;& partner;gebrüder;gebr;söhne;& söhne;und söhne;& sohn;verein;gruppe".split(
          ";",
        ),
      units:
        "std;stunde;stunden;stdn;st;stk;stck;stück;stueck;stücke;tag;tage;tg;tagewerk;pt;personentag;personentage;manntag;nacht;nächte;woche;wochen;monat;monate;mon;mo;jahr;jahre;quartal;minute;minuten;psch;pausch;pauschal;pauschale;psl;paus;pau;global;einheit;einheiten;eh;einh;lfm;lfdm;lfd m;laufmeter;mtr;qm;cbm;kbm;fm;rm;srm;ar;to;tonne;tonnen;hl;kiste;kisten;kartons;ktn;kt;paket;pakete;pak;pack;packung;packungen;pck;pkg;pa;pg;vpe;ve;ge;gebinde;geb;palette;paletten;sack;säcke;sck;eimer;eim;dose;dosen;ds;flasche;flaschen;fla;kanister;kan;tube;rolle;rollen;rol;bund;bd;bündel;ring;rg;satz;sätze;sa;sets;paar;pr;blatt;bl;bogen;platte;platten;pl;tafel;tafeln;stange;stangen;stg;fass;beutel;btl;tüte;glas;becher;netz;schale;fuhre;fuhren;fahrt;fahrten;einsatz;einsätze;leistung;person;personen;teilnehmer;lizenz;lizenzen;user;nutzer;seite;seiten;zeile;zeilen;wort;wörter;punkte;gb;mb;tausend;tsd;100 st;vb;vk;port;portion;portionen;übernachtung;übernachtungen;zimmer;ae".split(
          ";",
        ),
      groupSums:
        "summe [seite|titel|gruppe|abschnitt|los|gewerk|bereich|lohn|löhne|arbeit|arbeitslohn|material|arbeitszeit|stunden lohn|geräte|fremdleistungen|teile|ersatzteile|nebenkosten|lieferschein|auftrag|projekt|bauabschnitt|position|kapitel|hauptgruppe|untergruppe|block|für];[übertrag|fortsetzung] [seite|auf seite|nächste seite|];zwischensumme [seite|lohn|material|titel|lieferschein|für];[seitensumme|teilsumme|titelsumme|gruppensumme|abschnittssumme|lossumme|gewerkesumme|bereichssumme|lohnsumme|materialsumme|tagessumme|wochensumme|hauptgruppensumme];[gesamt|total] [material|lohn];uebertrag;übertrag von seite;übertrag vorseite;vortrag seite;übertrag aus seite;seitenübertrag;seitentotal;seitensumme netto;saldoübertrag;übertrag netto;zu übertragen;teilsummen;material gesamt;lohn gesamt;gesamt arbeitslohn;total arbeit;zwischentotal material;gesamt titel;block summe;total seite;übertrag total".split(
          ";",
        ),
      taxIncluded:
        "[inkl|inklusive|incl|einschl|einschließlich|enthält|beinhaltet|inkl ges|inkl gesetzl|inkl der gesetzlichen|inkl gesetzlicher|enthalten|mit] [mwst|ust|mehrwertsteuer|umsatzsteuer|m w st|u st|steuer];[alle|sämtliche|unsere] [preise|beträge] [inkl|inklusive|incl|in eur inkl|verstehen sich inkl|verstehen sich inklusive|enthalten|sind inkl|einschl|enthalten die gesetzliche|inkl gesetzl] [ges|gesetzl|gesetzlicher|der gesetzlichen|der|] [mwst|ust|mehrwertsteuer|umsatzsteuer];[preise|preis|beträge|betrag|summe|gesamtbetrag|rechnungsbetrag|total|endpreise] [inkl|inklusive|incl|verstehen sich inkl|enthalten|enthält|einschl] [mwst|ust|mehrwertsteuer|umsatzsteuer|ges mwst];[im rechnungsbetrag|darin|] [enthaltene mwst|enthaltene umsatzsteuer];[im betrag|im gesamtbetrag|darin] [enthaltene mwst|enthalten];[enthaltene|davon|darin] [mwst|ust];mwst [enthalten|inbegriffen|inklusive|inkl|inkludiert];bruttopreise;im preis enthaltene mwst;enthaltene mehrwertsteuer;ust enthalten;der gesamtbetrag enthält;bruttopreise inkl mwst".split(
          ";",
        ),
      currencies: {
        EUR: "deutschland;bundesrepublik deutschland;österreich;oesterreich;berlin;hamburg;münchen;muenchen;köln;koeln;frankfurt;frankfurt am main;stuttgart;düsseldorf;duesseldorf;leipzig;dresden;hannover;nürnberg;nuernberg;bremen;dortmund;essen;duisburg;bochum;bonn;mannheim;karlsruhe;augsburg;wiesbaden;münster;freiburg;mainz;kassel;rostock;potsdam;wien;graz;linz;salzburg;innsbruck;klagenfurt;villach;wels;st pölten;dornbirn;bregenz;luxemburg;bayern;sachsen;hessen;niederösterreich;tirol;steiermark;oberösterreich;südtirol;niederlande;frankreich;italien;spanien;belgien;finnland;irland".split(
          ";",
        ),
        CHF: "schweizer franken;franken;fr;sfr;sfrs;schweiz;zürich;zuerich;bern;basel;genf;luzern;winterthur;st gallen;lausanne;lugano;zug;thun;chur;schaffhausen;aarau;solothurn;biel;liechtenstein;vaduz;frauenfeld;fürstentum liechtenstein;olten;baden ag;rapperswil".split(
          ";",
        ),
        USD: "us dollar;dollar;amerikanische dollar;vereinigte staaten".split(";"),
        GBP: "pfund;britische pfund;pfund sterling;großbritannien;vereinigtes königreich".split(
          ";",
        ),
        PLN: "polen;polnische zloty;warschau".split(";"),
        CZK: "tschechien;tschechische kronen;prag".split(";"),
        DKK: "dänemark;dänische kronen;kopenhagen".split(";"),
        SEK: "schweden;schwedische kronen".split(";"),
        NOK: "norwegen;norwegische kronen".split(";"),
        HUF: "ungarn;ungarische forint".split(";"),
      },
    },
    {
      language: "es",
      titles: {
        invoice:
          "[su|tu|] factura;factura [electrónica|ordinaria|completa|de venta|venta|de ventas|comercial|normal|original|copia|duplicado|resumen|de servicios|de alquiler|de cargo|recapitulativa|de anticipo|anticipo|final|de consumo|de cliente|cliente|de la luz|de luz|de gas|de electricidad|de agua|de telefonía|emitida|fiscal|de honorarios|de obra|certificación|exenta|no afecta o exenta|no afecta|de exportación|de compra|de contado|contado|crédito|digital|negociable];factura electrónica [de venta|afecta|exenta|a|b|c|original];factura [de electricidad|de gas|de electricidad y gas|de luz y gas|de suministro|de suministro eléctrico];copia de [factura|la factura];duplicado [de|] factura;factura [a|b|c|e|m];boleta de honorarios [electrónica|];nota de [débito|cargo];comprobante fiscal digital [por internet|];cfdi [de ingreso|];resumen de [su|la|tu|] factura;[minuta|nota|recibo] de honorarios;factura de venta electrónica;nota de débito electrónica;comprobante fiscal;cuenta de cobro".split(
            ";",
          ),
        "credit-note":
          "factura [rectificativa|de abono|abono|rectificativa de abono|negativa|de rectificación|rectificada];factura [simplificada|] rectificativa;[nota|factura] de [abono|crédito|devolución];nota de crédito [electrónica|a|b|c|];nota crédito [electrónica|];[recibo|ticket] de [abono|devolución];abono;cfdi de egreso;nota de crédito de venta".split(
            ";",
          ),
        receipt:
          "recibo [de pago|oficial|de caja|de compra|de alquiler|de venta|del cliente|de dinero|de cobro|de luz|de agua];[factura|fra] simplificada;[ticket|tique|tiquet] [de venta|de compra|de caja|fiscal|factura|factura simplificada|simplificado];boleta [electrónica|de venta|de venta electrónica];comprobante de [pago|venta|compra];[copia|ejemplar] [para el|del|] cliente;justificante de [pago|compra|venta];recibo;factura simplificada ticket;ticket;tique;tiquet;boleta;nota de venta".split(
            ";",
          ),
        "pro-forma":
          "factura [proforma|pro forma|provisional|borrador];prefactura;borrador de factura;borrador factura".split(
            ";",
          ),
        other:
          "oferta [económica|comercial];propuesta [económica|comercial|];[hoja|nota|orden|confirmación|solicitud] de [pedido|compra|trabajo|servicio|encargo];pedido [de compra|de venta|de cliente|a proveedor];orden de [compra|trabajo|servicio|pago|entrega];albarán [de entrega|valorado|de venta|de salida|de devolución];guía de [despacho|remisión];lista de [empaque|precios|bultos];extracto [de cuenta|bancario|de cuentas|];recordatorio [de pago|];[primer|segundo|último] [aviso|recordatorio];parte de [trabajo|obra|horas];[reclamación|aviso|complemento|recibo electrónico|carta] de pago;presupuesto;oferta;cotización;pedido;albarán;nota de entrega;guía de despacho electrónica;remito;remisión;carta de porte;packing list;estado de cuenta;contrato;certificación de obra;certificación;tarifa de precios;nómina;hoja de gastos;nota de gastos".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[factura|fra|fact|fac|su factura|nuestra factura|factura simplificada|factura electrónica|factura de venta|factura electrónica de venta|documento|doc|comprobante|abono|nota de crédito|nota crédito|nota de débito|nota de abono|nota de cargo|rectificativa|factura rectificativa|factura proforma|proforma|minuta|boleta|documento fiscal|factura comercial] [número|numero de|num|núm|nro|nr|n o|no|n|#|código|cod|id];[número de|número|numero del|num de|num|nro de|nro|nr de|n o de|n o|no de|no|n de|n|# de|#|código de|cod de|cod|código] [la factura|factura|fra|fact|fac|documento|doc|comprobante|comprobante fiscal|abono|nota de crédito|nota de abono|factura simplificada|factura rectificativa|factura electrónica|factura de venta|factura proforma|proforma|minuta|boleta|recibo de honorarios|documento fiscal];[factura|documento|fra] serie [número|n o|no|n|y número|num];serie [y|] [número|n o|no|n|num] [de factura|factura];folio [interno|de factura|factura|de la factura|y serie];[factura|comprobante] [folio|serie folio|serie y folio];referencia [de la factura|de factura|factura];[ref|identificador|id|referencia del documento] [factura|documento];[serie|serie y] [folio|número];factura;fra;serie n;folio;folio serie;comp n;comp nro;comp no;ncf;e ncf;nuestra referencia factura".split(
            ";",
          ),
        invoiceDate:
          "[fecha|fec|fcha|f] [de la|de|] [factura|fra|fact|emisión|expedición|facturación|documento|doc|comprobante|abono|recibo|ticket|emisión de factura|emisión factura|emisión de la factura|emisión del documento|expedición de la factura|emis|creación de la factura|generación];fecha del [documento|comprobante|recibo|ticket|abono];fecha y hora [de emisión|de expedición|emisión|expedición|de factura|de generación|de facturación|de elaboración];fecha hora [emisión|expedición|de emisión|factura|de expedición];fecha [y lugar|lugar y hora|y hora lugar] de [emisión|expedición];lugar y fecha [de emisión|de expedición|];lugar fecha y hora de [emisión|expedición];[emitida|emitido|expedida|expedido] [el|el día|en fecha|con fecha];factura [emitida|expedida|con fecha|de fecha|fecha];fecha de elaboración".split(
            ";",
          ),
        plainDate:
          "fecha [y|] hora;fecha [de venta|de compra|de la operación de venta|de transacción|transacción|venta|dd mm aaaa|dd mm aa];hora [y|] fecha;fecha;día y hora".split(
            ";",
          ),
        dueDate:
          "[fecha|fec|f] [de|del|] [vencimiento|vto|vencim|venc|vcto|vencimientos|vencimiento de pago|vencimiento de la factura|vencimiento factura|vto factura];fecha [límite|máxima|tope] [de|para el|para|] [pago|su pago|abono|pagar];fecha [de|prevista de|estimada de|para el|del] [pago|cobro|cargo|cargo en cuenta|domiciliación|adeudo];fecha [pago|cobro|cargo];vencimiento [de la factura|factura|de pago|pago|1|fecha|el];[pagar|pagadero|a pagar|pague|páguese|abonar|páguela] [antes del|antes de|hasta|hasta el|el];[límite|último día] [de|para el] pago;se cargará en [su|tu] cuenta [el|a partir del|];fecha de vencimiento [del pago|para el pago];fecha [de vto para el pago|y vencimiento de pago|límite|de pago oportuno];vencimiento;vencimientos;vto;vtos;vcto;vence;vence el;vencim;pago oportuno;vencimiento importe".split(
            ";",
          ),
        paymentTerms:
          "[condiciones|condición|términos|plazo|plazos|modalidad] [de|del] [pago|cobro|venta|crédito];[condiciones|términos|cond|plazo] pago;[forma|f] de pago y vencimiento;condición [venta|iva pago];condiciones de pago y vencimiento;días de crédito;plazo;condiciones".split(
            ";",
          ),
        purchaseOrder:
          "[su|vuestro|v|s] [pedido|ped|orden|orden de compra] [número|num|nro|nr|n o|no|n|#|código|cod|ref|referencia|id|];[número de|número|numero del|num de|num|nro de|nro|nr de|n o de|n o|no de|no|n de|n|# de|#|código de|cod de|cod|código] [su|vuestro|orden de|orden|pedido del|pedido de|pedido] [compra|cliente|pedido|pedido cliente|pedido de cliente];[orden de compra|orden compra|o c|oc|o de c|pedido de compra|pedido cliente|pedido del cliente|pedido de cliente|referencia pedido cliente|purchase order] [número|num|nro|nr|n o|no|n|#|código|cod|ref|referencia|id|];[número de|n o de|no de|n de|n o|no|n] [orden de compra|o c|oc];referencia de [pedido|su pedido|orden de compra] [cliente|];pedido su ref;su número de pedido".split(
            ";",
          ),
        currency:
          "moneda [de factura|de la factura|del documento|de facturación|de pago|documento|factura|extranjera];[código de|cod] [moneda|divisa];[importes|precios|valores|cantidades|cifras] [expresados en|expresadas en|en];[todos los|los] [importes|precios] [en|expresados en|están en|están expresados en];moneda;divisa;tipo de moneda;tipo moneda;expresado en".split(
            ";",
          ),
        taxId:
          "[nif|n i f|cif|c i f|nif cif|cif nif|nif dni|dni nif|dni|dni cif|cif dni|nie|nif nie|rfc|r f c|cuit|c u i t|cuil|rut|r u t|nit|n i t|ruc|r u c|rnc|rif|cédula|cedula juridica|rtn|nif iva|iva nif|vat|cif vat|nif vat|vat nif|nif de iva|nrc|n rut] [número|num|nro|nr|n o|no|n|#|código|cod|ref|referencia|id|];[número de|n o de|no de|n de|n o|no|n|nro] [nif|cif|identificación fiscal|iva|iva intracomunitario|ruc|rut|nit|identificación tributaria|operador intracomunitario|registro fiscal];[identificación|ident|id|registro|clave] [fiscal|tributaria|tributario];[código|cédula|número] [de|] identificación [fiscal|tributaria];[nif|cif|vat] intracomunitario;código fiscal;registro federal de contribuyentes;rfc del contribuyente;nif es".split(
            ";",
          ),
        customerTaxId:
          "[nif|cif|nif cif|cif nif|dni|dni nif|nif dni|cif dni|rfc|cuit|rut|nit|ruc|vat|n i f|c i f|identificación fiscal|nif iva] [del cliente|de cliente|cliente|receptor|del receptor|destinatario|del destinatario|comprador|del comprador|del titular|titular|titular del contrato|adquirente|del adquirente|titular contrato];[su|v|vuestro|tu|s] [nif|cif|dni|n i f|c i f|nif cif|cif nif|rfc|rut|vat];cliente [nif|cif|rfc|rut|nit|ruc|cuit|dni];[identificación|id] [del|] cliente nit;receptor rfc".split(
            ";",
          ),
        vendorTaxId:
          "[nif|cif|nif cif|cif nif|rfc|cuit|rut|nit|ruc|vat|dni|identificación fiscal] [del emisor|emisor|del proveedor|proveedor|del vendedor|vendedor|de la empresa|empresa|del expedidor|prestador];nuestro [nif|cif|rfc];emisor [rfc|nif|cif]".split(
            ";",
          ),
        iban: "[código|cuenta|n o|no|número|num|cta|ccc|cuenta bancaria|número de cuenta|número cuenta|n o de cuenta|no cuenta|no de cuenta|n de cuenta|c c|cc|domiciliación|banco] iban;iban [cuenta|de la cuenta|ccc|número|no|n o|número de cuenta|nuestra cuenta|bic|swift|de cargo];número internacional de cuenta [bancaria|]".split(
          ";",
        ),
        receiptNumber:
          "[recibo|ticket|tique|tiquet|transacción|operación|venta|tran|trans|justificante|op] [número|numero de|num|núm|nro|nr|n o|no|n|#|código|cod|id];[número de|número|numero del|num de|num|nro de|nro|nr de|n o de|n o|no de|no|n de|n|# de|#|código de|cod de|cod|código] [recibo|ticket|tique|tiquet|transacción|venta|justificante|ticket factura];recibo;ticket".split(
            ";",
          ),
        plainNumber: "nuestra [ref|referencia];nro;n o;referencia;ntra ref;documento".split(";"),
        otherNumber:
          "[pedido|ped|nuestro pedido|pedido web|orden|orden de trabajo|orden trabajo|o t|ot|orden de servicio|orden de reparación|orden de pago|encargo|pedido de venta|orden de venta|parte|parte de trabajo|albarán|alb|albarán de entrega|nota de entrega|guía|guía de despacho|guía de remisión|remito|remisión|guía remisión|envío|expedición|expediente|exp|exped|contrato|contrato de suministro|póliza|póliza de seguro|presupuesto|ppto|oferta|cotización|proyecto|obra|certificación|cliente|cod cliente|cuenta|cuenta contrato|cuenta de cliente|cuenta cliente|cta|proveedor|socio|abonado|usuario|empleado|agente|vendedor|comercial|representante|almacén|reserva|localizador|habitación|hab|mesa|caja|tpv|terminal|comensales|cubiertos|camarero|cajero|contador|medidor|suministro|línea|matrícula|bastidor|chasis|kilómetros|kms|vehículo|lote|partida|siniestro|caso|incidencia|autorización|aut|mandato|remesa|lectura|servicio|apartamento|local|punto de venta|punto venta|pto vta|sucursal|tienda|establecimiento|centro|departamento|sección|licencia|registro|aprobación|control|nis|rpu|bultos|copia|ruta|viaje|contenedor|pasajero|billete] [número|numero de|num|núm|nro|nr|n o|no|n|#|código|cod|id];[número de|número|numero del|num de|num|nro de|nro|nr de|n o de|n o|no de|no|n de|n|# de|#|código de|cod de|cod|código] [pedido|pedidos|orden|orden de trabajo|orden de servicio|orden de pago|orden de reparación|albarán|albaranes|alb|entrega|nota de entrega|guía|guía de despacho|guía de remisión|remito|remisión|envío|expedición|expediente|contrato|contrato de suministro|contrato de acceso|póliza|presupuesto|oferta|cotización|proyecto|obra|certificación|cliente|cuenta|cuenta contrato|cuenta bancaria|cuenta de cliente|proveedor|socio|abonado|usuario|empleado|agente|vendedor|reserva|habitación|mesa|contador|medidor|suministro|línea|teléfono|matrícula|bastidor|vehículo|lote|siniestro|caso|incidencia|autorización|mandato|referencia|ref|serie|serie del csd|serie del certificado|serie del certificado del sat|serie certificado|certificado|cert|certificado sat|certificado digital|aprobación|licencia|registro|inscripción|colegiado|página|páginas|hoja|hojas|bultos|artículos|líneas|unidades|noches|personas|copias|días|control|operación|servicio|identificación|caja|parte|seguimiento|documento de identidad|documento de transporte|aduana|pedimento|afiliación|tarjeta|tarjeta de crédito|identificación de cliente|parcela|finca|edificio|factura original|factura rectificada|la factura rectificada|factura anterior|documento relacionado|documento origen];[pedido|pedidos|albarán|albaranes|orden|expediente|contrato|presupuesto|oferta|cotización|proyecto|obra|proveedor|agente|vendedor|comercial|representante|reserva|localizador|habitación|mesa|terminal|matrícula|vehículo|almacén|asunto|lote|remito|guía|siniestro|sucursal|tienda|bultos|comensales|camarero|cajero|atendido por|le atendió];[su|tu|vuestra|v|s] [ref|referencia] [cliente|];[nuestro|n|ntro] [pedido|albarán|expediente|contrato];[ref|referencia] [cliente|del cliente|contrato|del contrato|de contrato|pedido|del pedido|obra|expediente|albarán|proveedor|catastral|catastral del inmueble|pago|de pago|del pago|bancaria|interna|externa|mandato|del mandato|de mandato|presupuesto|oferta|proyecto|única|suministro|de suministro|reserva|única de mandato|de cobro|de domiciliación|seguimiento|acreedor|contrato de suministro|contrato de acceso];[código|cod|id|identificador|clave] [de|del|] [cliente|proveedor|agente|vendedor|contrato|pedido|obra|proyecto|reserva|barras|contable|oficina|gestora|unidad tramitadora|órgano gestor|oficina contable|autorización|control|control cuc|generación|verificación|seguridad|operación|operario|tienda|centro|establecimiento|suministro|empresa|acreedor|actividad|mandato|pago|trabajo|socio|usuario|empleado|seguimiento|comercio|barra|unidad|subtipo|tarifa|hash];código [unificado|universal] de punto de suministro;[código cups|cups electricidad|cups gas|punto de suministro|dirección cups|cups de electricidad|cups luz];folio [fiscal|fiscal uuid|sat|fiscal digital|fiscal sustituido|fiscal relacionado|relacionado|cfdi relacionado|desde|hasta|de aprobación|de reserva|de pedido];[cfdi|uuid|documento|documentos|comprobante|cfdis] [relacionado|relacionados];[no|n o|número|n|num] de serie del [csd|certificado|emisor|sat];[sello digital|sello digital del|cadena original|cadena original del complemento de certificación digital del] [cfdi|emisor|sat|];cae [n o|no|n|nro|número];caea [n|no|nro|];resolución [dian|sii|de facturación|facturación|] [n o|no|n|nro|número|];autorización [sri|dian|de numeración|numeración de facturación];[régimen|regimen fiscal|régimen tributario|uso cfdi|uso del cfdi|uso de cfdi|tipo de comprobante|tipo comprobante|efecto de comprobante|efecto del comprobante|exportación|versión|versión cfdi|clave de confirmación|tipo relación|tipo de relación|tipo de documento|tipo de factura|tipo factura|tipo documento|clase de factura|tipo de operación|tipo operación];[régimen fiscal|domicilio fiscal|uso cfdi] [del|] [emisor|receptor];[factura|fra|documento|comprobante|ticket|facturas] [rectificada|que rectifica|a la que rectifica|original|anterior|de referencia|afectada|afectado|asociado|asociados|origen|rectificadas|que se rectifica|que abona|sustituida] [n o|no|n|número|];[rectifica|corrige|abona|sustituye] [a la|la|a] factura [n o|no|n|número|];factura [página|hoja|pág];[factura|recibo] [dirigida a|a nombre de|en formato electrónico|sin papel|electrónica activada|emitida por|mensual|media];motivo de [la|] rectificación;[página|pág|hoja] [no|n o|n|número|núm|];[iibb|ii bb|ing brutos|ingresos brutos|ing br|inicio de actividades|inicio actividades|inicio de actividad] [n o|no|n|nro|convenio multilateral|conv multilateral|cm|];[condición|cond] [frente al|ante el|] iva;[cnae|epígrafe|epígrafe iae|iae|actividad económica|eori];[tarifa|peaje|peaje de acceso|tarifa de acceso|peaje de transporte y distribución|potencia contratada|segmento tarifario|mercado|contrato de mercado libre|comercializadora|distribuidora|empresa distribuidora|modalidad de contrato];[datos del contrato|titular del contrato|número de contrato de acceso];id [de transacción|pedido|contrato|cliente|reserva|de factura externa];[tomo|folio registro|hoja m|inscripción|libro] [n|no|];cups;uuid;cae;cufe;cude;cai;csv;clave de acceso;timbre electrónico sii;responsable inscripto;centro de coste;centro de costo;tipo de cambio".split(
            ";",
          ),
        otherDate:
          "[fecha|fec|f|fechas] [de|del|de la|] [pedido|ped|orden|compra pedido|entrega|envío|albarán|alb|operación|oper|servicio|prestación|prestación del servicio|devengo|realización|realización de la operación|ejecución|impresión|contrato|presupuesto|oferta|cotización|entrada|salida|llegada|reserva|inicio|fin|alta|baja|lectura|lectura anterior|lectura actual|próxima lectura|próxima factura|próximo pago|certificación|certificación sat|certificación del cfdi|certificación cfdi|timbrado|timbre|autorización|aprobación|validación|validación dian|validez|caducidad|nacimiento|recepción|registro|valor|contable|contabilización|apertura|cierre|apertura cierre|corte|suscripción|matriculación|firma|evento|viaje|consumo|inicio de actividades|inicio de contrato|finalización|finalización del contrato|fin de contrato|fin contrato|inicio contrato|expedición de mercancía|carga|descarga|despacho|embarque|factura original|factura rectificada|la factura rectificada|vencimiento cae|vto cae|vencimiento de cae|vto de cae|vencimiento del cae|cae|resolución|reparación|visita|instalación|última factura|último pago|actualización|ingreso|solicitud|orden de compra|facturación anterior|tránsito|permanencia|obra|check in|check out|mandato|firma del mandato|factura anterior];fecha y hora [de certificación|certificación|de entrega|de impresión|de entrada|de salida|de validación|de autorización|de la operación|de timbrado|de llegada];fecha hora [certificación|de certificación|entrega|timbrado];[fecha|fec] [de|] [vto|vencimiento|vencim] [de|del|] [c a e|contrato|garantía|caea|resolución];[vto|vencimiento] [del|de|] [cae|c a e|contrato|garantía|contrato actual];[periodo|per|ciclo|mes] [de|del|] [facturación|factura|facturado|consumo|servicio|liquidación|cobro|lectura|prestación|suministro|alquiler|facturación desde|devengo|uso|los trabajos|contrato|pago|suscripción];período [del|de|desde|comprendido|comprendido entre|];[desde|hasta] [el|la fecha|fecha];[fecha|fec] [desde|hasta];[entrada|salida|llegada|check in|check out|estancia|entregado el|impreso el|impresa el|enviado el|pagado el|fecha impresión|pedido el];[inicio|fin|final] [del|de] [periodo|servicio|contrato];[próxima|siguiente] [lectura|factura|facturación|cuota];[próximo|último] pago;última [lectura|factura];[mes|año|ejercicio] [facturado|fiscal|];hora [de emisión|de entrada|de salida|de expedición|emisión];[lectura|lecturas] [anterior|actual|inicial|final];hora;días facturados;válido hasta;válida hasta".split(
            ";",
          ),
        other:
          "[tel|teléfono|tfno|tlf|tf|telf|tels|teléfonos|móvil|mov|fax|tel fax|tlf fax|teléfono fax|celular|cel|whatsapp|tel móvil|teléfono móvil|centralita];[tel|teléfono|tfno|tlf|telf] [de|] [contacto|atención al cliente|averías|atención|gratuito|no|n|urgencias|incidencias|reclamaciones];[atención al cliente|atención cliente|averías|urgencias|reclamaciones|servicio al cliente|línea de atención|consultas];[e mail|email|mail|correo|correo electrónico|correo e|web|página web|sitio web|www|internet];[banco|entidad|entidad bancaria|datos bancarios|cuenta bancaria|cuenta|cuenta corriente|cta cte|cta|c c c|ccc|cuenta de cargo|cuenta de abono|titular|titular de la cuenta|entidad financiera|cuentas bancarias|caja|nuestra cuenta|domiciliación|domiciliación bancaria|domiciliado en|banco de cobro|clabe|clabe interbancaria|cuenta clabe|cbu|alias cbu|swift|bic|swift bic|bic swift|código swift|cod swift];[forma|formas|método|medio|medios|modo|tipo|f|via] [de|del|] [pago|cobro];[dirección|domicilio|dir|domicilio social|domicilio comercial|domicilio fiscal|sede social|población|localidad|provincia|ciudad|municipio|país|cp|c p|código postal|cod postal|estado|colonia|comuna|departamento cliente|barrio|d p];[nombre|razón social|denominación social|nombre o razón social|apellidos|apellidos y nombre|nombre y apellidos|apellido y nombre razón social|nombre comercial|titular contrato|contacto|persona de contacto|a la atención de|att|atn|a a];[registro mercantil|inscrita en|inscrita en el registro mercantil|reg merc|r m|reg mercantil|capital social|protección de datos|lopd|rgpd];[observaciones|notas|nota|comentarios|comentario|información adicional|leyendas|mensaje|aviso|importante|advertencia|otros datos|información];[transporte|transportista|incoterm|incoterms|forma de envío|modo de envío|método de envío|condiciones de entrega|lugar de entrega|país de origen|país de destino|origen|destino|ruta];[firma|recibí|recibido por|firma y sello|conforme|sello|conforme cliente|firma del cliente|recibí conforme|elaborado por|revisado por|autorizado por|realizado por|preparado por];[importe con letra|importe en letra|importe en letras|total con letra|total en letra|cantidad con letra|cantidad en letra|valor en letras|monto en letras|total en letras|cantidad en letras];[código qr|qr tributario|veri factu|verifactu|verifactu qr|ticketbai|tbai|código tbai]".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[subtotal|sub total];[subtotal|sub total] [neto|sin iva|sin impuestos|sin igic|antes de impuestos|antes de iva|factura|de la factura|gravado|líneas|productos|artículos|importe|servicios|energía y servicios|importe neto gravado|general|materiales|mano de obra|bruto|con descuento];[base|b|bases] [imponible|imponibles|imp|impon|imponible total|imponible iva total|imponible factura];[total|suma|sumas|importe|importe total|total importe|suma de|sumatorio] [base|bases|b|la base|base s] [imponible|imponibles|imp|impon|];[total|suma|importe|valor|monto|imp] [neto|netos|neta];[neto|total neto|importe neto|neto total] [factura|de factura|de la factura|sin iva|imponible|mercancía|productos|antes de impuestos|antes de iva|del mes];[total|importe|suma|valor|monto|imp] [bruto|bruta];[total|importe] bruto [factura|de la factura|mercancía];[total|importe|importe total|total importe|total factura|suma|precio|valor|monto|precio total|total neto|total general|coste|coste total] [sin|antes de|excl|excluido|s] [iva|i v a|igic|i g i c|ipsi|impuesto|impuestos|el iva|igv|itbis|itbms|iva igic] [incluido|];[total|importe|importe total|precio] [iva|impuestos|igic] [no incluido|excluido|no incluidos|excluidos|no incl|aparte|excl];total antes de [impuestos|iva|impuesto|retenciones];[total|suma|importe|valor] [mercancía|mercancías|mercadería|mercaderías|productos|artículos|servicios|materiales|conceptos|partidas|honorarios|género|trabajos|obra|material|mano de obra|productos y servicios|bienes y servicios|materiales y mano de obra|detalle|del detalle|ventas];[importe|total|valor|suma] de [la mercancía|las mercancías|los productos|los artículos|los servicios|los trabajos|los honorarios|la obra|las líneas|conceptos];suma [de|] importes;suma importes [brutos|netos];[honorarios|minuta] [brutos|íntegros|netos];total honorarios [brutos|netos];[op|operación|operaciones] gravadas;total valor [de|] venta [operaciones gravadas|];[total|suma] de las líneas;[total|importe] [energía|electricidad|gas|luz|telefonía|consumo];total sin [recargos|retención];[neto|importe neto] [total|gravado];neto;total factura neto;importe total neto;bruto;bruto factura;total si;suma y sigue total;ejecución material;presupuesto de ejecución material;op gravada;valor venta;valor de venta;total afecto;afecto;suma de líneas;base imponible y cuota;neto a facturar".split(
            ";",
          ),
        discount:
          "[descuento|descuentos|dto|dtos|desc|dcto|dscto|descto|dctos|bonificación|bonificaciones|bonif|rebaja|rebajas|rappel|rápel];[total|importe|imp|suma|menos|su|cantidad|valor|monto] [de|] [descuento|descuentos|dto|dtos|desc|dcto|dscto|bonificación|bonificaciones|bonif];[descuento|descuentos|dto|dtos|desc|dcto|bonificación|bonif] [comercial|general|especial|cliente|aplicado|aplicados|total|global|globales|lineal|adicional|promocional|promoción|factura|en factura|de la factura|por volumen|volumen|pie|pie de factura|com|gral|esp|por cantidad|por cupón|cupón|fidelidad|fidelización|empleado|socio|web|único|extra|1|2|sobre factura|sobre consumo|sobre la energía|por domiciliación|por factura electrónica|clientes|ventas|al total|importe|bono social|por bono social|consumo|a cliente|sobre base|y bonificaciones|y promociones];[descuento|dto|desc] [%|porcentual|porcentaje];% [dto|descuento|desc|dcto];[dto|descuento|dcto] [p p|pp|p pago|pronto pago|por pronto pago|por pago anticipado|p pronto pago|financiero|ppago];[pronto pago|importe pronto pago|importe dto p p|importe dto pp|imp dto pp|imp dto p p];[promoción|promociones|cupón|cupones|vale descuento|código promocional|oferta|cheque descuento|código descuento];[deducción|deducciones|deducción por|baja de adjudicación|baja adjudicación];bono social".split(
            ";",
          ),
        shipping:
          "[portes|porte|transporte|transportes|flete|fletes|envío|envíos|mensajería|acarreo|acarreos];[portes|transporte|flete] [y|] [embalajes|embalaje|seguro|seguros|manipulación|gastos];[gastos|gasto|coste|costes|costo|costos|cargo|cargos|importe|total|precio|tarifa|tasa] [de|del|por|] [envío|envíos|portes|porte|transporte|transportes|flete|mensajería|entrega|despacho|expedición|desplazamiento de mercancía];[gastos|costes] de [envío y manipulación|envío y gestión|envío y embalaje];[portes|porte] [debidos|pagados|incluidos|factura|a su cargo];[envío|entrega] [a domicilio|estándar|urgente|express|exprés|gratis|gratuito]".split(
            ";",
          ),
        otherCharge:
          "[gastos|gasto|recargo|recargos|cargo|cargos|suplemento|suplementos|embalaje|embalajes|envases|seguro|seguros|suplidos|suplido|otros cargos|otros gastos|otros conceptos|tasas|tasa|comisión|comisiones|manipulación|montaje|instalación|desplazamiento|desplazamientos|dietas|kilometraje|propio arbitrio|intereses|financiación|varios];[gastos|gasto|cargo|cargos|comisión|comisiones|costes|coste|costo] [de|por|del|] [gestión|gestion de cobro|administración|embalaje|embalajes|manipulación|tramitación|financiación|financieros|financiero|bancarios|bancaria|bancarias|devolución|servicio|servicios|desplazamiento|montaje|instalación|emisión|reserva|viaje|seguro|demora|mora|aplazamiento|limpieza|recogida|aduana|despacho de aduana|pago con tarjeta|tarjeta|contra reembolso|reembolso|reconexión|comunidad|notaría|registro|generales|adicionales|fijos|fijo|variable|mínimo|suplidos|varios];[recargo|suplemento] [financiero|por aplazamiento|por mora|combustible|por combustible|de combustible|por urgencia|nocturno|por pago|energético|por energía|terraza|pan|por servicio|reembolso];[gastos generales|beneficio industrial|gastos generales y beneficio industrial|g g y b i|gg y bi];total [gastos|suplidos|cargos|otros cargos|otros conceptos|recargos|suplementos|comisiones|otros gastos];[tasa|canon|tasas] [ecológica|de reciclaje|raee|reciclaje|basura|de agua|alcantarillado|saneamiento|punto verde|ecoraee|ecotasa|de residuos|gestión de residuos|sgae];[punto verde|canon digital|raee|ecoraee|ecotasa|sigaus|signus];[alquiler|alquileres] [de|del|] [contador|equipo|equipos|equipos de medida|contadores|equipo de medida];[intereses de demora|intereses moratorios|interés de demora];[cubierto|cubiertos|servicio de mesa|servicio mesa|servicio de terraza];[exceso|excesos] [de|] [potencia|energía reactiva|consumo];financiación bono social;ajuste;ajustes;regularización".split(
            ";",
          ),
        tip: "[total|servicio y|] propina;propinas;propina sugerida incluida".split(";"),
        rounding:
          "[redondeo|redondeos|ajuste por redondeo|ajuste de redondeo|diferencia de redondeo|redondeo total|ajuste redondeo|diferencia por redondeo|dif redondeo|ajuste al peso|redondeo al peso]".split(
            ";",
          ),
        tax: "[iva|i v a|igic|i g i c|ipsi|igv|itbis|itbms|isv|ieps|ish|impoconsumo|iibb];[iva|i v a|igic|i g i c|ipsi|igv|impuesto|impuestos|impto|imptos|itbis] [%|importe|cuota|general|reducido|superreducido|super reducido|tipo general|tipo reducido|normal|repercutido|trasladado|devengado|sobre|del|de|al|a|aplicable|sobre base|sobre base imponible|soportado|tasa|inscripto|ri|insc|débito|tipo|ventas];[cuota|cuotas|importe|importes|imp|valor|monto|cantidad] [de|del|] [iva|i v a|igic|i g i c|ipsi|impuesto|impuestos|igv|iva repercutido|tributaria|repercutida|impuesto iva|itbis];% [iva|i v a|igic];[recargo|rec|r] [de|] [equivalencia|equiv|eq|equival|e];[cuota|importe|total|cuotas] [de|] [recargo|rec|r] [de|] [equivalencia|equiv|eq|equival|e];[re|recargo equivalencia] [importe|cuota];[importe|cuota|total] recargo;[impuesto|impto|imp|impuestos] [sobre|al|a la|de|especial sobre|sobre la|sobre el|s] [el valor añadido|valor añadido|valor agregado|la electricidad|electricidad|consumo|consumo nacional|el consumo|ventas|la renta de ventas|hidrocarburos|hidrocarburo|el hidrocarburo|producción electricidad|bolsas|primas|primas de seguro|las primas|hospedaje|estancias turísticas|turístico|transacciones|carbón|alcohol|alcoholes|plástico|envases];[impuesto|impto|imp] [electricidad|eléctrico|hidrocarburos|especial electricidad|general indirecto canario|hospedaje|sobre hidrocarburos|turístico|estatal|municipal|único|adicional|interno|internos|especial|especiales|general|1|2|iva|iva 21|bolsas plásticas|saludable];[percepción|percepciones|perc|percep] [iibb|iva|ii bb|ingresos brutos|de iva|de iibb|de ingresos brutos|ib|i i b b|caba|];[importe otros tributos|otros tributos];[impuesto|impto|i e e|iee] [de la|] electricidad;[tasa turística|tasa de estancia|ecotasa turística|taxa turística];[impuesto|impuestos];[impuesto|impuestos] [trasladado|trasladados] [iva|002 iva|ieps|];[traslado|traslados] [iva|ieps|];cuota;cuotas;impuestos internos".split(
          ";",
        ),
        totalTax:
          "[total|totales|suma|suma de|importe total|total cuota|total cuotas|total importe|monto total|total de] [iva|i v a|impuesto|impuestos|igic|ipsi|igv|cuota|cuotas|cuota iva|cuotas iva|imptos|impto|tributos|otros tributos|itbis|iva y recargo|iva re|iva y re|cuota de iva|cuotas de iva|impuestos trasladados|iva igic|impuestos indirectos];[iva|igic|impuestos|cuota|cuota iva|cuotas] total;[total|importe total] [de|del] [impuestos|iva|los impuestos|igic];importe [de|] impuestos totales".split(
            ";",
          ),
        taxBase:
          "[base|bases] [iva|i v a|igic|ipsi|imponible iva|imponible igic|gravada|gravable|gravables|del iva|de iva|impuesto|del impuesto|sujeta|sujeta a iva|irpf|retención|de retención|para irpf|recargo|exenta|no sujeta|imponible exenta|i s p|imponible general|imponible reducida|imponible irpf|imponible retención|imp iva|de cálculo|tributaria|re|sin iva|retenciones|de irpf|legal|sobre electricidad|r e|imponible re];[base|base imponible] [al|a|del|tipo|sobre];[base|base imponible] [%|tipo|tipo %|% iva] [iva|];[importe|total|monto|operaciones|ventas|op|valor] [gravado|sujeto a iva|exento|no gravado|exenta|exentas|no sujeto|no sujetas|inafectas|inafecta|exoneradas|exonerada|gratuitas|gratuita|exonerado|exentos|no gravadas|no sujeto a iva|no sujeta|tarifa 0|no objeto de iva|exento de iva|exento iva];importe neto [no gravado|exento];[exento|exenta|no sujeto|no gravado|no sujeta];subtotal [exento|no objeto de iva|exento de iva|no gravado|tarifa 0];imponible".split(
            ";",
          ),
        withholding:
          "[retención|retenciones|ret|reten|retenc|retenido|retenida];[irpf|i r p f|isr];[retención|retenciones|ret|reten|menos retención|retenido|retenc|importe retención|cuota retención|menos|total retención|total retenciones|importe|cuota|total|importe de la retención|reteniones] [de|del|a cuenta del|a cuenta|por|] [irpf|i r p f|isr|iva retenido|impuesto sobre la renta|renta|rte fte|i s r|profesionales|islr|ica|a cuenta irpf|alquiler|impuestos retenidos];[importe|cuota|total|importe de|menos|cantidad|valor] [retención|la retención|retenciones|retenido|ret|retenidos];[irpf|i r p f] [%|retención|retenido|importe|a retener|a deducir|sobre|profesional|del];% [irpf|retención|retenc|ret|i r p f];[retención|retenciones|ret] [de|del|] iva;[iva|isr|impuestos|impuesto|renta] [retenido|retenidos];[ret|retención|rete|retención en la] [fuente|iva|ica|isr|renta|garantía];[retefuente|reteiva|reteica|rete fuente|rete iva|rete ica|autorretención|autorretenciones];[retención|retenciones|ret|fianza] [de|en concepto de|por|] [garantía|garantía de obra|buena ejecución|fondo de garantía];[detracción|monto detracción];retención a cuenta;fondo de garantía".split(
            ";",
          ),
        total:
          "[importe|total|valor|monto|imp|suma|cantidad|importe total|total importe|monto total|total general|importe final|valor total|importe líquido|total líquido] [de|de la|] [factura|fra|fact|la factura|esta factura|documento|comprobante|recibo|ticket|abono|doc|operación|compra|pedido facturado|facturado|facturada|factura actual|operaciones];[total|importe total] [factura|fra] [eur|euros|usd|mxn|con iva|iva incluido|en euros|en eur|i v a incluido|impuestos incluidos|iva incl];[total|importe|importe total|precio|precio total|total general|valor total|total importe|coste total|total factura|monto total] [iva|i v a|impuestos|igic|impuesto|con iva|inc iva|iva e irpf] [incluido|incluidos|incluida|incluidas|incl|inc|incluye];[total|importe|importe total|precio total|total importe|total factura|subtotal|monto total|total general] [con|c|más|incluido|incl|inc|incluyendo|incluidos|después de] [el|los|] [iva|i v a|igic|i g i c|ipsi|impuesto|impuestos|el iva|igv|itbis|itbms|iva igic];total [con impuestos|tras impuestos|ii|t t i];[total|importe|importe total|total importe|monto total|valor total|gran total] [eur|euros|en euros|en eur|usd|mxn|pesos|en pesos|cop|ars|clp|mn|m n|dólares|usd dólares|moneda nacional|soles|pen];[total|importe|suma] general;[gran|monto|valor|suma] total;[importe|precio|coste|costo] total;[total|importe] [bruto con|con] impuestos;[total|importe|cantidad] [final|facturado|facturada];total [definitivo|global|compra|compras|cuenta|su compra|ticket|venta|ventas con iva|estancia|reserva|servicio|electricidad y gas|importe factura|importe de la factura|importe de factura|del mes|este mes|de su compra|general factura];total [de|] [tu|su] [factura|compra|pedido|recibo];[tu|su] factura [total|asciende a];importe [de|] [este|su|tu] [recibo|ticket];[total|importe total] [presupuesto|obra|certificación] con iva;total importe;total t".split(
            ";",
          ),
        plainTotal: "totales;suma;sumas;importe;tot;importes;monto".split(";"),
        amountPaid:
          "[anticipo|anticipos|entregado a cuenta|entrega a cuenta|entregas a cuenta|a cuenta|pago a cuenta|pagos a cuenta|pagado|pagos|pago|abonado|cobrado|señal|depósito|depósitos|reserva pagada|provisión de fondos|provisiones de fondos|fianza|adelanto|adelantos|cobros|prepago|paga y señal|prepagado|ya pagado|satisfecho|entregado por el cliente|entregas];[total|importe|menos|cantidad|monto|suma|valor|deducción de|deducción|a deducir|descuento por|descuento] [de|] [anticipo|anticipos|entregado a cuenta|entregas a cuenta|entrega a cuenta|a cuenta|pago a cuenta|pagos a cuenta|pagado|pagada|abonado|cobrado|señal|depósito|provisión de fondos|provisiones|adelanto|adelantos|cobros|pagos|prepagado|recibido|ya pagado|facturado a cuenta|cobrado a cuenta|pagos realizados|pagos recibidos|certificado anteriormente|certificado anterior|facturado anteriormente|certificaciones anteriores|fianza];importe [recibido|entregado|pagado|abonado|cobrado|ya abonado];[anticipo|anticipos|pago|pagos|entrega|depósito|adelanto|cobro|cantidad] [recibido|recibidos|realizado|realizados|entregado|anterior|anteriores|aplicado|aplicados|inicial|anticipado|anticipados|parcial|parciales|abonado|de reserva|pagado a cuenta|de clientes|efectuado|efectuados|ya abonado|abonada|de cliente|satisfecho|pagados];[pagado|pago|cobrado|abonado] [con|en|por|mediante] [tarjeta|efectivo|metálico|visa|mastercard|transferencia|tarjeta de crédito|bizum|paypal|cheque|tarjeta de débito|tarjeta bancaria];[tarjeta|tarjeta de crédito|tarjeta crédito|tarjeta de débito|tarjeta débito|tarjetas|bizum|paypal|vale|vales|tarjeta regalo|tarjeta bancaria|transferencia|t crédito|t débito|tarj crédito|contactless];[deducido|deducir|a deducir];[fianza|depósito] [entregada|deducida|pagada|entregado];saldo a favor".split(
            ";",
          ),
        balanceDue:
          "[total|importe|importe total|neto|líquido|saldo|cantidad|valor|resto|monto|suma|total neto|total factura|valor total|total importe|total líquido|total general|monto total|importe líquido|importe neto|diferencia] [a|por|para] [pagar|cobrar|abonar|percibir|ingresar|liquidar|recibir|transferir|devolver|satisfacer|su favor|pagar en este mes];[total|importe|saldo|cantidad|resto|monto|líquido|neto] [pendiente|pdte|adeudado|deudor|restante|debido|exigible|vencido y pendiente|pendientes] [de|por|] [pago|cobro|pagar|cobrar|abonar|liquidar|abono|factura|];[pendiente|pdte] [de|por|] [pago|cobro|pagar|cobrar|abonar|liquidar|];[a|por] [pagar|abonar|cobrar|percibir|ingresar];[a pagar|a abonar|a percibir|a cobrar] [eur|euros|total];total [a pagar|a percibir|a abonar] [eur|euros|en euros|mensual|con iva|iva incluido|antes del|por el cliente];[líquido|liquido total|líquido resultante|líquido factura];saldo [actual|final|total|neto|insoluto|al|de la factura|factura|nuevo|de factura|deudor];[resto|restante];[importe|total] [adeudado|adeudo];[importe|total|cantidad] [de su|del|de la] [domiciliación|adeudo|cargo];[importe del recibo|importe a domiciliar|total a domiciliar|importe domiciliado|importe a cargar];[neto|total neto|importe neto] [a|] pagar;neto factura a pagar;deuda total;total deuda;debe pagar;pague;pago total;importe vencimiento".split(
            ";",
          ),
        cashTendered:
          "[efectivo|metálico|en efectivo|entregado|entrega|recibido|dinero entregado|efectivo entregado|entregado efectivo|contado|efectivo recibido|total entregado|pagado efectivo|su entrega|pago efectivo|efectivo eur|su pago|paga con]".split(
            ";",
          ),
        cashChange:
          "[cambio|vuelto|devolución|devuelto|vuelta|a devolver|su cambio|cambio efectivo|importe devuelto|cambio eur|cambio en efectivo|cambio entregado|cambio devuelto|su vuelto]".split(
            ";",
          ),
        previousBalance:
          "[saldo|saldos|importe|deuda|total] [anterior|anteriores|inicial|previo|pendiente anterior|de facturas anteriores|facturas anteriores|meses anteriores|del mes anterior|de meses anteriores|vencido];[facturas|recibos|importes] [pendientes|anteriores|impagados|vencidos] [de pago|];adeudo anterior;saldo en mora;cartera vencida".split(
            ";",
          ),
        otherAmount:
          "[total|n o de|no de|número de|n de|num|cantidad de|cantidad total|total de|núm de|nro de] [unidades|uds|ud|unids|bultos|piezas|peso|peso neto|peso bruto|kilos|kg|kgs|artículos vendidos|cantidad|cantidades|horas|días|noches|palets|cajas|volumen|metros|m2|m3|líneas de pedido|páginas|puntos|personas|líneas|de líneas|kwh|consumo kwh|litros|botellas|peso kg|jornadas|habitaciones];[peso|volumen|bultos|palets] [total|bruto|neto|totales|kg|];[ahorro|su ahorro|ahorro total|total ahorro|total ahorrado|usted ahorra|has ahorrado|ha ahorrado|te has ahorrado|ahorrado|tu ahorro|se ha ahorrado|ahorro obtenido|ha ahorrado en esta compra|puntos|puntos acumulados|saldo puntos|saldo de puntos|puntos obtenidos|total puntos|saldo tarjeta];[total|importe|facturado|consumo|certificado|acumulado|factura] [acumulado|anual|a origen|del año|mes anterior|medio|diario medio|medio diario|último año|presupuesto|contrato|contratado|certificado a origen|obra a origen|últimos 12 meses|últimos 14 meses|factura anterior|albarán|albaranes|año anterior|medio mensual|acumulado del año|riesgo];[total|subtotal|suma] [albarán|pedido|capítulo|partida];[coste|importe|gasto|consumo] [medio|diario|promedio] [diario|mensual|];[precio|importe|coste] [sin descuento|antes de descuento|recomendado];[contravalor|equivalente] [en|] [euros|eur|usd|pesetas|ptas|dólares|pesos|];[total|importe] [pesetas|ptas|en letra|con letra|en letras];[límite de crédito|crédito disponible|pago mínimo|cupo disponible|límite crédito];[cuota|importe|pago] [mensual|próxima|siguiente|del próximo mes|próximo mes];[vencimiento|vencimientos|plazo] [1|2|3] importe;[transparencia fiscal al consumidor|iva contenido|otros impuestos nacionales indirectos];[capital social|tipo de cambio];[impuestos incluidos|iva incluido];total artículos unidades;artículos;régimen de transparencia fiscal al consumidor".split(
            ";",
          ),
      },
      columns: {
        position:
          "[pos|posición|línea|lín|ítem no|item n|núm|n o|no|nro|#|n línea|no línea|n o línea|partida no|nº orden|orden|núm línea|num lin|reng|renglón|lín pedido]".split(
            ";",
          ),
        code: "[código|cód|codigos|referencia|referencias|ref|refª|refer|sku|ean|ean13|código ean|cod ean|código barras|código de barras|cod barras|clave|clave sat|clave prodserv|clave prod serv|clave producto|claveprodserv|clave producto servicio|clave del producto|no identificación|núm identificación|noidentificacion|clave del producto y o servicio|modelo|upc|isbn|parte no|id];[código|cód|referencia|ref|n o|no|número|núm|n|id|refer] [de|del|] [artículo|art|producto|prod|material|servicio|ítem|proveedor|cliente|pieza|parte|concepto|mercancía|fabricante|principal|auxiliar|interno|interna|arancelario|catálogo];[artículo|producto|art] [código|cód|referencia|ref|n o|no|n];código descripción no".split(
          ";",
        ),
        description:
          "[descripción|descripciones|descrip|descripc|descr|concepto|conceptos|denominación|detalle|detalles|artículo|artículos|producto|productos|servicio|servicios|material|materiales|nombre|ítem|ítems|designación|mercancía|texto|trabajos|trabajo|tarea|actividad|glosa|partida|partidas|género|consumición|consumo|definición|contenido|motivo|trabajos realizados|unidad de obra];[descripción|descripciones|descrip|desc|detalle|concepto|nombre|denominación] [del|de la|de los|de las|de|] [artículo|artículos|producto|productos|servicio|servicios|servicio prestado|servicios prestados|trabajo|trabajos|trabajos realizados|concepto|conceptos|material|materiales|mercancía|ítem|partida|operación|factura|bienes|bien o servicio|producto servicio|producto o servicio|bien|cargos|cargo|gastos|bienes y servicios];[producto|productos] [servicio|servicios|y servicios|o servicio|servicio o concepto];[artículo|art|referencia|código|concepto|producto|conceptos|ref|cód] [y|] [descripción|descripcion del articulo|detalle];[bienes|artículos|productos] [y|o] servicios;servicios prestados;concepto facturado;conceptos facturados;observaciones descripción".split(
            ";",
          ),
        quantity:
          "[cantidad|cantidades|cant|cantd|ctd|ctdad|cdad|cant ud|uds|unids|unidades|uni|udes|unid|horas|hrs|noches|días|jornadas|kilos|kgs|litros|medición|mediciones|piezas|pzas|consumo kwh|kwh|nº uds|n uds|n o uds|no unidades|no de unidades|número de unidades|n de unidades|no horas|n horas|no de horas|número de horas|dedicación|bultos|cajas|pax|personas|meses|n noches];[cantidad|cant|cantidades|ctd] [unidades|uds|ud|kg|facturada|servida|suministrada|entregada|horas|unid|enviada|total|m2|de unidades|en horas|fact|serv|unidad|u medida|um|kilos];[unidades|uds] [facturadas|servidas|entregadas|vendidas|cantidad];total horas".split(
            ";",
          ),
        unit: "[ud|und|unidad|um|u m|u med|unid med|ud medida|medida|u medida|unidad medida|unidad de medida|un med|clave unidad|claveunidad|clave de unidad|unidad sat|clave unidad sat|formato|umed|uds medida|tipo unidad|udm|u de medida|ud med]".split(
          ";",
        ),
        unitPrice:
          "[precio|precios|pvp|p v p|tarifa|tarifas|p unit|p unitario|p u|pu|p ud|pr unit|pr unitario|prec unit|prec unitario|prec|prc|p uni|valor unitario|valor unit|v unitario|vr unitario|vr unit|v unit|importe unitario|importe unidad|imp unit|coste unitario|costo unitario|coste|costo|precio unidad|precio und|precio uni|precio uds|precio unit|precio unitario|precio ud|precio hora|precio por hora|precio noche|precio por noche|precio día|precio kg|precio m2|precio por unidad|precio c u|precio neto|precio venta|precio de venta|precio bruto|precio lista|precio tarifa|pvp unitario|pvp unidad|pvp unit|precio medio|importe hora|unitario|tarifa hora|euros hora|eur kwh|eur ud|eur h|precio base|precio artículo|precio kwh|coste hora|val unit|valor unidad|punit|pvu|precio día eur];precio [eur|euros|con iva|neto|bruto|usd|mxn|en euros|base|iva incluido|iva incl];[precio unitario|precio unit|p unit|precio ud|precio unidad|p unitario|valor unitario] [sin iva|con iva|iva incl|iva incluido|eur|€|euros|s iva|c iva|neto|bruto|usd|mxn|en euros|sin impuestos|sin igv|con igv|con impuestos|antes de iva|imp incl|base];precio [sin|antes de|s] [iva|i v a|igic|i g i c|ipsi|impuesto|impuestos|el iva|igv|itbis|itbms|iva igic];pvp [iva incluido|iva incl|iva inc];precio neto [unitario|unidad]".split(
            ";",
          ),
        priceBasis:
          "[unidad precio|unidad de precio|ud precio|precio por|base precio|unidad de precios|por cada]".split(
            ";",
          ),
        discount:
          "[importe|imp|total|valor|monto|vr] [de|] [dto|descuento|desc|bonif|bonificación|dcto|dtos];[descuento|dto|desc|dcto] [eur|importe|euros|total];[descuento|descuentos|bonificación|desc]".split(
            ";",
          ),
        discountRate:
          "[dto|dtos|desc %|dcto|dscto|descto|bonif|% dto|% dtos|% desc|% descuento|% bonif|% bon|dto %|descuento %|bonif %|dto 1|dto 2|dto 3|dto1|dto2|d1|d2|% d|porc dto|tanto dto|descuento porcentaje|% dcto|dcto %|dscto %|% dscto|dto línea|dto lin|desc porcentaje|dtos %]".split(
            ";",
          ),
        taxRate:
          "[iva|i v a|igic|% iva|iva %|% igic|igic %|tipo iva|tipo de iva|tipo|% i v a|tipo impositivo|tipo igic|iva tipo|impuesto %|% impuesto|impto %|% imp|% impto|alícuota|alícuota iva|tasa iva|tasa|impto|impuesto|impuestos|% impuestos|i v a %|igv %|iva porcentaje|tasa o cuota|porcentaje iva|% iva igic|iva re|% iva re|porcentaje de iva|cod iva|código iva|clase iva|tipo impuesto|ind iva|% r e|% re|r e|tipo % iva]".split(
            ";",
          ),
        taxAmount:
          "[importe|imp|cuota|total|valor|monto|vr] [de|del|] [iva|igic|impuesto|impuestos|i v a|igv|itbis];[iva|igic|impuesto] [eur|importe|euros|cuota|valor];[cuota|cuotas]".split(
            ";",
          ),
        amount:
          "[total|importe|precio total|subtotal|valor|monto|importe total|total línea|importes|totales|imp|sub total|subtot|total importe|valor total|vr total|costo total|coste total|importe línea|importe euros|importe eur|importe en euros|total eur|total euros|suma|imp total|total línea eur|total parcial|importe de línea|precio total eur|v total|val total|monto total|total en euros|importe facturado|cargo|cargos|total ítem|total artículo|total partida|valor venta total|total usd|importe usd|precio tot|p total]".split(
            ";",
          ),
        netAmount:
          "[neto|importe neto|total neto|valor neto|subtotal neto|monto neto|base|base imponible|base imp|bases|imp neto|importe base|total base|valor de venta|valor venta|neto línea|neto eur|base eur|b imponible|importe líquido|líquido|importe neto eur];[total|importe|precio total|subtotal|valor|monto|importe total|total línea] [sin|antes de|s|excl] [iva|i v a|igic|i g i c|ipsi|impuesto|impuestos|el iva|igv|itbis|itbms|iva igic];total [s iva|base imponible]".split(
            ";",
          ),
        grossAmount:
          "[total|importe|precio total|subtotal|valor|monto|importe total|total línea] [con|c|incl|inc] [iva|i v a|igic|i g i c|ipsi|impuesto|impuestos|el iva|igv|itbis|itbms|iva igic];[total|importe|importe total|subtotal|precio total] [iva incluido|iva incl|iva inc|impuestos incluidos|iva incluida];[subtotal|total|importe] c iva".split(
            ";",
          ),
        serviceDate:
          "[fecha|día|fechas|fec|fecha servicio|fecha de servicio|fecha entrega|fecha trabajo|fecha consumo|fecha cargo|fecha del servicio|fecha operación|fecha albarán|período|fecha inicio|fecha prestación|fecha de entrega]".split(
            ";",
          ),
        other:
          "[albarán|no albarán|n o albarán|n albarán|lote|caducidad|lote caducidad|serie|n serie|no serie|número de serie|n o serie|peso|peso neto|peso bruto|almacén|talla|color|marca|pedido|no pedido|n o pedido|ancho|largo|alto|cajas bultos|origen|obra|objeto imp|objeto impuesto|objeto de impuesto|obj imp|observaciones|pedimento|número de pedimento|cuenta predial|matrícula|estado|garantía|pendiente|cantidad pedida|cant pedida|cantidad pendiente|cant pend|uds pedidas|envase|grado|país|comentarios|lectura anterior|lectura actual|lectura|no kilómetros|cod trabajador|medida cm]".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[cliente|clientes|señor|señores|sres|sr|sr es|sr a|sra|señor es|señor a|comprador|comprador a|destinatario|receptor|adquirente|adquiriente|pagador|deudor|contratante|arrendatario|inquilino|huésped|consumidor|titular del suministro|titular del contrato|titular del servicio|titular de la factura|titular del contrato de suministro|suscriptor|comitente|propietario|promotor|paciente|asegurado|alumno];[facturar|facturado|facturada|factura|dirigido|dirigida|vendido|emitida|emitido|expedido|expedida|cargar|cobrar|vendido y facturado|a facturar] a;factura [para|a nombre de|destinada a|dirigida a];[datos|dirección|información|domicilio|nombre|razón social|nombre o razón social|nombre del|nombre y dirección|datos fiscales|datos de facturación|identificación] [de|del|de la|] [cliente|comprador|receptor|destinatario|facturación|facturación del cliente|adquirente|factura|adquiriente|fiscal cliente|titular|titular del contrato|pagador|huésped|cliente receptor|contratante|fiscal del cliente];[datos|dirección|domicilio] [de|] [facturación|factura];datos [fiscales|de facturación] [del|] [cliente|titular|receptor|destinatario];cliente [datos|nombre|razón social|receptor|destinatario|dirección|datos fiscales|facturación|nombre y dirección|facturado a];[apellido y nombre|nombre y apellidos|señor es|apellidos y nombre] razón social;a nombre de;recibí de;recibimos de;recibido de;sr sres;sr sra;d d a;el cliente".split(
            ";",
          ),
        shipTo:
          "[enviar|enviado|enviada|entregar|entregado|envío|entrega|enviado y entregado|remitir|remitido|despachar|despachado|remitida|consignado|embarcar|enviar factura] a;[dirección|domicilio|lugar|punto|datos|dir|direcciones|destino|información] [de|del|de la|] [entrega|envío|envíos|entregas|destino|obra|trabajo|suministro|despacho|prestación|prestación del servicio|servicio|la obra|inmueble|punto de suministro|instalación|embarque|expedición|recepción|consignatario];[destinatario|destino] [de la|de] [mercancía|mercancías|entrega];lugar de [ejecución|los trabajos|la obra];entregar en;entrega en;enviar a nombre de;consignatario;obra en;emplazamiento".split(
            ";",
          ),
        vendor:
          "[emisor|proveedor|vendedor a|prestador|prestador del servicio|expedidor|arrendador|acreedor|emisor de la factura|emisor factura|remitente|exportador|vendido por|facturado por|emitida por|emitido por|expedida por|expedido por|empresa emisora|factura emitida por|obligado a expedir|emisor del comprobante|profesional|prestador de servicios|datos del contratista];[datos|dirección|domicilio|nombre|razón social|información|datos fiscales|identificación] [de|del|de la|] [emisor|proveedor|vendedor|empresa|prestador|expedidor|arrendador|empresa emisora|comercializadora|comercio|remitente];nuestros datos [fiscales|];emisor [nombre|datos|razón social];de parte de".split(
            ";",
          ),
        remitTo:
          "[beneficiario|beneficiaria|nombre del beneficiario|titular de la cuenta|titular cuenta|cuenta a nombre de|pagar a|pagadero a|páguese a|a favor de|pago a favor de|transferir a|ingresar en|pago a|remitir pago a|emitir cheque a|cheque a nombre de|realizar el pago a|abonar a|titular de la cuenta bancaria]".split(
            ";",
          ),
      },
      months: [
        "enero;ene".split(";"),
        "febrero;feb;febr".split(";"),
        "marzo;mar;mzo".split(";"),
        "abril;abr".split(";"),
        "mayo;may".split(";"),
        "junio;jun".split(";"),
        "julio;jul".split(";"),
        "agosto;ago;agto".split(";"),
        "septiembre;setiembre;sep;sept;set".split(";"),
        "octubre;oct".split(";"),
        "noviembre;nov".split(";"),
        "diciembre;dic".split(";"),
      ],
      legalForms:
        "s l;sl;s l u;slu;s l l;sll;s l p;slp;s l n e;s a u;sau;s a l;s c;s c p;scp;s coop;s coop and;s coop mad;sociedad cooperativa;sociedad limitada;sociedad limitada unipersonal;sociedad anónima;sociedad civil;comunidad de bienes;c b;u t e;ute;a i e;s a de c v;sa de cv;s de r l de c v;s de r l;s de rl de cv;s a p i de c v;sapi de cv;s a s;sas;s r l;s a c;s a a;e i r l;eirl;ltda;limitada;s p a;c a;compañía limitada;cía ltda;s en c;y cía;e hijos;hermanos;hnos;fundación;asociación;ayuntamiento de;ayuntamiento".split(
          ";",
        ),
      units:
        "ud;uds;und;unds;unid;unids;unidad;unidades;uni;pza;pzas;pz;pieza;piezas;hrs;hora;horas;día;días;d;jornada;jornadas;noche;noches;semana;semanas;mes;meses;año;años;m l;metro;metros;metros cuadrados;metros cúbicos;kms;kilómetros;kgs;kilos;tn;tonelada;toneladas;lts;litro;litros;caja;cajas;cj;paq;paquete;paquetes;pack;saco;sacos;bolsa;bolsas;bote;botes;botella;botellas;rollo;rollos;palet;palets;juego;juegos;pares;lote;docena;docenas;ciento;millar;pa;p a;partida alzada;global;servicio;servicios;serv;kw día;e48;h87;act".split(
          ";",
        ),
      groupSums:
        "[suma|sumas|total|saldo|importe|subtotal|suma y] [anterior|sigue y suma|y sigue|acumulado página|a trasladar|trasladar|página|de página|página anterior|de la página|esta página|hoja|de hoja|hoja anterior|a la vuelta|de la vuelta|arrastrado|a cuenta nueva];[suma|sumas] [anterior|anteriores];viene de [la|] [página|hoja] [anterior|];sigue en [la|] [página|hoja] siguiente;continúa en [la|] [página|hoja] siguiente;[suma|importe] transportado;[total|subtotal|suma|sub total] [capítulo|del capítulo|partida|grupo|sección|apartado|albarán|del albarán|pedido|del pedido|fase|concepto|familia|obra|por obra|habitación|línea móvil|vehículo|departamento|bloque|capítulos];total albarán [no|n o|n|número|];subtotal albarán [no|n o|n|número|];continúa;transporte suma anterior".split(
          ";",
        ),
      taxIncluded:
        "[todos los|los|nuestros|] [precio|precios|importe|importes|pvp|precio final|precios y servicios] [con|incluyen|incluye|tienen el] [el|] [iva|i v a|igic|i g i c|ipsi|impuesto|impuestos|el iva|igv|itbis|itbms|iva igic] [incluido|incluidos|incl|];[iva|i v a|igic|impuestos|impuesto|iva igic] [incluido|incluidos|incluída|incl|inc];[incluye|incluyen|incl|inc|incluido|incluidos] [el|los|] [iva|igic|impuestos|i v a];[precios|precio|importes|total|pvp] [iva|igic|impuestos] [incluido|incluidos|incl];iva incluido en [el precio|los precios|el total|el importe];el precio incluye iva;con iva incluido".split(
          ";",
        ),
      currencies: {
        EUR: "españa;spain;madrid;barcelona;valencia;sevilla;zaragoza;málaga;murcia;palma de mallorca;las palmas de gran canaria;santa cruz de tenerife;bilbao;alicante;valladolid;vigo;gijón;oviedo;a coruña;vitoria gasteiz;pamplona;san sebastián;donostia;salamanca;tarragona;girona;lleida;castellón;almería;cádiz;huelva;badajoz;logroño;burgos".split(
          ";",
        ),
        MXN: "peso mexicano;pesos mexicanos;mxn;m n;moneda nacional;méxico;ciudad de méxico;cdmx;guadalajara;monterrey;jalisco;nuevo león;querétaro;puebla;estado de méxico".split(
          ";",
        ),
        ARS: "peso argentino;pesos argentinos;argentina;república argentina;buenos aires;caba;capital federal".split(
          ";",
        ),
        CLP: "peso chileno;pesos chilenos;clp;chile;santiago de chile;valparaíso;r u t".split(";"),
        COP: "peso colombiano;pesos colombianos;colombia;bogotá;medellín;barranquilla".split(";"),
        PEN: "sol peruano;soles;nuevos soles;perú;arequipa".split(";"),
        UYU: "peso uruguayo;pesos uruguayos;uruguay;montevideo".split(";"),
        BOB: "boliviano;bolivianos;bolivia".split(";"),
        PYG: "guaraní;guaraníes;paraguay;asunción".split(";"),
        CRC: "colón costarricense;colones;costa rica".split(";"),
        GTQ: "quetzal;quetzales;guatemala".split(";"),
        HNL: "lempira;lempiras;honduras;tegucigalpa".split(";"),
        DOP: "peso dominicano;pesos dominicanos;república dominicana;santo domingo".split(";"),
        VES: "bolívar;bolívares;venezuela;caracas".split(";"),
        USD: "dólares;dólar estadounidense;dólares americanos;dólares estadounidenses;estados unidos;ecuador;quito;guayaquil;panamá;el salvador;puerto rico".split(
          ";",
        ),
        GBP: "libra esterlina;libras esterlinas;reino unido".split(";"),
        CHF: "franco suizo;francos suizos;suiza".split(";"),
      },
    },
    {
      language: "fi",
      titles: {
        invoice:
          "[myyntilasku|koontilasku|loppulasku|osalasku|ennakkolasku|sähkölasku|verkkolasku|puhelinlasku|vesilasku|käteislasku|vuokralasku|palvelulasku|tasauslasku|urakkalasku|verolasku];lasku;laskun kopio;[laskukopio|lasku kopio];korjauslasku".split(
            ";",
          ),
        "credit-note": "hyvityslasku;hyvitys;kreditlasku;palautus;hyvityskuitti".split(";"),
        receipt:
          "[ostokuitti|kassakuitti|maksukuitti|käteiskuitti|myyntikuitti|pysäköintikuitti];kuitti;asiakkaan kappale;kortin haltijan kappale".split(
            ";",
          ),
        "pro-forma": "pro forma lasku;[proformalasku|proforma lasku]".split(";"),
        other:
          "tarjous;tilaus;tilausvahvistus;ostotilaus;lähete;lähetyslista;pakkauslista;rahtikirja;keräyslista;työmääräys;tuntilista;maksumuistutus;muistutus;maksukehotus;perintäkirje;tiliote;saldovahvistus;palkkalaskelma;sopimus;hinnasto;kauppakirja;kustannusarvio;myyntitilaus;toimitusvahvistus;lähetysluettelo;laskuerittely".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[laskunnro|laskun nro|laskunnumero|laskun numero|laskunro|lasku nro|laskunumero|lasku numero];laskun n:o;lasku no;lasku;hyvityslasku nro;hyvityslaskun numero;laskunumeromme;laskun tunniste;lasku nr;tositenumero;dokumentin numero;laskutunnus;laskun no;hyvityslaskun nro".split(
            ";",
          ),
        invoiceDate:
          "laskun [päiväys|päivämäärä|pvm|päivä|laadintapäivä];laskun [antopäivä|antamispäivä];hyvityslaskun [päivä|päivämäärä|pvm];laskupäivä;laskutuspäivä;laskutuspvm;päiväys;laskupäiväys;ostopäivä;kuitin päivä;[laskupvm|lasku pvm];laskupäivämäärä;laskutuspäivämäärä".split(
            ";",
          ),
        plainDate: "[pvm|päivämäärä] [ja aika|];päivä;pvm aika;pvm klo;tapahtumapäivä".split(";"),
        dueDate:
          "[maksettava|maksupäivä|maksetaan] viimeistään;eräpäivä [pvm|förfallodag|];[maksa|maksathan|maksu|suoritettava|oltava perillä|oltava tilillämme] viimeistään;[suoraveloituspäivä|veloituspäivä];eräpvm;erääntyy;erääntymispäivä;viimeinen maksupäivä;maksettava;maksuaika päättyy;maksettava ennen;eräpäivään mennessä;laskun eräpäivä;viimeistään;eräpäivämäärä;maksun eräpäivä;eräpäivä viimeistään".split(
            ";",
          ),
        paymentTerms:
          "maksuehto;maksuehdot;maksuaika;päivää netto;pv netto;netto päivää;maksuehto pv;netto pv;maksuaika pv;heti maksettava".split(
            ";",
          ),
        purchaseOrder:
          "[ostotilausnro|ostotilaus nro|ostotilausnumero|ostotilaus numero|asiakkaan tilausnro|asiakkaan tilaus nro|asiakkaan tilausnumero|asiakkaan tilaus numero|ponro|po nro|ponumero|po numero];ostajan [tilaus|tilausnumero|tilausviite];asiakkaan [tilausviite|ostotilaus];teidän [tilausnumero|tilausnumeronne];tilausnumeronne;tilauksenne;teidän tilaus;ostotilaus;ostotilauksen numero;asiakkaan tilaus;tilausnumero asiakas;tilaajan viite;ostotilausviite;tilaajan tilausnumero;ostotilausnumeronne;tilausviitteenne".split(
            ";",
          ),
        currency:
          "valuutta;laskun valuutta;summat valuutassa;hinnat valuutassa;valuuttakoodi;laskutusvaluutta".split(
            ";",
          ),
        taxId:
          "[alvnro|alv nro|alvnumero|alv numero|vatnro|vat nro|vatnumero|vat numero];[y|alv|vat|ly|alv y] tunnus;y tunnus [nro|ja alv numero|alv nro];alv [rekisterinumero|id];ytunnus;alv tunniste;arvonlisäverotunniste;arvonlisäveronumero;vat;alv rek;verotunniste;arvonlisäverotunnus;y tunnus vat".split(
            ";",
          ),
        customerTaxId:
          "[asiakkaan|ostajan|teidän] [y tunnus|alv numero|alv nro|alv tunniste|vat numero|vat nro|vat tunnus|alv tunnus];[asiakkaan|ostajan] ytunnus;asiakas y tunnus".split(
            ";",
          ),
        vendorTaxId:
          "[myyjän|toimittajan] [y tunnus|alv numero|alv nro|alv tunniste|vat numero|alv tunnus];[laskuttajan|lähettäjän] y tunnus".split(
            ";",
          ),
        iban: "iban tilinumero;tilinumero iban;iban numero;iban nro;saajan tilinumero iban;tili iban;saajan iban;iban tili".split(
          ";",
        ),
        receiptNumber:
          "[kuittinro|kuitti nro|kuittinumero|kuitti numero|tapahtumanro|tapahtuma nro|tapahtumanumero|tapahtuma numero];kuitin numero;kuitti;tositenro;tosite;tapahtuma;kuitin nro".split(
            ";",
          ),
        plainNumber: "nro;viite;asiakirjan numero;tunnus;n:o;asiakirjanumero".split(";"),
        otherNumber:
          "[tilausnro|tilaus nro|tilausnumero|tilaus numero|asiakasnro|asiakas nro|asiakasnumero|asiakas numero|sopimusnro|sopimus nro|sopimusnumero|sopimus numero|tarjousnro|tarjous nro|tarjousnumero|tarjous numero|lähetenro|lähete nro|lähetenumero|lähete numero|viitenro|viite nro|viitenumero|viite numero|reknro|rek nro|reknumero|rek numero];[jäsennumero|projektinumero|työnumero|lähetysnumero|toimitusnumero|varausnumero|korttinumero|alkuperäinen laskunumero|sarjanumero|rekisterinumero|liittymänumero];[tilauksen|asiakkaan|rahtikirjan|huoneen|kortin|käyttöpaikan|mittarin] numero;[viitteenne|kassa|sivu] [nro|];[teidän|meidän|asiakkaan|ostajan] viite;[seurantakoodi|viivakoodi|virtuaaliviivakoodi|virtuaalikoodi];[lähetteen|sopimuksen|tarjouksen|toimituksen|projektin|toimittajan|alkuperäisen laskun|hyvitettävän laskun] numero;[projektinro|työnro|toimittajanro|myyntitilausnro];[toimittajanumero|myyntitilausnumero|mittarinumero];[myyjän|laskuttajan|laskun] viite;[ostajan|asiakkaan] viitetieto;[välittäjätunnus|käyttöpaikkatunnus|varaustunnus|henkilötunnus];tilaus;tilausnumeromme;tilausnumero myyjä;tilausviite;asiakastunnus;sopimus;projekti;projektin nimi;työmaa;työmääräin;kohde;lähetysluettelo;rahtikirja nro;viitteemme;tilaajan viitetieto;viitetieto;viite nr;maksuviite;kustannuspaikka;tiliöinti;varaus;huone;pöytä;myyjä nro;kassanhoitaja;teitä palveli;myymälä;terminaali;varmennus;veloitetaan laskua;hyvitetään lasku;hyvitettävä lasku;hyvityslasku laskulle;alkuperäinen lasku;laskutuslaji;laskun tyyppi;käyttöpaikka;mittari;liittymä;ovt;ovt tunnus;verkkolaskuosoite;välittäjä;välittäjän tunnus;operaattori;asia;merkki;merkkinne;verkkolaskutunnus;koskee laskua;viittaus laskuun".split(
            ";",
          ),
        otherDate:
          "[toimituspäivä|tilauspäivä|tarjouspäivä|lähetyspäivä|tulostuspäivä|maksupäivä|alkupäivä|loppupäivä|tulopäivä|lähtöpäivä|lukemapäivä|lukupäivä|suorituspäivä|työn suorituspäivä];[tilauksen|toimituksen|tarjouksen|sopimuksen] [päivämäärä|pvm];[lähetyspvm|tulostuspvm|maksupvm];[tilauspäivämäärä|toimituspäivämäärä];[vuokrakausi|sopimuskausi|tilauskausi];[alkamispäivä|päättymispäivä|sopimuspäivä|kirjauspäivä|käyntipäivä];toimituspvm;toimitettu;toimitusaika;toimitusviikko;tilauspvm;tilattu;lähetetty;tulostettu;maksettu pvm;jakso;laskutuskausi;laskutusjakso;ajanjakso;ajalta;ajalla;kausi;palveluaika;vuokra aika;kuukausi;viikko;vuosi;alkaen;saakka;asti;voimassa;voimassa asti;saapuminen;lähtö;yöt;öitä;seuraava lasku;kello;klo;aika;suoritettu;kassa alennus pvm;syntymäaika;seuraava eräpäivä;voimassaoloaika".split(
            ";",
          ),
        other:
          "[puhelinnumero|tilinumero|saajan tilinumero|postinumero];puh;puhelin;matkapuhelin;faksi;sähköposti;s posti;kotisivu;verkkosivu;yhteyshenkilö;yhteystiedot;yhteyshenkilömme;yhteyshenkilönne;asiakaspalvelu;myyjä yhteyshenkilö;käsittelijä;tilaaja;tilaajan nimi;laatija;pankki;pankkiyhteys;pankkitili;tili;tilinro;bic koodi;bic tunnus;maksutapa;maksutiedot;tilinsaaja;kotipaikka;alv rekisterissä;alv rekisteröity;kaupparekisteri;ennakkoperintärekisteri;ennakkoperintärek;toimitustapa;toimitusehto;toimitusehdot;rahdinkuljettaja;paino;bruttopaino;nettopaino;tilavuus;kollit;huomautus;huomautukset;huomioitavaa;huom;lisätiedot;lisätietoja;viesti;erittely;yhteenveto;kopio;alkuperäinen;kiitos;kiitos käynnistä;kiitos ostoksesta;tervetuloa uudelleen;viivästyskorko;korko;huomautusaika;reklamaatioaika;käännetty verovelvollisuus;käännetty arvonlisävero;nimi;osoite;katuosoite;postitoimipaikka;kaupunki;maa;allekirjoitus;aukioloajat;määrä;alv erittely;allekirj;bonus;päiväkohtainen tunnus;[kuljetustapa|kuljetus tapa];postiosoite;käyntiosoite;laskutustapa;toimituslauseke;huomautuksia".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[yhteensä|summa] [ilman alv|veroton|alv 0 %];veroton [yhteensä|summa|hinta yhteensä|arvo|hinta|loppusumma|];[loppusumma|kokonaishinta|hinta yhteensä|laskun summa|lasku yhteensä] [veroton|alv 0 %];veroton [kokonaissumma|kokonaishinta|yht];yht [veroton|alv 0 %];yhteensä ilman arvonlisäveroa;yht ilman alv;välisumma;alv 0 % yhteensä;netto yhteensä;nettosumma;yhteensä netto;laskun loppusumma veroton;arvo ilman alv;rivit yhteensä;kokonaissumma veroton;tuotteet yhteensä;alviton hinta;yhteensä ilman veroa;summa ilman veroa".split(
            ";",
          ),
        discount:
          "[laskualennus|kokonaisalennus|asiakasalennus|määräalennus|kanta asiakasalennus|tilausalennus];alennus [yhteensä|%|];alennukset;ale;alennuskoodi;alennuskuponki;etu;hyvitys alennus;% alennus;plussa etu;rivialennus".split(
            ";",
          ),
        shipping:
          "[toimitusmaksu|rahtimaksu|postimaksu|kuljetusmaksu];toimituskulut;toimituskulu;rahti;rahtikulut;postikulut;lähetyskulut;kuljetus;kuljetuskulut;postitus;kotiinkuljetus;posti ja pakkauskulut;postimaksut;toimituskustannukset".split(
            ";",
          ),
        otherCharge:
          "[laskutusmaksu|käsittelymaksu|palvelumaksu|lisämaksu|muistutusmaksu|maksumuistutusmaksu|ympäristömaksu|kierrätysmaksu|perusmaksu|huoltovarmuusmaksu|avausmaksu];[aloitusmaksu|asennusmaksu|huomautusmaksu|viivästysmaksu|paperilaskumaksu];laskutuslisä;käsittelykulut;pienlaskutuslisä;pientoimituslisä;toimistokulut;lisä;muut kulut;muut maksut;pakkauskulut;pakkaus;pantti;pantit;viivästyskorot;viivästyskorko maksu;korot;perintäkulut;polttoainelisä;energialisä;matkakulut;kilometrikorvaus;päiväraha;vakuutus;tulli;paperilaskulisä;sähkövero;pientarvikkeet".split(
            ";",
          ),
        tip: "juomaraha;tippi;palveluraha".split(";"),
        rounding: "pyöristys;pyöristysero;senttipyöristys;pyöristykset".split(";"),
        tax: "alv [24 %|25 5 %|14 %|10 %|13 5 %|%|osuus|määrä|yht rivi|eur|summa|];[alv:n|arvonlisäveron] [osuus|määrä];arvonlisävero;% alv;24 % alv;vero;veron määrä;veron osuus;veroa;sis alv osuus;arvonlisävero 24 %;moms;vat;verot erittely;josta alv;arvonlisävero 25 5 %;25 5 % alv".split(
          ";",
        ),
        totalTax:
          "[alv|arvonlisävero|vero|verot|veron määrä|alv määrä] yhteensä;yhteensä alv;alv yht;arvonlisäverot yhteensä;veroa yhteensä;alv osuus yhteensä".split(
            ";",
          ),
        taxBase:
          "[veron|alv|alv:n] peruste;veroperuste;verollinen myynti;veron perusteena oleva;verokanta netto;verotettava määrä;veroton osuus;perusteena oleva määrä;verotettava summa".split(
            ";",
          ),
        withholding: "ennakonpidätys;pidätetty;vakuuspidätys;lähdevero".split(";"),
        total:
          "[verollinen|verollinen hinta|brutto|lasku|summa|sis alv|hyvitys|ostokset|laskun summa|tilaus|kaikki] yhteensä;yhteensä [sis alv|sisältäen alv|verollinen|eur|euroa|euro|alv sis|sis alv eur];[laskun|verollinen] [loppusumma|summa];[loppusumma|kokonaissumma|kokonaishinta|hinta yhteensä|lasku yhteensä] sis alv;verollinen [kokonaissumma|kokonaishinta|yht];[laskun|] yhteissumma;hyvitettävä [summa|yhteensä];loppusumma;laskun kokonaissumma;kokonaissumma;kokonaishinta;summa sis alv;yht sis alv;verollinen;summa eur;laskutettava summa;loppusumma eur;laskutettava yhteensä".split(
            ";",
          ),
        plainTotal: "yhteensä;yht;summa;loppusumma yhteensä".split(";"),
        amountPaid:
          "[vähennetään|hyvitetty|maksettu|] ennakko;maksettu [yhteensä|summa];[aiemmin|aikaisemmin] maksettu;maksettu;jo maksettu;suoritettu maksu;maksusuoritus;maksusuoritukset;maksut;ennakkomaksu;ennakot;ennakkomaksut;maksetut ennakot;aiemmin laskutettu;aikaisemmin laskutettu;käsiraha;lahjakortti;suoritukset;saatu maksu;suoritukset yhteensä".split(
            ";",
          ),
        balanceDue:
          "[maksettava|maksettavaa] [yhteensä|eur|];[jäljellä|loppusumma|laskulla|jää] maksettavaa;maksettavaksi [jää|yhteensä];yhteensä maksettava;maksettava summa;maksettavaksi;maksamatta;avoinna;avoin saldo;avoin summa;maksettava määrä;jäännös;palautettava;palautettavaa;avoimena;maksa;maksettava loppusumma;maksettavaa jää;avoinna yhteensä;veloitettava summa;loppusaldo".split(
            ";",
          ),
        cashTendered:
          "käteinen;käteisellä;käteismaksu;maksettu käteisellä;saatu käteinen;pankkikortti;kortti;korttimaksu;luottokortti;mastercard;debit;lähimaksu;visa debit;maksukortti;annettu;korttiveloitus;veloitus;korttiosto;maksettu kortilla".split(
            ";",
          ),
        cashChange: "takaisin;vaihtoraha;palautus käteinen;vaihtorahaa;takaisin käteinen".split(
          ";",
        ),
        previousBalance:
          "[avoimet|erääntyneet|maksamattomat] laskut;edellinen saldo;aiempi saldo;edellinen lasku;erääntynyt;aikaisempi saldo;edelliseltä laskulta;edellisen laskun saldo;erääntyneet saatavat;alkusaldo".split(
            ";",
          ),
        otherAmount:
          "[tuotteita|työn osuus|kulutus|paino] [yhteensä|];kassa alennus;käteisalennus;säästit;säästö;säästöt;säästösi;määrä;kappalemäärä;kpl yhteensä;tunnit yhteensä;urakkasumma;sopimushinta;laskutettu tähän mennessä;valuuttakurssi;kurssi;bonus;bonusta kertyi;pisteet;veroton myynti 0 %;alv 0;alv 0 %;kotitalousvähennys;vähimmäismaksu;maksuerä;kuukausierä;alv erittely;verokanta;bonukseen oikeuttavat ostot;kokonaispaino;vuosikulutus;luottoraja;tarvikkeiden osuus".split(
            ";",
          ),
      },
      columns: {
        position: "rivi;nro;rivinro".split(";"),
        code: "[tuotenumero|tuotekoodi|nimikenumero|nimikekoodi];koodi;tuotetunnus;ean koodi;nimike nro;artikkeli nro;tuote no;art nro;tuotteen numero;[tuotenro|tuote nro];artikkelinumero;ean numero".split(
          ";",
        ),
        description:
          "[tuotteen|] [kuvaus|nimi];selite;nimike;tuote;tuotteet;tuotenimi;tuoteseloste;tuote palvelu;tuotteet ja palvelut;palvelu;palvelut;tavara;artikkeli;teksti;nimitys;erittely;selitys;laskutettava;työ;suorite;rivin kuvaus;rivikuvaus;tuotenimike;[tuotekuvaus|tuote kuvaus];palvelun kuvaus;tuote tai palvelu;työn kuvaus".split(
            ";",
          ),
        quantity:
          "[kpl|toimitettu|laskutettu|h|toim|] määrä;kpl;lkm;toimitettu;määrä yks;määrä yksikkö;tunnit;tunteja;kulutus;kappalemäärä;tuntia;lukumäärä;määrä kpl;tuntimäärä".split(
            ";",
          ),
        unit: "yksikkö;yks;yksik;mittayksikkö".split(";"),
        unitPrice:
          "[hinta|yksikköhinta] [ilman alv|alv 0 %|sis alv|];[veroton|verollinen] [hinta|yksikköhinta];[yksikköhinta|yks hinta] eur;veroton [yks hinta|a hinta];hinta [veroton|verollinen];eur [kpl|h];yks hinta;a hinta;ahinta;kpl hinta;hinta kpl;hinta yks;yksikköhinta veroton;à hinta veroton;a hinta alv 0 %;nettohinta;hinta eur;ovh;tuntihinta;hinta h;à hinta eur;hinta netto;snt kwh;hinta snt kwh;listahinta;myyntihinta;kappalehinta".split(
            ";",
          ),
        discount: "[alennus|ale] [eur|]".split(";"),
        discountRate: "ale %;alennus %;alepros;alennusprosentti;% ale;al %".split(";"),
        taxRate:
          "alv [%|kanta|prosentti|koodi|pros];% alv;vero %;verokanta %;[verokanta|vero kanta];veroprosentti".split(
            ";",
          ),
        taxAmount:
          "[alv|veron] [osuus|määrä];alv:n [osuus|määrä];alv;alv eur;vero;arvonlisävero;alv yhteensä;alv summa;verot".split(
            ";",
          ),
        amount:
          "[summa|yhteensä|yht] [eur|];rivin [summa|hinta];rivisumma;rivi yhteensä;euroa;arvo;hinta yhteensä;kokonaishinta;rivihinta;loppusumma;kokonaissumma".split(
            ";",
          ),
        netAmount:
          "[yhteensä|summa] [veroton|ilman alv|alv 0 %];veroton [yhteensä|summa|eur|arvo|];veroton [rivisumma|yht|rivihinta];yht [veroton|alv 0 %];nettosumma;netto yhteensä;rivisumma veroton".split(
            ";",
          ),
        grossAmount:
          "[yhteensä|summa] [verollinen|sis alv];verollinen [yhteensä|summa|eur|];verollinen [rivisumma|yht];bruttosumma;rivisumma verollinen;yht sis alv".split(
            ";",
          ),
        serviceDate:
          "pvm;päivä;päivämäärä;toimituspäivä;toimituspvm;ajalta;jakso;toim pvm;suorituspäivä".split(
            ";",
          ),
        other:
          "paino;kg;pakkaus;tilattu;tilattu määrä;jälkitoimitus;tilausnro;tilaus;lähete;projekti;kustannuspaikka;tili;sarjanumero;erä;alkuperämaa;lukema;edellinen lukema;alkulukema;loppulukema;lasku;laskunro;pantti;debet;kredit;huom;toimitusaika".split(
            ";",
          ),
      },
      roles: {
        customer:
          "asiakkaan [tiedot|nimi|osoite];[ostajan|vastaanottajan|maksajan] tiedot;asiakas;ostaja;laskutusosoite;laskutustiedot;laskutetaan;laskun vastaanottaja;tilaaja osoite;maksaja;vastaanottaja;toimeksiantaja;vuokralainen;vieras;laskutusasiakas;ostajan nimi;saaja laskun;[laskunsaaja|laskun saaja];ostajan osoite;asiakastiedot;laskutettava asiakas".split(
            ";",
          ),
        shipTo:
          "[kohteen|työmaan|käyttöpaikan] osoite;[kohdeosoite|työmaaosoite];toimitetaan;toimituspaikka;toimitustiedot;tavaran vastaanottaja;toimitusasiakas;noutopaikka;[toimitusosoite|toimitus osoite];toimituskohde;asennusosoite;loppuasiakas".split(
            ";",
          ),
        vendor:
          "[laskuttajan|toimittajan|yrityksen] [tiedot|nimi];myyjä;toimittaja;lähettäjä;laskuttaja;laskun lähettäjä;urakoitsija;aliurakoitsija;palveluntarjoaja;myyjän tiedot;yritys;vuokranantaja;myyjän nimi".split(
            ";",
          ),
        remitTo:
          "saaja;maksun saaja;saajan nimi;tilinomistaja;maksetaan tilille;saaja mottagare;maksunsaaja;tilin omistaja;tilinhaltija".split(
            ";",
          ),
      },
      months: [
        "tammikuu;tammikuuta;tammi".split(";"),
        "helmikuu;helmikuuta;helmi".split(";"),
        "maaliskuu;maaliskuuta;maalis".split(";"),
        "huhtikuu;huhtikuuta;huhti".split(";"),
        "toukokuu;toukokuuta;touko".split(";"),
        "kesäkuu;kesäkuuta;kesä".split(";"),
        "heinäkuu;heinäkuuta;heinä".split(";"),
        "elokuu;elokuuta;elo".split(";"),
        "syyskuu;syyskuuta;syys".split(";"),
        "lokakuu;lokakuuta;loka".split(";"),
        "marraskuu;marraskuuta;marras".split(";"),
        "joulukuu;joulukuuta;joulu".split(";"),
      ],
      legalForms:
        "oy;oyj;oy ab;ab oy;oy ltd;ky;ay;tmi;t mi;toiminimi;osk;osuuskunta;ry;r y;rf;as oy;asunto oy;koy;kiinteistö oy;säätiö;kommandiittiyhtiö;avoin yhtiö;osakeyhtiö;kunta;kaupunki;yhtymä;julkinen osakeyhtiö".split(
          ";",
        ),
      units:
        "kpl;kappale;kappaletta;tunti;tuntia;tun;pv;päivä;päivää;vrk;yö;yötä;vko;viikko;viikkoa;kk;kuukausi;kuukautta;v;vuosi;vuotta;minuutti;minuuttia;metri;metriä;jm;tonni;tn;litra;litraa;paketti;pss;pussi;ltk;laatikko;lava;rll;rulla;plo;pullo;prk;purkki;säkki;sk;ämpäri;astia;sarja;srj;setti;pari;hlö;henkilö;henkilöä;lisenssi;käyttäjä;sivu;sivua;sana;kerta;kertaa;erä;arkki;levy;nippu;kuorma;matka;yks;yksikkö;neliömetri;kuutiometri;kilometriä;annos".split(
          ";",
        ),
      groupSums:
        "[sivu|lähete|työ|tarvikkeet|materiaalit|ryhmä|projekti|työt|sähkönsiirto|sähkö] yhteensä;siirto;siirretään;siirto seuraavalle sivulle;siirto edelliseltä sivulta;sivun summa;jatkuu;jatkuu seuraavalla sivulla;välisumma lähete".split(
          ";",
        ),
      taxIncluded:
        "[sis|hinnat sisältävät|sisältää] [alv|arvonlisäveron];[hinnat sisältävät|hinta sisältää|sisältää] alv:n;sis alv:n;hinnat sis alv;hinta sis alv;alv sis;josta alv;sisältäen alv;verollinen hinta sis".split(
          ";",
        ),
      currencies: {
        EUR: "euroa;eur;suomi;helsinki;espoo;vantaa;tampere;turku;oulu;jyväskylä;lahti;kuopio;pori;joensuu;lappeenranta;hämeenlinna;vaasa;rovaniemi;seinäjoki;mikkeli;kotka;salo;porvoo;kouvola;kokkola;hyvinkää;lohja;järvenpää;rauma;kajaani;kerava;kirkkonummi".split(
          ";",
        ),
        SEK: "ruotsin kruunu;ruotsi".split(";"),
        USD: "yhdysvaltain dollari;yhdysvallat".split(";"),
      },
    },
    {
      language: "fr",
      titles: {
        invoice:
          "facture [originale|client|d honoraires|d acompte|acompte|de solde|de situation|intermédiaire|finale|définitive|partielle|récapitulative|mensuelle|de vente|de prestation|de prestations|de services|de travaux|de débit|commerciale|électronique|électricité|d électricité|de gaz|d eau|mobile|internet|téléphonique|comptant|rectificative|duplicata|acquittée|fournisseur|de transport|de location|de réparation|hôtel|tva|simplifiée|unique|globale|bon de livraison|d avancement|d achat|de régularisation|de clôture|reçu|ticket|];[duplicata de|duplicata|copie de|votre|ma|relevé de] facture;[note|mémoire] [d honoraires|];décompte [final|de charges|];factures;situation de travaux;note d honoraire;note de frais et honoraires;note de débit;quittancement;appel de fonds".split(
            ";",
          ),
        "credit-note":
          "facture [d avoir|avoir|de crédit|d annulation|négative];avoir [client|commercial|sur facture|];note de crédit;nota de crédit;remboursement;avis de crédit;note crédit;bon d avoir".split(
            ";",
          ),
        receipt:
          "[justificatif|reçu|preuve] [de paiement|d achat];[reçu|ticket] [de caisse|de vente|client|];quittance [de loyer|de paiement|];reçu fiscal;ticket de carte;ticket carte bancaire;justificatif;reçu pour solde;bon de caisse;bon de vente;note de restaurant;addition;l addition;souche tva;souche;copie client;ticket client à conserver;vente comptoir;e ticket".split(
            ";",
          ),
        "pro-forma": "facture [proforma|pro forma|provisoire|brouillon];projet de facture".split(
          ";",
        ),
        other:
          "[bon|confirmation|accusé de réception|accusé|récapitulatif] de commande;[bon|bordereau] [de livraison|d expédition];[accusé|bon|procès verbal|pv] de réception;[bon|rapport|fiche] d intervention;ordre de [service|travail|mission|virement];bulletin de [livraison|versement|salaire];[avis|certificat|demande] de paiement;relevé [de compte|de factures|bancaire|];[offre|demande|liste] de prix;commande;devis;offre;proposition commerciale;proposition;soumission;estimation;cotation;appel d offres;bordereau;liste de colisage;note de colisage;bon de préparation;bon d enlèvement;bon de retour;lettre de voiture;connaissement;feuille de temps;feuille d heures;attachement;état de compte;extrait de compte;balance âgée;rappel;relance;premier rappel;mise en demeure;lettre de relance;avis d échéance;avis de virement;fiche de paie;note de frais;contrat;contrat de sous traitance;avenant;attestation;mandat sepa;tarif;catalogue;échéancier;bon de travail;conditions générales de vente;quitus;mainlevée".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[facture|fact|fac|fra|numéro de facture|n de facture|no de facture|num de facture|avoir|note de crédit|facture avoir|note d honoraires|facture tva|note de débit|facture d acompte|facture d avoir|document|doc|pièce|notre facture|votre facture|proforma|facture proforma|situation] [n|no|nº|num|numero|nr|#|nro];[n|no|nº|num|numero|nr|réf|référence|ref] [|de|de la|d|de votre|du] [facture|fact|avoir|note de crédit|note d honoraires|document|pièce|pièce comptable|proforma|factures];facture [numéro de|réf|référence|id];[note|pièce] n;[identifiant de|n folio|] facture;avoir;fact;n facture à rappeler;n de facture à rappeler".split(
            ";",
          ),
        invoiceDate:
          "date [de facture|facture|de la facture|fact|de facturation|facturation|d émission|émission|d émission de la facture|d etablissement|d édition|de l avoir|avoir|de la note de crédit|du document|document|de document|pièce|de pièce|de la pièce|de création|de la note|du reçu|du ticket|de vente|d achat|comptable|n facture|d émission facture|de l émission];[émise|émis|facture émise|facturé|établie|établi|fait|éditée] le;émis;facture du;facture en date du;avoir du;le date de facture".split(
            ";",
          ),
        plainDate:
          "date [heure|et heure|& heure|de transaction|de la transaction|jour|lieu|];dates;en date du;daté du;datée du;le;fait à le;lieu et date".split(
            ";",
          ),
        dueDate:
          "[à payer|à régler|paiement|payable] [avant le|pour le|le|au plus tard le];date [d échéance|echeance|de l échéance|échéance facture|d échéance de paiement|limite de paiement|limite de règlement|limite|limite pour payer|de règlement|règlement|de paiement prévue|de paiement au plus tard|d exigibilité|d expiration|de prélèvement|prélèvement|valeur|de règlement au plus tard|due];échéance [le|au|de paiement|du paiement|];[prélèvement|prélevé] [le|à partir du];règlement [avant le|le|au plus tard le];échéance au plus tard le;payer au plus tard le;dernier délai de paiement;règlement attendu le;payable jusqu au;à payer jusqu au;payable d ici au;à acquitter avant le;échéances;echeance facture;limite de paiement;à payer avant;à payer au plus tard;à payer d ici le;payable au;à régler avant;à régler d ici le;exigible le;exigible au;due le;dû le;payer avant le;sera prélevé le;prélèvement prévu le;montant prélevé le;prélevé automatiquement le;valeur en votre aimable règlement le;délai au;merci de régler avant le;veuillez payer avant le;pour le au plus tard".split(
            ";",
          ),
        paymentTerms:
          "[conditions de|condition de|modalités de|délai de|cond de|cond] [paiement|règlement];[règlement|paiement|payable] [à réception|sous];[jours|30 jours] [net|fin de mois];conditions;modalité de paiement;termes de paiement;termes;délais de paiement;délai;délai paiement;conditions de vente;règlement;payable à;payable dans;paiement à 30 jours;à réception de facture;à réception;paiement comptant;conditions et mode de paiement;mode et conditions de règlement;termes et conditions de paiement;paiement dans les".split(
            ";",
          ),
        purchaseOrder:
          "[n|no|nº|num|numero|nr|réf|référence|ref] [|de|du|de votre|votre] [bon de commande|bc|commande client|commande du client|votre commande|cde client|commande acheteur|commande de l acheteur|po|commande d achat];[bon de commande|votre commande|votre cde|commande client|cde client|bc|vos commandes|votre bon de commande|v commande|v cde|commande d achat|bon de cde|votre bc|commande acheteur|n commande client|po|votre n commande|v réf commande|référence commande client|réf commande client|numéro de commande client|commande du client|numéro de po] [|n|no|nº|num|numero|nr|réf|référence|#];[votre référence|vos références] commande;[numéro|n] d engagement;votre numéro de commande;votre n cde;engagement;numéro d engagement juridique".split(
            ";",
          ),
        currency:
          "[montants|montants exprimés|prix|tous les montants|tous les prix|tous montants|facturé|libellé|montant exprimé] en;devise [de facturation|du document|facture|];monnaie;code devise;dev".split(
            ";",
          ),
        taxId:
          "[tva|t v a|tva intracommunautaire|tva intracom|tva intra|tva ue|tva fr|tva be] [n|no|nº|num|numero|nr|id|ident|identifiant|be|fr];[n|no|nº|num|numero|nr|numéro d identification|n d identification|identifiant|id|code|n ident|matricule|immatriculation|numéro identification] [|de|à la|de la|pour la] [tva|t v a|tva intracommunautaire|tva intracom|tva intra|tva intra communautaire|tva ce|tva ue|fiscal|fiscale|taxe|tvq|tps|tps tvq|tvh|tps tvh];[n|numéro] [ide|siret|siren|d entreprise|bce];[nif|siret|siren|bce] [n|];[n id|che|identification|n ide|ide|be|] tva;no d enregistrement [tps|tvq];[tps|tvq] [n|no];tva intracommunautaire;tva intracom;tva intra;if;ide;code siret;siret siren;n entreprise;tva bce;num entreprise;neq;n neq;numéro d enregistrement tps;ice;n ice;n identification fiscale;ncc;ninea;n ifu;matricule national".split(
            ";",
          ),
        customerTaxId:
          "[votre|client|acheteur] [n tva|numéro de tva|no tva|tva|tva intracommunautaire|tva intracom|n de tva|siret|siren|identifiant tva|n tva intracommunautaire|tva intra|n siret|numéro de tva intracommunautaire|n de tva intracommunautaire|numéro d entreprise];[n tva|numéro de tva|no tva|tva|tva intracommunautaire|tva intracom|n de tva|siret|siren|tva intra|n tva intracommunautaire|n tva intracom|n siret|numéro de tva intracommunautaire|n de tva intracommunautaire|identifiant tva|ice|tva intracommunautaire du|id tva] [client|du client|acheteur|de l acheteur|preneur|du preneur|destinataire]".split(
            ";",
          ),
        vendorTaxId:
          "[notre|vendeur|fournisseur] [n tva|numéro de tva|no tva|tva|tva intracommunautaire|tva intracom|n de tva|siret|siren|identifiant tva|n tva intracommunautaire|tva intra|n siret|numéro de tva intracommunautaire|n de tva intracommunautaire];[n tva|numéro de tva|no tva|tva|tva intracommunautaire|tva intracom|n de tva|siret|siren|tva intra|n siret|numéro de tva intracommunautaire|identifiant tva] [vendeur|du vendeur|fournisseur|du fournisseur|prestataire|société|émetteur]".split(
            ";",
          ),
        iban: "[code|n|numéro|compte|notre|numéro de compte|n compte|rib|n de compte] iban;iban [n|compte|code|rib];identifiant international de compte bancaire".split(
          ";",
        ),
        receiptNumber:
          "[numéro de|n de|no|n|] [reçu|ticket|transaction];[reçu|ticket] [n|no];no de ticket;transaction n;id transaction;n quittance;quittance n;numéro de quittance;n de vente;vente n;n relevé;relevé n;numéro du relevé;no de reçu;n de caisse ticket;tick".split(
            ";",
          ),
        plainNumber:
          "[numéro de|n de|no de|] référence;références;ref n;n de dossier;réf dossier;identifiant;n".split(
            ";",
          ),
        otherNumber:
          "[n de|numéro de|n] [commande|livraison|colis|client|compte client|compte|contrat|marché|devis|projet|réservation|compteur|série];[commande|bon de livraison|devis|point de livraison|avoir sur facture|réservation|expédition|réf client|chantier|compteur|contrat|affaire|dossier|chambre|client|marché|projet|caisse|ordre|table|ligne|page|cde|lot|bl] [n|];référence [projet|avis de paiement|commande|de commande|de la commande|client|contrat|du contrat|devis|chantier|interne|acheteur|de l acheteur|du client|facture d origine|point de livraison|du point de livraison|acompte|unique de mandat|unique du mandat|mandat|de paiement|à rappeler|paiement|bancaire|virement|du virement|bvr|à mentionner];[n|] [cde|ordre|bon de livraison|bl|expédition|colis|compte client|abonné|carte fidélité|lot|chantier|affaire|dossier|chambre|table|caisse|magasin|autorisation|pompe|facture d origine|facture initiale|ligne|mandat];code [client|tiers|adhérent|fournisseur|comptable|gln|chantier|affaire|service|service exécutant|analytique|ean|service du client|ape|article];[sur|relatif à la|concerne la|annule la|annule et remplace la|type de|type|nature de la|adresse] facture;[no|no de|num|réf] [commande|client];[compte de|contact|mode de|cycle de|service] facturation;réf [projet|comptable|appel d offres|cde|contrat|marché|devis|chantier|affaire|interne|externe|point de livraison|unique mandat|paiement|article];facture [associée|origine|annulée|liée|concernée|rectifiée|précédente|adressée];[n|notre] [commande|bl|devis|offre|réf];[votre|] [n client|numéro client|numéro de client|code client];communication [structurée|à mentionner|];identifiant [client|créancier|créancier sepa];[vos|nos] [références|réf];nombre de [couverts|personnes|nuits];[n|numéro|numéro de] fournisseur;n d [ordre|expédition|envoi|affaire|appel];[notre|votre] [référence|réf];point de comptage [et d estimation|];commande [no|du|web];[ordre|bon] [n|de travail];numéro de ligne [fixe|];n de facture associée;n bon de réception;n bon de vente;notre n de commande;bt n;ordre de réparation;or n;n or;commandes;bons de livraison;n de bl;n de bon de livraison;livraison n;bordereau n;n bordereau;n bon;bon de livraison du;n de suivi;numéro de suivi;suivi;n lettre de voiture;tournée;récépissé n;client no;id client;numéro d abonné;compte n;no de compte;no compte;compte contrat;compte commercial;n de compte contrat;n adhérent;adhérent n;carte de fidélité;fournisseur n;n sociétaire;compte général;n assuré;n patient;n de membre;no contrat;n de lot;devis du;selon devis;offre n;soumission n;nom du projet;no de projet;nom du chantier;numéro de dossier;objet;sujet;concerne;intitulé;désignation du marché;service exécutant;centre de coût;centre de coûts;section analytique;v réf;n dossier réservation;couverts;nb couverts;serveur;serveuse;caissier;caissière;vendeur n;vendeuse;opérateur;hôtesse;tpe;n de terminal;numéro d autorisation;n carte;numéro de carte;no de carte;poste;station;annule et remplace;factures antérieures;numéro de la facture précédente;type de document;pdl;prm;pce;n téléphone de la ligne;immatriculation véhicule;immat;véhicule;n immatriculation;kilométrage;n châssis;n de chassis;modèle;rum;ics;folio;n de page;feuillet;n eori;n article".split(
            ";",
          ),
        otherDate:
          "date [de facture associée|de la facture d origine|de livraison|livraison|de la livraison|de livraison prévue|d exécution|de prestation|prestation|de la prestation|des prestations|de réalisation|de service|du service|de fourniture|d intervention|des travaux|du fait générateur|de commande|commande|de la commande|du bon de commande|cde|du devis|devis|d expédition|expédition|d envoi|bl|du bl|bon de livraison|d impression|de tirage|de paiement|paiement|de réception|d encaissement|de début|de fin|début|fin|de valeur|de validité|d arrivée|de départ|de naissance|de relevé|du relevé|de la prochaine facture|du contrat|de mise en service|de modification|d entrée|de sortie|escompte|limite escompte|de commande client|de réservation|de réalisation des travaux|d engagement|d opération|opération];[livré|livraison|livraison prévue|commande passée|commandé|expédié|imprimé|édité|payé|payée|réglé|réglée|acquittée|acquitté|reçue|encaissé|expire|arrivée|départ|né|née|relevé|prochaine facture|si paiement avant|si payé avant|en cas de paiement avant] le;période [de prestation|du|de|de facturation|facturée|facturation|de consommation|d abonnement];[pour la période|séjour] [du|];[valable|valide|escompte] jusqu au;[mois|heure] [de|];livraison du;intervention du;fait générateur;votre commande du;reçu le date;abonnement du;consommation du;du au;du;au;semaine;année;exercice;trimestre;début;fin;validité;arrivée;départ;prochaine facture;prochain relevé;prochaine relève;prochain prélèvement;dernier relevé;mise en circulation;entrée;sortie;heures;client depuis".split(
            ";",
          ),
        other:
          "[n de|numéro de|] [téléphone|compte bancaire];[n|] [ccp|rcs|rc|ape|assurance|agrément|rbq];[suivi|affaire suivie|dossier suivi|traité|établi|rédigé|paiement|règlement|réglé|payé|expédié|livraison|transport] par;[sarl|sas|sa|société|] au capital de;[domiciliation|virement|agence] [bancaire|];[mode|moyen|moyens|type|méthode] de paiement;[votre|] [contact|interlocuteur|commercial];[code|] [banque|guichet|naf];merci de votre [visite|confiance|achat];service [client|clients|clientèle|après vente];poids [total|net|brut|total kg|];adresse [email|e mail|du siège|];[nb|nbre] [colis|articles];prélèvement [automatique|sepa|];[tel|chèque à l ordre de|chèque|carte|rcs|rc|police|rpm|agrément] n;[siège|capital] [social|];tva acquittée sur les [débits|encaissements];[mode de|mode|en votre aimable] règlement;[pénalités|pénalité|taux de pénalités] de retard;nombre [de colis|de palettes|d articles];tph;n tél;télécopie;télécopieur;mobile;portable;port mobile;standard;ligne directe;courriel;mèl;site;site web;site internet;contactez nous;nous contacter;votre conseiller;sav;relation client;assistance;représentant;vendeur conseil;technicien;à l attention de;attention;gérant;directeur;président;responsable;chef de projet;conducteur de travaux;architecte;maître d oeuvre;chauffeur;signature;cachet;cachet et signature;bon pour accord;nom;prénom;rue;code postal;cp;ville;localité;cp ville;pays;lieu;boîte postale;bp;cs;siège social adresse;coordonnées bancaires;rib;clé rib;clé;code swift;code bic;titulaire du compte bancaire;compte postal;références bancaires;mode paiement;par virement;par chèque;espèce;type carte;titulaire de la carte;r c s;registre du commerce;rm;répertoire des métiers;ape naf;naf ape;assurance décennale;garantie décennale;tribunal de commerce;tribunal compétent;greffe;forme juridique;rpm;licence;licence rbq;carte professionnelle;cnss;patente;immatriculée au rcs;mode de livraison;mode d expédition;mode de transport;transporteur;conditions de livraison;port payé;port dû;franco de port;franco;nb de colis;volume;volume total;palettes;origine;pays d origine;nature;quantité;remarque;remarques;notes;observations;observation;commentaire;commentaires;mention;mentions;information;informations;message;important;détail;détails;récapitulatif;résumé;statut;état;catégorie;langue;copie;duplicata;autoliquidation;exonération de tva;motif d exonération;merci;à bientôt;indemnité forfaitaire;escompte pour paiement anticipé;pas d escompte;conditions d escompte;régime de tva;tva sur les débits;arrêté la présente facture à la somme de;arrêtée la présente facture à la somme de;montant en lettres;en lettres;points;points fidélité;horaires;ouvert".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[total|montant|montant total|sous total|somme|prix total|total général|net|total net|montant net|total facture|total des lignes|total marchandises|marchandises|valeur|total brut|brut|total brut des lignes|total articles|total prestations|prestations|travaux|total travaux|montant brut|montant facture|total commande|total partiel|prix|net commercial|total lignes|montant des travaux|total produits|total après remise|net après remise|sous total après remise|total fournitures et main d oeuvre|montant des prestations] [ht|h t|hors taxe|hors taxes|hors tva|htva|h tva|hors t v a|ht €|ht en euros|ht en eur|ht eur|avant taxes|avant taxe|avant tva|hvat|sans tva|excl tva|ht euros];[total|montant|somme] [excl tva|exclusif tva|avant remise|après remise|avant taxes et frais|net de remise|brut avant remise|des lignes|des lignes nettes|de lignes];total [intermédiaire|net|brut|marchandises|articles|produits|de la marchandise|hors taxe net|prestations|des montants ht|ht net];[montant|] [sous total|net|brut];somme des montants nets [des lignes|];sous total [général|net|marchandises];sous totaux;s total;ss total;s tot;net commercial;valeur marchandise;valeur des marchandises;ht;thtva;marchandise;mt ht;mt total ht;mnt ht;tot ht;tot h t;montants ht;montant ht total".split(
            ";",
          ),
        discount:
          "remise [globale|totale|commerciale|exceptionnelle|client|ht|ttc|pied|pied de facture|facture|sur facture|générale|accordée|fidélité|supplémentaire|%|sur total|sur montant ht|immédiate|ligne|spéciale|de fin d année|];[total|] [remise|remises|rabais|réductions|remise ht];[montant|] [remise|réduction|total des remises];rabais [accordé|total|spécial|fidélité|de quantité|de gros];[code|] [promotion|promo];ristourne;ristournes;déduction;réfaction;abattement;montant de la remise;montant des remises;% remise;escompte commercial;bon de réduction;bons de réduction;code promotionnel;promotions;offre promotionnelle;coupons;bon d achat;avantage;avantage fidélité;dont remise déduite;geste commercial;moins remise;moins rabais;remises et rabais;total remises lignes;somme des remises;somme des déductions".split(
            ";",
          ),
        shipping:
          "frais [de port|port|de port ht|de port ttc|de port et d emballage|de port et emballage|de port & emballage|d envoi|d expédition|expédition|de livraison|livraison|de transport|transport|d acheminement|de poste|d affranchissement|de fret|d expédition et de manutention|postaux|de courrier];[forfait|participation aux frais de|] [port|transport];livraison [ht|ttc|standard|express|à domicile|];[port|transport] [ht|et emballage];[coût de|forfait] [transport|livraison];port & emballage;ports;total port;participation port;expédition;coûts de transport;coût d expédition;affranchissement;fret;camionnage;messagerie;envoi;expédition et manutention;timbre;total livraison;total frais de port;port forfaitaire;manutention et transport".split(
            ";",
          ),
        otherCharge:
          "frais [divers|annexes|supplémentaires|de dossier|de gestion|de facturation|d emballage|de manutention|de service|de déplacement|kilométriques|de traitement|administratifs|d administration|d assurance|de douane|de dédouanement|de recouvrement|de rappel|de relance|bancaires|de carte|de paiement|minimum de commande|fixes|avancés|d installation|d activation|de mise en service|];[surcharge|contribution] [énergie|énergétique|];[surcharge|taxe] [carburant|gasoil];[gestion|évacuation|traitement] des déchets;indemnité [kilométrique|forfaitaire de recouvrement|];[éco|] [contribution|contributions];autres frais;total frais;emballage;emballages;manutention;service;service %;déplacement;déplacements;forfait déplacement;supplément;suppléments;participation énergie;majoration;majorations;surtaxe;surtaxe carburant;assurance transport;assurances;droits de douane;douane;intérêts de retard;intérêts;pénalités;éco participation;ecoparticipation;eco participation ht;eco taxe;écotaxe;contribution environnementale;deee;d3e;recyclage;tar;vrg;recupel;bebat;écofrais;taxe de séjour;taxe séjour;taxe d aéroport;taxes aéroport;consigne;consignes;consigne vide;vidange;vidanges;dépôt consigne;minimum de commande;forfait;débours;couvert;redevance;redevances;abonnement frais;mise en service;péage;péages;stationnement".split(
            ";",
          ),
        tip: "pourboire;pourboires;gratification".split(";"),
        rounding:
          "[différence d|écart d|ajustement d|montant|] arrondi;arrondi [au 5 centimes|ttc|5 centimes];arrondis;arrondissement;centimes arrondis".split(
            ";",
          ),
        tax: "tva [à|au taux de|%|due|à payer|montant|sur débits|sur ht|collectée|intracom|eur|normale|réduite|taux normal|taux réduit|20|10|5 5|21|6|12|20 %|10 %|5 5 %|2 1 %|21 %|6 %|12 %|8 1 %|7 7 %|btw|];[montant|] [tva|t v a|taxe|taxes|tps|tvq];taxe [de vente|sur la valeur ajoutée|de vente du québec|sur les produits et services|fédérale|provinciale|sur produits et services|intérieure];[montant de la|mt|mnt|mont|dont|plus|mwst|btw] tva;droit de timbre [fiscal|];dont t v a;taux normal;taux réduit;taux intermédiaire;taxes de vente;t p s;t v q;tvp;tvh;tps tvh;tps 5 %;tvq 9 975 %;total tps;total tvq;timbre fiscal;fodec;montant de la taxe;montant des taxes;octroi de mer;cta;cspe;ticgn;tcfe;accise;accise sur l électricité;accise sur l energie;contribution au service public de l électricité;contribution tarifaire d acheminement;tgap;impôt".split(
          ";",
        ),
        totalTax:
          "[total|montant total] [tva|de la tva|taxes|des taxes];total tva [et taxes|eur|en euros];total t v a;tva totale;tva total;montant total de tva;total taxe;total montant tva;taxes totales;somme tva;somme des taxes;total des tva;total taxes et contributions;montant global tva".split(
            ";",
          ),
        taxBase:
          "base [ht|h t|tva|imposable|taxable|de calcul|taxe|d imposition|hors taxes|tva ht|ht soumise à tva|imp|hors tva|d imposition tva|du montant|taxable ht|];[montant|total] [imposable|taxable|soumis à tva];[bases|montant base] [ht|];montant soumis;ht soumis à tva;assiette;assiette tva;ht base;montant de base;montant ht par taux".split(
            ";",
          ),
        withholding:
          "retenue [à la source|de garantie|garantie|de garantie 5 %|rg|compte prorata|prorata|d impôt|];précompte [professionnel|isb|];retenues;rg;rg 5 %;rs;ras;irpp;bic précompte;compte prorata;prorata;moins retenue de garantie".split(
            ";",
          ),
        total:
          "[total|montant|montant total|sous total|somme|prix total|total général|net|total net|montant net|total facture|prix|montant facture|total commande|total de la facture|total partiel|total de votre facture|valeur|brut|total achat|montant de la facture|total avoir|grand total|montant global|prestations|total produits|montant facturé] [ttc|t t c|toutes taxes comprises|tvac|t v a c|tva comprise|tva incluse|tva c|avec tva|taxes comprises|taxes incluses|ttc €|ttc en euros|ttc en eur|ttc eur|incl tva|tva inclus|taxe comprise|ttc euros|inclus tva];total [général|facture|de la facture|de votre facture|de cette facture|global|avoir|de l avoir|de la commande|commande|achat|achats|ticket|note|à facturer|euros|euro|en euros|en eur|chf|cad|reçu|de l achat|général eur|vente|incluant taxes|avec taxes|tout compris|du document|addition|dh|fcfa|facture eur];montant [total|total de la facture|de la facture|facture|de votre facture|de l avoir|global|brut ttc|total eur|en euros|total en eur];ttc;t t c;tvac;grand total;prix total;mt ttc;mnt ttc;tot ttc".split(
            ";",
          ),
        plainTotal: "totaux;tot;somme;montant;total montant;montants".split(";"),
        amountPaid:
          "[montant|] [acompte|payé|réglé|versé|déjà payé|déjà réglé|déjà facturé|déjà perçu|prépayé];acompte [versé|reçu|payé|déjà versé|déjà réglé|à déduire|ttc|ht|déduit|sur commande|n 1];[moins|total des|] [acomptes|situations précédentes];[arrhes|provisions|avances] [versées|];[déduction|] [acompte|acomptes|situation précédente];[paiements|règlements] [reçus|effectués];acomptes [versés|reçus|déjà versés|à déduire|déduits];[versement|paiement|dépôt] [reçu|];[total|vos] [règlements|paiements];[avance|provision] [versée|];[paiement|règlement] [reçu|effectué];[carte|chèque|bon] cadeau;déduction d acompte;moins acompte;total acomptes;montant de l acompte versé;facture d acompte déduite;factures d acompte;avance reçue;remboursement avance;paiements;versements;versements effectués;total des règlements;total payé;total réglé;montant acquitté;déjà versé;somme versée;sommes versées;sommes déjà versées;prépaiement;mensualités versées;mensualités payées;vos versements;crédit appliqué;avoir imputé;avoir déduit;avoir utilisé;avoirs;crédit;crédits;cumul des situations précédentes;facturations précédentes;total facturé précédemment;dépôts;paiement anticipé;dont acompte versé;prépaiements;moins paiement;moins paiements".split(
            ";",
          ),
        balanceDue:
          "[montant|] [net à payer|à payer|total à payer|total à régler|restant dû|total dû|dû|à régler|à percevoir|à prélever|à rembourser|impayé];solde [dû|à payer|à régler|restant|restant dû|ttc|facture|de la facture|total|du compte|de votre compte|net à payer|actuel|à verser|en votre faveur|en notre faveur|];[net|reste|montant] [à payer|à payer ttc|à régler|dû|à percevoir];[net à payer|total à payer|montant dû] [ttc|eur];somme [à payer|à régler|due|totale à payer];[net à|à] [payer eur|verser|rembourser|votre crédit];net à payer en euros;total net à payer;total à régler ttc;reste;reste à charge;montant restant à payer;montant restant;total due;nouveau solde;montant exigible;montant échu;montant prélevé;montant du prélèvement;total à prélever;sera prélevé;prélèvement de;net à déduire;total à rembourser;crédit en votre faveur;nap;n a p;montant en souffrance;montant de cet échéance;paiement demandé;paiement dû;à payer chf;à payer cette fois;veuillez payer;montant à virer".split(
            ";",
          ),
        cashTendered:
          "[paiement|] [espèces|comptant|carte|cb];carte [bancaire|bleue|de crédit|de débit|débit|crédit|bancaire eur];[ticket|tickets|titre|titres] restaurant;[cb|cb sans|sans] contact;espece;en espèces;payé espèces;argent comptant;liquide;reçu espèces;espèces reçues;espèces eur;montant donné;donné;montant reçu;somme reçue;somme remise;cb emv;cb visa;bancontact;mastercard;interac;american express;chèque;chèques;chèque déjeuner;chèques vacances;ec maestro;postcard;twint;débit;reglement cb".split(
            ";",
          ),
        cashChange:
          "monnaie [rendue|à rendre|remise|rendu|];rendu [monnaie|espèces|eur|cash|];à rendre;retour;change;reste à rendre;retour espèces;remis".split(
            ";",
          ),
        previousBalance:
          "solde [antérieur|précédent|reporté|à nouveau|de la facture précédente|facture précédente|initial|d ouverture|dernier relevé|au|de votre compte au|en souffrance|précédent dû];[report solde|montant|reste dû|rappel solde] antérieur;[montant de la|votre|] facture précédente;ancien solde;report solde;report à nouveau;impayés antérieurs;impayés;arriérés;arriéré;dernière facture;montant en retard".split(
            ";",
          ),
        otherAmount:
          "montant [escompte|si paiement avant le|sous déduction escompte|du marché|marché|du contrat|initial du marché|du devis|des avenants|cumulé|en lettres|cagnotté|exonéré|non soumis à tva|acompte à verser|autorisé];total [avec escompte|économisé|poids|volume|quantité|qté|colis|heures|articles nombre|kwh|devis|marché|cumulé];escompte [si paiement|pour paiement comptant|%|de règlement|déductible|2 %|];dont [remise|remises|éco participation|ecotaxe|eco part|deee|eco contribution|éco participation ht|tva 20|taxes];poids [total|net|brut|];[nombre d|nb|nbre d] articles;acompte [demandé|à verser|à payer];net avec escompte;net à payer avec escompte;net escompte déduit;rabais pour paiement anticipé;vous économisez;économie;économies;vous avez économisé;votre économie;économie réalisée;économies réalisées;remise incluse;volume total;quantité totale;nombre de colis;consommation;consommation totale;cumul;travaux exécutés;avancement;avancement cumulé;reste à facturer;prochaine échéance;prochaine mensualité;mensualité;mensualités;échéance 1;échéance 2;taux de change;cours;taux;en lettres;plafond;encours;encours autorisé;points;points cumulés;points gagnés;solde points;cumul points;cagnotte;exonéré;exonéré de tva;non soumis;non taxable;hors champ;non imposable;non assujetti;valeur déclarée;valeur en douane;prix public;prix moyen;index;ancien index;nouvel index;récapitulatif tva;détail tva;ventilation tva;détail de la tva;contre valeur;solde avant retenue;indemnité de retard;index précédent;nb couverts;part fixe;solde de garantie".split(
            ";",
          ),
      },
      columns: {
        position:
          "[n|no|n de|] ligne;poste;item n;n poste;n ordre;rang;n art;lig;n ld;numéro;n".split(";"),
        code: "[référence|code|réf|no] [article|produit];code [ean|barre|art|prestation|acte|nomenclature|douanier|marchandise|cip|];[n|no|numéro] d article;[v|n|] référence;références;article n;n article;référence fournisseur;ref fournisseur;référence fabricant;ean13;gencod;codes barres;réf n;cod art;art n;numéro de produit;nomenclature douanière;réf interne;cip;réf art;ref code".split(
          ";",
        ),
        description:
          "[désignation|description] [des travaux|des prestations|article|du produit|produit|];[désignation des|] [articles|produits|prestations|marchandises|travaux];[réf|référence|référence et|code|article|n article] désignation;[prestations de|description des|produits|produits et|biens et|biens ou|] services;[détail|détails|nature] [des prestations|];[libellé|] [article|produit];[libellé|nature] [de la prestation|];[produit|produit ou|] service;désignations;descriptions;libellés;prestation;nature des travaux;désignation et description;description de l article;intitulé;objet;dénomination;dénomination des produits;marchandise;activité;activités;fournitures;fourniture;main d oeuvre;ouvrage;ouvrages;travail effectué;travaux effectués;texte;élément;éléments;poste de dépense;nom du produit;nom;offre;abonnement;votre abonnement;formule;désignation référence;désignation commentaire;article description;rubrique;opération;contenu;type de frais;ce que vous avez acheté".split(
            ";",
          ),
        quantity:
          "[quantité|qté] [facturée|livrée|unité|expédiée|];[nb|nombre de|] [jours|nuits|pièces];[nombre d|nb|] [heures|unités];[quantité|consommation|conso] [kwh|];quantités;qtés;qtité;qté liv;qté fact;livré;livrée;qtés livrées;nombre;nb;nbre;nbr;nb u;heure;nb h;qté u;quant liv;volume conso;mois;durée;temps;temps passé;personnes;nb pers;qté vendue;exp;qté exp;litres".split(
            ";",
          ),
        unit: "[unités de|unité de|unité|un|u|] mesure;unité;un;unité de vente;uv;ut;unité facturation;unité fact;uté;u".split(
          ";",
        ),
        unitPrice:
          "prix [unitaire|unitaires|unit|unité|u|unitaire ht|unitaire h t|unitaire hors taxe|unitaire hors taxes|unitaire hors tva|unitaire htva|unitaire ttc|unitaire tvac|unitaire net|unitaire net ht|unitaire brut|unitaire eur|unitaire en euros|unitaire chf|unit ht|unit net|unit ttc|u ht|ht|h t|ttc|net|net ht|brut|brut ht|eur|en euros|chf|à l unité|par unité|unitaire net hors taxe|tarif|de vente|base|de base|catalogue|public|kwh|du kwh|par kwh|unitaire du kwh|par nuit|jour|journée|heure|remisé|unitaire remisé|pièce|la pièce|mensuel|vente|hors tva|unitaire hors t v a|];[pu net|montant unitaire|unitaire|px unit|p u net|pu brut|tarif|p u] [ht|];[p|px|tarif|coût|valeur|pv] unitaire;[p u|pu] [ht|h t|brut|ttc|eur];p unit;px u;puht;puttc;pu euros;px net;px brut;px unit net;tarif horaire;taux horaire;taux h;taux;coût;tjm;pu remisé;unitaire net".split(
            ";",
          ),
        priceBasis: "unité de prix;base de prix;prix par;par;base prix;quantité de base".split(";"),
        discount:
          "remise;rem;remises;rabais;réduction;ristourne;montant remise;remise ht;remise eur;mt remise;escompte".split(
            ";",
          ),
        discountRate:
          "[%|taux|taux de|tx] remise;[remise|rem] [%|en %];% rem;r %;rabais %;% rabais;% réduction;réduction %;% r".split(
            ";",
          ),
        taxRate:
          "[taux|taux de|%|tx|tx de|code|c|cd|taux de la|type|t|cat|catégorie|régime] tva;tva [%|code|taux|en %|tx|applicable];[taux|taux de|%|code] taxe;taux t v a;taxe %;taux tva %;ctva;taux taxes;cv".split(
            ";",
          ),
        taxAmount:
          "montant [tva|de la tva|taxe|taxes|de tva];tva;t v a;mt tva;mnt tva;tva eur;total tva;taxe;taxes;tps;tvq;tva montant;mont tva".split(
            ";",
          ),
        amount:
          "montant [eur|en euros|en €|euros|chf|total|ligne|net à payer ligne|facturé|de la ligne|à payer|];total [en euros|euros|chf|ligne|prix|par article|article|partiel|de ligne];[prix|sous|s|coût|px] total;montants;totaux;prix total eur;somme;valeur;euros;mt;mnt;prix tot;débit".split(
            ";",
          ),
        netAmount:
          "[montant|total|prix total] [ht|h t|hors taxes|hors tva|htva|net|net ht];[montant|total] [hors taxe|ht eur|ht en euros|ligne ht];[montant|] [total ht|tot ht|net ht|ht|h t];mt ht;mnt ht;mont ht;mt net ht;mt net;mtt ht;valeur ht;valeur nette;montant brut ht;sous total ht;total excl tva;base ht;px total ht;total pu ht;facturé ht;montant h tva".split(
            ";",
          ),
        grossAmount:
          "[montant|total] [ttc|t t c|tvac|toutes taxes comprises|tva comprise|tva incluse];[montant|prix|px|sous] total ttc;mt ttc;mnt ttc;tot ttc;ttc;t t c;total ligne ttc;total ttc eur;montant brut;brut;net ttc;total incl tva".split(
            ";",
          ),
        serviceDate:
          "date [de livraison|livraison|de prestation|prestation|de service|d intervention|exécution|opération|du|heure|bl|de réalisation|];dates;jour;du au;mois concerné".split(
            ";",
          ),
        other:
          "[n|date] [commande|facture];[qté|quantité|] commandée;poids [kg|net|brut|];montant [marché|initial|du marché];kg;volume;dimensions;longueur;largeur;hauteur;colis;nb colis;conditionnement;cond;colisage;carton;cartons;palettes;emballage;qté cdée;qté cde;commandé;cde;no commande;reliquat;rel;reste à livrer;qté restante;bl;n bl;bon de livraison;n bon;facture;chantier;affaire;projet;compte;compte comptable;code analytique;n lot;lot n;n série;n de série;dlc;ddm;date limite;origine;pays origine;couleur;taille;marque;famille;catégorie;type;statut;commentaire;observations;image;photo;délai;livraison;date de livraison prévue;éco part;éco participation;ecotaxe;eco contribution;deee;eco contrib;dont éco part;marché;avancement;% avancement;avancement %;avanc %;% avancement cumulé;cumul;cumul précédent;situation précédente;situation cumulée;mois précédent;mois m;reste à facturer;ancien index;nouvel index;index;index ancien;index nouveau;relevé;débit crédit;crédit;solde;échéance;règlement;mode de règlement;acompte;paiement;de;début;fin;du;au;collaborateur;intervenant;consultant;technicien;véhicule;immatriculation;tarif public;pvc;exonéré;taxable".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[nom du|nom|adresse|adresse du|coordonnées|coordonnées du|informations|à l ordre du|nom et adresse du|raison sociale|] client;[adresse de|adresse|] facturation;[facturé|facturer|facturée|adressé|adressée|vendu|doit|émise] à;facturéà;adresséà;venduà;[client|client final|compte] facturé;cliente;clients;vos coordonnées;votre adresse;vos informations;facture pour;facturé au;pour;destinataire;destinataire de la facture;acheteur;preneur;donneur d ordre;maître d ouvrage;payeur;débiteur;tiers payeur;doit;preneur du service;bénéficiaire de la prestation;locataire;abonné;titulaire du contrat;assuré;adhérent;hôte;monsieur;madame;m mme;entreprise cliente;reçu de;émis pour".split(
            ";",
          ),
        shipTo:
          "[adresse|lieu] [de livraison|des travaux|d intervention|de consommation];[adresse|destinataire] [livraison|de la livraison];livré à;livrer à;livraison à;expédié à;expédier à;adresse d expédition;envoyé à;lieu de prestation;lieu d exécution;adresse du chantier;adresse chantier;chantier adresse;adresse du bien;site;votre lieu de consommation;client livré;réceptionnaire;utilisateur final;point de retrait;lieu de fourniture;adresse d installation;bien concerné".split(
            ";",
          ),
        vendor:
          "[nom du|adresse|coordonnées|] fournisseur;[le|adresse du|nom du|] vendeur;[émise|facturé|vendu|vendu et expédié|émis|délivré] par;prestataire;prestataire de services;émetteur;émetteur de la facture;facture de;de la part de;expéditeur;entreprise;société;raison sociale;commerçant;sous traitant;entrepreneur;artisan;créancier;bailleur;de;notre société;titulaire du marché".split(
            ";",
          ),
        remitTo:
          "[chèque|chèque libellé|libeller|payable|règlement|] à l ordre de;titulaire [du compte|compte|];[payer|paiement|règlement|à verser|règlement à adresser|faire parvenir le paiement|compte payable|virement] à;bénéficiaire;ordre;nom du bénéficiaire;adresse de paiement;adresse de règlement;en faveur de;intitulé du compte".split(
            ";",
          ),
      },
      months: [
        "janvier;janv;jan;jv".split(";"),
        "février;fevrier;févr;fév;fev".split(";"),
        "mars;mar".split(";"),
        "avril;avr".split(";"),
        "mai".split(";"),
        "juin;jun".split(";"),
        "juillet;juil;jul;juill".split(";"),
        "août;aout;aoû;ao".split(";"),
        "septembre;sept;sep".split(";"),
        "octobre;oct".split(";"),
        "novembre;nov".split(";"),
        "décembre;déc;dec".split(";"),
      ],
      legalForms:
        "sarl;s a r l;sas;s a s;sasu;s a s u;eurl;e u r l;snc;s n c;sci;s c i;scop;s c o p;sca;scs;sep;selarl;selas;selafa;scp;scm;ei;eirl;e i r l;gie;gaec;earl;ets;établissements;société;sté;société anonyme;société à responsabilité limitée;société par actions simplifiée;compagnie;cie;et cie;& cie;et fils;& fils;frères;frères et fils;entreprise individuelle;auto entrepreneur;autoentrepreneur;micro entreprise;association;asbl;a s b l;sprl;s p r l;s r l;scrl;s c r l;sc;sprlu;aisbl;fondation;coopérative;mutuelle;ltée;inc;enr;senc;s e n c;senc rl;groupe;succursale;sarl au;suarl;sàrl s".split(
          ";",
        ),
      units:
        "unité;unités;pce;pces;pc;pcs;pièce;pièces;hrs;heure;heures;j;jr;jrs;jour;jours;journée;journées;nuit;nuits;nuitée;nuitées;semaine;semaines;sem;mois;an;ans;année;années;trimestre;minute;minutes;forfait;forfaits;fft;ft;ff;fo;ens;ensemble;gl;global;mètre;mètres;ml lin;mètre linéaire;mètres linéaires;mc;are;kilos;tonne;tonnes;litre;litres;dl;hl;kva;carton;cartons;ct;crt;colis;col;boîte;boîtes;bte;btes;bt;paquet;paquets;pqt;pq;sac;sacs;sc;palette;palettes;rouleau;rouleaux;rlx;rou;bouteille;bouteilles;btl;blle;bidon;bidons;fût;fûts;pot;pots;seau;seaux;tube;tubes;lot;lots;paire;paires;pr;jeu;jeux;kits;cent;mille;botte;bottes;feuille;feuilles;page;pages;personne;personnes;couvert;couverts;licence;licences;utilisateur;utilisateurs;voyage;voyages;trajet;passage;intervention;interventions;séance;séances;mot;mots;pt;point;points;bobine;barre;barres;plaque;plaques;panneau;panneaux;caisse;caisses;go;mo".split(
          ";",
        ),
      groupSums:
        "[total|sous total] [page|de la page|lot|chapitre|section|poste|main d oeuvre|fournitures|groupe];total [à reporter|report|bl|bon de livraison|du bon de livraison|chantier|commande n|pièces|matériel|matériaux|du lot|du chapitre|abonnements|consommation|consommations|abonnement|tranche|rubrique|affaire|semaine|du jour|journée|partiel du];report [page|de la page|page précédente|précédent|];suite [page|au verso|page suivante|];à reporter;reports;montant à reporter;à suivre;sous total de;sous total du;cumul page;transport page".split(
          ";",
        ),
      taxIncluded:
        "[prix|] [ttc|toutes taxes comprises|tva comprise|tva incluse|tvac];tous les prix [sont ttc|tva incluse|incluent la tva];les prix s entendent [ttc|tva incluse];[service et taxes|service|prix nets taxes et service] compris;t t c;tva inclus;taxes comprises;taxes incluses;prix en euros ttc;prix exprimés ttc;montants ttc;tarifs ttc;prix nets ttc;dont tva;dont t v a;tva compr;tva incl;incl tva;inclus tva;y compris tva;y c tva;tva y comprise;total incluant tva".split(
          ";",
        ),
      currencies: {
        EUR: "france;belgique;luxembourg;paris;lyon;marseille;toulouse;nice;nantes;strasbourg;montpellier;bordeaux;lille;rennes;reims;le havre;saint étienne;toulon;grenoble;dijon;angers;nîmes;villeurbanne;clermont ferrand;le mans;aix en provence;brest;tours;amiens;limoges;annecy;perpignan;metz;besançon;orléans;rouen;mulhouse;caen;nancy;cedex;bruxelles;liège;namur;charleroi;mons;anvers;gand;louvain;monaco;guadeloupe;martinique;la réunion;guyane;allemagne;italie;espagne;pays bas;irlande".split(
          ";",
        ),
        CHF: "franc suisse;francs suisses;francs;suisse;genève;lausanne;fribourg;neuchâtel;sion;zurich;berne;bâle;nyon;montreux;vevey;yverdon;delémont;vaud;valais".split(
          ";",
        ),
        CAD: "dollar canadien;dollars canadiens;québec;montréal;laval;gatineau;sherbrooke;trois rivières;longueuil;lévis;canada".split(
          ";",
        ),
        USD: "dollar américain;dollars américains;dollar us;dollars us;états unis".split(";"),
        GBP: "livre sterling;livres sterling;royaume uni;angleterre".split(";"),
        XOF: "fcfa;f cfa;franc cfa;francs cfa;cfa;sénégal;dakar;côte d ivoire;abidjan;mali;bamako;burkina faso;ouagadougou;bénin;cotonou;togo;lomé".split(
          ";",
        ),
        XAF: "cameroun;douala;yaoundé;gabon;libreville;congo brazzaville;tchad".split(";"),
        MAD: "dirham marocain;dirhams marocains;dh;dhs;mad;maroc;casablanca;rabat;marrakech;tanger;fès;agadir".split(
          ";",
        ),
        DZD: "dinar algérien;dinars algériens;algérie;alger;oran".split(";"),
        TND: "dinar tunisien;dinars tunisiens;dt;tunisie;tunis;sfax;sousse".split(";"),
        XPF: "franc pacifique;francs pacifique;fcp;xpf;nouvelle calédonie;polynésie française;nouméa;papeete".split(
          ";",
        ),
      },
    },
    {
      language: "hu",
      titles: {
        invoice:
          "[áfás|készpénzes|készpénzfizetési|egyszerűsített|elektronikus|e|átutalásos|elszámoló|közüzemi|villamosenergia|módosító|eladói|vevői|] számla;[végszámla|részszámla|gyűjtőszámla|áramszámla|gázszámla|fuvarszámla];számla eredeti;helyesbítő számla másolat;terhelési értesítő;számlakép;[előlegszámla|előleg számla];[számlamásolat|számla másolat];módosító okirat".split(
            ";",
          ),
        "credit-note":
          "[jóváíró|érvénytelenítő|helyesbítő|visszáru] számla;jóváírás;stornó;sztornó;jóváíró;[stornószámla|stornó számla];[sztornószámla|sztornó számla];érvénytelenítő okirat".split(
            ";",
          ),
        receipt:
          "[adóügyi|fizetési|nem adóügyi|vásárlói] bizonylat;nyugta;blokk;pénztárblokk;kassza blokk;elismervény;átvételi elismervény;pénztárbizonylat;bevételi pénztárbizonylat;vevő példánya;kártyabirtokos példánya;kereskedő példánya;ügyfél példánya".split(
            ";",
          ),
        "pro-forma":
          "díjbekérő;előszámla;díjbekérő számla;[proforma|pro forma] számla;előlegbekérő".split(
            ";",
          ),
        other:
          "árajánlat;ajánlat;megrendelés;megrendelő;rendelés visszaigazolás;visszaigazolás;fuvarlevél;cmr;csomagjegyzék;munkalap;teljesítésigazolás;teljesítési igazolás;átadás átvételi jegyzőkönyv;jegyzőkönyv;szerződés;egyenlegközlő;egyenlegértesítő;fizetési felszólítás;felszólítás;fizetési emlékeztető;bankszámlakivonat;bérjegyzék;költségvetés;árlista;garanciajegy;raktári bizonylat;felmérési napló;kiküldetési rendelvény;[szállítólevél|szállító levél];kiadási pénztárbizonylat".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[számla|bizonylat|díjbekérő] [száma|sorszáma];számla;számla azonosító;számla azonosítója;a számla sorszáma;számla nr;sorszám számla;stornó számla száma;jóváíró számla száma;számlaszámunk;[számlasorszám|számla sorszám];[számlaszám|számla szám];[bizonylatszám|bizonylat szám];számla száma sorszáma;végszámla száma;díjbekérő szám;díjbekérő sorszám".split(
            ";",
          ),
        invoiceDate:
          "[számla kiállításának|kiállítás|bizonylat] [dátuma|kelte];kelte;kiállítás napja;kiállítva;számla dátuma;számla dátum;keltezés;számla kiállítás dátuma;számla kelt;kelt;a számla kelte;kiállítás ideje;kiállítás;kibocsátás dátuma;díjbekérő kelte;nyugta kelte;[számlakelte|számla kelte];számla kibocsátás dátuma;számla kibocsátásának dátuma;számlakibocsátás dátuma;számla kiállítási dátuma".split(
            ";",
          ),
        plainDate: "dátum idő;dátum és idő;kelt dátum;vásárlás dátuma;tranzakció dátuma".split(";"),
        dueDate:
          "fizetési [határidő napja|hat|határideje|határnap|dátum];esedékesség [dátuma|napja|];[fiz|befizetési|] határidő;fizetés esedékessége;esedékes;lejárat;fiz hat;fizetés határideje;befizetés határideje;[fizetésihatáridő|fizetési határidő];kiegyenlítés határideje;átutalás határideje;utolsó fizetési nap;fizetés esedékességének dátuma;számla esedékessége;esedékessége;esedékességi dátum;befizetés esedékessége;befizetési határnap;beszedés napja;beszedés dátuma".split(
            ";",
          ),
        paymentTerms:
          "fizetési [feltételek|feltétel|mód és határidő|határidő nap];nap;fizetési kondíciók;fizetési határidő napokban".split(
            ";",
          ),
        purchaseOrder:
          "vevői [rendelésszám|rendelés|megrendelés|megrendelésszám|rendelési szám];vevő megrendelésszáma;megrendelő száma;megrendelőszám;rendelésszámuk;po szám;önök rendelésszáma;hiv megrendelés;vevő rendelési száma;[megrendelésszáma|megrendelés száma];[megrendelésszám|megrendelés szám];vevő [rendelésszáma|rendelés száma];megrendelési szám;megrendelésük száma;önök megrendelése;beszerzési rendelés;beszerzési rendelés száma".split(
            ";",
          ),
        currency:
          "pénznem;deviza;devizanem;számla pénzneme;valuta;összegek;az összegek;az árak;számlázás pénzneme;fizetés pénzneme".split(
            ";",
          ),
        taxId:
          "[belföldi|közösségi|csoportos|uniós|nemzetközi] adószám;[eu|] [vat|adószám|adó szám];adószáma;csoport azonosító;közösségi adószáma;adóazonosító;adóazonosító jel;adóig szám;[csoportazonosító|csoport azonosító] szám;[áfaszám|áfa szám];áfa azonosító szám;áfa azonosító;vat azonosító".split(
            ";",
          ),
        customerTaxId:
          "[vevő|megrendelő|vevő közösségi|a vevő|vásárló] [adószám|adószáma|adó száma];vevő csoport azonosító;vevő eu adószáma;vevő adóazonosító jele;ügyfél adószáma;partner adószáma".split(
            ";",
          ),
        vendorTaxId:
          "[eladó|szállító|kibocsátó|a szállító|számlakibocsátó|szolgáltató] [adószám|adószáma];eladó közösségi adószáma;szállító közösségi adószáma;kiállító adószáma;vállalkozó adószáma".split(
            ";",
          ),
        iban: "iban [szám|számlaszám|kód|bankszámlaszám];nemzetközi bankszámlaszám;bankszámlaszám iban".split(
          ";",
        ),
        receiptNumber:
          "nyugta száma;nyugta sorszáma;blokk száma;nyug szám;tranzakció;tranzakció azonosító;bizonylat azonosító;[nyugtaszám|nyugta szám];[tranzakciószám|tranzakció szám];pénztárbizonylat száma;pénztárbizonylat sorszáma;tranzakció száma".split(
            ";",
          ),
        plainNumber:
          "szám;száma;sorszám;azonosító;hivatkozás;hivatkozási szám;iktatószám;sorszáma;referenciaszám".split(
            ";",
          ),
        otherNumber:
          "[rendelésszám|vevőszám|ügyfélszám|szerződésszám|ajánlatszám|fuvarlevélszám|csomagszám|projektszám|munkaszám|munkalapszám|ügyiratszám|rendszám|alvázszám|szobaszám|kártyaszám|engedélyszám|cégjegyzékszám|terméksorszám];[rendelés|vevő|felhasználó azonosító|szerződés|ajánlat|szállítólevél|munkalap|eredeti számla|előlegszámla|mérő gyári] száma;[felhasználó|szerződés|pod|mérési pont|fogyasztási hely|felhasználási hely] azonosító;[rendelési|gyári|foglalási|ap|nyilvántartási] szám;[eredeti|módosított|helyesbített|érvénytelenített] számla;rendelés;webrendelés;vevőazonosító;ügyfélkód;szerződéses folyószámla;szállítólevél sorszáma;költséghely;hivatkozási számunk;hivatkozásuk;eredeti számla sorszáma;előzményszámla;számla típusa;számla jellege;pod;mérési pont;mérőóra;foglalás;asztal;pénztár;pénztáros;kiszolgálta;pénztárgép;ap;nav ellenőrző kód;auth kód;oldal;lap;cg;tárgy;közlemény;közlemény rovatban;ügyintéző kód;[rendelésazonosító|rendelés azonosító];[vevőkód|vevő kód];[ügyfélazonosító|ügyfél azonosító];[szállítólevélszám|szállítólevél szám];[szállítókód|szállító kód];[partnerkód|partner kód];rendelési azonosító;partner azonosító;szerződés azonosítója;kapcsolódó számla;kapcsolódó számla száma;előzmény számla;előzmény számla száma;helyesbített számla száma".split(
            ";",
          ),
        otherDate:
          "[teljesítés|szállítás|rendelés|megrendelés|nyomtatás|fizetés|befizetés|leolvasás|átvétel] dátuma;teljesítés [időpontja|kelte|napja|ideje|];[teljesítési|elszámolási|elszámolt|számlázási|] időszak;[áfa|] [teljesítés|teljesítési időpont];teljesítési dátum;adófizetési kötelezettség keletkezése;szállítás ideje;szállítási határidő;szállítási idő;rendelés kelte;megrendelés kelte;nyomtatva;nyomtatás ideje;nyomtatási dátum;fizetve;elszámolási időszaka;hónap;év;érvényes;érvényesség;leolvasás;érkezés;távozás;éjszakák száma;vendégéjszaka;születési idő;következő számla;idő;időpont;szerződés kelte;kezdete;vége;előző számla kelte;szolgáltatás időszaka;szolgáltatás dátuma;kiegyenlítés dátuma;kifizetés dátuma;rendelés időpontja;rendelési dátum;kiszállítás dátuma".split(
            ";",
          ),
        other:
          "köszönjük [a vásárlást|hogy nálunk vásárolt|vásárlását|];fizetési [mód|módja|információk];[telefonszám|bankszámlaszám|pénzforgalmi jelzőszám|irányítószám|vámtarifaszám];[összeg|fizetendő|] betűvel;[eredeti|1|] példány;telefonszáma;weboldal;honlap;ügyfélszolgálat;kapcsolattartó;elérhetőség;ügyintéző;kiállító;kiállította;számlázó;eladó neve ügyintéző;átvevő;átvette;bankszámla;számlaszám bank;bank neve;számlavezető bank;pénzintézet;swift kód;fizetés módja;fiz mód;cégjegyzék;székhely;telephely;cím;címe;név;neve;város;település;utca;ország;szállítási mód;szállítás módja;fuvarozó;súly;nettó súly;bruttó súly;megjegyzés;megjegyzések;közlemények;tájékoztató;azaz;fordított adózás;fordított áfa;alanyi adómentes;adómentes jelölés;pénzforgalmi elszámolás;kisadózó;viszontlátásra;másolat;mennyiség;leírás;áfa összesítő;áfa összesítés;áfa bontás;késedelmi kamat;nyitvatartás;aláírás;bélyegző;p h;ph;státusz;pontok;[bankszámlaszáma|bankszámla száma];fizetési módok;bank számlaszám;banki adatok;bankadatok".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "nettó [összesen|érték|érték összesen|összeg|összeg összesen|végösszeg|részösszeg|számlaérték|ár|ár összesen|huf|ft];összesen nettó;részösszeg;részösszesen;áfa nélkül;összesen áfa nélkül;áfa nélküli érték;adó nélküli érték;áfa nélküli összeg;tételek összesen;mindösszesen nettó;szolgáltatások összesen;adóalap összesen nettó;termékek összesen;tételek értéke;termékek értéke;nettó mindösszesen;nettó összérték;összesen adó nélkül".split(
            ";",
          ),
        discount:
          "kedvezmény [összesen|összege|%|];[összes|törzsvásárlói|mennyiségi] kedvezmény;kedvezmények;engedmény;árengedmény;rabatt;kupon;kuponkedvezmény;akció;adott engedmény;hűségkedvezmény;kuponkód".split(
            ";",
          ),
        shipping:
          "[szállítási|kiszállítási] [költség|díj];szállítás;szállítási költségek;házhozszállítás;kiszállítás;fuvardíj;fuvarköltség;fuvar;postaköltség;postai költség;futárszolgálat;futár;csomagolás és szállítás;futárdíj;postázás;csomagszállítás".split(
            ";",
          ),
        otherCharge:
          "[kezelési|csomagolási|egyéb] [költség|díj];utánvét [díja|költsége|];díj;díjak;egyéb díjak;pótdíj;felár;felárak;csomagolás;kiszolgálási díj;felszolgálási díj;üzemanyag felár;késedelmi kamat díj;kamat;kötbér;környezetvédelmi termékdíj;termékdíj;drs díj;visszaváltási díj;betétdíj;idegenforgalmi adó;ifa;kiszállási díj;útdíj;biztosítás;alapdíj;tranzakciós díj;jövedéki adó;energia adó;költségek;[szervizdíj|szerviz díj];göngyöleg;göngyölegdíj;üzemanyagpótlék".split(
            ";",
          ),
        tip: "borravaló;jatt".split(";"),
        rounding:
          "kerekítés;kerekítési különbözet;kerekítés összege;kerekítési különbség;kerekített;kerekítési eltérés".split(
            ";",
          ),
        tax: "áfa [összege|összeg|érték|értéke|27 %|18 %|5 %|tartalom|%|huf|ft|kulcs 27 %|];[27 %|27 % os|5 %|%|ebből|c|áthárított] áfa;általános forgalmi adó;adó;adó összege;adóösszeg;áthárított adó;fizetendő áfa".split(
          ";",
        ),
        totalTax:
          "[áfa|áfa érték|áthárított áfa|adó] összesen;összesen áfa;összes áfa;áfa végösszeg;mindösszesen áfa;áfa mindösszesen;teljes áfa;áfa összege összesen;áfa összeg összesen;összes adó;számla áfa tartalma".split(
            ";",
          ),
        taxBase:
          "[áfa|adó|az adó] alapja;adóalap;nettó alap;adóalap összesen;alap;nettó 27 %;27 % alap;[áfaalap|áfa alap];adóköteles összeg;áfa köteles összeg;adó alap".split(
            ";",
          ),
        withholding:
          "[jótállási|garanciális|jóteljesítési|] visszatartás;levont adó;forrásadó;teljesítési biztosíték;visszatartott összeg;jóteljesítési garancia;jóteljesítési biztosíték".split(
            ";",
          ),
        total:
          "bruttó [összesen|érték|érték összesen|összeg|végösszeg|számlaérték|huf|ár összesen|számla összesen|ft];számla [végösszege|végösszeg|bruttó végösszege|összesen|összege|összérték|értéke];összesen [bruttó|áfával|huf|ft|eur];végösszeg;végösszeg huf;számlaérték;mindösszesen;mindösszesen bruttó;áfával együtt;áfás érték;a számla végösszege;jóváírás összesen;a számla értéke összesen;teljes összeg;számlaösszeg;rendelés összesen;rendelés végösszege;bizonylat összesen;számlázott összeg".split(
            ";",
          ),
        plainTotal: "összesen;összeg;össz;összérték;érték összesen".split(";"),
        amountPaid:
          "[fizetve|kifizetett|befizetett|rendezett|kiegyenlített|fizetett] összeg;[befizetett|fizetett|beszámított|levont|] előleg;kifizetve;befizetve;már fizetve;eddig fizetett;rendezve;előlegek;előleg beszámítás;előleg levonása;előlegszámla összege;részfizetés;befizetések;befizetés;kiegyenlítve;foglaló;ajándékkártya;korábbi részszámlák;korábban számlázott;túlfizetés beszámítva;jóváírva;elszámolt részszámlák;kapott előleg;előlegek összesen;előlegszámla;beszámítás;eddig befizetett".split(
            ";",
          ),
        balanceDue:
          "fizetendő [összeg|végösszeg|összesen|bruttó|bruttó végösszeg|huf|ft|eur|egyenleg|mindösszesen|számlaösszeg|];[kiegyenlítendő|befizetendő|átutalandó] [összeg|];[összesen|mindösszesen|bruttó|még|kerekített] fizetendő;hátralék;hátralévő összeg;fennmaradó összeg;fennálló tartozás;tartozás;egyenleg;számla fizetendő összege;a számla fizetendő összege;visszajár összeg;visszatérítendő;visszafizetendő;nyitott összeg;nyitott egyenleg;esedékes összeg;kiegyenlítetlen összeg;rendezendő összeg;utalandó összeg;beszedendő összeg;visszatérítendő összeg".split(
            ";",
          ),
        cashTendered:
          "[átvett|kapott] [összeg|];készpénz;készpénzben;kp;adott összeg;bankkártya;kártya;bankkártyával;kártyás fizetés;mastercard;szép kártya;készpénz huf;kártyával fizetve;utalvány;bankkártyás fizetés;készpénzes fizetés;hitelkártya".split(
            ";",
          ),
        cashChange: "visszajáró;visszajár;visszaadott;visszaadva;visszajáró huf".split(";"),
        previousBalance:
          "[előző|korábbi] [egyenleg|tartozás];nyitó egyenleg;korábbi hátralék;lejárt tartozás;előző időszaki tartozás;lejárt számlák;folyószámla egyenleg;előző számla egyenlege;előző havi egyenleg;korábbi időszak egyenlege;rendezetlen számlák".split(
            ";",
          ),
        otherAmount:
          "[megtakarítás|mennyiség] [összesen|];ön megtakarított;megtakarított;tételszám;tételek száma;darabszám;összes darab;összsúly;súly;nettó súly;bruttó súly;fogyasztás;összes fogyasztás;szerződéses összeg;vállalkozói díj teljes;eddig számlázott;árfolyam;mnb árfolyam;azaz;betűvel;részlet;részletek;pontok;hűségpont;adómentes;áfamentes;mentes;tam;aam;áfa körön kívüli;adómentes érték;áfa forintban;áfa huf ban;áfa összesítő;átlagár;minimum fizetendő;következő részlet;rezsicsökkentés;rezsimegtakarítás;össz mennyiség;középárfolyam;mnb középárfolyam;áfa összege forintban".split(
            ";",
          ),
      },
      columns: {
        position: "sorszám;ssz;s sz;tétel szám;poz;tsz;sor;tételszám".split(";"),
        code: "[vtsz|] [szj|teszor];cikksz;termékkód;cikkód;vtsz;vtsz szj szám;szj vtsz;besorolási szám;termékszám;vonalkód;ean kód;azonosító;vámtarifaszám;cikk kód;cikk;[cikkszám|cikk szám];termék azonosító;termékazonosító;árukód;katalógusszám".split(
          ";",
        ),
        description:
          "[termék szolgáltatás|áru szolgáltatás|szolgáltatás|termék|tétel|áru] [megnevezése|];megnevezés [leírás|vtsz|];megnevezése;termékek;termék neve;terméknév;termék vagy szolgáltatás;szolgáltatások;cikk megnevezése;cikknév;leírás;tételek;a termék vagy szolgáltatás megnevezése;termék megnevezés;név;jogcím;munka megnevezése;anyag megnevezése;elvégzett munka".split(
            ";",
          ),
        quantity:
          "mennyiség [me|egység|];menny;db;darab;darabszám;óra;órák;óraszám;fogyasztás;menny me;számlázott mennyiség;kiszállított mennyiség;mennyisége;mny;munkaóra".split(
            ";",
          ),
        unit: "[menny|m|me|] egys;egység;me;m e;mennyiségi egység;mee;mennyiség egysége;mértékegység;mennyiségegység".split(
          ";",
        ),
        unitPrice:
          "[nettó|] [ár|egys ár|egységár huf|e ár|egységár|egység ár];egységár [nettó|ft|bruttó|áfa nélkül|eur|kedvezménnyel];[bruttó|adó nélküli|áfa nélküli|kedvezményes] egységár;bruttó ár;listaár;eladási ár;óradíj;egységára;tarifa;ár nettó;egységdíj;darabár;ft db;ft kwh".split(
            ";",
          ),
        priceBasis: "áregység;ár egysége".split(";"),
        discount: "kedvezmény;engedmény;kedv;kedvezmény összege;árengedmény;kedvezmény ft".split(
          ";",
        ),
        discountRate:
          "kedvezmény %;kedv %;engedmény %;% kedvezmény;engedm %;árengedmény %;kedvezmény mértéke;engedmény mértéke".split(
            ";",
          ),
        taxRate:
          "áfa [%|mértéke|kulcsa|kód|kulcs %|tartalom %];% áfa;adókulcs;adó %;adómérték;kulcs;[áfakulcs|áfa kulcs];adó mértéke;áfa besorolás;áfa mérték".split(
            ";",
          ),
        taxAmount:
          "áfa [érték|összeg|összege|értéke|huf|ft|eur|összesen|];adó összege;adóösszeg;adó;adó értéke;adóérték".split(
            ";",
          ),
        amount:
          "[érték|összeg] [huf|];[ár|tétel|] összesen;tételérték;összeg ft;huf;ft;összár;díj;értéke;összege;összérték;sorösszeg".split(
            ";",
          ),
        netAmount:
          "nettó [érték|összeg|összesen|huf|értéke|ft|eur|ár összesen|díj|össz];adó nélküli érték;áfa nélküli érték;érték áfa nélkül;adóalap;nettó összár;nettó tételérték;adó alapja;áfa alapja".split(
            ";",
          ),
        grossAmount:
          "bruttó [érték|összeg|összesen|huf|értéke|ft|eur|össz|díj];áfás érték;érték áfával;bruttó összár;bruttó tételérték;áfával növelt érték;áfás összeg".split(
            ";",
          ),
        serviceDate:
          "időszak;teljesítés;teljesítés dátuma;elszámolt időszak;nap;szolgáltatás dátuma".split(
            ";",
          ),
        other:
          "[nyitó|záró|induló|előző|aktuális] állás;súly;kg;csomag;kiszerelés;megrendelt;rendelt mennyiség;rendelésszám;szállítólevél;szállítólevélszám;sorozatszám;lejárat;származás;raktár;garancia;megjegyzés;mérőállás;szorzó;termékdíj;[gyáriszám|gyári szám];gyártási szám;sarzsszám;minőségmegőrzési idő".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[ügyfél|felhasználó|fizető|vendég|vevő] [neve|];[megrendelő|vevő|vevő neve|vevő neve és|a vevő neve és] címe;vásárló;megrendelő neve;vevő adatai;számlázási cím;számlázási adatok;számla címzettje;címzett;részére;bérlő;szerződő;partner;szolgáltatást igénybe vevő;számlázási név;számlázási név és cím;megrendelő adatai;előfizető".split(
            ";",
          ),
        shipTo:
          "[felhasználási|fogyasztási] [hely|hely címe];szállítási [cím|címe|adatok|név];szállítás helye;rendeltetési hely;átvevő címe;teljesítés helye;kiszállítási cím;munkavégzés helye;címzett neve szállítás;postázási cím;szállítandó;kiszállítás helye;átvétel helye;átvételi pont;levelezési cím".split(
            ";",
          ),
        vendor:
          "[eladó|szállító] [adatai|neve|];számlakibocsátó;kibocsátó;számla kibocsátója;szolgáltató;szállító neve címe;vállalkozó;kivitelező;alvállalkozó;bérbeadó;kereskedő;szállító neve és címe;kiállító cég;a szállító neve és címe;számlakiállító;a számla kiállítója".split(
            ";",
          ),
        remitTo:
          "kedvezményezett [neve|];számlatulajdonos;utalás kedvezményezettje;bankszámla tulajdonosa;engedményes".split(
            ";",
          ),
      },
      months: [
        "január;januar;jan".split(";"),
        "február;febr;feb".split(";"),
        "március;márc;már".split(";"),
        "április;ápr".split(";"),
        "május;máj".split(";"),
        "június;jún".split(";"),
        "július;júl".split(";"),
        "augusztus;aug".split(";"),
        "szeptember;szept;szep".split(";"),
        "október;okt".split(";"),
        "november;nov".split(";"),
        "december;dec".split(";"),
      ],
      legalForms:
        "kft;k f t;korlátolt felelősségű társaság;zrt;nyrt;rt;bt;betéti társaság;kkt;e v;ev;egyéni vállalkozó;egyéni cég;nonprofit kft;nonprofit;szövetkezet;alapítvány;egyesület;önkormányzat;magyarországi fióktelepe;fióktelep;társasház;kht;ügyvédi iroda;és társa;cégcsoport;részvénytársaság;közkereseti társaság;zártkörűen működő részvénytársaság".split(
          ";",
        ),
      units:
        "db;darab;óra;nap;éj;éjszaka;hét;hó;hónap;év;perc;fm;folyóméter;nm;négyzetméter;köbméter;dkg;tonna;dl;doboz;dob;csomag;csom;cs;raklap;rkl;tekercs;tek;zsák;üveg;palack;vödör;készlet;klt;szett;fő;licenc;felhasználó;oldal;szó;alkalom;alk;fuvar;kör;köteg;lap;tábla;szál;egység;adag;tétel;csg;flakon;átalány;tubus;kanna;rúd;vendégéj;vendégéjszaka;munkaóra".split(
          ";",
        ),
      groupSums:
        "[oldal|szállítólevél|munkadíj|anyag|anyagköltség|csoport|rész|energiadíj|rendszerhasználati díjak] összesen;áthozat;átvitel;átvitt összeg;folytatás;folytatódik;folytatás a következő oldalon;áthozott összeg;előző oldalról;munka összesen;alkatrész összesen;alkatrészek összesen".split(
          ";",
        ),
      taxIncluded:
        "[az árak tartalmazzák|az ár tartalmazza|tartalmazza] az áfát;áfával;áfát tartalmaz;bruttó árak;áfa tartalom;ebből áfa;az összeg áfát tartalmaz;áfa tartalma;bruttó áfás ár;áfás ár;áraink az áfát tartalmazzák;a végösszeg az áfát tartalmazza;a feltüntetett árak az áfát tartalmazzák;tartalmazza a 27 % áfát".split(
          ";",
        ),
      currencies: {
        HUF: "ft;forint;huf;magyarország;magyarorszag;budapest;debrecen;szeged;miskolc;pécs;győr;nyíregyháza;kecskemét;székesfehérvár;szombathely;szolnok;tatabánya;kaposvár;érd;veszprém;békéscsaba;zalaegerszeg;sopron;eger;nagykanizsa;dunaújváros;hódmezővásárhely;budaörs;vecsés;gödöllő".split(
          ";",
        ),
        USD: "amerikai dollár;usa dollár".split(";"),
      },
    },
    {
      language: "it",
      titles: {
        invoice:
          "[|vostra|nostra|copia di|duplicato|copia|nuova] fattura;fattura [n|nr|no|numero|elettronica|differita|immediata|accompagnatoria|di vendita|vendita|commerciale|di acconto|d acconto|acconto|di saldo|a saldo|saldo|di cortesia|semplificata|riepilogativa|ordinaria|originale|copia|pa|estero|cliente|clienti|di servizi|finale|parziale|provvisoria sal|intra|cee|export|integrativa|italia|per prestazioni|professionale|di prestazione|b2b|b2c|copia cliente|copia di cortesia|ricevuta fiscale|fiscale|proforma finale|immediata accompagnatoria|differita riepilogativa];[copia|copia di cortesia|copia analogica|rappresentazione|riproduzione|stampa] [fattura|della fattura|di fattura|di fattura elettronica|della fattura elettronica|fattura elettronica|del file xml];fattura elettronica [verso privati|verso pa|pa|di acquisto|di vendita];[avviso di] [fattura|parcella];[parcella|notula|parcella n|notula n|parcella professionale|nota di prestazione|fattura parcella|parcella fattura|nota onorari|nota professionale|nota di onorario|nota spese e competenze];[nota di addebito|nota addebito|nota di debito|nota debito|nota di debito n];[bolletta|la tua bolletta|la bolletta|bolletta n|bolletta elettronica|bolletta sintetica|conto telefonico|bolletta dell energia elettrica|bolletta del gas];[autofattura|td01|td24|td25|td06|td02|td05];[situazione|liquidazione] [lavori|dei lavori|finale];[stato avanzamento lavori|sal n];[fattura|conto] [per fornitura|di fornitura]".split(
            ";",
          ),
        "credit-note":
          "[nota di credito|nota credito|nota d accredito|nota di accredito|nota accredito|note di credito|nota cr|td04|td08|nota di variazione|nota di storno|storno fattura|nota di credito n|nota di credito nr|nota di credito elettronica|nota di credito cliente|nota credito cliente|fattura di storno|avviso di accredito|accredito|nota di variazione in diminuzione]".split(
            ";",
          ),
        receipt:
          "[ricevuta|scontrino|documento commerciale|ricevuta fiscale|ricevuta n|ricevuta nr|scontrino fiscale|scontrino non fiscale|scontrino n|documento commerciale di vendita|documento commerciale di vendita o prestazione|di vendita o prestazione|documento gestionale|ricevuta di pagamento|ricevuta di acquisto|ricevuta di vendita|ricevuta sanitaria|ricevuta non fiscale|ricevuta generica|ricevuta per prestazione occasionale|ricevuta di prestazione|quietanza|quietanza di pagamento|quietanza di pagamento pos|ricevuta cliente|copia cliente|la tua ricevuta|prova d acquisto|documento di acquisto|biglietto|conto|preconto|pre conto|ricevuta d acquisto|ricevuta di cassa|ricevuta di parcheggio|attestazione di pagamento|ricevuta di donazione|scontrino di cassa|copia esercente|ricevuta di locazione]".split(
            ";",
          ),
        "pro-forma":
          "[proforma|pro forma|fattura proforma|fattura pro forma|avviso di parcella proforma|preavviso di fattura|preavviso di parcella|progetto di notula|pro memoria|prefattura|pre fattura|progetto di parcella|avviso di fattura proforma|proforma n|pro forma n|fattura proforma n|bozza|bozza fattura|bozza di fattura|fattura provvisoria|richiesta di acconto]".split(
            ";",
          ),
        other:
          "[preventivo|preventivo n|offerta|offerta n|quotazione|offerta commerciale|proposta commerciale|proposta|stima|computo metrico|computo metrico estimativo|richiesta di offerta|richiesta d offerta|offerta economica|preventivo di spesa];[ordine|ordine n|ordine di acquisto|ordine d acquisto|ordine cliente|ordine fornitore|conferma ordine|conferma d ordine|conferma di ordine|conferma dell ordine|conferma d ordine n|riepilogo ordine|buono d ordine|buono ordine|ordine di lavoro|ordine di servizio|commissione|copia commissione|ordine di vendita];[ddt|d d t|documento di trasporto|documento trasporto|bolla|bolla di consegna|bolla di accompagnamento|bollettino di consegna|bolla di lavoro|packing list|lista di imballaggio|lettera di vettura|distinta|distinta di imballo|distinta base|ddt n|documento di consegna|nota di consegna|buono di consegna|bolla di reso|buono di prelievo|borderau|bordero];[estratto conto|estratto conto cliente|situazione contabile|scheda contabile|saldo contabile|partitario|sollecito|sollecito di pagamento|primo sollecito|secondo sollecito|richiamo|diffida|avviso di pagamento|ordine di bonifico|bonifico|disposizione di pagamento|distinta di pagamento|avviso di scadenza|messa in mora];[contratto|contratto di locazione|contratto di appalto|contratto di fornitura|condizioni generali|condizioni generali di vendita|condizioni di vendita|listino|listino prezzi|catalogo|scheda tecnica|rapporto di intervento|rapportino|rapporto intervento|rapportino di lavoro|verbale|verbale di consegna|busta paga|cedolino|nota spese|certificato di pagamento|certificazione|attestato|dichiarazione|garanzia|certificato di garanzia|dichiarazione di conformita|certificazione unica|lettera d incarico|mandato|cambiale|ricevuta bancaria|foglio ore]".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[fattura|fatt|ft|documento|doc|nota di credito|nota credito|nota di debito|parcella|notula|fattura di vendita|fattura elettronica|bolletta|fattura differita|fattura immediata|fattura accompagnatoria|nota di accredito|proforma|fattura proforma|fattura pro forma|pro forma|fattura pa|fattura acconto|fattura d acconto|fattura di acconto|vostra fattura|nota di variazione|nota di addebito|avviso di parcella|autofattura|fattura commerciale|fattura cliente] [n|no|nr|num|numero|#|id|progressivo|n ro|nro];[n|no|nr|num|numero|#|id|n ro|nro|identificativo|numero di|n di|nr di|num di|numero della|numero del|numero dell|n della|n del|n dell|nr della|identificativo del|identificativo dell] [fattura|fatt|ft|documento|doc|nota di credito|nota credito|bolletta|parcella|notula|la fattura|fattura elettronica|proforma|documento fiscale|nota|fattura cliente|nota di debito|fattura proforma];[fattura|fattura elettronica|nota di credito|parcella|notula|fattura proforma|bolletta];[numero|n|nr] [e data fattura|fattura e data|documento e data|fattura data|data fattura|e data documento];[fattura|documento] [n|nr|no|numero] [e data|data|fiscale];[riferimento|rif] [fattura|della fattura];[serie numero|serie e numero|numero serie];fattura [elettronica|differita|immediata] [nr|n|numero] [del|doc|documento]".split(
            ";",
          ),
        invoiceDate:
          "[data|data di|data del|data della|data dell|data d|date|data e ora di|data e ora] [fattura|fatt|ft|documento|doc|emissione|fatturazione|la fattura|nota di credito|nota credito|parcella|emissione fattura|emissione documento|bolletta|emissione della fattura|notula|nota|proforma|fattura elettronica|emissione bolletta|compilazione] [gg mm aaaa|gg mm aa|aaaa mm gg|g m a|];[emessa|emesso|fattura emessa|emessa in data|emesso in data|fattura datata|data|emissione|documento emesso|emessa a] [il|in data|lì];[fattura|documento|nota di credito|parcella] [del|in data|data];[fattura del giorno|data emiss|data doc|emissione|data rilascio|data e luogo di emissione|data e ora emissione|luogo e data di emissione]".split(
            ";",
          ),
        plainDate:
          "data [gg mm aaaa|gg mm aa|aaaa mm gg|g m a|];[data e ora|data ora|luogo e data|luogo data|in data|data e luogo|data operazione|data transazione|data acquisto|data di acquisto|data vendita|data di vendita|data creazione|data di creazione|creata il|creato il|data dell acquisto|data della vendita|data registrazione|ora e data]".split(
            ";",
          ),
        dueDate:
          "[data scadenza|data di scadenza|data scad|scadenza|scadenze|scad|data scadenze|scadenza pagamento|scadenza fattura|scadenza del pagamento|data scadenza pagamento|data di scadenza pagamento|scadenza rata|scadenza rate|scadenza bolletta|data scadenza fattura|data di scadenza del pagamento|data scadenza rata|data termine pagamento|termine ultimo|scadenza di pagamento|data della scadenza|scadenza prevista|prossima scadenza] [gg mm aaaa|gg mm aa|aaaa mm gg|g m a|];[scadenza il|scade il|in scadenza il|con scadenza|con scadenza il|con scadenza al|da pagare entro|da pagare entro il|da pagarsi entro|da pagarsi entro il|pagare entro|pagare entro il|pagabile entro|pagabile entro il|pagamento entro|pagamento entro il|da saldare entro il|entro il|entro e non oltre il|pagamento dovuto entro|da versare entro il|scadenza entro il|scadenze il|importo da pagare entro|importo da pagare entro il|totale da pagare entro|totale da pagare entro il|saldo entro il|da corrispondere entro il|termine di pagamento entro|addebito il|addebito in data|sara addebitato il|verra addebitato il|addebitato il|addebito sul conto il|data addebito|data di addebito|data pagamento|data di pagamento|data prevista pagamento|data limite pagamento|data limite di pagamento|data valuta pagamento|quanto devo pagare entro]".split(
            ";",
          ),
        paymentTerms:
          "[condizioni|condizione|modalita|termini|termine|metodo|tipo|forma|mezzo|cond|mod|modo|codice|dati] [di|del|] [pagamento|pag|pagam];[pagamento|pagamenti|cond pagam|modalita pagam|termini e modalita di pagamento|condizioni e modalita di pagamento|modalita e condizioni di pagamento|modalita e termini di pagamento|termini|giorni termini pagamento|giorni termini|giorni pagamento|pagamento a|pagamento con|pagamento tramite|pagamento mediante|pagamento effettuato con|modalita di versamento|modalita pagamento e scadenze|condizioni di vendita pagamento|tipo pag|dilazione|rimessa diretta|giorni data fattura|condizioni]".split(
            ";",
          ),
        purchaseOrder:
          "[ordine|ord|ordine di acquisto|ordine d acquisto|ordine acquisto|vostro ordine|vs ordine|vs ord|vostro ord|ordine cliente|buono d ordine|oda|po|vs ordine d acquisto|vs rif ordine|rif ordine|rif vs ordine|riferimento ordine|ordine n|id documento ordine] [|n|nr|no|num|numero|#|del|rif|id];[n|nr|numero|num|no|rif|riferimento|id|identificativo|numero di|numero d] [ordine|ordine cliente|ordine di acquisto|ordine d acquisto|vostro ordine|vs ordine|vs ord|oda|ordine acquisto|buono d ordine|ordine del cliente];[dati ordine di acquisto|dati ordine acquisto|dati dell ordine di acquisto|identificativo dell ordine di acquisto|vostro riferimento ordine|ordine acquisto numero|vs rif|vs riferimento|vostro riferimento|vostro rif|vostri riferimenti|riferimento cliente|rif cliente|vs riferimenti]".split(
            ";",
          ),
        currency:
          "[valuta|divisa|valuta importi|valuta documento|divisa documento|valuta di fatturazione|importi in|prezzi in|importi espressi in|importi in valuta|codice divisa|codice valuta|tutti gli importi sono in|tutti gli importi in|valuta fattura|gli importi sono espressi in|valori in|valori espressi in|valuta pagamento|prezzi espressi in]".split(
            ";",
          ),
        taxId:
          "[p iva|partita iva|piva|part iva|p i|p i v a|partita i v a|cod fiscale|codice fiscale|c f|cf|cod fisc|c fiscale|n iva|numero iva|partita iva codice fiscale|p iva c f|p iva cf|c f p iva|cf p iva|cod fisc p iva|codice fiscale partita iva|codice fiscale e partita iva|partita iva e codice fiscale|partita iva cod fiscale|codice iva|id iva|vat|p iva cod fiscale|p iva e c f|c f e p iva|codice fiscale p iva|cod fiscale p iva|p iva cod fisc|cf e p iva|p iva codice fiscale|identificativo fiscale|codice identificativo iva] [|n|nr|no|numero|it|id|iva|ue];[identificativo fiscale ai fini iva|ident fiscale|identificativo iva|idfiscale iva|id fiscale iva|id fiscale|numero di partita iva|n partita iva|n p iva|n di partita iva|numero partita iva|n codice fiscale|numero identificazione iva|codice fiscale e p iva|c f partita iva|cf partita iva|p iva it|n registro imprese e codice fiscale|registro imprese codice fiscale e partita iva|codice fiscale partita iva e registro imprese|c f p iva e registro imprese|p iva registro imprese|cf piva|c f piva|partita iva numero|codice fiscale numero|c f e partita iva|codice fiscale e n iscrizione registro imprese|ide|ide n|idi|n ide|n idi|imposta sul valore aggiunto n|iva n|iva nr|iva no|iva id|p iva ue|partita iva ue|partita iva comunitaria|partita iva intracomunitaria|gruppo iva|p iva di gruppo|partita iva gruppo]".split(
            ";",
          ),
        customerTaxId:
          "[p iva|partita iva|piva|part iva|p i|p i v a|partita i v a|cod fiscale|codice fiscale|c f|cf|cod fisc|c fiscale|n iva|numero iva|partita iva codice fiscale|p iva c f|p iva cf|c f p iva|cf p iva|cod fisc p iva|codice fiscale partita iva|codice fiscale e partita iva|partita iva e codice fiscale|partita iva cod fiscale|codice iva|id iva|vat|p iva cod fiscale|p iva e c f|c f e p iva|codice fiscale p iva|cod fiscale p iva|p iva cod fisc|cf e p iva|p iva codice fiscale|identificativo fiscale|codice identificativo iva] [cliente|del cliente|destinatario|del destinatario|committente|cessionario|acquirente|dell acquirente|intestatario];[vostra|vs|vostro|sua|suo|cliente|tua|tuo] [p iva|partita iva|piva|part iva|p i|p i v a|partita i v a|cod fiscale|codice fiscale|c f|cf|cod fisc|c fiscale|n iva|numero iva|partita iva codice fiscale|p iva c f|p iva cf|c f p iva|cf p iva|cod fisc p iva|codice fiscale partita iva|codice fiscale e partita iva|partita iva e codice fiscale|partita iva cod fiscale|codice iva|id iva|vat|p iva cod fiscale|p iva e c f|c f e p iva|codice fiscale p iva|cod fiscale p iva|p iva cod fisc|cf e p iva|p iva codice fiscale|identificativo fiscale|codice identificativo iva];[partita iva o codice fiscale cliente|codice lotteria o cf cliente|p iva cliente n]".split(
            ";",
          ),
        vendorTaxId:
          "[p iva|partita iva|piva|part iva|p i|p i v a|partita i v a|cod fiscale|codice fiscale|c f|cf|cod fisc|c fiscale|n iva|numero iva|partita iva codice fiscale|p iva c f|p iva cf|c f p iva|cf p iva|cod fisc p iva|codice fiscale partita iva|codice fiscale e partita iva|partita iva e codice fiscale|partita iva cod fiscale|codice iva|id iva|vat|p iva cod fiscale|p iva e c f|c f e p iva|codice fiscale p iva|cod fiscale p iva|p iva cod fisc|cf e p iva|p iva codice fiscale|identificativo fiscale|codice identificativo iva] [fornitore|del fornitore|venditore|del venditore|emittente|dell emittente|prestatore|cedente];[nostra|ns|nostro] [p iva|partita iva|piva|part iva|p i|p i v a|partita i v a|cod fiscale|codice fiscale|c f|cf|cod fisc|c fiscale|n iva|numero iva|partita iva codice fiscale|p iva c f|p iva cf|c f p iva|cf p iva|cod fisc p iva|codice fiscale partita iva|codice fiscale e partita iva|partita iva e codice fiscale|partita iva cod fiscale|codice iva|id iva|vat|p iva cod fiscale|p iva e c f|c f e p iva|codice fiscale p iva|cod fiscale p iva|p iva cod fisc|cf e p iva|p iva codice fiscale|identificativo fiscale|codice identificativo iva]".split(
            ";",
          ),
        iban: "[iban|codice iban|cod iban|coordinate iban|coordinate bancarie iban|iban n|numero iban|conto iban|c c iban|bonifico iban|iban bic|iban di accredito|nostro iban|ns iban|iban per bonifico|bonifico su iban|nr iban|c iban|iban conto corrente]".split(
          ";",
        ),
        receiptNumber:
          "[ricevuta|scontrino|documento commerciale|transazione|operazione|ricevuta fiscale|scontrino fiscale] [n|nr|no|num|numero|#|id|doc];[n|nr|numero|num|id|numero di|numero della|n della|codice] [ricevuta|scontrino|transazione|documento commerciale|operazione|ricevuta fiscale]".split(
            ";",
          ),
        plainNumber:
          "[numero|nostro riferimento|ns rif|ns riferimento|nostro rif|nostri riferimenti|rif|riferimento|riferimenti|protocollo|progressivo|numero progressivo|numero e data|n e data|ns riferimenti]".split(
            ";",
          ),
        otherNumber:
          "[ddt|d d t|bolla|documento di trasporto|rif ddt|riferimento ddt|dati ddt|cliente|cod cliente|codice cliente|conto|conto corrente|c c|contratto|preventivo|offerta|commessa|cantiere|progetto|pratica|lotto|pod|pdr|fornitore|cod fornitore|codice fornitore|abbonamento|utenza|linea|spedizione|prenotazione|camera|tavolo|matricola|targa|telaio|carta|assegno|autorizzazione|terminale|cassa|conferma ordine|conferma d ordine|ns ordine|nostro ordine|rapportino|intervento|articolo|polizza|collo|tracking|agente|cod agente|mandato|sdd|stan|operatore|punto vendita|negozio|licenza|fattura collegata|fattura di riferimento|fattura originaria|fattura precedente|conto cliente|seriale|ticket|licenza n|richiesta|sal|pos|codice contratto|documento collegato|dati documento|rt] [n|nr|no|num|numero|#|id|del|nro];[n|nr|no|num|numero|id|numero di|numero del|numero della|numero dell|identificativo|n di|codice] [ddt|d d t|bolla|documento di trasporto|cliente|conto|conto corrente|c c|contratto|del contratto|preventivo|offerta|commessa|cantiere|progetto|pratica|lotto|pod|pdr|fornitore|abbonamento|utenza|linea|spedizione|prenotazione|camera|tavolo|matricola|targa|telaio|carta|assegno|autorizzazione|terminale|cassa|conferma ordine|conferma d ordine|ns ordine|nostro ordine|rapportino|intervento|articolo|polizza|tracking|agente|mandato|punto vendita|negozio|licenza|fattura collegata|fattura originaria|fattura precedente|telefono|tel|seriale|ticket|richiesta|rea|albo|iscrizione|iscrizione albo|registro imprese|iscrizione al registro imprese|iscrizione rea|conto cliente|rif cliente|univoco|sdi|destinatario|iscrizione registro imprese|capitale|fax|servizio|fornitura|punto di prelievo|rapporto|installazione|effetto|rata|fidelity|documento di riferimento|documento collegato|convenzione|commessa convenzione];[ddt|d d t|rif ddt|cliente n|cod cliente|codice cliente|cod cli|codice contratto|commessa|rif commessa|cantiere|preventivo|conferma ordine|conferma d ordine|contratto|matricola|targa|pod|pdr|cig|cup|codice cig|codice cup|cig cup|codice commessa|codice commessa convenzione|cod cig|cod cup|codice univoco|codice sdi|sdi|codice destinatario|cod destinatario|codice univoco destinatario|codice univoco ufficio|codice ufficio|cuu|ipa|codice ipa|codice amministrazione destinataria|progressivo invio|progressivo di invio|identificativo del trasmittente|identificativo sdi|id sdi|identificativo trasmittente|formato trasmissione|riferimento numero linea|riferimento amministrazione|codice dest|cod dest|codice destinazione|codice offerta|dati contratto|dati convenzione|dati ricezione|dati fatture collegate|fatture collegate|numero linea|nr linea|codice mandato|riferimento mandato|codice creditore|cuc|codice cliente servizio|codice utenza|codice avviso|codice avviso pagopa|codice lotteria];[rea|r e a|n rea|nr rea|numero rea|iscrizione rea|registro imprese|reg imp|reg imprese|r i|cciaa|c c i a a|iscr reg imp|iscritta al registro imprese|iscritta al registro imprese di|iscrizione al registro imprese|albo|iscrizione albo|ufficio rea|capitale sociale|cap soc|cap sociale|capitale sociale i v|capitale|cap soc i v|capitale sociale euro|tribunale|numero albo|eori|codice eori|codice ateco|ateco|n albo gestori|registro aee|registro pile|iscr r e a|accisa|codice accisa|codice ditta];[ns|nostro|vs|vostro|tuo|suo] [codice|codice cliente|numero cliente|contratto|codice fornitore|preventivo|n cliente|cod cliente|ddt|numero di contratto|offerta|protocollo];[tavolo|camera|coperti|cassa|operatore|cassiere|cassiera|terminale|cameriere|doc collegato|scontrino collegato|server rt|rt|matricola rt|aid|stan|tml|acq id|aut|cod aut]".split(
            ";",
          ),
        otherDate:
          "[data|data di|data del|data della|data dell|data d|date|data e ora di|data e ora] [ordine|ordine cliente|ordine di acquisto|consegna|ddt|d d t|bolla|spedizione|trasporto|inizio|fine|inizio trasporto|arrivo|partenza|stampa|contratto|preventivo|offerta|prestazione|esecuzione|intervento|ritiro|valuta|decorrenza|registrazione iva|ricezione|ricezione file|invio|invio sdi|trasmissione|nascita|lettura|ultima lettura|prossima lettura|attivazione|riferimento|riferimento termini di pagamento|inizio periodo|fine periodo|conferma ordine|check in|check out|commessa|competenza|prelievo|elaborazione|fattura collegata|documento collegato|fattura originaria|immatricolazione|validita|conferma|cig|rilevazione|noleggio|prossima bolletta|prossima fattura|evasione|carico|accettazione|inizio ritiro|inizio del trasporto|decorrenza pagamento|effettuazione operazione|operazione originaria|dell ordine|firma|visita|ingresso|uscita] [gg mm aaaa|gg mm aa|aaaa mm gg|g m a|];[ordine|ddt|bolla|contratto|preventivo|offerta|consegna|vs ordine|conferma ordine|d d t|documento di trasporto] [in data|data];[periodo|periodo di riferimento|periodo di fatturazione|periodo di competenza|competenza|competenze mese di|periodo dal|periodo fatturazione|periodo riferimento|periodo fatturato|periodo di fornitura|mese di competenza|mese|mese di|bimestre|trimestre|periodo consumi|consumi dal|arrivo|partenza|check in|check out|soggiorno|soggiorno dal|decorrenza|dal giorno|spedito il|consegnato il|stampato il|valido fino al|validita|validita offerta|pagato il|pagata il|saldato il|incassato il|pagamento ricevuto il|ora inizio trasporto|data e ora ritiro|data e ora consegna|data ora trasporto|ora|orario|prossima fattura|prossima bolletta|garanzia fino al|termine di consegna|consegna prevista|noleggio dal|data e ora trasporto|data ora ritiro|data ora inizio trasporto]".split(
            ";",
          ),
        other:
          "[tel|telefono|fax|telefax|cell|cellulare|tel fax|tel e fax|recapito|numero verde|centralino|mobile|email|e mail|mail|pec|indirizzo pec|posta elettronica|posta certificata|indirizzo e mail|sito|sito web|web|sito internet|internet|whatsapp];[pagina|pagine|foglio|pag n|pagina n|fg];[banca|bank|banca d appoggio|banca appoggio|banca di appoggio|nostra banca|ns banca|vs banca|vostra banca|istituto finanziario|istituto di credito|bic|swift|bic swift|swift bic|codice bic|codice swift|abi|cab|cin|abi cab|abi e cab|filiale|coordinate bancarie|dati bancari|appoggio bancario|c c postale|ccp|sportello|coordinate|dati per il bonifico|bonifico bancario];[contatto|contatti|referente|riferimento interno|agente|operatore di vendita|responsabile|responsabile di progetto|servizio clienti|assistenza|assistenza clienti|alla c a|alla cortese attenzione|alla cortese attenzione di|c a|att ne|amministrazione|venditore interno|redatto da|compilato da|rappresentante|incaricato|tecnico];[oggetto|causale|causale del trasporto|causale trasporto|descrizione causale|note|nota|annotazioni|osservazioni|importante|attenzione|avvertenze|commenti|comunicazioni|messaggio|messaggi|titolo|tipo documento|tipologia documento|tipologia|tipo|art 73|regime fiscale|regime|natura|natura operazione|esigibilita|esigibilita iva|iva esigibilita|riferimento normativo|riferimenti normativi|rif normativo|rif norm|esigibilita iva riferimenti normativi|split payment|scissione dei pagamenti|inversione contabile|reverse charge|codice iva esenzione|dicitura|operazione|stato|stato pagamento|stato liquidazione|socio unico|soggetto emittente|terzo intermediario|denominazione|ragione sociale|cognome nome|cognome|nome|nome e cognome|indirizzo|localita|prov|nazione|paese|sede legale|sede|sede operativa|sede amministrativa|stabile organizzazione|rappresentante fiscale|codice natura|titolo di studio|firma|timbro e firma|firma conducente|firma destinatario|firma vettore|firma del cliente|stabilimento];[porto|resa|incoterms|vettore|corriere|trasporto a cura|trasporto a mezzo|trasporto a cura del|a mezzo|mezzo di trasporto|consegna a mezzo|spedizione a mezzo|aspetto esteriore dei beni|aspetto dei beni|aspetto esteriore|aspetto|n colli|numero colli|nr colli|colli|totale colli n|peso|peso lordo|peso netto|peso kg|volume|imballo|tipo imballo|origine merce|origine|paese di origine|codice doganale|conducente|tipo resa|condizioni di consegna|franco];[interessi di mora|interessi moratori|in caso di ritardato pagamento|contributo ambientale conai assolto|contributo conai assolto|contributo conai assolto ove dovuto|operazione senza applicazione dell iva|operazione in franchigia|imposta di bollo assolta in modo virtuale|bollo assolto|bollo virtuale|imposta di bollo virtuale|bollo virtuale si|condizioni generali|privacy|informativa privacy|foro competente|copia conforme|documento privo di valenza fiscale|documento non valido ai fini fiscali|allegati|allegato|nome dell allegato];[consumo annuo|consumi|lettura precedente|lettura attuale|lettura|potenza|potenza impegnata|potenza disponibile|tensione|tipologia cliente|tipo cliente|uso|mercato libero|servizio di maggior tutela|modello|marca|km|chilometri|letture|tipologia di contratto|tariffa|offerta commerciale];[tipo cassa|tipo ritenuta|tipologia ritenuta|causale pagamento|causale ritenuta|tipo cassa previdenza|tipologia cassa previdenza|codice tributo|intestazione|pagato con|pagato tramite|pagato];pag".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[totale|tot|importo totale|prezzo|valore|totale importo|totale fattura|totale documento|totale merce|totale netto|netto|totale generale|totale prestazioni|totale servizi|totale beni|totale lavori|totale parziale|totale righe|totale complessivo|importo netto|costo|totale articoli|subtotale|somma|totale beni e servizi|totale compensi] [imponibile|iva esclusa|senza iva|al netto iva|al netto di iva|al netto dell iva|netto iva|escl iva|esclusa iva|escluso iva|iva escl|iva escluso|ante iva|prima delle imposte|senza imposte|esente iva|al netto delle imposte];[importo|importi] [iva esclusa|senza iva|al netto iva|al netto di iva|netto iva|escl iva|iva escl|al netto dell iva|esente iva];[subtotale|sub totale|subtot|sub tot|totale parziale|totale netto|tot netto|netto|totale merce|tot merce|totale merci|totale lordo merce|netto merce|totale netto merce|merce netta|importo merce|importo netto|importo netto merce|totale importo netto|totale beni|totale servizi|totale prestazioni|totale righe|totale lavori|totale materiali|totale compenso|totale compensi|totale onorari|onorario|onorari|compenso|compenso lordo|compensi|totale prodotti|totale articoli|totale netto imponibile|merce|importo lordo merce|importo lordo|totale lordo|lordo|totale imponibili|totale imponibile|tot imponibile|tot imponibili|imponibile totale|totale imponibile iva|somma imponibili|totale imponibile importo|importo imponibile totale|totale al netto|totale al netto sconto|totale netto sconti|totale netto sconto|totale scontato|netto scontato|totale prima delle tasse|totale onorari e competenze|totale beni e servizi|totale merce netta|totale merce lordo|totale merce e servizi|totale imponibile fattura|totale imponibile euro|totale imponibile eur|tot imponibile euro|importo dei lavori|totale competenze|totale senza iva ne spese|importo netto fattura|netto fattura|netto imponibile|totale imponibile netto|totale netto documento|totale prezzo|totale merce servizi|totale dei lavori|totale fornitura|imponibile merce|imponibile lordo|imponibile fattura|imponibile documento]".split(
            ";",
          ),
        discount:
          "[sconto|sconti|sc|abbuono|abbuoni|ribasso|riduzione|promozione|coupon|buono sconto|bonus|sconto cliente|sconto incondizionato|sconto cassa|sconto finale|sconto extra|sconto totale|sconto globale|sconto merce|sconti merce|sc merce|sconto generale|sconto chiusura|sconto in fattura|sconto piede|sconto di piede|sconti e abbuoni|sconto abbuono|abbuono sconto|sconto commerciale|sconto promozionale|sconto su totale|sconto sul totale|sconto carta|sconto fedelta|ulteriore sconto|sconto aggiuntivo|sconto documento|sconto fattura|ribasso d asta|codice sconto|sconto fine corsa|sconto maggiorazione|sconto o magg|sconto magg|sconto o maggiorazione|sconti maggiorazioni|sconto arrotondamento|a dedurre sconto|buono omaggio|sconto convenzione|agevolazione|deduzione] [|%|euro|eur|iva inclusa|iva esclusa|applicato|ulteriore|in];[importo|totale|tot|valore] [sconto|sconti|sconti applicati|abbuono|abbuoni|sconto merce|ribasso|sc]".split(
            ";",
          ),
        shipping:
          "[spese|spesa|costi|costo|contributo|addebito|rimborso|importo|totale|tot|spese di|costi di|costo di|spese per|contributo spese|contributo spese di|rimborso spese|rimborso spese di] [trasporto|spedizione|consegna|porto|spese di trasporto|spese di spedizione|spese trasporto|spese spedizione|postali|corriere|invio|postali e bolli|postali e telegrafiche|trasporti|trasporto e imballo|spedizione e consegna|spedizione e imballo|imballo e trasporto];[trasporto|spedizione|consegna|nolo|porto franco addebito|sp trasporto|sp di trasporto|sp spedizione|spese tr|sp trasp|spese trasp|spedizione standard|spedizione express|consegna a domicilio|trasporto e imballo|trasporti|contrassegno spedizione|imballo e trasporto]".split(
            ";",
          ),
        otherCharge:
          "[spese|spesa|sp|costi|costo|commissione|commissioni|addebito|diritti|contributo|totale spese|spese di|costi di|spese per] [incasso|imballo|imballaggio|bancarie|banca|amministrative|accessorie|varie|di incasso|gestione|bolli|bollo|effetti|ri ba|riba|incasso effetti|generali|fisse|di istruttoria|contrassegno|pratica|gestione pratica|anticipate|vive|non imponibili|esenti|di segreteria|di chiamata|diritto di chiamata|diritto fisso|smaltimento|conai|ambientale|raee|eco contributo|invio fattura|invio bolletta|di servizio|servizio|trasferta|viaggio|di trasferta|di viaggio|incasso e bolli|bolli e incasso|incasso riba|incasso ri ba|carburante|supplementari|altre spese|allaccio|attivazione|disattivazione|recupero crediti|assicurazione|assicurative|spese|spese accessorie|spese anticipate|spese varie|spese incasso|marche da bollo|fuori campo|escluse art 15|art 15|esenti art 15];[spese|altre spese|spese varie art 15|imballo|imballi|imballaggio|servizio|coperto|coperti|supplemento|maggiorazione|maggiorazioni|rivalsa spese|bollo|bolli|imposta di bollo|imposta bollo|marca da bollo|marche da bollo|valore bollo|importo bollo|bollo in fattura|spese bollo|sp bolli|imposta di bollo su fattura|rivalsa bollo|addebito bollo|rimborso bollo|contributo conai|conai|contributo ambientale|contributo raee|eco contributo|ecocontributo|eco contributo raee|ecocontributo raee|raee|tassa di soggiorno|imposta di soggiorno|tassa soggiorno|contributo di soggiorno|tassa di smaltimento|tassa di riciclaggio|tassa anticipata di riciclaggio|canone rai|canone tv|canone di abbonamento alla televisione|oneri diversi|altre partite|oneri|accise|accisa|accise e iva altre|oneri di sistema|spesa per oneri di sistema|oneri di sicurezza|oneri della sicurezza|oneri accessori|cauzione|cauzioni|deposito cauzionale|interessi|mora|indennita di mora|rimborso spese|rimborsi spese|spese anticipate in nome e per conto|anticipazioni|diritto fisso|diritto di prenotazione|diritti di prevendita|prevendita|commissione|commissioni|pedaggio|costo del servizio|fuel surcharge|adeguamento carburante|addizionale|addizionali|addizionale regionale|contributo integrativo energia|altri importi|altri addebiti];[cassa|contributo|contributi|rivalsa|rivalsa contributo|cpa|c p a|c a p|inarcassa|cnpa|c n p a|enpam|enpap|enpacl|epap|eppi|enasarco contributo|cnpadc|cipag|cassa forense|cassa geometri|cassa avvocati|cassa previdenza|cassa previdenziale|cassa nazionale|cassa ingegneri|contributo integrativo|contributo cassa|contributo cassa previdenza|contributo previdenziale|contributi previdenziali|contributo inps|rivalsa inps|rivalsa previdenziale|rivalsa gestione separata|gestione separata inps|rivalsa gestione separata inps|contributo gestione separata|importo contributo cassa|importo cassa|importo contributo|contrib integrativo|contr integrativo|totale cassa|totale cassa previdenza|contributo cpa|contributo integrativo cnpadc|contributo inarcassa|contributo c p a|contributo integrativo inarcassa] [|%]".split(
            ";",
          ),
        tip: "[mancia|mance|offerta libera]".split(";"),
        rounding:
          "[arrotondamento|arrotondamenti|arr|arrot|arrotond|arr to|arrotondamento totale|arrotondamento attuale|arrotondamento precedente|arrotondamento documento|differenza arrotondamento|arrotondamento euro]".split(
            ";",
          ),
        tax: "[iva|i v a|imposta|imposte|importo iva|importo imposta|iva al|iva ad aliquota|imposta iva|iva ordinaria|iva ridotta|iva aliquota|imposta sul valore aggiunto|aliquota iva|aliquota|aliq iva|importo dell iva|imposta al|iva a debito|iva vendite|valore iva|valore imposta|iva su imponibile|iva imposta|iva applicata|aliq|iva eur|iva euro|euro iva|tasse|tassa|importo imposte|iva svizzera|montante iva|i v a al|iva per aliquota|iva fattura] [|%|euro|eur];[di cui|di cui per|inclusa|incluso|compresa|comprende|incl|contiene] [iva|i v a|imposte];[iva inclusa|iva compresa|iva incl] [al|del|di|per|nel totale]".split(
          ";",
        ),
        totalTax:
          "[totale|tot|tot le|totali|ammontare|somma|importo totale|totale importo|totale dell] [iva|i v a|imposta|imposte|imposta iva|iva e imposte|iva euro|iva eur|imposte e iva|importo iva|tasse];[iva totale|imposta totale|imposte totali|totale di cui iva|di cui iva totale|totale imposte e tasse|totale imposta eur]".split(
            ";",
          ),
        taxBase:
          "[imponibile|imponibili|imp le|base imponibile|imponibile iva|importo imponibile|ammontare imponibile|imponibile ai fini iva|imponibile soggetto|soggetto a iva|soggetto iva|imponibile importo|imponibile euro|imponibile eur|base|base di calcolo|imp|imponib|imponibile per aliquota|imponibile esente|esente|non imponibile|non imponibili|fuori campo iva|escluso iva|esenti|non soggetto|non soggetto a iva|totale non imponibile|totale esente|totale esenti|totale non imponibili|importo esente|importi esenti|imponibile cassa|base calcolo|imponibile ritenuta|imponibile ritenuta d acconto|imponibile cassa previdenza|base imponibile iva|base imponibile ritenuta|imponibile inps|base imponibile cassa|imponibile al|totale escluso iva art 15|escluso art 15|fuori campo|imponibile ritenute|soggetto a ritenuta|importo soggetto a ritenuta|imponibile r a|totale soggetto a ritenuta|imponibile contributo|calcolato su|imponibile ra|imponibile contributo cassa]".split(
            ";",
          ),
        withholding:
          "[ritenuta|ritenute|ritenuta d acconto|rit d acconto|rit acconto|r a|r d acconto|ritenuta acconto|ritenuta irpef|ritenuta d acconto irpef|ritenuta di acconto|importo ritenuta|importo ritenute|totale ritenuta|totale ritenute|totale ritenuta d acconto|ritenuta fiscale|ritenuta persone fisiche|ritenuta persone giuridiche|ritenuta enasarco|trattenuta|trattenute|ritenuta a garanzia|ritenute a garanzia|ritenuta di garanzia|trattenuta a garanzia|ritenuta previdenziale|importo ritenuta d acconto|a dedurre ritenuta d acconto|meno ritenuta d acconto|ritenuta alla fonte|ritenuta infortuni|ritenuta per infortuni|ritenuta condominio|ritenuta enpam|ritenuta d acconto su compenso|irpef|contributo inps a carico|trattenuta di garanzia|detrazione ritenuta d acconto|dedotta ritenuta d acconto|ritenuta enasarco a carico] [|%|euro|eur];[iva|imposta|totale iva|meno iva|importo iva|storno iva] [split payment|in split payment|scissione dei pagamenti|scissione pagamenti|a vostro carico|a carico cessionario|a carico del cessionario|a carico committente|a carico del committente|art 17 ter|ex art 17 ter|split|da versare a vostra cura|versata dal committente];[iva a scissione dei pagamenti|a dedurre iva split payment]".split(
            ";",
          ),
        total:
          "[totale|tot|importo|importo totale|prezzo|valore|totale importo|totale fattura|totale documento|totale generale|totale complessivo|costo|somma|totale da pagare lordo|totale ordine|tot fattura|tot documento|costo totale|prezzo totale|totale lordo] [iva inclusa|iva compresa|con iva|ivato|ivata|ivati|iva incl|inclusa iva|incl iva|compresa iva|comprensivo di iva|comprensivo iva|iva comp|tasse incluse|al lordo iva|lordo iva|iva incluso|comprensiva di iva|compreso iva|inclusivo di iva];[totale|tot|totale generale|importo totale|importo|ammontare|totale della|totale del|totale complessivo|importo totale della|importo totale del|totale di questa|importo della|importo del|totale importo|totale di|totale dell] [documento|fattura|bolletta|nota di credito|nota credito|nota|parcella|notula|doc|fatt|ft|operazione|della bolletta|della fattura|del documento|fattura elettronica|nota accredito|documento euro|documento eur|fattura euro|fattura eur|ordine|conto|fattura in euro|ricevuta|transazione|autofattura|proforma|bolletta in euro|fattura lordo|acquisto|spesa|documento in euro];[totale complessivo|totale complessivo eur|totale complessivo euro|totale generale|totale finale|importo complessivo|importo totale|totale lordo fattura|ammontare totale|ammontare complessivo|prezzo complessivo|totale globale|gran totale|importo totale fattura iva inclusa|importo fattura|importo documento|totale fatturato|totale iva e imponibile|totale con imposte|importo totale documento|totale fornitura e iva|importo addebitato|totale lordo documento|importo bolletta|totale generale euro|costo complessivo|totale a fattura|totale comprensivo di imposte|importo complessivo fattura|totale imponibile e iva|totale imponibile iva e bollo]".split(
            ";",
          ),
        plainTotal:
          "[totale|tot|tot le|totali|importo|somma|ammontare|importi] [|eur|euro|in euro|in eur|chf|fr]".split(
            ";",
          ),
        amountPaid:
          "[acconto|acconti|anticipo|anticipi|caparra|caparra confirmatoria|acconto versato|acconti versati|acconto ricevuto|acconti ricevuti|acconto pagato|acconto incassato|acconti gia fatturati|acconto gia fatturato|acconto gia versato|anticipo versato|anticipo ricevuto|importo pagato|importo versato|importo gia pagato|importo incassato|importo saldato|importo corrisposto|gia pagato|gia versato|gia corrisposto|gia fatturato|gia incassato|totale pagato|totale incassato|totale acconti|totale acconto|totale versato|totale pagamenti|pagato|pagata|saldato|incassato|versato|versamento|versamenti|pagamento|pagamenti|pagamenti ricevuti|pagamento ricevuto|pagamenti effettuati|pagamento effettuato|a dedurre acconto|a dedurre acconti|dedotto acconto|dedotti acconti|meno acconto|meno acconti|storno acconto|storno acconti|storno anticipo|detrazione acconto|recupero anticipazione|recupero acconto|recupero acconti|deduzione acconto|acconto a dedurre|acconti precedenti|sal precedenti|sal precedente|importo riscosso|riscosso|pagamento elettronico|pagamento elettronico eur|pagamento con carta|pagamento pos|pagamento bancomat|pagamento carta|carta di credito|carta di debito|carta credito|carta debito|bancomat|pagobancomat|ticket restaurant|buoni pasto|buono pasto|ticket|pagamento ticket|pagamento con bancomat|pagato con carta|pagato con bancomat|pos|elettronico|satispay|buono regalo|gift card|carta regalo|mastercard|acconto fattura|abbiamo ricevuto|gia saldato|importo gia versato|importo acconto|importo acconti|caparra versata|deposito versato|deduzione anticipi] [|eur|euro|iva inclusa|iva compresa]".split(
            ";",
          ),
        balanceDue:
          "[netto|totale|tot|importo|saldo|somma|rimanenza|importo netto|totale netto|netto totale|residuo|importo totale|totale importo|saldo netto|totale fattura|totale bolletta|resta|resto ancora|rata|importo residuo|totale complessivo|totale documento|valore|credito|ammontare|importo rata|totale bolletta e altre partite|netto fattura|saldo finale|netto dovuto|totale dovuto|importo fattura] [a pagare|da pagare|dovuto|a saldo|da versare|da saldare|da corrispondere|da bonificare|a vostro debito|a vostro carico|da incassare|a vs debito|da pagarsi|da rimborsare|a vostro favore|a vostro credito|a vs credito|a vs favore|a nostro favore|a vs dare|dare|da liquidare|da pagare in|a credito|in scadenza|ancora da pagare|da ricevere|residuo|residuo da pagare|dovuta|da addebitare|a pagare in] [|eur|euro|in euro|in eur|chf|per questa bolletta];[da pagare|a pagare|saldo|saldo dovuto|saldo fattura|saldo da pagare entro|saldo residuo|residuo|rimanenza|resto da pagare|resta da pagare|restano da pagare|rimanente|importo rimanente|importo residuo|residuo dovuto|netto dovuto|netto da pagare|importo non riscosso|non riscosso|non riscosso servizi|non riscosso beni|non pagato|insoluto|scoperto|importo scoperto|importo aperto|quanto devo pagare|a saldo|saldo a pagare|rimanenza a saldo|netto a pagare euro|totale netto dovuto|netto a vs dare|tot da pagare euro|netto pagare|importo bonifico|tot a pagare|saldo finale|saldo a vostro favore|quanto pago]".split(
            ";",
          ),
        cashTendered:
          "[contanti|contante|importo ricevuto|ricevuto|pagamento contante|pagamento contanti|pagamento in contanti|pagato in contanti|contanti eur|contante euro|contanti ricevuti|incassato contanti|contanti euro|pagato contanti|cash|in contanti|importo consegnato|denaro ricevuto]".split(
            ";",
          ),
        cashChange:
          "[resto|resto euro|resto eur|resto contanti|resto in contanti|resto dovuto|cambio resto]".split(
            ";",
          ),
        previousBalance:
          "[saldo precedente|saldo bolletta precedente|saldo bollette precedenti|saldo fattura precedente|importi non pagati|bollette precedenti non pagate|fatture precedenti non pagate|importo fatture precedenti|saldo anteriore|saldo iniziale|debito precedente|riporto saldo precedente|fatture insolute|arretrati|saldo a riporto|saldo arretrato|insoluti precedenti|credito precedente|importo bolletta precedente|riporto saldo|saldo periodo precedente]".split(
            ";",
          ),
        otherAmount:
          "[nuovo saldo|saldo contabile|saldo conto|saldo punti|saldo cliente|saldo estratto conto|saldo carta|saldo credito|saldo attuale conto|fido|fido residuo|esposizione|esposizione totale|saldo disponibile|totale scaduto];[hai risparmiato|risparmio|risparmio totale|totale risparmio|avete risparmiato|il tuo risparmio|di cui sconti|di cui sconto|punti|punti fedelta|punti accumulati|totale punti|saldo punti carta|punti spesa|punti precedenti|punti totali|bollini|totale vantaggi];[totale|tot|totali|numero|n|nr|num|totale n|somma] [quantita|qta|q ta|pezzi|articoli n|colli|pz|ore|giorni|kg|kwh|mq|mc|litri|pesi|peso|peso lordo|peso netto|volume|km|metri|notti|persone|coperti|smc|consumi|pallet|bancali|unita|righe n|giornate|punti carta];[numero articoli|n articoli|nr articoli|articoli venduti|pezzi venduti|numero pezzi|quantita totale|qta totale|q ta totale|q ta tot|peso|peso lordo|peso netto|peso totale|peso kg|colli|n colli|volume|volume mc|tara|pallet];[omaggi|totale omaggi|omaggio|valore omaggi|merce in omaggio|di cui omaggi|cessioni gratuite|omaggi imponibile];[capitale sociale|cap soc|capitale|cap sociale|cap soc i v|capitale sociale i v|capitale sociale interamente versato|capitale sociale euro|interessi di mora|tasso di mora|interessi moratori|penale|penali|sconto per pagamento anticipato|sconto cassa se pagato entro|sconto per pagamento entro];[acconto richiesto|acconto alla firma|acconto all ordine|acconto da versare all ordine|richiesta acconto|acconto previsto|acconto alla conferma|valore contratto|importo contratto|importo contrattuale|importo del contratto|totale contratto|importo preventivo|totale preventivo|totale lavori a contratto|importo ordine di acquisto|importo lavori a base d asta|avanzamento|percentuale avanzamento|avanzamento lavori|residuo da fatturare|da fatturare|totale lavori eseguiti a tutto il|totale progressivo];[controvalore|controvalore in|cambio|tasso di cambio|equivalente|equivalente in euro|pari a lire|importo in valuta|prezzo medio|costo medio unitario|costo medio|spesa annua|spesa annua sostenuta|consumo annuo|prezzo al litro|prezzo al kg|prezzo di listino|prezzo consigliato|costo medio unitario della bolletta|totale anno|totale annuo|importo annuo|fatturato annuo|importo finanziato|bonus sociale|di cui trasporto|di cui spese|di cui contributo|di cui conai|di cui contributo conai|di cui bollo|di cui servizio|di cui contributo raee|di cui manodopera|di cui oneri|di cui canone|detrazione 730|tasse versate|totale a carico ente|sconto in fattura 50|importo rata|rata n|importo prima rata|totale manodopera|totale ricambi];[margine|sconto medio|percentuale sconto|provvigione|provvigioni]".split(
            ";",
          ),
      },
      columns: {
        position:
          "[pos|posizione|riga|rg|nr riga|n riga|numero riga|linea|nr linea|n linea|numero linea|nr|n ord|progr|prog|progressivo|n progressivo|ordine riga|#|num|n ro|nro|n r|riga n|n d ordine]".split(
            ";",
          ),
        code: "[codice|cod|codice articolo|cod articolo|cod art|codice art|articolo cod|art|art n|n articolo|nr articolo|rif|riferimento|codice prodotto|cod prodotto|cod prod|sku|ean|barcode|codice a barre|codice ean|asin|codice servizio|ns codice|vs codice|codice interno|numero articolo|num articolo|codice fornitore|codice merce|art cod|codice valore|articolo n|rif articolo|codice bene|tipo codice|codice materiale|cod materiale|minsan|aic|vostro codice|nostro codice|cod voce|cod int]".split(
          ";",
        ),
        description:
          "[descrizione|descriz|descr|desc|descrizioni|descrizione articolo|descrizione prodotto|descrizione merce|descrizione dei beni|descrizione beni|descrizione servizi|descrizione dei servizi|descrizione dei beni e servizi|descrizione beni e servizi|descrizione bene servizio|descrizione beni servizi|descrizione della merce|descrizione del servizio|descrizione servizio|descrizione della prestazione|descrizione prestazione|descrizione delle prestazioni|descrizione lavori|descrizione dei lavori|descrizione attivita|descrizione dei beni natura e qualita|descrizione dei beni natura qualita|natura e qualita dei beni|natura e qualita|descrizione della fornitura|descrizione fornitura|descrizione voce|descrizione beni natura e qualita|articolo|articolo descrizione|articolo e descrizione|codice e descrizione|codice descrizione|cod descrizione|codice articolo descrizione|prodotto|prodotti|prodotto servizio|prodotti e servizi|prodotti servizi|prodotto o servizio|servizio|servizi|prestazione|prestazioni|denominazione|designazione|designazione articolo|designazione lavori|lavorazione|lavorazioni|voce|voci|voce di spesa|voci di spesa|oggetto|merce|merci|dettaglio|dettagli|nome|nome prodotto|nome articolo|attivita|genere|specifica|dettaglio prestazioni|causale|testo|bene servizio|beni e servizi|descrizione operazione|descrizione del prodotto|descrizione dell articolo|titolo|articoli|descrizione materiale|indicazione dei lavori|carburante|pietanza|dettaglio voci|descrizione e natura dei beni|descrizione delle merci|beni ceduti|descrizione addebito|descrizione addebiti|descrizione beni servizio]".split(
            ";",
          ),
        quantity:
          "[quantita|qta|q ta|qt|qty|quant|quant ta|qnt|q tita|quan|quantita fatturata|qta fatturata|q ta fatt|qta fatt|numero pezzi|n pezzi|pezzi|pz|nr pezzi|ore|n ore|numero ore|ore lavorate|giorni|n giorni|numero giorni|notti|litri|quantita litri|peso|peso netto|peso kg|kg|kwh|mq|mc|smc|consumo|consumi|consumo kwh|quantita kwh|quantita kg|quantita h|quantita ore|quantita unita|quantita um|quantita eseguita|quantita evasa|q ta evasa|qta evasa|q ta consegnata|volume|durata|quantita spedita|qta spedita|misura|misure|quantita pz|quantita peso|q ta pezzi]".split(
            ";",
          ),
        unit: "[u m|um|unita|unita di misura|unita misura|udm|mis|u mis|un mis|unit|un mi|unita mis|unita di mis|u di m|uom|ud]".split(
          ";",
        ),
        unitPrice:
          "[prezzo|prezzo unitario|prezzo unit|prezzo un|prezzo u|prezzo cad|prezzo cadauno|prezzo cadauna|p unitario|p unit|p u|pu|pr unitario|pr unit|prz unit|prz|prz unitario|prezzo netto unitario|prezzo unitario netto|prezzo unitario lordo|prezzo netto unit|prezzo netto|prezzo lordo|prezzo di listino|prezzo listino|prezzo base|prezzo di vendita|prezzo vendita|imp unitario|importo unitario|importo unit|imp unit|val unitario|valore unitario|valore unit|costo unitario|costo unit|costo|tariffa|tariffa oraria|prezzo orario|costo orario|prezzo a unita|prezzo per unita|prezzo singolo|prezzo unitario in|prezzo al litro|prezzo kwh|prezzo unita|netto unitario|unitario|prz netto|prezzo euro unit|lordo unitario|prezzo scontato|prezzo unitario scontato|listino|corrispettivo unitario|importo singolo|costo singolo|prezzo medio unitario|prezzo unitario euro kwh|prezzo elenco|prezzo nolo] [|eur|euro|in euro|in eur|chf|fr|iva esclusa|iva inclusa|iva compresa|senza iva|con iva|al netto iva|ivato|iva escl|iva incl|lordo iva|netto iva|escl iva|incl iva]".split(
            ";",
          ),
        priceBasis:
          "[prezzo per|base prezzo|x prezzo|unita prezzo|unita di prezzo|u m prezzo|per quantita]".split(
            ";",
          ),
        discount:
          "[importo sconto|valore sconto|imp sconto|sconto importo|sconto euro|sconto eur|sconto in euro|totale sconto|totale sconti|imp sc|valore sc|sconto valore]".split(
            ";",
          ),
        discountRate:
          "[sconto|sconti|sc|sc ti|sc to|scto|sco|scon|sct|sconto o magg|sconto o maggiorazione|sconto magg|sconto maggiorazione|sconti magg|% sconto|% sc|% sconti|perc sconto|sc perc|sconto 1|sconto 2|sc 1|sc 2|sc1|sc2|sconto cliente|ribasso|%sc|sconti maggiorazioni|sconto perc|sconto applicato|sconto riga|sconto extra] [|%|in %]".split(
            ";",
          ),
        taxRate:
          "[iva|i v a|aliquota|aliq|al iva|aliquota iva|aliq iva|aliquote|aliquote iva|% iva|%iva|cod iva|codice iva|c iva|ass iva|iva codice|cod i v a|cod aliquota|perc iva|tasse|imposte|aliquota i v a|iva aliquota|ali|rif iva|iva natura|codice aliquota|tipo iva|ali iva|esenzione|% aliquota|% i v a|iva cod|cod iva aliquota|iva applicata|cd iva|c iv] [|%|in %]".split(
            ";",
          ),
        taxAmount:
          "[importo iva|importo imposta|imp iva|imposta|totale iva|iva euro|iva eur|ammontare iva|valore iva|di cui iva|totale imposta|tot iva|importo i v a|imposta iva|iva importo|iva in euro]".split(
            ";",
          ),
        amount:
          "[importo|importi|imp|totale|tot|totali|prezzo totale|prezzo tot|importo totale|importo tot|tot importo|totale importo|importo riga|totale riga|totale parziale|valore|valore totale|ammontare|costo totale|corrispettivo|somma|valore complessivo|prezzo complessivo|totale prezzo|imp totale|imp tot|totale articolo|totale voce|tot riga|subtotale|sub totale|tot parziale|totale riga documento|addebito|addebiti|spesa|importo complessivo|tot euro importo|pr totale|prz totale|valore riga] [|eur|euro|in euro|in eur|chf|fr|in]".split(
            ";",
          ),
        netAmount:
          "[importo|totale|tot|prezzo totale|importo totale|totale riga|valore|valore totale|prezzo tot|subtotale|totale importo|importo riga|costo totale] [netto|iva esclusa|senza iva|al netto iva|iva escl|netto iva|escl iva|esclusa iva|netto euro|netto eur|i e|netto in euro|ex iva];[imponibile|netto|imp netto|importo imponibile|netto riga|netto totale|imponibile euro|imponibile eur|netto euro|imponibile riga|totale scontato|importo scontato|importo al netto|imponibile iva esclusa]".split(
            ";",
          ),
        grossAmount:
          "[importo|totale|tot|prezzo totale|importo totale|totale riga|valore totale|prezzo tot|valore|totale importo] [lordo|iva inclusa|con iva|ivato|iva incl|iva compresa|lordo iva|incl iva|inclusa iva|ivata|lordo euro|i c|tasse incluse];[lordo|ivato|lordo riga]".split(
            ";",
          ),
        serviceDate:
          "[data|date|giorno|data prestazione|data servizio|data consegna|data di consegna|data operazione|data intervento|periodo|periodo di riferimento|mese|data e ora|data ora|dal al|periodo dal al|data ddt|data evasione|data lavorazione|data inizio|data addebito|data rifornimento]".split(
            ";",
          ),
        other:
          "[lotto|lotti|n lotto|numero lotto|nr lotto|scadenza|data scadenza|scadenze|serie|matricola|numero di serie|n serie|seriale|s n|numero seriale|natura|esigibilita|riferimenti normativi|rif normativo|riferimento normativo|esigibilita iva riferimenti normativi|spese accessorie|spese|arr|arrotondamento|ddt|n ddt|numero ddt|rif ddt|documento di trasporto|bolla|ordine|n ordine|numero ordine|rif ordine|vs ordine|ns ordine|ordine cliente|commessa|cantiere|colli|n colli|numero colli|nr colli|peso lordo|peso unitario|volume mc|colore|taglia|misura taglia|dimensioni|dimensione|lunghezza|larghezza|altezza|spessore|h l p|par ug|lung|larg|origine|paese di origine|codice doganale|nomenclatura|marca|modello|produttore|categoria|tipo|tipologia|note|annotazioni|osservazioni|magazzino|deposito|ubicazione|agente|operatore|tecnico|dipendente|autista|targa|km|contributo conai|conai|raee|contributo raee|eco contributo|ritenuta|ritenuta d acconto|rit|r a|cassa|cassa prev|provv|provvigione|dal giorno|al giorno|data fine|ora|ora inizio|ora fine|inizio|fine|lettura|lettura precedente|lettura attuale|lettura iniziale|lettura finale|precedente|attuale|quantita ordinata|qta ordinata|q ta ordinata|residuo|q ta residua|saldo|avanzamento|% avanzamento|avanzamento %|percentuale|quantita contratto|prezzo contratto|progressivo precedente|stato|cig|cup|centro di costo|reparto|rep|conto|stanza|ospite|camera|omaggio|omaggi|garanzia|confezione|conf|imballo|modalita|modalita pagamento|iban|istituto|rata|rate|causale trasporto|dare|avere|tipo cassa|tipo dato|coefficiente|fascia|cod dest];[base|base imponibile|imponibili|totale imponibile|ammontare imponibile|imponibile iva|dettaglio scadenze|importo rata|netto a pagare|totale documento|totale fattura|importo bollo|sconto incondizionato|aliquota ritenuta|importo scadenza|importo ritenuta|acconto|acconti]".split(
            ";",
          ),
      },
      roles: {
        vendor:
          "[cedente prestatore|cedente prestatore fornitore|cedente|prestatore|fornitore|venditore|emittente|mittente|emessa da|emesso da|fattura emessa da|venduto da|venduto e spedito da|spedito da|dati fornitore|dati del fornitore|dati del venditore|dati del cedente prestatore|dati cedente prestatore|dati relativi al cedente prestatore|ditta emittente|appaltatore|esecutore|rivenditore|creditore|dati azienda|locatore|ragione sociale fornitore|denominazione fornitore|fornitore del servizio|esercente|soggetto emittente la fattura|prestatore del servizio|soggetto cedente|identificativo cedente|nome del venditore|indirizzo del venditore|ragione sociale del fornitore|dati emittente|dati del prestatore]".split(
            ";",
          ),
        customer:
          "[spett le|spettabile|spett|spett le ditta|spettabile ditta|spett ditta|spett li|egr sig|egregio signore|gent ma sig ra|gentile cliente|egregio|gent mo|gent ma|egr|egr dott|cliente|clienti|destinatario fattura|destinatario della fattura|destinatario|destinatario documento|intestatario|intestatario fattura|intestatario della fattura|intestata a|intestato a|fattura intestata a|fatturato a|fatturata a|fatturare a|fattura a|fattura per|cessionario committente|cessionario committente cliente|cessionario|committente|dati cliente|dati del cliente|dati del cessionario committente|dati cessionario committente|dati relativi al cessionario committente|indirizzo di fatturazione|indirizzo fatturazione|indirizzo fattura|indirizzo di fattura|dati di fatturazione|dati fatturazione|dati per la fatturazione|acquirente|venduto a|compratore|intestazione fattura|intestatario del contratto|intestatario contratto|intestatario utenza|ragione sociale cliente|denominazione cliente|nome cliente|indirizzo cliente|indirizzo del cliente|sede legale cliente|domicilio fiscale cliente|debitore|pagatore|conduttore|locatario|paziente|assistito|appaltante|stazione appaltante|intestatario bolletta|ordinato da|ordinante|sig|sig ra|ricevuto da|cliente intestatario|all attenzione di|cliente fatturazione|cliente destinatario|cliente cessionario|dati intestatario|amministrazione destinataria|ente destinatario|cliente e indirizzo di fatturazione|dati di fatturazione cliente|indirizzo di fatturazione e spedizione]".split(
            ";",
          ),
        shipTo:
          "[luogo di destinazione|luogo destinazione|destinazione|destinazione merce|destinazione della merce|destinazione diversa|luogo di consegna|luogo consegna|indirizzo di consegna|indirizzo consegna|indirizzo di spedizione|indirizzo spedizione|indirizzo di destinazione|spedito a|spedire a|consegnato a|consegnare a|consegna a|spedizione a|destinatario merce|destinatario della merce|destinatario merci|luogo di scarico|luogo dei lavori|luogo lavori|cantiere|cantiere di|indirizzo cantiere|indirizzo di fornitura|indirizzo fornitura|luogo di fornitura|luogo di prestazione|luogo della prestazione|ubicazione|indirizzo del punto di fornitura|consegna merce|merce consegnata a|indirizzo di installazione|indirizzo intervento|luogo intervento|luogo di intervento|luogo di spedizione|destinatario spedizione|dati di consegna|dati di spedizione|luogo di resa|indirizzo resa|spett le destinatario merce|dest merce|destinazione dei beni|luogo di destinazione merce|destinazione se diversa|luogo di partenza|indirizzo della fornitura]".split(
            ";",
          ),
        remitTo:
          "[beneficiario|pagabile a|pagare a|a favore di|intestatario conto|intestatario del conto|intestatario c c|conto intestato a|c c intestato a|bonifico intestato a|bonifico a favore di|pagamento a favore di|versamento a favore di|all ordine di|nome beneficiario|beneficiario pagamento|versare a|da versare a|beneficiario del pagamento|beneficiario bonifico|girata a favore di|cessione del credito a favore di|cessionario del credito|intestazione conto|conto pagabile a|a favore di conto]".split(
            ";",
          ),
      },
      months: [
        "gennaio;gen;genn".split(";"),
        "febbraio;feb;febb".split(";"),
        "marzo;mar".split(";"),
        "aprile;apr".split(";"),
        "maggio;mag;magg".split(";"),
        "giugno;giu".split(";"),
        "luglio;lug".split(";"),
        "agosto;ago".split(";"),
        "settembre;set;sett".split(";"),
        "ottobre;ott".split(";"),
        "novembre;nov".split(";"),
        "dicembre;dic".split(";"),
      ],
      legalForms:
        "[srl|s r l|srls|s r l s|srl s|s r l semplificata|srl unipersonale|s r l unipersonale|spa|s p a|sas|s a s|snc|s n c|sapa|s a p a|ss|soc semplice|societa semplice|sagl|s a g l|sa|s a|scarl|s c a r l|scrl|s c r l|s c a r l p a|scpa|s c p a|soc coop|soc coop a r l|coop|cooperativa|societa cooperativa|soc cooperativa|cooperativa sociale|coop sociale|onlus|o n l u s|aps|a p s|asd|a s d|ssd|ets|odv|ditta individuale|impresa individuale|impresa edile|studio associato|studio legale|studio tecnico|associazione|associazione professionale|societa a responsabilita limitata|societa per azioni|stp|s t p|sta|consorzio|fondazione|soc agr|societa agricola|azienda agricola|az agr|& c|& figli|e figli|f lli|fratelli|& co|s c|s coop|societa benefit|s b|unipersonale|societa unipersonale|a socio unico|a r l|p a|geie|rti|ati]".split(
          ";",
        ),
      units:
        "[pz|pezzo|pezzi|pza|nr|n|no|num|numero|cad|cadauno|cadauna|ca|un|unita|u|h|hh|ora|ore|hr|gg|g|giorno|giorni|gior|giornata|giornate|mese|mesi|anno|anni|settimana|settimane|notte|notti|m|mt|ml|m l|metro|metri|metri lineari|mq|m2|metri quadri|metri quadrati|mc|m3|metri cubi|cm|mm|km|chilometro|chilometri|kg|kgs|kilogrammi|chilogrammi|hg|gr|grammi|q|ql|qli|quintale|quintali|t|ton|tonn|tonnellata|tonnellate|l|lt|ltr|litro|litri|hl|cl|kwh|kw|kva|smc|cf|conf|confezione|confezioni|cfz|ct|crt|cart|cartone|cartoni|scatola|scatole|sc|sacco|sacchi|sac|rotolo|rotoli|rt|pallet|plt|bancale|bancali|paio|paia|pa|coppia|coppie|set|kit|corpo|a corpo|ac|a c|forfait|forf|latta|latte|fusto|fusti|secchio|barra|barre|bt|bott|bottiglia|bottiglie|flacone|flaconi|foglio|fogli|lastra|lastre|persona|persone|utente|utenti|licenza|licenze|viaggio|viaggi|intervento|interventi|prestazione|seduta|sedute|coperto|coperti|pasto|pasti|cento|mille|dozzina|dz|collo|colli|busta|buste|blister|tubo|cartuccia|vano|ettaro|ha|nolo|lotto|%|pagina|pagine|canone|canoni|minuti|min|vasetto|cassa|casse|cs]".split(
          ";",
        ),
      groupSums:
        "[riporto|riporti|a riportare|da riportare|totale a riportare|importo a riportare|riporto pagina precedente|riporto da pagina precedente|riporto totale|riportato|totale pagina|totale della pagina|totale di pagina|subtotale pagina|segue|segue a pagina|segue pagina successiva|segue a pag|segue fattura|continua|continua a pagina|continua alla pagina successiva|da riporto|segue pag|somma a riportare|totale riportato|riporto importo|totale da riportare];[totale|subtotale|sub totale|tot|totale parziale|totale importo] [ddt|del ddt|d d t|bolla|capitolo|del capitolo|sezione|della sezione|gruppo|del gruppo|categoria|lotto|reparto|parziale lavori|ordine n|commessa|cantiere|voce|sottocapitolo|fase|rif ddt|documento di trasporto|posizione|titolo]".split(
          ";",
        ),
      taxIncluded:
        "[prezzi|prezzo|tutti i prezzi|importi|i prezzi|gli importi|prezzi indicati|tutti gli importi|totale|importo|valori|tariffe|i nostri prezzi] [|sono|si intendono|indicati sono|esposti sono|espressi|sono da intendersi|sono comprensivi di|comprensivi di] [iva inclusa|iva compresa|con iva|ivati|iva incl|comprensivi di iva|iva incluse|inclusa iva|ivato|al lordo dell iva|iva e servizio inclusi];[iva|i v a|imposte|tasse] [inclusa|compresa|incluse|comprese|incl|inclusi] [|nel prezzo|nel totale|nei prezzi];[di cui iva|di cui i v a|di cui imposte|comprensivo di iva|comprensivi di iva|prezzi ivati]".split(
          ";",
        ),
      currencies: {
        EUR: "[euro|eur|italia|roma|milano|torino|napoli|bologna|firenze|genova|palermo|venezia|verona|padova|brescia|bergamo|bari|catania|trento|bolzano|trieste|udine|modena|parma|reggio emilia|vicenza|treviso|perugia|ancona|cagliari|pescara|lecce|salerno|monza|rimini|ravenna|san marino|germania|francia|spagna|p iva|partita iva]".split(
          ";",
        ),
        CHF: "[franco svizzero|franchi svizzeri|chf|fr sv|svizzera|ticino|lugano|bellinzona|locarno|mendrisio|chiasso|zurigo|ginevra]".split(
          ";",
        ),
        USD: "[dollaro|dollari|dollaro usa|dollari usa|dollari americani|usd|stati uniti]".split(
          ";",
        ),
        GBP: "[sterlina|sterline|sterline inglesi|gbp|regno unito|londra]".split(";"),
      },
    },
    {
      language: "nb",
      titles: {
        invoice:
          "[samlefaktura|sluttfaktura|delfaktura|avdragsfaktura|akontofaktura|forskuddsfaktura|kontantfaktura|strømfaktura|salgsfaktura|honorarfaktura];[a konto|kopi av|din] faktura;fakturaer;regning;strømregning;efaktura;nota;hotellregning;avregning;sluttoppgjør;debetnota;[fakturakopi|faktura kopi];forenklet faktura".split(
            ";",
          ),
        "credit-note": "kreditnota;kreditfaktura;kredit;kreditering;tilbakebetaling".split(";"),
        receipt:
          "[salgskvittering|kassakvittering|betalingskvittering|kontantkvittering|kundekvittering|parkeringskvittering];kvittering;kassalapp;bong;kontantsalg;kjøpsbevis;kvittering for kjøp;kopi kvittering;kjøpskvittering".split(
            ";",
          ),
        "pro-forma": "proformafaktura;fakturautkast;proforma kvittering".split(";"),
        other:
          "tilbud;pristilbud;ordre;ordrebekreftelse;bestilling;innkjøpsordre;bestillingsbekreftelse;rekvisisjon;pakkseddel;følgeseddel;plukkliste;fraktbrev;arbeidsordre;timeliste;purring;purrebrev;inkassovarsel;betalingspåminnelse;påminnelse;kontoutskrift;kontoutdrag;reskontro;lønnsslipp;kontrakt;avtale;prisliste;endringsmelding;endringsordre;leveransebekreftelse;remitteringsadvis;faktureringsgrunnlag;serviceordre;salgsordre;inkassokrav".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[fakturanr|faktura nr|fakturanummer|faktura nummer|faktnr|fakt nr|faktnummer|fakt nummer|kreditnotanr|kreditnota nr|kreditnotanummer|kreditnota nummer|bilagsnr|bilags nr|bilagsnummer|bilags nummer|dokumentnr|dokument nr|dokumentnummer|dokument nummer];kreditnota;regningsnummer;regning nr;faktura id;vårt fakturanummer;notanr;vår faktura nr".split(
            ";",
          ),
        invoiceDate:
          "[utstedelsesdato|bilagsdato|dokumentdato|kreditnotadato|kjøpsdato|salgsdato|regningsdato];utstedt [dato|den|];faktureringsdato;fakturert [den|dato];dato faktura;[fakturadato|faktura dato];[faktdato|fakt dato];dato for utstedelse".split(
            ";",
          ),
        plainDate:
          "dato [tid|og tid|kl|klokkeslett|];dato og [klokkeslett|tidspunkt];den;transaksjonsdato".split(
            ";",
          ),
        dueDate:
          "[forfaller|betalingsfrist] [den|];[må|skal|] betales innen;bes [betalt|innbetalt] innen [den|];må være betalt innen [den|];[betales innen|innbetales innen|betales senest] den;[betaling|betalt] innen;siste [betalingsfrist|betalingsdag|innbetalingsdag];forfaller til betaling [den|];beløpet [trekkes|belastes] [den|];forfallsdato;forfall;forfallsdag;betal innen;frist for betaling;siste betalingsdato;siste frist for betaling;betalingsforfall;avtalegiro dato;trekkes den;betalingsdato forfall;innen dato;[forfdato|forf dato];innbetales innen;betales senest;forfall den;forfalls dato;trekkes fra konto den;innbetalingsfrist".split(
            ";",
          ),
        paymentTerms:
          "betalingsbetingelser;betalingsbetingelse;betalingsvilkår;bet bet;betalingsbet;dager netto;netto dager;pr dager netto;netto pr;kredittid;betingelser;[betbetingelser|bet betingelser];netto kontant;kontant betaling;kredittdager;fri leveringsmåned".split(
            ";",
          ),
        purchaseOrder:
          "[deres ordrenr|deres ordre nr|deres ordrenummer|deres ordre nummer|deres bestillingsnr|deres bestillings nr|deres bestillingsnummer|deres bestillings nummer|innkjøpsordrenr|innkjøpsordre nr|innkjøpsordrenummer|innkjøpsordre nummer|bestillingsnr|bestillings nr|bestillingsnummer|bestillings nummer|rekvisisjonsnr|rekvisisjons nr|rekvisisjonsnummer|rekvisisjons nummer];deres [ordre|bestilling|innkjøpsordre|rekvisisjon|po|po nr];kundens [ordrenr|ordre|bestillingsnr];kundens [bestilling|ordrenummer|innkjøpsordre];kjøpers [ordre|ordrenummer];deres [best nr|rekv nr];[innkjøpsnr|innkjøps nr|innkjøpsnummer|innkjøps nummer];innkjøpsordre;rekvisisjon nr;kjøpers ordrenr;kundeordre;bestillerref po;bestillingsreferanse;rekvisisjon;po referanse".split(
            ";",
          ),
        currency:
          "valuta;valutakode;beløp i;alle beløp i;alle beløp er i;priser i;valutasort;fakturavaluta;alle priser er i".split(
            ";",
          ),
        taxId:
          "[orgnr|org nr|orgnummer|org nummer|organisasjonsnr|organisasjons nr|organisasjonsnummer|organisasjons nummer|foretaksnr|foretaks nr|foretaksnummer|foretaks nummer|mvanr|mva nr|mvanummer|mva nummer];foretaksregisteret [no|];org no;foretaksreg;mva reg nr;mva registreringsnummer;vat;vat reg nr;no mva;skattenummer;enhetsregisteret;org nr foretaksregisteret;[orgnr|org nr] mva;organisasjonsnummer mva;organisasjonsnr mva;voec nr".split(
            ";",
          ),
        customerTaxId:
          "[deres|kundens|kjøpers] [org nr|orgnr|organisasjonsnummer|mva nr|vat nr|vat no|organisasjonsnr|foretaksnummer];[org nr|orgnr|organisasjonsnummer] [kunde|kjøper]".split(
            ";",
          ),
        vendorTaxId:
          "[vårt|selgers|leverandørens] [org nr|orgnr|organisasjonsnummer|mva nr|vat nr|organisasjonsnr]".split(
            ";",
          ),
        iban: "iban konto;iban kontonr".split(";"),
        receiptNumber:
          "[kvitteringsnr|kvitterings nr|kvitteringsnummer|kvitterings nummer|bongnr|bong nr|bongnummer|bong nummer|transaksjonsnr|transaksjons nr|transaksjonsnummer|transaksjons nummer|salgsnr|salgs nr|salgsnummer|salgs nummer];kvittering nr;kvittering;transaksjon;bilag;billettnummer;transaksjons id;kvitt nr".split(
            ";",
          ),
        plainNumber:
          "[løpenr|løpe nr|løpenummer|løpe nummer];referanse;referansenr;referansenummer;saksnr;referanse nr".split(
            ";",
          ),
        otherNumber:
          "[ordrenr|ordre nr|ordrenummer|ordre nummer|kundenr|kunde nr|kundenummer|kunde nummer|deres kundenr|deres kunde nr|deres kundenummer|deres kunde nummer|medlemsnr|medlems nr|medlemsnummer|medlems nummer|leverandørnr|leverandør nr|leverandørnummer|leverandør nummer|avtalenr|avtale nr|avtalenummer|avtale nummer|kontraktnr|kontrakt nr|kontraktnummer|kontrakt nummer|tilbudsnr|tilbuds nr|tilbudsnummer|tilbuds nummer|prosjektnr|prosjekt nr|prosjektnummer|prosjekt nummer|anleggsnr|anleggs nr|anleggsnummer|anleggs nummer|pakkseddelnr|pakkseddel nr|pakkseddelnummer|pakkseddel nummer|sendingsnr|sendings nr|sendingsnummer|sendings nummer|kidnr|kid nr|kidnummer|kid nummer|bordnr|bord nr|bordnummer|bord nummer|kassenr|kasse nr|kassenummer|kasse nummer|kortnr|kort nr|kortnummer|kort nummer|målernr|måler nr|målernummer|måler nummer];[deres|vår|kundens|bestillers|efaktura|e faktura] referanse;[gjelder|krediterer|kreditering av|opprinnelig|tidligere|vedrører] faktura;[vårt ordrenr|salgsordrenr|kontraktsnr|følgeseddelnr|fraktbrevnr|bookingnr|reservasjonsnr|romnr|butikknr|gjelder fakturanr|serienr|registreringsnr|chassisnr|artikkelnr|personnr|fødselsnr];[deres ref|side] [nr|];[kundereferanse|bestillerreferanse|betalingsreferanse];[arbeidsordrenr|arbeidsordre nr|arbeidsordrenummer|arbeidsordre nummer|serviceordrenr|serviceordre nr|serviceordrenummer|serviceordre nummer|oppdragsnr|oppdrags nr|oppdragsnummer|oppdrags nummer|abonnementsnr|abonnements nr|abonnementsnummer|abonnements nummer|terminalnr|terminal nr|terminalnummer|terminal nummer];deres [prosjekt|merke];[bestillers|kundens] ref;kreditnota [for|til] faktura;ordre;vår ordre;salgsordre;kunde id;tilbud nr;prosjekt;prosjektnavn;byggeplass;anlegg;følgeseddel;sporingsnummer;vår ref;kunde ref;merking;merket;merkes;vår saksbehandler;kid;kid kundeidentifikasjon;kundeidentifikasjon;betalingsinformasjon kid;bestillingsnr reise;rom;bord;antall gjester;kasse;kasserer;betjent av;ekspeditør;du ble betjent av;butikk;term;bax;autorisasjon;autorisasjonskode;tvr;fakturatype;målepunkt;måler;serienummer;reg nr;kilometerstand;km stand;gjelder;emne;avdeling;buypass;avtalegiro;[målepunktid|målepunkt id];arbeidsordre;oppdrag;ordrereferanse;kreditert faktura;opprinnelig fakturanr;kid kode;[betalingsid|betalings id]".split(
            ";",
          ),
        otherDate:
          "[levert|utført|sendt|fra|til] [dato|];[leveringsdato|leveransedato|ordredato|bestillingsdato|tilbudsdato|utskriftsdato|startdato|sluttdato|ankomstdato|avreisedato|avlesningsdato|fødselsdato];periode [fra|til];gjelder [perioden|periode];[leveringsperiode|abonnementsperiode];[fra|til] og med;neste [forfall|avlesning|betaling];leveringstid;leveringsuke;dato for levering;bestilt;skrevet ut;utskrevet;betalt dato;betalt den;perioden;for perioden;faktureringsperiode;fakturaperiode;avregningsperiode;forbruksperiode;leieperiode;avtaleperiode;måned;kvartal;uke;år;f o m;t o m;gyldig til;ankomst;avreise;antall netter;netter;avlest;neste faktura;tid;klokken;klokkeslett;kl;kunde siden;ved betaling innen;[levdato|lev dato];ordre dato;i perioden;arbeidsdato;utløpsdato;innbetalingsdato".split(
            ";",
          ),
        other:
          "[telefonnr|telefon nr|telefonnummer|telefon nummer|postnr|post nr|postnummer|post nummer|bankkontonr|bankkonto nr|bankkontonummer|bankkonto nummer|kontonr|konto nr|kontonummer|konto nummer];[betales|betal|] til konto;[vår|deres] kontaktperson;tlf nr;sentralbord;mobiltelefon;faks;telefaks;e post;epost;hjemmeside;nettside;nettsted;internett;kontaktperson;kundeservice;kundesenter;selger;saksbehandler;deres kontakt;vår kontakt;bestiller;attn;navn;adresse;postadresse;besøksadresse;poststed;postnr sted;sted;bankkonto;konto;swift kode;swift bic kode;vipps;vippsnr;betalingsmåte;betalingsform;betalingsmetode;betalingsinformasjon;leveringsmåte;leveringsbetingelser;lev betingelser;lev betingelse;leveringsbet;forsendelsesmåte;sendingsmåte;transportør;vekt;bruttovekt;nettovekt;volum;antall kolli;merknad;merknader;kommentar;melding;notat;informasjon;spesifikasjon;kopi;takk;takk for handelen;takk for besøket;velkommen tilbake;ta vare på kvitteringen;forsinkelsesrente;ved forsinket betaling;ved for sen betaling;morarente;renter;åpningstider;antall;mva spesifikasjon;mva spes;spesifikasjon av mva;signatur;omvendt avgiftsplikt;bonus;bytterett;kontoinformasjon;vippsnummer".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[sum eks|sum ekskl|sum eksl|sum ex|sum u|sum uten|sum før|sum eksklusiv|totalt eks|totalt ekskl|total eks|total ekskl|total ex|total uten|beløp eks|beløp ekskl|beløp ex|beløp uten|beløp før|pris eks|å betale eks|eks|ekskl|eksklusiv|ordresum eks|delsum eks|fakturabeløp eks|nettobeløp eks] mva;[netto|totalsum|totalbeløp|totalpris] eks mva;[sum|totalt|total] eksklusive mva;delsum;sum netto;varer netto;varesum;sum varer;sum ordrelinjer;netto fakturabeløp;sum etter rabatt;sum honorar;[nettobeløp|netto beløp];[nettosum|netto sum];totalt uten mva;sum uten avgift".split(
            ";",
          ),
        discount:
          "[fakturarabatt|ordrerabatt|kunderabatt|mengderabatt|linjerabatt|kampanjerabatt|medlemsrabatt];[sum|total|%|fratrukket|trumf|] rabatt;rabatter;rabattbeløp;rabattkode;kupong;avslag;prisavslag;fradrag;rabatt %;herav rabatt trukket".split(
            ";",
          ),
        shipping:
          "[frakt|porto] [og emballasje|];fraktkostnad;fraktkostnader;fraktomkostninger;fraktgebyr;porto og gebyr;forsendelse;levering pris;leveringsgebyr;leveringskostnader;transport;transportkostnader;frakt og ekspedisjon;hjemlevering;utkjøring;frakt eks mva;frakt og porto;porto og frakt".split(
            ";",
          ),
        otherCharge:
          "[fakturagebyr|faktureringsgebyr|ekspedisjonsgebyr|administrasjonsgebyr|miljøgebyr|emballasjegebyr|purregebyr|kortgebyr|servicegebyr|oppstartsgebyr|smågebyr|håndteringsgebyr|termingebyr];[inkassogebyr|forsinkelsesgebyr];gebyr;gebyrer;eksp gebyr;adm gebyr;miljøavgift;drivstofftillegg;dieseltillegg;tillegg;påslag;emballasje;pant;panteavgift;purregebyrer;forsinkelsesrenter;renter beløp;kjøring;bompenger;bompasseringer;forsikring;toll;avgift;avgifter;forbruksavgift;enova avgift;nettleie fastledd;fastledd;reisekostnader;kilometergodtgjørelse;diett;andre kostnader;servicebil;deponiavgift;bæreposer;fastbeløp;elavgift".split(
            ";",
          ),
        tip: "tips;driks;drikkepenger".split(";"),
        rounding:
          "avrunding;øresavrunding;avrundet;øreutjevning;[øreavrunding|øre avrunding]".split(";"),
        tax: "mva [25 %|15 %|12 %|25|15|%|nok|kr|av|høy sats|middels sats|lav sats|grunnlag 25 %|];[25 %|15 %|12 %|herav|%|plus|pluss|utgående|25 00 %] mva;m v a;merverdiavgift;moms;vat;[mvabeløp|mva beløp];herav mva 25 %".split(
          ";",
        ),
        totalTax:
          "mva [totalt|total|sum|i alt|beløp totalt];sum mva;total mva;totalt mva;samlet mva;sum merverdiavgift;sum mva beløp".split(
            ";",
          ),
        taxBase:
          "[avgiftspliktig|mva pliktig] [beløp|];grunnlag [mva|for mva|];[avgiftsgrunnlag|beregningsgrunnlag|momsgrunnlag];grunnlag [25 %|15 %|12 %];mva pliktig sum;avgiftspliktig salg;[mvagrunnlag|mva grunnlag];avgiftspliktig omsetning".split(
            ";",
          ),
        withholding:
          "[tilbakeholdt|innestående] [beløp|];forskuddstrekk;garantitrekk;kildeskatt;innestående 5 %".split(
            ";",
          ),
        total:
          "[sum|total|totalt] [inkl mva|nok|kr];[sum|total|] [inkl mva|inklusiv mva];[sum|total|totalt] inklusive mva;[totalsum|totalbeløp|totalpris|fakturabeløp] inkl mva;[sum|total] med mva;sum m mva;beløp inkl mva;pris inkl mva;totalbeløp;totalt beløp;fakturasum;sum faktura;sum brutto;totalpris;kreditert beløp;kreditbeløp;sum kreditnota;ordresum;ordretotal;samlet beløp;kjøpesum;sum totalt;totalt fakturabeløp;sum total;sum denne faktura;varekjøp sum;[totalsum|total sum];[fakturabeløp|faktura beløp];[fakturatotal|faktura total];[bruttobeløp|brutto beløp];totalt inklusiv mva".split(
            ";",
          ),
        plainTotal: "sum;totalt;beløp;i alt;tot;til sammen;samlet".split(";"),
        amountPaid:
          "[betalt|tidligere fakturert|innbetalt] [beløp|];[innbetalt|innbetaling|forskuddsbetalt|forskuddsbetaling];fratrekk [forskudd|akonto];allerede betalt;innbetalinger;mottatt betaling;betaling mottatt;betaling;betalinger;forskudd;forhåndsbetalt;a konto;akonto;akontobeløp;akonto innbetalt;depositum;tidligere betalt;fratrekk tidligere fakturert;delbetaling;gavekort;tilgodelapp;avregnet akonto;mottatt beløp;herav betalt;trukket forskudd;tidligere innbetalt;motregnet;tidligere akontofakturert".split(
            ";",
          ),
        balanceDue:
          "[totalt|beløp|rest|sum|] [å betale|til betaling];[gjenstående|utestående|skyldig] [beløp|];å betale [nok|kr|inkl mva];[total|gjenstår|netto|igjen|beløp nok] å betale;[netto|total] til betaling;til betaling nok;restbeløp;gjenstår;utestående saldo;forfalt beløp;beløp som trekkes;trekkes fra konto;til gode;til utbetaling;å utbetale;betales;betal;ny saldo;du skal betale;å innbetale;å betale totalt;utgående saldo;tilgode".split(
            ";",
          ),
        cashTendered:
          "[betalt|] [kontant|bankkort|kort];kontanter;mottatt;mottatt kontant;kredittkort;mastercard;betalt med kort;kontaktløs;vipps betaling;betalingskort;kortbetaling;[bankaxept|bank axept];betalt med vipps".split(
            ";",
          ),
        cashChange:
          "tilbake;veksel;vekslepenger;retur;kontant tilbake;tilbake kontant;vekselpenger".split(
            ";",
          ),
        previousBalance:
          "tidligere [saldo|utestående|ubetalt];inngående saldo;forrige saldo;overført saldo;utestående fra tidligere;restanse;restanser;skyldig fra tidligere;saldo forrige faktura;ubetalte fakturaer;saldo fra forrige faktura".split(
            ";",
          ),
        otherAmount:
          "[total|] [besparelse|vekt];antall [varer|linjer|totalt|];kontantrabatt;du sparer;du har spart;du sparte;spart;bruttovekt;nettovekt;sum timer;timer totalt;forbruk;totalt forbruk;kontraktsum;kontraktssum;entreprisesum;tilbudssum;fakturert til dato;hittil fakturert;gjenstår å fakturere;valutakurs;bonus;poeng;trumf bonus;avgiftsfritt;avgiftsfri;avgiftsfritt beløp;mva fritt;mva fri;mva fritak;unntatt mva;0 % mva grunnlag;herav pant;kredittgrense;minimumsbeløp;minstebeløp;mva spesifikasjon;akonto fremover;lønnskostnader;herav arbeid;strømstøtte omtale;avgiftsfri omsetning".split(
            ";",
          ),
      },
      columns: {
        position: "linje;linjenr;posisjon".split(";"),
        code: "[varenummer|varekode|produktnummer|produktkode];vnr;artikkelnummer;artnr;art;produktnr;kode;nobb;nobb nr;nrf;nrf nr;el nr;deres varenr;strekkode;[varenr|vare nr];[artikkelnr|artikkel nr];artikkelkode".split(
          ";",
        ),
        description:
          "[varebeskrivelse|varenavn|produktbeskrivelse|produktnavn];[vare|produkt|] tjeneste;beskrivelse;varetekst;vare;varer;varebetegnelse;betegnelse;tekst;produkter;tjenester;artikkel;artikler;artikkelbeskrivelse;spesifikasjon;navn;benevnelse;fakturatekst;arbeid;utført arbeid;ytelse;varenr beskrivelse;beskrivelse av varer;varer og tjenester".split(
            ";",
          ),
        quantity:
          "[antall|ant|] [levert|timer];[levert|fakturert] [antall|];antall;mengde;ant;stk;lev ant;antall enhet;forbruk;kvantum;dager;antall stk".split(
            ";",
          ),
        unit: "enhet;enh;salgsenhet".split(";"),
        unitPrice:
          "pris [pr stk|per stk|pr enhet|per enhet|enhet|stk|eks mva|ekskl mva|ex mva|u mva|inkl mva|nok|kr|per time|pr time|øre kwh|i nok|];[enhetspris|stykkpris] [eks mva|inkl mva|];[enh|stk|a|veil] pris;pris [eks|ekskl|inkl];enhetspris [nok|kr];enhetspris ekskl mva;listepris;salgspris;timepris;timesats;sats;øre kwh;kr kwh;[nettopris|netto pris];[bruttopris|brutto pris]".split(
            ";",
          ),
        priceBasis: "prisenhet;pr;pris pr".split(";"),
        discount: "rabatt;rab;rabattbeløp;rabatt kr;linjerabatt".split(";"),
        discountRate: "rabatt [%|i %|pst];% rabatt;rabattprosent;% rab".split(";"),
        taxRate:
          "mva [%|prosent|i %|pst|sats %];% mva;avgiftskode;moms %;avg kode;[mvasats|mva sats];[mvakode|mva kode];mva type;avgift %".split(
            ";",
          ),
        taxAmount: "mva;mva kr;mva nok;moms;[mvabeløp|mva beløp];herav mva".split(";"),
        amount:
          "[beløp|sum] [nok|kr|];[beløp|sum] i nok;totalt;linjesum;linjebeløp;linjetotal;nok;kr;pris totalt;delsum;total nok;kroner;totalbeløp;[totalpris|total pris];totalsum".split(
            ";",
          ),
        netAmount:
          "[beløp eks|beløp ekskl|sum eks|sum ekskl|sum ex|total eks|totalt eks|beløp ex|totalpris eks|sum u|beløp uten|linjesum eks] mva;[totalt|total] ekskl mva;netto nok;[nettobeløp|netto beløp];[nettosum|netto sum];sum uten mva;beløp u mva".split(
            ";",
          ),
        grossAmount: "[beløp|sum|total|totalt|totalpris] inkl mva;bruttobeløp;sum m mva".split(";"),
        serviceDate: "dato;leveringsdato;lev dato;dag;utført dato;uke;fra til;utført".split(";"),
        other:
          "vekt;kg;emballasje;bestilt;bestilt antall;antall bestilt;rest;restordre;i rest;ordrenr;ordre;pakkseddel;prosjekt;batch;batchnr;serienr;opprinnelsesland;lager;lokasjon;ansatt;ressurs;fakturanr;fakturadato;målerstand;forrige;pant;debet;kredit;merknad;tidligere fakturert;% ferdig".split(
            ";",
          ),
      },
      roles: {
        customer:
          "kunde;kjøper;faktura til;faktureres til;fakturamottaker;fakturaadresse;kundeopplysninger;kundenavn;kundeadresse;mottaker;betaler;oppdragsgiver;leietaker;gjest;solgt til;betalt av;byggherre;kundens navn;til kunde;abonnent;[faktureringsadresse|fakturerings adresse];fakturakunde;faktureringsinformasjon;utstedt til;fakturert til".split(
            ";",
          ),
        shipTo:
          "leveringsadresse;leveres til;levering til;levert til;lev adresse;varemottaker;leveringssted;mottaker av varer;anleggsadresse;arbeidssted;byggeplass adresse;sendes til;forbrukssted;hentested;[målepunktadresse|målepunkt adresse];[leveranseadresse|leveranse adresse];leveringsinformasjon;leveringsopplysninger;sluttkunde".split(
            ";",
          ),
        vendor:
          "selger navn;leverandør;avsender;utsteder;fakturert av;solgt av;entreprenør;underentreprenør;utleier;firma;bedrift;salgssted;leverandøradresse;kreditor;selgers navn;utstedt av;faktura fra".split(
            ";",
          ),
        remitTo:
          "betalingsmottaker;betales til;betal til;kontoeier;kontohaver;betaling til;innbetales til;til fordel for;innbetaling til;mottaker av betaling".split(
            ";",
          ),
      },
      months: [
        "januar;jan".split(";"),
        "februar;feb".split(";"),
        "mars;mar".split(";"),
        "april;apr".split(";"),
        "mai".split(";"),
        "juni;jun".split(";"),
        "juli;jul".split(";"),
        "august;aug".split(";"),
        "september;sep;sept".split(";"),
        "oktober;okt".split(";"),
        "november;nov".split(";"),
        "desember;des".split(";"),
      ],
      legalForms:
        "as;a s;asa;ans;a n s;da;ks;enkeltpersonforetak;enk;ba;nuf;iks;kf;hf;stiftelse;forening;borettslag;sameie;kommune;sparebank;samvirkelag;& sønn;& sønner;og sønner;gruppen;holding as;avd".split(
          ";",
        ),
      units:
        "stk;stykk;time;timer;tim;dager;døgn;natt;netter;uke;uker;mnd;måned;måneder;år;kvartal;minutter;lpm;løpemeter;kvm;tonn;pakke;pakker;pkn;kartong;kasse;kasser;ks;pall;paller;rull;ruller;flaske;flasker;boks;bokser;pose;poser;sekk;sekker;spann;kanne;sett;personer;lisens;lisenser;bruker;brukere;side;sider;ord;lass;tur;turer;gang;ganger;plate;bunt;rør;kolli;enhet;enheter;rs;rund sum".split(
          ";",
        ),
      groupSums:
        "sum [side|denne side|pakkseddel|ordre|prosjekt|arbeid|materiell|materialer|gruppe|nettleie|strøm|kraft|abonnement];overført;overføres;overføring;transport til neste side;transport fra forrige side;sidesum;fortsetter;fortsetter neste side;forts;delsum arbeid;delsum materiell;gruppesum".split(
          ";",
        ),
      taxIncluded:
        "[priser|prisene er|alle priser|alle priser er|priser er|] inkl mva;inklusiv mva;inklusive mva;herav mva;mva inkludert;mva er inkludert;inkl moms;inkl merverdiavgift;alle priser er inklusive mva".split(
          ";",
        ),
      currencies: {
        NOK: "nok;kroner;norske kroner;kr;norge;oslo;bergen;trondheim;stavanger;kristiansand;drammen;fredrikstad;sandnes;tromsø;sarpsborg;skien;ålesund;sandefjord;haugesund;tønsberg;moss;bodø;arendal;hamar;larvik;halden;lillehammer;molde;lysaker;fornebu;asker;bærum;svalbard;gjøvik;jessheim;lillestrøm".split(
          ";",
        ),
        SEK: "svenske kroner;sverige".split(";"),
        DKK: "danske kroner;danmark".split(";"),
        USD: "amerikanske dollar".split(";"),
      },
    },
    {
      language: "nl",
      titles: {
        invoice:
          "[verkoopfactuur|verzamelfactuur|termijnfactuur|voorschotfactuur|deelfactuur|eindfactuur|slotfactuur|aanbetalingsfactuur|handelsfactuur|maandfactuur|stroomfactuur|energiefactuur|waterfactuur|telefoonfactuur|huurfactuur|transportfactuur|aannemersfactuur|vooruitbetalingsfactuur|contantfactuur|abonnementsfactuur|servicefactuur];[duplicaat|btw|uw|onkostennota|originele|elektronische|contante|vereenvoudigde|] factuur;[voorschotnota|eindnota|jaarnota|ereloonnota|energienota|debetnota|factuurnota];factuur [kopie|origineel|pakbon];facturen;nota;afrekening;eindafrekening;jaarafrekening;declaratie;ereloonstaat;rekening;uw rekening;vorderingsstaat;[kopiefactuur|kopie factuur];zorgfactuur;zorgnota;tussentijdse factuur".split(
            ";",
          ),
        "credit-note":
          "kredietnota;kredietfactuur;correctiefactuur;gecorrigeerde factuur credit;retourfactuur;terugbetaling;verbeterende factuur;crediteringsnota;restitutie;[creditnota|credit nota];[creditfactuur|credit factuur]".split(
            ";",
          ),
        receipt:
          "[btw|] [bon|kasticket];kassabon;kasbon;kassaticket;kassabewijs;kwitantie;ontvangstbewijs;betaalbewijs;betalingsbewijs;aankoopbewijs;bonnetje;klantticket;kopie klant;klantkopie;kopie kaarthouder;ticket;parkeerbewijs;tankbon;reçu;kwijting;bewijs van betaling;verkoopbon;pinbon;betalingsbevestiging".split(
            ";",
          ),
        "pro-forma":
          "pro forma factuur;factuur concept;[proformafactuur|proforma factuur];[conceptfactuur|concept factuur];voorlopige factuur".split(
            ";",
          ),
        other:
          "[eerste|tweede|] herinnering;[bestelorder|inkooporder|verkooporder|werkorder|afroeporder];offerte;prijsopgave;prijsofferte;bestek;raming;voorstel;bestelling;bestelbon;order;orderbevestiging;opdrachtbevestiging;opdrachtbon;opdracht;werkbon;urenstaat;urenbriefje;urenregistratie;mandagenstaat;mandagenregister;pakbon;paklijst;leveringsbon;leverbon;afleverbon;afleveringsbon;leveringsnota;verzendnota;vrachtbrief;cmr;weegbon;retourbon;ontvangstbon;rekeningoverzicht;rekeningafschrift;rekeninguittreksel;openstaande posten;overzicht openstaande posten;aanmaning;betalingsherinnering;laatste aanmaning;ingebrekestelling;betaaladvies;betalingsspecificatie;loonstrook;loonbrief;salarisspecificatie;onkostendeclaratie;contract;overeenkomst;onderaannemingsovereenkomst;meerwerkopdracht;prijslijst;catalogus;algemene voorwaarden;garantiebewijs;acceptgiro;incassomachtiging;vorderingsstaat bijlage;opleverdocument;meetstaat;bestelbevestiging;reserveringsbevestiging;servicebon;werkopdracht;begroting".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[factuur|fact|factuur fact|creditnota|creditfactuur|nota|declaratie|verkoopfactuur|document|documents|onze factuur|uw factuur|faktuur|proforma|kredietnota|voorschotnota|debetnota|stuk] [nummer|nr|no|num|#|id|n|kenmerk|referentie|ref];[factuurnr|factuur nr|factuurnummer|factuur nummer|faktuurnr|faktuur nr|faktuurnummer|faktuur nummer|creditnotanr|creditnota nr|creditnotanummer|creditnota nummer|documentnr|document nr|documentnummer|document nummer];[creditnummer|creditfactuurnummer|notanummer|declaratienummer|stuknummer|verkoopfactuurnummer|uw factuurnummer|ons factuurnummer|jaarnotanummer|eindafrekeningsnummer|afrekeningsnummer|factuurnummer klantnummer|proformanummer];[volgnummer|nummer|nr|nummer van de|] factuur;factuurno;factnr;faktuur;factuurkenmerk;factuurreferentie;factuurcode;creditnota;creditfactuur;notanr;nota;rekeningnota nummer;docnr;nummer creditnota;factuur nota".split(
            ";",
          ),
        invoiceDate:
          "[faktuurdatum|facturatiedatum|factureringsdatum|uitgiftedatum|opmaakdatum|aanmaakdatum|documentdatum|creditnotadatum|creditdatum|declaratiedatum|rekeningdatum|bondatum|kassabondatum|aankoopdatum|verkoopdatum|creatiedatum];datum [factuur|van de factuur|van uitgifte|van opmaak|van facturatie|document|nota|creditnota|aankoop|creditfactuur|afrekening|uitreiking];factuur [d d|dd|van|opgemaakt op];uitgegeven op;opgemaakt op;opgesteld op;documentdat;[factuurdatum|factuur datum];[factdatum|fact datum];[notadatum|nota datum];gefactureerd op;datum facturering".split(
            ";",
          ),
        plainDate:
          "datum [tijd|en tijd|tijdstip|& tijd|transactie|uur];dd;d d;plaats en datum;transactiedatum;dag".split(
            ";",
          ),
        dueDate:
          "[betalen|te betalen|betaling|betaal] [voor|uiterlijk];uiterste [betaaldatum|betaaldag|betalingsdatum|datum van betaling|vervaldatum];[vervalt|uiterlijk te betalen|te betalen uiterlijk] [op|];[graag|te|] [betalen voor|voldoen voor];[te|gelieve te] [betalen voor|betalen tegen];datum [verval|afschrijving|incasso|domiciliëring];[vervaldag|vervaldatum factuur|vervaldag factuur|vervaldatum betaling];[gelieve te betalen|betalen|betaal|betaling|te voldoen] uiterlijk op;[te betalen|gelieve te betalen|betalen] ten laatste [op|];ten laatste te betalen [op|];gelieve te [voldoen voor|betalen uiterlijk];laatste [betaaldatum|betaaldag];[over te maken|overmaken] voor;[wordt afgeschreven|wordt geïncasseerd|afschrijving|incasso] rond;vervaldat;verloopdatum;uiterlijk;uiterlijke betaaldatum;te betalen tegen uiterlijk;te betalen op;betalen voor datum;betaaldag;incassodatum;incasso op;afschrijfdatum;afschrijving op;wordt afgeschreven op;wordt geïncasseerd op;wij schrijven af op;domiciliëring op;betalingstermijn tot;betaaltermijn tot;te ontvangen voor;betaling verwacht;vervalddatum;vooruit te betalen voor;[vervaldatum|verval datum];[vervdatum|verv datum];[betaaldatum|betaal datum];te voldoen uiterlijk;uiterlijk te voldoen;uiterlijk op;te betalen tot;betalen voor of op".split(
            ";",
          ),
        paymentTerms:
          "[betaling|te betalen|betalen|te voldoen|] binnen;[bet|] [conditie|termijn];dagen [na factuurdatum|einde maand];betalingscondities;betalingsvoorwaarde;betalingsvoorwaarden;betaalvoorwaarden;betaalconditie;betaalcondities;betalingstermijn;betaaltermijn;betalingstermijnen;bet cond;condities;voorwaarden;dagen netto;netto dagen;betalingswijze en termijn;betaling;contante betaling;bij ontvangst;leverings en betalingsvoorwaarden;verkoopvoorwaarden;krediettermijn;[betalingsconditie|betalings conditie];voldoen binnen".split(
            ";",
          ),
        purchaseOrder:
          "[uw|jouw] [opdrachtnr|opdrachtnummer|opdracht nr|opdracht nummer|opdracht];[inkoopordernr|inkooporder nr|inkoopordernummer|inkooporder nummer|inkoopnr|inkoop nr|inkoopnummer|inkoop nummer|uw ordernr|uw order nr|uw ordernummer|uw order nummer|uw bestelnr|uw bestel nr|uw bestelnummer|uw bestel nummer|uw bestelbonnr|uw bestelbon nr|uw bestelbonnummer|uw bestelbon nummer|bestelbonnr|bestelbon nr|bestelbonnummer|bestelbon nummer|klantordernr|klantorder nr|klantordernummer|klantorder nummer];[po nummer|order|ordernummer|bestelnummer|bestelreferentie|bestelnr|bestelbon|opdrachtnummer] klant;[uw po|purchase order|p o] [nummer|];[uw|] [inkooporder|bestelbon];jouw [order|ordernummer|bestelling];klant [ordernummer|ordernr];[uw|] aankooporder;[aankoopordernr|aankooporder nr|aankoopordernummer|aankooporder nummer];uw order;uw bestelling;uw inkoopnummer;uw inkoopordernummer;klantorder;klant po;klant bestelnummer;po referentie;uw bestelreferentie;inkoop order nummer;referentie bestelbon;uw besteln nr;vkn nummer;inkoopreferentie;uw bestellingsnummer;opdrachtnummer opdrachtgever".split(
            ";",
          ),
        currency:
          "[alle|] [bedragen in|prijzen in];valuta;munt;munteenheid;muntsoort;valutacode;alle bedragen zijn in;bedragen luiden in;deviezen;factuurvaluta;val;alle prijzen zijn in;bedragen zijn in".split(
            ";",
          ),
        taxId:
          "[btwnr|btw nr|btwnummer|btw nummer|btw idnr|btw id nr|btw idnummer|btw id nummer|btw identificatienr|btw identificatie nr|btw identificatienummer|btw identificatie nummer|b t wnr|b t w nr|b t wnummer|b t w nummer|obnr|ob nr|obnummer|ob nummer|ondernemingsnr|ondernemings nr|ondernemingsnummer|ondernemings nummer|kbonr|kbo nr|kbonummer|kbo nummer];btw [no|ident nr|code|nl|be|ondernemingsnummer|on nr|be nummer|tva|tva nr|reg nr|registratienummer|];ondernemingsnummer [btw|kbo];[cribnr|crib nr|cribnummer|crib nummer];b t w;omzetbelastingnummer;ondernem nr;on nr;kbo;bnr;fiscaal nummer;rsin;vat;belastingnummer;fiscaal identificatienummer;tva btw;[btwid|btw id];eu btw nummer".split(
            ";",
          ),
        customerTaxId:
          "[uw|klant|debiteur|afnemer] [btw nummer|btw nr|btw|btwnummer|btwnr|btw id|btw id nummer|btw identificatienummer|ondernemingsnummer|vat nummer|vat nr];[btw nummer|btw nr|btw|btwnummer|btwnr|btw id|btw id nummer|btw identificatienummer|ondernemingsnummer|vat nummer] [klant|afnemer|van de klant|debiteur|opdrachtgever|koper|van de afnemer];[opdrachtgever|koper] btw nummer;jouw btw nummer".split(
            ";",
          ),
        vendorTaxId:
          "[ons|onze|leverancier] [btw nummer|btw nr|btw|btwnummer|btwnr|btw id|btw identificatienummer|ondernemingsnummer];[btw nummer|btw nr|btwnummer|btw id|btw identificatienummer] [leverancier|verkoper|van de leverancier];verkoper btw nummer".split(
            ";",
          ),
        iban: "iban [code|rekening|rekeningnummer|bank];[rekeningnummer|bankrekening|rekening|rek nr] iban;ibannummer;onze iban;iban bankrekening".split(
          ";",
        ),
        receiptNumber:
          "[bonnr|bon nr|bonnummer|bon nummer|kassabonnr|kassabon nr|kassabonnummer|kassabon nummer|transactienr|transactie nr|transactienummer|transactie nummer|kwitantienr|kwitantie nr|kwitantienummer|kwitantie nummer|verkoopnr|verkoop nr|verkoopnummer|verkoop nummer];[kassaticket|ticket|kasticket|btw ticket|ontvangstbewijs|bewijs] nr;bon;bonno;kassabon;ticketnummer;ticket;transactie;transactie id;rekening nr tafel;transactiecode;ticketnr".split(
            ";",
          ),
        plainNumber:
          "referentie;referentienummer;referentienr;kenmerk;document;volgnummer;code;n;referte".split(
            ";",
          ),
        otherNumber:
          "[ordernr|order nr|ordernummer|order nummer|ons ordernr|ons order nr|ons ordernummer|ons order nummer|verkoopordernr|verkooporder nr|verkoopordernummer|verkooporder nummer|opdrachtnr|opdracht nr|opdrachtnummer|opdracht nummer|bestelnr|bestel nr|bestelnummer|bestel nummer|werkbonnr|werkbon nr|werkbonnummer|werkbon nummer|werknr|werk nr|werknummer|werk nummer|pakbonnr|pakbon nr|pakbonnummer|pakbon nummer|leveringsbonnr|leveringsbon nr|leveringsbonnummer|leveringsbon nummer|zendingnr|zending nr|zendingnummer|zending nummer|vrachtbriefnr|vrachtbrief nr|vrachtbriefnummer|vrachtbrief nummer|klantnr|klant nr|klantnummer|klant nummer|klantennr|klanten nr|klantennummer|klanten nummer|uw klantnr|uw klant nr|uw klantnummer|uw klant nummer|debiteurnr|debiteur nr|debiteurnummer|debiteur nummer|debiteurennr|debiteuren nr|debiteurennummer|debiteuren nummer|debnr|deb nr|debnummer|deb nummer|relatienr|relatie nr|relatienummer|relatie nummer|lidnr|lid nr|lidnummer|lid nummer|crediteurnr|crediteur nr|crediteurnummer|crediteur nummer|leveranciersnr|leveranciers nr|leveranciersnummer|leveranciers nummer|leveranciernr|leverancier nr|leveranciernummer|leverancier nummer|contractnr|contract nr|contractnummer|contract nummer|polisnr|polis nr|polisnummer|polis nummer|offertenr|offerte nr|offertenummer|offerte nummer|projectnr|project nr|projectnummer|project nummer|werfnr|werf nr|werfnummer|werf nummer|dossiernr|dossier nr|dossiernummer|dossier nummer|kamernr|kamer nr|kamernummer|kamer nummer|tafelnr|tafel nr|tafelnummer|tafel nummer|kassanr|kassa nr|kassanummer|kassa nummer|meternr|meter nr|meternummer|meter nummer|paginanr|pagina nr|paginanummer|pagina nummer];[bestellingsnummer|werkordernummer|leveringsnummer|levernummer|afleverbonnummer|verzendnotanummer|trackingnummer|weegbonnummer|containernummer|ritnummer|abonneenummer|contractrekeningnummer|patientnummer|gebruikersnummer|accountnummer|partijnummer|overeenkomstnummer|zaaknummer|kostenplaatsnummer|budgetnummer|uw referentienummer|verplichtingennummer|verplichtingnummer|reserveringsnummer|boekingsnummer|boekingnummer|reservatienummer|filiaalnummer|winkelnummer|autorisatienummer|kaartnummer|oorspronkelijk factuurnummer|aansluitnummer|serienummer|kentekennummer|chassisnummer|machtigingsnummer|mandaatnummer|bladnummer|artikelnummer|lotnummer|batchnummer|loonheffingsnummer|loonheffingennummer];[bestelling|klantenkaart|g rekening|leverbon|uw ref] [nr|];[oorspronkelijke|betreft|betreffende|crediteert|credit op|vorige|gerelateerde|soort] factuur;[uw|onze|interne|externe] referentie;[orderreferentie|betalingsreferentie|betaalreferentie|mandaatreferentie];[orderkenmerk|klantkenmerk|betaalkenmerk|overschrijvingskenmerk|machtigingskenmerk];[ean code|telefoonnummer|] aansluiting;[ordercode|klantcode|debiteurcode|relatiecode|projectcode|autorisatiecode];[gestructureerde|vrije|] mededeling;[merchant|mandaat] [id|];[onze|] [order|offerte];aantal [personen|gasten|pagina s];[factuuradres|ean|big] nummer;[uw|onze] referte;jouw [referentie|kenmerk];[orderbevestigingsnr|orderbevestigings nr|orderbevestigingsnummer|orderbevestigings nummer|werkopdrachtnr|werkopdracht nr|werkopdrachtnummer|werkopdracht nummer|servicebonnr|servicebon nr|servicebonnummer|servicebon nummer|meldingsnr|meldings nr|meldingsnummer|meldings nummer|abonnementsnr|abonnements nr|abonnementsnummer|abonnements nummer|huurdersnr|huurders nr|huurdersnummer|huurders nummer|objectnr|object nr|objectnummer|object nummer|rijksregisternr|rijksregister nr|rijksregisternummer|rijksregister nummer];[boekingscode|reserveringscode];[laadreferentie|losreferentie|leveranciersreferentie];creditnota [op|voor] factuur;order no;onze ordernr;verkooporder;opdracht;bestelnummer web;werkorder;werkbon;werk;serviceorder;pakbon;leveringsbon;levering nr;afleverbon;afleveringsbon;zendbon;verzendnota;zending;vrachtbrief;track en trace;track & trace;bon afleveren;leveringsnota;klant no;klant id;klantref;relatie;contractrekening;rekeninghouder nr;uzovi;contract;polis;project;projectnaam;werf;werfadres nr;bouwplaats;dossier;betreft;betreffende;inzake;onderwerp;omschrijving werk;kostenplaats;kostendrager;afdeling;uw kenmerk;onze ref;ons kenmerk;referentie klant;referentie koper;contactpersoon code;reservering;boeking;kamer;tafel;couverts;kassa;kassier;kassière;medewerker;bediend door;u werd geholpen door;u bent geholpen door;ober;filiaal;winkel;autorisatie;kaart;pomp;periode nr;poi;leesmethode;factuur betreft;voorgaande facturen;vorige facturen;factuurtype;factuurperiode nr;type document;soort document;ean code;leveringspunt;serienr;kenteken;nummerplaat;kilometerstand;km stand;voertuig;model;merk;omschrijving bij betaling;sepa mandaat;creditor id;pagina;pag;blad;blz;lhnr;oin;[klantreferentie|klant referentie];[betalingskenmerk|betalings kenmerk];[incassantid|incassant id];[agbcode|agb code];ogm;bij betaling vermelden;peppol id;originele factuur;origineel factuurnummer;gecrediteerde factuur;mandaatkenmerk;werkopdracht;orderbevestiging nr".split(
            ";",
          ),
        otherDate:
          "[leverdatum|leveringsdatum|afleverdatum|prestatiedatum|uitvoeringsdatum|besteldatum|offertedatum|verzenddatum|pakbondatum|printdatum|afdrukdatum|ontvangstdatum|begindatum|einddatum|startdatum|ingangsdatum|geboortedatum|aankomstdatum|vertrekdatum|opnamedatum|contractdatum|behandeldatum|reserveringsdatum|ophaaldatum|boekdatum];datum [levering|van levering|prestatie|van prestatie|dienst|van de levering|dienstverlening|uitvoering|werkzaamheden|van dienstverrichting|order|bestelling|pakbon|leveringsbon|afdruk|betaling|opname|behandeling|wijziging|inkooporder];[factuurperiode|leveringsperiode|verbruiksperiode|contractperiode|abonnementsperiode|afrekeningsperiode|huurperiode];[bij betaling|indien betaald] [voor|binnen];[geleverd|levering|besteld|verzonden|verzending|afgedrukt|betaald|betaling|voldaan|ontvangen|volgende factuur] op;[levering|geb|meterstand|btw] datum;[van|geldig|korting|betalingskorting|] tot;[periode|] [van|t m];volgende [vervaldatum|betaling|incasso|afschrijving];datum [opdracht|offerte|prestaties|werken|consult|bezoek];[werkdatum|opdrachtdatum|laaddatum|losdatum|retourdatum|cursusdatum|boekingsdatum];[leverperiode|prestatieperiode|werkperiode];periode tot [en met|];leveringstermijn;levertijd;leverweek;leverdag;bestelling van;betaaldatum klant;over de periode;betreft periode;maand;week;weeknummer;weeknr;jaar;kwartaal;tot en met;looptijd;geldigheid;geldig t m;vervaldatum offerte;aankomst;vertrek;aantal nachten;nachten;volgende factuur;volgende meteropname;einde contract;tijd;tijdstip;uur;klant sinds;[orderdatum|order datum];[facturatieperiode|facturatie periode];uitgevoerd op;over de maand;korting bij betaling voor".split(
            ";",
          ),
        other:
          "[telefoonnr|telefoon nr|telefoonnummer|telefoon nummer|bankrekeningnr|bankrekening nr|bankrekeningnummer|bankrekening nummer|rekeningnr|rekening nr|rekeningnummer|rekening nummer|reknr|rek nr|reknummer|rek nummer|kvknr|kvk nr|kvknummer|kvk nummer|k v knr|k v k nr|k v knummer|k v k nummer];[uw|onze|] contactpersoon;bedankt [voor uw aankoop|voor uw bestelling|en tot ziens|];[btw|] [overzicht|verlegd];[behandeld|opgesteld|opgemaakt|besteld|aangenomen] door;[e mailadres|emailadres|bezoekadres|postadres|vestigingsadres];kamer van koophandel [nr|];[faxnummer|handelsregisternummer|erkenningsnummer|registratienummer];betaald [via|met|per];[contactgegevens|bankgegevens|betalingsgegevens];[bruto|netto|] gewicht;telefoon;tel nr;mobiel;gsm nr;mob;site;url;contact;klantenservice;klantendienst;helpdesk;vragen;vragen over uw factuur;verkoper naam;accountmanager;vertegenwoordiger;vert;agent;uw adviseur;chauffeur;monteur;projectleider;besteller;handtekening;t a v;tav;ter attentie van;naam;adres;straat;postcode;plaats;woonplaats;postcode plaats;gemeente;postbus;maatschappelijke zetel;zetel;rek;rekening nr bank;banknaam;naam bank;bankrelatie;giro;girorekening;bic code;swift code;abn amro;ing;rabobank;kbc;belfius;bnp paribas fortis;betaalwijze;betalingswijze;betalingsmethode;betaalmiddel;betaling via;automatische incasso;domiciliëring;overschrijving;ideal;contactloos;betaalinformatie;betaallink;kvk;k v k;handelsregister;handelsreg;inschrijving kvk;rpr;rechtspersonenregister;hr;erkenning;vca;reg nr;aannemersregistratie;verzendwijze;verzendmethode;verzending via;leveringswijze;leveringsvoorwaarde;leveringsvoorwaarden;leveringsconditie;leveringscondities;levercondities;levering conditie;transporteur;vervoerder;totaalgewicht;volume;aantal colli;colli;pallets;land van oorsprong;oorsprong;aantal;opmerking;opmerkingen;notitie;notities;bijzonderheden;toelichting;bericht;informatie;details;samenvatting;specificatie;taal;kopie;duplicaat;origineel;verleggingsregeling;intracommunautaire levering;vrijgesteld van btw;btw vrijgesteld;in woorden;bedrag in woorden;dank u wel;dank voor uw bezoek;tot ziens;garantie;privacy;openingstijden;openingsuren;wifi;spaarpunten;punten;zegels;klachten;ruilen;prijslijst;[bankrekening|bank rekening];[betaalmethode|betaal methode];t;e;betaalinstructies;betaalgegevens;behandelaar".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[totaal|totaalbedrag|bedrag|subtotaal|factuurbedrag|som|prijs|totaalprijs|totale prijs|totaal bedrag|goederenbedrag|waarde|factuurtotaal|totaal factuur|tot] [ex|excl|exclusief|zonder|voor] [btw|b t w|belasting|belastingen|tva];totaal [netto|nettobedrag|goederen|artikelen bedrag|regels|regelbedrag|producten|diensten|exclusief|excl|ex|htva|werken|honorarium|bruto|na korting];[netto|] [goederenbedrag|goederen];[subtotaal|bedrag|netto] na korting;[subtotaal|sub totaal|tussentotaal|tussen totaal|nettototaal|netto totaal];[eindbedrag|eindtotaal|algemeen totaal] excl btw;totaal [werkzaamheden|prestaties|artikelen];subtot;subtotalen;deeltotaal netto;subtotaal netto;netto factuurbedrag;goederenwaarde;warenwaarde;regeltotaal;som van de regels;bedrag excl;bedrag exclusief;maatstaf netto;brutobedrag excl;honorarium;bruto bedrag;bruto;bruto totaal;aanneemsom excl btw;exclusief btw;excl btw;ex btw;netto te factureren;orderbedrag;[nettobedrag|netto bedrag];[nettowaarde|netto waarde];totaalbedrag exclusief;subtotaal excl;bedrag htva".split(
            ";",
          ),
        discount:
          "[totale|totaal|extra|speciale|waardebon|%|af|min|minus|commerciële|globale|toegekende|] korting;[factuurkorting|orderkorting|klantkorting|klantenkorting|staffelkorting|hoeveelheidskorting|actiekorting|kwantumkorting|projectkorting|ledenkorting|regelkorting|handelskorting|personeelskorting|kassakorting];korting [totaal|bedrag|%|op totaal|op factuur];[volumekorting|welkomstkorting|introductiekorting];kortingen;kortingsbedrag;totaal kortingen;kortingscode;kortingsbon;kortingsbonnen;actie;promotie;promo;voordeel;bonus;minderprijs;minderwerk;vermindering;verminderingen;prijsvermindering;ristorno;aftrek;kortingen en toeslagen;[bonuskorting|bonus korting];totaalkorting".split(
            ";",
          ),
        shipping:
          "[verzend en administratiekosten|vrachtkosten|vervoerskosten|portokosten|portkosten|bezorgkosten|leveringskosten|leveringkosten|leverkosten|afleverkosten|verzend en verpakkingskosten|verzend en handlingkosten|verpakkings en verzendkosten|koerierskosten|postkosten|totaal verzendkosten];[verpakking en|orderkosten|standaard|] verzending;[verzendkosten|verzend kosten|verzendingskosten|verzendings kosten|transportkosten|transport kosten];verzending [& verwerking|en verwerking|& handling];[verzendkost|leveringskost|transportkost];verzendkosten excl btw;verzendkosten incl btw;vracht;vrachttoeslag;transport;vervoer;porto;port;bezorging;levering;porto en verpakking;koerier;thuisbezorging;frankering;transportbijdrage;gratis verzending;thuislevering".split(
            ";",
          ),
        otherCharge:
          "[behandelingskosten|behandelkosten|handlingkosten|verpakkingskosten|emballagekosten|servicekosten|reiskosten|verplaatsingskosten|gerechtskosten|transactiekosten|betaalkosten|creditcardkosten|verzekeringskosten|inklaringskosten|douanekosten|aanmaningskosten|herinneringskosten|incassokosten|reserveringskosten|boekingskosten|afvalkosten|afvoerkosten|tolkosten];[brandstoftoeslag|dieseltoeslag|energietoeslag|spoedtoeslag|materiaaltoeslag|milieutoeslag|grondstoffentoeslag|metaaltoeslag|servicetoeslag|kredietbeperkingstoeslag];[co2|creditcard|plastic|su|pallets|] toeslag;[administratieve|bijkomende|overige|diverse|extra|] kosten;[milieubijdrage|verwijderingsbijdrage|verwijderbijdrage|recyclingbijdrage];[administratiekosten|administratie kosten|orderkosten|order kosten|voorrijkosten|voorrij kosten];[dossierkosten|parkeerkosten|installatiekosten|montagekosten|plaatsingskosten|opstartkosten|stortkosten|schoonmaakkosten];[dossierkost|administratiekost|verplaatsingskost];toeslagen;dieselolieclausule;milieuheffing;co2 heffing;handling;verpakking;emballage;statiegeld;leeggoed;recupel;recupel bijdrage;bebat;auvibel;service;bediening;bedieningsgeld;verplaatsing;kilometervergoeding;onkosten;verschotten;kosten derden;kredietbeperking;k b;verzekering;invoerrechten;rente;interest;verwijlinteresten;verwijlintresten;boete;schadebeding;toeristenbelasting;verblijfsbelasting;city tax;meerwerk;borg;waarborg;huur meter;vastrecht;abonnementskosten vast;tol;wegenheffing;kleine [ordertoeslag|order toeslag];[kleinmateriaal|klein materiaal];weekendtoeslag;kilometerheffing".split(
            ";",
          ),
        tip: "fooi;fooien;drinkgeld".split(";"),
        rounding:
          "afronding [5 cent|contant|];afrondingen;afgerond;contante afronding;betalingsafronding;[afrondingsverschil|afrondings verschil]".split(
            ";",
          ),
        tax: "btw [hoog|laag|hoog tarief|laag tarief|%|21 %|9 %|6 %|12 %|0 %|21|9|6|over|op|eur|in eur|bedragen|tarief hoog|verlegd 0 %|tva|];[bedrag|%|21 %|9 %|6 %|12 %|waarvan|plus|verschuldigde|te betalen|bedrag aan] btw;b t w;21 % btw over;9 % btw over;omzetbelasting;o b;belasting over de toegevoegde waarde;energiebelasting;opslag duurzame energie;accijns;accijnzen;belasting;heffingen;bijdrage energiefonds;federale bijdrage;bijzondere accijns;[btwbedrag|btw bedrag];waarvan btw 21 %;assurantiebelasting".split(
          ";",
        ),
        totalTax:
          "totaal [btw|b t w|btw bedrag|belasting|belastingen|te betalen btw|aan btw|verschuldigde btw];btw totaal;totale btw;som btw;belastingen totaal;btw totaalbedrag;[totaalbedrag|totaal bedrag] btw;totale belastingen".split(
            ";",
          ),
        taxBase:
          "[grondslag|bedrag excl btw|goederen] [hoog|laag];[grondslag|maatstaf van heffing|basis] [btw|];[bedrag|netto|] belastbaar;bedrag waarover btw [berekend is|];[btw|] [grondslag|maatstaf|basis];belast [bedrag|met 21 %|met 6 %];[grondslag|basis|maatstaf] [21 %|9 %|6 %];omzet [hoog|laag];mvh;m v h;belastbaar bedrag;belastbare basis;basisbedrag;belastbare waarde;bedrag belast;omzet;netto grondslag;over;heffingsgrondslag;basis voor btw".split(
            ";",
          ),
        withholding:
          "inhouding [waarborg|403|rsz|];[roerende voorheffing|bedrijfsvoorheffing|voorheffing|loonheffing];bronbelasting;inhoudingen;waarborginhouding;ingehouden waarborg;g rekening bedrag;waarborg 5 %;te storten op g rekening;storting g rekening;garantie inhouding".split(
            ";",
          ),
        total:
          "[totaal|totaalbedrag|bedrag|subtotaal|factuurbedrag|som|prijs|totaalprijs|totale prijs|totaal bedrag|factuurtotaal|totaal factuur|eindbedrag|eindtotaal|tot] [inc|incl|inclusief|met] [btw|b t w|belasting|belastingen|tva];totaal [factuur|factuurbedrag|van de factuur|van deze factuur|generaal|eur|euro|in euro|in eur|inclusief|incl|tvac|creditnota|creditbedrag|credit|rekening|bon|order|bestelling|nota|aankoop|gefactureerd|kosten|alles inbegrepen|verkoop];[totaalbedrag|totaal bedrag] [factuur|eur|];totale [prijs|som|kosten];[algemeen|algemene|groot] totaal;totaal [te factureren|deze factuur|ticket|aankopen];bedrag [deze factuur|van deze factuur];totaalbedrag [incl|inclusief];bedrag factuur;bedrag van de factuur;eindbedrag;bruto factuurbedrag;creditbedrag;ordertotaal;besteltotaal;notabedrag;totaalsom;gefactureerd bedrag;inclusief btw;incl btw;factuur waarde;eindfactuurbedrag;[factuurbedrag|factuur bedrag];[factuurtotaal|factuur totaal];[eindtotaal|eind totaal];[totaalprijs|totaal prijs];uw factuurbedrag".split(
            ";",
          ),
        plainTotal: "totaal;totalen;tot;bedrag;som;totaal bedragen;bedrag eur".split(";"),
        amountPaid:
          "[af|verrekening|] [voorschot|aanbetaling];[reeds|] [aanbetaald|betaald|voldaan|ontvangen];[betaalde|in rekening gebrachte|reeds gefactureerde|verrekende|] voorschotten;[aanbetaling|aanbetalingen|vooruitbetaling|vooruitbetalingen|deelbetaling|deelbetalingen];[ontvangen|uw] [betaling|betalingen];betaald [voorschot|bedrag|per bank|via ideal|met ideal];[reeds|eerder] [betaald|gefactureerd];[saldo|creditnota|] verrekend;[gefactureerde|uw|reeds betaalde] voorschotten;betaalde termijnbedragen;termijnbedragen;min voorschot;minus aanbetaling;ontvangen aanbetaling;al betaald;bedrag betaald;totaal betaald;ontvangen bedrag;betalingen;betaling ontvangen;reeds gefactureerde bedragen;vorige termijnen;gefactureerde termijnen;tegoed;gebruikt tegoed;cadeaubon;cadeaukaart;waardebon;kadobon;storting;gestort;deposito;[vooruitbetaald|vooruit betaald];eerdere betalingen;al voldaan;aanbetaald bedrag;voorschotfacturen".split(
            ";",
          ),
        balanceDue:
          "[te betalen|resterend te betalen|totaal verschuldigd|totaal te betalen|door u te betalen|nog te betalen|nog openstaand|te incasseren|over te maken|te ontvangen|verschuldigd|te voldoen|openstaand|resterend] [bedrag|];[bedrag|netto|nettobedrag|restant|rest|saldo|terug|graag|vervallen bedrag|totaal nog|totaalbedrag|totaal bedrag] te betalen;te betalen [totaal|eur|euro];[saldo|bedrag] te voldoen;nog te voldoen;totaal te voldoen;u betaalt;u moet betalen;u moet nog betalen;restant;restbedrag;openstaand saldo;totaal openstaand;open bedrag;openstaande bedrag;saldo factuur;eindsaldo;nieuw saldo;verschuldigd saldo;incassobedrag;af te schrijven bedrag;wordt afgeschreven;wij schrijven af;we schrijven af;bedrag domiciliëring;te vorderen;door u te ontvangen;u ontvangt;u krijgt terug;terug te ontvangen;te crediteren;in uw voordeel;saldo in uw voordeel;te storten;betaalbedrag;betalen;pinnen;restsaldo;resterend saldo;bedrag openstaand;door u te voldoen;u dient te betalen;saldo in ons voordeel".split(
            ";",
          ),
        cashTendered:
          "[betaling|betaald|] [contant|pin];contant [geld|ontvangen|betaald];betaald [met|per] pin;ontvangen contant;gepind;bancontact;pinpas;bankpas;maestro;v pay;vpay;mastercard;kaart;kaartbetaling;betaalkaart;maaltijdcheque;maaltijdcheques;ecocheques;gegeven;ontvangen cash;payconiq;eft;bank kaart;contactloos betaald;debit mastercard;[creditcard|credit card];[pinbetaling|pin betaling];bankkaart".split(
            ";",
          ),
        cashChange:
          "[wisselgeld|retour|terug] [contant|];teruggave;terugbetaald contant;te retourneren;retourgeld;wissel;terug eur".split(
            ";",
          ),
        previousBalance:
          "[openstaande|openstaand vorige|openstaande bedragen vorige|nog openstaande|vervallen] facturen;[vorig|vorige|oud|overgedragen] saldo;saldo vorige factuur;beginsaldo;openstaand saldo vorige factuur;vorige factuur openstaand;achterstand;achterstallig;achterstallig bedrag;saldo vorige periode;openstaande schuld;onbetaalde facturen".split(
            ";",
          ),
        otherAmount:
          "totaal [voordeel|aantal|aantal artikelen|stuks|kg|uren|aantal uren|colli|volume|m2|verbruik|gefactureerd tot op heden];[contractbedrag|opdrachtbedrag|offertebedrag|nieuw voorschotbedrag|nieuw maandbedrag|maandbedrag|termijnbedrag];korting [contant|voor contant|contante betaling|bij betaling binnen|bij contante betaling];aantal [artikelen|artikels|stuks|colli|];btw [vrij|verlegd|specificatie|overzicht|analyse];betalingskorting [bij betaling|];[kredietbeperking|0 % btw|verlegd] bedrag;contantkorting;contante korting;bij betaling binnen;indien betaald binnen;bedrag na betalingskorting;financiële korting;disconto;uw voordeel;u bespaart;bespaard;uw besparing;totale besparing;u heeft bespaard;uw voordeel vandaag;brutogewicht;nettogewicht;gewicht;verbruik;meterstand;beginstand;eindstand;contractwaarde;aanneemsom;aanneemsom totaal;opdrachtsom;reeds uitgevoerd;nog te factureren;stand der werken;nieuw voorschot;termijn;termijnen;wisselkoers;koers;in woorden;bedrag in letters;kredietlimiet;indien niet betaald binnen;zonder kredietbeperking;spaarpunten;punten;zegels;koopzegels;vrijgesteld;vrijgesteld van btw;vrij van btw;niet belastbaar;onbelast;medecontractant;loonsom;loonbestanddeel;loonkosten;arbeidsloon deel;waarvan loon;materiaalkosten;gevraagde aanbetaling;gevraagd voorschot;adviesprijs;gemiddelde prijs;statistische waarde;douanewaarde;waarvan statiegeld;[totaalgewicht|totaal gewicht];jaarverbruik;vrijgesteld bedrag;bedrag met betalingskorting".split(
            ";",
          ),
      },
      columns: {
        position:
          "[regelnr|regelnummer|volgnr|volgnummer];positie;regel;rgl;lijn;lijn nr;post;item nr".split(
            ";",
          ),
        code: "[artikelnr|artikel nr|artikelcode|artikel code|productnr|product nr|productcode|product code];[productnummer|uw artikelnummer|itemnummer|materiaalnummer|statistieknummer];[bestelcode|barcode|uw artikelcode|goederencode|prestatiecode|dienstcode];artnr;art;artikel no;code;referentie;referte;bestelnr artikel;ean code;leveranciersnummer artikel;item nr code;zi nummer;artikelreferentie;[artikelnummer|artikel nummer];[artcode|art code]".split(
          ";",
        ),
        description:
          "[omschrijving|] [artikel|product|goederen|dienst|prestatie|werkzaamheden];[artikelnr|code|artikelcode|artikelnummer|artikel en|dienst|] omschrijving;[omschrijving van de|] [goederen|werken];[product|artikel|] beschrijving;[producten|goederen] [en diensten|];omschrijvingen;omschr;omschrijving der werken;beschrijvingen;benaming;artikelen;artikels;artikelnaam;productnaam;product dienst;product of dienst;diensten;prestaties;activiteit;activiteiten;detail;details;specificatie;tekst;item;items;naam;materiaal;materialen;arbeid;betreft;onderwerp;titel;behandeling;kosten;levering;soort kosten;geleverde prestaties;uitgevoerde werken;[artikelomschrijving|artikel omschrijving];[productomschrijving|product omschrijving];verrichting;uitgevoerde werkzaamheden".split(
            ";",
          ),
        quantity:
          "[aantal|] [stuks|geleverd|uren|dagen|eenheden|st];[geleverd|gefactureerd|kg|gelev|gel|] aantal;[aantal|hoeveelheid] [eenheid|];aantal [maanden|nachten];aantallen;aant;hoeveelh;hoev;hvh;qty;gefactureerd;uur;nachten;verbruik;verbruik kwh;maanden;stk;personen;aantal kg;aantal m2;duur;tijd;aantal verp;geleverde hoeveelheid;gewerkte uren".split(
            ";",
          ),
        unit: "eenheid;eenh;ehd;eh;e h;een;verkoopeenheid;meeteenheid;per eenheid eenheid;maateenheid;ee;ve".split(
          ";",
        ),
        unitPrice:
          "prijs [per eenheid|per stuk|per|p st|stuk|p s|eenheid|eenh|eh|eur|per st|excl btw|ex btw|excl|exclusief btw|per stuk excl btw|per eenheid excl btw|incl btw|incl|per stuk incl btw|inclusief btw|per uur|kwh|per kwh|per nacht|];[stukprijs|netto stuksprijs|netto eenheidsprijs|bruto stuksprijs|bruto eenheidsprijs|verkoopprijs|catalogusprijs|basisprijs|kostprijs];[stukprijs|eenheidsprijs] [excl btw|incl btw];[per|bedrag per] [stuk|eenheid];[stuksprijs|stuks prijs|eenheidsprijs|eenheids prijs|nettoprijs|netto prijs|brutoprijs|bruto prijs];[eenh|eh|e h|e] prijs;prijzen;ehp;eprijs;p s;nettoprijs per stuk;stuksprijs excl btw;eenheidsprijs excl;tarief;tarieven;uurtarief;tarief per uur;uurloon;dagtarief;vkp;adviesprijs stuk;eenheidsbedrag;eenheidsprijs eur;kost per eenheid;eenheidskost;prijs ex;uurprijs;tarief excl btw".split(
            ";",
          ),
        priceBasis: "prijseenheid;prijs per aantal;per;prijsbasis;prijs p e;pe".split(";"),
        discount: "korting [bedrag|eur|];kort;kortingsbedrag;kortingen;regelkorting".split(";"),
        discountRate:
          "korting [%|in %|perc|pct];% korting;kort %;% kort;krt;krt %;kortingspercentage;krt1;% krt;kort in %;ko %".split(
            ";",
          ),
        taxRate:
          "btw [%|cd|perc|percentage|in %|pct|tar|voet|soort|klasse|groep|cat|categorie];% btw;tarief btw;bt;tva btw %;[btwtarief|btw tarief];[btwcode|btw code];belastingtarief".split(
            ";",
          ),
        taxAmount:
          "btw;b t w;bedrag btw;btw eur;totaal btw;belasting;tva btw;[btwbedrag|btw bedrag]".split(
            ";",
          ),
        amount:
          "[bedrag|totaal] [eur|in eur|euro|];bedragen;bedrag in euro;totale prijs;prijs totaal;regeltotaal;lijntotaal;lijnbedrag;totaal regel;subtotaal;som;waarde;euro;tot prijs;tot bedrag;tot;totaal per regel;totaal lijn;kostprijs totaal;[totaalbedrag|totaal bedrag];[totaalprijs|totaal prijs];[regelbedrag|regel bedrag];bedrag totaal".split(
            ";",
          ),
        netAmount:
          "[totaal|bedrag] [netto|excl btw|ex btw|excl|exclusief btw];[totaalprijs|prijs totaal|subtotaal|regeltotaal|totaalbedrag|totaal bedrag] excl btw;[totaal|bedrag] zonder btw;netto totaal;totaal ex;maatstaf;netto eur;netto prijs totaal;[nettobedrag|netto bedrag];[nettowaarde|netto waarde];totaal exclusief;lijntotaal excl btw".split(
            ";",
          ),
        grossAmount:
          "[bedrag|totaal] [incl btw|incl|inclusief btw];[totaalprijs|subtotaal|prijs totaal|totaalbedrag|totaal bedrag] incl btw;[regeltotaal|lijntotaal] incl btw;bruto;bruto totaal;totaal inc btw;[brutobedrag|bruto bedrag];totaal inclusief".split(
            ";",
          ),
        serviceDate:
          "datum [levering|dienst|uitvoering|prestatie];[leverdatum|leveringsdatum|uitvoeringsdatum|behandeldatum];dag;van t m;week;factuurperiode;werkdatum".split(
            ";",
          ),
        other:
          "[ordernummer|bestelnummer|pakbonnummer|factuurnummer|lotnummer|serienummer];gewicht;kg;volume;colli;verpakking;verp;per verpakking;doos;dozen;afmeting;afmetingen;lengte;breedte;hoogte;maat;kleur;besteld;besteld aantal;aantal besteld;backorder;in backorder;nalevering;te leveren;rest;order;bestelling;orderdatum;pakbon;leveringsbon;factuur;factuurdatum;vervaldatum;project;werf;kostenplaats;grootboek;rekening;lotnr;tht;oorsprong;land;merk;type;opmerking;magazijn;locatie;medewerker;monteur;chauffeur;kenteken;begin;einde;van;meterstand;oude stand;nieuwe stand;beginstand;eindstand;stand;debet;credit;contractbedrag;vorige;cumulatief;% gereed;reeds gefactureerd;deze termijn;percentage;recupel;bebat;statiegeld;emballage;adviesprijs;punten;kamer".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[factuur|gefactureerd|factureren|facturatie|verkocht|rekening|crediteren|] aan;[naam|adres|bedrijf|] klant;gegevens [klant|koper|afnemer];klantnaam;klantadres;uw gegevens;factuur voor;factuurgegevens;facturatiegegevens;factuur t a v;voor;afnemer;koper;debiteur;opdrachtgever;bestemmeling;geadresseerde;ontvanger;ontvanger factuur;ten name van;op naam van;bouwheer;huurder;gast;naam gast;contractant;abonnee;verzekerde;betaler;firma;de heer;mevrouw;aan de heer;verzekeringnemer;titularis contract;[klantgegevens|klant gegevens];[facturatieadres|facturatie adres];[factuuradres|factuur adres];factuurontvanger;klantinformatie".split(
            ";",
          ),
        shipTo:
          "[leveradres|verzendadres|bezorgadres|werkadres|projectadres|uitvoeringsadres|verbruiksadres|aansluitadres|installatieadres|objectadres|losadres];[levering|geleverd] [aan|op];plaats van [levering|leveringen|uitvoering];[laadadres|afhaaladres];levering adres;verzonden aan;verzenden naar;verzenden aan;verzending naar;geleverd op adres;leveren aan;leverplaats;adres werf;bouwplaats adres;bestemming;eindgebruiker;ontvanger goederen;goederenontvanger;[afleveradres|aflever adres];[leveringsadres|leverings adres];[werfadres|werf adres];verzendgegevens;leveringsgegevens;afgeleverd aan;leveringsplaats".split(
            ";",
          ),
        vendor:
          "[verkocht|verkocht en verzonden|uitgegeven|gefactureerd] door;gegevens [leverancier|verkoper];leverancier;verkoper;afzender;van;factuur van;opgesteld door firma;aannemer;onderaannemer;opdrachtnemer;dienstverlener;bedrijf;bedrijfsgegevens;onderneming;crediteur;verhuurder;leveranciersgegevens;onze gegevens;handelaar;schuldeiser;naam leverancier;uitgereikt door".split(
            ";",
          ),
        remitTo:
          "[naam|] [begunstigde|rekeninghouder];[betalen|te betalen|betaling|over te maken|overmaken|betaalbaar] aan;ten gunste van;t n v;tnv;ten name van rekening;op naam van rekening;op rekening van;tenaamstelling;overmaken naar".split(
            ";",
          ),
      },
      months: [
        "januari;jan".split(";"),
        "februari;feb;febr".split(";"),
        "maart;mrt;maa;mar".split(";"),
        "april;apr".split(";"),
        "mei".split(";"),
        "juni;jun".split(";"),
        "juli;jul".split(";"),
        "augustus;aug".split(";"),
        "september;sep;sept".split(";"),
        "oktober;okt".split(";"),
        "november;nov".split(";"),
        "december;dec".split(";"),
      ],
      legalForms:
        "bv;b v;bvba;b v b a;ebvba;nv;n v;vof;v o f;cv;c v;cvba;cv ba;cvoa;comm v;commv;gcv;vzw;ivzw;eenmanszaak;maatschap;stichting;vereniging;coöperatie;coop;u a;b a;bv i o;besloten vennootschap;naamloze vennootschap;vennootschap onder firma;& zn;en zn;& zonen;en zonen;& zoon;en zoon;gebr;gebroeders;groep;ua;se;eesv".split(
          ";",
        ),
      units:
        "st;stk;stuk;stuks;sts;uur;uren;ur;dagen;dgn;nacht;nachten;week;weken;wk;maand;maanden;mnd;mnden;jaar;jaren;kwartaal;minuut;minuten;m1;meters;mtr;strekkende meter;liters;doos;dozen;ds;pak;pakken;pakket;pakketten;zak;zakken;fles;flessen;blik;blikken;bus;bussen;emmer;emmers;vat;vaten;krat;kratten;rol;rollen;bos;bundel;bundels;pallet;pallets;plt;sets;paar;pr;ex;exemplaar;vel;vellen;plaat;platen;pl;stang;koker;tube;tubes;post;posten;p m;vp;fh;vh;forfait;ff;keer;x;rit;ritten;vracht;vrachten;persoon;personen;pp;licentie;licenties;gebruiker;gebruikers;pagina;pagina s;woord;woorden;punt;punten;gb;mb;100 st;1000 st;per stuk;eenheid;eenheden;verpakking;verp;zending;bezoek;bezoeken;sessie;sessies;dagdeel;dagdelen;manuren".split(
          ";",
        ),
      groupSums:
        "totaal [transport pagina|pagina|pakbon|bon|order nr|levering|leveringsbon|groep|hoofdstuk|post|arbeid|materiaal|materialen|onderdelen|project|werkbon|week|per dag|dag|deel|elektriciteit|aardgas|gas|stroom|abonnement|sectie];subtotaal [pagina|vorige pagina|pakbon|groep|hoofdstuk|arbeid|materiaal|van];transport [pagina|vorige pagina|volgende pagina];vervolg [op pagina|pagina|];over te dragen;overgedragen;overdracht;transporteren;te transporteren;per transport;paginatotaal;zie volgende pagina;tussentotaal pagina".split(
          ";",
        ),
      taxIncluded:
        "[prijzen|alle prijzen|bedragen|] [incl btw|inclusief btw];[inclusief|incl|waarvan] 21 % btw;inc btw;btw inbegrepen;btw inclusief;incl b t w;inclusief b t w;prijzen zijn inclusief btw;alle prijzen zijn inclusief btw;waarvan btw;inbegrepen btw;btw begrepen;met inbegrip van btw;bedrag inclusief btw;in totaal begrepen btw;btw in totaal;prijs incl btw;alle bedragen zijn inclusief btw".split(
          ";",
        ),
      currencies: {
        EUR: "euro s;nederland;belgië;amsterdam;rotterdam;den haag;s gravenhage;utrecht;eindhoven;tilburg;groningen;almere;breda;nijmegen;enschede;haarlem;arnhem;zaandam;amersfoort;apeldoorn;zwolle;leiden;dordrecht;maastricht;leeuwarden;delft;deventer;s hertogenbosch;den bosch;brussel;antwerpen;gent;brugge;leuven;mechelen;hasselt;kortrijk;oostende;aalst;genk;roeselare;turnhout;vlaanderen;limburg;duitsland;frankrijk;spanje;italië".split(
          ";",
        ),
        USD: "amerikaanse dollar;amerikaanse dollars;dollar;verenigde staten".split(";"),
        GBP: "britse pond;pond sterling;verenigd koninkrijk;groot brittannië".split(";"),
        SRD: "surinaamse dollar;suriname;paramaribo".split(";"),
        AWG: "arubaanse florin;aruba".split(";"),
      },
    },
    {
      language: "pl",
      titles: {
        invoice:
          "faktura [vat|sprzedaży|vat sprzedaży|zaliczkowa|zaliczka|końcowa|rozliczeniowa|uproszczona|elektroniczna|vat oryginał|oryginał|kopia|duplikat|vat kopia|vat marża|marża|bez vat|zbiorcza|mp|vat mp|eksportowa|wdt|usługowa|vat nr|vat zaliczkowa|końcowa vat|za energię elektryczną|za gaz|częściowa|vat rr];e faktura;duplikat faktury;rachunek;rachunek uproszczony;nota obciążeniowa;nota księgowa;samofakturowanie".split(
            ";",
          ),
        "credit-note":
          "[faktura korygująca|korekta faktury] [vat|];faktura vat korygująca;faktura korekta;korekta;nota kredytowa;nota uznaniowa;zwrot;faktura vat korekta;rachunek korygujący;faktura zaliczkowa korygująca".split(
            ";",
          ),
        receipt:
          "potwierdzenie [zapłaty|transakcji|płatności];paragon;paragon fiskalny;pokwitowanie;dowód wpłaty;kp;dowód zakupu;dowód zapłaty;e paragon;wydruk z terminala;potwierdzenie wpłaty".split(
            ";",
          ),
        "pro-forma": "[faktura|faktura vat] [proforma|pro forma]".split(";"),
        other:
          "protokół [odbioru|zdawczo odbiorczy|];zamówienie;potwierdzenie zamówienia;oferta;oferta handlowa;wycena;kosztorys;zlecenie;zlecenie transportowe;dowód dostawy;list przewozowy;wz;wydanie zewnętrzne;dokument wz;dowód wydania;specyfikacja wysyłkowa;lista pakowa;karta pracy;umowa;potwierdzenie salda;wezwanie do zapłaty;przypomnienie;ponaglenie;monit;wyciąg;wyciąg bankowy;zestawienie;polecenie przelewu;lista płac;delegacja;cennik;nota odsetkowa;deklaracja;paragon niefiskalny;świadectwo płatności;karta gwarancyjna;regulamin;wydanie z magazynu".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[faktura|faktura vat|faktury|faktury vat|rachunek|rachunku|dokumentu|dokument|korekty|faktura korygująca|faktura proforma|faktura pro forma|faktura zaliczkowa|faktura vat korygująca|faktura końcowa|faktury korygującej|proforma|e faktura|noty] [nr|numer|no|n];[nr|numer] [faktury|faktury vat|rachunku do zapłaty|dokumentu|fv|faktury korygującej|proformy|noty|korekty|fs|faktury sprzedaży];faktura vat;fv;fv nr;fs nr;fvs;nr fa;numer kolejny faktury;faktura sprzedaży nr;faktura rozliczeniowa nr;nota księgowa nr;nota obciążeniowa nr".split(
            ";",
          ),
        invoiceDate:
          "data wystawienia [faktury|dokumentu|i sprzedaży|korekty|data sprzedaży|];[wystawiono|wystawiona] [dnia|w dniu|];data faktury [vat|korygującej|];[dnia|miejsce i data|data i miejsce] wystawienia;data wyst;data wyst faktury;data dokumentu;data rachunku;data korekty;wystawiony dnia;faktura z dnia;faktura vat z dnia;data wystaw;data sporządzenia;data wystawienia faktury vat".split(
            ";",
          ),
        plainDate: "dnia;z dnia;data i godzina;w dniu;data godzina;data transakcji".split(";"),
        dueDate:
          "[płatne|do zapłaty|płatność|zapłać] [do|do dnia];[termin|data] [płatności|zapłaty do|płatności do];termin zapłaty;termin;zapłata do;do zapłaty w terminie do;termin płat;termin płatności faktury;należność płatna do;data wymagalności;płatne w terminie do;opłać do;płatny do;prosimy o zapłatę do;prosimy o wpłatę do;prosimy zapłacić do;prosimy o uregulowanie należności do;proszę zapłacić do;należy zapłacić do;płatna do;płatna do dnia;płatne dnia;najpóźniej do;termin wpłaty;wymagalne do;termin płatności upływa dnia;do zapłaty w terminie".split(
            ";",
          ),
        paymentTerms:
          "[warunki|forma i termin|sposób i termin] płatności;warunki zapłaty;termin płatności dni;płatność w terminie;dni od daty wystawienia;warunki;płatne w ciągu;termin płatności w dniach;forma płatności i termin".split(
            ";",
          ),
        purchaseOrder:
          "[nr zamówienia|zamówienie] [klienta|nabywcy|odbiorcy|kupującego];[numer zamówienia|zamówienie] [klienta|nabywcy|zakupu];zamówienie klienta nr;państwa zamówienie;wasze zamówienie;nr zam klienta;zam klienta;nr po;numer po;wg zamówienia;zamówienie nr obce;nr zamówienia obcego;nr państwa zamówienia;państwa nr zamówienia;wasz nr zamówienia;zamówienie klienta numer;zamówienie nabywcy nr;numer zamówienia odbiorcy;numer zamówienia kupującego;zgodnie z zamówieniem;zgodnie z zamówieniem nr;wg zamówienia nr;na podstawie zamówienia;dotyczy zamówienia;dotyczy zamówienia nr".split(
            ";",
          ),
        currency:
          "waluta;waluta faktury;waluta dokumentu;kod waluty;kwoty w;wartości w;wszystkie kwoty w;ceny w;ceny podano w;kwoty podano w;faktura wystawiona w cenach netto w walucie;faktura wystawiona w cenach brutto w walucie".split(
            ";",
          ),
        taxId:
          "[nip vat|nr vat|nip|vat] [ue|];numer [nip|vat|identyfikacji podatkowej|identyfikacyjny nip];n i p;nr nip;nip pl;identyfikator podatkowy;nr identyfikacyjny vat;nip pesel;pesel nip;nip regon;nip nr;vat ue nr;numer podatkowy".split(
            ";",
          ),
        customerTaxId:
          "[nip|nr nip|numer nip|vat ue|nip ue|vat id] [nabywcy|kupującego|odbiorcy|klienta|płatnika];[nabywca|klient] nip;nip zamawiającego;nip usługobiorcy;państwa nip".split(
            ";",
          ),
        vendorTaxId:
          "[nip|nr nip|numer nip|vat ue|nip ue] [sprzedawcy|wystawcy|dostawcy|sprzedającego];sprzedawca nip;nasz nip;nip wykonawcy".split(
            ";",
          ),
        iban: "[nr|numer|konto|nr konta|rachunek|numer rachunku|nr rachunku] iban".split(";"),
        receiptNumber:
          "[nr|numer] [paragonu|transakcji];paragon nr;nr wydruku;transakcja;nr sys;nr kp;nr wpłaty;id transakcji;nr unikatowy;paragon fiskalny nr;do paragonu;do paragonu nr;dowód wpłaty nr".split(
            ";",
          ),
        plainNumber:
          "numer;nr ref;numer referencyjny;nr referencyjny;referencja;lp dokumentu;znak;oznaczenie".split(
            ";",
          ),
        otherNumber:
          "[nr|numer] [zamówienia|zlecenia|umowy|wz|przesyłki|klienta|kontrahenta|płatnika|nabywcy|dostawcy|ewidencyjny|faktury korygowanej|ksef|licznika|rezerwacji];[zamówienie|korekta do faktury|dotyczy faktury|do faktury|zlecenie|stolik|umowa|kasa|ppe|wz] [nr|];[nr|kod] [klienta|kontrahenta|autoryzacji];zamówienia;zam nr;nr zam;nr oferty;oferta nr;do wz;dowód dostawy nr;nr dostawy;dostawa nr;list przewozowy nr;nr listu przewozowego;klient nr;id klienta;kontrahent;nr odbiorcy;nr konta klienta;nr projektu;nazwa projektu;budowa;zadanie;mpk;dotyczy;faktura korygowana;faktura pierwotna;do dokumentu;numer ppe;kod ppe;nr ppg;punkt poboru;taryfa;grupa taryfowa;nr rejestracyjny;nr rej;vin;nr seryjny;przebieg;nr kasy;kasjer;nr kasjera;kelner;pokój;nr pokoju;rezerwacja;nr karty;karta stałego klienta;strona;str;nr strony;symbol;nr partii;nr pozycji;bdo;nr bdo;nr rejestrowy;nr bdo sprzedawcy;numer gln;nr kontraktu;numer oferty;do umowy nr;wg umowy;numer seryjny;numer rejestracyjny;numer odbiorcy;nr abonenta;nr faktury zaliczkowej;numer faktury zaliczkowej;numer faktury pierwotnej;faktura korygowana nr;kod odbiorcy;rodzaj faktury".split(
            ";",
          ),
        otherDate:
          "data [sprzedaży|dostawy|dokonania dostawy|wykonania|wykonania usługi|wykonania usług|zakończenia dostawy|zakończenia dostawy wykonania usługi|dostawy wykonania usługi|dokonania lub zakończenia dostawy|dokonania lub zakończenia dostawy towarów lub wykonania usługi|sprzedaży dostawy|zakończenia|usługi|świadczenia usługi|powstania obowiązku podatkowego|obowiązku podatkowego|zamówienia|wydania|wydania towaru|wysyłki|wz|oferty|umowy|wydruku|zapłaty|wpłaty|otrzymania|wpływu|otrzymania zaliczki|odczytu|ważności|przyjazdu|wyjazdu|urodzenia|faktury korygowanej|odbioru|realizacji|księgowania|początkowa|końcowa|wystawienia faktury korygowanej];okres [rozliczeniowy|rozliczenia|od|świadczenia|];miesiąc sprzedaży;wydrukowano;zapłacono dnia;za okres;za okres od;miesiąc;rok;od;do;od dnia;do dnia;odczyt;ważne do;przyjazd;wyjazd;godzina;następna faktura;dzień sprzedaży;data sprzed;data załadunku;data rozładunku;data zawarcia umowy;data faktury zaliczkowej;data wystawienia faktury pierwotnej;data przyjęcia w ksef;zamówienie z dnia;umowa z dnia;do faktury z dnia".split(
            ";",
          ),
        other:
          "[nr|numer] [rachunku|konta] [bankowego|];[sposób|forma|metoda|tytuł|mechanizm podzielonej|status] płatności;[kwota|do zapłaty|razem|] słownie;osoba upoważniona do [wystawienia|odbioru];[sposób|forma|słownie do] zapłaty;tel kom;faks;kom;strona internetowa;infolinia;osoba kontaktowa;biuro obsługi klienta;obsługa klienta;nazwa banku;w banku;rachunek bankowy;konto;konto bankowe;rachunek;kod swift;płatność;tytuł przelewu;tytułem;regon;krs;nr krs;bdo numer;kapitał zakładowy;sąd rejonowy;wystawił;wystawił a;imię i nazwisko osoby upoważnionej do wystawienia faktury;odebrał;sporządził;podpis;pieczęć;przygotował;sprzedał;opiekun;handlowiec;przedstawiciel handlowy;adres;ulica;ul;kod pocztowy;miasto;miejscowość;kraj;poczta;miejsce wystawienia;uwagi;uwaga;opis;informacje;informacje dodatkowe;dodatkowe informacje;słownie złotych;oryginał;kopia;oryginał kopia;duplikat;podzielona płatność;odwrotne obciążenie;metoda kasowa;zwolnienie;podstawa zwolnienia;przyczyna korekty;powód korekty;środek transportu;sposób dostawy;sposób transportu;przewoźnik;warunki dostawy;magazyn;masa;waga;waga netto;waga brutto;dziękujemy;dziękujemy za zakupy;zapraszamy ponownie;dziękuję;ilość paczek;liczba paczek;gtu;rodzaj płatności;dane do przelewu;informacja o płatności;imię i nazwisko;numer telefonu;nr telefonu;nr lokalu".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[wartość|razem|suma|ogółem|kwota|łącznie|suma wartości|wartość sprzedaży|wartość towarów|wartość usług|łączna wartość|łączna kwota|całkowita wartość|wartość faktury|do zapłaty|całość] netto;[wartość netto|netto] [razem|pln];[wartość|razem|kwota] bez vat;wartość netto ogółem;suma częściowa;suma pośrednia;wartość towarów;wartość po rabacie;netto po rabacie;cena netto razem;suma bez vat;wartość bez podatku;razem bez podatku;suma produktów;wartość produktów;suma pozycji;netto ogółem;należność netto;kwota netto razem".split(
            ";",
          ),
        discount:
          "[kupon|kod|bon] rabatowy;[wartość|kwota|%] rabatu;rabaty;upust;upusty;bonifikata;opust;opusty;zniżka;obniżka;rabat łącznie;suma rabatów;rabat kwotowy;promocja;rabat %;udzielony rabat;razem rabat;kwota upustu;kwota zniżki;wartość upustu".split(
            ";",
          ),
        shipping:
          "[koszty|koszt] [wysyłki|dostawy|transportu|przesyłki];wysyłka;dostawa;transport;przesyłka;usługa transportowa;usługa kurierska;kurier;przesyłka kurierska;fracht;opłata za dostawę;porto;opłata pocztowa;opłata transportowa;opłata kurierska;opłata za transport;opłata za wysyłkę".split(
            ";",
          ),
        otherCharge:
          "opłata [dodatkowa|manipulacyjna|serwisowa|paliwowa|drogowa|za pobranie|za utylizację|recyklingowa|klimatyczna|miejscowa|handlowa|mocowa|przejściowa|oze|abonamentowa|stała|];koszty [opakowania|pakowania|dodatkowe|upomnienia|dojazdu];odsetki [karne|za zwłokę|];opłaty;dopłata;dopłaty;serwis;dodatek paliwowy;myto;opakowanie;opakowania;kaucja;kaucje;opakowania zwrotne;ubezpieczenie;inne koszty;pozostałe opłaty;pobranie;kgo;dojazd;akcyza;cło;dodatek drogowy;prowizja".split(
            ";",
          ),
        tip: "napiwek;napiwki;serwis napiwek".split(";"),
        rounding:
          "zaokrąglenie;zaokrąglenia;różnica zaokrągleń;kwota zaokrąglenia;kwota zaokrąglona".split(
            ";",
          ),
        tax: "[podatek|kwota podatku] [vat|od towarów i usług|];[kwota|] [vat|ptu|vat 23 %|vat pln];wartość vat;ptu a;ptu b;ptu c;ptu d;vat 8 %;vat 5 %;23 % vat;8 % vat;vat 23;vat 8;w tym vat;wartość podatku;należny vat;stawka podstawowa 23 %;w tym podatek;kwota a;stawka 23 %;stawka 8 %".split(
          ";",
        ),
        totalTax:
          "[suma|razem|łącznie|suma podatku|łączna kwota|ogółem|całkowita kwota|suma kwot|razem podatek] vat;vat razem;suma podatku;suma ptu;razem podatek;łączna kwota podatku;podatek razem;podatek vat razem;łączny podatek;podatek ogółem;kwota podatku razem".split(
            ";",
          ),
        taxBase:
          "[sprzedaż opodatkowana|sprzed opod ptu|sp op] [a|b];podstawa opodatkowania;podstawa;sprzedaż opodatkowana;sprzed opod;wartość netto wg stawki;sprzedaż opodatk;opodatkowana;sprzed opod a;wartość opodatkowana;kwota opodatkowana".split(
            ";",
          ),
        withholding:
          "zaliczka na podatek [dochodowy|];kaucja gwarancyjna [zatrzymana|];podatek u źródła;zatrzymana kaucja;potrącenie;potrącenia;zryczałtowany podatek;zabezpieczenie należytego wykonania umowy".split(
            ";",
          ),
        total:
          "[razem|suma|wartość|ogółem|kwota|łącznie|wartość faktury|łączna wartość|łączna kwota|suma wartości|wartość sprzedaży|całkowita wartość|ogółem wartość|całość|kwota korekty] brutto;[wartość|kwota] [faktury|z vat|ogółem];[wartość brutto|brutto] [razem|pln];łączna kwota;kwota łączna;kwota całkowita;suma do faktury;należność ogółem;razem z vat;kwota należności ogółem;suma pln;razem pln;ogółem pln;wartość zamówienia;suma zamówienia;razem z podatkiem;wartość z podatkiem;suma z vat;łącznie z vat;łączna należność;należność razem;należność brutto;kwota należności brutto;brutto ogółem;wartość całkowita;suma eur;razem eur;razem zł;kwota rachunku;kwota korekty".split(
            ";",
          ),
        plainTotal:
          "razem;suma;ogółem;łącznie;w sumie;kwota;wartość;podsumowanie;razem suma;suma łącznie".split(
            ";",
          ),
        amountPaid:
          "zapłacono [dotychczas|przelewem|kartą|gotówką|pln|];[wpłacona|otrzymana|rozliczona|minus|] zaliczka;[otrzymane|wartość|kwota|] zaliczki;zaliczka otrzymana;zapłacone;kwota zapłacona;kwota zapłacono;wpłacono;wpłacona kwota;wpłata;wpłaty;zaliczka zapłacona;zaliczki otrzymane;odliczono zaliczkę;suma zaliczek;przedpłata;przedpłaty;już zapłacono;uregulowano;opłacono;nadpłata;nadpłata rozliczona;karta podarunkowa;zadatek;otrzymano zapłatę;rozliczono zaliczką;kwota rozliczona;razem zapłacono;kwota opłacona;kwota wpłacona;kwota wpłaty;suma wpłat;otrzymane płatności;karta prezentowa".split(
            ";",
          ),
        balanceDue:
          "[razem|suma|kwota|łącznie|ogółem|pozostało|pozostaje|pozostała kwota|należność|saldo|dopłata|zostaje|wartość|całkowita kwota|łączna kwota|kwota pozostała|] do zapłaty;do zapłaty [pln|razem|pozostało|brutto];pozostało;należność;kwota należności;do dopłaty;pozostała należność;do uregulowania;pozostaje;do zwrotu;kwota do zwrotu;zwrot nabywcy;kwota należna;kwota do dopłaty;kwota niezapłacona;kwota zwrotu;razem należność do zapłaty;do wpłaty;prosimy o zapłatę".split(
            ";",
          ),
        cashTendered:
          "[gotówka|karta] [pln|];wpłata gotówki;otrzymano;karta płatnicza;karta kredytowa;płatność kartą;mastercard;blik;przyjęto;wpłacono gotówką;płatność gotówka;rozliczenie płatności gotówka".split(
            ";",
          ),
        cashChange: "reszta;reszta pln;wydano;do wydania;reszta gotówka;wydana reszta".split(";"),
        previousBalance:
          "saldo [poprzednie|początkowe|z poprzedniego okresu|przed fakturą|na dzień];poprzednie saldo;zaległości;zaległość;niedopłata;zaległe należności;należności przeterminowane;saldo z poprzednich okresów;nadpłata z poprzedniego okresu;kwota zaległa;niezapłacone faktury;zaległe płatności".split(
            ";",
          ),
        otherAmount:
          "[ilość|liczba] [sztuk|pozycji];wartość [umowy|zlecenia|kontraktu|statystyczna];[łączna|] [oszczędność|waga];[waga|masa] [netto|brutto];[sprzedaż|] [zwolniona|zw];[ilość|zużycie] [razem|];oszczędzasz;zaoszczędziłeś;oszczędności;zaoszczędzono;razem ilość;razem waga;razem sztuk;kurs waluty;kurs nbp;kurs wymiany;słownie;kwota słownie;rata;raty;punkty;suma punktów;saldo punktów;zwolnione;np;sprzed zwolniona;niepodlegające;odwrotne obciążenie;limit kredytowy;wymagana zaliczka;zaliczka do zapłaty;prognoza;vat w pln;przeliczenie;podsumowanie vat;zestawienie vat;według stawki vat;wg stawki vat;w tym;było;jest;różnica;przed korektą;po korekcie;cena katalogowa;najniższa cena z 30 dni;nie podlega;zwolnione z vat;kwota vat w pln;równowartość;wartość w pln;pozostało do zafakturowania".split(
            ";",
          ),
      },
      columns: {
        position: "lp;l p;poz;pozycja;nr poz;nr pozycji;numer pozycji".split(";"),
        code: "[kod|nr] [towaru|produktu|artykułu];[nr|numer|indeks] katalogowy;pkwiu [cn|kod|gtu|];[symbol|cn] [pkwiu|];indeks;indeks towaru;kod towaru usługi;numer artykułu;kod ean;kod cn;kod kreskowy;nr indeksu;sww ku;numer materiału;kod pkwiu;nr kat;nr części;numer produktu;kod usługi".split(
          ";",
        ),
        description:
          "nazwa [towaru|towaru lub usługi|towaru usługi|towaru i usługi|usługi|produktu|artykułu|pozycji|towarów lub usług|i opis|towaru lub usługi opis|towaru usługi pkwiu|pełna|];opis [towaru|usługi|produktu|pozycji|pozycji faktury|];towar;towar usługa;towary;usługa;usługi;produkty;produkt usługa;wyszczególnienie;artykuł;treść;tytuł;przedmiot;przedmiot sprzedaży;pełna nazwa;rodzaj usługi".split(
            ";",
          ),
        quantity:
          "ilość [jm|sztuk|j m|godzin|kwh|zafakturowana|jednostka|];il;liczba;sztuk;szt;liczba sztuk;godziny;liczba godzin;zużycie;dni;il jm".split(
            ";",
          ),
        unit: "[jedn|jednostka] [miary|m|];jm;j m;j miary;miara".split(";"),
        unitPrice:
          "cena [netto|jednostkowa|jednostkowa netto|jedn|jedn netto|j|jm|jm netto|j netto|jednostk|netto pln|jednostkowa bez vat|jednostkowa bez podatku|jednostkowa bez podatku vat|brutto|jednostkowa brutto|jedn brutto|bez vat|za szt|szt|za jednostkę|po rabacie|netto po rabacie|zł|pln|netto zł|katalogowa|nom|netto jednostkowa|jedn bez vat|sprzedaży|n j m|jedn netto zł|];stawka godzinowa;c j netto;jednostkowa cena netto;cena za sztukę;cena za jm;cena za godzinę;stawka netto;stawka jednostkowa;cena netto jm;cena netto szt;c netto;cena eur".split(
            ";",
          ),
        priceBasis: "jednostka ceny;cena za;jedn ceny".split(";"),
        discount:
          "rabat;upust;kwota rabatu;opust;rabat kwota;bonifikata;wartość rabatu;zniżka;kwota upustu".split(
            ";",
          ),
        discountRate:
          "rabat %;% rabatu;% rabat;upust %;% upustu;rabat w %;opust %;zniżka %;bonifikata %".split(
            ";",
          ),
        taxRate:
          "stawka [vat|podatku|podatku vat|vat %|%|ptu|vat w %|podatku %|];% vat;st vat;vat stawka;kod vat;ptu %;podatek %;% podatku;st pod;vat stawka %;sv;vat w %;stawka w %;podatek vat %".split(
            ";",
          ),
        taxAmount:
          "[vat|podatek vat|podatek] [kwota|];[kwota|wartość] [vat|podatku];kwota podatku vat;kwota vat pln;ptu;suma vat".split(
            ";",
          ),
        amount:
          "wartość [pln|zł|łącznie|towaru|sprzedaży|];kwota;razem;ogółem;łącznie;należność;kwota pln;łączna cena;cena razem".split(
            ";",
          ),
        netAmount:
          "wartość [netto|netto pln|bez vat|towarów netto|sprzedaży netto|netto zł|netto razem|bez podatku|towaru usługi bez podatku|towaru bez podatku];kwota netto;wart netto;suma netto;razem netto;netto pln;należność netto;ogółem netto;łącznie netto;suma bez vat;wartość netto po rabacie;wartość sprzedaży bez podatku".split(
            ";",
          ),
        grossAmount:
          "wartość [brutto|brutto pln|z vat|z podatkiem|sprzedaży brutto|brutto zł|towaru usługi wraz z podatkiem|z podatkiem vat];kwota brutto;wart brutto;suma brutto;razem brutto;brutto pln;należność brutto;ogółem brutto;łącznie brutto;wartość sprzedaży z podatkiem".split(
            ";",
          ),
        serviceDate: "data [usługi|dostawy|sprzedaży|wykonania|od do|];okres;okres od do".split(
          ";",
        ),
        other:
          "nr [zamówienia|wz|partii|seryjny|faktury];waga;kg;masa;opakowanie;opak;zamówienie;wz;partia;data ważności;seria;gtu;kod gtu;kraj pochodzenia;magazyn;uwagi;odczyt;stan licznika;wskazanie bieżące;wskazanie poprzednie;mnożna;projekt;data faktury;rodzaj;typ;zam;zamówiono;brak;kaucja;ilość zamówiona;unikalny numer wiersza;nr zlecenia;numer seryjny;numer partii;waga netto;waga brutto".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[dane|adres] [nabywcy|do faktury];nabywca [płatnik|odbiorca|usług|];kupujący;klient;płatnik;zamawiający;dane klienta;nazwa nabywcy;zleceniodawca;dla;faktura dla;wystawiona dla;usługobiorca;najemca;inwestor;nazwa i adres nabywcy;odbiorca faktury;adres rozliczeniowy;gość;pan;pani;sz p;dane kupującego;adres klienta;kontrahent;odbiorca usługi;abonent".split(
            ";",
          ),
        shipTo:
          "adres [dostawy|odbiorcy|wysyłki|poboru|punktu poboru|korespondencyjny odbiorcy|budowy];odbiorca [towaru|adres dostawy|];miejsce [dostawy|przeznaczenia|wykonania usługi];dostawa do;wysłano do;wysyłka do;miejsce odbioru;miejsce rozładunku;adres odbioru;adres korespondencyjny;adres do korespondencji;dane odbiorcy;podmiot inny".split(
            ";",
          ),
        vendor:
          "[dane|nazwa|nazwa i adres] sprzedawcy;sprzedawca;wystawca;dostawca;sprzedający;usługodawca;wykonawca;zleceniobiorca;od;wystawca faktury;podwykonawca;wynajmujący;podatnik;dane wystawcy;adres sprzedawcy".split(
            ";",
          ),
        remitTo:
          "odbiorca przelewu;beneficjent;nazwa odbiorcy;właściciel rachunku;posiadacz rachunku;wpłaty na konto;na rzecz;wierzyciel;właściciel konta;nazwa właściciela rachunku".split(
            ";",
          ),
      },
      months: [
        "styczeń;stycznia;sty".split(";"),
        "luty;lutego;lut".split(";"),
        "marzec;marca;mar".split(";"),
        "kwiecień;kwietnia;kwi".split(";"),
        "maj;maja".split(";"),
        "czerwiec;czerwca;cze".split(";"),
        "lipiec;lipca;lip".split(";"),
        "sierpień;sierpnia;sie".split(";"),
        "wrzesień;września;wrz".split(";"),
        "październik;października;paź".split(";"),
        "listopad;listopada;lis".split(";"),
        "grudzień;grudnia;gru".split(";"),
      ],
      legalForms:
        "sp z o o;spzoo;sp zoo;sp z oo;spółka z o o;spółka z ograniczoną odpowiedzialnością;sp k;sp komandytowa;sp z o o sp k;sp z o o sp k a;s k a;ska;spółka akcyjna;spółka cywilna;s c;sp j;spj;spółka jawna;sp p;psa;p s a;spółdzielnia;fundacja;stowarzyszenie;fhu;f h u;phu;p h u;ppuh;p p h u;pphu;zaklad;przedsiębiorstwo;firma;i wspólnicy;grupa;gmina;oddział w polsce;spółka komandytowa;spółka komandytowo akcyjna;spółka partnerska;wspólnota mieszkaniowa".split(
          ";",
        ),
      units:
        "szt;sztuka;sztuki;sztuk;godz;godzina;godziny;godzin;rbg;r g;dzień;dni;doba;doby;noc;tydz;tydzień;mies;m c;miesiąc;miesiące;miesięcy;rok;lat;kpl;komplet;kompl;zestaw;zest;usł;usługa;usługi;us;mb;m b;metr;m kw;kilogram;tona;litr;litry;litrów;opak;opakowanie;op;kart;paczka;pacz;paleta;rolka;rol;worek;butelka;but;puszka;para;pary;arkusz;strona;słowo;osoba;osób;os;licencja;ryczałt;ryczałtem;kurs;wiązka;zgrz;zgrzewka;tys;wiadro;kmpl;rbh;roboczogodzina;ryza;nocleg;tkm".split(
          ";",
        ),
      groupSums:
        "razem [strona|na stronie|wz|grupa|dział|materiały|robocizna|energia|dystrybucja|sprzedaż energii|za okres];do przeniesienia [na stronę|];z przeniesienia;przeniesienie;suma strony;suma na stronie;suma z poprzedniej strony;ciąg dalszy;c d;z poprzedniej strony".split(
          ";",
        ),
      taxIncluded:
        "[zawiera|w tym|z|ceny z|ceny zawierają|ceny zawierają podatek|cena zawiera|łącznie z|brutto zawiera|w tym podatek|z podatkiem] vat;ceny brutto;cena zawiera podatek vat;ceny są cenami brutto".split(
          ";",
        ),
      currencies: {
        PLN: "zł;pln;złoty;złotych;złote;złotówki;polska;warszawa;kraków;łódź;wrocław;poznań;gdańsk;szczecin;bydgoszcz;lublin;katowice;białystok;gdynia;częstochowa;radom;sosnowiec;toruń;kielce;rzeszów;gliwice;olsztyn;bielsko biała;opole;zabrze;tychy;sopot;rybnik;zielona góra".split(
          ";",
        ),
        EUR: "niemcy;francja".split(";"),
        USD: "dolarów;stany zjednoczone".split(";"),
        GBP: "funt szterling;wielka brytania".split(";"),
      },
    },
    {
      language: "pt",
      titles: {
        invoice:
          "[a sua|sua|] [fatura|factura];[fatura|factura] [comercial|eletrónica|electrónica|original|duplicado|duplicada|triplicado|2 via|segunda via|cópia|de venda|de serviços|de prestação de serviços|simplificada eletrónica|detalhada|resumo|global|mensal|de adiantamento|final|de consumo|de honorários|de locação|de aluguer|de cliente|de energia|de energia elétrica|de serviços de telecomunicações|proforma final|de eletricidade|de gás|de água|e guia de remessa|de exportação];[fatura|factura] a [crédito|pronto pagamento|clientes];[original|duplicado|triplicado|resumo|detalhe|cópia|2 via|segunda via|demonstrativo] [da|de|] [fatura|factura|sua fatura|nota fiscal];nota fiscal [eletrônica|fatura|fatura de serviços|de serviços|de serviço|de serviços eletrônica|de serviço eletrônica|de prestação de serviços|de venda|fatura eletrônica|de energia elétrica|conta de energia elétrica|eletrônica de serviços|eletrônica de serviço|eletrônica de serviços nfs e|de saída|de entrada|avulsa|de produtor|modelo 1|de serviço de comunicação|fatura de serviço de comunicação|paulistana|carioca];documento auxiliar da nota fiscal [eletrônica|de serviço eletrônica|de serviço eletrônica nfs e|de energia elétrica eletrônica];conta de [energia|energia elétrica|luz|água|telefone];nota [de débito|fiscal|fiscal eletrônica de serviços prestados|fatura|de honorários];danfe;danfe documento auxiliar da nota fiscal eletrônica;danfse;danfse v1 0;nf e;nfs e".split(
            ";",
          ),
        "credit-note":
          "nota de crédito [original|duplicado|eletrónica|2 via|cliente];[fatura|factura] de crédito;[fatura|factura] retificativa;nota de crédito;nota de devolução;nota fiscal de devolução".split(
            ";",
          ),
        receipt:
          "[fatura|factura] recibo;[fatura|factura] simplificada;fatura recibo [original|duplicado|eletrónica|eletrónico|2 via|ato isolado];fatura simplificada [original|duplicado|2 via];recibo [verde|verde eletrónico|de pagamento|original|duplicado|provisório de serviços|de quitação|de renda|de renda eletrónico|de venda|eletrónico|de aluguel|de prestação de serviços|de pagamento autônomo|do sacado];talão de [venda|venda a dinheiro|caixa];cupom fiscal eletrônico [sat|];comprovante de [venda|pagamento|compra];comprovativo de [pagamento|compra|venda];venda a dinheiro;recibo;talão;ticket;cupom fiscal;extrato cfe sat;nota fiscal de consumidor eletrônica;documento auxiliar da nota fiscal de consumidor eletrônica;danfe nfc e;nfc e;nota de venda;conta de hóspede".split(
            ";",
          ),
        "pro-forma":
          "[fatura|factura] [proforma|pro forma|provisória];[proforma|pro forma];consulta de mesa".split(
            ";",
          ),
        other:
          "proposta [comercial|de orçamento|de fornecimento|técnica];confirmação [de|da] [encomenda|pedido];pedido de [compra|venda|orçamento|cotação];ordem de [compra|serviço|fornecimento|produção|pagamento];guia de [remessa|transporte|entrega|devolução|recolhimento|movimentação de ativos próprios];guia de remessa [original|duplicado|triplicado];extrato de [conta|conta corrente|cliente];aviso de [pagamento|lançamento|vencimento|cobrança|corte];boleto [bancário|];orçamento;proposta;cotação;encomenda;encomenda de cliente;nota de encomenda;pedido;requisição;nota de entrega;romaneio;folha de obra;auto de medição;extrato;conta corrente;lembrete de pagamento;carta de correção;carta de cobrança;contrato;lista de preços;tabela de preços;folha de despesas;relatório de despesas;conhecimento de transporte eletrônico;dacte;recibo de vencimento;duplicata;conferência de conta".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[fatura|factura|fat|fact|ft|fatura recibo|factura recibo|fatura simplificada|sua fatura|nossa fatura|documento|doc|nota fiscal|nota fiscal eletrônica|nota|nf|n f|nf e|nfs e|nfse|nfe|nfc e|danfe|nota de crédito|nota de débito|n crédito|cupom|cupom fiscal|venda a dinheiro|proforma|fatura proforma|documento fiscal|fatura comercial|nota fiscal fatura] [número|num|núm|nro|nr|n o|no|n|#|código|cód|id];[número da|número do|número de|número|num da|num do|num|nro da|nro do|nro|nr da|nr do|nr de|nr|n o da|n o do|n o de|n o|no da|no do|no de|no|n da|n do|n de|n|# da|código do|código da|código de|cód do|cód da|cód] [fatura|factura|sua fatura|documento|doc|nota|nota fiscal|nf|nf e|nfs e|nfse|nota de crédito|nota de débito|fatura recibo|fatura simplificada|cupom|documento fiscal|venda a dinheiro|danfe|proforma|fatura proforma|nota fiscal eletrônica];[fatura recibo|factura recibo|fatura simplificada|factura simplificada|venda a dinheiro];[nf e|nfs e|nfse|nfe];[série e número|série número|número e série] [da nota|da fatura|];[fatura|factura|documento|nota] [referência|ref|série número|número série];[referência|ref] [da|do] [fatura|factura|documento];identificação [da fatura|do documento];fatura;factura;nota fiscal;nota de crédito;nota de débito".split(
            ";",
          ),
        invoiceDate:
          "[data|dt|dta|data hora|data e hora|data e hora de|data hora da|data da|dia] [de|da|do|] [emissão|fatura|factura|documento|doc|faturação|facturação|faturamento|nota|nota fiscal|nf|emissão da fatura|emissão da nota|emissão da nfs e|emissão da nf e|emissão do documento|emissão da nota fiscal|nota de crédito|fatura recibo|recibo|geração da nfs e|emis];[emissão|emitida em|emitido em|emitida a|emitido a|emitida no dia|data emitida];emissão [data|em|da nota|da fatura|da nf e];[local e data|data e local] de emissão;[fatura|factura|nota|documento] [emitida em|emitido em|emitida a|data|de data|data emissão|com data de]".split(
            ";",
          ),
        plainDate:
          "data [e|] hora;hora [e|] data;data [da venda|de venda|venda|da transação|da compra|aaaa mm dd|dd mm aaaa];local e data".split(
            ";",
          ),
        dueDate:
          "[data|dt|dta|data de|data do|dia|data limite|data limite de|data limite do|data limite para] [vencimento|venc|vencim|vencto|pagamento|pag|vencimento da fatura|pagamento da fatura|vencimento do pagamento|débito|débito direto|débito em conta|cobrança|pagar|vencimento fatura];data do débito [direto|na sua conta|em conta|];data [limite|vcto|prevista de pagamento|prevista de débito|para pagamento];vencimento [da fatura|em|a|data|do documento|do pagamento|final|fatura|original];[vence|vence em|vence a|vence no dia];[pagar|pague|pagável|pagamento|a pagar|liquidar|a liquidar|pague a sua fatura] [até|até ao dia|até dia|até ao|até à data de|até a data];[limite|prazo limite|último dia|prazo final] [de|para|do] pagamento;vencimento;vencimentos;venc;vcto;vencto;débito em conta em".split(
            ";",
          ),
        paymentTerms:
          "[condições|condição|termos|prazo|prazos|cond] [de|do|] [pagamento|pag|pgto|pagto|recebimento|venda|crédito];[prazo|condições];[cond pag|cond pgto|cond pagto|cond pagam];prazo de vencimento".split(
            ";",
          ),
        purchaseOrder:
          "[vossa|v|sua|s|a sua|a v] [encomenda|enc|ordem de compra|nota de encomenda|requisição|req] [número|num|nro|nr|n o|no|n|#|código|cód|ref|referência|id|];[vosso|v|seu|o seu] [pedido|ped|pedido de compra] [número|num|nro|nr|n o|no|n|#|código|cód|ref|referência|id|];[ordem de compra|ordem compra|pedido de compra|pedido compra|pedido do cliente|pedido cliente|encomenda do cliente|encomenda de cliente|encomenda cliente|nota de encomenda|requisição do cliente|purchase order|oc|o c] [número|num|nro|nr|n o|no|n|#|código|cód|ref|referência|id|];[número da|número do|número de|número|num da|num do|num|nro da|nro do|nro|nr da|nr do|nr de|nr|n o da|n o do|n o de|n o|no da|no do|no de|no|n da|n do|n de|n|# da|código do|código da|código de|cód do|cód da|cód] [ordem de compra|pedido de compra|pedido do cliente|nota de encomenda|encomenda do cliente|encomenda de cliente|encomenda cliente|vossa encomenda|sua encomenda|seu pedido|oc|po|pedido cliente|requisição|compromisso];[po|p o] [número|num|núm|nro|nr|n o|no|n|#|código|cód|id];compromisso [número|num|núm|nro|nr|n o|no|n|#|código|cód|id];requisição [número|num|núm|nro|nr|n o|no|n|#|código|cód|id];compromisso;requisição".split(
            ";",
          ),
        currency:
          "moeda [da fatura|do documento|de faturação|câmbio|e câmbio|de pagamento|estrangeira];[valores|preços|montantes|todos os valores] [em|expressos em|apresentados em|estão em];moeda;divisa;expresso em".split(
            ";",
          ),
        taxId:
          "[nif|n i f|nipc|contribuinte|contrib|cnpj|c n p j|cpf|cpf cnpj|cnpj cpf|nif nipc|nipc nif|nuit|nuf|iva|vat|nif vat|cnpj mf|id fiscal|cnpj cpf nif|cif] [número|num|nro|nr|n o|no|n|#|código|cód|ref|referência|id|];[número|num|nr|n o|no|n] [de|do|] [contribuinte|contrib|identificação fiscal|nif|nipc|iva|identificação de pessoa coletiva|identificação tributária|cnpj|pessoa coletiva|pessoa colectiva|ident fiscal];[identificação|ident|id] fiscal [n o|no|n|];[contribuinte|pessoa coletiva|pessoa colectiva] [fiscal|] [n o|no|n|nr|número];[contribuinte|nif] pt;[matrícula|matriculada] na c r c com o n o único;cnpj cpf id estrangeiro;nipc matrícula".split(
            ";",
          ),
        customerTaxId:
          "[nif|contribuinte|nipc|cnpj|cpf|cpf cnpj|cnpj cpf|vat|n o contribuinte|no contribuinte|n contribuinte|número de contribuinte|n o de contribuinte|contrib|nif n o] [do|de|da|] [cliente|adquirente|destinatário|tomador|consumidor|comprador|utilizador|hóspede|titular];[v|vosso|vossa|seu|o seu|s] [nif|contribuinte|contrib|n o contribuinte|no contribuinte|n contribuinte|nr contribuinte|número de contribuinte|n o de contribuinte|no de contribuinte|n o contrib|no contrib|n contrib|vat|nipc|cnpj];cliente [nif|contribuinte|cnpj|cpf|n contribuinte|n o contribuinte|no contribuinte];[cpf|cnpj|cpf cnpj] [na nota|do consumidor];consumidor [cpf|cnpj];adquirente nif".split(
            ";",
          ),
        vendorTaxId:
          "[nif|contribuinte|nipc|cnpj|cpf cnpj|cnpj cpf|vat] [do|da|de|] [emitente|fornecedor|prestador|vendedor|empresa|emissor|transmitente];nosso [nif|contribuinte|n contribuinte|no contribuinte];emitente [nif|cnpj]".split(
            ";",
          ),
        iban: "[conta|nib|conta bancária|banco|n o|no|número|nib e|conta n o|transferência] iban;iban [conta|nib|bic|swift|bic swift|n o|no|para pagamento|para transferência|do credor|de débito]".split(
          ";",
        ),
        receiptNumber:
          "[recibo|talão|ticket|transação|transacção|venda|extrato|comprovante|rps] [número|num|núm|nro|nr|n o|no|n|#|código|cód|id];[número da|número do|número de|número|num da|num do|num|nro da|nro do|nro|nr da|nr do|nr de|nr|n o da|n o do|n o de|n o|no da|no do|no de|no|n da|n do|n de|n|# da|código do|código da|código de|cód do|cód da|cód] [recibo|talão|ticket|transação|venda|extrato|rps];recibo;talão;extrato".split(
            ";",
          ),
        plainNumber: "nossa [ref|referência];nro;n o;referência;documento".split(";"),
        otherNumber:
          "[encomenda|enc|nossa encomenda|n encomenda|pedido|ped|pedido de venda|nosso pedido|ordem|ordem de serviço|os|o s|ordem de venda|ordem de fabrico|ordem de pagamento|guia|guia de remessa|guia de transporte|guia remessa|guia transporte|guia de entrega|gr|gt|nota de entrega|romaneio|cliente|cód cliente|conta|conta contrato|conta de cliente|conta cliente|fornecedor|contrato|contrato de fornecimento|apólice|orçamento|proposta|cotação|projeto|projecto|obra|processo|vendedor|assinante|utente|utilizador|sócio|empregado|operador|funcionário|reserva|quarto|apartamento|mesa|caixa|terminal|tpa|pos|loja|balcão|posto|armazém|contador|medidor|instalação|matrícula|viatura|veículo|chassis|lote|sinistro|apólice de seguro|autorização|adc|adc n|mandato|cartão|cartão de crédito|cartão cliente|certificado|software certificado|programa certificado|licença|alvará|registo|registro|inscrição|via|volumes|página|pág|folha|fls|subsérie|telefone|unidade consumidora|uc|protocolo|rastreio|expedição|envio|carga|contentor|cpe|cui|local de consumo|código de barras|auto|empreitada|artigo|empenho|nota de empenho|apartado|item|bilhete|passageiro|sessão|turno] [número|num|núm|nro|nr|n o|no|n|#|código|cód|id];[número da|número do|número de|número|num da|num do|num|nro da|nro do|nro|nr da|nr do|nr de|nr|n o da|n o do|n o de|n o|no da|no do|no de|no|n da|n do|n de|n|# da|código do|código da|código de|cód do|cód da|cód] [encomenda|pedido|pedido de venda|ordem de serviço|ordem de venda|ordem|guia|guia de remessa|guia de transporte|entrega|cliente|conta|conta contrato|conta de cliente|fornecedor|contrato|apólice|orçamento|proposta|cotação|projeto|projecto|obra|processo|vendedor|assinante|utente|utilizador|sócio|operador|reserva|quarto|mesa|caixa|terminal|loja|contador|medidor|instalação|matrícula|viatura|veículo|lote|sinistro|autorização|mandato|cartão|cartão de crédito|certificado|licença|alvará|registo|registro|inscrição|página|páginas|folhas|folha|volumes|itens|linhas|unidades|noites|hóspedes|pessoas|dias|cópias|telefone|protocolo|protocolo de autorização|referência|referência interna|artigos|verificação|autenticidade|controle|controlo|serviço|tributação do município|entidade|nota fiscal substituída|nfs e substituída|nf e referenciada|documento de origem|documento original|fatura original|fatura de origem|fatura anterior|seguimento|envio|unidade consumidora|cadastro|instalação elétrica|identificação do cliente|débito direto|barras|empenho|dep];[encomenda|pedido|guia de remessa|guia de transporte|ordem de serviço|contrato|orçamento|proposta|cotação|projeto|projecto|processo|fornecedor|vendedor|operador|reserva|quarto|mesa|terminal|loja|matrícula|viatura|armazém|assunto|série|lote|volumes|funcionário|empregado|operador de caixa|caixa|atendido por|série rps|unidade consumidora|instalação|obra];[v|vossa|sua|s|n] [ref|referência] [cliente|];[vosso|vossa|v|nosso|nossa] [documento|contrato|cliente|processo|requisição interna|guia];[ref|referência] [do|da|de|] [cliente|encomenda|contrato|obra|multibanco|mb|pagamento|interna|externa|mandato|reserva|fornecedor|orçamento|débito direto|cadastral|do débito direto|adc|da autorização|processo|projeto|credor|cobrança];[código|cód|id|identificador|identificação|chave] [do|da|de|] [cliente|fornecedor|contrato|encomenda|obra|barras|acesso|acesso da nf e|verificação|autenticidade|validação|validação da série|controlo|controle|controlo interno|entidade|serviço|artigo do contrato|atividade|operador|loja|ponto de entrega|ponto de entrega cpe|instalação|assinante|mandato|credor|tributação nacional|tributação municipal|município|segurança|hash|utilizador|atividade econômica|serviço municipal|autorização|local|conta|cobrança|débito automático|segurança da nota|consumidor];chave de acesso [da nf e|da nfs e|da nfc e|];atcud [código|validação|n];[cpe|cui|crc|eori];[cae|c a e|cnae|nire|ncm|cest|cfop|crt|cst|csosn|creci|crea|cau|suframa|rntrc|antt|código antt|placa do veículo|uf|alvará|amu];[inscrição|insc|inscr|i] [estadual|municipal|est|mun|estadual do subst tributário|estadual do subst tribut|estadual do substituto tributário|estadual de substituto tributário|no município|imobiliária];[im|ie|inscrição] [n o|no|n];[natureza|tipo] [da|de|do] [operação|documento|nota|fatura|cliente|tributação|serviço|contrato|recolhimento];protocolo de autorização [de uso|];[nf e|nfs e|nota|fatura|factura|documento|nota fiscal|faturas|documentos] [original|referenciada|referenciado|substituída|anterior|de origem|origem|a que se refere|relativa|retificada|de referência|relacionado|relacionados|referente a|substituta|anulada|devolvida] [n o|no|n|número|];[ref doc|referente ao documento|relativo à fatura|referente à fatura|anula a fatura|motivo de emissão|motivo|regularização da fatura|fatura de referência|fatura retificada] [origem|n o|no|n];fatura [no valor de|emitida por|de|referente a|relativa a|eletrónica ativa|processada por|mensal média];[nota|observação] [técnica|importante];[entidade|multibanco] [ref|referência|multibanco|e referência];[tarifa|tarifário|potência|potência contratada|ciclo|ciclo horário|escalão|opção horária|tensão|modalidade tarifária|classe|subclasse|grupo|nível de tensão];[página|pág|folha|fl] [número|];regime [de|] [iva|tributação|especial de tributação|especial tributação|de caixa];[iva regime de caixa|optante pelo simples nacional|simples nacional];[centro de custos|departamento|secção];[requerente|requisitante];agência código [beneficiário|do beneficiário];chave;atcud;hash;indicação municipal;fatura do mês;entidade;taxa de câmbio;centro de custo;nosso número;carteira;rps;série do rps;ano de referência;referência mês ano;0 entrada 1 saída;0 entrada;1 saída".split(
            ";",
          ),
        otherDate:
          "[data|dt|dta|data e hora|data hora|hora|horário|datas] [de|da|do|das|] [encomenda|pedido|entrega|prestação|prestação do serviço|prestação de serviços|serviço|operação|transação comercial|impressão|contrato|orçamento|proposta|entrada|saída|saída entrada|saída da entrada|entrada saída|chegada|partida|reserva|início|fim|início de transporte|início do transporte|carga|descarga|leitura|leitura anterior|leitura atual|leitura actual|próxima leitura|próxima fatura|próxima contagem|registo|valor|validade|nascimento|guia|guia de remessa|abertura|fecho|autorização|protocolo|fato gerador|competência|colocação à disposição|expedição|consulta|criação|alteração|adjudicação|instalação|matrícula|reparação|processamento|compra anterior|envio|check in|check out|disponibilização|realização|conclusão|fatura anterior|fatura original|último pagamento|apresentação|ordem de compra|requisição|liquidação|autorização de uso|saída da mercadoria|consumo|estadia|produção|evento|documento de origem|rps|vigência|contagem];[emissão|data emissão|data de emissão|data da emissão] [rps|do rps|da guia|do contrato];[período|ciclo|mês|mês de|competência] [de|da|do|] [faturação|facturação|faturamento|consumo|serviço|referência|prestação|leitura|cobrança|utilização|fatura|apuração|contagem|estadia|aluguer|suscrição|assinatura|pagamento];período [de|entre|desde|];[entrada|saída|chegada|check in|check out|estadia|válido até|válida até|impresso em|impressa em|carga|descarga|local de carga|local de descarga|entregue em|pago em|processado em];[à|colocado à|colocados à] disposição [em|do adquirente|do adquirente em|do cliente em];os [artigos|bens|bens serviços] faturados foram colocados à disposição do adquirente [na data|em|nesta data|];[bens|bens serviços|artigos|serviços] colocados à disposição [do cliente|do adquirente] [em|nesta data|na data do documento|];[próxima|última] [leitura|fatura|contagem];[leitura|leituras] [anterior|atual|actual|inicial|final|real|estimada];hora [de emissão|da emissão|emissão|saída|da saída|da entrada saída|de saída];[desde|até] [a data|o dia];data [início|fim|inicial|final|desde|até];[início|fim] [do|da|de] [período|contrato|serviço|fidelização];comunicação de leitura;hora;competência da nfs e;fidelização até".split(
            ";",
          ),
        other:
          "[tel|telef|telefone|telm|tlm|telemóvel|fax|fone|celular|cel|tlf|telefones|fone fax|telefone fax|tel fax|telefax|whatsapp|móvel|contacto|contato|contactos|contatos|tm];[linha de apoio|apoio ao cliente|apoio a clientes|linha de apoio ao cliente|atendimento|atendimento ao cliente|sac|ouvidoria|central de atendimento|avarias|comunicação de avarias|assistência técnica|reclamações];[email|e mail|mail|correio eletrónico|web|www|website|endereço eletrônico|internet];[banco|conta|conta corrente|agência|agência conta|nib|dados bancários|conta bancária|titular|titular da conta|pix|chave pix|conta depósito|dados para pagamento|dados de pagamento|dados para transferência|swift|bic|bic swift|swift bic|código swift|transferência bancária];[forma|formas|método|métodos|meio|meios|modo|modalidade|tipo|mod] [de|do] [pagamento|pag|pagto|pgto|recebimento];[morada|endereço|localidade|código postal|cód postal|c postal|cep|cidade|concelho|distrito|país|bairro|bairro distrito|município|município uf|freguesia|complemento|sede|sede social|domicílio|estado];[nome|nome razão social|razão social|razão social nome|nome empresarial|nome nome empresarial|nome ou razão social|nome fantasia|denominação social|denominação|firma|ao cuidado de|a c|à atenção de|pessoa de contacto|nome completo|exmo nome];[observações|obs|notas|comentários|informações complementares|informações adicionais|dados adicionais|outras informações|reservado ao fisco|discriminação dos serviços|mensagem|mensagens|informação adicional|avisos|informações importantes|informação];[expedição|transporte|transportador|transportadora|modo de expedição|método de expedição|forma de envio|local de entrega|matrícula da viatura|incoterm|incoterms|origem|destino|frete por conta|frete por conta de|modalidade do frete|espécie|marca|numeração|quantidade de volumes|condições de entrega|modo de entrega|método de envio];[assinatura|recebi|recebemos de|recebido por|assinatura do recebedor|identificação e assinatura do recebedor|data de recebimento|carimbo|o cliente|o funcionário|processado por|processado por programa certificado|processado por computador|emitido por programa certificado|documento processado por computador|programa certificado|elaborado por|conferido por|autorizado por];[por extenso|valor por extenso|extenso|importância por extenso|total por extenso];[local da prestação|local de prestação|local da prestação do serviço|município da prestação do serviço|município de prestação do serviço|local de prestação do serviço|isenção|motivo de isenção|motivo da isenção|motivos de isenção|artigo 53|tributado em|exigibilidade do issqn|município de incidência];[capital social|conservatória|registo comercial|matriculada na conservatória|cons reg com|c r c|reg comercial|matriculada na crc];[código qr|qr code|consulta de autenticidade|consulta pela chave de acesso]".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[subtotal|sub total];[subtotal|sub total] [sem iva|líquido|ilíquido|produtos|serviços|bruto|s iva|mercadoria|fatura|tributável|antes de impostos|itens|com desconto];[total|valor|soma|montante|valor total|total de|importância] [ilíquido|ilíquida|iliq|líquido|líquida|liq|neto|bruto|bruta];[total|valor] líquido [sem iva|s iva|fatura|serviços|mercadoria|antes de iva|de iva|dos serviços];[total|valor] ilíquido [sem iva|s iva|da fatura|fatura|do documento|serviços|mercadoria|dos serviços];[total|valor|valor total|soma|total de|total da|total do|total das|total dos|valor total da|valor total do|valor total das|valor total dos|valor da|valor dos|valor do|valor das|valor total de] [mercadoria|mercadorias|serviços|produtos|artigos|itens|produtos e serviços|mercadoria serviços|mercadorias serviços|merc serv|serviço|bens e serviços|bens|honorários|trabalhos|materiais|linhas|mão de obra|bens serviços|vendas|mercadoria e serviços|obra|serviços prestados];[total|valor|valor total|montante|preço|total geral|preço total|total fatura|total documento|importância] [sem|s|antes de|antes do|antes dos|excl|excluindo|exc] [iva|i v a|imposto|impostos|o iva|taxas e impostos|icms|ipi|taxas];total iva [excluído|não incluído];total [tributável|antes de impostos|antes iva|base|bases|base tributável|incidência|base imponível|incidências];[valor|montante|base|matéria|total base] tributável;[mercadoria|mercadorias] [e|] serviços;[soma|somatório] [das linhas|dos produtos|dos itens];[valor|total] [do|dos|de] [serviço|serviços] [prestado|prestados|r|];[valor|total] bruto [da nota|dos produtos|dos serviços|do serviço];[valor|total] líquido [dos produtos|do serviço];total [energia|eletricidade|gás|eletricidade e gás|telecomunicações|água|consumo|mensalidades];[total|montante] depois de descontos;total [da prestação de serviços|líquido de descontos|com desconto|bens e serviços sem iva];ilíquido;bruto;líquido sem iva;base imponível".split(
            ";",
          ),
        discount:
          "[desconto|descontos|desc|descs|abatimento|abatimentos|bonificação|bónus|rappel|dedução|deduções];[total|valor|soma|menos|montante|valor total|total de|valor do|valor dos|valor de|total dos|valor total do|valor total dos] [desconto|descontos|desc|abatimento|abatimentos|deduções|descontos comerciais|descontos linha|desconto linha];[desconto|descontos|desc] [comercial|comerciais|financeiro|financeiros|global|globais|total|de cliente|cliente|especial|geral|linha|linhas|de linha|nas linhas|promocional|adicional|aplicado|aplicados|documento|do documento|quantidade|cartão|fidelidade|funcionário|extra|fatura eletrónica|débito direto|incondicional|incondicionado|incondicionados|condicional|condicionados|sobre item|sobre itens|sobre subtotal|no total|artigo|artigos|pp|pronto pagamento|de pronto pagamento|por pronto pagamento|p p|imediato|imediatos|%|promoções|em fatura|contrato];[cupão|vale desconto|promoção|promoções|campanha|cupões|talão desconto|voucher];[tarifa social|desconto social|desconto tarifa social];% desconto;desconto incond".split(
            ";",
          ),
        shipping:
          "[portes|porte|transporte|transportes|frete|fretes|envio|entrega ao domicílio|correio];[portes|transporte|frete] [de envio|e embalagem|e seguro|envio|de entrega|expresso|e outros|pagos|serviços];[custo|custos|custas|despesas|despesa|gastos|valor|total|taxa|valor do|valor de|custo de|custos de|despesas de|taxa de|total de|encargos de|valor total do] [portes|porte|transporte|transportes|frete|envio|expedição|entrega|portes de envio];envio [e manuseamento|standard|expresso]".split(
            ";",
          ),
        otherCharge:
          "[outros|outras|outros serviços|outros custos|outras despesas|outros encargos|outras despesas acessórias|despesas acessórias|outros valores|outras despesas desp acessórias|outras taxas|outros débitos|outros serviços e taxas|acréscimo|acréscimos|encargos|despesas|sobretaxa|suplemento|suplementos|embalagem|embalagens|seguro|valor do seguro|ecovalor|eco valor|ecotaxa|ecoree|eco ree|ecolub|valorpneu|seguros|couvert|taxas|juros|juros de mora|multa|multas|mora|multa juros|juros multa|juros e multa|deslocação|deslocações|montagem|instalação|manuseamento|comissão|comissões|ajudas de custo|serviços acessórios|tarifa adicional];[taxa|taxas|custo|custos|despesas|despesa|comissão|encargos|encargo|outras despesas de] [de|do|da|dos|das|] [serviço|administrativa|administrativas|administrativo|gestão|embalagem|seguro|manuseamento|limpeza|reserva|deslocação|montagem|instalação|cobrança|processamento|entrega urgente|urgência|urgente|ativação|religação|bancárias|bancária|bancários|financeiros|gestão de resíduos|resíduos|saneamento|recursos hídricos|exploração dgeg|exploração|audiovisual|conveniência|cartão|cancelamento|combustível|expediente|ocupação do subsolo|embarque|lixo|conservação|disponibilidade];[contribuição|contrib] [audiovisual|para o audiovisual|iluminação pública|de iluminação pública|para iluminação pública|ilum pública|custeio iluminação pública];[cosip|cip|cav];[taxa|tx] serviço;[taxa de exploração|termo fixo|taxa municipal de direitos de passagem|tmdp];total [encargos|outros|outros encargos|despesas|taxas|outros custos|ecovalor|eco valor|acréscimos|outros débitos];[outras desp|outras desp acessórias|outras despesas|desp acessórias|despesas aduaneiras|valor aproximado outras despesas];contrib ilum pública municipal;cip iluminação pública;serviço 10 %;acerto;acertos;regularização".split(
            ";",
          ),
        tip: "gorjeta;gorjetas;gratificação;taxa de serviço opcional;gorjeta opcional".split(";"),
        rounding:
          "[arredondamento|arredondamentos|arred|acerto de arredondamento|diferença de arredondamento|valor de arredondamento|arredondamento total]".split(
            ";",
          ),
        tax: "[iva|i v a|igv|icms|ipi|issqn|iss|pis|cofins|csll|inss sobre|cbs|ibs|difal|fcp];[iva|i v a] [%|taxa|valor|normal|reduzida|intermédia|taxa normal|taxa reduzida|taxa intermédia|liquidado|à taxa de|taxa de|de|a|sobre|cont|continente|dedutível|açores|madeira|regularizado|à taxa legal|à taxa legal em vigor|taxa legal];[valor|montante|importância|imposto|valor do|valor de|montante de|montante do|valor total do|valor total de|valor total da|quantia] [iva|i v a|imposto|icms|ipi|iss|issqn|ipi total|icms st|icms subst|icms substituição|icms da substituição|icms subst tributária|iss devido|i s s|pis|cofins|fcp|icms uf dest|iss r|icms s t|icms substituição tributária|difal];% [iva|i v a];[imposto|impostos|imp] [de selo|do selo|selo|sobre o valor acrescentado|especial de consumo|especial consumo eletricidade|iec|especial de consumo de eletricidade|sobre serviços|municipal|sobre produtos petrolíferos|isp|iva];[imposto|impostos|isp|iec|ieceletricidade|imposto especial|i s|imp selo];[taxa turística|taxa municipal turística|taxa de turismo|tmt|taxa turística municipal|taxa de dormida];[iss|issqn|icms|ipi] [devido|a recolher|próprio|%|próprio valor|st|sobre serviços|a pagar]".split(
          ";",
        ),
        totalTax:
          "[total|soma|montante total|valor total|total de|total do|total dos|soma de] [iva|i v a|imposto|impostos|valor iva|valor do iva|iva liquidado|de impostos|dos impostos|dos tributos|tributos|taxas e impostos];[iva|imposto|impostos] [total|totais];valor de iva total".split(
            ";",
          ),
        taxBase:
          "[incidência|incidências|incid|base|bases|base de incidência|valor de incidência|valor incidência|base incidência|base iva|base de iva|base do iva|base s iva|base sem iva];[incidência|base] [iva|de iva|do imposto|imposto|do iva|tributável iva|sujeita|irs|retenção|de retenção|retenção na fonte];[base|b] [de|] [cálculo|calc] [do|de|da|] [icms|iss|issqn|ipi|icms st|icms subst|icms substituição|icms s t|icms subst tributária|icms substituição tributária|imposto|pis|cofins|irrf|retenção|iva|i s s|];base calc icms [st|];[base|incidência|base tributável] [à taxa|taxa|a|ao|de];[total|valor|montante] [isento|isenta|não sujeito|sujeito a iva|tributado|sujeito|não tributado|isento de iva|tributada];[isento|isenta|não sujeito|isento de iva];valor da base de cálculo".split(
            ";",
          ),
        withholding:
          "[retenção|retenções|ret|retido|retenção na fonte|retenções na fonte];[retenção|retenções|ret|reten|valor da retenção|valor retenção|total retenção|menos retenção|valor de retenção] [de|do|na|no|da|] [irs|irc|fonte|irs irc|fonte irs|na fonte irs|fonte de irs|na fonte de irs|impostos|imposto|garantia|imposto de renda|iss|inss|irrf|federais|tributos federais|irs na fonte|caução|na fonte irc];[total|valor|montante|valor total|importância|total de|total das|valor total das|total da|menos|imposto|valor do imposto|impostos|imp] [retenção|retenções|retido|retida|retidos|retenção na fonte|retenções na fonte|retenções federais|impostos retidos|tributos retidos|iss retido];[irs|irc|irrf|inss|ir|i r r f|irpj] [retido|retido na fonte|retenção|na fonte|a reter|r];[irs|irrf|inss];[iss|issqn|pis|cofins|csll|inss|ir|irrf|imposto de renda|csll retida|pis cofins csll|pis cofins|contribuições|iva] [retido|retida|retidos|retido na fonte|retidas];valor [de|do|da|] [irrf|inss|ir|csll|iss retido|issqn retido|retenções federais|contribuições sociais retidas];[caução|retenção de garantia|retenção garantia|garantia|cauções|depósito de garantia];desconto para garantia".split(
            ";",
          ),
        total:
          "[total|valor total|montante total|valor|total geral|montante|total líquido|importância total|valor final|total final] [da|do|desta|deste|de] [fatura|factura|sua fatura|documento|doc|nota|nota fiscal|nf|nf e|nfs e|nfse|recibo|venda|compra|conta|talão|serviço com iva|operação|cupom|contrato com iva|nota de crédito|fatura recibo|fatura mensal|documento eur|mês];[total|valor total|montante total|total geral|valor] [fatura|factura|documento|doc|nota|nf|recibo|nota fiscal|nota de crédito|fatura atual|fatura recibo|talão];[total|valor total] [fatura|factura|documento] [eur|euros|com iva|c iva|iva incluído|em euros];[total|preço|montante|valor|soma] [total|global|final|geral];[total|valor|valor total|montante|total geral|montante total|preço|total final|preço total|importância total] [com|c|incl|inc|incluindo|mais|já com|após] [iva|i v a|imposto|impostos|o iva|taxas e impostos|icms|ipi|taxas] [incluído|incluídos|];[total|valor|valor total|preço|preço total|total geral|montante] [iva|impostos|taxas|iva e taxas] [incluído|incluídos|incl|inc|incluída];[total|valor total|total geral|montante total|valor] [eur|euros|em euros|em eur|aoa|kz|brl|usd|em r|mzn|em reais|kwanzas];[total|valor] [líquido|liq] [da nota|da nota fiscal|da nfs e|da nfse|da nf e|nota|da nfs e r|nfs e|nfse|do documento fiscal|do recibo];[total do mês|total deste mês|total faturado|total facturado|total faturado este mês|valor faturado|valor da fatura|valor desta fatura|valor mensal|total do período|total da sua compra|total da compra|total da conta|total da estadia|total venda];o valor da sua fatura é de;valor total cobrado;importância recebida".split(
            ";",
          ),
        plainTotal: "totais;soma;total r;tot;valor;montante;importância".split(";"),
        amountPaid:
          "[adiantamento|adiantamentos|adiantado|pago|paga|pagamento|pagamentos|sinal|entrada paga|liquidado|já pago|depósito|pré pagamento|valor pago|recebido|adiant|entregue por conta|por conta|pagamento por conta|pagamentos por conta|valor recebido];[total|valor|valores|montante|menos|dedução de|dedução do|desconto de|valor de|valor do|abatimento de|total de|quantia|regularização de|anulação de] [adiantamento|adiantamentos|adiantado|pago|paga|pagos|pagamentos|sinal|liquidado|já pago|recebido|depósito|faturado anteriormente|já faturado|pago anteriormente|pré pago|cobrado];[pagamento|pagamentos|adiantamento|adiantamentos|sinal|depósito] [efetuado|efetuados|efectuado|efectuados|recebido|recebidos|anterior|anteriores|já efetuado|já efetuados|pago|inicial|do cliente|de cliente|de clientes|parcial|parciais|antecipado|realizado|em tpa|em multibanco|em cartão|com cartão|eletrónico|cartão|multibanco|a conta];[pago|pagamento] [em|por|com|via] [numerário|multibanco|cartão|mbway|mb way|transferência|dinheiro|cheque|visa|tpa|pix|cartão de crédito|cartão de débito|débito direto];[multibanco|cartão|cartão de crédito|cartão de débito|cartão crédito|cartão débito|mbway|mb way|transferência|tpa|cartões|pix|vale refeição|vale|paypal|cartão refeição]".split(
            ";",
          ),
        balanceDue:
          "[total|valor|valor total|montante|montante total|total geral|saldo|quantia|líquido|valor líquido|total líquido|importância|total final|total da fatura|valor final|total fatura] [a|por|para] [pagar|liquidar|receber|cobrar|débito|pagamento|regularizar|recolher|debitar|transferir|pagar eur|pagar euros|pagar r|pagar até];[total|valor|montante|saldo|quantia|valor total|total geral] [em dívida|em aberto|pendente|devido|em débito|restante|remanescente|em falta|por liquidar|por regularizar];[a|por] [pagar|liquidar|debitar];[a pagar|a receber] [eur|euros|total|r];saldo [atual|actual|final|total|devedor|líquido|em conta|da fatura|da conta|do documento];[restante|remanescente|falta pagar|em dívida|valor em falta];[valor|montante|total] [do|de|a|da] [débito|débito direto|débito em conta|cobrança|multibanco];[montante|valor] [multibanco|mb];[líquido a pagar|líquido a receber|total líquido a pagar|valor líquido a pagar|líquido];[valor a pagar|valor líquido] r $;[quanto|quanto vai|quanto tenho a] pagar;[dívida|débito] total;a receber;pague".split(
            ";",
          ),
        cashTendered:
          "[numerário|dinheiro|em dinheiro|entregue|valor entregue|entregue numerário|dinheiro entregue|valor recebido em numerário|em numerário|valor pago em dinheiro|recebido em numerário|dinheiro recebido]".split(
            ";",
          ),
        cashChange:
          "[troco|trocos|devolvido|valor do troco|troco r|seu troco|troco numerário]".split(";"),
        previousBalance:
          "[saldo|valor|dívida|total|débito|valores|montante|débitos|faturas] [anterior|anteriores|inicial|transitado|transitados|de faturas anteriores|da fatura anterior|em atraso|do mês anterior|vencido|vencidos|em dívida de faturas anteriores|de meses anteriores|em atraso anterior];[faturas|facturas|contas] [em atraso|anteriores|por liquidar|por pagar|em dívida|vencidas|em aberto]".split(
            ";",
          ),
        otherAmount:
          "[total|n o|no|número|qtd|soma|quantidade|quantidade total|total n o|n o total|qtd total|quantidade total de] [de|do|das|dos|] [unidades|uni|volumes|peças|peso|peso bruto|peso líquido|quantidade|quantidades|kg|horas|dias|noites|caixas|artigos vendidos|qtd|qtde|pontos|kwh|páginas|palete|paletes|metros|m2|m3|litros|pessoas|qtd de itens|qtd itens];[n o|no|número|qtd] [de|] linhas;[peso|volume] [total|bruto|líquido|];[poupança|poupou|total poupado|poupança total|valor poupado|a sua poupança|economia|você economizou|poupou nesta compra|total de poupança|total poupança|poupança imediata|acumulou em cartão|saldo em cartão|saldo cartão|pontos|saldo pontos|saldo de pontos|pontos acumulados];[valor|total|montante] [a pagar no próximo mês|próximo mês|a pagar próximo mês|a pagar no mês seguinte|a faturar no próximo mês|médio|médio mensal|médio diário|acumulado|anual|estimado|estimado anual|do contrato|contratado|adjudicado|da última fatura|fatura anterior|faturas anteriores pagas|contrato];[custo|consumo|valor] [médio|diário|médio diário|médio mensal];[valor|total] [aproximado|aprox|aproximados] [dos|de|dos tributos|do] [tributos|impostos|tributo|];[val aprox tributos|valor aprox dos tributos|v aprox tributos|valor aproximado tributos|tributos totais incidentes|informação dos tributos totais incidentes|trib aprox|valor aproximado dos tributos federais|tributos incidentes|tributos totais incidentes lei federal 12 741 2012];[valor|total] [total das|das] deduções [base de cálculo|];[contravalor|contra valor|equivalente] [em|] [euros|eur|usd|escudos|];[total|valor] [em escudos|por extenso|extenso];[total|subtotal] [guia|encomenda|capítulo|capítulos];[limite de crédito|crédito disponível|pagamento mínimo];[mensalidade|prestação] [seguinte|próxima];[fatura|valor da fatura|total da fatura] [seguinte|média];parcela [1|2|3|001|002];[iva incluído|impostos incluídos|taxa de câmbio];qtd total de itens;qtde total de itens;volumes;próxima fatura;valor crédito gerado;valor do crédito;capital social;pagamento mínimo da fatura".split(
            ";",
          ),
      },
      columns: {
        position:
          "[pos|posição|linha|lin|item no|n item|no item|n o item|item n|n linha|no linha|n o linha|ln|n o|no|nr|#|seq|nº ordem|núm|num item]".split(
            ";",
          ),
        code: "[código|cód|códigos|referência|referências|ref|refª|refer|sku|ean|cód barras|código barras|código de barras|modelo|cprod|partnumber|gtin|isbn|id];[código|cód|referência|ref|id|refer] [do|de|da|] item;[código|cód|referência|ref|n o|no|número|n|id|refer] [do|de|da|] [artigo|art|produto|prod|serviço|material|peça|fornecedor|cliente|mercadoria|fabricante];item [código|cód|ref|referência];[artigo|produto|art] [código|cód|ref|referência|n o|no|n]".split(
          ";",
        ),
        description:
          "[descrição|descrições|descrit|descri|descr|designação|denominação|artigo|artigos|produto|produtos|serviço|serviços|item|itens|nome|detalhe|detalhes|conceito|discriminação|mercadoria|material|texto|trabalho|trabalhos|tarefa|atividade|bem serviço|bens|especificação|histórico|rubrica|rubricas|consumo|dsg];[descrição|designação|discriminação|nome|detalhe|descr|denominação] [do|da|de|dos|das|] [artigo|artigos|produto|produtos|serviço|serviços|produto serviço|produtos serviços|produto e serviço|produtos e serviços|item|itens|mercadoria|mercadorias|bem|bens|bens serviços|bens e serviços|trabalho|trabalhos|material|materiais|artigo serviço|consumo|operação|operações|serviços prestados|serviço prestado|produto ou serviço|prod serv|bens ou serviços|atividade];[produto|artigo|produtos|item|bens|artigos|mercadoria] [serviço|serviços|e serviços|e serviço|ou serviço];[artigo|produto|item] descrição;código e descrição".split(
            ";",
          ),
        quantity:
          "[quantidade|quantidades|quant|qtd|qtde|qtds|qt|qtdd|qde|qnt|quantid|qtd s|uds|unids|unidades|horas|dias|noites|n horas|no horas|n o horas|n o de horas|no de horas|número de horas|n o noites|kwh|consumo kwh|m3|qtd hs|qte|nº unid|pax|pessoas|medição|n dias|no dias|n o dias];[qtd|quantidade|quant|qtde] [un|unid|unidades|faturada|fact|fat|horas|entregue|kg|servida|com|m2|comercial|total|kwh]".split(
            ";",
          ),
        unit: "[un|uni|unid|und|unidade|uni med|unid med|un med|u m|um|unidade de medida|unidade medida|unidade comercial|unid comercial|med|medida|ud]".split(
          ";",
        ),
        unitPrice:
          "[preço|preços|pr|prç|preço unitário|preço unit|preço uni|preço un|preço unid|preço unidade|preço por unidade|pr unitário|pr unit|pr uni|pr unid|p unitário|p unit|p uni|p un|p u|pu|p unid|punit|pvp|p v p|pvp unitário|pvp unit|valor unitário|valor unit|valor uni|vl unitário|vl unit|vlr unitário|vlr unit|vl un|v unitário|v unit|val unit|valor un|unitário|tarifa|custo unitário|custo unit|custo|preço hora|preço por hora|valor hora|preço tabela|preço líquido|preço líq|preço noite|preço por noite|preço diário|valor por unidade|valor unidade|prunit|preço venda|preço de venda|preço base|preço médio|preço kwh|preço kg|montante unitário|prç unit|prç unitário|pr un|vunit|preço m2|valor unitário comercial|preço bruto|p venda];[preço|preço unitário|preço unit|pr unitário|pr unit|p unit|p unitário|pvp|valor unitário|preço uni] [sem iva|com iva|s iva|c iva|eur|euros|iva incl|líquido|sem impostos|em eur|bruto|iva incluído|r|s imposto]".split(
            ";",
          ),
        discount:
          "[valor|montante|total|vl|vlr|val|v|importância] [de|do|] [desconto|desc|descontos|dsc];[desconto|desc] [eur|valor|euros|total|r];[desconto|descontos]".split(
            ";",
          ),
        discountRate:
          "[desc|dsc|dto|desct|% desc|% desconto|% dsc|desc %|desconto %|% dto|dto %|desc 1|desc 2|desc1|desc2|% d|taxa desconto|% de desconto|descs|descto|desc cli|desc com|d %|descont]".split(
            ";",
          ),
        taxRate:
          "[iva|i v a|% iva|iva %|taxa|taxa iva|taxa de iva|tx iva|tx|taxa %|% taxa|iva taxa|imposto|taxas|taxa imposto|taxa do iva|% i v a|imposto %|% imp|cód iva|código iva|tiva|% imposto|alíquota|alíquota icms|aliq icms|alíq|% icms|alíq ipi|% ipi|alíquota ipi|alíquota iss|alíquotas icms ipi|alíquota %|icms %|ipi %|impostos|alíquotas icms|alíquotas|alíq icms ipi|taxa iva %|% de iva]".split(
            ";",
          ),
        taxAmount:
          "[valor|montante|total|vl|vlr|val|v|importância|valor do] [iva|imposto|icms|ipi|iss|de iva|do iva|issqn|do imposto|impostos];[iva|imposto] [eur|valor|euros];[icms|ipi]".split(
            ";",
          ),
        amount:
          "[total|valor|preço total|subtotal|montante|valor total|total linha|importância|valores|totais|vl total|vlr total|v total|val total|total eur|valor eur|total euros|total em euros|valor linha|total da linha|sub total|total item|valor item|valor do item|valor total item|pr total|p total|vtotal|total r|montante total|valor total r|soma|vl item|vlr|vl|importe|total parcial|valor em euros|custo total|valor eur total|valor do serviço|preço tot|vl total item|total artigo]".split(
            ";",
          ),
        netAmount:
          "[líquido|total líquido|valor líquido|total ilíquido|valor ilíquido|montante líquido|ilíquido|valor líq|total líq|tot líq|base|incidência|base tributável|valor base|subtotal líquido|val líquido|liq|val liq|v líquido|preço total líquido];[total|valor|preço total|subtotal|montante|valor total|total linha|importância] [sem|s|excl|antes de] [iva|i v a|imposto|impostos|o iva|taxas e impostos|icms|ipi|taxas];total líquido [eur|s iva|sem iva]".split(
            ";",
          ),
        grossAmount:
          "[total|valor|preço total|subtotal|montante|valor total|total linha|importância] [com|c|incl|inc] [iva|i v a|imposto|impostos|o iva|taxas e impostos|icms|ipi|taxas];[total|valor|preço total|valor total|montante] [iva incluído|iva incl|iva inc|impostos incluídos];[total bruto|valor bruto|bruto]".split(
            ";",
          ),
        serviceDate:
          "[data|dia|datas|data serviço|data do serviço|data de serviço|data entrega|data de entrega|data consumo|período|data início|data movimento|data mov|data guia]".split(
            ";",
          ),
        other:
          "[ncm|ncm sh|ncm sh nbs|cst|cst csosn|o cst|csosn|cfop|cest|b calc icms|bc icms|bcalc icms|b cálculo icms|base cálc icms|base icms|base de cálculo do icms|base cálculo icms|lote|validade|lote validade|série|n série|no série|n o série|número de série|peso|peso líquido|peso bruto|armazém|arm|tamanho|cor|marca|guia|n guia|no guia|encomenda|origem|obra|observações|garantia|motivo|motivo isenção|isenção|largura|comprimento|altura|caixas|volumes|leitura anterior|leitura atual|estado|país|pendente|qtd pendente|qtd encomendada|matrícula|ret|retenção|ecovalor]".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[cliente|clientes|adquirente|destinatário|destinatário remetente|destinatário da fatura|tomador|tomador de serviços|tomador do serviço|tomador dos serviços|comprador|sacado|pagador|consumidor|contratante|locatário|inquilino|hóspede|titular do contrato|titular da conta contrato|assinante|arrendatário|dono de obra|dono da obra|utente|segurado|importador];[exmo|exma|exmos|exmas|exmo s|exma s|exmos s|ex mo|ex mos|exmo s a s|exmo a s|exmo a] [sr|sra|srs|sr s|senhor|senhores|senhor es|senhora|snr|snrs|sr a|sr es|sr a s|];[exmos|exmo] srs senhores;[faturar|facturar|faturado|facturado|faturada|emitida|emitido|vendido|cobrar|dirigida|fatura emitida|faturação] a;[fatura|factura] [para|a|emitida a|em nome de];[dados|morada|endereço|informações|informação|nome|identificação|nome e morada|razão social] [do|de|da|] [cliente|adquirente|destinatário|tomador|faturação|facturação|comprador|cobrança|faturamento|consumidor|tomador de serviços|tomador do serviço|fatura|titular|fiscal do cliente|cliente faturação];cliente [nome|dados|morada|adquirente|exmo sr|razão social|exmo s sr s];tomador do serviço [nome|];dados de [faturação|facturação|faturamento|cobrança];em nome de;destinatário do serviço;recebi de;recebemos do cliente;recebi do sr;o adquirente".split(
            ";",
          ),
        shipTo:
          "[enviar|entregar|entregue|expedir|enviado|enviada|entrega|envio|remetido] [a|para];[morada|endereço|local|dados|destino|ponto|moradas|local da] [de|do|da|] [entrega|envio|descarga|destino|expedição|obra|instalação|consumo|fornecimento|prestação|serviço|prestação do serviço|local de consumo|imóvel];[consignatário|recebedor];entregar em;destinatário da mercadoria;local dos trabalhos".split(
            ";",
          ),
        vendor:
          "[emitente|emissor|fornecedor|prestador|prestador de serviços|prestador do serviço|prestador dos serviços|vendedor a|remetente|cedente|senhorio|locador|transmitente|exportador|emitido por|emitida por|faturado por|vendido por|transmitente de bens ou prestador de serviços|transmitente dos bens ou prestador dos serviços|empreiteiro|subempreiteiro];[dados|morada|endereço|nome|identificação|informações|razão social] [do|da|de|] [emitente|emissor|fornecedor|prestador|empresa|vendedor|prestador de serviços|prestador do serviço|prestador dos serviços|remetente|transmitente];emitente da [nfs e|nf e];fatura de;prestador do serviço emitente da nfs e".split(
            ";",
          ),
        remitTo:
          "[beneficiário|nome do beneficiário|titular da conta|favorecido|pagar a|pagável a|à ordem de|a favor de|transferir para|nome do titular da conta|pagamento a|cheque à ordem de|conta em nome de|nome do favorecido|credor|nome do credor]".split(
            ";",
          ),
      },
      months: [
        "janeiro;jan".split(";"),
        "fevereiro;fev".split(";"),
        "março;mar".split(";"),
        "abril;abr".split(";"),
        "maio;mai".split(";"),
        "junho;jun".split(";"),
        "julho;jul".split(";"),
        "agosto;ago".split(";"),
        "setembro;set".split(";"),
        "outubro;out".split(";"),
        "novembro;nov".split(";"),
        "dezembro;dez".split(";"),
      ],
      legalForms:
        "lda;l da;ltda;limitada;sociedade limitada;unipessoal lda;sociedade unipessoal lda;unipessoal;s g p s;sgps;sociedade anónima;sociedade anônima;eireli;epp;mei;ltda me;ltda epp;e p e;epe;e i r l;e i m;c r l;crl;a c e;s p r l;cooperativa;associação;fundação;município de;câmara municipal;junta de freguesia;cia;companhia;herdeiros;e filhos;& filhos;irmãos;scp".split(
          ";",
        ),
      units:
        "uni;und;unid;unids;uns;ud;unidade;unidades;pç;pc;pcs;peça;peças;hrs;hora;horas;dia;dias;noite;noites;semana;semanas;mês;meses;ano;anos;mts;metro;metros;metros quadrados;kms;quilómetros;kgs;quilo;quilos;tonelada;toneladas;lts;litro;litros;cx;caixa;caixas;pct;pacote;pacotes;emb;embalagem;sc;saco;sacos;lata;latas;garrafa;garrafas;gf;rolo;rolos;palete;paletes;pares;jg;jogo;conj;conjunto;lote;dz;dúzia;cento;milheiro;vg;v g;valor global;serviço;serviços;serv;sv;kva;kva dia".split(
          ";",
        ),
      groupSums:
        "[a transportar|transporte de página|transportado|valor a transportar|total a transportar|soma a transportar|transporta|a transportar para a página seguinte];[transporte|total|soma|valor|subtotal] [da|de|desta|da página|] [página anterior|folha anterior|esta página|página|folha];[valor|total|soma|saldo] transportado;[total|soma] acumulada;[continua|continua na página seguinte|continua na próxima página|continua na folha seguinte];[total|subtotal|sub total|soma] [do|da|de|] [capítulo|guia|guia de remessa|grupo|secção|seção|categoria|família|encomenda|fase|artigo do mapa|departamento|viatura|quarto|obra];vem da página anterior".split(
          ";",
        ),
      taxIncluded:
        "[todos os|os|nossos|] [preço|preços|valor|valores|preços e serviços] [com|incluem|inclui|já incluem] [o|] [iva|i v a|imposto|impostos|o iva|taxas e impostos|icms|ipi|taxas] [incluído|incluídos|incl|à taxa legal em vigor|à taxa legal|];[iva|i v a|impostos|imposto] [incluído|incluídos|incl|inc|incluso|inclusos|incluído à taxa legal em vigor|incluído à taxa em vigor|incluído à taxa legal];[inclui|incluem|incl|inc|incluindo] [o|os|] [iva|impostos|i v a];[preços|preço|valores|total] [iva|impostos] [incluído|incluídos|incl|inclusos];iva incluído [no|nos] [preço|preços|total];com iva incluído".split(
          ";",
        ),
      currencies: {
        EUR: "portugal;lisboa;porto;braga;coimbra;aveiro;leiria;setúbal;funchal;ponta delgada;vila nova de gaia;matosinhos;guimarães;viseu;évora;faro;santarém;sintra;cascais;oeiras;amadora;almada;loures;viana do castelo;vila nova de famalicão;açores;espanha".split(
          ";",
        ),
        BRL: "reais;real brasileiro;r $;brl;brasil;são paulo;rio de janeiro;belo horizonte;curitiba;porto alegre;brasília;recife;fortaleza;campinas;goiânia;florianópolis;joinville;minas gerais;rio grande do sul;santa catarina;paraná".split(
          ";",
        ),
        AOA: "kwanza;kwanzas;akz;angola;luanda;benguela".split(";"),
        MZN: "metical;meticais;moçambique;maputo".split(";"),
        CVE: "escudo cabo verdiano;escudos cabo verdianos;cabo verde".split(";"),
        USD: "dólares;dólares americanos;estados unidos".split(";"),
        GBP: "libra esterlina;libras esterlinas;reino unido".split(";"),
        CHF: "franco suíço;francos suíços;suíça".split(";"),
      },
    },
    {
      language: "ro",
      titles: {
        invoice:
          "factură [fiscală|fiscală electronică|de avans|finală|simplificată|de servicii|energie electrică|gaze naturale|];factura [avans|curentă|ta];e factura;invoice factura;notă de debit;autofactură;notă de plată;decont;copie factură;duplicat factură".split(
            ";",
          ),
        "credit-note":
          "factură [storno|de stornare|corectată];storno;notă de credit;nota de creditare;factură de credit;factură de retur".split(
            ";",
          ),
        receipt:
          "bon fiscal;bon;chitanță;chitanță fiscală;dovada plății;confirmare plată;bon de casă;bon nefiscal;dispoziție de încasare;copie client;confirmare de plată;copie comerciant".split(
            ";",
          ),
        "pro-forma": "factură proformă;înștiințare de plată".split(";"),
        other:
          "[situație|somație|ordin|stat] de plată;aviz de [însoțire a mărfii|însoțire|expediție];[confirmare|confirmare de|] comandă;ofertă;ofertă de preț;comandă fermă;aviz;notă de livrare;proces verbal;proces verbal de recepție;situație de lucrări;deviz;deviz de lucrări;contract;extras de cont;fișă client;notificare;somație;scrisoare de trăsură;cmr;listă de prețuri;nir;bon de consum;certificat de garanție;fișă de lucru;centralizator;confirmarea comenzii;dispoziție de plată;notă de recepție".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[factură|factura|facturii|factură fiscală|factura fiscala|document|documentului|proformă|factura proformă|factură storno|facturii fiscale] [nr|număr|numărul|numar|no|seria|serie|seria și nr|serie și număr|seria nr|serie nr|seria și numărul];[nr|număr|numărul|numar|seria și numărul|seria și nr|serie și număr] [factură|facturii|factura|facturii fiscale|document|documentului|facturi];[factură|factura|seria nr|serie nr|seria|serie|seria și nr|seria și numărul|serie număr|fact nr|nr fact|seria numărul];factură de avans nr;factura curentă nr;notă de credit nr;număr de factură".split(
            ";",
          ),
        invoiceDate:
          "data [facturii|factura|emiterii|emitere|emiterii facturii|emitere factură|emisă|document|documentului|zi luna an|ziua luna anul|ziua luna an|facturare|facturării|întocmirii];[emisă|emis] [la|la data];emisă în data;din data;data de emitere;factura din;factura din data;factura emisă la".split(
            ";",
          ),
        plainDate: "din;data și ora;data ora;data tranzacției".split(";"),
        dueDate:
          "[termen de plată|de plată|de plătit|de achitat|a se achita|plată] până la;[termen de|termen|termenul de|data limită de] plată;[termen|zi|] scadență;data scadenței;data scadentă;scadent la;scadentă la;scadența facturii;termen scadent;data limită;de plată până la data de;de achitat până la data de;plată până la data de;plătiți până la;achitați până la;vă rugăm achitați până la;vă rugăm să achitați până la;vă rugăm să plătiți până la;se va achita până la;scadent la data de;scadentă la data de;data de scadență;scadent;termen limită de plată;termen maxim de plată;ultima zi de plată;până la data de".split(
            ";",
          ),
        paymentTerms:
          "[condiții de|condiții|modalitate și termen de|termeni de] plată;termen de plată zile;zile de la emitere;termen de plată în zile;scadență în zile;zile scadență;condițiile de plată".split(
            ";",
          ),
        purchaseOrder:
          "[număr comandă|comandă] [client|cumpărător];[nr comandă|comandă] [client|de achiziție];comanda [dvs|dumneavoastră|clientului];nr po;număr po;comandă de cumpărare;comanda clientului nr;comanda client nr;comanda dvs nr;nr comandă achiziție;comandă de achiziție nr;referință comandă;conform comenzii".split(
            ";",
          ),
        currency:
          "moneda;valuta;moneda facturii;sume în;prețuri în;valori în;toate sumele în;codul monedei facturii;prețurile sunt exprimate în;valorile sunt exprimate în".split(
            ";",
          ),
        taxId:
          "[cod|cod de] [înregistrare fiscală|tva|identificare fiscală];cif;c i f;cui;c u i;cod fiscal;cod fisc;cf;c f;cod unic de înregistrare;nr tva;tva id;cod tva intracomunitar;vat;cod vat;cif cnp;cui cnp;cui cif;cif cui;cod fiscal ro;idno;cod identificare tva;atribut fiscal;codul fiscal;cod unic de identificare;număr de identificare fiscală;cod înregistrare tva".split(
            ";",
          ),
        customerTaxId:
          "[cif|cui|cod fiscal|cod tva|cnp] [client|cumpărător|beneficiar|clientului|cumpărătorului|beneficiarului];codul fiscal al clientului;identificatorul de tva al cumpărătorului;client cif;client cui".split(
            ";",
          ),
        vendorTaxId:
          "[cif|cui|cod fiscal|cod tva] [furnizor|vânzător|prestator|furnizorului|vânzătorului];cif emitent;cui emitent;cod fiscal emitent;identificatorul de tva al vânzătorului".split(
            ";",
          ),
        iban: "[cont|cod|cont bancar|contul|cont lei] iban;iban ron;iban eur;iban cont;cont iban lei;nr cont iban".split(
          ";",
        ),
        receiptNumber:
          "[nr|id|] tranzacție;chitanța;chitanță nr;chitanță seria;bon fiscal nr;bon nr;nr bon;numărul bonului;nr chitanță;bf;număr bon;nr bon fiscal;serie bon;chitanță număr;bonul fiscal nr;seria chitanță".split(
            ";",
          ),
        plainNumber: "număr;numărul;referință;cod".split(";"),
        otherNumber:
          "[nr|] [comandă|contract|awb|proiect|contor|rezervare];cod [client|abonat|de încasare|încasare|partener|furnizor|pod|loc de consum|nlc|de plată|bare];[nr|număr] [comandă|contract|client|aviz];[comanda|contract|client|aviz|aviz de însoțire|ofertă] nr;factura [storno la|inițială|precedentă];numărul comenzii;id client;cont client;nr aviz de însoțire a mărfii;nr ofertă;lucrare;obiectiv;șantier;centru de cost;storno la factura;factură stornată;nr auto;nr înmatriculare;mijloc de transport;mijlocul de transport;delegat;buletin cartea de identitate;ci seria;seria nr buletin;pod;loc de consum;nlc;clc;serie contor;seria contor;index;camera;masa;casa;casier;operator;ospătar;pagina;pag;referința dvs;referința noastră;referință plată;serie produs;lot;cote tva;cota tva;nr ord reg com casa;număr cerere;index încărcare;bon casă;conform contractului;conform contractului nr;contractul nr;contract cadru nr;numărul contractului;în baza contractului;deviz nr;proiect nr;cod consumator".split(
            ";",
          ),
        otherDate:
          "data [livrării|livrare|livrării prestării|prestării|expediției|comenzii|comandă|contract|avizului|plății|încasării|citirii|tipăririi|expedierii|exigibilității|faptului generator|următoarei facturi|primirii];[achitat|de|până|de la până|valabil până|tipărit] la;perioada [de facturare|facturată|];perioadă de consum;pentru perioada;luna;anul;ora;ora livrării;sosire;plecare;nopți;data de livrare;data contractului;data expediere;data plată;exigibilitate tva;listat la;data recepției;data încărcării".split(
            ";",
          ),
        other:
          "[nr|] [cont|reg com|registrul comerțului];[modalitate de|modalitate|mod de|metodă de|tip|formă de] plată;semnătura [și ștampila furnizorului|de primire|];greutate [netă|brută|];[capital|cap|sediu] social;site;contact;persoană de contact;relații clienți;banca;contul;cont bancar;cont bancă;cod swift;trezorerie;cont trezorerie;nr ord reg com;nr înregistrare registrul comerțului;nr ord reg com an;nr orc;sediul;sediu;adresa;punct de lucru;județ;judeţul;localitate;localitatea;oraș;strada;str;cod poștal;țara;întocmit de;întocmit;emis de;cnp;semnături;ștampila;numele delegatului;date privind expediția;expedierea s a efectuat în prezența noastră la;am primit;transport;curier;colete;observații;mențiuni;notă;detalii;în litere;suma în litere;taxare inversă;tva la încasare;scutit de tva;neplătitor de tva;termeni și condiții;mulțumim;vă mulțumim;vă mai așteptăm;cantitate;descriere;copie;exemplar;stare;exemplarul;j;modul de plată;instrument de plată;cod bic;nr de ordine în registrul comerțului".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "total [fără tva|net|valoare fără tva|valoare|valoare netă|produse|servicii|articole|bază|înainte de tva|parțial];[valoare|valoare totală] [fără tva|netă];subtotal fără tva;net;valoarea fără tva;sumă fără tva;preț fără tva;valoare net;total fără t v a;total lei fără tva;valoare fără t v a;valoare produse;valoarea produselor;suma valorilor nete ale liniilor".split(
            ";",
          ),
        discount:
          "discount [total|comercial|%|];[total|] [discount|reduceri];reducere;remiză;valoare discount;voucher reducere;cupon;cod promoțional;reducere comercială;bonificație;valoarea reducerii".split(
            ";",
          ),
        shipping:
          "[cost|taxă|] [transport|livrare];cheltuieli de transport;taxe de livrare;curier rapid;taxă curier;expediere;costuri de livrare;transport și ambalare;taxa de transport;taxă de livrare;costul livrării;curierat".split(
            ";",
          ),
        otherCharge:
          "taxă [suplimentară|de procesare|ramburs|de mediu|hotelieră|de oraș|];[garanție|] [ambalaj|sgr];taxe;alte taxe;ambalare;procesare;ramburs;comision;comisioane;penalități;penalizări;dobânzi;dobândă;timbru verde;timbru;ecotaxă;accize;acciză;certificate verzi;contribuție cogenerare;taxa pe valoarea serviciului;serviciu;servicii suplimentare;asigurare;supliment combustibil;cheltuieli;majorări;abonament fix;suprataxă".split(
            ";",
          ),
        tip: "bacșiș;tips".split(";"),
        rounding: "rotunjire;rotunjiri;diferență rotunjire;rotunjit".split(";"),
        tax: "tva [19 %|21 %|9 %|11 %|5 %|%|colectată|a|b|lei|ron|];[valoare|valoarea|19 %|21 %|din care|sumă|total cotă] tva;t v a;cota tva 19 %;taxa pe valoarea adăugată;cota 21 %;cota 19 %;cota 11 %;cota 9 %".split(
          ";",
        ),
        totalTax:
          "total [tva|t v a|valoare tva|taxe|tva lei];tva total;valoare totală tva;valoare tva totală;suma totală tva;valoarea totală a tva;suma totală a tva;total general tva".split(
            ";",
          ),
        taxBase:
          "bază [impozabilă|de calcul|tva|de impozitare|];valoare impozabilă;total impozabil;valoare taxabilă;suma impozabilă".split(
            ";",
          ),
        withholding:
          "reținere [garanție|garanție bună execuție|];impozit reținut [la sursă|];garanție de bună execuție;gbe;rețineri;reținut la sursă;garanție reținută".split(
            ";",
          ),
        total:
          "total [cu tva|factură|general|de plată factură curentă|factură curentă|inclusiv tva|incl tva|tva inclus|ron|lei|brut|document|bon|comandă|cu t v a|factură cu tva];valoare [totală|cu tva|totală factură|factură|totală cu tva|brută];valoarea totală;suma totală;valoarea facturii;suma facturată;total cu taxe;suma totală cu tva;total proformă;valoare comandă;preț total;costul total;total lei cu tva;valoarea cu tva".split(
            ";",
          ),
        plainTotal: "suma;valoare;totaluri;total col 5 col 6".split(";"),
        amountPaid:
          "[avans|deja|total|] achitat;[stornare|storno|deducere|] avans;achitată;plătit;plătită;avans încasat;avansuri;sumă achitată;suma plătită;plăți;plata;plăți efectuate;încasat;încasări;plăți anterioare;total plătit;facturat anterior;card cadou;plata ta;suma încasată;suma deja achitată;sume achitate;suma deja plătită;total încasat;total încasări;total plăți".split(
            ";",
          ),
        balanceDue:
          "[total|suma|rest|sold|valoare|total general|rămas|net|] de plată;total de plată [lei|ron|cu tva];[total|rest|] de achitat;total plată;rest plată;sold;sold curent;sold total;sold final;de încasat;sumă datorată;neachitat;total datorat;de restituit;suma totală datorată;suma scadentă;suma de achitat;de plătit;total de plătit;suma de plătit;neplătit;suma neachitată".split(
            ";",
          ),
        cashTendered:
          "[plată|] [numerar|card];primit;suma primită;card bancar;plată cu cardul;mastercard;tichete de masă;numerar lei;bonuri de masă;numerar ron;plată cash".split(
            ";",
          ),
        cashChange: "rest [numerar|client|lei|]".split(";"),
        previousBalance:
          "sold [anterior|precedent|inițial|restant|facturi anterioare|la data];restanțe;restanță;facturi restante;facturi neachitate;suma restantă;debit anterior;sume restante;total restant;soldul anterior;soldul precedent".split(
            ";",
          ),
        otherAmount:
          "[cantitate|greutate] [totală|];[număr|nr|] articole;curs [valutar|bnr|schimb|];din care accize [în lei|];ați economisit;economie;ai economisit;economii;total cantitate;greutate netă;consum;consum total;valoare contract;valoarea contractului;în litere;rate;rată;puncte;scutit;scutit de tva;neimpozabil;fără drept de deducere;taxare inversă;avans solicitat;valoare asigurată;detaliere tva;echivalent;total ore;index vechi;index nou;producție lunară;cursul de schimb;cursul bnr;contravaloare lei;total buc;total colete".split(
            ";",
          ),
      },
      columns: {
        position: "nr crt;crt;poz;nr poz;0".split(";"),
        code: "cod [produs|articol|art|bare|intern|cpv|nc|furnizor|nc8];referință produs;cpv;articol nr;nr catalog;număr articol".split(
          ";",
        ),
        description:
          "[denumire|] [produs|produse|produs serviciu|produse servicii|serviciu|servicii|articol];denumirea produselor [sau a serviciilor|sau serviciilor|și serviciilor|];[denumire|descriere] [produs|articol|];denumirea;denumire marfă;denumirea mărfii;descrierea;produse și servicii;articole;explicații;specificație;nume produs;detalii;lucrări;denumire și descriere;bunuri;marfă;mărfuri;manoperă".split(
            ";",
          ),
        quantity:
          "cantitate;cantitatea;cant;cantit;nr buc;bucăți;ore;cantitate facturată;consum;buc;nr ore;zile;nr zile;număr nopți".split(
            ";",
          ),
        unit: "unitate [de măsură|măsură|];unit măs;unități de măsură".split(";"),
        unitPrice:
          "[preț|preț unitar] [fără tva|cu tva|lei|ron|net|];prețul unitar [fără tva|fără t v a|];preț unit;preț unitar fără tva lei;p u;tarif;tarif unitar;preț um;preț listă;preț pe unitate;valoare unitară;preț u;preț unitar fără t v a;preț unitar fără tva ron;preț unitar fără tva eur;preț unitar eur;preț buc;preț fără t v a;prețul net al articolului;preț unit fără tva".split(
            ";",
          ),
        priceBasis: "preț pentru;unitate preț".split(";"),
        discount:
          "discount;reducere;rabat;valoare discount;disc;valoare reducere;suma discount".split(";"),
        discountRate:
          "discount %;% discount;reducere %;% reducere;disc %;rabat %;procent discount;procent reducere".split(
            ";",
          ),
        taxRate:
          "cota [tva|de tva|tva %|%|];tva %;% tva;procent tva;cota t v a;% t v a;cod tva;rata tva".split(
            ";",
          ),
        taxAmount:
          "[valoare|valoarea|] [tva|tva lei];valoarea t v a;t v a;tva ron;valoare tva ron;sumă tva;valoare tva eur;valoare t v a".split(
            ";",
          ),
        amount:
          "[valoare|total|] [lei|ron];valoare;valoarea;valoarea lei;valoare totală;preț total;total linie;total rând".split(
            ";",
          ),
        netAmount:
          "[valoare|valoarea|total|preț total|subtotal] fără tva;valoare netă;valoare net;total net;valoare fără tva lei;bază;total fără t v a;total lei fără tva;valoare fără t v a;valoare fără tva ron".split(
            ";",
          ),
        grossAmount:
          "[valoare|total|valoare totală|preț total|subtotal] cu tva;valoare brută;total inclusiv tva;brut;valoare incl tva;total lei cu tva;valoarea cu tva;valoare cu t v a;valoarea totală cu tva".split(
            ";",
          ),
        serviceDate:
          "data;perioada;data livrării;data prestării;luna;interval;perioada de consum".split(";"),
        other:
          "greutate;kg;colete;ambalaj;serie;data expirării;comandă;aviz;factura;gestiune;depozit;garanție;index vechi;index nou;index;observații;proiect;cont;accize;țara de origine;cantitate comandată;sold;tip;citire;nr lot;nr serie;nr aviz".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[date|date de|adresa de|adresă] facturare;[date|nume|denumire|detalii|] client;cumpărător;beneficiar;achizitor;facturat către;facturare către;către;plătitor;destinatar factură;titular contract;titular;locatar;oaspete;abonat;cumpărătorul;beneficiarul;clientul;adresa clientului".split(
            ";",
          ),
        shipTo:
          "[adresa de|adresă|loc de|locul de|punct de|date] livrare;[adresa locului de|adresa loc|adresa de] consum;livrare la;livrat la;livrat către;destinatar;locul livrării;adresa lucrării;adresa de corespondență;adresa poștală;loc livrare;detalii livrare".split(
            ";",
          ),
        vendor:
          "[date|denumire|] furnizor;vânzător;prestator;emitent;executant;antreprenor;subantreprenor;expeditor;locator;comerciant;operator economic;furnizorul;prestatorul;vânzătorul;emitentul".split(
            ";",
          ),
        remitTo:
          "beneficiarul plății;titular cont;titularul contului;plată către;în contul;beneficiar plată;cont beneficiar;titularul de cont;plătibil către".split(
            ";",
          ),
      },
      months: [
        "ianuarie;ian".split(";"),
        "februarie;feb;febr".split(";"),
        "martie;mar;mart".split(";"),
        "aprilie;apr".split(";"),
        "mai".split(";"),
        "iunie;iun".split(";"),
        "iulie;iul".split(";"),
        "august;aug".split(";"),
        "septembrie;sep;sept".split(";"),
        "octombrie;oct".split(";"),
        "noiembrie;noi;nov".split(";"),
        "decembrie;dec".split(";"),
      ],
      legalForms:
        "s r l;sc;s c;srl d;pfa;p f a;ii;i i;if;snc;s n c;scs;sca;ra;r a;regia autonomă;cooperativă;asociația;fundația;ong;cabinet individual;scpa;sucursala;filiala;comuna;primăria;grup;societate cu răspundere limitată;societate pe acțiuni;societatea comercială;întreprindere individuală".split(
          ";",
        ),
      units:
        "buc;bucată;bucăți;ora;ore;oră;zi;zile;noapte;nopți;săptămână;săptămâni;lună;luni;an;ani;minute;metri;metru;mp;mc;kilogram;grame;to;tone;tonă;litru;litri;cutie;cutii;cut;bax;pachet;pach;pac;palet;paleți;rolă;role;sac;saci;sticlă;sticle;st;seturi;pereche;per;persoană;licență;licențe;serv;serviciu;servicii;prestație;cursă;curse;pagină;pagini;cuvânt;lot;bidon;găleată;foaie;coli;top;utilizator;abonament;abon;gb;săpt;flacon;persoane".split(
          ";",
        ),
      groupSums:
        "total [pagină|manoperă|materiale|aviz|capitol|grupă|lucrare|secțiune|piese|energie activă];report;de reportat;reportat;subtotal pagină;continuare;continuă pe pagina următoare;subtotal aviz;subtotal materiale;subtotal manoperă".split(
          ";",
        ),
      taxIncluded:
        "[inclusiv|incl|prețuri cu|prețurile includ|prețurile conțin|din care|conține|toate prețurile includ] tva;[cu|prețuri cu|] tva inclus;tva incl;prețurile sunt cu tva;prețul include tva;tva este inclus în preț;totalul include tva".split(
          ";",
        ),
      currencies: {
        RON: "leu;lei;ron;românia;romania;bucurești;bucuresti;cluj napoca;timișoara;iași;constanța;craiova;brașov;galați;ploiești;oradea;brăila;arad;pitești;sibiu;bacău;târgu mureș;baia mare;buzău;botoșani;satu mare;râmnicu vâlcea;suceava;ilfov;voluntari;otopeni".split(
          ";",
        ),
        MDL: "lei moldovenești;mdl;moldova;chișinău".split(";"),
        USD: "dolar american;dolari".split(";"),
      },
    },
    {
      language: "sv",
      titles: {
        invoice:
          "[samlingsfaktura|slutfaktura|delfaktura|förskottsfaktura|kontantfaktura|månadsfaktura|självfaktura|tjänstefaktura|originalfaktura];[a conto|kopia av|kopia|din|e] faktura;[hyresfaktura|tilläggsfaktura];fakturor;elfaktura;räkning;nota;hotellnota;avgiftsavi;hyresavi;slutavräkning;debetnota;[fakturakopia|faktura kopia];förenklad faktura".split(
            ";",
          ),
        "credit-note":
          "kreditfaktura;kreditnota;kredit;krediteringsfaktura;faktura kredit;kreditering;returkvitto;återbetalning".split(
            ";",
          ),
        receipt:
          "[kassakvitto|betalningskvitto|köpkvitto|kortkvitto|kontantkvitto|kundkvitto|försäljningskvitto|parkeringskvitto|taxikvitto];kvitto;kontantnota;kvittens;köp;kundens ex;kundens exemplar;betalningsbekräftelse;verifikation;orderkvitto".split(
            ";",
          ),
        "pro-forma": "proformafaktura;pro forma faktura;fakturautkast;preliminär faktura".split(
          ";",
        ),
        other:
          "offert;anbud;prisförslag;order;orderbekräftelse;orderbekr;orderlista;beställning;inköpsorder;beställningsbekräftelse;följesedel;packsedel;plocklista;fraktsedel;leveransbekräftelse;arbetsorder;dagrapport;tidrapport;påminnelse;betalningspåminnelse;kravbrev;inkassokrav;kontoutdrag;reskontrautdrag;saldobesked;lönebesked;lönespecifikation;avtal;kontrakt;prislista;ändringsorder;slutbesked;betalningsplan;specifikation till faktura;kvittoredovisning;försäljningsorder;ordererkännande".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[fakturanr|faktura nr|fakturanummer|faktura nummer|faktnr|fakt nr|faktnummer|fakt nummer|kreditfakturanr|kreditfaktura nr|kreditfakturanummer|kreditfaktura nummer|dokumentnr|dokument nr|dokumentnummer|dokument nummer];[fakturanr ocr|fakturanr ocr nr|fakturanummer ocr|fakturareferens];[avinr|avi nr|avinummer|avi nummer];fakturans nummer;vårt fakturanummer;kreditnota nr;kreditnr;faktura id;räkningsnummer;faktura ref;verifikationsnummer;proformafaktura nr;kundfaktura nr;vår faktura nr".split(
            ";",
          ),
        invoiceDate:
          "[utställningsdatum|utfärdandedatum|dokumentdatum|kvittodatum|köpdatum|inköpsdatum|kreditdatum];[faktureringsdatum|aviseringsdatum];[utställd|utfärdad] den;fakturadat;fakturans datum;utskriftsdatum faktura;utställd;utfärdad;datum faktura;datum för utfärdande;fakturadag;[fakturadatum|faktura datum];[faktdatum|fakt datum];fakturerad den".split(
            ";",
          ),
        plainDate: "datum [tid|och tid|klockslag|kl];dat;transaktionsdatum".split(";"),
        dueDate:
          "[betala|betalas|att betala|tillhanda|bet|ska betalas|betalning|betalningen ska vara oss tillhanda|oss tillhanda|oss till handa] senast;förfaller [den|till betalning|];sista [betalningsdag|betalningsdatum|inbetalningsdag|dag för betalning];[ska|skall] vara [betald|betalt|oss tillhanda] senast [den|];[oss tillhanda|betalas|betala|betalning] senast den;[betala|betalas] före;sista [dag för inbetalning|betaldag|betaldatum|datum för betalning|förfallodag];beloppet dras [den|];betalning tillhanda [senast|];[vara oss|vara] tillhanda senast;förfallodag;förfalldatum;förfallodat;betalningsdag;dras den;autogirodatum;vi drar pengarna;dras från ditt konto;[förfdatum|förf datum];oss [tillhanda|till handa];[förfallodatum|förfallo datum];betaldag;förfaller till betalning den;dras automatiskt".split(
            ";",
          ),
        paymentTerms:
          "dagars [netto|kredit];betalningsvillkor;betalvillkor;villkor;betaln villkor;betalningstid;dagar netto;betalningsfrist;kreditdagar;netto dagar;betalning inom;[betvillkor|bet villkor];[betvill|bet vill];kontant betalning;betalas inom".split(
            ";",
          ),
        purchaseOrder:
          "[ert ordernr|ert order nr|ert ordernummer|ert order nummer|ert inköpsordernr|ert inköpsorder nr|ert inköpsordernummer|ert inköpsorder nummer|beställningsnr|beställnings nr|beställningsnummer|beställnings nummer|inköpsordernr|inköpsorder nr|inköpsordernummer|inköpsorder nummer|kundens ordernr|kundens order nr|kundens ordernummer|kundens order nummer|rekvisitionsnr|rekvisitions nr|rekvisitionsnummer|rekvisitions nummer|köparens ordernr|köparens order nr|köparens ordernummer|köparens order nummer];[er|kundens] [order|beställningsnr];köparens [beställning|inköpsorder];kundens [beställning|inköpsorder];ert [beställningsnr|po nr];er order nr;er beställning;ert beställningsnummer;ert inköpsnr;best nr;inköpsorder;inköpsnummer;kundorder;kundordernr;kundens inköpsordernr;ert po nummer;rekvisition;ert ordern;er po;er inköpsorder;köpordernummer;köparens orderreferens".split(
            ";",
          ),
        currency:
          "[alla|samtliga|] belopp i;alla priser [i|anges i|är i];valuta;valutakod;fakturavaluta;priser i;val;belopp anges i;faktureringsvaluta".split(
            ";",
          ),
        taxId:
          "[momsregnr|momsreg nr|momsregnummer|momsreg nummer|momsregistreringsnr|momsregistrerings nr|momsregistreringsnummer|momsregistrerings nummer|momsnr|moms nr|momsnummer|moms nummer|organisationsnr|organisations nr|organisationsnummer|organisations nummer|orgnr|org nr|orgnummer|org nummer];[moms reg|vat reg|se|eu vat|moms vat|org person] nr;vat;vatnr;momsreg;org no;skattenummer;moms;org nr vat;momsregistrering;vat reg;eu moms nr;momsreg vat;organisationsnr vat".split(
            ";",
          ),
        customerTaxId:
          "[ert|er|kundens|köparens] [vat nr|vatnr|momsreg nr|momsregnr|orgnr|org nr|organisationsnummer|vat nummer|momsnr|vat no|moms nr|momsregistreringsnummer];[vat nr|momsreg nr|orgnr|org nr] [kund|köpare];kundens momsregistreringsnr".split(
            ";",
          ),
        vendorTaxId:
          "[vårt|säljarens|leverantörens] [vat nr|vatnr|momsreg nr|momsregnr|orgnr|org nr|organisationsnummer|vat nummer|momsnr];vårt [momsregistreringsnr|momsregistreringsnummer]".split(
            ";",
          ),
        iban: "iban kod;iban konto;iban kontonummer".split(";"),
        receiptNumber:
          "[kvittonr|kvitto nr|kvittonummer|kvitto nummer|transaktionsnr|transaktions nr|transaktionsnummer|transaktions nummer|löpnr|löp nr|löpnummer|löp nummer];[notanummer|kontrollnummer|köpnummer|biljettnummer];kvitto;transaktion;transaktions id;verifikationsnr;[notanr|nota nr];kvitto id".split(
            ";",
          ),
        plainNumber: "referens;refnr;referensnummer;referensnr;ärendenummer;ärende".split(";"),
        otherNumber:
          "[ordernr|order nr|ordernummer|order nummer|vårt ordernr|vårt order nr|vårt ordernummer|vårt order nummer|kundnr|kund nr|kundnummer|kund nummer|ert kundnr|ert kund nr|ert kundnummer|ert kund nummer|medlemsnr|medlems nr|medlemsnummer|medlems nummer|leverantörsnr|leverantörs nr|leverantörsnummer|leverantörs nummer|avtalsnr|avtals nr|avtalsnummer|avtals nummer|kontraktsnr|kontrakts nr|kontraktsnummer|kontrakts nummer|offertnr|offert nr|offertnummer|offert nummer|projektnr|projekt nr|projektnummer|projekt nummer|följesedelsnr|följesedels nr|följesedelsnummer|följesedels nummer|fraktsedelsnr|fraktsedels nr|fraktsedelsnummer|fraktsedels nummer|kollinr|kolli nr|kollinummer|kolli nummer|ocrnr|ocr nr|ocrnummer|ocr nummer|bokningsnr|boknings nr|bokningsnummer|boknings nummer|kassanr|kassa nr|kassanummer|kassa nummer|kortnr|kort nr|kortnummer|kort nummer|mätarnr|mätar nr|mätarnummer|mätar nummer|personnr|person nr|personnummer|person nummer];[följesedel|avser faktura|butik|bord|sida|rum] [nr|];[objektnummer|ert referensnummer|rumsnummer|anläggningsnummer|registreringsnummer|serienummer|abonnemangsnummer|artikelnummer];[märkning|krediterar|kredit på|gäller|ursprunglig|tidigare] faktura;[er|vår|kundens|ocr] referens;[meddelande|ange|anges] vid betalning;[kundreferens|beställarreferens|betalningsreferens|betalreferens];[kundnr orgnr|arbetsordernr|sändningsnr|bordsnr|butiksnr|regnr|chassinr|serienr|sidnr];kundens [ref|märkning|referensnummer];[er|vår] ref nr;[uppdragsnr|uppdrags nr|uppdragsnummer|uppdrags nummer];order;vår order;orderno;webborder;kund id;kontonr kund;kundkod;lev nr;avtal;offert;projektnamn;arbetsorder;arbetsplats;objekt;fastighet;fastighetsbeteckning;fraktsedel nr;kolli id;godsmärke;godsmärkning;märkning;ert ref nr;er ref;vår ref;kund ref;referens kund;fakturamärkning;kostnadsställe;kst;resultatenhet;ocr;ange ocr;bokning;antal gäster;gäster;kassa;kassör;kassörska;kassaregister;säljare nr;expedit;term;kontrollenhet;ref nr kort;auktorisation;aut kod;medgivandekod;ursprungsfaktura;debetfaktura;fakturatyp;mätare;nätområde;nätområdes id;elområde;reg nr bil;mätarställning;abonnemang;telefonnr abonnemang;sid;gln kod;lokaliseringskod;pers nr;[anläggningsid|anläggnings id];arbetsordernummer;[betalningsid|betalnings id];meddelande till mottagaren;kreditfaktura avser;kreditering av faktura;krediterad faktura;ursprungligt fakturanr;kontering".split(
            ";",
          ),
        otherDate:
          "[utförandedatum|tjänstedatum|beställningsdatum|offertdatum|utskriftsdatum|betaldatum|betalningsdatum|startdatum|slutdatum|ankomstdatum|avresedatum|avläsningsdatum|födelsedatum|följesedelsdatum|skattedatum];[faktureringsperiod|fakturaperiod|avräkningsperiod|debiteringsperiod|förbrukningsperiod|hyresperiod|avtalsperiod];[avser|] [period|perioden];[giltig|] [till|t o m];[offert|beställnings] datum;period [från|fr o m];[avser tiden|avser månad];nästa [betalning|förfallodag];[bokföringsdatum|inbetalningsdatum|kursdatum];leveransdag;levererad;levererat;leveranstid;leveransvecka;datum för leverans;utfört datum;utförd;best datum;beställd;skickad;skickat;utskriven;utskrivet;betald den;betalt den;inbetalt den;avtalstid;månad;kvartal;vecka;år;från;from;tom;fr o m;gäller till;ankomst;avresa;incheckning;utcheckning;antal nätter;nätter;avläst;avläsning;nästa faktura;tid;klockan;kl;klockslag;in;ut;kund sedan;kassarabatt till;vid betalning senast;datum från;[leveransdatum|leverans datum];[levdatum|lev datum];[orderdatum|order datum];leveransperiod;för perioden;utgångsdatum;kontraktsdatum;från och med;till och med".split(
            ";",
          ),
        other:
          "[telefonnr|telefon nr|telefonnummer|telefon nummer|postnr|post nr|postnummer|post nummer|bankgironr|bankgiro nr|bankgironummer|bankgiro nummer|kontonr|konto nr|kontonummer|konto nummer|clearingnr|clearing nr|clearingnummer|clearing nummer];[er|vår] [kontakt|kontaktperson];godkänd för f skatt [ja|];[webbadress|postadress|besöksadress|gatuadress];tfn;tel nr;växel;telefon växel;mobiltelefon;e post;epost;hemsida;webb;webbplats;kontaktperson;kundtjänst;kundservice;frågor;frågor om fakturan;handläggare;säljare;beställare;utfärdad av;ni betjänades av;du betjänades av;betjänad av;attest;signatur;underskrift;namn;adress;ort;postort;säte;styrelsens säte;bankkonto;bankgiro;bg;bg nr;plusgiro;plusgironr;pg;pg nr;postgiro;konto;swift kod;swish;swishnummer;betalningssätt;betalsätt;betalningsmetod;betalmetod;betalningsinformation;betalningsmottagare konto;autogiro;innehar f skattebevis;f skatt;f skattsedel;innehar f skattsedel;företaget innehar f skattebevis;företaget är godkänt för f skatt;leveranssätt;leveransvillkor;fraktsätt;transportör;speditör;transportsätt;vikt;bruttovikt;nettovikt;volym;antal kolli;anmärkning;anmärkningar;notering;noteringar;information;meddelande;övrigt;övrig information;text;specifikation;sammanställning;dröjsmålsränta;efter förfallodagen;ränta;räntesats;påminnelseavgift vid försening;omvänd skattskyldighet;omvänd betalningsskyldighet;kopia;tack;tack för besöket;tack för ditt köp;välkommen åter;spara kvittot;öppet köp;öppettider;bytesrätt;bonus;poäng;antal;språk;belopp i ord;[levsätt|lev sätt];[levvillkor|lev villkor];[momsspecifikation|moms specifikation];kontaktuppgifter;leveransmetod;bankens namn;försäljningsvillkor".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[delsumma exkl|summa exkl|summa exklusive|summa ex|summa excl|totalt exkl|total exkl|totalt exklusive|totalt ex|totalt excl|belopp exkl|belopp exklusive|belopp före|summa före|summa utan|pris exkl|exkl|exklusive|netto exkl|fakturabelopp exkl] moms;[summa|totalt|total|varuvärde|ordersumma|att fakturera] netto;[totalbelopp|fakturasumma|nettosumma|summa varor|ordersumma] exkl moms;delsumma;varuvärde;varubelopp;varor;summa varor;artiklar summa;summa artiklar;summa rader;nettovärde;summa efter rabatt;arvode;[nettobelopp|netto belopp];[nettosumma|netto summa];total före moms;netto totalt".split(
            ";",
          ),
        discount:
          "[fakturarabatt|orderrabatt|kundrabatt|mängdrabatt|varurabatt|medlemsrabatt|kampanjrabatt|presentrabatt|personalrabatt];[summa|%|avgår|] rabatt;rabatter;rabattbelopp;rabattkod;rabattkupong;kupong;prisavdrag;avdrag;rabatt %;avgår;nedsättning;prisnedsättning;kampanj;[totalrabatt|total rabatt];rabatt totalt".split(
            ";",
          ),
        shipping:
          "[frakt|porto] [och expedition|];fraktkostnad;fraktkostnader;fraktavgift;frakt exkl moms;transport;transportkostnad;leverans;leveransavgift;leveranskostnad;utkörning;hemleverans;frakter;post och frakt;emballage och frakt;frakt emballage;frakt inkl moms;frakt och emballage".split(
            ";",
          ),
        otherCharge:
          "[expeditionsavgift|faktureringsavgift|fakturaavgift|aviavgift|aviseringsavgift|serviceavgift|administrationsavgift|påminnelseavgift|emballageavgift|miljöavgift|kortavgift|postförskottsavgift|uppläggningsavgift|startavgift|plockavgift|småorderavgift|öresavgift|elcertifikatavgift|abonnemangsavgift];[hanteringsavgift|inkassoavgift];exp avg;fakt avgift;avgift;avgifter;övriga avgifter;adm avgift;dröjsmålsränta belopp;räntor;emballage;förpackning;pant;tillägg;drivmedelstillägg;bränsletillägg;kemikalieskatt;energiskatt;bensintillägg;försäkring;tull;framkörning;servicebil;resekostnad;milersättning;övrigt belopp;småordertillägg;elcertifikat;[expavgift|exp avgift];[faktavg|fakt avg];dröjsmålsavgift;utlägg".split(
            ";",
          ),
        tip: "dricks;extra dricks;tips".split(";"),
        rounding:
          "öresutjämning;öresutj;avrundning;avrundn;utjämning;örestutjämning;avrundat;[öresavrundning|öres avrundning];[öresavr|öres avr];örejustering".split(
            ";",
          ),
        tax: "moms [25 %|12 %|6 %|25|12|6|%|kr|sek|25 00 %|];[25 %|12 %|6 %|varav|%|därav|plus|utgående] moms;[varav|därav] moms [25 %|12 %|6 %];mervärdesskatt;vat;skatt;mvs;ingår moms med;momsbelopp 25 %;[momsbelopp|moms belopp]".split(
          ";",
        ),
        totalTax:
          "[summa|totalt|total] [moms|momsbelopp];moms totalt;moms total;sa moms;[momssumma|moms summa];momsbelopp totalt".split(
            ";",
          ),
        taxBase:
          "[momsgrundande|momspliktigt] [belopp|];underlag;momsgrund;underlag moms;skattepliktigt belopp;beskattningsunderlag;momsbas;momsbelagt belopp;netto 25 %;nettobelopp 25 %;belopp exkl moms 25 %;[momsunderlag|moms underlag];underlag för moms;momspliktig summa".split(
            ";",
          ),
        withholding:
          "[husarbete|preliminär|] skattereduktion;avdrag för [rot|rut];rot rut avdrag;avdrag rot;avdrag rut;innehållet belopp;innehållen skatt;preliminär skatt;avgår rot avdrag;garantiinnehåll;[rotavdrag|rot avdrag];[rutavdrag|rut avdrag];skattereduktion grön teknik;avdrag grön teknik".split(
            ";",
          ),
        total:
          "[totalt|summa] [inkl moms|inklusive moms|faktura|sek|kr|köp];[total|belopp|totalbelopp|pris|netto|] inkl moms;[totalbelopp|bruttobelopp|slutbelopp|kreditbelopp|köpbelopp|totalt fakturabelopp];[fakturasumma|fakturatotal|ordersumma|ordertotal];fakturabelopp [inkl moms|sek];totalsumma [sek|inkl moms|inklusive moms];[belopp|total] inklusive moms;totalt belopp;fakturans belopp;total faktura;summa brutto;slutsumma;total sek;total kr;totalt kredit;summa totalt;totalpris;inklusive moms;kronor totalt;[fakturabelopp|faktura belopp];[totalsumma|total summa];fakturasumma inkl moms".split(
            ";",
          ),
        plainTotal: "totalt;summa;belopp;tot;sa;sammanlagt;summa belopp;totala".split(";"),
        amountPaid:
          "[avgår|] [förskott|a conto|tidigare fakturerat];[betalt|tidigare fakturerat|mottaget] belopp;betalt;betald;redan betalt;tidigare betalt;inbetalt;inbetalning;inbetalningar;betalning;betalningar;erhållen betalning;förskottsbetalning;erlagt förskott;handpenning;deposition;erlagd handpenning;delbetalning;delbetalningar;avräknat;kvittat;tillgodo;tillgodohavande;presentkort;presentkort använt;förbetalt;förskottsbetalt;avräknad kredit;inbetalt belopp;tidigare inbetalt;avgår betalt;erlagt belopp".split(
            ";",
          ),
        balanceDue:
          "[summa|belopp|totalt|total|kvar|återstår|rest|saldo|förfallet belopp|slutligt|beloppet|netto|] att betala;[återstående|resterande|utestående] [belopp|];att betala [sek|kr|kronor|totalt|inkl moms];återstår;belopp att erlägga;att erlägga;skuld;summa skuld;att få tillbaka;tillgodo att få;att återfå;att erhålla;er tillgodo;betala;betalas;dras från konto;kvarstår att betala;kvarstående belopp;nytt saldo;utgående saldo;att återbetala".split(
            ";",
          ),
        cashTendered:
          "[betalt|] [kontant|kort];kontanter;kontant betalt;mottaget;mottaget kontant;erhållet;bankkort;kontokort;kreditkort;betalkort;mastercard;kontaktlöst;debit mastercard;swish betalning;köp kort;kortbetalning;kontokort sek".split(
            ";",
          ),
        cashChange:
          "[kontant|] [tillbaka|åter];växel tillbaka;växelpengar;tillbaka kontant;retur kontant;växel sek".split(
            ";",
          ),
        previousBalance:
          "föregående [saldo|faktura|räkning];tidigare [saldo|obetalda fakturor|skuld];ingående saldo;ingående balans;obetalda fakturor;skuld från tidigare;förfallna fakturor;förfallet;kvarstående skuld;restskuld;ingående skuld".split(
            ";",
          ),
        otherAmount:
          "[total|] [besparing|förbrukning];arbetskostnad [inkl moms|rot|];antal [varor|artiklar|rader|kolli|];kassarabatt;kontantrabatt;kassarabatt vid betalning inom;du sparar;du sparade;du har sparat;sparat;din rabatt;totalt antal;summa antal;vikt;bruttovikt;nettovikt;volym;summa timmar;totalt antal timmar;kontraktssumma;entreprenadsumma;avtalat pris;ordervärde;hittills fakturerat;fakturerat hittills;återstår att fakturera;valutakurs;omräkningskurs;kreditgräns;bonus;poäng;bonuspoäng;din bonus;momsfritt;momsfri;ej momspliktigt;momsfritt belopp;ej momsgrundande;0 % moms underlag;materialkostnad;underlag rot;momsspecifikation;moms i sek;delbetala;lägsta belopp att betala;minsta belopp att betala;ränta per månad;varav pant;därav pant;jämförpris;genomsnittspris;[totalvikt|total vikt];arbetskostnad exkl moms;antal timmar;kvar att fakturera;momsbefriat".split(
            ";",
          ),
      },
      columns: {
        position: "rad;[radnr|rad nr]".split(";"),
        code: "[varunr|varunummer|produktnr|produktnummer];artikelnummer;artnr;art;artikel id;artikelkod;produktkod;ean kod;best nr;rsk nr;rsk;enr;e nr;ert artnr;leverantörens artikelnr;tjänstekod;[artikelnr|artikel nr];art nummer".split(
          ";",
        ),
        description:
          "[produkt|vara|beskrivning av|] tjänst;benämning;beskrivning;artikelnamn;produktbeskrivning;produktnamn;produkter;vara;varor;varubeskrivning;varubenämning;artikel;artiklar;tjänster;text;specifikation;avser;benämn;artikeltext;fakturatext;arbete;utfört arbete;namn;titel;detaljer;artikelnr benämning;fakturarad;[artikelbenämning|artikel benämning];[artikelbeskrivning|artikel beskrivning];tjänstebeskrivning;varor och tjänster".split(
            ";",
          ),
        quantity:
          "antal [enhet|enh|timmar|tim|st|];[levererad|] [kvantitet|mängd];[lev|levererat] [antal|];fakturerat antal;fakt antal;lev ant;ant;timmar;tim;dagar;förbrukning;st;volym;antal dagar".split(
            ";",
          ),
        unit: "enhet;enh;sort;mått;måttenhet;eht".split(";"),
        unitPrice:
          "pris [st|per st|enhet|per enhet|enh|exkl moms|kr|sek|inkl moms|per timme|tim|öre kwh|netto|];[à pris|enhetspris] [exkl moms|inkl moms];[styckpris|enhetspris|bruttopris|timpris|listpris|försäljningspris];pris [exkl|ex moms|excl moms|utan moms|inkl];enhetspris [sek|kr];a pris;apris;st pris;à pris sek;timkostnad;styckpris exkl moms;öre kwh;kronor st;a pris kr;ord pris;[nettopris|netto pris]".split(
            ";",
          ),
        priceBasis: "prisenhet;pris per;per".split(";"),
        discount: "rabatt;rab;rabatt kr;rabattbelopp;rabatt sek".split(";"),
        discountRate: "rabatt [%|i %|proc];% rabatt;% rab;rabattsats;rab1".split(";"),
        taxRate:
          "moms %;% moms;moms i %;mk;momssats %;momsproc;skattesats;[momssats|moms sats];[momskod|moms kod];momsprocent".split(
            ";",
          ),
        taxAmount: "moms;moms kr;moms sek;skatt;[momsbelopp|moms belopp];varav moms".split(";"),
        amount:
          "[belopp|summa] [sek|kr|];totalt;radbelopp;totalpris;totalbelopp;kronor;sek;kr;pris totalt;totalt sek;radtotal;tot;tot pris;delsumma;[radsumma|rad summa];totalsumma".split(
            ";",
          ),
        netAmount:
          "[belopp|summa|totalt|total|totalpris|radsumma] exkl moms;belopp exkl;belopp ex moms;belopp excl moms;netto sek;[nettobelopp|netto belopp];[nettosumma|netto summa];totalt netto;summa ex moms;radbelopp exkl moms".split(
            ";",
          ),
        grossAmount:
          "[belopp|summa|totalt|total|totalpris] inkl moms;bruttobelopp;belopp inkl;bruttosumma".split(
            ";",
          ),
        serviceDate:
          "leveransdatum;period;utfört;dag;from tom;utfört datum;[levdatum|lev datum];arbetsdatum".split(
            ";",
          ),
        other:
          "[beställt|best] [antal|];[från|till] [ställning|];vikt;kg;volym m3;förp;förpackning;rest;restnoterat;restat;ordernr;order;följesedel;följesedelsnr;projekt;kostnadsställe;batch;batchnr;serienr;serienummer;ursprungsland;märke;typ;anmärkning;mätarställning;fakturanr;fakturadatum;pant;ord antal;resurs;personal;tidigare fakturerat;ack;märkning".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[faktura|faktureras|såld|] till;kund;köpare;fakturaadress;faktureras;kundadress;kunduppgifter;kundnamn;beställare adress;fakturamottagare;mottagare;faktureringsadress;betalare;hyresgäst;gäst;kundens namn;uppdragsgivare;köparens namn;fakturauppgifter;konsument;fakturakund;faktureringsuppgifter;kundinformation;ställd till".split(
            ";",
          ),
        shipTo:
          "[godsmottagare|varumottagare|leveransmottagare];[levereras|leverans|skickas|skickat] till;[levadress|lev adress|arbetsplatsadress|arbetsplats adress|leveransadress|leverans adress];mottagare av varor;objektsadress;fastighetsadress;anläggningsadress;leveransplats;byggarbetsplats;förbrukningsställe;uttagspunkt adress;avlämningsplats;leveransuppgifter;levererad till;levererat till;slutkund".split(
            ";",
          ),
        vendor:
          "säljare namn;leverantör;avsändare;från företag;utställare;fakturautställare;säljföretag;såld av;företag;entreprenör;underentreprenör;utförare;fakturaavsändare;hyresvärd;leverantörens namn;utfärdare;faktura från;säljarens namn".split(
            ";",
          ),
        remitTo:
          "betalningsmottagare;mottagare av betalning;betala till;betalas till;kontohavare;till förmån för;inbetalning till;kontoinnehavare;betalning till;inbetalas till".split(
            ";",
          ),
      },
      months: [
        "januari;jan".split(";"),
        "februari;feb;febr".split(";"),
        "mars;mar".split(";"),
        "april;apr".split(";"),
        "maj".split(";"),
        "juni;jun".split(";"),
        "juli;jul".split(";"),
        "augusti;aug".split(";"),
        "september;sep;sept".split(";"),
        "oktober;okt".split(";"),
        "november;nov".split(";"),
        "december;dec".split(";"),
      ],
      legalForms:
        "ab;aktiebolag;aktiebolaget;ab publ;publ;hb;handelsbolag;kb;kommanditbolag;ek för;ekonomisk förening;enskild firma;firma;ef;ideell förening;förening;stiftelse;brf;bostadsrättsförening;kommun;region;filial;& söner;och söner;byggnads ab;koncernen;gruppen".split(
          ";",
        ),
      units:
        "st;styck;stycken;tim;timme;timmar;dagar;dygn;natt;nätter;vecka;veckor;mån;månad;månader;år;kvartal;minut;minuter;löpmeter;mil;kvm;kbm;lit;förp;frp;förpackning;kartong;kart;paket;pall;pallar;rulle;rullar;flaska;flaskor;burk;burkar;säck;säckar;påse;påsar;hink;dunk;fat;sats;person;personer;licens;licenser;användare;sida;sidor;ord;lass;resa;resor;tur;gång;ggr;skiva;längd;bunt;rör;kolli;back;låda;enhet;uppdrag".split(
          ";",
        ),
      groupSums:
        "[summa|delsumma] [följesedel|arbete|material|grupp];[transport|transport från föregående|transport till nästa|summa|forts nästa] sida;transporteras;att transportera;sidsumma;sidtotal;fortsättning;fortsätter;forts;summa order;summa projekt;summa elnät;summa elhandel;summa el;summa arbetsorder;summa abonnemang".split(
          ";",
        ),
      taxIncluded:
        "[inkl|inklusive|varav|priser inkl|priserna är inkl|priser inklusive|alla priser inkl|ingår|därav|priserna inkluderar] moms;moms ingår;inkl mervärdesskatt;moms ingår med;inkl mvs;alla priser är inkl moms".split(
          ";",
        ),
      currencies: {
        SEK: "sek;kronor;svenska kronor;kr;sverige;stockholm;göteborg;malmö;uppsala;västerås;örebro;linköping;helsingborg;jönköping;norrköping;lund;umeå;gävle;borås;södertälje;eskilstuna;halmstad;växjö;karlstad;sundsvall;luleå;trollhättan;östersund;kalmar;solna;nacka;kista;skellefteå;kristianstad;falun;visby;skövde;varberg".split(
          ";",
        ),
        EUR: "finland;åland;mariehamn".split(";"),
        NOK: "norska kronor;norge".split(";"),
        DKK: "danska kronor;danmark".split(";"),
        USD: "amerikanska dollar;us dollar".split(";"),
      },
    },
    {
      language: "tr",
      titles: {
        invoice:
          "[satış|hizmet|perakende satış|elektrik|doğalgaz|su|telefon|hakediş|ihracat|mesafeli satış] faturası;[e|e arşiv|ticari|sevk irsaliyeli|irsaliyeli|temel|açık|kapalı|] fatura;[e|] serbest meslek makbuzu;fatura sureti;e arşiv faturası;kira faturası;doğal gaz faturası".split(
            ";",
          ),
        "credit-note":
          "iade faturası;alacak dekontu;gider pusulası;iade fişi;iade;fiyat farkı faturası iade;iptal faturası".split(
            ";",
          ),
        receipt:
          "[satış|yazar kasa|perakende satış|bilgi] fişi;fiş;makbuz;tahsilat makbuzu;ödeme makbuzu;dekont;adisyon;ödeme belgesi;müşteri nüshası;slip;e adisyon;banka dekontu;işyeri nüshası;para makbuzu".split(
            ";",
          ),
        "pro-forma": "[proforma|pro forma|ön] fatura".split(";"),
        other:
          "sipariş [formu|onayı|fişi|];teklif;fiyat teklifi;teklif formu;satın alma siparişi;irsaliye;sevk irsaliyesi;e irsaliye;taşıma irsaliyesi;teslim tutanağı;teslimat fişi;çeki listesi;hesap ekstresi;cari hesap ekstresi;ekstre;mutabakat mektubu;ödeme hatırlatma;ihtarname;sözleşme;hakediş raporu;puantaj;iş emri;servis formu;garanti belgesi;fiyat listesi;bordro;tahsilat fişi;masraf formu;talimat;satış siparişi;paketleme listesi;tediye makbuzu".split(
            ";",
          ),
      },
      head: {
        invoiceNumber:
          "[fatura|e fatura|belge|fiş fatura|proforma|e arşiv fatura|dekont fatura] [no|numarası|numara|nr|seri no|seri sıra no];[fatura|seri sıra no|seri no sıra no|makbuz no|belge numarası|fatura nosu|fatura id|sıra no fatura|seri ve sıra no|fatura sıra no|seri sıra];efatura no;e arşiv no;smm no".split(
            ";",
          ),
        invoiceDate:
          "[fatura|düzenleme|düzenlenme|belge|fatura düzenleme|tanzim|kesim|fatura kesim|makbuz|fiş] tarihi;fatura tarih;fatura tarihi saati;düzenleme tarih;düzenleme tarihi ve saati;düzenleme tarihi saati;fatura tarihi ve saati".split(
            ";",
          ),
        plainDate: "tarih;tarihi;tarih saat;tarih ve saat;işlem tarihi".split(";"),
        dueDate:
          "[vade|son ödeme|ödeme|ödeme son|ödeme vade|en geç ödeme] tarihi;vade;son ödeme;ödeme vadesi;son ödeme günü;vadesi;ödeme günü;ödeme son günü;ödenmesi gereken tarih;ödenmesi gereken son tarih;ödeme için son tarih;ödeme için son gün;ödemenin son günü;otomatik ödeme günü;vade bitiş tarihi;fatura vadesi;ödeme bitiş tarihi".split(
            ";",
          ),
        paymentTerms:
          "ödeme [koşulları|koşulu|şartları|vadesi gün|planı|şartı];vade gün;vade süresi;ödeme süresi".split(
            ";",
          ),
        purchaseOrder:
          "[müşteri|satın alma|satınalma|alıcı] sipariş no;müşteri sipariş numarası;satın alma siparişi no;satınalma siparişi;po numarası;sipariş numaranız;siparişiniz;müşteri po no;sas no;satın alma no;sipariş referans no;sipariş referansı;sipariş ref no;müşteri siparişi;müşteri siparişi no".split(
            ";",
          ),
        currency:
          "döviz [cinsi|türü|tipi|];para birimi;para cinsi;kur birimi;tutarlar;fatura para birimi;belge para birimi;para birim".split(
            ";",
          ),
        taxId:
          "[vergi|vergi dairesi ve|vergi dairesi|vergi kimlik] [no|numarası];vkn;vkn tckn;tckn;tc kimlik no;t c kimlik no;tc no;v no;vergi d no;vergi dairesi vergi no;vd no;kdv no;vergi hesap no;vd ve no;tckn vkn;t c kimlik numarası;tc kimlik numarası;tc kimlik".split(
            ";",
          ),
        customerTaxId:
          "[müşteri|alıcı] [vergi no|vkn|tckn|vergi kimlik no|vergi numarası|vkn tckn];müşteri vergi kimlik numarası;müşteri tc kimlik no;alıcı vergi kimlik numarası;alıcı tc kimlik no".split(
            ";",
          ),
        vendorTaxId:
          "[satıcı|firma|gönderen] [vergi no|vkn|vergi kimlik no|vergi numarası];satıcı vergi kimlik numarası;satıcı tckn;tedarikçi vkn".split(
            ";",
          ),
        iban: "iban numarası;iban tl;banka iban;hesap no iban;tl iban;iban hesap no;iban hesap numarası".split(
          ";",
        ),
        receiptNumber:
          "[fiş|işlem] [no|numarası];makbuz numarası;adisyon no;z no;ekü no;fiş;slip no;referans işlem no;tahsilat makbuzu no;tahsilat no;z rapor no".split(
            ";",
          ),
        plainNumber: "numara;numarası;sıra;referans;referans no;ref no;belge;seri".split(";"),
        otherNumber:
          "[sipariş|müşteri|sözleşme hesap|ticaret sicil|irsaliye|sözleşme|tesisat|teklif|mersis|abone|dosya|sayaç] [no|numarası];[irsaliye|mağaza|proje|sayfa|masa|kasa|oda|sipariş] [no|];[sipariş|müşteri|cari|cari hesap|hesap|proje|tedarikçi|satıcı|onay|kdv muafiyet] kodu;fatura [uuid|tipi|türü];sevk irsaliye no;irsaliyeler;sevkiyat no;teslimat no;cari kod;cari no;müşteri hesap no;proje adı;şantiye;iş emri no;iş no;hakediş no;tedarikçi no;kargo takip no;takip no;kargo no;ettn;özelleştirme no;senaryo;iade edilen fatura;iade fatura no;sicil no;rezervasyon no;kişi sayısı;garson;kasiyer;terminal no;işyeri no;üye işyeri no;kart no;pos;plaka;şasi no;seri no;ekk no;tekil kod;konu;banka referans no;parti no;etiket no;ürün kodu no;sevk irsaliyesi no;sevk no;e irsaliye no;kontrat no;ihale kayıt no;masraf merkezi;üye no;bayi kodu;plaka no;motor no;poliçe no;hasar no;iadeye konu fatura;iadeye konu fatura no;iade edilen fatura no".split(
            ";",
          ),
        otherDate:
          "[sevk|fiili sevk|irsaliye|teslim|teslimat|sipariş|hizmet|yükleme|basım|baskı|yazdırma|okuma|ilk okuma|son okuma|giriş|çıkış|geçerlilik|başlangıç|bitiş|sözleşme|fatura iade|sonraki okuma|oluşturma] tarihi;[fatura|tahakkuk|tüketim|] dönemi;düzenleme saati;saat;saati;zaman;dönem;ilk okuma;son okuma;giriş;çıkış;ay;yıl;gece sayısı;oluşma zamanı;sevkiyat tarihi;sevk zamanı;fiili sevk;hesap kesim tarihi;bir sonraki fatura tarihi;sonraki fatura tarihi;sonraki son ödeme tarihi;önceki fatura tarihi;iade edilen fatura tarihi;iadeye konu fatura tarihi".split(
            ";",
          ),
        other:
          "ödeme [şekli|yöntemi|türü|tipi|aracı];banka [adı|hesap no|bilgileri|];[posta|şube|swift|tevkifat] kodu;[brüt|net|] ağırlık;teslim [eden|alan|şekli];telefon no;cep;faks;e posta;eposta;web sitesi;web adresi;müşteri hizmetleri;ilgili kişi;yetkili;temsilci;satış temsilcisi;düzenleyen;hazırlayan;imza;kaşe;kaşe imza;ad soyad;adı soyadı;adres;adresi;il;ilçe;mahalle;ülke;hesap no;hesap numarası;şube;vergi dairesi;vergi d;vd;v d;kargo firması;taşıyıcı;nakliye şekli;teslimat şekli;gönderim şekli;gönderi taşıyan;koli adedi;not;notlar;açıklamalar;genel açıklamalar;yalnız;yazıyla;yazı ile;mal hizmet toplamı yazıyla;istisna;kdv istisna;teşekkürler;teşekkür ederiz;bizi tercih ettiğiniz için teşekkür ederiz;irsaliye yerine geçer;kur;suret;asıl;miktar adedi;mali değeri yoktur;ödeme kanalı;ödeme bilgileri;telefon numarası;gsm no;faks no".split(
            ";",
          ),
      },
      amounts: {
        subtotal:
          "[net|vergiler hariç|kdv hariç|brüt] [tutar|toplam];[mal hizmet|mal hizmet tutarı|mal ve hizmet|ürünler|malzeme|ürün|hizmet bedeli|enerji bedeli] toplamı;mal hizmet toplam [tutarı|tutar];toplam [tutar|kdv hariç|net];ara toplam;aratoplam;kdv hariç;vergisiz tutar;kdvsiz toplam;mal bedeli;mal hizmet bedeli;sepet toplamı;ürün tutarı;ürün toplam tutarı;iskontolu toplam;indirimli toplam".split(
            ";",
          ),
        discount:
          "[iskonto|indirim] [tutarı|toplamı|];[kampanya|kupon|hediye çeki] indirimi;[toplam|fatura altı|genel] iskonto;indirimler;toplam indirim;satır iskonto toplamı;indirim kuponu;iskonto %;tenzilat".split(
            ";",
          ),
        shipping:
          "[kargo|nakliye] [ücreti|bedeli|tutarı|];taşıma ücreti;taşıma bedeli;teslimat ücreti;navlun;gönderim ücreti;teslimat bedeli;gönderim bedeli;sevkiyat bedeli".split(
            ";",
          ),
        otherCharge:
          "[hizmet|servis|gecikme|ambalaj|sayaç okuma|dağıtım|açma kapama|konaklama ek] bedeli;[servis|işlem|kapıda ödeme] ücreti;servis;kuver;komisyon;vade farkı;gecikme zammı;gecikme faizi;faiz;sigorta;ambalaj;masraf;masraflar;diğer masraflar;ek ücret;depozito;damga pulu;poşet;geri kazanım katılım payı;yakıt farkı;trt payı;enerji fonu;diğer ücretler;artırım;fon;banka komisyonu;kur farkı;paketleme bedeli".split(
            ";",
          ),
        tip: "bahşiş;servis bahşiş".split(";"),
        rounding: "yuvarlama [farkı|tutarı|];kuruş farkı;küsurat".split(";"),
        tax: "[hesaplanan|] [kdv|katma değer vergisi|kdv % 20|kdv % 18|kdv % 10|kdv % 1];[kdv|özel iletişim vergisi|vergi] [tutarı|];[özel|belediye|elektrik ve havagazı] tüketim vergisi;k d v;kdv 20 %;kdv % 8;% 20 kdv;% 10 kdv;% 18 kdv;kdv %;% kdv;hesaplanan gerçek usulde katma değer vergisi;ötv;öiv;ö i v;btv;konaklama vergisi;telsiz kullanım ücreti;damga vergisi;bsmv".split(
          ";",
        ),
        totalTax:
          "[toplam kdv|toplam vergi] [tutarı|];[kdv|vergiler|vergi] toplamı;topkdv;kdv toplam;toplam vergiler;toplam hesaplanan kdv;hesaplanan kdv toplamı;toplam katma değer vergisi".split(
            ";",
          ),
        taxBase:
          "kdv matrahı [% 20|% 10|% 1|];matrah;vergi matrahı;kdv matrah;matrah toplamı;toplam matrah;kdv ye tabi tutar;matrah tutarı;vergiye tabi tutar;tevkifata tabi işlem tutarı;tevkifata tabi tutar;toplam kdv matrahı".split(
            ";",
          ),
        withholding:
          "[kesin|nakit|] teminat kesintisi;[tevkifat|stopaj] [tutarı|];kdv tevkifatı;kdv tevkifat tutarı;tevkif edilen kdv;hesaplanan kdv tevkifat;gelir vergisi stopajı;gv stopajı;gelir vergisi tevkifatı;kesinti;tevkif edilen;kesintiler toplamı;hesaplanan kdv tevkifatı;kdv tevkifat;toplam tevkifat".split(
            ";",
          ),
        total:
          "[vergiler dahil|kdv dahil] [toplam tutar|toplam|tutar];toplam [kdv dahil|fatura tutarı|bedel|tl|tutar kdv dahil];[brüt|kdv dahil|] genel toplam;fatura [toplamı|tutarı|bedeli|genel toplamı];genel toplam tl;kdv li toplam;yekün;işlem tutarı;sipariş toplamı;dönem borcu;satış tutarı;vergi dahil toplam tutar;toplam kdv dahil tutar;dip toplam;fatura toplam tutarı;fatura toplam;sipariş tutarı;makbuz tutarı".split(
            ";",
          ),
        plainTotal: "toplam;top;tutar;toplamı".split(";"),
        amountPaid:
          "ödenen;ödenen tutar;ödendi;peşinat;avans;alınan avans;avans kesintisi;ön ödeme;mahsup;mahsup edilen;mahsup edilen avans;tahsil edilen;tahsilat;yapılan ödeme;ödemeler;önceki ödemeler;kapora;önceki hakediş;hediye kartı;alınan ödeme;avans mahsubu;toplam ödenen;tahsil edilen tutar;toplam tahsilat;önceki hakedişler;alınan avanslar".split(
            ";",
          ),
        balanceDue:
          "[ödenecek|ödenecek toplam|toplam ödenecek|net ödenecek|kalan] [tutar|];ödenecek miktar;ödenmesi gereken tutar;kalan bakiye;bakiye;borç bakiyesi;güncel bakiye;kalan borç;toplam borç;ödenecek fatura tutarı;tahsil edilecek tutar;net tahsilat;toplam ödeme;ödenecek net tutar;iade edilecek tutar;ödenmesi gereken;ödenmesi gereken toplam tutar;ödemeniz gereken tutar;ödenmemiş tutar;net ödeme tutarı;tahsil edilecek toplam tutar;toplam ödenmesi gereken tutar".split(
            ";",
          ),
        cashTendered:
          "[kredi|banka|yemek|banka kredi] kartı;nakit;nakit ödeme;kart;kart ile ödeme;alınan;alınan para;mastercard;ödenen nakit;verilen para;temassız;troy".split(
            ";",
          ),
        cashChange: "para üstü;paraüstü;üstü;geri verilen".split(";"),
        previousBalance:
          "[önceki|devreden] [bakiye|borç];devir;geçmiş dönem borcu;eski bakiye;önceki dönem borcu;gecikmiş borç;vadesi geçmiş borç;önceki dönemden devir;önceki dönem bakiyesi;önceki fatura borcu;geçmiş borç".split(
            ";",
          ),
        otherAmount:
          "toplam [adet|miktar|koli|ağırlık|tüketim|puan];[sözleşme|taksit|istisna|döviz|tl|kdv istisna] tutarı;kazancınız;tasarruf;miktar toplamı;ürün adedi;kalem sayısı;brüt kg;net kg;tüketim;sözleşme bedeli;kümülatif hakediş;kur;döviz kuru;yalnız;yazıyla;taksit;taksit sayısı;puan;kazanılan puan;kdv siz;kdv den istisna;limit;kredi limiti;tl karşılığı;bonus;usd kuru;eur kuru;euro kuru;dolar kuru;tcmb kuru".split(
            ";",
          ),
      },
      columns: {
        position: "sıra;sıra no;sn;s no;kalem no;sıra numarası;s n".split(";"),
        code: "[ürün|mal|] [kodu|hizmet kodu];stok kodu;malzeme kodu;barkod;parça no;gtip;gtip no;ürün no;malzeme no;ürün numarası;katalog no;barkod no".split(
          ";",
        ),
        description:
          "[mal hizmet|ürün|ürün hizmet|malzeme] [açıklaması|adı|];[mal hizmet|malın|ürün|işin|] cinsi;açıklama;ürünler;hizmet;hizmetler;hizmet açıklaması;stok adı;malzeme hizmet açıklaması;ürün adı açıklama;cins;mal ve hizmet;mal veya hizmet;tanım;yapılan iş;detay;mal adı;malın adı;işin tanımı".split(
            ";",
          ),
        quantity:
          "miktar;adet;mik;miktarı;miktar birim;saat;tüketim;gün;adedi;ad;teslim miktarı;miktar adet;mikt;kişi sayısı;gece sayısı".split(
            ";",
          ),
        unit: "birim;birimi;br;ölçü birimi;brm;ölçü;birim cinsi".split(";"),
        unitPrice:
          "[birim|br|b|] [fiyat|fiyatı];birim fiyat [tl|kdv hariç|kdv dahil];[net birim|brüt|net|kdv dahil|kdv hariç] fiyat;liste fiyatı;satış fiyatı;birim tutar;birim bedel;bf;birim fiyatı tl;fiyat tl;birim fiyat eur;birim fiyat usd;birim net fiyat;birim fiy;birim fyt;brm fiyat;kdv li fiyat;kdv hariç birim fiyat;kdv dahil birim fiyat".split(
            ";",
          ),
        priceBasis: "fiyat birimi".split(";"),
        discount:
          "[iskonto|iskonto arttırım|indirim|isk] [tutarı|];iskonto artırım tutarı;arttırım;iskonto tl;indirim tl;isk tutar".split(
            ";",
          ),
        discountRate:
          "[iskonto|indirim|isk] [oranı|%];% iskonto;iskonto arttırım oranı;iskonto artırım oranı;isk1;isk 1;% indirim;isk 2;isk2;iskonto 1".split(
            ";",
          ),
        taxRate:
          "[kdv|vergi] [oranı|%];% kdv;kdv oran;kdv oranı %;vergi oran;vergi oranı %;kdv kodu".split(
            ";",
          ),
        taxAmount:
          "kdv [tutarı|tutar|tl|toplamı|];vergi;vergi tutarı;diğer vergiler;kdv bedeli;katma değer vergisi tutarı;vergiler;toplam kdv".split(
            ";",
          ),
        amount:
          "[mal hizmet|] [tutar|tutarı];toplam [tutar|tl|fiyat|];satır toplamı;bedel;bedeli;tutar tl;tl;mal hizmet toplamı;hizmet tutarı;ürün tutarı;fiyat toplam;mal hizmet bedeli;hizmet toplamı".split(
            ";",
          ),
        netAmount:
          "[net|kdv hariç] [tutar|toplam];matrah;vergisiz tutar;toplam kdv hariç;tutar kdv hariç;satır net tutarı;iskontolu toplam;indirimli toplam;kdv siz toplam".split(
            ";",
          ),
        grossAmount:
          "[kdv dahil|kdv li] [tutar|toplam];[toplam|tutar|] kdv dahil;brüt tutar;vergili tutar;kdv dahil bedel;kdvli tutar;kdvli toplam;vergi dahil tutar;vergi dahil toplam".split(
            ";",
          ),
        serviceDate: "[hizmet|sevk|teslim|] tarihi;tarih;dönem;hizmet dönemi".split(";"),
        other:
          "[son|ilk] [endeks|okuma];[irsaliye|sipariş|seri|lot|parti] no;ağırlık;kg;koli;paket;ambalaj;irsaliye;son kullanma tarihi;skt;menşei;menşe;depo;proje;çarpan;tevkifat;tevkifat oranı;not;bakiye;borç;alacak;vade;marka;model;renk;beden;sipariş numarası;masraf merkezi;araç plaka".split(
            ";",
          ),
      },
      roles: {
        customer:
          "[alıcı|müşteri] [bilgileri|unvanı|];[müşteri|abone] [adı|bilgileri|];[müşteri|fatura] [bilgileri|adresi];sayın;fatura edilen;kiracı;misafir;müşteri adı soyadı;firma adı;kime;alıcı firma;müşterinin adı soyadı;fatura adresiniz;faturalama adresi".split(
            ";",
          ),
        shipTo:
          "[teslimat|sevk|teslim|gönderim|kullanım|tesisat|tüketim|hizmet|şantiye|kullanım yeri] adresi;[sevk|teslim] [yeri|edilen];teslim edilecek adres;varış yeri;teslimat bilgileri;teslimat yeri;teslimat noktası".split(
            ";",
          ),
        vendor:
          "satıcı [bilgileri|unvanı|firma|];gönderen;tedarikçi;firma;düzenleyen firma;yüklenici;taşeron;hizmet veren;kimden;faturayı düzenleyen;fatura kesen;gönderici bilgileri;hizmet sağlayıcı;faturayı düzenleyenin".split(
            ";",
          ),
        remitTo:
          "hesap sahibi;lehtar;alacaklı;hesap adı;alıcı adı banka;ödeme alıcısı;lehdar;ödeme yapılacak hesap;hesap unvanı".split(
            ";",
          ),
      },
      months: [
        "ocak;oca".split(";"),
        "şubat;şub".split(";"),
        "mart;mar".split(";"),
        "nisan;nis".split(";"),
        "mayıs;may".split(";"),
        "haziran;haz".split(";"),
        "temmuz;tem".split(";"),
        "ağustos;ağu".split(";"),
        "eylül;eyl".split(";"),
        "ekim;eki".split(";"),
        "kasım;kas".split(";"),
        "aralık;ara".split(";"),
      ],
      legalForms:
        "a ş;aş;anonim şirketi;anonim şti;ltd şti;ltd sti;limited şirketi;limited şti;ltd;san ve tic;san ve tic a ş;san ve tic ltd şti;sanayi ve ticaret;san tic;tic ltd şti;tic a ş;şti;ticaret limited şirketi;ticaret anonim şirketi;kollektif şirketi;koll şti;komandit şirketi;kooperatifi;koop;şahıs firması;vakfı;derneği;belediyesi;adi ortaklığı;iş ortaklığı;şubesi;ve ortakları;ve oğulları;anonim ortaklığı;kolektif şirketi;iktisadi işletmesi".split(
          ";",
        ),
      units:
        "adet;ad;saat;sa;gün;gece;hafta;ay;yıl;dakika;dk;metre;mtül;metretül;metrekare;metreküp;kilogram;litre;kutu;kt;koli;kl;paket;palet;plt;rulo;torba;çuval;şişe;teneke;kova;takım;tk;çift;kişi;lisans;kullanıcı;sayfa;sefer;seans;tabaka;boy;demet;düzine;porsiyon;bardak;götürü;birim;c62;niu;adt;geceleme;kangal".split(
          ";",
        ),
      groupSums:
        "[sayfa|sayfa ara|işçilik|malzeme grubu|irsaliye|grup|yedek parça] toplamı;nakli yekün;devreden toplam;sonraki sayfaya devir;önceki sayfadan devir;devamı;devamı arka sayfada;nakliyekün;önceki sayfadan aktarılan;malzeme ara toplamı;bölüm toplamı".split(
          ";",
        ),
      taxIncluded:
        "[fiyatlara|fiyatlarımıza|fiyatlar|] kdv dahildir;kdv dahil [fiyatlar|edilmiştir|edilerek|];vergiler dahil;tüm vergiler dahil;fiyatlara vergiler dahildir;kdv fiyata dahildir;vergiler dahildir".split(
          ";",
        ),
      currencies: {
        TRY: "tl;try;türk lirası;lira;türkiye;turkiye;istanbul;ankara;izmir;bursa;antalya;adana;konya;gaziantep;kocaeli;mersin;kayseri;eskişehir;samsun;denizli;sakarya;trabzon;gebze;diyarbakır;malatya;tekirdağ;manisa;balıkesir;muğla;kadıköy;şişli;ümraniye;beşiktaş;çankaya;ataşehir".split(
          ";",
        ),
        EUR: "avro".split(";"),
        USD: "amerikan doları;abd doları".split(";"),
      },
    },
  ],
};
