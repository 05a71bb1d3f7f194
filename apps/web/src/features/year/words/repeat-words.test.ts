import i18next from 'i18next'
import { expect, it } from 'vitest'
import { repeatWords } from './repeat-words.ts'

it.each([
  ['FREQ=DAILY', 'ogni giorno', 'every day'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', 'ogni settimana', 'every week'],
  ['FREQ=WEEKLY;INTERVAL=1', 'ogni settimana', 'every week'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'ogni mese', 'every month'],
  ['FREQ=YEARLY', 'ogni anno', 'every year'],
  ['FREQ=WEEKLY;INTERVAL=2', 'si ripete', 'repeats'],
  ['FREQ=HOURLY', 'si ripete', 'repeats'],
])('says %s in two words', async (rrule, italian, english) => {
  expect(repeatWords(rrule, await i18next.changeLanguage('it'))).toBe(italian)
  expect(repeatWords(rrule, await i18next.changeLanguage('en'))).toBe(english)
})
