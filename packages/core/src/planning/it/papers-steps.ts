import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of offices, and of money that is applied for. */
export const papersSteps: StepsOf<'papers' | 'visa' | 'grant' | 'tender' | 'taxes'> = {
  papers: {
    trade: [
      'Avvio',
      'Scrivere in due righe che cosa farai',
      'Quale attività, da quando, più o meno quanto nel primo anno: servono per codice ATECO e regime.',
    ],
    clients: [
      'Clienti',
      'Cercare i primi clienti',
      'Dieci persone con cui hai lavorato, una pagina con prezzi ed esempi; due messaggi e una telefonata a settimana.',
    ],
    firstInvoice: [
      'Clienti',
      'Fare la prima fattura',
      'Preventivo, sì per iscritto, fattura elettronica, scadenza: un modello per tutte.',
    ],
    needs: ['Avvio', 'Vedere che cosa serve', 'Leggi la pagina dell’ufficio: moduli, foto, costi, tempi.'],
    book: [
      'Avvio',
      'Prenotare l’appuntamento',
      'La prima data libera, anche in un ufficio vicino: a volte ci vogliono settimane.',
    ],
    bookMedical: [
      'Avvio',
      'Prenotare la visita medica',
      'Autoscuola, ASL o agenzia: chiedi costi, foto e se servono gli occhiali.',
    ],
    adviser: [
      'Inizio',
      'Parlare con un commercialista',
      'Quale regime, quale codice, quanto costa in un anno e che cosa si deve da quando.',
    ],
    photos: ['Documenti', 'Fototessere', 'Recenti e a norma; il documento vecchio e le copie insieme.'],
    fee: [
      'Documenti',
      'Modulo, bollettino e marca da bollo',
      'Compila, firma, paga (dove si può con pagoPA) e tieni le ricevute.',
    ],
    form: [
      'Documenti',
      'Compilare e inviare la richiesta',
      'Dati, codici e data d’inizio ricontrollati; conserva la ricevuta.',
    ],
    visit: ['Ufficio', 'Andare allo sportello', 'Con tutto in una cartella; chiedi quando e come arriva.'],
    medicalVisit: [
      'Ufficio',
      'Visita medica',
      'Vista e udito; ti danno il foglio provvisorio, la patente arriva per posta.',
    ],
    collect: [
      'Ultimi giorni',
      'Ritiro o arrivo, e controllo dei dati',
      'Guarda subito nome e date, e segna quando scade.',
    ],
    obligations: [
      'Ultimi giorni',
      'Segnare le scadenze che seguono',
      'Versamenti, fatture, dichiarazioni: le prime date in calendario.',
    ],
    consent: [
      'Documenti',
      'Assenso dell’altro genitore',
      'Per un minore firmano tutti e due; servono anche le copie dei documenti e l’atto di nascita.',
    ],
    kit: [
      'Documenti',
      'Kit alle Poste',
      'Modulo, marca da bollo, bollettino e copie; si spedisce allo sportello, da 60 giorni prima della scadenza.',
    ],
    online: [
      'Documenti',
      'Fare la richiesta online',
      'Con SPID o CIE, tessera sanitaria e documento alla mano; salva la ricevuta.',
    ],
    fingerprints: [
      'Ufficio',
      'Impronte in questura',
      'Alla data sulla ricevuta delle Poste, con gli originali e quattro foto.',
    ],
  },
  visa: {
    needs: [
      'Avvio',
      'Quale domanda, e che cosa serve',
      'Sul sito ufficiale: requisiti, documenti, costi, tempi. Il passaporto vale ancora sei mesi?',
    ],
    book: ['Avvio', 'Prenotare l’appuntamento', 'Guarda ogni giorno: le date compaiono e spariscono.'],
    documents: [
      'Documenti',
      'Raccogliere i documenti',
      'Certificati, reddito, estratti conto, lettere: chiedi prima quelli più lenti.',
    ],
    translate: ['Documenti', 'Traduzioni e apostille', 'Traduzione giurata e legalizzazione, dove le chiedono.'],
    form: [
      'Documenti',
      'Domanda online e pagamento',
      'Nomi come sul passaporto, solo dal sito ufficiale, ricevuta salvata.',
    ],
    submit: ['Consegna', 'Consegnare i documenti', 'Originali e copie, nell’ordine del loro elenco.'],
    answer: [
      'Attesa',
      'Seguire la pratica',
      'Controlla lo stato con il tuo numero e rispondi subito se chiedono altro.',
    ],
    language: [
      'Avvio',
      'Certificato di italiano B1',
      'Iscriviti alla prima sessione utile; chi ha studiato qui può esserne esente.',
    ],
    check: [
      'Ultimi giorni',
      'Controllare nome, date e ingressi',
      'Con il passaporto accanto; una stampa, e una copia sul telefono.',
    ],
    online: [
      'Domanda',
      'Fare la domanda e pagare',
      'Un mese o due prima, dal sito ufficiale, nome come sul passaporto; alcuni Paesi vogliono il centro visti.',
    ],
  },
  grant: {
    call: [
      'Avvio',
      'Leggere il bando e gli obblighi',
      'Chi può, per che cosa, quanto, entro che ora. Segna ogni obbligo.',
    ],
    idea: ['Progetto', 'L’idea in dieci righe', 'Il bisogno, che cosa fai, che cosa cambia dopo.'],
    partners: ['Progetto', 'Partner e lettere', 'Chiedi presto: le firme sono la cosa più lenta.'],
    budget: ['Progetto', 'Budget', 'Ogni cifra con il suo perché, nella loro tabella.'],
    write: ['Scrittura', 'Scrivere la domanda', 'I loro titoli, le loro parole, una risposta per domanda.'],
    reader: ['Scrittura', 'Farla leggere', 'Chi non ne sa niente segna quello che non capisce.'],
    submit: ['Ultimi giorni', 'Inviare', 'Qualche giorno prima della scadenza; conserva la ricevuta.'],
    answer: ['Dopo', 'Segnare la data dell’esito', 'Segna la data, e che cosa fai se è un no.'],
    references: [
      'Progetto',
      'Chiedere due lettere di referenze',
      'Manda il bando, la tua bozza e la data; con tre settimane di anticipo.',
    ],
  },
  tender: {
    call: ['Avvio', 'Leggere il disciplinare', 'Requisiti, criteri, termine per i quesiti, ora di chiusura.'],
    decide: ['Avvio', 'Partecipare o no?', 'Possiamo, vogliamo, possiamo vincere? Si decide in una riunione.'],
    certificates: [
      'Documenti',
      'DGUE, garanzia e dichiarazioni',
      'Chiedi per prime le carte che rilasciano altri: cauzione, certificati, referenze.',
    ],
    offer: ['Offerta', 'Offerta tecnica', 'Punto per punto secondo i criteri, con un nome per ogni parte.'],
    price: ['Offerta', 'Offerta economica', 'Costi, margine, prezzo minimo: d’accordo con chi firma.'],
    review: ['Offerta', 'Rileggere con il bando a fianco', 'Un’altra persona controlla ogni obbligo, modulo e firma.'],
    submit: ['Ultimi giorni', 'Caricare e firmare', 'Non l’ultimo giorno; salva la ricevuta con l’ora.'],
    answer: ['Dopo', 'Apertura ed esito', 'Segna la data, chiedi i punteggi, impara per la prossima.'],
    questions: ['Avvio', 'Sopralluogo e quesiti', 'Prenotalo se è obbligatorio; i quesiti entro il termine.'],
  },
  taxes: {
    list: ['Avvio', 'Vedere che cosa serve', 'Parti dall’anno scorso: che cosa c’era e che cosa è cambiato.'],
    gather: [
      'Raccolta',
      'Raccogliere ricevute e certificati',
      'CU, spese mediche, mutuo, affitto, scuola: tutto in una cartella.',
    ],
    adviser: [
      'Compilazione',
      'Dal CAF o dal commercialista',
      'Con le carte, la delega e il documento; chiedi che cosa si può ancora detrarre.',
    ],
    fill: [
      'Compilazione',
      'Controllare la dichiarazione',
      'Con le ricevute accanto; segna i punti in cui hai un dubbio.',
    ],
    send: [
      'Ultimi giorni',
      'Invio e ricevuta',
      'Invia, paga se c’è da pagare e salva la ricevuta. Non l’ultimo giorno.',
    ],
    archive: [
      'Dopo',
      'Archiviare e segnare le rate',
      'Una cartella con dichiarazione e ricevute, e le date di ciò che resta da pagare.',
    ],
    book: [
      'Avvio',
      'Prenotare CAF o commercialista',
      'Presto: verso la scadenza i posti finiscono. Chiedi l’elenco delle carte.',
    ],
  },
}
