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
  [
    ['ho qualcosa il 18 luglio?', 'Trasloco'],
    ['spostalo di una settimana', '25 luglio', undefined, 'shift move 2026-07-25'],
    ['no, due settimane', '1 agosto', undefined, 'shift move 2026-08-01'],
  ],
  [
    [
      'sposta il veterinario a venerdì e il dentista a lunedì prossimo',
      'Veterinario & Dentista',
      undefined,
      'shift vet 2026-05-22T17:30, shift dentist-2 2026-05-25T15:00',
    ],
    ['allora solo il veterinario', 'Tolgo dalla scheda: & Dentista', undefined, 'shift vet 2026-05-22T17:30'],
  ],
  [
    ["elenca i miei dentisti di quest'anno", '22 gennaio & 28 maggio'],
    ['quanto distano?', '126 giorni'],
  ],
  [
    ["quand'è il compleanno di Anna?", '24 settembre'],
    ['metti il regalo il sabato prima', 'Regalo', undefined, 'create 2026-09-19'],
    ['e una festa quella sera alle 20', 'Festa', undefined, 'create 2026-09-19, create 2026-09-19T20:00'],
  ],
  [
    ['quando sono le ferie in Puglia?', '3 agosto'],
    ['aggiungi fare le valigie il giorno prima di partire', '«Fare le valigie»', undefined, 'create 2026-08-02'],
  ],
  [
    ['aggiungi corsa il martedì e il giovedì alle 7', 'Corsa', undefined, 'create 2026-05-21T07:00'],
    ['per sei settimane', 'Corsa', 'durata', 'create 2026-05-21T07:00'],
  ],
  // A question word alone asks of what was told, with or without its mark
  [
    ['quando è la cena con marta?', '«Cena con Marta»: sabato 23 maggio 2026'],
    ['e dove', '«Cena con Marta»: «Trattoria da Gino»'],
  ],
]
