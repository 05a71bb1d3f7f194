import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of those who stay at home in old age, and of those who leave it to study. */
export const parentsAndStudentsSteps: StepsOf<'safeHome' | 'uniStart'> = {
  safeHome: {
    whichAlarm: [
      'Avvio',
      'Quale porterebbe davvero',
      'Comune, ASL, Croce Rossa o ditta: polso o collo, se sente le cadute, se va anche fuori; quanto costa al mese.',
    ],
    whoIsCalled: [
      'Avvio',
      'Chi viene chiamato, chi ha le chiavi',
      'Due che abitano vicino, poi la centrale; una chiave da qualcuno.',
    ],
    tryAlarm: [
      'Subito',
      'Montarlo e provarlo insieme',
      'Anche in bagno e in giardino; addosso ogni giorno, e chi cambia la batteria.',
    ],
    round: [
      'Avvio',
      'Un giro della casa insieme',
      'Tappeti, scale, bagno, luci, la strada di notte; chiedi che cosa fa fatica e dove si è rischiato di cadere.',
    ],
    assessment: [
      'Avvio',
      'Ausili e detrazioni',
      'Il medico prescrive gli ausili alla ASL; per i lavori chiedi delle barriere architettoniche, prima di pagare.',
    ],
    quick: [
      'Subito',
      'Quello che si fa in un pomeriggio',
      'Via tappeti e fili, lucine di notte, tappetino nella doccia, le cose di ogni giorno a portata di mano.',
    ],
    rails: [
      'Lavori',
      'Maniglioni e corrimano',
      'In bagno, sulle scale e all’ingresso, fissati nel muro da chi lo sa fare.',
    ],
    alarm: [
      'Lavori',
      'Telesoccorso, fumo, gas, chiavi',
      'Provateli insieme: chi viene chiamato per primo, e chi ha una chiave?',
    ],
    look: ['Dopo', 'Viene usato? Aiuta?', 'Chiedilo a chi ci vive, e cambia quello che dà fastidio.'],
  },
  uniStart: {
    room: [
      'Avvio',
      'Cercare una stanza',
      'Se non si resta a casa: studentati e stanze vanno via tra luglio e agosto; vedetela prima di pagare.',
    ],
    money: [
      'Avvio',
      'ISEE, tasse e borsa di studio',
      'Il bando esce d’estate e chiude presto; quanto serve al mese, e chi paga che cosa.',
    ],
    confirm: [
      'Estate',
      'Immatricolazione',
      'In rete, con SPID, foto e prima rata; segna test, precorsi e primo giorno.',
    ],
    kit: ['Estate', 'Lenzuola, pentole, computer', 'Solo quello che manca dove si va; il resto si compra lì.'],
    practice: [
      'Estate',
      'Cinque piatti, una lavatrice, una bolletta',
      'Tutto da soli una volta, finché c’è qualcuno a cui chiedere.',
    ],
    papers: [
      'Ultimi giorni',
      'Abbonamento, medico, conto',
      'E libretto, tessera sanitaria, orario delle lezioni: in una cartella.',
    ],
    pack: [
      'Ultimi giorni',
      'Bagagli e orario di arrivo',
      'Chi accompagna, chi consegna le chiavi; lo scatolone della prima sera in cima.',
    ],
    call: [
      'Dopo',
      'Come vanno le prime settimane?',
      'Una telefonata, qualcosa di buono da casa, e un giorno per rivedersi.',
    ],
  },
}
