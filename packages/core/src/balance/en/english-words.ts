import { wordsOf } from '../words/words.ts'

export const englishWords = wordsOf({
  locale: 'en-GB',
  nouns: {
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    weekend: ['weekend', 'weekends'],
    event: ['event', 'events'],
  },
  quotes: ['“', '”'],
  fromTo: ['from', 'to'],
  firstOfMonth: '1',
  ofWeek: (first, last) => {
    if (first.month !== last.month) return `of ${first.text} ${first.month} to ${last.text} ${last.month}`
    const days = first.date === last.date ? first.text : `${first.text}–${last.text}`
    return `of ${days} ${last.month}`
  },
})
