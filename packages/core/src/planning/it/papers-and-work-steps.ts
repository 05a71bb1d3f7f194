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
    needs: ['Avvio', 'Vedere che cosa serve', 'Leggi la pagina dell’ufficio: moduli, foto, costi, tempi.'],
    book: [
      'Avvio',
      'Prenotare l’appuntamento',
      'La prima data libera, anche in un ufficio vicino: a volte ci vogliono settimane.',
    ],
    adviser: [
      'Inizio',
      'Parlare con un commercialista',
      'Quale regime, quale codice, quanto costa in un anno e che cosa si deve da quando.',
    ],
    photos: ['Documenti', 'Fototessere', 'Recenti e a norma; il documento vecchio e le copie insieme.'],
    fee: ['Documenti', 'Modulo e pagamento', 'Compila, firma, paga (anche con pagoPA) e salva la ricevuta.'],
    form: [
      'Documenti',
      'Compilare e inviare la richiesta',
      'Dati, codici e data d’inizio ricontrollati; conserva la ricevuta.',
    ],
    visit: ['Ufficio', 'Andare allo sportello', 'Con tutto in una cartella; chiedi quando e come arriva.'],
    collect: ['Ultimi giorni', 'Ritiro e controllo dei dati', 'Controlla subito nome e date, e segna quando scade.'],
    obligations: [
      'Ultimi giorni',
      'Segnare le scadenze che seguono',
      'Versamenti, fatture, dichiarazioni: le prime date in calendario.',
    ],
    possessions: [
      'Avvio',
      'Elencare che cosa lasci',
      'Casa, conti, oggetti cari, password; e a chi spetta una quota per legge.',
    ],
    wishes: [
      'Avvio',
      'A chi, e con quali desideri',
      'Anche chi si occupa dei figli o di un animale, e chi se ne fa carico.',
    ],
    solicitor: [
      'Ufficio',
      'Sentire un notaio',
      'Scritto a mano, datato e firmato vale; il notaio dice se basta e lo conserva.',
    ],
    read: [
      'Ultimi giorni',
      'Rileggere prima di firmare',
      'Nomi, quote e date; quello che non è chiaro si chiede adesso.',
    ],
    kept: ['Dopo', 'Dire dove si trova', 'A una persona di fiducia, e una data per rileggerlo.'],
  },
  visa: {
    needs: ['Avvio', 'Quale, e che cosa serve', 'Requisiti, documenti, costi, e quanto ci mette la risposta.'],
    book: ['Avvio', 'Prenotare l’appuntamento', 'Guarda ogni giorno: le date compaiono e spariscono.'],
    documents: [
      'Documenti',
      'Raccogliere i documenti',
      'Certificati, reddito, residenza, lingua: chiedi prima quelli più lenti.',
    ],
    translate: ['Documenti', 'Traduzioni e apostille', 'Traduzione giurata e legalizzazione, dove le chiedono.'],
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
    record: [
      'Avvio',
      'Controllare i contributi',
      'Estratto conto INPS: gli anni mancanti si recuperano, ma ci vogliono mesi.',
    ],
    money: ['Soldi', 'Con quanto si vive dopo', 'Pensione, risparmi, spese fisse: una tabella semplice per un anno.'],
    pots: ['Soldi', 'Fondi e polizze in un elenco', 'Quanto c’è, quanto costa all’anno, che cosa versa il datore.'],
    advice: [
      'Soldi',
      'Sentire un patronato o un consulente',
      'Con la tabella in mano: riscatti, versamenti, età possibili.',
    ],
    apply: ['Documenti', 'Domanda di pensione', 'Qualche mese prima, anche con il patronato; conserva la ricevuta.'],
    employer: ['Lavoro', 'Dirlo al lavoro', 'Accordatevi su ultimo giorno, ferie residue, liquidazione.'],
    handover: ['Lavoro', 'Passaggio di consegne', 'Scrivi quello che sai solo tu, e mostralo a chi viene dopo.'],
    time: ['Vita', 'Che cosa fare del tempo', 'Tre cose che aspetti con piacere, una insieme ad altri.'],
    goodbye: ['Ultimi giorni', 'Saluti al lavoro', 'Una piccola festa, gli indirizzi, e le tue cose dalla scrivania.'],
    decide: ['Ultimi giorni', 'Decidere quanto versare', 'Una cifra al mese, e una data ogni anno per riguardarla.'],
    first: ['Dopo', 'Prime settimane senza orari', 'Niente di obbligatorio. Poi una cosa fissa a settimana.'],
  },
  sabbatical: {
    reason: ['Avvio', 'Decidere a che cosa serve', 'Riposo, viaggio, studio, famiglia: una cosa per prima.'],
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
    check: [
      'Ultimi giorni',
      'Accessi, posta e addebiti',
      'Risposta automatica, accessi, addebiti, il primo biglietto.',
    ],
    first: ['Dopo', 'Una settimana di niente', 'Prima dormi. Il programma può aspettare.'],
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
    plan: [
      'Ultimi giorni',
      'Che cosa chiedere se è un no',
      'Una data per riparlarne, un corso, giorni da casa: che altro varrebbe?',
    ],
    written: ['Dopo', 'Quello che è deciso, per iscritto', 'Due righe di ringraziamento, con cifra e data.'],
  },
  newJob: {
    contract: ['Avvio', 'Contratto firmato', 'Inizio, paga, orario, prova, ferie: leggi prima di firmare.'],
    papers: ['Avvio', 'Documenti da consegnare', 'IBAN, codice fiscale, certificati, titoli.'],
    way: ['Preparazione', 'Provare il tragitto', 'All’ora di un giorno di lavoro, con abbonamento o parcheggio.'],
    clothes: ['Ultimi giorni', 'Vestiti e borsa', 'Come si veste la gente lì; quaderno, caricabatterie, documento.'],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Sveglia, colazione, strada: poi qualcosa di piacevole.'],
    names: ['Dopo', 'Nomi e domande', 'Scrivi chi è chi, e fai le tre domande che non hai osato fare.'],
    look: ['Dopo', 'Un mese dopo: come va', 'Che cosa va bene, che cosa ti serve? Chiedi un breve colloquio.'],
  },
  leaveJob: {
    notice: ['Avvio', 'Preavviso e contratto', 'Quanto, in che forma, ferie e premi che restano.'],
    money: ['Avvio', 'Soldi fino al prossimo', 'Quanti mesi puoi vivere con quello che hai? Quali aiuti ci sono?'],
    letter: [
      'Lettera',
      'Dimissioni telematiche',
      'Sul sito del ministero o con un patronato; e due righe cordiali al datore.',
    ],
    talk: [
      'Lettera',
      'Dirlo prima al responsabile',
      'Di persona, prima che lo sappiano altri. Poi le dimissioni online.',
    ],
    handover: ['Consegne', 'Passaggio di consegne', 'Che cosa è in corso, chi sa che cosa, dove stanno le cose.'],
    goodbye: ['Ultimi giorni', 'Saluti', 'I contatti delle persone care, i tuoi file e le tue cose, una torta.'],
    papers: ['Dopo', 'Ultima busta paga e TFR', 'Controlla ferie residue, TFR e la CU che ti spetta.'],
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
    check: ['Ultimi giorni', 'Cassa, luci, prezzi e turni', 'E l’assicurazione, e chi sta dove il primo giorno.'],
    trial: ['Ultimi giorni', 'Apertura per gli amici', 'Un pomeriggio come se fosse vero: dove si inceppa?'],
    listen: [
      'Dopo',
      'Correggere le piccole cose',
      'Che cosa chiedono, quando vengono? Cambia in fretta le piccole cose.',
    ],
  },
  app: {
    promise: ['Idea', 'Per chi e che cosa', 'Una persona, un problema, una frase. E che cosa non fa.'],
    sketch: ['Idea', 'Disegnare le schermate', 'Su carta, cinque al massimo, da mostrare a tre persone.'],
    build: ['Realizzazione', 'Costruirla', 'Prima un solo percorso, e ogni settimana qualcosa che funziona.'],
    trial: ['Prova', 'Beta con persone vere', 'Ne bastano dieci. Guarda dove si fermano, senza suggerire.'],
    fix: ['Prova', 'Correggere gli errori', 'Blocchi e vicoli ciechi; i desideri vanno in lista.'],
    store: ['Uscita', 'Invio agli store', 'Testi, immagini, privacy: la revisione può durare giorni.'],
    announce: ['Uscita', 'Preparare l’annuncio', 'Una pagina, due immagini, dieci persone che ne parleranno.'],
    listen: ['Dopo', 'Rispondere ai primi utenti', 'Leggi tutto, rispondi a tutti, correggi in fretta.'],
  },
  book: {
    outline: [
      'Avvio',
      'Scaletta dei capitoli',
      'Che cosa succede, a chi, come finisce: due pagine e l’elenco dei capitoli.',
    ],
    draft: ['Scrittura', 'Prima stesura', 'Un numero di parole per volta, senza rileggere.'],
    halfway: ['Scrittura', 'A metà: rivedere la scaletta', 'Va ancora dove vuoi? Cambia la scaletta, non le pagine.'],
    revise: ['Revisione', 'Revisione del testo', 'Prima la struttura, poi le scene, poi le frasi.'],
    readers: ['Revisione', 'Primi lettori', 'Tre persone, tre domande, due settimane.'],
    publish: [
      'Pubblicazione',
      'Editore, stampa o copertina',
      'Lettera e pagine di prova; oppure copertina, impaginazione, bozze.',
    ],
    check: ['Ultimi giorni', 'Ultima lettura su carta', 'Refusi, nomi, date: una volta, ad alta voce.'],
  },
  volunteering: {
    choose: ['Avvio', 'Che cosa e quanto', 'Persone, animali, natura, libri: e quante ore hai davvero.'],
    meet: ['Avvio', 'Conoscerli', 'Di che cosa hanno bisogno, chi segue i nuovi, sei assicurato?'],
    course: ['Avvio', 'La formazione', 'Quasi tutti offrono una o due serate: vale la pena.'],
    time: ['Avvio', 'Tenere libera quell’ora', 'Dillo a casa, e mettila in calendario ogni settimana.'],
    firstWeeks: ['Prime settimane', 'I primi turni', 'Puntuale, con qualche domanda, e bene le piccole cose.'],
    look: [
      'Prime settimane',
      'Parlare di come va',
      'Troppo, troppo poco, il compito sbagliato? Dillo: lo preferiscono.',
    ],
  },
}
