import type { Patterns } from '../grammar/language-data.ts'

const OF = 'di|del|della|dello|dei|delle|degli|dell|d'

/** Italian patterns of how long before something. */
export const leadPatterns: Patterns = {
  leadAmount: { same: ['{amount}'], plain: ['il|la {unit}'] },
  leadBefore: { nothing: ['prima', '(in|di) anticipo'] },
  leadJoin: { nothing: ['(,|e|poi) (e|poi)? (anche)? (uno|un altro|l altro)?'] },
  lead: {
    leadOne: [`{leadAmount:amount} {leadBefore} (che cominci*|che inizi*|che part*|che|${OF})?`],
    leadList: ['{leadAmount:amount} {leadBefore}? {leadJoin} {lead:leads}'],
    leadStart: ['all inizio (del|della|dei|dell|di)?'],
  },
  leadBeside: { leadOne: ['<=promemoria|avviso|preavviso|notifica (di|da)? {leadAmount:amount}'] },
  leadTo: { leadOne: ['<=a|di {leadAmount:amount} =invece|anziche', '<=a|di {leadAmount:amount} {leadEnd}'] },
  leadFrom: { leadOne: ['<=da {leadAmount:amount} {leadBefore}? =a'] },
  leadEnd: { nothing: ['{signs} {atEnd}'] },
  anyLead: { leadOne: ['{leadAmount:amount}'] },
  dayBefore: {
    dayBefore1: ['(il|la|lo|al|alla)? giorno prima|precedente', 'la vigilia =di|del|della|dello|dell'],
    lateBefore: ['(il|la|lo|al|alla)? sera|notte|pomeriggio prima|precedente'],
    earlyBefore: ['(il|la|lo|al|alla)? mattina|mattino prima|precedente'],
    lateSame: ['(il|la|lo|al|alla)? sera|notte|pomeriggio stesso|stessa'],
    earlySame: ['(il|la|lo|al|alla)? mattina|mattino stesso|stessa'],
    sameDay: ['(il|la|lo|al|alla)? giorno stesso|stessa', '(lo|allo) stesso giorno'],
    daysBefore: ['{amount} prima'],
  },
  dayHour: {
    same: ['(alle|all|dalle) {clock}', '(verso|intorno|per) (le|alle|all|l)? {clock}', 'a {namedClock}'],
  },
  figuredHour: { same: ['{colonFigures}', '{figures}'] },
  dayOf: { same: ['{dayBefore} =di|del|della|dello|dei|degli|delle|dell|d'] },
  hourApart: {
    same: [
      '{dayHour} {leadEnd}',
      '{dayHour} {signs} =fammi|dammi|mettimi|mandami|ricordami|ricordamelo|ricordamela|avvisami|avvertimi|per|via',
    ],
  },
  hourBehind: {
    hourOfDay: [
      '{dayBefore} {leadPause} {dayHour:clock}',
      '{dayBefore} {leadPause} {figuredHour:clock}',
      '{dayHour:clock} (del|della|dello)? {dayBefore}',
    ],
  },
  leadPause: { nothing: ['{signs} (tipo|diciamo|magari)?'] },
}
