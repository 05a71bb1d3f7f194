import { wordsOf, type DayWords } from '../words/words.ts'

/** `dell'8`, `dell'11`, `del 12`, `del 1°`. */
const ofDate = ({ date, text }: DayWords): string => (date === 8 || date === 11 ? `dell’${text}` : `del ${text}`)
const from = ({ date, text }: DayWords): string => (date === 8 || date === 11 ? `dall’${text}` : `dal ${text}`)
const to = ({ date, text }: DayWords): string => (date === 8 || date === 11 ? `all’${text}` : `al ${text}`)

const words = wordsOf({
  locale: 'it-IT',
  nouns: {
    hour: ['ora', 'ore'],
    day: ['giorno', 'giorni'],
    week: ['settimana', 'settimane'],
    weekend: ['fine settimana', 'fine settimana'],
    event: ['evento', 'eventi'],
  },
  quotes: ['«', '»'],
  fromTo: ['da', 'a'],
  firstOfMonth: '1°',
  ofWeek: (first, last) => {
    if (first.date === last.date) return `${ofDate(first)} ${first.month}`
    if (first.month === last.month) return `${ofDate(first)}–${last.text} ${last.month}`
    return `${from(first)} ${first.month} ${to(last)} ${last.month}`
  },
})

/** A share with its article: `il 9%`, `l’8%`, `lo 0%`. */
const theShare = (share: number): string => {
  const text = words.percent(share)
  if (text === '0%') return `lo ${text}`
  return /^(1|8|11|8\d)%/.test(text) ? `l’${text}` : `il ${text}`
}

export const italianWords = { ...words, theShare }
