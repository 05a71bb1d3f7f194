import type { SittingName } from '../measured/measured-tables.ts'

const RELATIVES =
  'mamma|madre|papa|padre|genitori|nonna|nonno|nonni|zia|zio|zii|sorella|fratello|figlio|figlia|figli|nipote|nipoti|nipotini|cugina|cugino|amici|amiche|suoceri|famiglia'

/** Italian words of what has its usual length or hour. */
export const sittings: Readonly<Record<SittingName, readonly string[]>> = {
  onTheWay: ['(in|sul|sull) (autobus|bus|treno|metro|metropolitana|tram|pullman)', 'tragitto'],
  atBed: ['prima di (dormire|addormentarmi|andare a (letto|dormire))', 'a letto'],
  inEvening: ['sera|sere|serata|stasera|notte', 'dopo (cena|il lavoro)'],
  atLunch: ['(dopo|prima di|a|durante) pranzo', '(in|nella) pausa pranzo'],
  inAfternoon: ['pomeriggio|pomeriggi', 'dopo (la)? scuola'],
  atBreakfast: ['(dopo|prima di|a) colazione', 'prima (di andare al|del) lavoro'],
  inMorning: ['mattina|mattine|mattino', 'appena (sveglio|sveglia|alzato|alzata)'],
  minuteOrTwo: [
    '(pesarmi|pesarsi|vitamina|vitamine|integratori|integratore|(filo interdentale))',
    '(misurare|misurarmi|controllare|segnare|annotare) (la|il|le|i)? (pressione|glicemia|peso|spese|umore)',
    '(rifare|fare) il letto',
  ],
  plants: ['(annaffiare|innaffiare|bagnare) (le|il|i)? {anyWord}', 'spazzatura|immondizia|bidoni|differenziata'],
  diary: ['diario|gratitudine'],
  bedtimeStory: [
    '(leggere|favola|favole|fiaba|storia) {anyWord}? {anyWord}? (a|ai|al|alla|con|coi) (il|la|i|mio|mia|miei)? (bambini|bambino|bambina|bimbi|bimbo|bimba|figli|figlio|figlia|piccoli)',
  ],
  homework: ['compiti'],
  dog: ['cane|cani|cagnolino|cucciolo'],
  stillness: ['meditare|meditazione|mindfulness|respirazione|pregare|preghiera|rosario'],
  call: [
    'chiamare|telefonare|videochiamare|chiamata|chiamate|telefonata|videochiamata|videochiamate',
    `sentire (la|il|i|mia|mio|miei)? (mia|mio|miei)? (${RELATIVES})`,
  ],
  smallTidying: ['(cassetto|cassetti|armadio|scaffale|riordinare|stirare|spolverare|(passare l aspirapolvere))'],
  service: ['messa|chiesa'],
  mealOut: ['(cena|cene|cenare|mangiare) (fuori|insieme|con|da|dai)', 'ristorante|pizzeria|pizzata'],
  lunch: ['pranzo|pranzi|pranzare|brunch'],
  breakfast: ['colazione'],
  show: ['cinema|teatro|concerto|opera|film'],
  eveningTogether: ['(serata|serate) {anyWord}', '((giochi da tavolo)|burraco|poker|tombola)'],
  baking: ['torta|torte|dolce|dolci|pane|biscotti|crostata|infornare|panificare'],
  cooking: ['cucinare|ricetta|ricette'],
  coffee: ['caffe con|coi|da'],
  halfDay: ['golf|volontariato|pesca|escursione|escursioni|trekking|gita|gite|orto|arrampicata|arrampicare|surf'],
  visit: [
    `(vedere|visitare|trovare|da|dai|dalla|dal|dallo|dagli) (la|il|i|gli|mia|mio|miei)? (mia|mio|miei)? (${RELATIVES})`,
  ],
  match: ['calcetto|calcio|tennis|padel|pallavolo|basket|rugby|coro|prove'],
  writing: [
    '(scrivere|scrittura) {anyWord}? {anyWord}? (lettera|lettere|poesia|poesie|post|capitolo|racconto|canzoni)',
    'poesia|poesie',
  ],
  page: ['leggere|lettura|bibbia'],
  stretching: ['(stretching|plank|allungamento|fisioterapia|(pavimento pelvico))'],
}
