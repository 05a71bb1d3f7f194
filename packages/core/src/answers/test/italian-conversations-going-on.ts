import type { Turn } from './english-conversations.ts'

/** Conversations in which a question leaves something to the one before; each answer was judged by eye. */
export const italianConversationsGoingOn: readonly (readonly Turn[])[] = [
  [
    ['cosa ho domani?', '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00'],
    ['la seconda a che ora finisce?', '«Veterinario» finisce alle 18:30: domani, giovedì 21 maggio 2026'],
    ['e dopodomani?', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
  ],
  [
    ['cosa ho a luglio?', '«Palestra»: venerdì 3 luglio 2026, 18:30–19:30'],
    ['solo i compleanni', '«Compleanno di papà»: domenica 5 luglio 2026'],
    ['quando di preciso?', '«Compleanno di papà»: domenica 5 luglio 2026. Mancano 6 settiman'],
  ],
  [
    ['quante ore di sport a febbraio?', 'A febbraio 2026 sono 8 ore nella categoria «Sport», in 8 impegni'],
    ['e a marzo?', 'A marzo 2026 sono 9 ore nella categoria «Sport», in 9 impegni co'],
    ['quale di più?', 'A febbraio 2026: 8 ore. A marzo 2026: 9 ore. Ne hai di più a mar'],
  ],
  [
    ['cosa ho fatto martedì scorso?', '«Palestra»: ieri, martedì 19 maggio 2026, 18:30–19:30'],
    ['e quello prima?', '«Esami del sangue»: martedì 12 maggio 2026, 08:00–08:30'],
  ],
  [
    ["ho fatto la mezza maratona l'anno scorso?", '«Mezza maratona»: domenica 19 ottobre 2025'],
    ["e quest'anno quando è?", '«Mezza maratona»: domenica 18 ottobre 2026. Mancano 21 settimane'],
    ['quante settimane mancano?', '«Mezza maratona»: domenica 18 ottobre 2026. Mancano 21 settimane'],
  ],
  [
    ['quante ore di lavoro ho questa settimana?', 'Da lunedì 18 maggio 2026 a domenica 24 maggio 2026 sono 4 ore ne'],
    ['e la prossima?', 'Da lunedì 25 maggio 2026 a domenica 31 maggio 2026 sono 3 ore ne'],
    ['qual è il giorno peggiore?', '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00'],
  ],
  [
    ['ciao!', 'Puoi chiedermi che cosa hai in programma, quando sei libero, qua'],
    ['cosa mi aspetta oggi?', '«Riunione genitori»: oggi, mercoledì 20 maggio 2026, 18:00–19:00'],
    ['grazie, a dopo', 'Prego!'],
  ],
  [
    ['in che weekend di giugno sono libero?', 'da sabato 20 giugno 2026 a domenica 21 giugno 2026'],
    ["il primo cos'ho?", 'Da sabato 20 giugno 2026 a domenica 21 giugno 2026 non trovo nes'],
    ["e l'ultimo?", 'Da sabato 20 giugno 2026 a domenica 21 giugno 2026 non trovo nes'],
  ],
  [
    [
      'quanto tempo ho passato a fare sport ad aprile?',
      'Ad aprile 2026 sono 8 ore nella categoria «Sport», in 8 impegni ',
    ],
    ['e a marzo?', 'A marzo 2026 sono 9 ore nella categoria «Sport», in 9 impegni co'],
    ['quindi di più o di meno?', 'Ad aprile 2026: 8 ore. A marzo 2026: 9 ore. Ne hai di più a marz'],
  ],
  [
    ['cosa ho fatto a febbraio?', '«Riunione di team»: lunedì 2 febbraio 2026, 09:30–10:30'],
    ['quanti giorni sono stato via?', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febbra'],
    ["e l'anno scorso?", '«Viaggio a Parigi»: da venerdì 3 ottobre 2025 a domenica 5 ottob'],
  ],
  [
    ['cosa ho domani?', 'Workshop & Veterinario'],
    ['e dopodomani?', 'Palestra'],
    ['e il weekend successivo?', '23 maggio 2026 a domenica 24 & Marta & nonna'],
  ],
  [
    ['che riunioni ho la settimana prossima', 'Riunione di team'],
    ["quella con rossi dov'è?", 'Fra quelli non trovo & «Incontro con Rossi».*non hai segnato'],
    ['spostala alle 17', 'Rossi', 'Riunione di team', 'shift rossi 2026-05-26T17:00'],
  ],
  [
    ['quante volte vado in palestra a giugno?', '\\b9\\b'],
    ["e in tutto l'anno?", 'Nel 2026 hai 60'],
  ],
  [
    ['aggiungi aperitivo con Giulia venerdì alle 19', 'Aperitivo', undefined, 'create 2026-05-22T19:00'],
    ['è al bar Sport', 'bar Sport', undefined, 'create 2026-05-22T19:00'],
    ['facciamo alle 8 e mezza', '20:30', undefined, 'create 2026-05-22T20:30'],
    ['ok aggiungila', 'premi Applica'],
  ],
  [
    ['quando parto per lisbona?', '12 giugno'],
    ['a che ora ho il volo?', '07:30'],
    ['e quando torno?', '«Viaggio a Lisbona» finisce lunedì 15 giugno'],
    ['quanti giorni sto via in tutto', '4 giorni'],
  ],
  [
    ["quali compleanni ho quest'anno?", 'papà & Anna'],
    ['quando è il primo', 'papà'],
    ['e quello di anna?', 'Anna.*24 settembre'],
    ['ricordameli tutti una settimana prima', '2 eventi', undefined, 'remind 2'],
  ],
  [
    ['cosa ho fatto la settimana scorsa?', '6 impegni'],
    ['chi ho visto?', 'Pranzo con Luca & altri 5', 'Palestra'],
  ],
  [
    ['sposta il veterinario a lunedì mattina alle 10', '25 maggio', undefined, 'shift vet 2026-05-25T10:00'],
    ["ho già qualcosa a quell'ora?", '1 sovrapposizione & Riunione di team'],
    ['allora alle 11', '11:00–12:00', undefined, 'shift vet 2026-05-25T11:00'],
  ],
  [
    ['cosa ho sabato?', 'Cena con Marta'],
    ['spostala a domenica', '24 maggio', undefined, 'shift marta 2026-05-24T20:00'],
    ["no, lascia com'era", 'non ho cambiato nulla'],
  ],
  [
    ['quante ore di lavoro ho la prossima settimana?', '3 ore'],
    ['e quella dopo?', '1 giugno 2026.*1 ora'],
    ['in quale di più?', 'Ne hai di più da lunedì 25 maggio'],
  ],
  [
    ['metti aperitivo con giulia venerdì alle 19', '19:00–20:00', undefined, 'create 2026-05-22T19:00'],
    ["ah no c'è la palestra, facciamo alle 20", '20:00–21:00', undefined, 'create 2026-05-22T20:00'],
    ["dura un paio d'ore", '20:00–22:00', undefined, 'create 2026-05-22T20:00'],
    ['vista mare', 'non capisco'],
    ['ok', '«vista mare» non è sulla scheda'],
    ['al bar centrale', '«bar centrale»', undefined, 'create 2026-05-22T20:00'],
    ['alle 8 e mezza, scusa', '20:30–22:30', undefined, 'create 2026-05-22T20:30'],
    ['si va bene', 'premi Applica', 'Attenzione'],
    ['no niente, va bene così', 'non ho cambiato nulla'],
  ],
  [
    ["e il veterinario dov'è?", 'non hai segnato un luogo'],
    ['mettici "Clinica San Rocco" come posto', '«Clinica San Rocco» per', undefined, 'place vet'],
    ["e avvisami mezz'ora prima", '«Veterinario»', undefined, 'place vet, remind vet'],
  ],
  [
    ['sposta rossi a mercoledì stessa ora', '15:00–16:00', undefined, 'shift rossi 2026-05-27T15:00'],
    ['e accorcialo a mezzora', '15:00–15:30', undefined, 'shift rossi 2026-05-27T15:00'],
    ["anzi no lascia tutto com'è", 'non ho cambiato nulla'],
  ],
  [
    ["dov'è il matrimonio?", 'Villa Aurelia'],
    ['metti che comincia alle 11', 'Dura tutto il giorno', 'Propongo'],
  ],
]
