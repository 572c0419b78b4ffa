// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Labels of what the buyer gave the seller to put on the invoice. */
export const buyerReferences: readonly string[] =
  "leitweg[-|]id;ihr zeichen;ihre referenz;referenz des käufers;käuferreferenz;buyer reference;customer reference;your ref[erence|.|];su referencia;votre référence;v/[ |]réf[érence|.|];vs[.|] riferimento;uw referentie;uw kenmerk;v/[ |]ref[erência|.|]".split(
    ";",
  );

/** Labels of the invoice to which a credit note or a correction goes back. */
export const precedingInvoices: readonly string[] =
  "zu rechnung;zur rechnung;betrifft rechnung;bezug rechnung;ursprungsrechnung;originalrechnung;korrektur zu;original invoice;credited invoice;against invoice;ref[erence|] invoice;factura rectificada;facture d'origine;sur facture;rif. fattura;fattura di riferimento;betreft factuur;bij factuur;fatura de origem".split(
    ";",
  );

/** Labels of the day when goods were delivered or a service was done. */
export const deliveryDays: readonly string[] =
  "data d'operació;leveringsdato;leistungsdatum;leistungstag;lieferdatum;liefer-[ |][und|/][ |][leistungs|rechnungs]datum;delivery date;date of [supply|delivery];fecha de entrega;toimituspäivä;date de livraison;data [di |]consegna;leverdatum;data de entrega;leveransdatum".split(
    ";",
  );

/** Labels of the address to which goods were delivered. */
export const deliveryPlaces: readonly string[] =
  "leveringsadresse;lieferadresse;lieferanschrift;lieferort;versandadresse;[abweichender |]warenempfänger[in|];lieferung an;[delivery|shipping] address;[deliver|delivered|ship|shipped] to;dirección de [entrega|envío];lugar de entrega;toimitusosoite;adresse de livraison;lieu de livraison;livré à;[indirizzo|luogo] di [consegna|destinazione];afleveradres;leveradres;bezorgadres;morada de entrega;local de [entrega|descarga];leveransadress".split(
    ";",
  );

/** Labels of the first and the last day that are billed. */
export const billingPeriods: readonly string[] =
  "faktureringsperiode;abrechnungszeitraum;leistungszeitraum;rechnungszeitraum;[billing|invoice|invoicing|service] period;[período|periodo] de facturación;[período|periodo] facturado;laskutuskausi;laskutusjakso;période [de facturation|facturée];periodo di fatturazione;factuurperiode;facturatieperiode;período de faturação;faktureringsperiod".split(
    ";",
  );

/** Says that the buyer has written the invoice itself. */
export const selfBillings: readonly string[] =
  "selvfakturering;selbst ausgestellte rechnung;gutschrift[s|]verfahren;self[-| ]bill[ed|ing];facturación por el destinatario;itselaskutus;autofacturation;fattura emessa dal cessionario;factuur uitgereikt door afnemer;autofaturação;självfakturering".split(
    ";",
  );

/** Labels of the person who answers for the seller. */
export const contactPeople: readonly string[] =
  "ansprechpartner[in|];sachbearbeiter[in|];bearbeiter[in|];ihr kontakt;kontaktperson;contact person;persona de contacto;interlocuteur;votre contact;referente;contactpersoon".split(
    ";",
  );

/** Labels of a number of telephone. */
export const telephones: readonly string[] =
  "telefon;telephone;phone;teléfono;telefono;tél[éphone|];telefoon;tel".split(";");

/** More of them, which a number must follow at once. */
export const shortTelephones: readonly string[] = "fon;t".split(";");

/** Parts of a line of an address that says how somebody is reached: no street. */
export const otherWays: readonly string[] = "z[.|][ |]hd;t.a.v;tel;fax;www".split(";");

/** Between a quantity and its price, where a unit could stand. */
export const pricesFollow: readonly string[] = "zu;per;je;à;a;x;@".split(";");

/** Says that the seller takes the amount from the buyer's account. */
export const directDebits: readonly string[] =
  "betalingsservice;lastschrift;bankeinzug;abbuchung;direct debit;sdd;domiciliaci[o|ó]n;adeudo;prélèvement;domiciliation;addebito [diretto|su];automatische incasso;incasso;polecenie zapłaty;débito direto;autogiro".split(
    ";",
  );

/** Parts of a text that says by itself when or how an amount is to be paid. */
export const payingTexts: readonly string[] =
  "aboneu;ohne abzug;skonto;netto bis;bereits beglichen;bei zahlung bis;vorkasse;due [on receipt|within];payable [on|within];al contado;à réception;à régler;merci de régler;comptant;rimessa diretta;betaling binnen;te betalen binnen;over te maken;a pagar até;pronto pagamento".split(
    ";",
  );

/** Days, behind the number of them in which an amount is to be paid. */
export const dayCounts: readonly string[] = "dies;dage;days;d[í|i]as;jours;giorni;dagar".split(";");

/** Captions of when or how an amount is to be paid. */
export const paymentCaptions: readonly string[] =
  "termini de pagament;forma de pagament;betalingsbetingelser;zahlungs[bedingung|bedingungen|ziel|art|weise];zahlbar bis;[mode/|]terms of payment;payment terms;terms;[forma|condiciones|plazo] de pago;maksuehto;condition[s|][ de paiement| de règlement|];[mode de |]règlement;mode de paiement;délai de paiement;payable au plus tard le;fizetési [mód|feltételek|határidő];[termine|condizioni|modalità|scadenza][ di|] pagamento;pagamento;betaalwijze;betalings[termijn|voorwaarden|wijze];termin płatności;cond[ições|.|][ de|] pagamento;pagar até;betalningsvillkor".split(
    ";",
  );

/** Parts of a text that says what late payment costs. */
export const latePayments: readonly string[] =
  "verzugszinsen;bei zahlungsverzug;late payment;intereses de demora;en cas de retard;pénalité[s|] de retard;indemnité forfaitaire;interessi di mora;wettelijke rente;juros de mora".split(
    ";",
  );

/** Before the tax number of the buyer, to whom the tax is shifted. */
export const taxShifts: readonly string[] =
  "übertragen auf;shifted to;customer's vat [no|number][.|][:|];verlegd naar".split(";");

/** Parts of the reason that the buyer owes the tax. */
export const reverseCharges: readonly string[] =
  "přenesen[á|] daňov;omvendt betalingspligt;steuerschuldnerschaft;§[ |]13[ |]b;leistungsempfänger schuldet;reverse[ |-]charge;inversión del sujeto pasivo;käännetty verovelvollisuus;autoliquidation;fordított adózás;inversione contabile;btw verlegd;verlegd naar;odwrotne obciążenie;autoliquidação;iva -[ |]autoliquid;taxare inversă;omvänd [skattskyldighet|betalningsskyldighet]".split(
    ";",
  );

/** Parts of the reason that goods were sent to another country of the European Union. */
export const insideUnion: readonly string[] =
  "innergemeinschaftliche lieferung;intra[-|]community supply;entrega intracomunitaria;livraison intracommunautaire;cessione intracomunitaria;intracommunautaire levering;wewnątrzwspólnotowa dostawa;transmissão intracomunitária".split(
    ";",
  );

/** Parts of the reason that goods left the European Union. */
export const outsideUnion: readonly string[] =
  "ausfuhrlieferung;export outside the eu;export of goods;entrega de exportación;exportation hors;cessione all'esportazione;uitvoer buiten de eu".split(
    ";",
  );

/** What the tax is called before such a reason. */
export const shortTaxes: readonly string[] = "mwst;ust;vat;iva;tva;btw".split(";");

/** Parts of the reason that the supply or the seller is exempt from tax. */
export const exemptions: readonly string[] =
  "exempt d[’|']iva;exento de iva;§[ |]19 [abs 1|abs. 1|abs.1|abs1] ustg;§[ |]19 ustg;kleinunternehmer;steuerbefreit;steuerfrei[e|er|es|] [leistung|umsatz|gemäß|nach|gem.];exempt from vat;vat exempt;operación exenta;exenta de iva;tva non applicable;293[ |]b;exon[é|e]r[é|ation] de [la |]tva;esente [da |]iva;regime forfettario;vrijgesteld van btw;kleineondernemersregeling;zwolnion[e|y] z vat;isento de [iva|imposto]".split(
    ";",
  );

/** Parts of the reason that the rate is zero. */
export const zeroRates: readonly string[] = "zero[-| ]rated".split(";");

/** Parts of the reason that the law of the tax does not hold. */
export const notTaxed: readonly string[] =
  "nicht steuerbar;outside the scope of vat;not subject to vat;no sujet[a|o] a iva;hors [du |]champ;fuori campo iva;non soggett[a|o] [ad |]iva;não sujeito a iva".split(
    ";",
  );
