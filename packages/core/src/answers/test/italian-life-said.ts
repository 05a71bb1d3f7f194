import type { LifeRow } from './score-life.ts'

/** The same of the Italian year: messages as people type them, with what they only say around what they ask. */
export const italianLifeSaid: readonly LifeRow[] = [
  // Said first to somebody
  ['boh, che faccio domenica?', 'Pranzo con la nonna', 'non capisco'],
  ['senti ma giovedi sera sono libero?', 'Non del tutto & Veterinario', 'Workshop|senti'],
  ['per caso sabato ho qualcosa?', 'Cena con Marta', 'Casa'],
  ['è vero che il 26 ho due impegni sovrapposti', '1 sovrapposizione'],
  // Said behind a question
  ['quando e che vado dal dentista? nn me lo ricordo', '28 maggio', 'non capisco'],
  ['il 26 com’è la giornata? mi sembra un casino', '3 impegni', 'non capisco'],
  ['martedì 26 ho due cose insieme o sbaglio?', '1 sovrapposizione', 'sbaglio'],
  ['quando ho fatto gli esami del sangue? boh era maggio mi pare', '12 maggio', 'boh'],
  ['ma il 15 agosto dove sono? a casa o in puglia?', 'sei via & Ferie in Puglia'],
  ['nn ricordo: la conferenza a berlino è a novembre giusto?', 'A novembre & Conferenza a Berlino', 'giusto'],
  // Answers that are offered
  ['la grigliata è di sabato o di domenica?', 'sabato 27 giugno', 'non trovo'],
  ['il compleanno di papà cade di weekend?', 'domenica 5 luglio'],
  ['il trasloco quando finisce, il 18 o il 19?', 'domenica 19 luglio', 'sicuro'],
  ['la cena con marta è venerdì o sabato?', 'sabato 23 maggio', 'non trovo'],
  // Two questions of the same days
  ['il 2 giugno lavoro? ho qualcosa segnato?', 'Lavoro & Palestra', 'titolo'],
  ['il 2 giugno è festa? la palestra ce l’ho lo stesso?', 'Repubblica & 1 impegno con «palestra»'],
  // How often, until when, and in how long
  ['ogni quanto vado dal dentista, più o meno?', '3 volte & ogni 176 giorni'],
  ['quanto tempo è che non vado dal parrucchiere', '11 aprile & 39 giorni'],
  ['il corso di tedesco fino a quando dura?', '10 giugno'],
  ['per il compleanno di papà manca tanto?', '46 giorni'],
  ['entro quando devo pagare l’assicurazione della macchina', '30 giugno'],
  ['quest’anno sono andato dal dentista più di una volta?', '1 impegno'],
  // Days and parts of them
  ['l’anno scorso a giugno che cosa avevo?', 'A giugno 2025 & Dentista'],
  ['cosa ho da oggi a domenica sera', '7 impegni'],
  ['il giorno che torno da lisbona ho palestra?', '15 giugno & non trovo', 'venerdì 12 giugno 2026, 18:30'],
  ['quante riunioni di team ci sono ancora prima delle vacanze estive', '10 impegni & 2 agosto'],
  ['ho gia prenotato qualcosa per il ponte del 2 giugno?', '2 impegni'],
  ['com’è il weekend?', '2 impegni'],
  ['avevo per caso un impegno il 10 giugno dell’anno scorso?', 'Martedì 10 giugno 2025', 'A giugno'],
  ['prima del 15 agosto quante volte vado in palestra', '21 impegni con «palestra» & 14 agosto'],
  ['oggi pomeriggio ho qualcosa prima delle 18?', 'pomeriggio non trovo', 'non capisco'],
  ['c e qualcosa dopo cena giovedi', 'dopo le 21:00 non trovo', 'Veterinario'],
  ['cosa c’è tra il workshop e il veterinario domani', '4 ore e 30 minuti'],
  ['che differenza di giorni c’è tra il mio trasloco e le ferie', '15 giorni', 'differenza'],
  ['quante settimane di allenamento da adesso alla mezza maratona', '21 settimane e 4 giorni', 'Palestra'],
  ['quanto mi resta prima del volo', '23 giorni'],
  ['è da tanto che non vedo luca?', '12 maggio'],
  ['chi è che compie gli anni a settembre', 'Compleanno di Anna'],
  ['a che ora inizio domani', 'Workshop', 'non capisco'],
  ['a giugno il lunedì ho sempre la riunione?', '5 impegni', 'sempre'],
  ['ma quand’è che ho la prossima riunione di team', '25 maggio', 'gennaio'],
  ['mamma vuole sapere quando sono libero a cena la prox settimana', '4 sere libere su 7', 'mamma'],
  ['quando sono libero a pranzo la prossima settimana?', 'martedì 26 maggio 2026: 12:00–14:00'],
  ['il 1 giugno è lunedì vero?', '^Lunedì 1 giugno 2026 hai 1 impegno:\\n[^\\n]*$'],
  ['il weekend del trasloco ho anche altro?', 'Trasloco', 'non capisco'],
  // Room
  ['avrei bisogno di un’ora libera martedì prossimo di pomeriggio, c’è?', '12:00–14:00, 16:00–18:00'],
  ['c’è posto per un caffè domani pomeriggio?', '13:00–17:30'],
  ['quanto della prossima settimana è libero?', '2 giorni liberi su 7'],
  [
    'Giovedì della settimana prossima riesco a uscire alle 16 o sono ancora dal dentista?',
    '28 maggio & nessun impegno',
  ],
  ['sabato riesco a venire al mare', 'Cena con Marta', 'Propongo'],
]

/** The same of wishes. */
export const italianWishesSaid: readonly LifeRow[] = [
  // What is right instead
  [
    'mi sa che devo aggiungere una visita oculistica il 3 giugno alle 10, anzi no alle 11',
    'aggiungere «Visita oculistica» & 11:00',
    'spostare',
    'create 2026-06-03T11:00',
  ],
  ['togli la palestra di venerdì anzi no quella di martedì', '26 maggio', '22 maggio', 'delete gym-tue/20'],
  ['sposta pranzo con la nonna al sabato, cioè il 30', '30 maggio', undefined, 'shift grandma 2026-05-30T13:00'],
  ['cancella grigliata, anzi no spostala a domenica 28', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
  [
    'Potresti per favore aggiungere il parrucchiere sabato 13 giugno? Anzi no, sono a Lisbona: quello dopo, alle 10',
    'Non ho cambiato nulla',
  ],
  // Why
  ['togli la cena con marta che è malata', '1 evento', undefined, 'delete marta'],
  [
    'togli sia il workshop che il veterinario domani, ho la febbre',
    '2 eventi',
    undefined,
    'delete workshop, delete vet',
  ],
  ['puoi togliere il pranzo con la nonna? è da mia sorella questa settimana', '1 evento', undefined, 'delete grandma'],
  [
    'aggiungi mamma a pranzo sabato 6 giugno ore 13, tanto il concerto è la sera',
    '«Mamma a pranzo»',
    'tanto',
    'create 2026-06-06T13:00',
  ],
  // When it is, before the verb
  ['venerdì togli la palestra', '22 maggio', undefined, 'delete gym-fri/19'],
  ['dopodomani sposta la palestra alle 20', '20:00', 'Quale', 'shift gym-fri/19 2026-05-22T20:00'],
  ['domani ho la febbre, togli il workshop', '1 evento', undefined, 'delete workshop'],
  ['il 3 giugno sono libero, metti parrucchiere alle 10', '3 giugno', undefined, 'create 2026-06-03T10:00'],
  [
    'il 28 maggio dopo il dentista metti spesa alle 17, dura mezz’ora',
    '17:00–17:30',
    undefined,
    'create 2026-05-28T17:00',
  ],
  ['venerdì niente palestra, sono a cena fuori', '1 evento', 'aggiungere', 'delete gym-fri/19'],
  // Named first, and told behind
  ['la grigliata la facciamo il 28', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
  [
    'la riunione di team di lunedì facciamola alle 10:30 invece che alle 9:30',
    '10:30',
    undefined,
    'shift team/19 2026-05-25T10:30',
  ],
  ['cambia l’orario del concerto, comincia alle 20:30', '20:30', undefined, 'shift concert 2026-06-06T20:30'],
  ['fai iniziare il workshop alle 9 e mezza', '09:30', undefined, 'shift workshop 2026-05-21T09:30'],
  ['Ferie in Puglia: torniamo il 18 invece che il 16', '18 agosto', undefined, 'shift puglia 2026-08-03'],
  ['il workshop di domani dura solo fino alle 12', '10:00–12:00', undefined, 'shift workshop 2026-05-21T10:00'],
  ['devo chiamare la banca lunedì alle 10, me lo segni?', '«Chiamare la banca»', undefined, 'create 2026-05-25T10:00'],
  [
    'ho prenotato il parrucchiere per sabato 30 maggio alle 9, segnalo',
    '«Parrucchiere»',
    undefined,
    'create 2026-05-30T09:00',
  ],
  ['devo vedere il commercialista lunedì alle 15', '«Vedere il commercialista»', undefined, 'create 2026-05-25T15:00'],
  ['fammi saltare il corso di tedesco il 3 giugno', '1 evento', 'aggiungere', 'delete german/13'],
  // What is new, and where it goes
  ['mettimi in agenda pizza con gli amici venerdì sera alle 20', '«Pizza', 'Agenda', 'create 2026-05-22T20:00'],
  ['scrivi cena di classe 29 maggio 20:30 da Mario', '«Cena di classe', 'Scrivi', 'create 2026-05-29T20:30'],
  [
    'domani dalle 14 alle 16 tienimi libero per preparare la revisione trimestrale',
    '«Preparare la revisione trimestrale»',
    undefined,
    'create 2026-05-21T14:00',
  ],
  ['blocca tutta la mattina di venerdì per studiare tedesco', '«Studiare tedesco»', 'Tutta', 'create 2026-05-22T09:00'],
  [
    'aggiungi il compleanno di giulia il 3 ottobre e ricordamelo il giorno prima',
    '3 ottobre',
    undefined,
    'create 2026-10-03',
  ],
  ['il veterinario di domani me lo sposti alle 18?', '18:00', undefined, 'shift vet 2026-05-21T18:00'],
  ['la prossima settimana il corso di tedesco non c’è', '1 evento', undefined, 'delete german/12'],
  [
    'ho cambiato idea, la cena con marta facciamola domenica alle 13',
    '13:00',
    undefined,
    'shift marta 2026-05-24T13:00',
  ],
  ['sposta la mezza maratona al 25 ottobre, l’hanno rinviata', '25 ottobre', 'rinviata', 'shift half 2026-10-25'],
  ['metti il bollo il 31 luglio con promemoria 5 giorni prima', '5 giorni prima', undefined, 'create 2026-07-31'],
  ['rinomina palestra in pilates', '«pilates»', 'Quale', 'rename gym-fri/19, rename gym-tue/20'],
  [
    'sposta workshop e veterinario a venerdì',
    '2 eventi',
    undefined,
    'shift workshop 2026-05-22T10:00, shift vet 2026-05-22T17:30',
  ],
  ['annulla il volo per lisbona e il viaggio', 'Quale intendi'],
  // Two wishes
  [
    'metti martedì prossimo alle 9 telefonata con la banca e mercoledì alle 17 ritiro pacco',
    '«Telefonata con la banca» & «Ritiro pacco»',
    undefined,
    'create 2026-05-26T09:00, create 2026-05-27T17:00',
  ],
  [
    'cancella la palestra di martedì prossimo e metti fisioterapia alla stessa ora',
    '«Fisioterapia»',
    'stessa',
    'delete gym-tue/20, create 2026-05-26T18:30',
  ],
  [
    'metti "cena fuori" venerdi alle 20 e togli la palestra',
    '1 evento',
    'Quale',
    'create 2026-05-22T20:00, delete gym-fri/19',
  ],
  // All of a weekday in some days
  [
    'sposta tutte le palestre del venerdì di giugno al giovedì',
    '4 eventi',
    'martedì',
    'shift gym-fri/21 2026-06-04T18:30, shift gym-fri/22 2026-06-11T18:30, shift gym-fri/23 2026-06-18T18:30, shift gym-fri/24 2026-06-25T18:30',
  ],
  [
    'metti il corso di tedesco un’ora prima la prossima settimana',
    '18:00',
    undefined,
    'shift german/12 2026-05-27T18:00',
  ],
  ["l'8 dicembre cade di weekend?", 'Martedì 8 dicembre', 'nessun'],
  ["l'anno scorso dove sono stato a ottobre?", 'Parigi & ottobre 2025'],
  [
    'la grigliata chiamala Festa in giardino e falla iniziare all’una',
    '«Festa in giardino» & 13:00',
    'falla',
    'rename barbecue, shift barbecue 2026-06-27T13:00',
  ],
  [
    'visita dal dermatologo il 3 giugno alle 10, salute, ricordamela il giorno prima',
    '«Visita dal dermatologo» & categoria «Salute» & 1 giorno prima',
    undefined,
    'create 2026-06-03T10:00',
  ],
  [
    'aggiungi un caffè con Ugo domani alle 16, al bar Roma, e ricordamelo mezz’ora prima',
    '«Caffè con Ugo»: & luogo: «Bar Roma»',
    'Ugo,',
    'create 2026-05-21T16:00',
  ],
]
