import type { Patterns } from '../grammar/language-data.ts'

const THE = 'il|lo|la|l|i|le|gli'
const OF = 'di|del|dello|della|dell'
const NEXT = 'prossimo|prossima|pross|prox'
const THIS = 'questo|questa|quest|sto|sta'
const LAST = 'scorso|scorsa|passato|passata'

/** Italian patterns of days and ranges of days. */
export const datePatterns: Patterns = {
  anyWeekday: { same: ['{weekday}', '{shortWeekday:weekday} .?'] },
  likelyDom: { likelyDom: ['{figure:count}'] },
  dom: { dom: ['{figure:count} (°|o)?', '{number:count}', 'primo'] },
  count: { same: ['{figure}', '{number}'], two: ['un paio di|d', 'paio di|d'] },
  date: {
    dayMonth: [
      `({anyWeekday:weekday} ,?)? (${THE})? {dom} (${OF})? {month} ((${OF}|,)? {year})?`,
      `({anyWeekday:weekday} ,?)? (${THE})? {dom} ${OF} mese di {month} ((${OF}|,)? {year})?`,
    ],
    figures: [
      `{anyWeekday:weekday} ,? (${THE})? {monthDay}`,
      '(il|l|del|dell) {monthDay}',
      '{clearMonthDay:monthDay}',
      '{monthDay} {timeNext}',
      '{monthDay} t {timeNext}',
      '(il|l|del|dell) {pointedMonthDay:monthDay}',
      '{anyWeekday:weekday} ,? {pointedMonthDay:monthDay}',
      '{pointedMonthDay:monthDay} {timeNext}',
    ],
  },
  point: {
    date: ['{date}', '{edge:date}', `(il|l)? (${NEXT}) {date}`],
    relative: ['l? {relative}'],
    relativeWeekday: ['{relative} ,? {weekday}'],
    weekday: [
      '{weekday}',
      '{shortWeekday:weekday} {timeNext}',
      '{shortWeekday:weekday} {partNext}',
      '{afterTime} {shortWeekday:weekday}',
    ],
    thisWeekday: [`${THIS} {weekday}`],
    comingWeekday: [`{anyWeekday:weekday} (${NEXT})`, `${NEXT} {weekday}`, '{weekday} che viene'],
    weekdayInNextWeek: [
      `{weekday} della? (${NEXT}) settimana`,
      `{weekday} della? settimana (${NEXT})`,
      `settimana ${NEXT} ,? (di)? {weekday}`,
      `la ${NEXT} settimana ,? (di)? {weekday}`,
    ],
    weekdayAWeekLater: ['{weekday} a otto', '{weekday} seguente'],
    weekdayAfterAmount: ['{weekday} fra|tra {amount}', 'fra|tra {amount} (di)? {weekday}'],
    pastWeekday: [`{weekday} ${LAST}`, `lo|la? ${LAST} {weekday}`],
    weekdayDom: ['{anyWeekday:weekday} ,? (il|l)? {dom} {uncounted}'],
    theDom: [
      '(il|l) {dom} del mese',
      '{dom} del mese {open}',
      'il|l {dom} {open}',
      '{begin} il|l {dom}',
      'giorno {figure:dom} {open}',
    ],
    domOfThisMonth: ['(il|l)? {dom} (di|del)? questo mese', '(il|l)? {dom} (corrente mese|c . m)'],
    domOfNextMonth: [`(il|l)? {dom} (del)? (${NEXT}) mese`, `(il|l)? {dom} (del)? mese (${NEXT})`],
    feast: [
      '(il|la|l)? {feast} (del)? {year}',
      '(il|la|l)? {sureFeast:feast}',
      '(il|la|l)? {feast} {open}',
      '(il|la|nella|alla)? (giorno|sera|notte|mattina|giornata) (di|del|dell|della) {feast}',
      '(il|la)? {feast} di quest anno',
    ],
    nthWeekday: [
      `(il|la|l)? {ordinal} {weekday} (${OF}) (mese di)? {month} ((${OF})? {year})?`,
      `(il|la|l)? {ordinalFigure:ordinal} {weekday} (${OF}) {month} ((${OF})? {year})?`,
    ],
    nthWeekdayOfPeriod: [`(il|la|l)? {ordinal} {weekday} (del|dell|della) {period}`],
    nthDay: [`(il|l)? {ordinal} giorno (${OF}) {period}`],
    nthBusinessDay: [`(il|l)? {ordinal} giorno (lavorativo|feriale) (${OF}) {period}`],
    nextBusinessDay: [
      `(il)? (${NEXT}) giorno (lavorativo|feriale)`,
      `(il)? giorno (lavorativo|feriale) (${NEXT}|successivo)`,
    ],
    weekdayAfter: ['(il|la)? {anyWeekday:weekday} (dopo|successivo a|successiva a) (il|lo|la|l|i)? {dayAnchor:point}'],
    weekdayBefore: ['(il|la)? {anyWeekday:weekday} prima (di|del|dell|della|dello) {dayAnchor:point}'],
    before: ['{amount} prima (di|del|dell|della|dello|delle|dei) {anchor:point}'],
    after: ['{amount} dopo (il|lo|la|l|le|i|di)? {anchor:point}'],
    dayBefore: [
      '(il)? giorno prima (di|del|dell|della|dello) {anchor:point}',
      '(la|alla)? vigilia (di|del|dell|della) {anchor:point}',
    ],
    dayAfter: ['(il)? giorno dopo (il|lo|la|l)? {anchor:point}'],
    fromNow: ['fra|tra {amount}', '{amount} da oggi', 'da oggi a {amount}', 'di qui a {amount}'],
    ago: ['{amount} fa'],
  },
  dayAnchor: { same: ['{date}'], feast: ['{feast}'] },
  anchor: { same: ['{point}'], feast: ['{feast}'] },
  namedMonth: { month: ['{month} {year}?'] },
  anyMonth: { month: ['{lowMonth:month}'] },
  figuresDate: { figures: ['{monthDay}'] },
  range: {
    domTo: [
      '(da|dal|dall)? {dom:fromDom} (al|all|fino al|a) {date:to}',
      'da|dal|dall (giorno)? {dom:fromDom} al|all|a (giorno)? {monthly:to}',
      '(da|dal|dall|tra|fra|il)? {anyWeekday:weekday} {dom:fromDom} (a|al|all|alla|-|fino al) {date:to}',
      '(tra|fra) (il|l|lo)? {dom:fromDom} e (il|l)? {date:to}',
      '(tra|fra) (il|l|lo)? {dom:fromDom} e (il|l)? {monthly:to}',
      '(il|l|i)? {dom:fromDom} - {date:to}',
      '(il|l|i) {dom:fromDom} - {monthly:to}',
    ],
    toDom: ['(da|dal|dall) {date:from} (a|al|all|alla|fino al|fino a) {anyWeekday:weekday}? {dom} {open}'],
    fromTo: [
      'da|dal|dall|dalla {point:from} a|al|all|alla|fino {point:to}',
      'da|dal|dall|dalla {point:from} (fino|sino) (a|al|all|alla) {point:to}',
      'da|dal|dall|dalla {monthPeriod:from} a|al|all|alla {monthPeriod:to}',
      'tra|fra (il|l|lo|la)? {point:from} e (il|l|lo|la)? {point:to}',
      'tra|fra {monthPeriod:from} e {monthPeriod:to}',
      'tra|fra {anchor:from} e {anchor:to}',
      '{date:from} - {date:to}',
      '{figuresDate:from} - {figuresDate:to}',
      '(da|dal|dall) {figuresDate:from} (a|al|all|fino al) {figuresDate:to}',
      '{date:from} (al|all) {date:to}',
      '{monthPeriod:from} - {monthPeriod:to}',
    ],
    domAndNext: [
      '(il|l|lo|i)? {dom:fromDom} e (il|l)? {date:to}',
      '(il)? {anyWeekday:weekday} (il)? {dom:fromDom} e (il|l)? {date:to}',
    ],
    weekdayRange: ['da {anyWeekday:weekday} a {anyWeekday:toWeekday}'],
    weekendPair: ['{anyWeekday:weekday} (e|ed|-|/|,) {anyWeekday:toWeekday}'],
    nextAmount: [`(nei|i) prossimi {amount}`, `(nelle|le) prossime {amount}`],
  },
  monthly: { theDom: ['{dom} {open}'] },
  when: {
    when: ['{afterRule} (di|in|a|del|nel|durante) {monthPeriod:when}'],
    same: [
      'a|ad {feastPoint:when}',
      '{range:when}',
      '(la)? settimana {range:when}',
      '(in|a|ad|nel|nell|nella|per|per il|per la|per l|durante il|durante la|durante l|tutto|tutta|tutto il|tutta la|il|la|l|lo|di|del|della|dell|lungo il)? {surePeriod:when}',
      '(in|a|nel|per il|durante il|tutto il)? mese di {namedMonth:when}',
      '(di|del|dell|della|dello|per|per il|per la|per l|nel|nella|in data|a|al|alla|all|ad|il|lo|la|l|giorno)? {point:when}',
      '(per il|il|per|di|del) giorno {point:when}',
      '(a|ad|in|durante|per tutto|tutto) {soloMonth:when}',
      '(per)? tutto {anyMonth:when}',
      'in|nel|nell|nella|durante {soloSeason:when}',
      '(nel|durante il|questo|per il|al|il) {soloWeekend:when}',
    ],
  },
  named: { feast: ['{begin} {feast} {prepositionNext}', '{begin} (pranzo|pranzone|grigliata) di {feast}'] },
  deadline: {
    deadlineOf: [
      'entro (e non oltre)? (il|lo|la|l|le)? {point:when}',
      'entro (il|lo|la|l|le)? {period:when}',
      'entro (il|la) (giorno|data) (di|del)? {point:when}',
    ],
    deadlineIn: ['entro {amount}', 'entro i prossimi {amount}', 'entro le prossime {amount}'],
  },
  since: {
    same: [
      '(a partire|a cominciare|partendo|cominciando) da|dal|dall|dalla {point:when}',
      'da|dal|dall|dalla {point:when}',
      '(a partire)? da|dal|dall|dalla {surePeriod:when}',
      '(a partire)? da {soloMonth:when}',
    ],
  },
  stay: { stayOf: ['{amount}'], stayNights: ['{count} notte|notti'] },
  until: {
    same: [
      '(fino|sino) (a|al|all|alla|allo) (l|il|la)? {point:when}',
      '(fino|sino) (a|al|all|alla|allo) (l|il|la)? {period:when}',
      '(fino|sino) (a|al|all|alla) {edge:when}',
    ],
  },
  feastPoint: { feast: ['{feast}'] },
}
