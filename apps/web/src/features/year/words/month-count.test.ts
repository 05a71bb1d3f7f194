import { expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { monthCount } from './month-count.ts'

it.each([
  ['its events, whatever else there is', { eventCount: 3, routineCount: 8 }, '3 impegni', '3 events'],
  ['its routine where there is nothing else', { eventCount: 0, routineCount: 8 }, '8 settimanali', '8 weekly'],
  ['that there is nothing', { eventCount: 0, routineCount: 0 }, '0 impegni', '0 events'],
])('a month says %s', (_, counts, italian, english) => {
  expect(monthCount(counts, texts.changeLanguage('it'))).toBe(italian)
  expect(monthCount(counts, texts.changeLanguage('en'))).toBe(english)
})
