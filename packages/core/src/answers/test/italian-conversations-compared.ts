import type { Turn } from './english-conversations.ts'

/** Conversations that compare what was listed, take days by their place, and correct a card; each answer was judged by eye. */
export const italianConversationsCompared: readonly (readonly Turn[])[] = [
  [
    ['quanto manca al giappone?', '20 marzo 2027'],
    ['e alle ferie in puglia?', '3 agosto 2026'],
    ['quale dei due è più lungo?', 'fra quelli è «Viaggio in Giappone»'],
  ],
  [
    ['Che ho domani?', '2 impegni'],
    ['il primo a che ora inizia?', '10:00–13:00'],
    ['E tra i due quanto tempo ho?', '4 ore e 30 minuti'],
    ["mettici in mezzo un'ora di spesa alle 15", '«Spesa»', 'mezzo', 'create 2026-05-21T15:00'],
    ['No, lascia perdere', 'Ho chiuso la scheda'],
  ],
  [
    ['Ci sono sovrapposizioni la settimana prossima?', '1 sovrapposizione'],
    ['quale dura di più?', 'fra quelli è «Revisione trimestrale»'],
    ['sposta il più corto a mercoledì alle 14', '«Incontro con Rossi»', undefined, 'shift rossi 2026-05-27T14:00'],
    ['meglio alle 15', '15:00–16:00', undefined, 'shift rossi 2026-05-27T15:00'],
  ],
  [
    ['quando ho il dentista?', '28 maggio'],
    ['e la volta prima quando è stato?', '22 gennaio'],
    ['quindi quanti mesi sono passati?', '118 giorni'],
  ],
  [
    ['Quante volte vado in palestra a giugno?', '9 impegni'],
    ['e a luglio?', '9 impegni'],
    ['e in tutto quante ore sono?', '18 ore'],
  ],
  [
    ['quante ore di palestra a marzo?', '9 ore'],
    ['è più che a febbraio?', 'A febbraio 2026: 8 ore. A marzo 2026: 9 ore. Ne hai di più a marzo'],
  ],
  [
    [
      'Aggiungi taglio capelli sabato 30 alle 10 e spesa grande alle 12',
      '«Spesa grande»',
      undefined,
      'create 2026-05-30T10:00, create 2026-05-30T12:00',
    ],
    ['la seconda no, lasciala stare', 'Tolgo dalla scheda', undefined, 'create 2026-05-30T10:00'],
    ['chiamalo Parrucchiere', '«Parrucchiere»', undefined, 'create 2026-05-30T10:00'],
  ],
  [
    ['Quando sono i compleanni?', '5 luglio'],
    ['quello di papà che giorno cade?', '5 luglio'],
    ['ricordamelo tre giorni prima', '3 giorni prima', undefined, 'remind dad'],
    ['anche quello di Anna', '«Compleanno di Anna» & ci resta', undefined, 'remind dad, remind anna'],
  ],
  [
    ['Cancella la palestra di venerdì', '22 maggio', undefined, 'delete gym-fri/19'],
    ['e quella di martedì', '26 maggio', undefined, 'delete gym-fri/19, delete gym-tue/20'],
    ['no, non martedì, ci vado', '22 maggio', '26 maggio', 'delete gym-fri/19'],
    ['anzi annulla, rimettila', 'Ho chiuso la scheda'],
  ],
  [
    ["Quanti giorni sono via quest'anno?", '29 giorni'],
    ["e l'anno scorso?", '3 giorni'],
    ['Quali viaggi erano?', '«Viaggio a Parigi»', 'Lisbona'],
    ['il primo quanto è durato?', '«Viaggio a Parigi» dura 3 giorni'],
  ],
  [
    ['trovami due ore libere la settimana prossima di mattina', '2 ore di fila, fra le 8 e le 12'],
    ['no, di pomeriggio', '2 ore di fila, fra le 12 e le 18', '«no»'],
    ['prendi la prima', 'Come si chiama'],
    ['chiamala Dichiarazione dei redditi', '«Dichiarazione dei redditi»', undefined, 'create 2026-05-25T12:00'],
    ['con avviso il giorno prima', '1 giorno prima', undefined, 'create 2026-05-25T12:00'],
  ],
  [
    ['che ho domani?', '2 impegni'],
    ['prendi', 'non capisco «prendi»'],
    ['sì', 'Non c’è nessuna scheda'],
  ],
  [
    ['Cosa ho ad agosto?', '6 impegni'],
    ['Togli le riunioni di team in quel periodo', '5 eventi', undefined, 'delete 5'],
    ['solo quelle mentre sono in Puglia', '2 eventi', undefined, 'delete 2'],
    ['quante ne restano ad agosto?', 'Conto «Riunione di team» & 3 impegni'],
  ],
  [
    ['la grigliata quando è?', '27 giugno'],
    ['spostala a domenica', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['mm no, rimetti sabato', '27 giugno', undefined, 'shift barbecue 2026-06-27T12:00'],
    ["no lasciala dov'è", 'Ho chiuso la scheda'],
  ],
  [
    ['quando è il matrimonio?', '12 settembre'],
    ["cos'altro ho quel mese?", '5 impegni'],
    ['ricordamelo due settimane prima', 'Matrimonio', 'Quale', 'remind wedding'],
  ],
  [
    ['sono libero mercoledì prossimo pomeriggio?', '27 maggio'],
    ['e giovedì?', '28 maggio', '21 maggio'],
    ['riesco a fare il taglio capelli alle 11?', '28 maggio 2026 alle 11'],
    ['va bene, aggiungilo', '«Taglio capelli»', 'Va bene', 'create 2026-05-28T11:00'],
    ['ricordamelo la sera prima', 'il giorno prima alle 20:00', undefined, 'create 2026-05-28T11:00'],
    ['alle 21', 'promemoria il giorno prima alle 21:00', '20:00', 'create 2026-05-28T11:00'],
  ],
  [
    ['che ho la settimana prossima?', '7 impegni'],
    ['e quella dopo?', '5 impegni'],
    ['qual è la più piena delle due?', '7 impegni & La differenza è di 2'],
  ],
]
