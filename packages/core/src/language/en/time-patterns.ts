import type { Patterns } from '../grammar/language-data.ts'

const REMIND = 'remind me|reminder|reminders|alert|alert me|notify me|notification|alarm'
const AT = 'at|@'

/** English patterns of times of day, lengths and reminders. */
export const timePatterns: Patterns = {
  amount: {
    plain: ['{count} {unit}', '{count} - {unit}'],
    decimalHours: ['{decimal:count} {unit}'],
    withHalf: ['{count} {unit} and a half', '{count} and a half {unit}'],
    halfUnit: ['half (a|an)? {unit}', 'half - {unit}'],
    hoursMinutes: [
      '{count} {unit} (and)? {minute} (minutes|min|mins)?',
      '{count} {unit} and {minuteWord:minute} (minutes|min|mins)',
    ],
  },
  lasting: { same: ['for (about)? {amount}', 'lasting {amount}', '{amount} long'] },
  clock: {
    vague: [
      '{figures:clock}',
      '{bareHour:hour} (oclock)?',
      '{hourWord:hour} (oclock)?',
      '{hourWord:hour} {minuteWord:minute}',
      '{bareHour:hour} {minute}',
      '{spokenMinute:minute} (minutes)? (past|after) {anyHour:hour}',
    ],
    exact: ['{sureHour:hour} (oclock)?', '{fourFigures:clock} (h|hrs|hours)?', '{figures:clock} (h|hrs|hours)'],
    halfPast: ['half past {hour}', 'half past {hourWord:hour}', 'half {hourWord:hour}'],
    quarterPast: ['(a)? quarter (past|after) {hour}', '(a)? quarter (past|after) {hourWord:hour}'],
    quarterTo: ['(a)? quarter (to|before|of|til) {hour}', '(a)? quarter (to|before|of|til) {hourWord:hour}'],
    minutesTo: ['{spokenMinute:minute} (minutes)? (to|before) {anyHour:hour}'],
    morning: ['{stated:clock} (am|a . m .?)', '{stated:clock} (in the|this)? morning'],
    afternoon: ['{stated:clock} (pm|p . m .?)', '{stated:clock} in the afternoon', '{stated:clock} this afternoon'],
    evening: ['{stated:clock} (in the|this) evening'],
    night: ['{stated:clock} at night'],
    noon: ['(12)? noon', 'midday', 'twelve noon', '12 pm'],
    midnight: ['midnight', '12 midnight'],
  },
  anyHour: { same: ['{hour}', '{hourWord}'] },
  spokenMinute: { same: ['{minuteWord}', '{minute}'] },
  stated: {
    vague: ['{figures:clock}', '{hour} (oclock)?', '{hourWord:hour} (oclock)?', '{hour} {minute}'],
    halfPast: ['half past {anyHour:hour}'],
    quarterPast: ['quarter past {anyHour:hour}'],
    quarterTo: ['quarter to {anyHour:hour}'],
  },
  sureClock: {
    morning: ['{stated:clock} (am|a . m .?)'],
    afternoon: ['{stated:clock} (pm|p . m .?)'],
    evening: ['{stated:clock} in the evening'],
    night: ['{stated:clock} at night'],
    same: ['{colonFigures}', '{oclock}'],
    noon: ['12 noon'],
    halfPast: ['half past {anyHour:hour}'],
    quarterPast: ['quarter past {anyHour:hour}'],
    quarterTo: ['quarter to {anyHour:hour}'],
  },
  bareClock: { vague: ['{figures:clock}', '{bareHour:hour}'], exact: ['{sureHour:hour}'] },
  noonClock: { noon: ['noon', 'midday'] },
  oclock: { vague: ['{hour} oclock', '{hourWord:hour} oclock'] },
  time: {
    timeFromTo: [
      '(from|between)? {clock:start} (to|until|till|-|and) {sureClock:end}',
      '(from|between)? {sureClock:start} (to|until|till|-|and) {clock:end}',
      '(from|between) {clock:start} (to|until|till|-|and) {clock:end}',
      `(${AT}) {clock:start} (to|until|till|-) {clock:end}`,
      '{clock:start} (to|-|until|till) midnight',
      '{afterDay} {bareClock:start} - {bareClock:end} {uncounted}',
      '{bareClock:start} - {bareClock:end} (on)? {dayNext}',
      '{afterDay} {fourFigures:start} (-|to) {fourFigures:end}',
      '{noonClock:start} (to|-|until|till) {clock:end}',
      '{sureClock:start} (to|-|until|till) {noonClock:end}',
    ],
    time: [
      `(${AT}|around|about) {clock}`,
      '(at)? {sureClock:clock}',
      '(from|starting at|starting) {sureClock:clock}',
      '(by|due|due at|due by) {sureClock:clock}',
      '{afterDay} {noonClock:clock}',
      '(by|due)? {noonClock:clock} (on|,)? {dayNext}',
      '{afterDay} {figures:clock} {uncounted}',
      '{afterDay} {fourFigures:clock} (h|hrs|hours)?',
      'by {noonClock:clock}',
      'at about|around {clock}',
    ],
    timeLasting: [`(${AT}) {clock} for {amount}`, '{sureClock:clock} for {amount}'],
  },
  part: { same: ['(in the|during the|in|at|on the)? {partWord}'] },
  endTime: { same: ['(until|till|til) {clock}'] },
  dayPart: { dayPart: ['{dayPartWord}', 'this {partWord:part}'] },
  moment: { momentIn: ['in {amount}', '{amount} from now'] },
  reminder: {
    reminder: [
      `(with|and)? (a|an)? (${REMIND}) ({channel})? {amount} (before|beforehand|early|prior|in advance|ahead) ({channel})?`,
      `(with|and)? (a|an)? {amount} (reminder|alert|notification) ({channel})?`,
    ],
    reminderDay: [
      `(with|and)? (a|an)? (${REMIND}) ({channel})? (the|one|a)? day (before|beforehand|prior|in advance|ahead) ({channel})?`,
    ],
    reminderNow: [`(with|and)? (a|an)? (${REMIND}) at (the)? (time|start) (of event)? ({channel})?`],
  },
  channel: { email: ['(by|via|with an|through)? email', '(by|via)? e - mail'] },
}
