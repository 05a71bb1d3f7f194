import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is written and shown. */
export const thesisAndStageSteps: StepsOf<'thesis' | 'performance'> = {
  thesis: {
    supervisor: [
      'Avvio',
      'Incontro con il relatore',
      'Concorda argomento, taglio e scadenze della segreteria. Scrivi che cosa vi siete detti.',
    ],
    research: [
      'Ricerca',
      'Ricerca e letture',
      'Raccogli fonti e dati, con le citazioni già in ordine. Fermati quando le fonti si ripetono.',
    ],
    outline: [
      'Ricerca',
      'Indice e scaletta',
      'Un indice con due righe per capitolo: fallo vedere al relatore prima di scrivere.',
    ],
    draft: ['Scrittura', 'Prima stesura', 'Scrivi un capitolo dopo l’altro senza limare: si corregge dopo.'],
    feedback: [
      'Revisione',
      'Consegna al relatore',
      'Manda la stesura completa e fissa già l’incontro per le correzioni.',
    ],
    revise: ['Revisione', 'Correzioni', 'Riprendi le osservazioni una per una, poi tabelle, note e bibliografia.'],
    proofread: [
      'Revisione',
      'Rilettura di un’altra persona',
      'Fai leggere il testo a qualcuno che non conosce l’argomento: trova quello che tu non vedi più.',
    ],
    submit: [
      'Consegna',
      'Consegna definitiva',
      'Carica o stampa la tesi e controlla la ricevuta. Meglio qualche giorno prima della scadenza.',
    ],
    slides: [
      'Discussione',
      'Presentazione',
      'Poche diapositive, un’idea ciascuna. Prepara anche le risposte alle domande più probabili.',
    ],
    check: [
      'Ultimi giorni',
      'Controllo finale',
      'Aula, orario, documenti, copie della tesi e invitati: tutto a posto?',
    ],
    rehearse: [
      'Ultimi giorni',
      'Prova della discussione',
      'Ad alta voce e con l’orologio, davanti a qualcuno. Due volte bastano.',
    ],
    celebrate: ['Dopo', 'Ringraziamenti', 'Un messaggio al relatore e a chi ti ha aiutato, e un po’ di festa.'],
  },
  performance: {
    programme: [
      'Avvio',
      'Programma e ruoli',
      'Decidi che cosa si presenta, chi fa che cosa e quanto dura. Chiedi gli orari delle prove.',
    ],
    learn: [
      'Studio',
      'Imparare i pezzi',
      'Un pezzo alla volta, lentamente, finché viene senza guardare. Registrati ogni tanto.',
    ],
    costume: [
      'Allestimento',
      'Costumi e materiale',
      'Procura abiti, strumenti e oggetti di scena, e provali per tempo.',
    ],
    rehearse: [
      'Prove',
      'Prove',
      'Metti insieme le parti, con attacchi, pause e passaggi. Segna i punti in cui ci si ferma.',
    ],
    invite: ['Prove', 'Inviti', 'Dillo a chi vuoi che venga, con giorno, ora e luogo.'],
    runThrough: [
      'Prove',
      'Filata completa',
      'Tutto dall’inizio alla fine senza fermarsi, davanti a due o tre persone.',
    ],
    polish: ['Prove', 'Ultimi ritocchi', 'Lavora solo sui passaggi incerti, poco e spesso.'],
    check: ['Ultimi giorni', 'Controllo finale', 'Orari, luogo, abiti, strumenti e chi porta che cosa.'],
    dress: [
      'Ultimi giorni',
      'Prova generale',
      'Come se fosse la sera vera: costumi, luci, ordine d’entrata. Poi riposo.',
    ],
    thanks: [
      'Dopo',
      'Grazie e ricordi',
      'Ringrazia chi ha aiutato, restituisci quello che era in prestito e salva foto e video.',
    ],
  },
}
