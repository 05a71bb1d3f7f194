import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { answerQuestion } from './index.ts'
import { readQuestion } from '../intents/index.ts'
import { livedYear, livingAsker } from './test/lived-year.ts'

function answerTo(text: string, language: Language): string {
  const surroundings = livingAsker(language)
  const question = readQuestion(text, surroundings, null)
  const items = livedYear(language).filter(({ first, last }) => last >= question.first && first <= question.last)
  return answerQuestion(question, items, surroundings).text
}

const LEFT_OUT = /(?:Non ho tenuto conto di|I left out) [«“](?<words>[^»”]+)[»”]\./u

const leftOutOf = (text: string, language: Language): string | undefined =>
  LEFT_OUT.exec(answerTo(text, language))?.groups?.['words']

describe('a word of which nothing was made', () => {
  it.each([
    ['it', 'quante riunioni lunghe ho a maggio?', 'lunghe'],
    ['it', 'quante riunioni sono durate più del previsto?', 'durate previsto'],
    ['it', 'in quali giorni di giugno sono libero dalla palestra?', 'palestra'],
    ['it', 'cosa mi sono perso ieri', 'perso'],
    ['en', 'how many long meetings have I got in May?', 'long'],
    ['en', 'which days in June am I free from gym?', 'gym'],
    ['en', 'what did I miss last week?', 'miss'],
    ['en', 'which of my trips is the most expensive?', 'expensive'],
  ] as const)('is said, %s: %s', (language, text, words) => {
    expect(leftOutOf(text, language)).toBe(words)
  })

  it.each([
    ['it', 'quante palestre lunghe ho ad agosto?'],
    ['en', 'how many long gym sessions do I have in August?'],
  ] as const)('is not said where nothing is found anyway, %s: %s', (language, text) => {
    expect(leftOutOf(text, language)).toBeUndefined()
  })

  it.each([
    ['it', 'mi potresti gentilmente dire più o meno quante volte sono andato in palestra?'],
    ['it', 'quante volte sono andato in palestra dopo la settimana bianca'],
    ['it', 'qual è il primo giorno libero'],
    ['it', 'da quanto tempo non vado dal parrucchiere'],
    ['en', 'could you please tell me roughly how many times I went to the gym?'],
    ['en', 'how many times did I go to the gym after the ski week?'],
    ['en', 'how many free days do I have in the first week of june'],
    ['en', 'which team meetings will I miss because I’m away?'],
  ] as const)('is none of those that say when, ask or are in a title, %s: %s', (language, text) => {
    expect(leftOutOf(text, language)).toBeUndefined()
  })
})
