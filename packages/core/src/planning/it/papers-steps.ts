import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of offices, and of money that is applied for. */
export const papersSteps: StepsOf<'papers' | 'visa' | 'grant' | 'tender' | 'taxes'> = {
  papers: {
    needs: ['Avvio', 'Vedere che cosa serve', 'Leggi la pagina dell’ufficio: moduli, foto, costi, tempi.'],
    motBook: [
      'Avvio',
      'Scadenza e prenotazione',
      'Guarda la data sul libretto o in rete; prenota l’officina, o paga se è il bollo.',
    ],
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
    fee: ['Documenti', 'Modulo e pagamento', 'Compila, firma, paga (anche con pagoPA) e salva la ricevuta.'],
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
    collect: ['Ultimi giorni', 'Ritiro e controllo dei dati', 'Controlla subito nome e date, e segna quando scade.'],
    obligations: [
      'Ultimi giorni',
      'Segnare le scadenze che seguono',
      'Versamenti, fatture, dichiarazioni: le prime date in calendario.',
    ],
    motCheck: [
      'Ultimi giorni',
      'Luci, gomme, tergicristalli',
      'Un giro attorno alla macchina: le piccole cose si sistemano prima.',
    ],
    motNext: ['Dopo', 'Segnare la prossima scadenza', 'In calendario, con un avviso un mese prima.'],
  },
  visa: {
    needs: ['Avvio', 'Quale domanda, e che cosa serve', 'Requisiti, documenti, costi, e quanto ci mette la risposta.'],
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
