import type { InvoiceWords } from "../../../src/template/invoice-template.ts";

/** "Number", behind the name of a paper. */
const NO = "[n|no|nr|num|numero|#|id|progressivo|n ro|nro]";

/** "Number of", before the name of a paper. */
const NO_OF =
  "[n|no|nr|num|numero|#|id|n ro|nro|identificativo|numero di|n di|nr di|num di|numero della|numero del|numero dell|n della|n del|n dell|nr della|identificativo del|identificativo dell]";

/** "Date of", with and without the article. */
const DATE_OF = "[data|data di|data del|data della|data dell|data d|date|data e ora di|data e ora]";

/** How a date is written, as forms print it behind the caption. */
const FORMAT = "[gg mm aaaa|gg mm aa|aaaa mm gg|g m a|]";

/** Before the tax, as sums say it. */
const WITHOUT_TAX =
  "[imponibile|iva esclusa|senza iva|al netto iva|al netto di iva|al netto dell iva|netto iva|escl iva|esclusa iva|escluso iva|iva escl|iva escluso|ante iva|prima delle imposte|senza imposte|esente iva|al netto delle imposte]";

/** With the tax, as sums say it. */
const WITH_TAX =
  "[iva inclusa|iva compresa|con iva|ivato|ivata|ivati|iva incl|inclusa iva|incl iva|compresa iva|comprensivo di iva|comprensivo iva|iva comp|tasse incluse|al lordo iva|lordo iva|iva incluso|comprensiva di iva|compreso iva|inclusivo di iva]";

/** What a foreign or domestic number for tax is called. */
const TAX_NUMBER =
  "[p iva|partita iva|piva|part iva|p i|p i v a|partita i v a|cod fiscale|codice fiscale|c f|cf|cod fisc|c fiscale|n iva|numero iva|partita iva codice fiscale|p iva c f|p iva cf|c f p iva|cf p iva|cod fisc p iva|codice fiscale partita iva|codice fiscale e partita iva|partita iva e codice fiscale|partita iva cod fiscale|codice iva|id iva|vat|p iva cod fiscale|p iva e c f|c f e p iva|codice fiscale p iva|cod fiscale p iva|p iva cod fisc|cf e p iva|p iva codice fiscale|identificativo fiscale|codice identificativo iva]";

/** Italian, of Italy and of Ticino. */
export const IT: InvoiceWords = {
  language: "it",
  titles: {
    invoice: [
      "[|vostra|nostra|copia di|duplicato|copia|nuova] fattura",
      "fattura [n|nr|no|numero|elettronica|differita|immediata|accompagnatoria|di vendita|vendita|commerciale|di acconto|d acconto|acconto|di saldo|a saldo|saldo|di cortesia|semplificata|riepilogativa|ordinaria|originale|copia|pa|estero|cliente|clienti|di servizi|finale|parziale|provvisoria sal|intra|cee|export|integrativa|italia|per prestazioni|professionale|di prestazione|b2b|b2c|copia cliente|copia di cortesia|ricevuta fiscale|fiscale|proforma finale|immediata accompagnatoria|differita riepilogativa]",
      "[copia|copia di cortesia|copia analogica|rappresentazione|riproduzione|stampa] [fattura|della fattura|di fattura|di fattura elettronica|della fattura elettronica|fattura elettronica|del file xml]",
      "fattura elettronica [verso privati|verso pa|pa|di acquisto|di vendita]",
      "[avviso di] [fattura|parcella]",
      "[parcella|notula|parcella n|notula n|parcella professionale|nota di prestazione|fattura parcella|parcella fattura|nota onorari|nota professionale|nota di onorario|nota spese e competenze]",
      "[nota di addebito|nota addebito|nota di debito|nota debito|nota di debito n]",
      "[bolletta|la tua bolletta|la bolletta|bolletta n|bolletta elettronica|bolletta sintetica|conto telefonico|bolletta dell energia elettrica|bolletta del gas]",
      "[autofattura|td01|td24|td25|td06|td02|td05]",
      "[situazione|liquidazione] [lavori|dei lavori|finale]",
      "[stato avanzamento lavori|sal n]",
      "[fattura|conto] [per fornitura|di fornitura]",
    ],
    "credit-note": [
      "[nota di credito|nota credito|nota d accredito|nota di accredito|nota accredito|note di credito|nota cr|td04|td08|nota di variazione|nota di storno|storno fattura|nota di credito n|nota di credito nr|nota di credito elettronica|nota di credito cliente|nota credito cliente|fattura di storno|avviso di accredito|accredito|nota di variazione in diminuzione]",
    ],
    receipt: [
      "[ricevuta|scontrino|documento commerciale|ricevuta fiscale|ricevuta n|ricevuta nr|scontrino fiscale|scontrino non fiscale|scontrino n|documento commerciale di vendita|documento commerciale di vendita o prestazione|di vendita o prestazione|documento gestionale|ricevuta di pagamento|ricevuta di acquisto|ricevuta di vendita|ricevuta sanitaria|ricevuta non fiscale|ricevuta generica|ricevuta per prestazione occasionale|ricevuta di prestazione|quietanza|quietanza di pagamento|quietanza di pagamento pos|ricevuta cliente|copia cliente|la tua ricevuta|prova d acquisto|documento di acquisto|biglietto|conto|preconto|pre conto|ricevuta d acquisto|ricevuta di cassa|ricevuta di parcheggio|attestazione di pagamento|ricevuta di donazione|scontrino di cassa|copia esercente|ricevuta di locazione]",
    ],
    "pro-forma": [
      "[proforma|pro forma|fattura proforma|fattura pro forma|avviso di parcella proforma|preavviso di fattura|preavviso di parcella|progetto di notula|pro memoria|prefattura|pre fattura|progetto di parcella|avviso di fattura proforma|proforma n|pro forma n|fattura proforma n|bozza|bozza fattura|bozza di fattura|fattura provvisoria|richiesta di acconto]",
    ],
    other: [
      "[preventivo|preventivo n|offerta|offerta n|quotazione|offerta commerciale|proposta commerciale|proposta|stima|computo metrico|computo metrico estimativo|richiesta di offerta|richiesta d offerta|offerta economica|preventivo di spesa]",
      "[ordine|ordine n|ordine di acquisto|ordine d acquisto|ordine cliente|ordine fornitore|conferma ordine|conferma d ordine|conferma di ordine|conferma dell ordine|conferma d ordine n|riepilogo ordine|buono d ordine|buono ordine|ordine di lavoro|ordine di servizio|commissione|copia commissione|ordine di vendita]",
      "[ddt|d d t|documento di trasporto|documento trasporto|bolla|bolla di consegna|bolla di accompagnamento|bollettino di consegna|bolla di lavoro|packing list|lista di imballaggio|lettera di vettura|distinta|distinta di imballo|distinta base|ddt n|documento di consegna|nota di consegna|buono di consegna|bolla di reso|buono di prelievo|borderau|bordero]",
      "[estratto conto|estratto conto cliente|situazione contabile|scheda contabile|saldo contabile|partitario|sollecito|sollecito di pagamento|primo sollecito|secondo sollecito|richiamo|diffida|avviso di pagamento|ordine di bonifico|bonifico|disposizione di pagamento|distinta di pagamento|avviso di scadenza|messa in mora]",
      "[contratto|contratto di locazione|contratto di appalto|contratto di fornitura|condizioni generali|condizioni generali di vendita|condizioni di vendita|listino|listino prezzi|catalogo|scheda tecnica|rapporto di intervento|rapportino|rapporto intervento|rapportino di lavoro|verbale|verbale di consegna|busta paga|cedolino|nota spese|certificato di pagamento|certificazione|attestato|dichiarazione|garanzia|certificato di garanzia|dichiarazione di conformita|certificazione unica|lettera d incarico|mandato|cambiale|ricevuta bancaria|foglio ore]",
    ],
  },
  head: {
    invoiceNumber: [
      `[fattura|fatt|ft|documento|doc|nota di credito|nota credito|nota di debito|parcella|notula|fattura di vendita|fattura elettronica|bolletta|fattura differita|fattura immediata|fattura accompagnatoria|nota di accredito|proforma|fattura proforma|fattura pro forma|pro forma|fattura pa|fattura acconto|fattura d acconto|fattura di acconto|vostra fattura|nota di variazione|nota di addebito|avviso di parcella|autofattura|fattura commerciale|fattura cliente] ${NO}`,
      `${NO_OF} [fattura|fatt|ft|documento|doc|nota di credito|nota credito|bolletta|parcella|notula|la fattura|fattura elettronica|proforma|documento fiscale|nota|fattura cliente|nota di debito|fattura proforma]`,
      "[fattura|fattura elettronica|nota di credito|parcella|notula|fattura proforma|bolletta]",
      "[numero|n|nr] [e data fattura|fattura e data|documento e data|fattura data|data fattura|e data documento]",
      "[fattura|documento] [n|nr|no|numero] [e data|data|fiscale]",
      "[riferimento|rif] [fattura|della fattura]",
      "[serie numero|serie e numero|numero serie]",
      "fattura [elettronica|differita|immediata] [nr|n|numero] [del|doc|documento]",
    ],
    invoiceDate: [
      `${DATE_OF} [fattura|fatt|ft|documento|doc|emissione|fatturazione|la fattura|nota di credito|nota credito|parcella|emissione fattura|emissione documento|bolletta|emissione della fattura|notula|nota|proforma|fattura elettronica|emissione bolletta|compilazione] ${FORMAT}`,
      "[emessa|emesso|fattura emessa|emessa in data|emesso in data|fattura datata|data|emissione|documento emesso|emessa a] [il|in data|lì]",
      "[fattura|documento|nota di credito|parcella] [del|in data|data]",
      "[fattura del giorno|data emiss|data doc|emissione|data rilascio|data e luogo di emissione|data e ora emissione|luogo e data di emissione]",
    ],
    plainDate: [
      `data ${FORMAT}`,
      "[data e ora|data ora|luogo e data|luogo data|in data|data e luogo|data operazione|data transazione|data acquisto|data di acquisto|data vendita|data di vendita|data creazione|data di creazione|creata il|creato il|data dell acquisto|data della vendita|data registrazione|ora e data]",
    ],
    dueDate: [
      `[data scadenza|data di scadenza|data scad|scadenza|scadenze|scad|data scadenze|scadenza pagamento|scadenza fattura|scadenza del pagamento|data scadenza pagamento|data di scadenza pagamento|scadenza rata|scadenza rate|scadenza bolletta|data scadenza fattura|data di scadenza del pagamento|data scadenza rata|data termine pagamento|termine ultimo|scadenza di pagamento|data della scadenza|scadenza prevista|prossima scadenza] ${FORMAT}`,
      "[scadenza il|scade il|in scadenza il|con scadenza|con scadenza il|con scadenza al|da pagare entro|da pagare entro il|da pagarsi entro|da pagarsi entro il|pagare entro|pagare entro il|pagabile entro|pagabile entro il|pagamento entro|pagamento entro il|da saldare entro il|entro il|entro e non oltre il|pagamento dovuto entro|da versare entro il|scadenza entro il|scadenze il|importo da pagare entro|importo da pagare entro il|totale da pagare entro|totale da pagare entro il|saldo entro il|da corrispondere entro il|termine di pagamento entro|addebito il|addebito in data|sara addebitato il|verra addebitato il|addebitato il|addebito sul conto il|data addebito|data di addebito|data pagamento|data di pagamento|data prevista pagamento|data limite pagamento|data limite di pagamento|data valuta pagamento|quanto devo pagare entro]",
    ],
    paymentTerms: [
      "[condizioni|condizione|modalita|termini|termine|metodo|tipo|forma|mezzo|cond|mod|modo|codice|dati] [di|del|] [pagamento|pag|pagam]",
      "[pagamento|pagamenti|cond pagam|modalita pagam|termini e modalita di pagamento|condizioni e modalita di pagamento|modalita e condizioni di pagamento|modalita e termini di pagamento|termini|giorni termini pagamento|giorni termini|giorni pagamento|pagamento a|pagamento con|pagamento tramite|pagamento mediante|pagamento effettuato con|modalita di versamento|modalita pagamento e scadenze|condizioni di vendita pagamento|tipo pag|dilazione|rimessa diretta|giorni data fattura|condizioni]",
    ],
    purchaseOrder: [
      "[ordine|ord|ordine di acquisto|ordine d acquisto|ordine acquisto|vostro ordine|vs ordine|vs ord|vostro ord|ordine cliente|buono d ordine|oda|po|vs ordine d acquisto|vs rif ordine|rif ordine|rif vs ordine|riferimento ordine|ordine n|id documento ordine] [|n|nr|no|num|numero|#|del|rif|id]",
      "[n|nr|numero|num|no|rif|riferimento|id|identificativo|numero di|numero d] [ordine|ordine cliente|ordine di acquisto|ordine d acquisto|vostro ordine|vs ordine|vs ord|oda|ordine acquisto|buono d ordine|ordine del cliente]",
      "[dati ordine di acquisto|dati ordine acquisto|dati dell ordine di acquisto|identificativo dell ordine di acquisto|vostro riferimento ordine|ordine acquisto numero|vs rif|vs riferimento|vostro riferimento|vostro rif|vostri riferimenti|riferimento cliente|rif cliente|vs riferimenti]",
    ],
    currency: [
      "[valuta|divisa|valuta importi|valuta documento|divisa documento|valuta di fatturazione|importi in|prezzi in|importi espressi in|importi in valuta|codice divisa|codice valuta|tutti gli importi sono in|tutti gli importi in|valuta fattura|gli importi sono espressi in|valori in|valori espressi in|valuta pagamento|prezzi espressi in]",
    ],
    taxId: [
      `${TAX_NUMBER} [|n|nr|no|numero|it|id|iva|ue]`,
      "[identificativo fiscale ai fini iva|ident fiscale|identificativo iva|idfiscale iva|id fiscale iva|id fiscale|numero di partita iva|n partita iva|n p iva|n di partita iva|numero partita iva|n codice fiscale|numero identificazione iva|codice fiscale e p iva|c f partita iva|cf partita iva|p iva it|n registro imprese e codice fiscale|registro imprese codice fiscale e partita iva|codice fiscale partita iva e registro imprese|c f p iva e registro imprese|p iva registro imprese|cf piva|c f piva|partita iva numero|codice fiscale numero|c f e partita iva|codice fiscale e n iscrizione registro imprese|ide|ide n|idi|n ide|n idi|imposta sul valore aggiunto n|iva n|iva nr|iva no|iva id|p iva ue|partita iva ue|partita iva comunitaria|partita iva intracomunitaria|gruppo iva|p iva di gruppo|partita iva gruppo]",
    ],
    customerTaxId: [
      `${TAX_NUMBER} [cliente|del cliente|destinatario|del destinatario|committente|cessionario|acquirente|dell acquirente|intestatario]`,
      `[vostra|vs|vostro|sua|suo|cliente|tua|tuo] ${TAX_NUMBER}`,
      "[partita iva o codice fiscale cliente|codice lotteria o cf cliente|p iva cliente n]",
    ],
    vendorTaxId: [
      `${TAX_NUMBER} [fornitore|del fornitore|venditore|del venditore|emittente|dell emittente|prestatore|cedente]`,
      `[nostra|ns|nostro] ${TAX_NUMBER}`,
    ],
    iban: [
      "[iban|codice iban|cod iban|coordinate iban|coordinate bancarie iban|iban n|numero iban|conto iban|c c iban|bonifico iban|iban bic|iban di accredito|nostro iban|ns iban|iban per bonifico|bonifico su iban|nr iban|c iban|iban conto corrente]",
    ],
    receiptNumber: [
      "[ricevuta|scontrino|documento commerciale|transazione|operazione|ricevuta fiscale|scontrino fiscale] [n|nr|no|num|numero|#|id|doc]",
      "[n|nr|numero|num|id|numero di|numero della|n della|codice] [ricevuta|scontrino|transazione|documento commerciale|operazione|ricevuta fiscale]",
    ],
    plainNumber: [
      "[numero|nostro riferimento|ns rif|ns riferimento|nostro rif|nostri riferimenti|rif|riferimento|riferimenti|protocollo|progressivo|numero progressivo|numero e data|n e data|ns riferimenti]",
    ],
    otherNumber: [
      "[ddt|d d t|bolla|documento di trasporto|rif ddt|riferimento ddt|dati ddt|cliente|cod cliente|codice cliente|conto|conto corrente|c c|contratto|preventivo|offerta|commessa|cantiere|progetto|pratica|lotto|pod|pdr|fornitore|cod fornitore|codice fornitore|abbonamento|utenza|linea|spedizione|prenotazione|camera|tavolo|matricola|targa|telaio|carta|assegno|autorizzazione|terminale|cassa|conferma ordine|conferma d ordine|ns ordine|nostro ordine|rapportino|intervento|articolo|polizza|collo|tracking|agente|cod agente|mandato|sdd|stan|operatore|punto vendita|negozio|licenza|fattura collegata|fattura di riferimento|fattura originaria|fattura precedente|conto cliente|seriale|ticket|licenza n|richiesta|sal|pos|codice contratto|documento collegato|dati documento|rt] [n|nr|no|num|numero|#|id|del|nro]",
      "[n|nr|no|num|numero|id|numero di|numero del|numero della|numero dell|identificativo|n di|codice] [ddt|d d t|bolla|documento di trasporto|cliente|conto|conto corrente|c c|contratto|del contratto|preventivo|offerta|commessa|cantiere|progetto|pratica|lotto|pod|pdr|fornitore|abbonamento|utenza|linea|spedizione|prenotazione|camera|tavolo|matricola|targa|telaio|carta|assegno|autorizzazione|terminale|cassa|conferma ordine|conferma d ordine|ns ordine|nostro ordine|rapportino|intervento|articolo|polizza|tracking|agente|mandato|punto vendita|negozio|licenza|fattura collegata|fattura originaria|fattura precedente|telefono|tel|seriale|ticket|richiesta|rea|albo|iscrizione|iscrizione albo|registro imprese|iscrizione al registro imprese|iscrizione rea|conto cliente|rif cliente|univoco|sdi|destinatario|iscrizione registro imprese|capitale|fax|servizio|fornitura|punto di prelievo|rapporto|installazione|effetto|rata|fidelity|documento di riferimento|documento collegato|convenzione|commessa convenzione]",
      "[ddt|d d t|rif ddt|cliente n|cod cliente|codice cliente|cod cli|codice contratto|commessa|rif commessa|cantiere|preventivo|conferma ordine|conferma d ordine|contratto|matricola|targa|pod|pdr|cig|cup|codice cig|codice cup|cig cup|codice commessa|codice commessa convenzione|cod cig|cod cup|codice univoco|codice sdi|sdi|codice destinatario|cod destinatario|codice univoco destinatario|codice univoco ufficio|codice ufficio|cuu|ipa|codice ipa|codice amministrazione destinataria|progressivo invio|progressivo di invio|identificativo del trasmittente|identificativo sdi|id sdi|identificativo trasmittente|formato trasmissione|riferimento numero linea|riferimento amministrazione|codice dest|cod dest|codice destinazione|codice offerta|dati contratto|dati convenzione|dati ricezione|dati fatture collegate|fatture collegate|numero linea|nr linea|codice mandato|riferimento mandato|codice creditore|cuc|codice cliente servizio|codice utenza|codice avviso|codice avviso pagopa|codice lotteria]",
      "[rea|r e a|n rea|nr rea|numero rea|iscrizione rea|registro imprese|reg imp|reg imprese|r i|cciaa|c c i a a|iscr reg imp|iscritta al registro imprese|iscritta al registro imprese di|iscrizione al registro imprese|albo|iscrizione albo|ufficio rea|capitale sociale|cap soc|cap sociale|capitale sociale i v|capitale|cap soc i v|capitale sociale euro|tribunale|numero albo|eori|codice eori|codice ateco|ateco|n albo gestori|registro aee|registro pile|iscr r e a|accisa|codice accisa|codice ditta]",
      "[ns|nostro|vs|vostro|tuo|suo] [codice|codice cliente|numero cliente|contratto|codice fornitore|preventivo|n cliente|cod cliente|ddt|numero di contratto|offerta|protocollo]",
      "[tavolo|camera|coperti|cassa|operatore|cassiere|cassiera|terminale|cameriere|doc collegato|scontrino collegato|server rt|rt|matricola rt|aid|stan|tml|acq id|aut|cod aut]",
    ],
    otherDate: [
      `${DATE_OF} [ordine|ordine cliente|ordine di acquisto|consegna|ddt|d d t|bolla|spedizione|trasporto|inizio|fine|inizio trasporto|arrivo|partenza|stampa|contratto|preventivo|offerta|prestazione|esecuzione|intervento|ritiro|valuta|decorrenza|registrazione iva|ricezione|ricezione file|invio|invio sdi|trasmissione|nascita|lettura|ultima lettura|prossima lettura|attivazione|riferimento|riferimento termini di pagamento|inizio periodo|fine periodo|conferma ordine|check in|check out|commessa|competenza|prelievo|elaborazione|fattura collegata|documento collegato|fattura originaria|immatricolazione|validita|conferma|cig|rilevazione|noleggio|prossima bolletta|prossima fattura|evasione|carico|accettazione|inizio ritiro|inizio del trasporto|decorrenza pagamento|effettuazione operazione|operazione originaria|dell ordine|firma|visita|ingresso|uscita] ${FORMAT}`,
      "[ordine|ddt|bolla|contratto|preventivo|offerta|consegna|vs ordine|conferma ordine|d d t|documento di trasporto] [in data|data]",
      "[periodo|periodo di riferimento|periodo di fatturazione|periodo di competenza|competenza|competenze mese di|periodo dal|periodo fatturazione|periodo riferimento|periodo fatturato|periodo di fornitura|mese di competenza|mese|mese di|bimestre|trimestre|periodo consumi|consumi dal|arrivo|partenza|check in|check out|soggiorno|soggiorno dal|decorrenza|dal giorno|spedito il|consegnato il|stampato il|valido fino al|validita|validita offerta|pagato il|pagata il|saldato il|incassato il|pagamento ricevuto il|ora inizio trasporto|data e ora ritiro|data e ora consegna|data ora trasporto|ora|orario|prossima fattura|prossima bolletta|garanzia fino al|termine di consegna|consegna prevista|noleggio dal|data e ora trasporto|data ora ritiro|data ora inizio trasporto]",
    ],
    other: [
      "[tel|telefono|fax|telefax|cell|cellulare|tel fax|tel e fax|recapito|numero verde|centralino|mobile|email|e mail|mail|pec|indirizzo pec|posta elettronica|posta certificata|indirizzo e mail|sito|sito web|web|sito internet|internet|whatsapp]",
      "pag",
      "[pagina|pagine|foglio|pag n|pagina n|fg]",
      "[banca|bank|banca d appoggio|banca appoggio|banca di appoggio|nostra banca|ns banca|vs banca|vostra banca|istituto finanziario|istituto di credito|bic|swift|bic swift|swift bic|codice bic|codice swift|abi|cab|cin|abi cab|abi e cab|filiale|coordinate bancarie|dati bancari|appoggio bancario|c c postale|ccp|sportello|coordinate|dati per il bonifico|bonifico bancario]",
      "[contatto|contatti|referente|riferimento interno|agente|operatore di vendita|responsabile|responsabile di progetto|servizio clienti|assistenza|assistenza clienti|alla c a|alla cortese attenzione|alla cortese attenzione di|c a|att ne|amministrazione|venditore interno|redatto da|compilato da|rappresentante|incaricato|tecnico]",
      "[oggetto|causale|causale del trasporto|causale trasporto|descrizione causale|note|nota|annotazioni|osservazioni|importante|attenzione|avvertenze|commenti|comunicazioni|messaggio|messaggi|titolo|tipo documento|tipologia documento|tipologia|tipo|art 73|regime fiscale|regime|natura|natura operazione|esigibilita|esigibilita iva|iva esigibilita|riferimento normativo|riferimenti normativi|rif normativo|rif norm|esigibilita iva riferimenti normativi|split payment|scissione dei pagamenti|inversione contabile|reverse charge|codice iva esenzione|dicitura|operazione|stato|stato pagamento|stato liquidazione|socio unico|soggetto emittente|terzo intermediario|denominazione|ragione sociale|cognome nome|cognome|nome|nome e cognome|indirizzo|localita|prov|nazione|paese|sede legale|sede|sede operativa|sede amministrativa|stabile organizzazione|rappresentante fiscale|codice natura|titolo di studio|firma|timbro e firma|firma conducente|firma destinatario|firma vettore|firma del cliente|stabilimento]",
      "[porto|resa|incoterms|vettore|corriere|trasporto a cura|trasporto a mezzo|trasporto a cura del|a mezzo|mezzo di trasporto|consegna a mezzo|spedizione a mezzo|aspetto esteriore dei beni|aspetto dei beni|aspetto esteriore|aspetto|n colli|numero colli|nr colli|colli|totale colli n|peso|peso lordo|peso netto|peso kg|volume|imballo|tipo imballo|origine merce|origine|paese di origine|codice doganale|conducente|tipo resa|condizioni di consegna|franco]",
      "[interessi di mora|interessi moratori|in caso di ritardato pagamento|contributo ambientale conai assolto|contributo conai assolto|contributo conai assolto ove dovuto|operazione senza applicazione dell iva|operazione in franchigia|imposta di bollo assolta in modo virtuale|bollo assolto|bollo virtuale|imposta di bollo virtuale|bollo virtuale si|condizioni generali|privacy|informativa privacy|foro competente|copia conforme|documento privo di valenza fiscale|documento non valido ai fini fiscali|allegati|allegato|nome dell allegato]",
      "[consumo annuo|consumi|lettura precedente|lettura attuale|lettura|potenza|potenza impegnata|potenza disponibile|tensione|tipologia cliente|tipo cliente|uso|mercato libero|servizio di maggior tutela|modello|marca|km|chilometri|letture|tipologia di contratto|tariffa|offerta commerciale]",
      "[tipo cassa|tipo ritenuta|tipologia ritenuta|causale pagamento|causale ritenuta|tipo cassa previdenza|tipologia cassa previdenza|codice tributo|intestazione|pagato con|pagato tramite|pagato]",
    ],
  },
  amounts: {
    subtotal: [
      `[totale|tot|importo totale|prezzo|valore|totale importo|totale fattura|totale documento|totale merce|totale netto|netto|totale generale|totale prestazioni|totale servizi|totale beni|totale lavori|totale parziale|totale righe|totale complessivo|importo netto|costo|totale articoli|subtotale|somma|totale beni e servizi|totale compensi] ${WITHOUT_TAX}`,
      "[importo|importi] [iva esclusa|senza iva|al netto iva|al netto di iva|netto iva|escl iva|iva escl|al netto dell iva|esente iva]",
      "[subtotale|sub totale|subtot|sub tot|totale parziale|totale netto|tot netto|netto|totale merce|tot merce|totale merci|totale lordo merce|netto merce|totale netto merce|merce netta|importo merce|importo netto|importo netto merce|totale importo netto|totale beni|totale servizi|totale prestazioni|totale righe|totale lavori|totale materiali|totale compenso|totale compensi|totale onorari|onorario|onorari|compenso|compenso lordo|compensi|totale prodotti|totale articoli|totale netto imponibile|merce|importo lordo merce|importo lordo|totale lordo|lordo|totale imponibili|totale imponibile|tot imponibile|tot imponibili|imponibile totale|totale imponibile iva|somma imponibili|totale imponibile importo|importo imponibile totale|totale al netto|totale al netto sconto|totale netto sconti|totale netto sconto|totale scontato|netto scontato|totale prima delle tasse|totale onorari e competenze|totale beni e servizi|totale merce netta|totale merce lordo|totale merce e servizi|totale imponibile fattura|totale imponibile euro|totale imponibile eur|tot imponibile euro|importo dei lavori|totale competenze|totale senza iva ne spese|importo netto fattura|netto fattura|netto imponibile|totale imponibile netto|totale netto documento|totale prezzo|totale merce servizi|totale dei lavori|totale fornitura|imponibile merce|imponibile lordo|imponibile fattura|imponibile documento]",
    ],
    discount: [
      "[sconto|sconti|sc|abbuono|abbuoni|ribasso|riduzione|promozione|coupon|buono sconto|bonus|sconto cliente|sconto incondizionato|sconto cassa|sconto finale|sconto extra|sconto totale|sconto globale|sconto merce|sconti merce|sc merce|sconto generale|sconto chiusura|sconto in fattura|sconto piede|sconto di piede|sconti e abbuoni|sconto abbuono|abbuono sconto|sconto commerciale|sconto promozionale|sconto su totale|sconto sul totale|sconto carta|sconto fedelta|ulteriore sconto|sconto aggiuntivo|sconto documento|sconto fattura|ribasso d asta|codice sconto|sconto fine corsa|sconto maggiorazione|sconto o magg|sconto magg|sconto o maggiorazione|sconti maggiorazioni|sconto arrotondamento|a dedurre sconto|buono omaggio|sconto convenzione|agevolazione|deduzione] [|%|euro|eur|iva inclusa|iva esclusa|applicato|ulteriore|in]",
      "[importo|totale|tot|valore] [sconto|sconti|sconti applicati|abbuono|abbuoni|sconto merce|ribasso|sc]",
    ],
    shipping: [
      "[spese|spesa|costi|costo|contributo|addebito|rimborso|importo|totale|tot|spese di|costi di|costo di|spese per|contributo spese|contributo spese di|rimborso spese|rimborso spese di] [trasporto|spedizione|consegna|porto|spese di trasporto|spese di spedizione|spese trasporto|spese spedizione|postali|corriere|invio|postali e bolli|postali e telegrafiche|trasporti|trasporto e imballo|spedizione e consegna|spedizione e imballo|imballo e trasporto]",
      "[trasporto|spedizione|consegna|nolo|porto franco addebito|sp trasporto|sp di trasporto|sp spedizione|spese tr|sp trasp|spese trasp|spedizione standard|spedizione express|consegna a domicilio|trasporto e imballo|trasporti|contrassegno spedizione|imballo e trasporto]",
    ],
    otherCharge: [
      "[spese|spesa|sp|costi|costo|commissione|commissioni|addebito|diritti|contributo|totale spese|spese di|costi di|spese per] [incasso|imballo|imballaggio|bancarie|banca|amministrative|accessorie|varie|di incasso|gestione|bolli|bollo|effetti|ri ba|riba|incasso effetti|generali|fisse|di istruttoria|contrassegno|pratica|gestione pratica|anticipate|vive|non imponibili|esenti|di segreteria|di chiamata|diritto di chiamata|diritto fisso|smaltimento|conai|ambientale|raee|eco contributo|invio fattura|invio bolletta|di servizio|servizio|trasferta|viaggio|di trasferta|di viaggio|incasso e bolli|bolli e incasso|incasso riba|incasso ri ba|carburante|supplementari|altre spese|allaccio|attivazione|disattivazione|recupero crediti|assicurazione|assicurative|spese|spese accessorie|spese anticipate|spese varie|spese incasso|marche da bollo|fuori campo|escluse art 15|art 15|esenti art 15]",
      "[spese|altre spese|spese varie art 15|imballo|imballi|imballaggio|servizio|coperto|coperti|supplemento|maggiorazione|maggiorazioni|rivalsa spese|bollo|bolli|imposta di bollo|imposta bollo|marca da bollo|marche da bollo|valore bollo|importo bollo|bollo in fattura|spese bollo|sp bolli|imposta di bollo su fattura|rivalsa bollo|addebito bollo|rimborso bollo|contributo conai|conai|contributo ambientale|contributo raee|eco contributo|ecocontributo|eco contributo raee|ecocontributo raee|raee|tassa di soggiorno|imposta di soggiorno|tassa soggiorno|contributo di soggiorno|tassa di smaltimento|tassa di riciclaggio|tassa anticipata di riciclaggio|canone rai|canone tv|canone di abbonamento alla televisione|oneri diversi|altre partite|oneri|accise|accisa|accise e iva altre|oneri di sistema|spesa per oneri di sistema|oneri di sicurezza|oneri della sicurezza|oneri accessori|cauzione|cauzioni|deposito cauzionale|interessi|mora|indennita di mora|rimborso spese|rimborsi spese|spese anticipate in nome e per conto|anticipazioni|diritto fisso|diritto di prenotazione|diritti di prevendita|prevendita|commissione|commissioni|pedaggio|costo del servizio|fuel surcharge|adeguamento carburante|addizionale|addizionali|addizionale regionale|contributo integrativo energia|altri importi|altri addebiti]",
      "[cassa|contributo|contributi|rivalsa|rivalsa contributo|cpa|c p a|c a p|inarcassa|cnpa|c n p a|enpam|enpap|enpacl|epap|eppi|enasarco contributo|cnpadc|cipag|cassa forense|cassa geometri|cassa avvocati|cassa previdenza|cassa previdenziale|cassa nazionale|cassa ingegneri|contributo integrativo|contributo cassa|contributo cassa previdenza|contributo previdenziale|contributi previdenziali|contributo inps|rivalsa inps|rivalsa previdenziale|rivalsa gestione separata|gestione separata inps|rivalsa gestione separata inps|contributo gestione separata|importo contributo cassa|importo cassa|importo contributo|contrib integrativo|contr integrativo|totale cassa|totale cassa previdenza|contributo cpa|contributo integrativo cnpadc|contributo inarcassa|contributo c p a|contributo integrativo inarcassa] [|%]",
    ],
    tip: ["[mancia|mance|offerta libera]"],
    rounding: [
      "[arrotondamento|arrotondamenti|arr|arrot|arrotond|arr to|arrotondamento totale|arrotondamento attuale|arrotondamento precedente|arrotondamento documento|differenza arrotondamento|arrotondamento euro]",
    ],
    tax: [
      "[iva|i v a|imposta|imposte|importo iva|importo imposta|iva al|iva ad aliquota|imposta iva|iva ordinaria|iva ridotta|iva aliquota|imposta sul valore aggiunto|aliquota iva|aliquota|aliq iva|importo dell iva|imposta al|iva a debito|iva vendite|valore iva|valore imposta|iva su imponibile|iva imposta|iva applicata|aliq|iva eur|iva euro|euro iva|tasse|tassa|importo imposte|iva svizzera|montante iva|i v a al|iva per aliquota|iva fattura] [|%|euro|eur]",
      "[di cui|di cui per|inclusa|incluso|compresa|comprende|incl|contiene] [iva|i v a|imposte]",
      "[iva inclusa|iva compresa|iva incl] [al|del|di|per|nel totale]",
    ],
    totalTax: [
      "[totale|tot|tot le|totali|ammontare|somma|importo totale|totale importo|totale dell] [iva|i v a|imposta|imposte|imposta iva|iva e imposte|iva euro|iva eur|imposte e iva|importo iva|tasse]",
      "[iva totale|imposta totale|imposte totali|totale di cui iva|di cui iva totale|totale imposte e tasse|totale imposta eur]",
    ],
    taxBase: [
      "[imponibile|imponibili|imp le|base imponibile|imponibile iva|importo imponibile|ammontare imponibile|imponibile ai fini iva|imponibile soggetto|soggetto a iva|soggetto iva|imponibile importo|imponibile euro|imponibile eur|base|base di calcolo|imp|imponib|imponibile per aliquota|imponibile esente|esente|non imponibile|non imponibili|fuori campo iva|escluso iva|esenti|non soggetto|non soggetto a iva|totale non imponibile|totale esente|totale esenti|totale non imponibili|importo esente|importi esenti|imponibile cassa|base calcolo|imponibile ritenuta|imponibile ritenuta d acconto|imponibile cassa previdenza|base imponibile iva|base imponibile ritenuta|imponibile inps|base imponibile cassa|imponibile al|totale escluso iva art 15|escluso art 15|fuori campo|imponibile ritenute|soggetto a ritenuta|importo soggetto a ritenuta|imponibile r a|totale soggetto a ritenuta|imponibile contributo|calcolato su|imponibile ra|imponibile contributo cassa]",
    ],
    withholding: [
      "[ritenuta|ritenute|ritenuta d acconto|rit d acconto|rit acconto|r a|r d acconto|ritenuta acconto|ritenuta irpef|ritenuta d acconto irpef|ritenuta di acconto|importo ritenuta|importo ritenute|totale ritenuta|totale ritenute|totale ritenuta d acconto|ritenuta fiscale|ritenuta persone fisiche|ritenuta persone giuridiche|ritenuta enasarco|trattenuta|trattenute|ritenuta a garanzia|ritenute a garanzia|ritenuta di garanzia|trattenuta a garanzia|ritenuta previdenziale|importo ritenuta d acconto|a dedurre ritenuta d acconto|meno ritenuta d acconto|ritenuta alla fonte|ritenuta infortuni|ritenuta per infortuni|ritenuta condominio|ritenuta enpam|ritenuta d acconto su compenso|irpef|contributo inps a carico|trattenuta di garanzia|detrazione ritenuta d acconto|dedotta ritenuta d acconto|ritenuta enasarco a carico] [|%|euro|eur]",
      "[iva|imposta|totale iva|meno iva|importo iva|storno iva] [split payment|in split payment|scissione dei pagamenti|scissione pagamenti|a vostro carico|a carico cessionario|a carico del cessionario|a carico committente|a carico del committente|art 17 ter|ex art 17 ter|split|da versare a vostra cura|versata dal committente]",
      "[iva a scissione dei pagamenti|a dedurre iva split payment]",
    ],
    total: [
      `[totale|tot|importo|importo totale|prezzo|valore|totale importo|totale fattura|totale documento|totale generale|totale complessivo|costo|somma|totale da pagare lordo|totale ordine|tot fattura|tot documento|costo totale|prezzo totale|totale lordo] ${WITH_TAX}`,
      "[totale|tot|totale generale|importo totale|importo|ammontare|totale della|totale del|totale complessivo|importo totale della|importo totale del|totale di questa|importo della|importo del|totale importo|totale di|totale dell] [documento|fattura|bolletta|nota di credito|nota credito|nota|parcella|notula|doc|fatt|ft|operazione|della bolletta|della fattura|del documento|fattura elettronica|nota accredito|documento euro|documento eur|fattura euro|fattura eur|ordine|conto|fattura in euro|ricevuta|transazione|autofattura|proforma|bolletta in euro|fattura lordo|acquisto|spesa|documento in euro]",
      "[totale complessivo|totale complessivo eur|totale complessivo euro|totale generale|totale finale|importo complessivo|importo totale|totale lordo fattura|ammontare totale|ammontare complessivo|prezzo complessivo|totale globale|gran totale|importo totale fattura iva inclusa|importo fattura|importo documento|totale fatturato|totale iva e imponibile|totale con imposte|importo totale documento|totale fornitura e iva|importo addebitato|totale lordo documento|importo bolletta|totale generale euro|costo complessivo|totale a fattura|totale comprensivo di imposte|importo complessivo fattura|totale imponibile e iva|totale imponibile iva e bollo]",
    ],
    plainTotal: [
      "[totale|tot|tot le|totali|importo|somma|ammontare|importi] [|eur|euro|in euro|in eur|chf|fr]",
    ],
    amountPaid: [
      "[acconto|acconti|anticipo|anticipi|caparra|caparra confirmatoria|acconto versato|acconti versati|acconto ricevuto|acconti ricevuti|acconto pagato|acconto incassato|acconti gia fatturati|acconto gia fatturato|acconto gia versato|anticipo versato|anticipo ricevuto|importo pagato|importo versato|importo gia pagato|importo incassato|importo saldato|importo corrisposto|gia pagato|gia versato|gia corrisposto|gia fatturato|gia incassato|totale pagato|totale incassato|totale acconti|totale acconto|totale versato|totale pagamenti|pagato|pagata|saldato|incassato|versato|versamento|versamenti|pagamento|pagamenti|pagamenti ricevuti|pagamento ricevuto|pagamenti effettuati|pagamento effettuato|a dedurre acconto|a dedurre acconti|dedotto acconto|dedotti acconti|meno acconto|meno acconti|storno acconto|storno acconti|storno anticipo|detrazione acconto|recupero anticipazione|recupero acconto|recupero acconti|deduzione acconto|acconto a dedurre|acconti precedenti|sal precedenti|sal precedente|importo riscosso|riscosso|pagamento elettronico|pagamento elettronico eur|pagamento con carta|pagamento pos|pagamento bancomat|pagamento carta|carta di credito|carta di debito|carta credito|carta debito|bancomat|pagobancomat|ticket restaurant|buoni pasto|buono pasto|ticket|pagamento ticket|pagamento con bancomat|pagato con carta|pagato con bancomat|pos|elettronico|satispay|buono regalo|gift card|carta regalo|mastercard|acconto fattura|abbiamo ricevuto|gia saldato|importo gia versato|importo acconto|importo acconti|caparra versata|deposito versato|deduzione anticipi] [|eur|euro|iva inclusa|iva compresa]",
    ],
    balanceDue: [
      "[netto|totale|tot|importo|saldo|somma|rimanenza|importo netto|totale netto|netto totale|residuo|importo totale|totale importo|saldo netto|totale fattura|totale bolletta|resta|resto ancora|rata|importo residuo|totale complessivo|totale documento|valore|credito|ammontare|importo rata|totale bolletta e altre partite|netto fattura|saldo finale|netto dovuto|totale dovuto|importo fattura] [a pagare|da pagare|dovuto|a saldo|da versare|da saldare|da corrispondere|da bonificare|a vostro debito|a vostro carico|da incassare|a vs debito|da pagarsi|da rimborsare|a vostro favore|a vostro credito|a vs credito|a vs favore|a nostro favore|a vs dare|dare|da liquidare|da pagare in|a credito|in scadenza|ancora da pagare|da ricevere|residuo|residuo da pagare|dovuta|da addebitare|a pagare in] [|eur|euro|in euro|in eur|chf|per questa bolletta]",
      "[da pagare|a pagare|saldo|saldo dovuto|saldo fattura|saldo da pagare entro|saldo residuo|residuo|rimanenza|resto da pagare|resta da pagare|restano da pagare|rimanente|importo rimanente|importo residuo|residuo dovuto|netto dovuto|netto da pagare|importo non riscosso|non riscosso|non riscosso servizi|non riscosso beni|non pagato|insoluto|scoperto|importo scoperto|importo aperto|quanto devo pagare|a saldo|saldo a pagare|rimanenza a saldo|netto a pagare euro|totale netto dovuto|netto a vs dare|tot da pagare euro|netto pagare|importo bonifico|tot a pagare|saldo finale|saldo a vostro favore|quanto pago]",
    ],
    cashTendered: [
      "[contanti|contante|importo ricevuto|ricevuto|pagamento contante|pagamento contanti|pagamento in contanti|pagato in contanti|contanti eur|contante euro|contanti ricevuti|incassato contanti|contanti euro|pagato contanti|cash|in contanti|importo consegnato|denaro ricevuto]",
    ],
    cashChange: [
      "[resto|resto euro|resto eur|resto contanti|resto in contanti|resto dovuto|cambio resto]",
    ],
    previousBalance: [
      "[saldo precedente|saldo bolletta precedente|saldo bollette precedenti|saldo fattura precedente|importi non pagati|bollette precedenti non pagate|fatture precedenti non pagate|importo fatture precedenti|saldo anteriore|saldo iniziale|debito precedente|riporto saldo precedente|fatture insolute|arretrati|saldo a riporto|saldo arretrato|insoluti precedenti|credito precedente|importo bolletta precedente|riporto saldo|saldo periodo precedente]",
    ],
    otherAmount: [
      "[nuovo saldo|saldo contabile|saldo conto|saldo punti|saldo cliente|saldo estratto conto|saldo carta|saldo credito|saldo attuale conto|fido|fido residuo|esposizione|esposizione totale|saldo disponibile|totale scaduto]",
      "[hai risparmiato|risparmio|risparmio totale|totale risparmio|avete risparmiato|il tuo risparmio|di cui sconti|di cui sconto|punti|punti fedelta|punti accumulati|totale punti|saldo punti carta|punti spesa|punti precedenti|punti totali|bollini|totale vantaggi]",
      "[totale|tot|totali|numero|n|nr|num|totale n|somma] [quantita|qta|q ta|pezzi|articoli n|colli|pz|ore|giorni|kg|kwh|mq|mc|litri|pesi|peso|peso lordo|peso netto|volume|km|metri|notti|persone|coperti|smc|consumi|pallet|bancali|unita|righe n|giornate|punti carta]",
      "[numero articoli|n articoli|nr articoli|articoli venduti|pezzi venduti|numero pezzi|quantita totale|qta totale|q ta totale|q ta tot|peso|peso lordo|peso netto|peso totale|peso kg|colli|n colli|volume|volume mc|tara|pallet]",
      "[omaggi|totale omaggi|omaggio|valore omaggi|merce in omaggio|di cui omaggi|cessioni gratuite|omaggi imponibile]",
      "[capitale sociale|cap soc|capitale|cap sociale|cap soc i v|capitale sociale i v|capitale sociale interamente versato|capitale sociale euro|interessi di mora|tasso di mora|interessi moratori|penale|penali|sconto per pagamento anticipato|sconto cassa se pagato entro|sconto per pagamento entro]",
      "[acconto richiesto|acconto alla firma|acconto all ordine|acconto da versare all ordine|richiesta acconto|acconto previsto|acconto alla conferma|valore contratto|importo contratto|importo contrattuale|importo del contratto|totale contratto|importo preventivo|totale preventivo|totale lavori a contratto|importo ordine di acquisto|importo lavori a base d asta|avanzamento|percentuale avanzamento|avanzamento lavori|residuo da fatturare|da fatturare|totale lavori eseguiti a tutto il|totale progressivo]",
      "[controvalore|controvalore in|cambio|tasso di cambio|equivalente|equivalente in euro|pari a lire|importo in valuta|prezzo medio|costo medio unitario|costo medio|spesa annua|spesa annua sostenuta|consumo annuo|prezzo al litro|prezzo al kg|prezzo di listino|prezzo consigliato|costo medio unitario della bolletta|totale anno|totale annuo|importo annuo|fatturato annuo|importo finanziato|bonus sociale|di cui trasporto|di cui spese|di cui contributo|di cui conai|di cui contributo conai|di cui bollo|di cui servizio|di cui contributo raee|di cui manodopera|di cui oneri|di cui canone|detrazione 730|tasse versate|totale a carico ente|sconto in fattura 50|importo rata|rata n|importo prima rata|totale manodopera|totale ricambi]",
      "[margine|sconto medio|percentuale sconto|provvigione|provvigioni]",
    ],
  },
  columns: {
    position: [
      "[pos|posizione|riga|rg|nr riga|n riga|numero riga|linea|nr linea|n linea|numero linea|nr|n ord|progr|prog|progressivo|n progressivo|ordine riga|#|num|n ro|nro|n r|riga n|n d ordine]",
    ],
    code: [
      "[codice|cod|codice articolo|cod articolo|cod art|codice art|articolo cod|art|art n|n articolo|nr articolo|rif|riferimento|codice prodotto|cod prodotto|cod prod|sku|ean|barcode|codice a barre|codice ean|asin|codice servizio|ns codice|vs codice|codice interno|numero articolo|num articolo|codice fornitore|codice merce|art cod|codice valore|articolo n|rif articolo|codice bene|tipo codice|codice materiale|cod materiale|minsan|aic|vostro codice|nostro codice|cod voce|cod int]",
    ],
    description: [
      "[descrizione|descriz|descr|desc|descrizioni|descrizione articolo|descrizione prodotto|descrizione merce|descrizione dei beni|descrizione beni|descrizione servizi|descrizione dei servizi|descrizione dei beni e servizi|descrizione beni e servizi|descrizione bene servizio|descrizione beni servizi|descrizione della merce|descrizione del servizio|descrizione servizio|descrizione della prestazione|descrizione prestazione|descrizione delle prestazioni|descrizione lavori|descrizione dei lavori|descrizione attivita|descrizione dei beni natura e qualita|descrizione dei beni natura qualita|natura e qualita dei beni|natura e qualita|descrizione della fornitura|descrizione fornitura|descrizione voce|descrizione beni natura e qualita|articolo|articolo descrizione|articolo e descrizione|codice e descrizione|codice descrizione|cod descrizione|codice articolo descrizione|prodotto|prodotti|prodotto servizio|prodotti e servizi|prodotti servizi|prodotto o servizio|servizio|servizi|prestazione|prestazioni|denominazione|designazione|designazione articolo|designazione lavori|lavorazione|lavorazioni|voce|voci|voce di spesa|voci di spesa|oggetto|merce|merci|dettaglio|dettagli|nome|nome prodotto|nome articolo|attivita|genere|specifica|dettaglio prestazioni|causale|testo|bene servizio|beni e servizi|descrizione operazione|descrizione del prodotto|descrizione dell articolo|titolo|articoli|descrizione materiale|indicazione dei lavori|carburante|pietanza|dettaglio voci|descrizione e natura dei beni|descrizione delle merci|beni ceduti|descrizione addebito|descrizione addebiti|descrizione beni servizio]",
    ],
    quantity: [
      "[quantita|qta|q ta|qt|qty|quant|quant ta|qnt|q tita|quan|quantita fatturata|qta fatturata|q ta fatt|qta fatt|numero pezzi|n pezzi|pezzi|pz|nr pezzi|ore|n ore|numero ore|ore lavorate|giorni|n giorni|numero giorni|notti|litri|quantita litri|peso|peso netto|peso kg|kg|kwh|mq|mc|smc|consumo|consumi|consumo kwh|quantita kwh|quantita kg|quantita h|quantita ore|quantita unita|quantita um|quantita eseguita|quantita evasa|q ta evasa|qta evasa|q ta consegnata|volume|durata|quantita spedita|qta spedita|misura|misure|quantita pz|quantita peso|q ta pezzi]",
    ],
    unit: [
      "[u m|um|unita|unita di misura|unita misura|udm|mis|u mis|un mis|unit|un mi|unita mis|unita di mis|u di m|uom|ud]",
    ],
    unitPrice: [
      "[prezzo|prezzo unitario|prezzo unit|prezzo un|prezzo u|prezzo cad|prezzo cadauno|prezzo cadauna|p unitario|p unit|p u|pu|pr unitario|pr unit|prz unit|prz|prz unitario|prezzo netto unitario|prezzo unitario netto|prezzo unitario lordo|prezzo netto unit|prezzo netto|prezzo lordo|prezzo di listino|prezzo listino|prezzo base|prezzo di vendita|prezzo vendita|imp unitario|importo unitario|importo unit|imp unit|val unitario|valore unitario|valore unit|costo unitario|costo unit|costo|tariffa|tariffa oraria|prezzo orario|costo orario|prezzo a unita|prezzo per unita|prezzo singolo|prezzo unitario in|prezzo al litro|prezzo kwh|prezzo unita|netto unitario|unitario|prz netto|prezzo euro unit|lordo unitario|prezzo scontato|prezzo unitario scontato|listino|corrispettivo unitario|importo singolo|costo singolo|prezzo medio unitario|prezzo unitario euro kwh|prezzo elenco|prezzo nolo] [|eur|euro|in euro|in eur|chf|fr|iva esclusa|iva inclusa|iva compresa|senza iva|con iva|al netto iva|ivato|iva escl|iva incl|lordo iva|netto iva|escl iva|incl iva]",
    ],
    priceBasis: [
      "[prezzo per|base prezzo|x prezzo|unita prezzo|unita di prezzo|u m prezzo|per quantita]",
    ],
    discount: [
      "[importo sconto|valore sconto|imp sconto|sconto importo|sconto euro|sconto eur|sconto in euro|totale sconto|totale sconti|imp sc|valore sc|sconto valore]",
    ],
    discountRate: [
      "[sconto|sconti|sc|sc ti|sc to|scto|sco|scon|sct|sconto o magg|sconto o maggiorazione|sconto magg|sconto maggiorazione|sconti magg|% sconto|% sc|% sconti|perc sconto|sc perc|sconto 1|sconto 2|sc 1|sc 2|sc1|sc2|sconto cliente|ribasso|%sc|sconti maggiorazioni|sconto perc|sconto applicato|sconto riga|sconto extra] [|%|in %]",
    ],
    taxRate: [
      "[iva|i v a|aliquota|aliq|al iva|aliquota iva|aliq iva|aliquote|aliquote iva|% iva|%iva|cod iva|codice iva|c iva|ass iva|iva codice|cod i v a|cod aliquota|perc iva|tasse|imposte|aliquota i v a|iva aliquota|ali|rif iva|iva natura|codice aliquota|tipo iva|ali iva|esenzione|% aliquota|% i v a|iva cod|cod iva aliquota|iva applicata|cd iva|c iv] [|%|in %]",
    ],
    taxAmount: [
      "[importo iva|importo imposta|imp iva|imposta|totale iva|iva euro|iva eur|ammontare iva|valore iva|di cui iva|totale imposta|tot iva|importo i v a|imposta iva|iva importo|iva in euro]",
    ],
    amount: [
      "[importo|importi|imp|totale|tot|totali|prezzo totale|prezzo tot|importo totale|importo tot|tot importo|totale importo|importo riga|totale riga|totale parziale|valore|valore totale|ammontare|costo totale|corrispettivo|somma|valore complessivo|prezzo complessivo|totale prezzo|imp totale|imp tot|totale articolo|totale voce|tot riga|subtotale|sub totale|tot parziale|totale riga documento|addebito|addebiti|spesa|importo complessivo|tot euro importo|pr totale|prz totale|valore riga] [|eur|euro|in euro|in eur|chf|fr|in]",
    ],
    netAmount: [
      "[importo|totale|tot|prezzo totale|importo totale|totale riga|valore|valore totale|prezzo tot|subtotale|totale importo|importo riga|costo totale] [netto|iva esclusa|senza iva|al netto iva|iva escl|netto iva|escl iva|esclusa iva|netto euro|netto eur|i e|netto in euro|ex iva]",
      "[imponibile|netto|imp netto|importo imponibile|netto riga|netto totale|imponibile euro|imponibile eur|netto euro|imponibile riga|totale scontato|importo scontato|importo al netto|imponibile iva esclusa]",
    ],
    grossAmount: [
      "[importo|totale|tot|prezzo totale|importo totale|totale riga|valore totale|prezzo tot|valore|totale importo] [lordo|iva inclusa|con iva|ivato|iva incl|iva compresa|lordo iva|incl iva|inclusa iva|ivata|lordo euro|i c|tasse incluse]",
      "[lordo|ivato|lordo riga]",
    ],
    serviceDate: [
      "[data|date|giorno|data prestazione|data servizio|data consegna|data di consegna|data operazione|data intervento|periodo|periodo di riferimento|mese|data e ora|data ora|dal al|periodo dal al|data ddt|data evasione|data lavorazione|data inizio|data addebito|data rifornimento]",
    ],
    other: [
      "[lotto|lotti|n lotto|numero lotto|nr lotto|scadenza|data scadenza|scadenze|serie|matricola|numero di serie|n serie|seriale|s n|numero seriale|natura|esigibilita|riferimenti normativi|rif normativo|riferimento normativo|esigibilita iva riferimenti normativi|spese accessorie|spese|arr|arrotondamento|ddt|n ddt|numero ddt|rif ddt|documento di trasporto|bolla|ordine|n ordine|numero ordine|rif ordine|vs ordine|ns ordine|ordine cliente|commessa|cantiere|colli|n colli|numero colli|nr colli|peso lordo|peso unitario|volume mc|colore|taglia|misura taglia|dimensioni|dimensione|lunghezza|larghezza|altezza|spessore|h l p|par ug|lung|larg|origine|paese di origine|codice doganale|nomenclatura|marca|modello|produttore|categoria|tipo|tipologia|note|annotazioni|osservazioni|magazzino|deposito|ubicazione|agente|operatore|tecnico|dipendente|autista|targa|km|contributo conai|conai|raee|contributo raee|eco contributo|ritenuta|ritenuta d acconto|rit|r a|cassa|cassa prev|provv|provvigione|dal giorno|al giorno|data fine|ora|ora inizio|ora fine|inizio|fine|lettura|lettura precedente|lettura attuale|lettura iniziale|lettura finale|precedente|attuale|quantita ordinata|qta ordinata|q ta ordinata|residuo|q ta residua|saldo|avanzamento|% avanzamento|avanzamento %|percentuale|quantita contratto|prezzo contratto|progressivo precedente|stato|cig|cup|centro di costo|reparto|rep|conto|stanza|ospite|camera|omaggio|omaggi|garanzia|confezione|conf|imballo|modalita|modalita pagamento|iban|istituto|rata|rate|causale trasporto|dare|avere|tipo cassa|tipo dato|coefficiente|fascia|cod dest]",
      "[base|base imponibile|imponibili|totale imponibile|ammontare imponibile|imponibile iva|dettaglio scadenze|importo rata|netto a pagare|totale documento|totale fattura|importo bollo|sconto incondizionato|aliquota ritenuta|importo scadenza|importo ritenuta|acconto|acconti]",
    ],
  },
  roles: {
    vendor: [
      "[cedente prestatore|cedente prestatore fornitore|cedente|prestatore|fornitore|venditore|emittente|mittente|emessa da|emesso da|fattura emessa da|venduto da|venduto e spedito da|spedito da|dati fornitore|dati del fornitore|dati del venditore|dati del cedente prestatore|dati cedente prestatore|dati relativi al cedente prestatore|ditta emittente|appaltatore|esecutore|rivenditore|creditore|dati azienda|locatore|ragione sociale fornitore|denominazione fornitore|fornitore del servizio|esercente|soggetto emittente la fattura|prestatore del servizio|soggetto cedente|identificativo cedente|nome del venditore|indirizzo del venditore|ragione sociale del fornitore|dati emittente|dati del prestatore]",
    ],
    customer: [
      "[spett le|spettabile|spett|spett le ditta|spettabile ditta|spett ditta|spett li|egr sig|egregio signore|gent ma sig ra|gentile cliente|egregio|gent mo|gent ma|egr|egr dott|cliente|clienti|destinatario fattura|destinatario della fattura|destinatario|destinatario documento|intestatario|intestatario fattura|intestatario della fattura|intestata a|intestato a|fattura intestata a|fatturato a|fatturata a|fatturare a|fattura a|fattura per|cessionario committente|cessionario committente cliente|cessionario|committente|dati cliente|dati del cliente|dati del cessionario committente|dati cessionario committente|dati relativi al cessionario committente|indirizzo di fatturazione|indirizzo fatturazione|indirizzo fattura|indirizzo di fattura|dati di fatturazione|dati fatturazione|dati per la fatturazione|acquirente|venduto a|compratore|intestazione fattura|intestatario del contratto|intestatario contratto|intestatario utenza|ragione sociale cliente|denominazione cliente|nome cliente|indirizzo cliente|indirizzo del cliente|sede legale cliente|domicilio fiscale cliente|debitore|pagatore|conduttore|locatario|paziente|assistito|appaltante|stazione appaltante|intestatario bolletta|ordinato da|ordinante|sig|sig ra|ricevuto da|cliente intestatario|all attenzione di|cliente fatturazione|cliente destinatario|cliente cessionario|dati intestatario|amministrazione destinataria|ente destinatario|cliente e indirizzo di fatturazione|dati di fatturazione cliente|indirizzo di fatturazione e spedizione]",
    ],
    shipTo: [
      "[luogo di destinazione|luogo destinazione|destinazione|destinazione merce|destinazione della merce|destinazione diversa|luogo di consegna|luogo consegna|indirizzo di consegna|indirizzo consegna|indirizzo di spedizione|indirizzo spedizione|indirizzo di destinazione|spedito a|spedire a|consegnato a|consegnare a|consegna a|spedizione a|destinatario merce|destinatario della merce|destinatario merci|luogo di scarico|luogo dei lavori|luogo lavori|cantiere|cantiere di|indirizzo cantiere|indirizzo di fornitura|indirizzo fornitura|luogo di fornitura|luogo di prestazione|luogo della prestazione|ubicazione|indirizzo del punto di fornitura|consegna merce|merce consegnata a|indirizzo di installazione|indirizzo intervento|luogo intervento|luogo di intervento|luogo di spedizione|destinatario spedizione|dati di consegna|dati di spedizione|luogo di resa|indirizzo resa|spett le destinatario merce|dest merce|destinazione dei beni|luogo di destinazione merce|destinazione se diversa|luogo di partenza|indirizzo della fornitura]",
    ],
    remitTo: [
      "[beneficiario|pagabile a|pagare a|a favore di|intestatario conto|intestatario del conto|intestatario c c|conto intestato a|c c intestato a|bonifico intestato a|bonifico a favore di|pagamento a favore di|versamento a favore di|all ordine di|nome beneficiario|beneficiario pagamento|versare a|da versare a|beneficiario del pagamento|beneficiario bonifico|girata a favore di|cessione del credito a favore di|cessionario del credito|intestazione conto|conto pagabile a|a favore di conto]",
    ],
  },
  months: [
    ["gennaio", "gen", "genn"],
    ["febbraio", "feb", "febb"],
    ["marzo", "mar"],
    ["aprile", "apr"],
    ["maggio", "mag", "magg"],
    ["giugno", "giu"],
    ["luglio", "lug"],
    ["agosto", "ago"],
    ["settembre", "set", "sett"],
    ["ottobre", "ott"],
    ["novembre", "nov"],
    ["dicembre", "dic"],
  ],
  legalForms: [
    "[srl|s r l|srls|s r l s|srl s|s r l semplificata|srl unipersonale|s r l unipersonale|spa|s p a|sas|s a s|snc|s n c|sapa|s a p a|ss|soc semplice|societa semplice|sagl|s a g l|sa|s a|scarl|s c a r l|scrl|s c r l|s c a r l p a|scpa|s c p a|soc coop|soc coop a r l|coop|cooperativa|societa cooperativa|soc cooperativa|cooperativa sociale|coop sociale|onlus|o n l u s|aps|a p s|asd|a s d|ssd|ets|odv|ditta individuale|impresa individuale|impresa edile|studio associato|studio legale|studio tecnico|associazione|associazione professionale|societa a responsabilita limitata|societa per azioni|stp|s t p|sta|consorzio|fondazione|soc agr|societa agricola|azienda agricola|az agr|& c|& figli|e figli|f lli|fratelli|& co|s c|s coop|societa benefit|s b|unipersonale|societa unipersonale|a socio unico|a r l|p a|geie|rti|ati]",
  ],
  units: [
    "[pz|pezzo|pezzi|pza|nr|n|no|num|numero|cad|cadauno|cadauna|ca|un|unita|u|h|hh|ora|ore|hr|gg|g|giorno|giorni|gior|giornata|giornate|mese|mesi|anno|anni|settimana|settimane|notte|notti|m|mt|ml|m l|metro|metri|metri lineari|mq|m2|metri quadri|metri quadrati|mc|m3|metri cubi|cm|mm|km|chilometro|chilometri|kg|kgs|kilogrammi|chilogrammi|hg|gr|grammi|q|ql|qli|quintale|quintali|t|ton|tonn|tonnellata|tonnellate|l|lt|ltr|litro|litri|hl|cl|kwh|kw|kva|smc|cf|conf|confezione|confezioni|cfz|ct|crt|cart|cartone|cartoni|scatola|scatole|sc|sacco|sacchi|sac|rotolo|rotoli|rt|pallet|plt|bancale|bancali|paio|paia|pa|coppia|coppie|set|kit|corpo|a corpo|ac|a c|forfait|forf|latta|latte|fusto|fusti|secchio|barra|barre|bt|bott|bottiglia|bottiglie|flacone|flaconi|foglio|fogli|lastra|lastre|persona|persone|utente|utenti|licenza|licenze|viaggio|viaggi|intervento|interventi|prestazione|seduta|sedute|coperto|coperti|pasto|pasti|cento|mille|dozzina|dz|collo|colli|busta|buste|blister|tubo|cartuccia|vano|ettaro|ha|nolo|lotto|%|pagina|pagine|canone|canoni|minuti|min|vasetto|cassa|casse|cs]",
  ],
  groupSums: [
    "[riporto|riporti|a riportare|da riportare|totale a riportare|importo a riportare|riporto pagina precedente|riporto da pagina precedente|riporto totale|riportato|totale pagina|totale della pagina|totale di pagina|subtotale pagina|segue|segue a pagina|segue pagina successiva|segue a pag|segue fattura|continua|continua a pagina|continua alla pagina successiva|da riporto|segue pag|somma a riportare|totale riportato|riporto importo|totale da riportare]",
    "[totale|subtotale|sub totale|tot|totale parziale|totale importo] [ddt|del ddt|d d t|bolla|capitolo|del capitolo|sezione|della sezione|gruppo|del gruppo|categoria|lotto|reparto|parziale lavori|ordine n|commessa|cantiere|voce|sottocapitolo|fase|rif ddt|documento di trasporto|posizione|titolo]",
  ],
  taxIncluded: [
    "[prezzi|prezzo|tutti i prezzi|importi|i prezzi|gli importi|prezzi indicati|tutti gli importi|totale|importo|valori|tariffe|i nostri prezzi] [|sono|si intendono|indicati sono|esposti sono|espressi|sono da intendersi|sono comprensivi di|comprensivi di] [iva inclusa|iva compresa|con iva|ivati|iva incl|comprensivi di iva|iva incluse|inclusa iva|ivato|al lordo dell iva|iva e servizio inclusi]",
    "[iva|i v a|imposte|tasse] [inclusa|compresa|incluse|comprese|incl|inclusi] [|nel prezzo|nel totale|nei prezzi]",
    "[di cui iva|di cui i v a|di cui imposte|comprensivo di iva|comprensivi di iva|prezzi ivati]",
  ],
  currencies: {
    EUR: [
      "[euro|eur|italia|roma|milano|torino|napoli|bologna|firenze|genova|palermo|venezia|verona|padova|brescia|bergamo|bari|catania|trento|bolzano|trieste|udine|modena|parma|reggio emilia|vicenza|treviso|perugia|ancona|cagliari|pescara|lecce|salerno|monza|rimini|ravenna|san marino|germania|francia|spagna|p iva|partita iva]",
    ],
    CHF: [
      "[franco svizzero|franchi svizzeri|chf|fr sv|svizzera|ticino|lugano|bellinzona|locarno|mendrisio|chiasso|zurigo|ginevra]",
    ],
    USD: ["[dollaro|dollari|dollaro usa|dollari usa|dollari americani|usd|stati uniti]"],
    GBP: ["[sterlina|sterline|sterline inglesi|gbp|regno unito|londra]"],
  },
};
