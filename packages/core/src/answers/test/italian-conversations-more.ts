import type { Turn } from './english-conversations.ts'

/** Conversations of people who had seen neither rules nor tests; each answer was judged by eye. */
export const italianConversationsMore: readonly (readonly Turn[])[] = [
  [
    ['ho qualcosa venerdì?', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
    [
      'spostala a giovedì',
      '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30 → domani, giov',
      undefined,
      'shift gym-fri/19 2026-05-21T18:30',
    ],
    [
      'no meglio mercoledì',
      '«Palestra»: domani, giovedì 21 maggio 2026, 18:30–19:30 → oggi',
      undefined,
      'shift gym-fri/19 2026-05-20T18:30',
    ],
  ],
  [
    ['trova il veterinario', '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30'],
    [
      "posticipalo di mezz'ora",
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → d',
      undefined,
      'shift vet 2026-05-21T18:00',
    ],
    ['sì grazie', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['elenca i miei viaggi', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['quanto dura il terzo?', '«Ferie in Puglia» dura 14 giorni: da lunedì 3 agosto 2026 a'],
    ['e il secondo?', '«Viaggio a Lisbona» dura 4 giorni: da venerdì 12 giugno 2026 a'],
  ],
  [
    ['che ho lunedì prossimo', '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30'],
    ['e martedì?', '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00'],
    ['cancella tutto', '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00', undefined, 'delete 3'],
  ],
  [
    ['mostrami tutto quello che è in Salute', '«Dentista»: giovedì 22 gennaio 2026, 09:00–10:00'],
    ["togli l'ultimo", '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00', undefined, 'delete dentist-2'],
    ['no', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['quando vedo Marta', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30. Mancano '],
    ['chiamala Cena di compleanno', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30', undefined, 'rename marta'],
    [
      'e ricordamela un giorno prima',
      '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30',
      undefined,
      'rename marta, remind marta',
    ],
  ],
  [
    [
      'fissa una chiamata con Paolo giovedì alle 11',
      'Propongo di aggiungere «Chiamata con Paolo»: domani, giovedì 2',
      undefined,
      'create 2026-05-21T11:00',
    ],
    [
      'anzi facciamo alle 11:30',
      '«Chiamata con Paolo»: domani, giovedì 21 maggio 2026, 11:00–12',
      undefined,
      'create 2026-05-21T11:30',
    ],
    [
      'e mettila in Lavoro',
      '«Chiamata con Paolo»: domani, giovedì 21 maggio 2026, 11:30–12',
      undefined,
      'create 2026-05-21T11:30',
    ],
  ],
  [
    [
      'aggiungi calcetto ogni martedì alle 20',
      'Propongo di aggiungere «Calcetto»: martedì 26 maggio 2026, 20:',
      undefined,
      'create 2026-05-26T20:00',
    ],
    [
      'fino a fine luglio',
      'Propongo di aggiungere «Calcetto»: martedì 26 maggio 2026, 20:',
      undefined,
      'create 2026-05-26T20:00',
    ],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    [
      'prenota un tavolo sabato alle 19:30',
      'Propongo di aggiungere «Prenota un tavolo»: sabato 23 maggio 2',
      undefined,
      'create 2026-05-23T19:30',
    ],
    [
      'no scusa, alle 20',
      '«Prenota un tavolo»: sabato 23 maggio 2026, 19:30–20:30 → saba',
      undefined,
      'create 2026-05-23T20:00',
    ],
  ],
  [
    ['quante ore di palestra ad aprile?', 'Ad aprile 2026 sono 8 ore con «palestra», in 8 impegni con un '],
    ['e a marzo?', 'A marzo 2026 sono 9 ore con «palestra», in 9 impegni con un or'],
  ],
  [
    ['chi incontro la prossima settimana?', '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00'],
    ['quando è quello con Rossi?', '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00. Man'],
    [
      'spostalo alle 16',
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → ma',
      undefined,
      'shift rossi 2026-05-26T16:00',
    ],
  ],
  [
    ['devo spostare il concerto', 'A quando. .*«Concerto»'],
    [
      'al 13 giugno',
      '«Concerto»: sabato 6 giugno 2026, 21:00–23:00 → sabato 13 giug',
      undefined,
      'shift concert 2026-06-13T21:00',
    ],
  ],
  [
    ['rinomina il workshop', 'Come deve chiamarsi. Scrivi «rinomina … in …». Non ho cambiato'],
    [
      'in Giornata di formazione',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00',
      undefined,
      'rename workshop',
    ],
  ],
  [
    ['cancella il compleanno', '«Compleanno di papà»: domenica 5 luglio 2026'],
    ['quello di Anna', '«Compleanno di Anna»: giovedì 24 settembre 2026', undefined, 'delete anna'],
    ['sì', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['cancella i compleanni', '«Compleanno di papà»: domenica 5 luglio 2026', undefined, 'delete dad, delete anna'],
    ['tutti e due', '«Compleanno di papà»: domenica 5 luglio 2026', undefined, 'delete dad, delete anna'],
    ['vai', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['qual è la mia vacanza più lunga?', 'Non trovo nessun evento con «vacanza», perciò ho cercato «feri'],
    ['quando inizia?', '«Ferie in Puglia»: da lunedì 3 agosto 2026 a domenica 16 agost'],
    ['e quando finisce?', '«Ferie in Puglia» finisce domenica 16 agosto 2026. Mancano 12 '],
  ],
  [
    ["c'è un corso di zumba?", 'Nel 2026 non trovo nessun evento con «corso zumba».'],
    [
      'allora aggiungilo domani alle 18',
      'Propongo di aggiungere «Corso zumba»: domani, giovedì 21 maggi',
      undefined,
      'create 2026-05-21T18:00',
    ],
  ],
  [
    ['mostra le palestre di giugno', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ['cancella le prime tre', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete 3'],
    ['no', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['mostra le palestre di giugno', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ['solo i martedì', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ['cancellale', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete 5'],
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
    ['annulla il dentista', '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00', undefined, 'delete dentist-2'],
    ['aspetta no', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
    ['cosa hai annullato?', 'Nel 2026 non trovo nessun evento con «annullato».'],
  ],
  [
    [
      'metti il trasloco in Casa',
      '«Trasloco»: da sabato 18 luglio 2026 a domenica 19 luglio 2026',
      undefined,
      'categorise move',
    ],
    [
      "e anche l'assicurazione",
      '«Scadenza assicurazione auto»: martedì 30 giugno 2026',
      undefined,
      'categorise insurance',
    ],
  ],
  [
    ['ricordami il matrimonio', 'Quanto prima di «Matrimonio di Sara e Paolo» .sabato 12 settem'],
    ['due settimane prima', '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026', undefined, 'remind wedding'],
    ['e la mezza maratona', '«Mezza maratona»: domenica 18 ottobre 2026', undefined, 'remind half'],
  ],
  [
    ["dov'è la cena con marta", '«Cena con Marta»: «Trattoria da Gino», sabato 23 maggio 2026, '],
    ['a che ora?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30. Mancano '],
    ['quanto dura?', '«Cena con Marta» dura 2 ore e 30 minuti: sabato 23 maggio 2026'],
  ],
  [
    ["cosa c'è dopo la grigliata?", 'Il primo evento da domenica 28 giugno 2026 a giovedì 31 dicemb'],
    ['eliminalo', '«Riunione di team»: lunedì 29 giugno 2026, 09:30–10:30', undefined, 'delete team/24'],
  ],
  [
    ['quando è il compleanno di papà', '«Compleanno di papà»: domenica 5 luglio 2026. Mancano 6 settim'],
    ['e della mamma?', "Nell'ultimo anno e nei prossimi due non trovo nessun evento co"],
  ],
  [
    [
      'copia la grigliata al 4 luglio',
      'Propongo di aggiungere «Grigliata»: sabato 4 luglio 2026, 12:0',
      undefined,
      'create 2026-07-04T12:00',
    ],
    ['va bene', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    [
      'prolunga il workshop fino alle 14',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00 → doma',
      undefined,
      'shift workshop 2026-05-21T10:00',
    ],
    ['no, fino alle 15', '10:00–14:00 → .*10:00–15:00', undefined, 'shift workshop 2026-05-21T10:00'],
  ],
  [
    ["quanti impegni ho quest'anno in tutto", 'Nel 2026 hai 150 impegni.'],
    ['quanti sono di lavoro?', 'Nel 2026 hai 53 impegni nella categoria «Lavoro».'],
    ['mostrameli', '«Riunione di team»: lunedì 12 gennaio 2026, 09:30–10:30'],
  ],
  [
    ['si sovrappongono?', '«Revisione trimestrale» .martedì 26 maggio 2026, 14:00–16:00. '],
    ['mostra le sovrapposizioni di maggio', '«Revisione trimestrale» .martedì 26 maggio 2026, 14:00–16:00. '],
    [
      'sposta il secondo alle 17',
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → ma',
      undefined,
      'shift rossi 2026-05-26T17:00',
    ],
  ],
  [
    ['prossimo dentista', 'Il prossimo evento con «dentista» è «Dentista» .giovedì 28 mag'],
    ['e quello dopo?', 'Dopo «Dentista» .giovedì 28 maggio 2026, 15:00–16:00. non trov'],
  ],
  [
    ['Quante lezioni ho seguito?', 'Non trovo nessun evento con «lezioni», perciò ho cercato «cors'],
    ['e quante ne restano?', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:3'],
    ['cancella quelle', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:3', undefined, 'delete 4'],
  ],
  [
    ['ho pranzato con qualcuno a maggio?', '«Pranzo con Luca»: martedì 12 maggio 2026, 13:00–14:00'],
    ['sposta il secondo a lunedì', 'Nell’elenco ce n’è uno solo.'],
  ],
  [
    ['cosa faccio sabato?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30'],
    ['dove?', '«Cena con Marta»: «Trattoria da Gino», sabato 23 maggio 2026, '],
    ["me lo ricordi un'ora prima?", '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30', undefined, 'remind marta'],
  ],
  [
    ['compleanni in arrivo?', '«Compleanno di papà»: domenica 5 luglio 2026'],
    [
      'sposta il secondo al 25',
      '«Compleanno di Anna»: giovedì 24 settembre 2026 → venerdì 25 s',
      undefined,
      'shift anna 2026-09-25',
    ],
  ],
  [
    ["quanti giorni sono via quest'anno?", 'Nel 2026 sei via per 29 giorni'],
    ['che viaggi sono?', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['cancella la settimana bianca', 'Non trovo nessun evento con «bianca» da oggi in poi, perciò no'],
  ],
  [
    ['quando ho la prossima lezione di tedesco?', 'Non trovo nessun evento con «lezione tedesco», perciò ho cerca'],
    ['annullala', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:3', undefined, 'delete german/11'],
    ['e quella dopo', '«Corso di tedesco»: mercoledì 27 maggio 2026, 19:00–20:30'],
  ],
  [
    [
      'sposta tutte le riunioni di team di giugno alle 10',
      '«Riunione di team»: lunedì 1 giugno 2026, 09:30–10:30 → lunedì',
      undefined,
      'shift 5',
    ],
    ['scusa, alle 11', '«Riunione di team»: lunedì 1 giugno 2026, 10:00–11:00 → lunedì', undefined, 'shift 5'],
    ['sì', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    [
      'crea pranzo con Sara domani alle 13',
      'Propongo di aggiungere «Pranzo con Sara»: domani, giovedì 21 m',
      undefined,
      'create 2026-05-21T13:00',
    ],
    [
      "con promemoria mezz'ora prima",
      '«Pranzo con Sara»: domani, giovedì 21 maggio 2026, 13:00–14:00',
      undefined,
      'create 2026-05-21T13:00',
    ],
    [
      'rinominalo in Pranzo con Sarah',
      '«Pranzo con Sara»: domani, giovedì 21 maggio 2026, 13:00–14:00',
      undefined,
      'create 2026-05-21T13:00',
    ],
  ],
  [
    ['cancella il concerto', '«Concerto»: sabato 6 giugno 2026, 21:00–23:00', undefined, 'delete concert'],
    ['e la grigliata', '«Grigliata»: sabato 27 giugno 2026, 12:00–17:00', undefined, 'delete barbecue'],
    ['e il matrimonio', '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026', undefined, 'delete wedding'],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['ho qualcosa con Rossi?', '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00'],
    [
      "rimandalo di un'ora",
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → ma',
      undefined,
      'shift rossi 2026-05-26T16:00',
    ],
    ['lascia stare', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['motsrami i viaggi', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['il primo', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['rinominalo in Sciata', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb', undefined, 'rename ski'],
  ],
  [
    ['che succede a novembre?', '«Riunione di team»: lunedì 2 novembre 2026, 09:30–10:30'],
    ['quanto dura la conferenza?', '«Conferenza a Berlino» dura 3 giorni: da lunedì 9 novembre 202'],
    ["e dov'è?", 'Per «Conferenza a Berlino» .da lunedì 9 novembre 2026 a mercol'],
  ],
  [
    ['i prossimi tre impegni', '«Riunione genitori»: oggi, mercoledì 20 maggio 2026, 18:00–19:'],
    ["cancella l'ultimo", '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00', undefined, 'delete workshop'],
  ],
  [
    ['il veterinario è domani?', '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30'],
    ['a che ora finisce?', '«Veterinario» finisce alle 18:30: domani, giovedì 21 maggio 20'],
    [
      'fallo finire alle 19',
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → d',
      undefined,
      'shift vet 2026-05-21T17:30',
    ],
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
  [
    [
      'cancella tutto quello che ho la prossima settimana',
      '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30',
      undefined,
      'delete 7',
    ],
    [
      'no, solo la palestra',
      '«Palestra»: martedì 26 maggio 2026, 18:30–19:30',
      undefined,
      'delete gym-tue/20, delete gym-fri/20',
    ],
    ['sì', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['elenca gli eventi senza categoria', '«Parrucchiere»: venerdì 27 febbraio 2026, 17:00–18:00'],
    [
      'mettili tutti in Salute',
      '«Parrucchiere»: venerdì 27 febbraio 2026, 17:00–18:00',
      undefined,
      'categorise hair-1, categorise hair-2',
    ],
    ['sì grazie', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
]
