import type { Turn } from './english-conversations.ts'

/** Conversazioni che proseguono su giorni e feste già detti, e su ciò che in un elenco sta vicino. */
export const italianConversationsDays: readonly (readonly Turn[])[] = [
  [
    ['qual è la prossima festività?', 'martedì 2 giugno'],
    ['e quella dopo?', 'prossimo giorno festivo è sabato 15 agosto'],
    ['sono via per quella?', 'Sabato 15 agosto 2026 & Ferie in Puglia'],
    ['e quella dopo ancora?', 'prossimo giorno festivo è martedì 8 dicembre'],
    ['cade nel weekend?', 'Nessuna festività cade & Martedì 8 dicembre'],
  ],
  [
    ['quando è il prossimo giorno festivo?', 'martedì 2 giugno'],
    ['e quello dopo?', 'sabato 15 agosto'],
    ['ho qualcosa quel giorno?', 'Sabato 15 agosto 2026 hai 1 impegno'],
    ['metti un picnic alle 12', 'Picnic', undefined, 'create 2026-08-15T12:00'],
  ],
  [
    ["quali festività restano quest'anno?", '2 giugno & 15 agosto & 8 dicembre & 25 dicembre'],
    ['quali di quelle cadono in settimana?', '2 giugno & 8 dicembre & 25 dicembre', '15 agosto'],
    ['cosa ho la seconda?', 'Martedì 8 dicembre 2026 non trovo'],
  ],
  [
    ['il 2 giugno è festa?', 'Festa della Repubblica'],
    ['ho qualcosa quel giorno?', 'Palestra'],
    ['e la prossima?', 'prossimo giorno festivo è sabato 15 agosto'],
  ],
  [
    ['quando è il concerto?', 'sabato 6 giugno'],
    ['quel giorno per il resto sono libero?', 'Sì, sabato 6 giugno'],
    ['ho palestra quel giorno?', 'Sabato 6 giugno 2026 non trovo nessun evento con «palestra»'],
  ],
  [
    ['quando ho yoga?', 'non trovo'],
    ['cosa ho quel giorno?', 'Dimmi quale evento', 'Riunione genitori'],
  ],
  [
    ["che viaggi ho quest'anno?", 'Settimana bianca & Lisbona & Puglia & Berlino'],
    ['qual è il più lungo?', 'Puglia'],
    ['e quello prima?', 'Viaggio a Lisbona', 'Palestra'],
    ['quando torno?', 'Lisbona» finisce lunedì 15 giugno'],
    ["cosa c'è il giorno dopo?", 'Martedì 16 giugno'],
  ],
  [
    ['quante volte ho palestra a giugno?', '9 impegni'],
    ['salta quella del 2', 'cancellare 1 evento', undefined, 'delete gym-tue/21'],
    ['e pure quella del 5', 'cancellare 1 evento', undefined, 'delete gym-tue/21, delete gym-fri/21'],
    ['quante ne restano?', 'come sarà & A giugno 2026 hai 7 impegni'],
  ],
  [
    ['cosa ho martedì prossimo?', 'Revisione & Rossi & Palestra'],
    ['quale inizia prima?', 'Revisione trimestrale» 14:00|Revisione trimestrale', 'Riunione di team'],
  ],
  [
    ["qual è l'ultima cosa che ho fatto con Luca?", '12 maggio'],
    [
      'metti di nuovo pranzo con lui martedì prossimo alle 13',
      '«Pranzo con Luca»: martedì',
      undefined,
      'create 2026-05-26T13:00',
    ],
  ],
  [
    ['quante ore di riunioni ho avuto il mese scorso?', '4 ore'],
    ['e questo mese?', '3 ore'],
    ['quale di più?', 'di più a maggio'],
    ["e l'anno scorso?", 'Nel 2025 non trovo nessun evento con «riunioni»'],
    ["e quest'anno?", 'Nel 2026 fino a oggi sono 19 ore'],
  ],
  [
    ["quand'è il compleanno di papà?", '5 luglio'],
    ['metti una cena quella sera alle 20', 'Cena', undefined, 'create 2026-07-05T20:00'],
    ['con Anna, da Mario', 'Cena con Anna» & luogo «Mario»', undefined, 'create 2026-07-05T20:00'],
  ],
  [
    ['quando è il concerto?', '6 giugno'],
    ['aggiungi una cena prima del concerto alle 19', 'Cena', undefined, 'create 2026-06-06T19:00'],
    ['in centro, due ore', 'luogo «centro» & 19:00–21:00', undefined, 'create 2026-06-06T19:00'],
  ],
]
