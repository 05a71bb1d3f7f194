import { expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { repeatWords } from './repeat-words.ts'

it.each([
  ['FREQ=DAILY', 'ogni giorno', 'every day'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', 'ogni settimana', 'every week'],
  ['FREQ=WEEKLY;INTERVAL=1', 'ogni settimana', 'every week'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'ogni mese', 'every month'],
  ['FREQ=YEARLY', 'ogni anno', 'every year'],
  ['FREQ=WEEKLY;INTERVAL=2', 'si ripete', 'repeats'],
  ['FREQ=HOURLY', 'si ripete', 'repeats'],
])('says %s in two words', (rrule, italian, english) => {
  expect(repeatWords(rrule, texts.changeLanguage('it'))).toBe(italian)
  expect(repeatWords(rrule, texts.changeLanguage('en'))).toBe(english)
})
