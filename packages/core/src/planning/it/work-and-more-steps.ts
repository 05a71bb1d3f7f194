import type { PlanningWords } from '../planning-words.ts'

/** Italian words of the steps of work and money, and of targets that no other template knows. */
export const workAndMoreSteps: Pick<PlanningWords['steps'], 'launch' | 'jobSearch' | 'event' | 'taxes' | 'generic'> = {
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
    check: ['Scelta', 'Controllo finale', 'A chi devi una risposta? Contratto, preavviso e documenti sono pronti?'],
    start: ['Dopo', 'Il nuovo inizio', 'Ringrazia chi ti ha aiutato e segna che cosa vuoi imparare nel primo mese.'],
  },
  event: {
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
  generic: {
    picture: [
      'Avvio',
      'Che cosa voglio ottenere',
      'Scrivi in una frase come saprai di avercela fatta, e perché ci tieni.',
    ],
    split: [
      'Avvio',
      'Dividere in passi',
      'Tre o quattro pezzi, ognuno con un risultato che si vede. Comincia dal più incerto.',
    ],
    gather: ['Avvio', 'Materiale e aiuti', 'Che cosa ti serve e chi può darti una mano? Chiedilo adesso.'],
    first: [
      'Lavoro',
      'Prima parte',
      'Comincia dal pezzo più difficile. Fissa un momento della settimana che sia sempre quello.',
    ],
    halfway: ['Lavoro', 'Punto a metà strada', 'Che cosa è fatto, che cosa no, che cosa si può lasciare fuori?'],
    second: ['Lavoro', 'Seconda parte', 'Avanti con il resto, un pezzo alla volta, finendo quello che è iniziato.'],
    finish: ['Chiusura', 'Rifinire', 'Metti insieme i pezzi e chiudi le cose lasciate a metà.'],
    material: [
      'Avvio',
      'Materiale o insegnante',
      'Scegli un solo metodo, un corso o un insegnante, e procurati quello che serve.',
    ],
    basics: [
      'Basi',
      'Le basi, poco e spesso',
      'Sedute brevi e regolari, sempre agli stessi orari. All’inizio conta esserci.',
    ],
    firstCheck: ['Basi', 'Prima verifica', 'Registrati o fai una prova: che cosa riesce già, che cosa è faticoso?'],
    routine: [
      'Pratica',
      'Pratica regolare',
      'A ogni seduta un po’ di ripasso, una cosa nuova e qualcosa che ti piace.',
    ],
    secondCheck: [
      'Pratica',
      'Verifica dei progressi',
      'Ripeti la prima prova e confronta. Poi scegli su che cosa insistere.',
    ],
    depth: ['Pratica', 'Quello che manca', 'Qualche settimana solo sui punti deboli, con l’aiuto di chi ne sa di più.'],
    rehearse: [
      'Chiusura',
      'Una prova vera',
      'Fallo davvero, davanti a qualcuno o dove conta: suonare, parlare, mostrare.',
    ],
    today: [
      'Avvio',
      'Com’è adesso',
      'Segna per qualche giorno come vanno le cose, senza cambiare niente: sarà il tuo confronto.',
    ],
    easier: [
      'Avvio',
      'Renderlo facile',
      'Quando, dove e con chi? Prepara quello che aiuta e metti via quello che ti distrae.',
    ],
    firstWeeks: [
      'Prime settimane',
      'Un piccolo passo al giorno',
      'Così piccolo da riuscirci anche nelle giornate storte. Se ne salti una, riprendi il giorno dopo.',
    ],
    firstLook: ['Prime settimane', 'Primo bilancio', 'Che cosa funziona e che cosa no? Cambia una cosa sola.'],
    steady: [
      'Costanza',
      'Tenere il ritmo',
      'Segna ogni giorno riuscito: vedere la fila che si allunga aiuta a continuare.',
    ],
    compare: ['Costanza', 'A che punto sono', 'Confronta con l’inizio e decidi che cosa tenere e che cosa lasciare.'],
    ordinary: [
      'Costanza',
      'Anche nei giorni difficili',
      'Prepara un piano per viaggi, feste e stanchezza: è lì che le abitudini si perdono.',
    ],
    check: [
      'Ultimi giorni',
      'Controllo finale',
      'Che cosa manca ancora? Scegli le poche cose che contano e lascia il resto.',
    ],
    next: ['Dopo', 'Bilancio e prossimo passo', 'Guarda la strada fatta e decidi come continuare.'],
  },
}
