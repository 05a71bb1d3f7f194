import type { Noun } from '../words/day-words.ts'
import { wordsOf } from '../words/item-words.ts'

const NOUNS: Readonly<Record<Noun, readonly [one: string, many: string]>> = {
  event: ['impegno', 'impegni'],
  minute: ['minuto', 'minuti'],
  hour: ['ora', 'ore'],
  day: ['giorno', 'giorni'],
  night: ['notte', 'notti'],
  week: ['settimana', 'settimane'],
  month: ['mese', 'mesi'],
  weekend: ['weekend', 'weekend'],
  morning: ['mattina', 'mattine'],
  afternoon: ['pomeriggio', 'pomeriggi'],
  evening: ['sera', 'sere'],
}

export const italianWords = wordsOf({
  noun: (noun, isOne) => NOUNS[noun][isOne ? 0 : 1],
  weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  yesterdayTodayTomorrow: ['ieri', 'oggi', 'domani'],
  fromTo: ['da', 'a'],
  and: 'e',
  decimalPoint: ',',
  habit: (weekday) => `di ${weekday}`,
  inYear: (year) => `nel ${year}`,
  inMonth: (month) => `${month.startsWith('a') ? 'ad' : 'a'} ${month}`,
  onDay: (day) => day,
  inPart: { morning: 'di mattina', afternoon: 'di pomeriggio', evening: 'di sera' },
  unsaid: {
    lastTwoYears: () => 'negli ultimi due anni',
    nextTwoYears: () => 'nei prossimi due anni',
    listed: () => 'fra quelli',
    aroundNow: () => "nell'ultimo anno e nei prossimi due",
    sinceNewYear: (year) => `dall'inizio del ${year} a oggi`,
  },
  cut: { past: 'fino a oggi', future: 'da oggi in poi' },
  quotes: ['«', '»'],
  untitled: 'senza titolo',
  andMore: (count) => (count === 1 ? 'e un altro' : `e altri ${count}`),
  amongThem: 'tra cui',
  then: 'Poi',
  withTerms: 'con',
  inCategory: 'nella categoria',
  away: 'per cui sei via',
  missed: 'mentre sei via',
  without: 'senza',
})
