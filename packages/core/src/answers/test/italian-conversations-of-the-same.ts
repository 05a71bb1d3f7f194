import type { Turn } from './english-conversations.ts'

/** Conversations that go on about the same thing without naming it; each answer was judged by eye. */
export const italianConversationsOfTheSame: readonly (readonly Turn[])[] = [
  [
    ['quando devo andare dal parrucchiere?', '11 aprile 2026'],
    ["e l'ultima volta?", '11 aprile 2026 & «Parrucchiere»', 'Palestra'],
    ['quanti giorni sono passati?', '39 giorni'],
    ['mettine un altro sabato 30 alle 10', '«Parrucchiere»', undefined, 'create 2026-05-30T10:00'],
  ],
  [
    ["quando sono andato l'ultima volta dal parrucchiere?", '11 aprile 2026'],
    ['mettine uno sabato 30 alle 10', '«Parrucchiere»', undefined, 'create 2026-05-30T10:00'],
  ],
  [
    ["quando sono andato l'ultima volta dal dentista?", '22 gennaio 2026'],
    ['e la prossima?', '28 maggio 2026'],
    ['prenotane un altro la settimana dopo', '«Dentista»', undefined, 'create 2026-06-04T15:00'],
  ],
  [
    ['cosa avevo il 22 gennaio?', 'Dentista'],
    ['e la prossima volta?', '«Dentista»: giovedì 28 maggio 2026', 'genitori'],
    ['spostalo al giorno dopo', '29 maggio', undefined, 'shift dentist-2 2026-05-29T15:00'],
  ],
  [
    ['quando vado dal dentista?', '28 maggio 2026'],
    ['e la volta prima?', '22 gennaio 2026'],
    ['sposta quello di maggio al giorno dopo', '29 maggio', undefined, 'shift dentist-2 2026-05-29T15:00'],
  ],
  [
    ["quand'è il veterinario?", '21 maggio 2026'],
    ["quando è stata l'ultima volta?", 'Negli ultimi due anni non trovo nessun evento con «veterinario»'],
  ],
  [
    ['elenca i miei viaggi fino a fine anno', 'Lisbona & Puglia & Berlino'],
    ['quanto dura il primo?', 'Lisbona» dura 4 giorni'],
    ['e quello dopo?', 'Puglia» dura 14 giorni'],
    ['e quello dopo ancora?', 'Berlino» dura 3 giorni'],
  ],
  [
    ['cancella tutte le palestre di luglio', '9 eventi', undefined, 'delete 9'],
    ["solo quelle dell'ultima settimana", '28 luglio & 31 luglio', undefined, 'delete gym-tue/29, delete gym-fri/29'],
  ],
  [
    ['cancella la palestra di luglio', 'Quale intendi'],
    ['solo quelle dal 14 in poi', '6 eventi', undefined, 'delete 6'],
  ],
  [
    ['cancella tutte le palestre di luglio', '9 eventi', undefined, 'delete 9'],
    ['solo quelle del venerdì', '5 eventi', 'martedì', 'delete 5'],
  ],
  [
    ['cosa ho a ottobre?', '5 impegni'],
    ['quali di questi sono nel weekend?', '1 impegno & Mezza maratona', 'team'],
  ],
  [
    ['cosa ho a giugno?', '21 impegni'],
    ['solo quelli di sabato', 'Concerto & Grigliata', 'Palestra'],
  ],
  [
    ['qual è la settimana più tranquilla di giugno?', '15 giugno 2026'],
    ['cosa ho in quella settimana?', 'lunedì 15 giugno 2026 a domenica 21 giugno 2026 hai 4 impegni'],
    ['e la più piena?', 'settimana più piena a giugno 2026'],
    ['e quella di maggio?', 'settimana più piena a maggio 2026'],
  ],
  [
    ['quanto dura la vacanza in Puglia?', '14 giorni'],
    ["c'è un giorno festivo in mezzo?", '15 agosto 2026: Ferragosto', '2 giugno'],
    ['qual è la prima cosa che ho quando torno?', '«Riunione di team»: lunedì 17 agosto 2026'],
  ],
  [
    ['quando è il matrimonio?', '12 settembre 2026'],
    ['dove?', 'Villa Aurelia'],
    ['mettilo in Famiglia', 'categoria «Famiglia»', 'luogo', 'categorise wedding'],
    ['quante settimane ho?', '16 settimane e 3 giorni'],
  ],
  [
    ['quante volte in palestra ad aprile?', '8 impegni'],
    ['e in ore?', '8 ore con «palestra»'],
  ],
  [
    ['aggiungi cena con Luca sabato alle 20', 'Cena con Luca', undefined, 'create 2026-05-23T20:00'],
    ['ah no, allora mettila domenica', 'domenica 24 maggio', undefined, 'create 2026-05-24T20:00'],
  ],
  [
    ['cosa ho il 27 giugno?', 'Grigliata'],
    ['e il giorno dopo?', 'domenica 28 giugno 2026 non trovo'],
    ['e il weekend successivo?', 'sabato 4 luglio 2026 a domenica 5 luglio 2026'],
  ],
  [
    ['qual è il mio prossimo compleanno?', 'Compleanno di papà'],
    ['e quello dopo?', 'Compleanno di Anna'],
  ],
  [
    ['chi compie gli anni prossimamente?', 'papà & Anna'],
    ['quanti giorni mancano al primo?', '46 giorni'],
    ['metti un promemoria per entrambi una settimana prima', '2 eventi', undefined, 'remind 2'],
  ],
  [
    ['quando parto per Lisbona?', 'Viaggio a Lisbona'],
    ['ho palestra mentre sono via?', '12 giugno 2026, 18:30', 'febbraio'],
    ['toglila', 'cancellare 1 evento', undefined, 'delete gym-fri/22'],
  ],
  [
    ['quando parto per Lisbona?', 'Viaggio a Lisbona'],
    ['togli la palestra di quel venerdì', 'venerdì 12 giugno 2026', undefined, 'delete gym-fri/22'],
  ],
  [
    ['segna parrucchiere sabato alle 10', 'Parrucchiere', undefined, 'create 2026-05-23T10:00'],
    ["quando ci sono stata l'ultima volta?", '11 aprile', 'Palestra'],
    ['e quella prima ancora?', '27 febbraio', 'Palestra'],
  ],
  [
    ['quando vado in Puglia?', 'Ferie in Puglia'],
    ['quanto ci stiamo?', 'dura 14 giorni'],
    ['quante riunioni mentre sono via?', '2 impegni', 'febbraio'],
    ['e qual è la prima cosa quando torno?', '17 agosto', '20 maggio'],
  ],
  [
    ['che ho stasera?', '2 impegni'],
    ['riesco a fare tutti e due o si accavallano?', 'non trovo eventi che si sovrappongono'],
  ],
]
