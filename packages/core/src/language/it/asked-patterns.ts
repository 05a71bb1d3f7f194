import type { Patterns } from '../grammar/language-data.ts'

const GONE = 'scorso|scorsa|passato|passata'
const GONE_MANY = 'ultimi|ultime|scorsi|scorse|passati|passate'
const AHEAD = 'prossimi|prossime|successivi|successive|entro|nel giro di|nell arco di|i|nei|nelle|le'
const OVERVIEW =
  '(riassumi|riassumimi|riassunto|riepilogo|riepiloga|riepilogami|panoramica|mostrami|vedere|com e|com e messa|com e messo) (la|il|della|del)? (mia|mio)?'

/** Italian patterns of periods that only questions are about. */
export const askedPatterns: Patterns = {
  askedPeriod: {
    yesterday: ['ieri'],
    same: ['{goneWeek}', '{goneMonth}', '{endPart}'],
    thisWeek: ['in settimana {open}', 'tutta la settimana {open}'],
    weekdayOfWeek: ['{weekday} (di|della) {goneWeek:period}'],
    domOfMonth: ['(il|l)? {dom} (di|del|dello)? {goneMonth:period}'],
    weekBeforeLast: ['(la)? settimana prima (della|di quella) (scorsa|passata)', '(la)? penultima settimana'],
    weekendBeforeLast: ['due {weekendWord} fa', '(il)? {weekendWord} prima (dello|di quello) (scorso|passato)'],
    monthBeforeLast: ['(il)? mese prima (dello|di quello) (scorso|passato)', 'due mesi fa'],
    lastWeekend: [`{weekendWord} (${GONE})`, '(lo|l)? scorso|ultimo {weekendWord} !di|del|dell'],
    lastQuarter: [`trimestre (${GONE})`, '(lo)? scorso trimestre'],
    monthOfLastYear: [`{month} dell anno (${GONE}|prima)`],
    monthGone: [`{month} (${GONE})`, '(lo)? scorso {month}'],
    pastWeekday: [`{weekday} (${GONE})`, '(lo|la|l)? (scorso|scorsa|ultimo|ultima) {weekday} !di|del|dell|in'],
    dayOfShownYear: ['{anyWeekday:weekday} ,? (il|l)? {dom} (di)? {month} {open}'],
    feastGone: [`{feast} (${GONE})`, '(lo|la)? (scorso|scorsa) {feast}'],
    feastOfLastYear: [`{feast} dell anno (${GONE}|prima)`],
    monthsAgo: ['{count} mese|mesi fa'],
    yearsAgo: ['{count} anno|anni fa'],
    seasonGone: [`l? {season} (${GONE})`, '(lo|la)? (scorso|scorsa) {season}'],
    lastYear: [`(l|dell)? anno (${GONE})`, `(lo|dello)? (${GONE}) anno`],
    nextYear: ['(l|dell)? anno prossimo', '(il)? prossimo anno', '(l|dell)? anno che viene'],
    amountAhead: [`(${AHEAD}) {asked:amount} (prossimi|prossime|successivi|successive)?`, '{aheadAmount:amount}'],
    fewDaysAhead: ['prossimi giorni'],
    fewWeeksAhead: ['prossime settimane'],
    fewMonthsAhead: ['prossimi mesi'],
    fewYearsAhead: ['prossimi anni'],
    amountGone: [
      `(${GONE_MANY}) {asked:amount}`,
      `(i|le|gli|nei|nelle|negli)? {asked:amount} (${GONE_MANY})`,
      '{goneAmount:amount}',
      '(ultimo|ultima|nell ultimo|nell ultima) {oneUnit:amount}',
    ],
    fewDaysGone: ['ultimi giorni'],
    fewWeeksGone: ['ultime settimane'],
    fewMonthsGone: ['ultimi mesi'],
    fewYearsGone: ['ultimi anni'],
    firstOfYear: ['primo (giorno)? dell anno'],
    shownYear: ['(di|in)? quest anno', 'dell anno', 'l anno in corso'],
    earlyPart: [
      '(inizio|inizi|primi) (di|d|del mese di)? {shownMonth:period}',
      'inizio (di|del|dello|della|dell)? {partedOne:period}',
    ],
    middlePart: ['meta (di|d|del mese di)? {shownMonth:period}', 'meta (di|del|dello|della|dell)? {partedOne:period}'],
    firstPart: ['prima meta (di|d|del mese di)? {shownMonth:period}'],
    secondPart: ['seconda meta (di|d|del mese di)? {shownMonth:period}'],
    shownMonth: ['per {fullMonth:month} ((del)? {year})?'],
  },
  asked: { plain: ['{count} {unit}'] },
  aheadAmount: { plain: ['{count} (prossimi|prossime) {unit}'] },
  goneAmount: { plain: ['{count} (ultimi|ultime) {unit}'] },
  oneUnit: { plain: ['{unit}'] },
  shownMonth: { shownMonth: ['{month} ((del)? {year})?'], monthOfLastYear: [`{month} dell anno (${GONE}|prima)`] },
  thisOne: { thisMonth: ['mese'] },
  endPart: {
    latePart: [
      'fine (di|d|del mese di)? {shownMonth:period}',
      'fine (di|del|dello|della|dell) {partedOne:period}',
      'fine {thisOne:period}',
    ],
  },
  goneWeek: { lastWeek: [`settimana (${GONE})`, `(la)? (${GONE}) settimana`, '(la)? sett (scorsa|passata)'] },
  goneMonth: { lastMonth: [`mese (${GONE})`, `(lo)? (${GONE}) mese`] },
  partedOne: {
    same: ['{thisOne}', '{goneWeek}', '{goneMonth}', '{weekPeriod}', '{nearMonth}'],
    shownYear: ['quest anno', 'anno'],
    nextYear: ['anno prossimo', 'prossimo anno'],
    lastYear: [`anno (${GONE})`],
    year: ['{year}'],
  },
  barePeriod: {
    shownMonth: ['{fullMonth:month}'],
    nextWeek: ['prossima settimana', 'settimana prossima', 'sett (prossima|prox|pross)', '(prossima|prox|pross) sett'],
    thisWeek: ['questa settimana', 'questa sett', `${OVERVIEW} settimana`],
    thisMonth: ['questo mese', `${OVERVIEW} mese`],
    nextMonth: ['prossimo mese', 'mese prossimo'],
    year: ['{year}'],
    shownSeason: ['(in|questa|d)? {season}'],
    feast: ['(a|per|il|la|l)? {feast} !cinese|lunare|islamico|ebraico|ortodosso|ortodossa'],
  },
  leastPeriod: {
    thisWeekend: ['!we {weekendWord}'],
    nextShortWeekday: ['(di|per)? {shortWeekday:weekday}'],
  },
  askedBound: {
    untilBound: [
      '((da|di) (qui|oggi|ora|adesso)) (fino|sino)? (a|ad|al|allo|alla|all|agli|alle) {boundPoint:when}',
      '(fino|sino) (a|al|all|alla) {boundPoint:when}',
      'entro (il|la|lo|l)? {boundPoint:when}',
      'prima (di|del|della|dell) {endPart:when}',
    ],
    afterBound: ['dopo (il|la|lo|l|le|i)? {boundPoint:when}', 'a partire (da|dal|dalla|dall) {boundPoint:when}'],
    fromBound: ['da {anyMonth:when}'],
    beforeBound: ['prima (di|del|della|dell|dello|delle|d) {boundPoint:when}'],
  },
  boundPoint: { same: ['{askedPeriod}', '{when}', '{barePeriod}'], feast: ['(il|la|l)? {feast}'] },
}
