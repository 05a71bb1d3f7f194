import { describe, expect, it } from 'vitest'
import { aTimedItem, day } from '../test/year-item.ts'
import { readQuestion } from '../intents/index.ts'
import { answerQuestion, type DetailedItem } from './index.ts'
import { livedYear, livingAsker } from './test/lived-year.ts'

const first = day('2026-05-21')
const texts = { location: '', description: '', repeats: true }
const lessons = (count: number): readonly DetailedItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aTimedItem('Yoga', first + index, [9, 10], { id: `yoga/${String(index)}`, eventId: 'yoga' }),
    ...texts,
  }))

function answered(text: string, items: readonly DetailedItem[], language: 'it' | 'en' = 'en') {
  const surroundings = livingAsker(language)
  return answerQuestion(readQuestion(text, surroundings, null), items, surroundings)
}

describe('all of many', () => {
  it('puts all on the card and says how many, where the list names but the first', () => {
    const { text, changes, listed } = answered('delete all the yoga lessons', lessons(60))
    expect(text).toMatch(/I would delete 60 events from today on:/u)
    expect([changes.length, listed.length]).toEqual([60, 60])
  })

  it('says how many a card does not hold', () => {
    const { text, changes } = answered('delete all the yoga lessons', lessons(620))
    expect(text).toContain('These are the first 500 of 620: one card holds no more.')
    expect(changes).toHaveLength(500)
  })

  it('names each where all are asked for, and else the first', () => {
    expect(answered('show all yoga', lessons(60)).itemIds).toHaveLength(60)
    expect(answered('show yoga', lessons(60)).itemIds).toHaveLength(10)
  })
})

describe('trips', () => {
  it('are told by their title where nobody is away for them', () => {
    const outing = { ...aTimedItem('School trip', first, [9, 15], { id: 'school', eventId: 'school' }), ...texts }
    const surroundings = { ...livingAsker('en'), categories: [] }
    const question = readQuestion('when is my next trip?', surroundings, null)
    expect(answerQuestion(question, [outing, ...lessons(3)], surroundings).itemIds).toEqual(['school'])
  })

  it('are those of the category where the person chose that', () => {
    const question = readQuestion('how many trips do I have in 2026?', livingAsker('en'), null)
    const chosen = { ...question, isChosen: true }
    expect(answerQuestion(chosen, livedYear('en'), livingAsker('en')).itemIds).toContain('flight')
  })
})

describe('words that mean nothing here', () => {
  it.each([
    ['Quanti esami ho dato?', 'it', /con «esami»/u, /dato/u],
    ['quali libri ho letto a maggio?', 'it', /«libri»/u, /letto/u],
    ['how many exams did I sit this year?', 'en', /“exams”/u, /sit/u],
    ['how many flurbs do I have in May?', 'en', /“flurbs”/u, /only/u],
  ] as const)('%s is not searched for its verb', (asked, language, says, never) => {
    const { text } = answered(asked, livedYear(language), language)
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
  })

  it('are named where nothing else is asked', () => {
    const { text, itemIds } = answered('flurb gnarl snork brillig', livedYear('en'))
    expect(text).toContain('I do not understand “flurb gnarl snork brillig”.')
    expect(itemIds.length).toBeLessThan(2)
  })
})

describe('what is added', () => {
  it.each([
    [
      'add swimming every Monday at 6pm until the end of June in the category Sport',
      'repeated “every Monday until the end of June”, the last time by Tuesday 30 June 2026, in the category “Sport”',
    ],
    [
      'add dentist Tuesday at 5 with a reminder 1 hour before',
      'with a reminder 1 hour before. If you mean 05:00, tell me.',
    ],
    ['add lunch with Ada tusday at noon', 'Tuesday 26 May 2026, 12:00'],
    ['add yoga tomorrow at 7, remind me 30 minutes before', 'with a reminder 30 minutes before'],
  ])('%s says all that was read', (asked, says) => {
    expect(answered(asked, []).text).toContain(says)
  })
})
