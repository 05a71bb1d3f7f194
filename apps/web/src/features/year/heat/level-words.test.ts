import { fixedLevels } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { levelName, limitsInWords } from './level-words.ts'

it('prints the limits of counts as whole numbers', () => {
  expect(fixedLevels('count').map((level) => limitsInWords(level, 'count'))).toEqual([
    '1',
    '2',
    '3–4',
    '5–6',
    '7–9',
    '10+',
  ])
})

it('prints the limits of hours as stretches, in the numbers of the language', () => {
  texts.changeLanguage('it')
  expect(fixedLevels('hours').map((level) => limitsInWords(level, 'hours'))).toEqual([
    '≤ 1',
    '1–2',
    '2–4',
    '4–6',
    '6–8',
    '> 8',
  ])
})

it('has a name for each level and for an empty day', () => {
  const t = texts.changeLanguage('it')
  const names = [null, ...fixedLevels('count').map(({ name }) => name)].map((level) => levelName(level, t))
  expect(names).toEqual(['vuoto', 'leggero', 'mite', 'normale', 'intenso', 'caldo', 'rovente'])
})
