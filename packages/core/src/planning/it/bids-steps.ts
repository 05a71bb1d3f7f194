import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of money, and of work, that is applied for. */
export const bidsSteps: StepsOf<'grant' | 'tender'> = {
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
}
