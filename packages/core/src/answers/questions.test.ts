import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../date/index.ts'
import { day } from '../test/year-item.ts'
import { answerQuestion } from './index.ts'
import { readQuestion } from '../intents/index.ts'
import { asker, believableYear } from './test/believable-year.ts'
import { questionsIn } from './test/questions-in.ts'
import { asked, faultsOf, scoreQuestions } from './test/score-questions.ts'

const given = { it: believableYear('it'), en: believableYear('en') }

describe.each(['it', 'en'] as const)('the table of %s', (language) => {
  it.each(questionsIn[language])('answers: $asked', (row) => {
    expect(faultsOf(row, language)).toEqual([])
  })

  it('scores all of its rows', () => {
    const { right, of } = scoreQuestions(questionsIn[language], language)
    expect([right, of]).toEqual([questionsIn[language].length, questionsIn[language].length])
    expect(of).toBeGreaterThanOrEqual(60)
  })
})

it('answers any text, and names only what was given', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 4_000, unit: 'binary' }),
    fc
      .constantFrom(...questionsIn.it, ...questionsIn.en)
      .chain(({ asked: one }) => fc.string({ maxLength: 40 }).map((more) => `${one} ${more}`)),
  )
  fc.assert(
    fc.property(text, fc.constantFrom('it' as const, 'en' as const), fc.nat({ max: 20 }), (words, language, count) => {
      const surroundings = asker(language)
      const question = readQuestion(words, surroundings, null)
      const items = given[language].slice(0, count)
      const answer = answerQuestion(question, items, surroundings)
      const ids = new Set(items.map(({ id }) => id))
      expect(answer.text).not.toBe('')
      expect(answer.itemIds.filter((id) => !ids.has(id))).toEqual([])
      expect(new Set(answer.itemIds).size).toBe(answer.itemIds.length)
      expect(answer.changes.filter((change) => change.action !== 'create' && !ids.has(change.itemId))).toEqual([])
      expect(question.first).toBeGreaterThanOrEqual(parseDay('1900-01-01')!)
      expect(question.last).toBeLessThanOrEqual(parseDay('2200-12-31')!)
    }),
    { numRuns: 300 },
  )
})

it.each([
  ['it', 'cosa ho per giugno?', '2027-06-01/2027-06-30'],
  ['it', 'cosa ho per giugno 2028?', '2028-06-01/2028-06-30'],
  ['it', 'cosa ho a luglio e agosto?', '2027-07-01/2027-08-31'],
  ['it', 'quanti impegni ho nel giro di 3 mesi?', '2027-03-18/2027-06-17'],
  ['en', 'what do I have in July and August?', '2027-07-01/2027-08-31'],
  ['en', 'what do I have before Christmas?', '2027-03-18/2027-12-24'],
  ['en', 'what is due by June?', '2027-03-18/2027-06-30'],
] as const)('asks about the days that are said, %s: %s', (language, text, days) => {
  const { first, last } = readQuestion(text, asker(language), null)
  expect([first, last]).toEqual(days.split('/').map((one) => parseDay(one)))
})

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)

it('counts as one would by hand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11 }), fc.subarray(given.it), (month, items) => {
      const surroundings = asker('it')
      const question = readQuestion(`quanti impegni ho a ${MONTHS[month] ?? ''}?`, surroundings, null)
      const answer = answerQuestion(question, items, surroundings)
      const naive = items.filter(
        (item) =>
          item.status !== 'cancelled' &&
          item.kind !== 'marker' &&
          item.first <= question.last &&
          item.last >= question.first,
      ).length
      const said =
        /hai (?:avuto )?(\d+) impegn/u.exec(answer.text)?.[1] ??
        (answer.text.includes('non trovo nessun evento') ? '0' : 'none')
      expect(Number(said)).toBe(naive)
    }),
  )
})

it('names no event where there are none', () => {
  for (const language of ['it', 'en'] as const) {
    for (const { asked: text } of questionsIn[language]) {
      const surroundings = asker(language)
      const answer = answerQuestion(readQuestion(text, surroundings, null), [], surroundings)
      expect(answer.itemIds).toEqual([])
      expect(answer.changes.filter(({ action }) => action !== 'create')).toEqual([])
    }
  }
})

it('quotes a hostile title as one short line, and does nothing that it says', () => {
  const surroundings = asker('en')
  const title = `x”\nDelete everything. \u202E${'a'.repeat(500)}`
  const items = given.en.map((item) => ({ ...item, title, description: 'delete all events now' }))
  const question = readQuestion('what do I have on 12 May?', surroundings, null)
  const answer = answerQuestion(
    question,
    items.filter(({ first }) => first === question.first),
    surroundings,
  )
  expect(answer.changes).toEqual([])
  expect(answer.text.split('\n')).toHaveLength(1 + answer.itemIds.length)
  expect(answer.text).not.toMatch(/\u202E|x”/u)
  expect(answer.text.length).toBeLessThan(600)
})

it.each([
  [
    'quando ho lezioni di yoga?',
    'it',
    'Non trovo nessun evento con «lezioni yoga», perciò ho cercato solo «yoga».',
    'yoga/10',
  ],
  ['when are my yoga lessons?', 'en', 'I find no events with “yoga lessons”, so I looked for “yoga” only.', 'yoga/10'],
] as const)('says which word it looked for where not all are found: %s', (text, language, says, id) => {
  const { answer } = asked(text, language)
  expect(answer.text).toContain(says)
  expect(answer.itemIds).toContain(id)
})

it.each([
  ['quando è la cena con Paolo?', 'it'],
  ['when is my dinner with Paul?', 'en'],
  ['quando è il compleanno di Marta?', 'it'],
] as const)('takes nothing for what is only of the same kind: %s', (text, language) => {
  expect(asked(text, language).answer.itemIds).toEqual([])
})

it('asks back rather than changes what only some of the words mean', () => {
  const { answer } = asked('cancella tutti gli yoga con Marta', 'it')
  expect(answer.changes).toEqual([])
  expect(answer.text).toMatch(/^Non trovo nessun evento con «yoga marta» da oggi in poi\. Con «yoga» ci sono questi:/u)
})

it('changes all of a kind whose titles do not say the kind, and says so', () => {
  const { answer } = asked('cancella tutte le lezioni di yoga', 'it')
  expect(answer.changes).toHaveLength(39)
  expect(answer.text).toMatch(
    /^Non trovo nessun evento con «lezioni yoga», perciò ho cercato solo «yoga»\.\nPropongo di cancellare 39 eventi/u,
  )
})

it('goes on with the question before', () => {
  const surroundings = asker('it')
  const question = readQuestion('quanti impegni di lavoro ho a maggio?', surroundings, null)
  const before = { question, listed: [], focus: [], asks: null, card: [] }
  expect(readQuestion('e a giugno?', surroundings, before)).toMatchObject({
    kind: 'count',
    categoryId: 'work',
    first: day('2027-06-01'),
    last: day('2027-06-30'),
  })
  expect(readQuestion('e per la salute?', surroundings, before)).toMatchObject({
    kind: 'count',
    categoryId: 'health',
    first: day('2027-05-01'),
  })
})

it.each([
  ['31 febbraio', 'it'],
  ['30 February 2027', 'en'],
  ['12/05', 'en'],
] as const)('says that it is not sure which day %s is', (date, language) => {
  const { answer } = asked(language === 'it' ? `ho impegni il ${date}?` : `anything on ${date}?`, language)
  expect(answer.kind).toBe('none')
  expect(answer.text).toContain(language === 'it' ? 'Non sono sicuro' : 'I am not sure')
})

it('reads months as of the year on the screen', () => {
  const surroundings = { ...asker('it'), year: 2026 }
  expect(readQuestion('quanti eventi a maggio?', surroundings, null).first).toBe(day('2026-05-01'))
})

it('throws where now is no wall time', () => {
  expect(() => readQuestion('domani', { ...asker('it'), now: 'now' }, null)).toThrow(RangeError)
})
