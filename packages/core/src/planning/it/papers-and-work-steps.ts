import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of offices and working life. */
export const papersAndWorkSteps: StepsOf<
  | 'papers'
  | 'visa'
  | 'grant'
  | 'tender'
  | 'retirement'
  | 'sabbatical'
  | 'interview'
  | 'payRise'
  | 'newJob'
  | 'leaveJob'
  | 'shop'
  | 'app'
  | 'book'
  | 'volunteering'
> = {
  papers: {
    adviser: [
      'Inizio',
      'Chiedere a un commercialista',
      'Quale regime, quale codice, quanto costa in un anno e che cosa si deve da quando.',
    ],
    needs: ['Avvio', 'Che cosa serve', 'Leggi la pagina dell’ufficio: moduli, foto, costi, tempi.'],
    book: [
      'Avvio',
      'Prenotare l’appuntamento',
      'La prima data libera, anche in un comune vicino; in primavera ci vogliono settimane.',
    ],
    photos: ['Documenti', 'Fototessere e documenti', 'Foto nuove e a norma, il documento vecchio, le copie.'],
    fee: ['Documenti', 'Modulo e pagamento', 'Compila, firma, paga e stampa la ricevuta.'],
    visit: ['Ufficio', 'Andare allo sportello', 'Con tutto in una cartella; chiedi quando e come lo ricevi.'],
    collect: ['Ultimi giorni', 'Ritirarlo', 'Controlla subito nome e date, e segna quando scade.'],
  },
  visa: {
    needs: ['Avvio', 'Quale, e che cosa serve', 'Requisiti, documenti, costi, e quanto ci mette la risposta.'],
    documents: [
      'Documenti',
      'Raccogliere i documenti',
      'Certificati, reddito, residenza, lingua: chiedi prima quelli più lenti.',
    ],
    translate: ['Documenti', 'Traduzioni e apostille', 'Traduzione giurata e legalizzazione, dove le chiedono.'],
    book: ['Avvio', 'Prenotare l’appuntamento', 'Guarda ogni giorno: le date compaiono e spariscono.'],
    form: ['Documenti', 'Modulo e contributo', 'Nomi come sul passaporto, nessun campo vuoto, ricevuta salvata.'],
    submit: ['Ultimi giorni', 'Presentare la domanda', 'Originali e copie, nell’ordine del loro elenco.'],
    answer: ['Dopo', 'Seguire la pratica', 'Controlla lo stato con il tuo numero e rispondi subito alle lettere.'],
  },
  grant: {
    call: ['Avvio', 'Leggere il bando due volte', 'Chi può, per che cosa, quanto, entro che ora. Segna ogni obbligo.'],
    idea: ['Progetto', 'L’idea in dieci righe', 'Il bisogno, che cosa fai, che cosa cambia dopo.'],
    partners: ['Progetto', 'Partner e lettere', 'Chiedi presto: le firme sono la cosa più lenta.'],
    budget: ['Progetto', 'Budget', 'Ogni cifra con il suo perché, nella loro tabella.'],
    write: ['Scrittura', 'Scrivere la domanda', 'I loro titoli, le loro parole, una risposta per domanda.'],
    reader: ['Scrittura', 'Farla leggere', 'Chi non ne sa niente segna quello che non capisce.'],
    submit: ['Ultimi giorni', 'Inviare', 'Qualche giorno prima della scadenza; conserva la ricevuta.'],
    answer: ['Dopo', 'Quando arriva la risposta', 'Segna la data, e che cosa fai se è un no.'],
  },
  tender: {
    call: ['Avvio', 'Leggere il disciplinare', 'Requisiti, criteri, termine per i quesiti, ora di chiusura.'],
    decide: ['Avvio', 'Partecipare o no?', 'Possiamo, vogliamo, possiamo vincere? Si decide in una riunione.'],
    certificates: ['Documenti', 'Certificati e dichiarazioni', 'Chiedi per primi quelli che rilasciano altri.'],
    offer: ['Offerta', 'Offerta tecnica', 'Punto per punto secondo i criteri, con un nome per ogni parte.'],
    price: ['Offerta', 'Offerta economica', 'Costi, margine, prezzo minimo: d’accordo con chi firma.'],
    review: ['Offerta', 'Rileggere con il bando a fianco', 'Un’altra persona controlla ogni obbligo, modulo e firma.'],
    submit: ['Ultimi giorni', 'Caricare e firmare', 'Non l’ultimo giorno; salva la ricevuta con l’ora.'],
    answer: ['Dopo', 'Apertura ed esito', 'Segna la data, chiedi i punteggi, impara per la prossima.'],
  },
  retirement: {
    record: ['Avvio', 'Controllare i contributi', 'Gli anni mancanti si recuperano, ma ci vogliono mesi.'],
    money: ['Soldi', 'Con che cosa vivrai', 'Pensione, risparmi, spese fisse: una tabella semplice per un anno.'],
    apply: ['Documenti', 'Domanda di pensione', 'Qualche mese prima, anche con il patronato; conserva la ricevuta.'],
    employer: ['Lavoro', 'Dirlo al lavoro', 'Accordatevi su ultimo giorno, ferie residue, liquidazione.'],
    handover: ['Lavoro', 'Passaggio di consegne', 'Scrivi quello che sai solo tu, e mostralo a chi viene dopo.'],
    time: ['Vita', 'E poi?', 'Tre cose che aspetti con piacere, una insieme ad altri.'],
    goodbye: ['Ultimi giorni', 'Saluti', 'Una piccola festa, gli indirizzi, e le tue cose dalla scrivania.'],
    first: ['Dopo', 'Le prime settimane', 'Niente di obbligatorio. Poi una cosa fissa a settimana.'],
  },
  sabbatical: {
    reason: ['Avvio', 'A che cosa serve', 'Riposo, viaggio, studio, famiglia: una cosa per prima.'],
    employer: [
      'Avvio',
      'Parlarne al lavoro',
      'Per quanto, da quando, e con quali accordi per il rientro: per iscritto.',
    ],
    budget: ['Soldi', 'I soldi per quei mesi', 'Spese mensili per il numero dei mesi, più una riserva.'],
    insurance: [
      'Documenti',
      'Assicurazioni e contributi',
      'Salute, pensione, responsabilità: che cosa continua e che cosa no?',
    ],
    home: ['Vita', 'Casa, posta, animali', 'Affittarla, prestarla o chiuderla; chi pensa a che cosa?'],
    handover: ['Lavoro', 'Passaggio di consegne', 'Che cosa è in corso, chi lo prende, che cosa può finire.'],
    check: ['Ultimi giorni', 'Controllo finale', 'Accessi, risposta automatica, addebiti, il primo biglietto.'],
    first: ['Dopo', 'Una settimana di niente', 'Prima dormi. Il programma può aspettare.'],
  },
  payRise: {
    results: ['Preparazione', 'I tuoi risultati', 'Tre risultati dell’ultimo anno, con i numeri, in mezza pagina.'],
    figures: [
      'Preparazione',
      'Quale cifra',
      'Quanto si guadagna per questo lavoro; la somma che chiedi e il minimo che accetti.',
    ],
    date: [
      'Preparazione',
      'Chiedere un incontro',
      'Mezz’ora da soli, non nei giorni più pieni, dicendo di che si tratta.',
    ],
    aloud: ['Preparazione', 'Provare ad alta voce', 'La richiesta in due frasi, e una risposta al no più probabile.'],
    plan: ['Ultimi giorni', 'Se è un no', 'Una data per riparlarne, un corso, giorni da casa: che altro varrebbe?'],
    written: ['Dopo', 'Quello che è deciso, per iscritto', 'Due righe di ringraziamento, con cifra e data.'],
  },
  newJob: {
    contract: ['Avvio', 'Contratto firmato', 'Inizio, paga, orario, prova, ferie: leggi prima di firmare.'],
    papers: ['Avvio', 'Documenti da consegnare', 'IBAN, codice fiscale, certificati, titoli.'],
    way: ['Preparazione', 'Provare la strada', 'All’ora di un giorno di lavoro, con abbonamento o parcheggio.'],
    read: ['Preparazione', 'Informarsi', 'Che cosa fanno, chi sono, che cosa c’è di nuovo.'],
    clothes: ['Ultimi giorni', 'Vestiti e borsa', 'Come si veste la gente lì; quaderno, caricabatterie, documento.'],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Sveglia, colazione, strada: poi qualcosa di piacevole.'],
    names: ['Dopo', 'Nomi e domande', 'Scrivi chi è chi, e fai le tre domande che non hai osato fare.'],
    look: ['Dopo', 'Dopo un mese', 'Che cosa va bene, che cosa ti serve? Chiedi un breve colloquio.'],
  },
  leaveJob: {
    notice: ['Avvio', 'Preavviso e contratto', 'Quanto, in che forma, ferie e premi che restano.'],
    money: ['Avvio', 'Soldi fino al prossimo', 'Quanti mesi puoi vivere con quello che hai? Quali aiuti ci sono?'],
    letter: ['Lettera', 'Scrivere la lettera', 'Breve e gentile: da quando, grazie, nient’altro.'],
    talk: [
      'Lettera',
      'Dirlo prima al responsabile',
      'Di persona, prima che lo sappiano altri. Poi le dimissioni online.',
    ],
    handover: ['Consegne', 'Passaggio di consegne', 'Che cosa è in corso, chi sa che cosa, dove stanno le cose.'],
    goodbye: ['Ultimi giorni', 'Saluti', 'I contatti delle persone care, i tuoi file e le tue cose, una torta.'],
    papers: ['Dopo', 'Ultima busta paga e liquidazione', 'Controlla ferie, tredicesima e TFR, e chiedi una referenza.'],
  },
  shop: {
    numbers: ['Idea', 'Per chi, e i conti', 'Che cosa vendi, a chi, quanto al giorno per viverci?'],
    place: ['Locale', 'Trovare il locale', 'Conta chi passa a tre ore diverse. Affitto, durata, chi paga i lavori?'],
    permits: [
      'Documenti',
      'Permessi e partita IVA',
      'Destinazione d’uso, SCIA, insegna, ASL: chiedi che cosa viene prima.',
    ],
    money: ['Soldi', 'Finanziamento', 'Spese iniziali più sei mesi; per il resto un prestito o un bando.'],
    works: ['Locale', 'Lavori e arredo', 'Un sopralluogo fisso a settimana, e la lista di che cosa manca.'],
    stock: ['Apertura', 'Fornitori e merce', 'Poco di tutto, tempi di consegna, cassa e POS.'],
    tell: [
      'Apertura',
      'Farlo sapere',
      'Prima i vicini; poi vetrina, una pagina con gli orari, una giornata d’apertura.',
    ],
    check: ['Ultimi giorni', 'Controllo finale', 'Cassa, luci, prezzi, assicurazione, chi sta dove.'],
    trial: ['Ultimi giorni', 'Apertura per gli amici', 'Un pomeriggio come se fosse vero: dove si inceppa?'],
    listen: ['Dopo', 'Ascoltare e correggere', 'Che cosa chiedono, quando vengono? Cambia in fretta le piccole cose.'],
  },
  app: {
    promise: ['Idea', 'Per chi e che cosa', 'Una persona, un problema, una frase. E che cosa non fa.'],
    sketch: ['Idea', 'Disegnare le schermate', 'Su carta, cinque al massimo, da mostrare a tre persone.'],
    build: ['Realizzazione', 'Costruirla', 'Prima un solo percorso, e ogni settimana qualcosa che funziona.'],
    trial: ['Prova', 'Beta con persone vere', 'Ne bastano dieci. Guarda dove si fermano, senza suggerire.'],
    fix: ['Prova', 'Correggere', 'Blocchi e vicoli ciechi; i desideri vanno in lista.'],
    store: ['Uscita', 'Invio agli store', 'Testi, immagini, privacy: la revisione può durare giorni.'],
    announce: ['Uscita', 'Preparare l’annuncio', 'Una pagina, due immagini, dieci persone che ne parleranno.'],
    listen: ['Dopo', 'Ascoltare e rispondere', 'Leggi tutto, rispondi a tutti, correggi in fretta.'],
  },
  book: {
    outline: ['Avvio', 'Scaletta', 'Che cosa succede, a chi, come finisce: due pagine e l’elenco dei capitoli.'],
    draft: ['Scrittura', 'Prima stesura', 'Un numero di parole per volta, senza rileggere.'],
    halfway: ['Scrittura', 'A metà', 'Va ancora dove vuoi? Cambia la scaletta, non le pagine.'],
    revise: ['Revisione', 'Revisione', 'Prima la struttura, poi le scene, poi le frasi.'],
    readers: ['Revisione', 'Primi lettori', 'Tre persone, tre domande, due settimane.'],
    publish: [
      'Pubblicazione',
      'Editore, stampa o copertina',
      'Lettera e pagine di prova; oppure copertina, impaginazione, bozze.',
    ],
    check: ['Ultimi giorni', 'Controllo finale', 'Refusi, nomi, date: una volta su carta, ad alta voce.'],
    celebrate: ['Dopo', 'Festeggiare', 'La prima copia a chi ti ha sopportato.'],
  },
  volunteering: {
    choose: ['Avvio', 'Che cosa e quanto', 'Persone, animali, natura, libri: e quante ore hai davvero.'],
    meet: ['Avvio', 'Conoscerli', 'Di che cosa hanno bisogno, chi segue i nuovi, sei assicurato?'],
    course: ['Avvio', 'La formazione', 'Quasi tutti offrono una o due serate: vale la pena.'],
    time: ['Avvio', 'Tenere libera quell’ora', 'Dillo a casa, e mettila in calendario ogni settimana.'],
    firstWeeks: ['Prime settimane', 'I primi turni', 'Puntuale, con qualche domanda, e bene le piccole cose.'],
    look: ['Prime settimane', 'Fa per me?', 'Troppo, troppo poco, il compito sbagliato? Dillo: lo preferiscono.'],
    keep: ['Dopo', 'Come continuare', 'Scegli un ritmo che duri, e porta un amico.'],
  },
  interview: {
    read: [
      'Avvio',
      'Rileggere annuncio e azienda',
      'Di che cosa hanno bisogno, che cosa c’è di nuovo? Sottolinea cinque parole.',
    ],
    examples: ['Preparazione', 'Tre esempi tuoi', 'Qual era il problema, che cosa hai fatto, com’è finita.'],
    questions: ['Preparazione', 'Domande da fare a loro', 'Sulla squadra, sui primi mesi, su come si decide.'],
    aloud: [
      'Preparazione',
      'Prova ad alta voce',
      'Con un amico: le domande difficili, e il tuo minuto di presentazione.',
    ],
    way: [
      'Ultimi giorni',
      'Vestiti, documenti, strada',
      'Prova il collegamento o il percorso; curriculum stampato, telefono carico.',
    ],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Rileggi gli appunti una volta, poi fai qualcosa di piacevole.'],
    thanks: ['Dopo', 'Ringraziare', 'Due righe, e segna che cosa ti hanno chiesto.'],
  },
}
