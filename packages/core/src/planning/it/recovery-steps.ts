import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of getting well again, of therapy, of the dentist, and of giving blood. */
export const recoverySteps: StepsOf<
  'recovery' | 'bloodDonation' | 'feelingBetter' | 'conceiving' | 'therapy' | 'dentist'
> = {
  recovery: {
    visit: [
      'Avvio',
      'Chiedere che cosa è permesso',
      'Che cosa puoi già fare, che cosa non ancora, a che cosa stare attenti.',
    ],
    book: [
      'Avvio',
      'Prenotare le sedute',
      'Con l’impegnativa o da un privato: un ciclo intero alla stessa ora, perché i posti finiscono presto.',
    ],
    sessions: [
      'Terapia',
      'Fisioterapia ed esercizi a casa',
      'Negli altri giorni esercizi brevi e frequenti, come ti hanno mostrato; di meno quando fa male.',
    ],
    look: ['Terapia', 'Misurare i progressi', 'Misura una cosa sola: scale, minuti, angolo. Aiuta a continuare.'],
    exercises: [
      'Forza',
      'Riprendere forza',
      'Esercizi più impegnativi, anche da soli, con un giorno di riposo in mezzo.',
    ],
    ease: [
      'Ripresa',
      'Ricominciare un po’ alla volta',
      'Un po’ di quello che ti manca: metà del tempo di prima, poi qualcosa in più ogni settimana.',
    ],
    review: [
      'Ripresa',
      'Ultimo controllo',
      'Con il medico o il fisioterapista: che cosa puoi fare da qui in poi senza pensarci.',
    ],
    keep: ['Dopo', 'Due esercizi da continuare', 'Scegli quelli che aiutano di più, perché il problema non torni.'],
    quietDays: [
      'Avvio',
      'Due giorni tranquilli, poi muoversi piano',
      'Poco schermo, niente alcol, dormire; poi brevi camminate. Prima lavoro o scuola, poi lo sport, se non torna il mal di testa.',
    ],
    ladder: [
      'Ritorno',
      'Un gradino alla volta',
      'Camminare, correre, esercizi senza contatto, allenamento intero: almeno un giorno per gradino, e uno indietro se torna qualcosa. Almeno tre settimane prima del contatto.',
    ],
  },
  bloodDonation: {
    register: [
      'Prenotazione',
      'Iscriversi al registro',
      'In rete o al centro donatori: un modulo, un colloquio e un prelievo o un tampone.',
    ],
    reachable: [
      'Dopo',
      'Restare raggiungibili',
      'Comunica al registro se cambi indirizzo o telefono: possono chiamare dopo anni, o mai.',
    ],
    eligible: [
      'Preparazione',
      'Verificare se puoi donare',
      'Età, peso, medicine, viaggi recenti, tatuaggi: leggi l’elenco; la prima volta ci sono una visita e gli esami.',
    ],
    book: [
      'Prenotazione',
      'Prenotare o confermare la donazione',
      'Chiedi che cosa portare e se puoi fare colazione; al lavoro spetta la giornata.',
    ],
    rest: [
      'Ultimi giorni',
      'Dormire e bere molto',
      'Molta acqua, cena leggera, niente alcol. Prepara documento e tessera sanitaria.',
    ],
    next: [
      'Dopo',
      'Segnare la prossima donazione',
      'Metti in calendario la prima data possibile, almeno novanta giorni dopo, e leggi i tuoi esami.',
    ],
  },
  feelingBetter: {
    book: [
      'Avvio',
      'Sentire il farmacista o il medico',
      'Il farmacista se è cosa lieve; il medico di base se è forte, nuovo o non passa: fissa subito un giorno.',
    ],
    note: [
      'Avvio',
      'Segnare com’è adesso',
      'Da quando, quanto spesso, quanto è forte, che cosa peggiora e che cosa aiuta: una riga al giorno.',
    ],
    visit: [
      'Consiglio',
      'Visita, con gli appunti',
      'Che cosa può essere, quali esami servono, che cosa puoi fare da te e che cosa evitare.',
    ],
    asAdvised: [
      'Prime settimane',
      'Fare quello che è stato consigliato',
      'Ogni giorno alla stessa ora, per non scordarlo; segna se aiuta.',
    ],
    look: [
      'Prime settimane',
      'Confrontare con i primi appunti',
      'Che cosa va meglio e che cosa no? Tieni quello che aiuta, e cambia una cosa sola.',
    ],
    goOn: ['Costanza', 'Continuare così', 'Anche nei giorni buoni; se peggiora, chiama prima del prossimo controllo.'],
    review: ['Ultimi giorni', 'Visita di controllo', 'Meglio o no: che cosa continuare, e che cos’altro si può fare.'],
    drains: [
      'Avvio',
      'Segnare che cosa ti toglie energie',
      'Per una settimana due righe la sera: che cosa è pesato, e che cosa ha fatto bene.',
    ],
    oneLess: [
      'Avvio',
      'Una cosa in meno',
      'Che cosa può aspettare, si può dividere o rifiutare? Dillo a chi deve saperlo.',
    ],
    help: [
      'Avvio',
      'Parlarne con il medico di base',
      'Sonno, appetito, umore e da quanto dura; chiedi di riposo dal lavoro e di uno psicologo.',
    ],
    pause: [
      'Prime settimane',
      'Un quarto d’ora per te',
      'Due passi, respiro lento, musica: alla stessa ora, con il telefono lontano.',
    ],
    pauses: [
      'Costanza',
      'Tenere la pausa, e una sera libera',
      'Tutte e due in calendario come un appuntamento; si spostano, non si saltano.',
    ],
  },
  conceiving: {
    checkUp: [
      'Avvio',
      'Una visita prima',
      'Dal medico o dal ginecologo: medicine, vaccini, malattie in famiglia, gli esami gratuiti prima del concepimento.',
    ],
    folicAcid: [
      'Avvio',
      'Acido folico, e che cosa lasciare',
      'Da adesso fino alla dodicesima settimana; chiedi in farmacia. Niente fumo e alcol, meno caffè.',
    ],
    fertileDays: [
      'Primi mesi',
      'Conoscere i giorni fertili',
      'Segna il primo giorno di ogni ciclo: dopo due o tre mesi un’app o il calendario li mostra.',
    ],
    time: [
      'Costanza',
      'Darsi tempo',
      'Di solito ci vuole qualche mese, e fino a un anno è normale; dormire, mangiare bene e fare anche altro.',
    ],
    tests: [
      'Ultimi giorni',
      'Chiedere degli esami, se non arriva',
      'Dopo un anno, o dopo sei mesi dai 35 in su: per tutti e due, dal medico o al consultorio.',
    ],
  },
  therapy: {
    ladder: ['Pratica', 'Una scala di dieci gradini', 'Dalla foto alla cosa vera: il più facile in basso.'],
    rungs: ['Pratica', 'Un gradino alla volta', 'Resta finché cala, ripeti finché annoia, poi il prossimo.'],
    flightCourse: ['Pratica', 'Un corso contro la paura di volare', 'Una giornata con pilota e psicologo.'],
    talkFirst: [
      'Prima',
      'Dirselo, in un’ora tranquilla',
      'Che cosa manca, senza accuse; e la proposta di farsi aiutare insieme.',
    ],
    namesForChild: [
      'Subito',
      'Chi lavora con i bambini',
      'Pediatra, consultorio, sportello a scuola, albo: come lavora alla loro età, e che cosa si dice ai genitori.',
    ],
    names: ['Ricerca', 'Tre nomi', 'Medico di base, consultorio, albo, amici: chi si occupa di quello che ti serve?'],
    privateNames: ['Ricerca', 'Tre nomi', 'L’albo, o un consiglio fidato: che cosa segue, quando, quanto costa?'],
    write: ['Ricerca', 'Scrivi o chiama', 'Poche righe: di che si tratta, quando puoi, quanto costa.'],
    first: ['Scelta', 'I primi colloqui', 'Con due, se puoi: ti ascolta davvero?'],
    decide: ['Scelta', 'Scegli e fissa l’ora', 'Sempre la stessa ora aiuta a non saltare.'],
    look: ['Dopo', 'Ti fa bene?', 'Dopo sei incontri: di’ che cosa aiuta e che cosa no.'],
  },
  dentist: {
    rootCanal: [
      'Cura',
      'La devitalizzazione',
      'Una o due sedute, in anestesia; la corona viene qualche settimana dopo, quando il dente è tranquillo.',
    ],
    fear: [
      'Prenotazione',
      'Dire che hai paura',
      'Più tempo, un segno per fermarsi, musica, sedazione: chiedi che cosa offrono, e chi può venire con te.',
    ],
    book: [
      'Prenotazione',
      'Prenotare o confermare il dentista',
      'Di’ di che cosa si tratta; chiedi quante sedute servono e quanto costa.',
    ],
    estimate: [
      'Avvio',
      'Prima visita, lastre e preventivo',
      'Quante sedute, in quanti mesi, quanto costa in tutto, e se si può pagare a rate.',
    ],
    impressions: [
      'Cura',
      'Impronte o scansione',
      'Su quelle si prepara l’apparecchio o la corona: ci vuole qualche settimana prima di montarli.',
    ],
    adjustments: [
      'Cura',
      'Controllo: quanto manca?',
      'Non saltare i controlli, porta quello che ti hanno dato per la notte, e chiedi in che giorno si può togliere.',
    ],
    retainer: [
      'Dopo',
      'Portare la contenzione',
      'Le ore che ti hanno detto, altrimenti i denti si spostano; fissa il controllo.',
    ],
    questions: [
      'Ultimi giorni',
      'Che cosa chiedere al dentista',
      'Che cosa ti dà fastidio, medicine e allergie; alternative, prezzo, passi successivi.',
    ],
    rest: [
      'Dopo',
      'Una giornata tranquilla',
      'Ghiaccio, cibi morbidi e freddi, niente sport, e quello che ti hanno prescritto.',
    ],
    next: [
      'Dopo',
      'Fissare il prossimo appuntamento',
      'Fissalo subito e conserva la fattura per la dichiarazione dei redditi.',
    ],
  },
}
