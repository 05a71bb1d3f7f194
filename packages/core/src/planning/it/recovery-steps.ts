import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of getting well again, and of giving blood. */
export const recoverySteps: StepsOf<'recovery' | 'bloodDonation' | 'feelingBetter'> = {
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
  },
  bloodDonation: {
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
      'Segnare quando succede',
      'Giorno, ora, quanto è forte, che cosa c’era prima e che cosa aiuta: una riga ogni volta.',
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
}
