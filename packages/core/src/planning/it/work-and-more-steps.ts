import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of work, money and celebrations. */
export const workAndMoreSteps: StepsOf<'launch' | 'jobSearch' | 'event' | 'taxes'> = {
  launch: {
    promise: [
      'Idea',
      'Per chi e che cosa offre',
      'Una frase: a chi serve e che cosa cambia. Tutto il resto si misura su questa.',
    ],
    plan: [
      'Idea',
      'Che cosa serve per partire',
      'L’elenco minimo per il primo giorno e, accanto, quello che può aspettare.',
    ],
    register: [
      'Idea',
      'Partita IVA e adempimenti',
      'Con un commercialista: forma, codice, contributi, e che cosa serve per cominciare.',
    ],
    outline: ['Idea', 'Scaletta dei primi sei', 'Un tema ciascuno, quanto durano, ogni quanto escono.'],
    build: [
      'Realizzazione',
      'Costruire la prima versione',
      'A piccoli pezzi che si possono far vedere. Ogni settimana qualcosa che funziona.',
    ],
    record: [
      'Realizzazione',
      'Preparare i primi tre',
      'Registra o scrivi, poi taglia: tre pronti prima di uscire danno respiro.',
    ],
    host: [
      'Realizzazione',
      'Piattaforma, titolo e copertina',
      'Nome libero dappertutto, due righe di descrizione, un’immagine che si legge in piccolo.',
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
    fix: [
      'Prova',
      'Correggere quello che ferma',
      'Correggi quello che ferma le persone; il resto va nella lista per dopo.',
    ],
    announce: ['Annuncio', 'Preparare l’annuncio', 'Testi, immagini, contatti e chi pubblica che cosa, a che ora.'],
    check: [
      'Ultimi giorni',
      'Pagamenti, contatti e note legali',
      'Copie di sicurezza, e che cosa si fa se qualcosa va storto.',
    ],
    schedule: ['Ultimi giorni', 'Programmare l’uscita', 'Caricato, riletto o riascoltato, con l’ora giusta.'],
    listen: [
      'Dopo',
      'Ascoltare e rispondere',
      'La prima settimana leggi tutto, rispondi a tutti e correggi in fretta.',
    ],
    nextOnes: ['Dopo', 'I prossimi, uno alla volta', 'Sempre lo stesso giorno, e ascolta che cosa dice chi segue.'],
  },
  jobSearch: {
    aim: [
      'Avvio',
      'Decidere che lavoro cercare',
      'Ruolo, luogo, orario e stipendio: che cosa è indispensabile e che cosa no.',
    ],
    cv: [
      'Avvio',
      'Curriculum e lettera',
      'Una versione di base in una o due pagine, con risultati e non solo mansioni.',
    ],
    profile: ['Avvio', 'Profilo in rete', 'Aggiorna il profilo professionale e fallo rileggere a qualcuno.'],
    contacts: ['Ricerca', 'Scrivere ai contatti', 'Scrivi a dieci persone che conosci: un caffè, una domanda precisa.'],
    apply: ['Ricerca', 'Mandare candidature', 'Poche e curate ogni settimana, con un registro di date e risposte.'],
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
    check: [
      'Scelta',
      'Contratto e preavviso',
      'A chi devi una risposta? Contratto, preavviso e documenti sono pronti?',
    ],
  },
  event: {
    idea: ['Idea', 'Invitati e budget', 'Che cosa, per chi, quanti e con quanto. Bastano dieci righe.'],
    venue: ['Idea', 'Scegliere dove', 'A casa, al parco o in un locale: blocca la data, e pensa alla pioggia.'],
    permits: [
      'Organizzazione',
      'Permessi e assicurazione',
      'Suolo pubblico, musica, cibo: chiedi in Comune che cosa serve e quanto prima.',
    ],
    secret: ['Ospiti', 'Mantenere il segreto', 'Chi non deve sapere nulla, chi lo porta lì e con quale scusa.'],
    invite: ['Invitati', 'Mandare gli inviti', 'Giorno, ora, luogo e una data entro cui rispondere.'],
    order: [
      'Organizzazione',
      'Cibo, bevande e torta',
      'Chi cucina, che cosa si ordina, chi porta che cosa; allergie comprese.',
    ],
    helpers: ['Organizzazione', 'Dividere i compiti', 'Un nome per ogni compito: accoglienza, cucina, foto, pulizie.'],
    programme: ['Organizzazione', 'Programma ora per ora', 'Che cosa succede a che ora, e chi dà il via.'],
    check: [
      'Ultimi giorni',
      'Quanti vengono davvero',
      'Chiama chi non ha risposto e conferma quello che hai ordinato.',
    ],
    shopping: ['Ultimi giorni', 'Spesa', 'Con la lista divisa per negozio; quello che è fresco, per ultimo.'],
    setUp: [
      'Ultimi giorni',
      'Preparare tavoli e cibo',
      'Quello che si può fare prima: tavoli, frigo, decorazioni, musica.',
    ],
    thanks: ['Dopo', 'Grazie e foto', 'Ringrazia chi ha aiutato, chiudi i conti e manda le foto.'],
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
      'Appuntamento con CAF o commercialista',
      'Prenota presto: verso la scadenza i posti finiscono. O la precompilata, da soli.',
    ],
    fill: [
      'Compilazione',
      'Compilare o controllare la precompilata',
      'Con le ricevute accanto; segna i punti in cui hai un dubbio.',
    ],
    send: [
      'Ultimi giorni',
      'Inviare e pagare',
      'Invia, paga se c’è da pagare e salva la ricevuta. Non l’ultimo giorno.',
    ],
    archive: [
      'Dopo',
      'Archiviare e segnare le rate',
      'Una cartella con dichiarazione e ricevute, e le date di ciò che resta da pagare.',
    ],
  },
}
