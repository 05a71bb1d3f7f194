import type { Patterns } from '../grammar/language-data.ts'

const REMINDER = 'reminder|reminders|alert|warning|notice|notification'

/** English patterns of how long before something. */
export const leadPatterns: Patterns = {
  leadAmount: { same: ['{amount}'], plain: ['the {unit}'] },
  leadBefore: { nothing: ['before|beforehand|earlier|ahead', 'in advance'] },
  leadJoin: { nothing: ['(,|and|&|then) (and|then)? (also|again)? (one|another)? (one)?'] },
  lead: {
    leadOne: ['{leadAmount:amount} {leadBefore} (it starts|the start of|of)?'],
    leadList: ['{leadAmount:amount} {leadBefore}? {leadJoin} {lead:leads}'],
    leadStart: ['at the? start|starts (of)?', 'when it starts (of)?'],
  },
  leadBeside: { leadOne: [`{leadAmount:amount} -? =${REMINDER}`] },
  leadTo: {
    leadOne: ['<=to|by|for {leadAmount:amount} =instead|rather', '<=to|by|for {leadAmount:amount} {leadEnd}'],
  },
  leadFrom: { leadOne: ['<=from {leadAmount:amount} {leadBefore}? =to'] },
  leadEnd: { nothing: ['{signs} {atEnd}'] },
  anyLead: { leadOne: ['{leadAmount:amount}'] },
  dayBefore: {
    dayBefore1: ['(the)? day before'],
    lateBefore: ['(the)? evening|night|afternoon before'],
    earlyBefore: ['(the)? morning before'],
    lateSame: [
      '(the)? evening|night|afternoon of',
      'that evening|night|afternoon',
      '(on)? the same evening|night|afternoon',
    ],
    earlySame: ['(the)? morning of', 'that morning', '(on)? the same morning'],
    sameDay: ['(the)? day of', 'that day', '(on)? the same day', 'on the day (itself)?'],
    daysBefore: ['{amount} (before|ahead|in advance)'],
  },
  dayHour: { same: ['(at|around|about|by) {clock}'] },
  figuredHour: { same: ['{colonFigures}'] },
  dayOf: { same: ['{dayBefore}'] },
  hourApart: {
    same: ['{dayHour} {leadEnd}', '{dayHour} {signs} =remind|notify|alert|set|add|give|please|email|by|via'],
  },
  hourBehind: {
    hourOfDay: [
      '{dayBefore} {leadPause} {dayHour:clock}',
      '{dayBefore} {leadPause} {figuredHour:clock}',
      '{dayHour:clock} (on)? {dayBefore}',
    ],
  },
  leadPause: { nothing: ['{signs} (say|like|maybe)?'] },
}
