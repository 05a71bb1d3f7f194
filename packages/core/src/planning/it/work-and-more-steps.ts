import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of work, money and celebrations. */
export const workAndMoreSteps: StepsOf<'launch' | 'jobSearch' | 'event' | 'taxes'> = {
  launch: {
    promise: [
      'Idea',
      'Per chi e perché',
      'Una frase: a chi serve e che cosa cambia. Tutto il resto si misura su questa.',
    ],
    plan: [
      'Idea',
      'Che cosa c’è il primo giorno',
      'Scrivi l’elenco minimo per partire e, accanto, quello che può aspettare.',
    ],
    build: [
      'Realizzazione',
      'Costruire',
      'A piccoli pezzi che si possono far vedere. Ogni settimana qualcosa che funziona.',
    ],
    tell: [
      'Realizzazione',
      'Cominciare a parlarne',
      'Una pagina, qualche messaggio, una lista di persone interessate.',
    ],
    trial: [
      'Prova',
      'Prova con poche persone',
      'Cinque persone vere bastano per vedere quasi tutto. Guarda dove si fermano.',
    ],
    fix: ['Prova', 'Sistemare', 'Correggi quello che ferma le persone; il resto va nella lista per dopo.'],
    announce: ['Annuncio', 'Preparare l’annuncio', 'Testi, immagini, contatti e chi pubblica che cosa, a che ora.'],
    check: [
      'Ultimi giorni',
      'Controllo finale',
      'Pagamenti, contatti, note legali, copie di sicurezza e un piano se qualcosa va storto.',
    ],
    freeze: [
      'Ultimi giorni',
      'Niente più modifiche',
      'Da qui solo correzioni urgenti. Decidi chi risponde il giorno stesso.',
    ],
    listen: [
      'Dopo',
      'Ascoltare e rispondere',
      'La prima settimana leggi tutto, rispondi a tutti e correggi in fretta.',
    ],
    review: ['Dopo', 'Bilancio', 'Che cosa è andato come volevi? Scegli le tre cose da fare adesso.'],
  },
  jobSearch: {
    aim: ['Avvio', 'Che lavoro cerco', 'Ruolo, luogo, orario e stipendio: che cosa è indispensabile e che cosa no.'],
    cv: [
      'Avvio',
      'Curriculum e lettera',
      'Una versione di base in una o due pagine, con risultati e non solo mansioni.',
    ],
    profile: ['Avvio', 'Profilo in rete', 'Aggiorna il profilo professionale e fallo rileggere a qualcuno.'],
    contacts: ['Ricerca', 'Contatti', 'Scrivi a dieci persone che conosci: un caffè, una domanda precisa.'],
    apply: ['Ricerca', 'Candidature', 'Poche e curate ogni settimana, con un registro di date e risposte.'],
    mock: [
      'Colloqui',
      'Colloquio di prova',
      'Con un amico: le domande difficili ad alta voce, e le tue domande per loro.',
    ],
    interviews: [
      'Colloqui',
      'Colloqui',
      'Prepara ogni incontro: chi sono, che cosa cercano, tre esempi tuoi. Ringrazia il giorno dopo.',
    ],
    compare: [
      'Scelta',
      'Confrontare le offerte',
      'Metti le offerte accanto ai tuoi punti indispensabili e chiedi quello che manca.',
    ],
    check: ['Scelta', 'Prima di firmare', 'A chi devi una risposta? Contratto, preavviso e documenti sono pronti?'],
    start: ['Dopo', 'Il nuovo inizio', 'Ringrazia chi ti ha aiutato e segna che cosa vuoi imparare nel primo mese.'],
  },
  event: {
    secret: ['Ospiti', 'Mantenere il segreto', 'Chi non deve sapere nulla, chi lo porta lì e con quale scusa.'],
    idea: ['Idea', 'Idea, budget e numero di persone', 'Che cosa, per chi, quanti e con quanto. Bastano dieci righe.'],
    venue: [
      'Idea',
      'Luogo e conferma della data',
      'Guarda il posto, chiedi che cosa è compreso e blocca la data. Pensa alla pioggia.',
    ],
    permits: [
      'Organizzazione',
      'Permessi e assicurazione',
      'Suolo pubblico, musica, cibo: chiedi in Comune che cosa serve e quanto prima.',
    ],
    invite: ['Invitati', 'Inviti', 'Giorno, ora, luogo e una data entro cui rispondere.'],
    suppliers: [
      'Organizzazione',
      'Cibo, musica e materiale',
      'Chiedi, confronta e conferma per iscritto: cibo, bevande, tavoli, musica.',
    ],
    helpers: ['Organizzazione', 'Chi aiuta', 'Un nome per ogni compito: accoglienza, cucina, foto, pulizie.'],
    programme: ['Organizzazione', 'Scaletta', 'Che cosa succede a che ora, e chi dà il via.'],
    check: ['Ultimi giorni', 'Controllo finale', 'Quanti vengono davvero? Richiama il luogo e i fornitori.'],
    shopping: ['Ultimi giorni', 'Spesa', 'Con la lista divisa per negozio; quello che è fresco, per ultimo.'],
    setUp: ['Ultimi giorni', 'Allestimento', 'Tavoli, luci, cartelli e una prova della musica.'],
    thanks: ['Dopo', 'Grazie, conti e foto', 'Ringrazia chi ha aiutato, chiudi i conti e manda le foto.'],
  },
  taxes: {
    list: [
      'Avvio',
      'Elenco dei documenti',
      'Parti dalla dichiarazione dell’anno scorso: che cosa c’era e che cosa è cambiato.',
    ],
    gather: [
      'Raccolta',
      'Raccogliere i documenti',
      'Redditi, spese mediche, mutuo, affitto, scuola: tutto in una cartella.',
    ],
    expenses: [
      'Raccolta',
      'Spese e detrazioni',
      'Somma le spese che si possono detrarre e controlla di avere le ricevute.',
    ],
    adviser: [
      'Compilazione',
      'Appuntamento con CAF o commercialista',
      'Prenota presto: verso la scadenza i posti finiscono.',
    ],
    fill: [
      'Compilazione',
      'Compilare la dichiarazione',
      'Con i documenti accanto; segna i punti in cui hai un dubbio.',
    ],
    review: [
      'Compilazione',
      'Rilettura',
      'Rileggi a mente fresca: dati personali, familiari a carico, importi, conto corrente.',
    ],
    check: ['Ultimi giorni', 'Controllo finale', 'Manca qualche documento? Accessi e firme funzionano?'],
    send: [
      'Ultimi giorni',
      'Invio e pagamento',
      'Invia, paga se c’è da pagare e salva la ricevuta. Non l’ultimo giorno.',
    ],
    archive: [
      'Dopo',
      'Archiviare tutto',
      'Una cartella con dichiarazione, ricevute e pagamenti, e le date delle prossime rate.',
    ],
  },
}
