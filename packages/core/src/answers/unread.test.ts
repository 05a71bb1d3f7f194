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

describe('what was looked at for an answer that was not given', () => {
  it.each([
    ['it', "quante settimane di ferie ho quest'anno", 'settimane'],
    ['en', 'how many weeks of holiday do I have this year', 'weeks'],
    ['en', 'which of my trips is the most expensive?', 'most'],
  ] as const)('is not understood, %s: %s', (language, text, words) => {
    expect(NOT_UNDERSTOOD.exec(answerTo(text, language))?.groups?.['words']).toBe(words)
  })
})

const NOT_UNDERSTOOD = /(?:non capisco|I do not understand) [«“](?<words>[^»”]+)[»”]\./u

describe('words that limit what is asked or wished, and that nothing reads', () => {
  it.each([
    ['it', 'sono libero giovedì se annullo il veterinario?', 'se annullo il veterinario'],
    ['it', 'quante riunioni ho a giugno, esclusa la prima settimana?', 'esclusa la prima settimana'],
    ['it', 'ho più lavoro a maggio o a giugno, senza il workshop?', 'senza il workshop'],
    ['it', 'sposta il veterinario a venerdì, a meno che non abbia palestra', 'a meno che non abbia palestra'],
    ['en', 'am I free on Thursday if I cancel the vet?', 'if I cancel the vet'],
    ['en', 'how many meetings do I have in June, excluding the first week', 'excluding the first week'],
    ['en', 'do I have more work in May than in June, not counting the workshop?', 'not counting the workshop'],
    ['en', "move the vet to Friday unless I've got gym", "unless I've got gym"],
    ['en', 'do I have german and parents evening tonight', 'parents'],
    ['it', 'qual è il giorno più tranquillo di giugno tranne i weekend', 'weekend'],
    ['en', 'calmest day in june apart from weekends', 'weekends'],
    ['it', 'annulla la palestra della prossima settimana e di quella dopo', 'e di quella dopo'],
    ['en', 'cancel gym next week and the week after', 'and the week after'],
    ['en', 'make the dinner with Marta half an hour later and an hour longer', 'and an hour longer'],
  ] as const)('are asked back, %s: %s', (language, text, words) => {
    expect(NOT_UNDERSTOOD.exec(answerTo(text, language))?.groups?.['words']).toBe(words)
  })

  it.each([
    ['it', 'mi controlli se domani sera sono libero?'],
    ['it', 'cosa ho ancora questa settimana, senza contare oggi?'],
    ['it', 'cancella le palestre di giugno tranne quella del 12'],
    ['en', 'can you check if I’m free tomorrow evening?'],
    ['en', 'what is still to come this week, not counting today?'],
    ['en', 'delete all gym in June except the 12th'],
  ] as const)('are not where they are read, %s: %s', (language, text) => {
    expect(answerTo(text, language)).not.toMatch(NOT_UNDERSTOOD)
  })
})
