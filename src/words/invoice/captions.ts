// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Captions that stand before values of many kinds. */
export const commonCaptions: readonly string[] =
  "an;von;für;firma;herr;herrn;frau;gast;to;for;from;account;company;company name;business name;company data;site;property;guest;de;a;para;por;empresa;à;pour;société;entreprise;m;monsieur;madame;titulaire;ordre;da;di;per;aan;van;voor;dla;do;od;för;till".split(
    ";",
  );

/** Captions of the customer where they are a text of their own. */
export const customerCaptions: readonly string[] =
  "til;an;für;per;für rechnung von;[invoice |bill |billed |charge |bill charges |charges |issued |prepared |sold |send invoice |][to|for];hirer;responsible party;payer;payor;account of;para;à;pour;aan;voor;dla;till".split(
    ";",
  );

/** Captions of the vendor where they are a text of their own. */
export const vendorCaptions: readonly string[] =
  "fra;von;[invoice |bill |billed |issued |sold |][from|by];payee;de;da;van;od;från".split(";");

/** Before parties that neither bill nor are billed. */
export const neitherCaptions: readonly string[] =
  "versender;absender;lieferant;patient;shipper;ship[ped|] from;origin;pick[ |]up[ from| at| address|];broker;carrier;driver;insured vehicle;architect;engineer;remitente;expéditeur;mittente;afzender".split(
    ";",
  );

/** Captions of the customer of the work, who need not be billed for it. */
export const workCaptions: readonly string[] =
  "bygherre;bauherr;bauherrschaft;endkunde;owner;project owner;end customer;promotor;ma[i|î]tre d[’|']ouvrage;ma[i|î]tre de l[’|']ouvrage;client final;committente;opdrachtgever werk;dono da obra".split(
    ";",
  );

/** Heads a slip that goes back with the payment. */
export const slips: readonly string[] =
  "zahlungsabschnitt;überweisungsabschnitt;einzahlungsschein;zahlungsavis;payment advice;payment slip;payment coupon;payment stub;remittance;remittance advice;remittance slip;remittance stub;remittance coupon;aviso de pago;cupón de pago;coupon de paiement;talon de paiement;avis de paiement;papillon de paiement;avviso di pagamento;betalingsadvies;betaalstrook;aviso de pagamento".split(
    ";",
  );

/** Words of every sentence: a label only before a colon. */
export const particles: readonly string[] =
  "for;am;an;der;des;die;vom;von;a;as;of;to;de;del;el;en;la;d;du;dû;le;les;par;pour;da;di;il;in;per;van;voor;das;do;pro;från".split(
    ";",
  );
