import type { Turn } from './english-conversations.ts'

/** Conversations about days that are told otherwise, what is to stay after all, and what one question leaves to the next. */
export const italianConversationsFurther: readonly (readonly Turn[])[] = [
  [
    ['quali fine settimana sono libero a luglio?', '2 weekend liberi'],
    ["nel primo mettici 'dai miei'", 'sabato 11 luglio 2026 a domenica 12 luglio', undefined, 'create 2026-07-11'],
    ['solo la domenica', '→ domenica 12 luglio 2026\n', 'lunedì', 'create 2026-07-12'],
  ],
  [
    ['metti gita a Siena sabato 11 luglio', '«Gita a Siena»', undefined, 'create 2026-07-11'],
    ['anzi dal venerdì alla domenica', 'venerdì 10 luglio 2026 a domenica 12', 'ripetuto', 'create 2026-07-10'],
    ['no, dal 9 all’11', 'giovedì 9 luglio 2026 a sabato 11', undefined, 'create 2026-07-09'],
    ['per due giorni', '→ da giovedì 9 luglio 2026 a venerdì 10 luglio', undefined, 'create 2026-07-09'],
  ],
  [
    ['metti cinema venerdì alle 21', '«Cinema»', undefined, 'create 2026-05-22T21:00'],
    ['no intendevo questo venerdì', 'È già così: «Cinema»'],
  ],
  [
    ['sposta il veterinario a venerdì', '«Veterinario»', undefined, 'shift vet 2026-05-22T17:30'],
    ['stesso orario', 'Applica'],
  ],
  [
    ['quando ho il corso di tedesco?', 'oggi, mercoledì 20 maggio'],
    ['quella della settimana prossima la salto', '27 maggio', undefined, 'delete german/12'],
    ['no scusa, quella del 3 giugno', '3 giugno', undefined, 'delete german/13'],
    ['anzi no, la tengo', 'chiuso la scheda'],
  ],
  [
    ['quando ho palestra?', 'venerdì 22 maggio'],
    ['quella di venerdì la salto', '22 maggio', undefined, 'delete gym-fri/19'],
    ['no aspetta, alla fine ci vado', 'chiuso la scheda'],
  ],
  [
    ['quando vado a Lisbona?', 'venerdì 12 giugno'],
    ['che cosa frulla il gnomo?', 'non capisco'],
    ['togli quella', 'Quali eventi intendi'],
  ],
  [
    ['quando è il matrimonio?', '12 settembre'],
    ["metti 'ritirare il vestito' due giorni prima alle 17", 'vestito', undefined, 'create 2026-09-10T17:00'],
    ['anzi una settimana prima', '→ sabato 5 settembre', undefined, 'create 2026-09-05T17:00'],
  ],
  [
    ['sposta il veterinario a venerdì alle 9', 'Veterinario', undefined, 'shift vet 2026-05-22T09:00'],
    ['facciamo le 10 di mattina', '10:00–11:00', undefined, 'shift vet 2026-05-22T10:00'],
    ['lei preferirebbe alle 11', '11:00–12:00', undefined, 'shift vet 2026-05-22T11:00'],
    ['Marco può solo alle 15', '15:00–16:00', undefined, 'shift vet 2026-05-22T15:00'],
  ],
  [
    ['cosa ho domani?', 'Workshop & Veterinario'],
    ['mettilo alle 14', 'Quale intendi'],
  ],
  [
    ['quando vado a Lisbona?', '12 giugno'],
    ['ho palestra per via di quello?', '1 impegno'],
  ],
  [
    ['metti cena con Giulia venerdì alle 19', 'Cena con Giulia', undefined, 'create 2026-05-22T19:00'],
    ['ah ma ho palestra?', 'venerdì 22 maggio 2026 hai 1 impegno con «palestra»'],
  ],
  [
    ['metti ceramica ogni giovedì dalle 19 alle 21', 'Ceramica', undefined, 'create 2026-05-21T19:00'],
    ['fallo partire da settembre', 'giovedì 3 settembre', undefined, 'create 2026-09-03T19:00'],
  ],
  [
    ['quali sere sono libero la prossima settimana?', '4 sere libere'],
    ['e quella dopo?', '3 sere libere'],
  ],
  [
    ['sposta la cena con Marta a domenica alle 20', 'Cena con Marta', undefined, 'shift marta 2026-05-24T20:00'],
    ['a sabato invece cosa resta?', 'premuto Applica & non trovo nessun evento'],
  ],
  [
    ["quanti giorni sono via quest'anno?", '29 giorni'],
    ['qual è il viaggio più lungo?', 'nel 2026 è «Ferie in Puglia»'],
  ],
  [
    ["quando ho visto Luca l'ultima volta?", '12 maggio'],
    ['fissa un altro pranzo con lui', 'In quale giorno'],
    ['mercoledì prossimo alle 13', '«Pranzo con Luca»', 'spostare', 'create 2026-05-27T13:00'],
  ],
  [
    ['quando ho il dentista', 'giovedì 28 maggio 2026'],
    ['allungalo fino alle 17', '15:00–17:00', undefined, 'shift dentist-2 2026-05-28T15:00'],
    ['anzi 17.30', '15:00–17:30', undefined, 'shift dentist-2 2026-05-28T15:00'],
  ],
  [
    ['rinomina il workshop di domani in Workshop clienti', '«Workshop clienti»', undefined, 'rename workshop'],
    ['e come luogo metti sala grande', '«sala grande»', undefined, 'rename workshop, place workshop'],
    ['no sala blu', '«sala blu»', '«sala grande»', 'rename workshop, place workshop'],
  ],
  [
    ['ci sono eventi senza categoria?', '2 impegni senza'],
    ['mettili in Salute', '«Salute»', undefined, 'categorise hair-1, categorise hair-2'],
    ['mmm no forse meglio Casa', '«Casa»', undefined, 'categorise hair-1, categorise hair-2'],
    ['va bene lo stesso, conferma', 'premi Applica'],
  ],
  [
    ['aggiungi parrucchiere sabato alle 10', '10:00–11:00', undefined, 'create 2026-05-23T10:00'],
    ["e fai che dura un'ora e mezza", '10:00–11:30', undefined, 'create 2026-05-23T10:00'],
    ["fallo più corto, mezz'ora basta", '10:00–10:30', undefined, 'create 2026-05-23T10:00'],
    ['no guarda lascia perdere, annulla', 'non ho cambiato nulla'],
  ],
  [
    ['a che ora ho il volo per lisbona?', '07:30'],
    ['mettimi un promemoria il giorno prima', '1 giorno prima', undefined, 'remind flight'],
    [
      'anzi meglio tutti e due, il giorno prima e 3 ore prima',
      '1 giorno prima e 3 ore prima',
      undefined,
      'remind flight',
    ],
  ],
  [
    ['che cose di famiglia ho a settembre?', '2 impegni'],
    ['alla seconda mettimi un promemoria una settimana prima', '1 settimana prima', undefined, 'remind wedding'],
    ["no, l'altra", '«Compleanno di Anna»', '«Matrimonio di Sara e Paolo»', 'remind anna'],
    ['vabbè dai mettilo a tutte e due', 'per 2 eventi', undefined, 'remind wedding, remind anna'],
  ],
  [
    ["quando scade l'assicurazione?", 'martedì 30 giugno 2026'],
    ['ricordamelo 10 giorni prima', '10 giorni prima', undefined, 'remind insurance'],
    [
      'fai lo stesso per il compleanno di papà ma una settimana prima',
      '1 settimana prima',
      undefined,
      'remind insurance, remind dad',
    ],
  ],
  [
    ['quando sono in puglia', '3 agosto 2026'],
    ['ci sono riunioni in mezzo?', '2 impegni con «riunioni»'],
    ['cancellale', 'cancellare 2 eventi', undefined, 'delete team/29, delete team/30'],
  ],
  [
    ['quante ore di lavoro ho questa settimana?', '4 ore'],
    ['e la prossima?', '3 ore'],
    ['il giorno più pieno qual è', 'martedì 26 maggio 2026', 'La differenza'],
    ['e quello più vuoto?', 'più tranquillo'],
  ],
  [
    ['cena con Marta sabato, dove?', '«Cena con Marta»'],
    ['cambia posto, andiamo Al Pescatore', '«Al Pescatore»', undefined, 'place marta'],
    ['e domenica invece cosa faccio', '«Pranzo con la nonna»', 'Non trovo'],
  ],
  [
    ['quando ho il trasloco?', '18 luglio 2026'],
    ['aggiungi un altro giorno', 'lunedì 20 luglio 2026', undefined, 'shift move 2026-07-18'],
    ["no, all'inizio", 'da venerdì 17 luglio 2026 a domenica 19', undefined, 'shift move 2026-07-17'],
  ],
  [
    ['copia la grigliata al 29 agosto', 'sabato 29 agosto 2026', undefined, 'create 2026-08-29T12:00'],
    ['quella di giugno però resta vero?', 'sabato 27 giugno 2026', 'spostare'],
    ['ok allora sì', 'premi Applica'],
  ],
  [
    ['ho sovrapposizioni la settimana prossima?', '1 sovrapposizione'],
    ['di quanto?', 'per 1 ora'],
  ],
  [
    ['vorrei iniziare nuoto', 'Che giorno'],
    ['due volte a settimana, martedì e giovedì', 'ripetuto', 'a settimana»', 'create 2026-05-21'],
  ],
  [
    ['aggiungi pranzo con mamma il 2 giugno alle 13', '13:00–14:00', undefined, 'create 2026-06-02T13:00'],
    [
      'anzi spostalo alle 12.30 e chiamalo Pranzo di famiglia',
      '«Pranzo di famiglia»',
      'categoria',
      'create 2026-06-02T12:30',
    ],
  ],
]
