import { afterAll, expect, it } from 'vitest'
import { texts } from '../../i18n/texts.ts'
import { bellWords } from './bell-words.ts'

afterAll(() => {
  texts.changeLanguage('en')
})

it.each([
  ['en', 0, 'Reminders'],
  ['en', 1, 'Reminders, 1 new'],
  ['en', 3, 'Reminders, 3 new'],
  ['it', 0, 'Promemoria'],
  ['it', 1, 'Promemoria, 1 nuovo'],
  ['it', 3, 'Promemoria, 3 nuovi'],
] as const)('the bell says how many reminders are new (%s, %i)', (language, count, words) => {
  texts.changeLanguage(language)
  expect(bellWords(count, texts.t)).toBe(words)
})
