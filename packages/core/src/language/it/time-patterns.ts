import type { Patterns } from '../grammar/language-data.ts'

const AT = 'alle|all|alla|ore|h'
const REMIND =
  'promemoria|avviso|avvisami|avvisa|avvisarmi|notifica|notificami|ricordamelo|ricordami|ricordalo|allarme|sveglia'

/** Italian patterns of times of day, lengths and reminders. */
export const timePatterns: Patterns = {
  amount: {
    plain: ['{count} {unit}'],
    decimalHours: ['{decimal:count} {unit}'],
    withHalf: ['{count} {unit} e mezzo|mezza'],
    quarterHour: ['un? quarto d ora'],
    threeQuarterHours: ['tre quarti d ora'],
    halfUnit: ['mezzo|mezza|mezz {unit}'],
    hoursMinutes: ['{count} {unit} e {minute} (minuti|min)?', '{count} {unit} e {minuteWord:minute}'],
  },
  edgePeriod: { same: ['(il|lo|la|l)? {period}'], season: ['(l|la)? {season} (del)? {year}'] },
  timeAmount: { stayTime: ['{amount}'] },
  lasting: {
    same: [
      '(per|x|durata) {amount}',
      'della durata di {amount}',
      'di {amount}',
      '{timeAmount:amount} di',
      'che dura {amount}',
      '{amount} di durata',
    ],
    stayNights: ['per {count} notti'],
  },
  clock: {
    exact: ['{figures:clock}', '{hour} (h|e)? {minute} {uncounted}', '{sureHour:hour}', '{fourFigures:clock}'],
    vague: [
      '{hourWord:hour}',
      '{bareHour:hour}',
      '{hourWord:hour} e {minuteWord:minute}',
      '{bareHour:hour} e {minuteWord:minute}',
    ],
    halfPast: ['{hour} e trenta'],
    minutesTo: ['{hour} meno {minuteWord:minute}', '{hourWord:hour} meno {minuteWord:minute}', '{hour} meno {minute}'],
    same: ['{dayClock}', '{spokenClock}'],
    morning: ['{figures:clock} am', '{hour} am'],
    afternoon: ['{figures:clock} pm', '{hour} pm'],
    noon: ['mezzogiorno', 'mezzodi'],
    halfNoon: ['mezzogiorno e mezza|mezzo'],
    midnight: ['mezzanotte'],
  },
  /** An hour with the part of the day that it is in. */
  dayClock: {
    morning: [
      '{figures:clock} (di|del) mattina|mattino',
      '{hour} (di|del) mattina|mattino',
      '{hourWord:hour} (di|del) mattina|mattino',
    ],
    afternoon: [
      '{figures:clock} (di|del) pomeriggio',
      '{hour} (di|del) pomeriggio',
      '{hourWord:hour} (di|del) pomeriggio',
    ],
    evening: ['{figures:clock} (di|della) sera', '{hour} (di|della) sera', '{hourWord:hour} (di|della) sera'],
    night: ['{figures:clock} (di|della) notte', '{hour} (di|della) notte', '{hourWord:hour} (di|della) notte'],
  },
  time: {
    timeFromTo: [
      'dalle|dall|dalla ore? {clock:start} (alle|all|alla|a|fino alle|sino alle) ore? {clock:end}',
      'da {namedClock:start} (alle|all|alla|a) {clock:end}',
      'tra|fra (le|l)? {clock:start} e (le|l)? {clock:end}',
      '(alle|ore|h|dalle)? {colonFigures:start} (-|alle) {clock:end}',
      '{afterDay} {bareClock:start} - {bareClock:end} {uncounted}',
      '{bareClock:start} - {bareClock:end} (di)? {dayNext}',
      '{colonFigures:start} {colonFigures:end}',
      '(ore|h|alle) .? {clock:start} - {clock:end}',
    ],
    timeHalf: ['{bareClock:start} - {bareClock:end} (di|del) {partWord:part}'],
    timeFormal: ['(ore|h) .? {sixClock:clock}'],
    time: [
      `(${AT}) .? (ore)? {clock} circa?`,
      '{colonClock:clock}',
      '{sayableClock:clock} {uncounted} {atEnd}',
      '{afterDay} {writtenClock:clock} {uncounted}',
      '{afterRule} {clock} {open} {uncounted}',
      '{afterRelative} {clock} {open} {uncounted}',
      '{writtenClock:clock} {dayNext}',
      '{dayClock:clock} (di)? {dayNext}',
      '{afterDay} (le)? {dayClock:clock}',
      '{afterDay} {pairedClock:clock}',
      '{afterDay} {spokenClock:clock}',
      '{pairedClock:clock} {dayNext}',
      '{afterStart} {writtenClock:clock} {uncounted}',
      '(a|entro|per) {namedClock:clock}',
      '{afterDay} {namedClock:clock}',
      '{namedClock:clock} {dayNext}',
      '{begin} {namedClock:clock}',
      '(per|verso|circa|entro) (le|l) {clock}',
      '(intorno|attorno) (alle|all) {clock}',
      '(delle|dell) {writtenClock:clock} {uncounted}',
      'dalle|dall|dalla (ore)? {clock}',
      'da {namedClock:clock}',
    ],
    timeComma: ['(ore|alle|h) .? {commaFigures:clock}', '{afterDay} {commaFigures:clock} {uncounted}'],
    timeLasting: [`(${AT}) .? {clock} (per|durata) {amount}`],
  },
  bareClock: { exact: ['{figures:clock}', '{sureHour:hour}'], vague: ['{bareHour:hour}'] },
  sixClock: { formalSix: ['{hour}', '{figures:clock}'] },
  writtenClock: { written: ['{figures:clock}'] },
  sayableClock: { written: ['{sayableFigures:clock}'] },
  roundClock: { written: ['{roundFigures:clock}'] },
  pairedClock: { exact: ['{hour} e {minute} {uncounted}', '{hour} {minute} {uncounted}'] },
  spokenClock: {
    halfPast: ['{spokenHour:hour} e mezza|mezzo'],
    quarterPast: ['{spokenHour:hour} e un? quarto'],
    threeQuarters: ['{spokenHour:hour} e tre quarti'],
    quarterTo: ['{spokenHour:hour} meno un? quarto'],
  },
  spokenHour: { same: ['{hour}', '{hourWord}'] },
  colonClock: { written: ['{colonFigures:clock}'] },
  across: {
    hoursAcross: [
      '(da|dal|dalla|dalle|dall)? {hourOnDay:fromHour} (a|al|alla|alle|all|-|(fino|sino) (a|al|alla|alle|all)) {endHour:toHour}',
    ],
  },
  hourOnDay: {
    hourOnDay: [
      '{hourDay:point} (,|alle|all|dalle|dall|ore|h)? ore? {hourClock:clock}',
      '{hourClock:clock} (di|del|,)? {hourDay:point}',
    ],
  },
  endHour: {
    hourOnDay: [
      '{endDay:point} (,|alle|all|ore|h)? ore? {hourClock:clock}',
      '{hourClock:clock} (di|del|,)? {lastDay:point}',
    ],
  },
  hourDay: {
    same: ['{date}'],
    relative: ['{relative}'],
    weekday: ['{anyWeekday:weekday}'],
    partDay: ['{dayPartWord}'],
    comingWeekday: [`{anyWeekday:weekday} prossimo|prossima`],
  },
  endDay: { same: ['{hourDay}'], theDom: ['{figuredDom:dom}'], weekdayDom: ['{anyWeekday:weekday} {figuredDom:dom}'] },
  lastDay: {
    same: ['{date}'],
    relative: ['{relative}'],
    weekday: ['{anyWeekday:weekday} {open}'],
    theDom: ['{figuredDom:dom}'],
  },
  hourClock: { same: ['{bareClock}', '{dayClock}', '{namedClock}'], exact: ['{fourFigures:clock}'] },
  figuredTime: {
    time: [
      'dopo (le|l) {clock}',
      '{writtenClock:clock} {uncounted} {atEnd}',
      '{roundClock:clock} {uncounted}',
      '{pairedClock:clock} {atEnd}',
      '{spokenClock:clock} {atEnd}',
      '{zeroFigures:clock}',
    ],
    timeFromTo: ['{bareClock:start} - {bareClock:end} {uncounted} {atEnd}'],
    timeSureFromTo: [
      '{bareClock:start} - {bareClock:end} {uncounted}',
      '{fourFigures:start} - {fourFigures:end} {uncounted}',
    ],
  },
  part: { same: ['(di|in|nel|nella|la|il|al|alla|questa|questo|sta)? {partWord}'] },
  allDay: { nothing: ['(per)? tutto il giorno', '(per)? tutta la giornata', '(per)? l intera giornata'] },
  endTime: { same: ['(fino|sino) (alle|all|alla|a) {clock}', '(fino|sino) a {namedClock}'] },
  dayPart: { dayPart: ['{dayPartWord}', 'questa|sta|quest {partWord:part}', 'questo {partWord:part}'] },
  namedClock: { noon: ['mezzogiorno', 'mezzodi'], midnight: ['mezzanotte'], halfNoon: ['mezzogiorno e mezza|mezzo'] },
  moment: { momentIn: ['fra|tra {amount}'] },
  reminder: {
    reminder: [
      `(con)? (un)? (${REMIND}) ({channel})? {amount} prima ({channel})?`,
      `{amount} prima (${REMIND}) ({channel})?`,
    ],
    reminderDay: [`(con)? (un)? (${REMIND}) ({channel})? (il) giorno prima ({channel})?`],
    reminderNow: [`(con)? (un)? (${REMIND}) (all) ora ({channel})?`],
  },
  channel: { email: ['(per|via|con|tramite) (una)? email|mail', '(per|via|con|tramite) (una)? e - mail'] },
}
