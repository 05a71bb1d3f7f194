import type { Turn } from './english-conversations.ts'

/** The same, in which nothing is changed. */
export const italianConversationsAsking: readonly (readonly Turn[])[] = [
  [
    ['elenca i miei viaggi', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['quanto dura il terzo?', '«Ferie in Puglia» dura 14 giorni: da lunedì 3 agosto 2026 a'],
    ['e il secondo?', '«Viaggio a Lisbona» dura 4 giorni: da venerdì 12 giugno 2026 a'],
  ],
  [
    ['quante ore di palestra ad aprile?', 'Ad aprile 2026 sono 8 ore con «palestra», in 8 impegni con un '],
    ['e a marzo?', 'A marzo 2026 sono 9 ore con «palestra», in 9 impegni con un or'],
  ],
  [
    ['qual è la mia vacanza più lunga?', 'Non trovo nessun evento con «vacanza», perciò ho cercato «feri'],
    ['quando inizia?', '«Ferie in Puglia»: da lunedì 3 agosto 2026 a domenica 16 agost'],
    ['e quando finisce?', '«Ferie in Puglia» finisce domenica 16 agosto 2026. Mancano 12 '],
  ],
  [
    ['cosa ho fatto lo scorso weekend?', 'Da sabato 16 maggio 2026 a domenica 17 maggio 2026 non trovo n'],
    ['e quello prima?', 'Da sabato 9 maggio 2026 a domenica 10 maggio 2026 non trovo ne'],
  ],
  [
    ['a quante riunioni sono andato a febbraio?', '«Riunione di team»: lunedì 2 febbraio 2026, 09:30–10:30'],
    ['elencale', '«Riunione di team»: lunedì 2 febbraio 2026, 09:30–10:30'],
    ['tutte', '«Riunione di team»: lunedì 2 febbraio 2026, 09:30–10:30'],
  ],
  [
    ["dov'è la cena con marta", '«Cena con Marta»: «Trattoria da Gino», sabato 23 maggio 2026, '],
    ['a che ora?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30. Mancano '],
    ['quanto dura?', '«Cena con Marta» dura 2 ore e 30 minuti: sabato 23 maggio 2026'],
  ],
  [
    ['quando è il compleanno di papà', '«Compleanno di papà»: domenica 5 luglio 2026. Mancano 6 settim'],
    ['e della mamma?', "Nell'ultimo anno e nei prossimi due non trovo nessun evento co"],
  ],
  [
    ["quanti impegni ho quest'anno in tutto", 'Nel 2026 hai 150 impegni.'],
    ['quanti sono di lavoro?', 'Nel 2026 hai 53 impegni nella categoria «Lavoro».'],
    ['mostrameli', '«Riunione di team»: lunedì 12 gennaio 2026, 09:30–10:30'],
  ],
  [
    ['prossimo dentista', 'Il prossimo evento con «dentista» è «Dentista» .giovedì 28 mag'],
    ['e quello dopo?', 'Dopo «Dentista» .giovedì 28 maggio 2026, 15:00–16:00. non trov'],
  ],
  [
    ['ho pranzato con qualcuno a maggio?', '«Pranzo con Luca»: martedì 12 maggio 2026, 13:00–14:00'],
    ['sposta il secondo a lunedì', 'Nell’elenco ce n’è uno solo.'],
  ],
  [
    ["quanti giorni sono via quest'anno?", 'Nel 2026 sei via per 29 giorni'],
    ['che viaggi sono?', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['cancella la settimana bianca', 'Non trovo nessun evento con «bianca» da oggi in poi, perciò no'],
  ],
  [
    ['che succede a novembre?', '«Riunione di team»: lunedì 2 novembre 2026, 09:30–10:30'],
    ['quanto dura la conferenza?', '«Conferenza a Berlino» dura 3 giorni: da lunedì 9 novembre 202'],
    ["e dov'è?", 'Per «Conferenza a Berlino» .da lunedì 9 novembre 2026 a mercol'],
  ],
  [
    ['quante ore ho lavorato ad aprile?', 'Ad aprile 2026 sono 4 ore nella categoria «Lavoro», in 4 impeg'],
    ['quali impegni erano?', '«Riunione di team»: lunedì 6 aprile 2026, 09:30–10:30'],
  ],
  [
    ["quand'è la mezza maratona", '«Mezza maratona»: domenica 18 ottobre 2026. Mancano 21 settima'],
    ['quanto manca?', '«Mezza maratona»: domenica 18 ottobre 2026. Mancano 21 settima'],
    ['aiutami a prepararla', 'Ti preparo una proposta di piano, a ritroso dalla data: non ca'],
  ],
  [
    ['qual è la settimana più piena di maggio?', '«Riunione di team»: lunedì 18 maggio 2026, 09:30–10:30'],
    ["cosa c'è?", '«Riunione di team»: lunedì 18 maggio 2026, 09:30–10:30'],
  ],
  [['quante sono quelle', 'Dimmi quale evento cerchi']],
  [
    ['quando ho il dentista?', '28 maggio'],
    ["e l'ultima volta?", '22 gennaio'],
    ['metti un promemoria il giorno prima', 'giovedì 28 maggio 2026, 15:00', undefined, 'remind dentist-2'],
  ],
  [
    ['aggiungi parrucchiere sabato 30 alle 10', 'sabato 30 maggio', undefined, 'create 2026-05-30T10:00'],
    ["quando ci sono stata l'ultima volta?", '11 aprile'],
    ['mettilo in Salute', 'sabato 30 maggio 2026, 10:00', '11 aprile', 'create 2026-05-30T10:00'],
    ['no anzi senza categoria', 'senza categoria', undefined, 'create 2026-05-30T10:00'],
  ],
  [['elimina la categoria Salute', 'Non ho capito', undefined, '']],
  [
    ['palestra il 12 giugno?', 'venerdì 12 giugno'],
    ['ma sono a lisbona, toglila', '«Palestra»: venerdì 12 giugno', 'Viaggio', 'delete gym-fri/22'],
    ['solo quella, non tutta la serie', 'premi Applica'],
  ],
  [
    ['sposta il veterinario a venerdì alla stessa ora', 'venerdì 22 maggio', undefined, 'shift vet 2026-05-22T17:30'],
    ['ottimo, allora fallo', 'premi Applica'],
  ],
  [['sposta tedesco alle 19 e 30 stasera', '19:30–21:00', undefined, 'shift german/11 2026-05-20T19:30']],
  [
    ['quali sabati ho liberi a giugno', '1 sabato libero'],
    ['e le domeniche?', '3 domeniche libere su 4'],
    ['metti gita al lago la prima', 'domenica 7 giugno', undefined, 'create 2026-06-07'],
  ],
  [
    ['qual è la settimana più piena di giugno?', 'lunedì 8 giugno'],
    ['e quella dopo?', 'Da lunedì 15 giugno 2026 a domenica 21 giugno 2026'],
  ],
  [
    ['che viaggi ho quest’anno?', '4 impegni'],
    ['solo quelli che devono ancora venire', 'Fra quelli hai 3 impegni'],
    ['il più lungo?', '«Ferie in Puglia»'],
  ],
  [
    ['sposta il trasloco di una settimana', 'sabato 25 luglio', undefined, 'shift move 2026-07-25'],
    ['quindi che date sarebbero?', 'da sabato 25 luglio 2026 a domenica 26 luglio 2026'],
  ],
  [
    ["dov'è il workshop", 'un luogo'],
    ['metti il luogo, sala 3', 'sala 3', undefined, 'place workshop'],
    ['scusa sala 4', 'sala 4', undefined, 'place workshop'],
  ],
  [
    ['cosa ho domani?', 'Veterinario'],
    ['sposta il veterinario alle 18', '18:00–19:00', undefined, 'shift vet 2026-05-21T18:00'],
    ['anche la fine, fino alle 19.30', '18:00–19:30', undefined, 'shift vet 2026-05-21T18:00'],
  ],
  [['aggiungi visita dal dentista a novembre', 'Che giorno?', undefined, '']],
  [['metti ferie ad agosto', 'da sabato 1 agosto 2026', undefined, 'create 2026-08-01']],
  [
    [
      'segna visita dall’oculista il 9 giugno ore 11.15 categoria salute e ricordamelo 2 ore prima',
      'nella categoria «Salute» & 2 ore prima',
      'oculista categoria',
      'create 2026-06-09T11:15',
    ],
  ],
]
