import type { AssistantLogEntry, Event, Suggestion, YearAnalysis } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel } from '#server/test/fake-model.ts'
import type { Person } from '#server/test/planner.ts'

const model = fakeModel()
const DAY = 24 * 3_600_000

const analysis = async (person: Person, year = 2027): Promise<YearAnalysis> => {
  const answer = await person.get(`/ai/analyze-year/${String(year)}?language=it`)
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, answer.body.slice(0, 300)])
  return answer.json<YearAnalysis>()
}

/** A year of a hundred hours in two categories, and one week that is far too full. */
async function fill(person: Person): Promise<string[]> {
  const ids: string[] = []
  for (const name of ['Lavoro', 'Famiglia']) {
    ids.push((await person.post('/categories', { name })).json<{ _id: string }>()._id)
  }
  const on = async (day: string, hour: number, index: number): Promise<void> => {
    const clock = (at: number): string => `${day}T${String(at).padStart(2, '0')}:00`
    const categoryId = ids[index % 2]
    const body = {
      title: `Impegno ${String(index)}`,
      allDay: false,
      start: clock(hour),
      end: clock(hour + 2),
      categoryId,
    }
    expect((await person.post('/events', body)).statusCode).toBe(201)
  }
  for (let week = 0; week < 40; week += 1) {
    await on(new Date(Date.UTC(2027, 0, 5) + week * 7 * DAY).toISOString().slice(0, 10), 10, week)
  }
  for (let hour = 0; hour < 10; hour += 1) await on(`2027-05-${String(10 + (hour % 5))}`, 8 + hour, hour)
  return ids
}

eachDatabase(
  (planner) => {
    describe('measuring a year', () => {
      it('gives counts and no score where there is little to measure', async () => {
        const person = await planner().newUser()
        for (let day = 1; day <= 5; day += 1) {
          const date = `2027-03-0${String(day)}`
          await person.post('/events', { title: 'Uno', allDay: true, start: date, end: date })
        }
        const { coverage, scores, recommendations, months } = await analysis(person)
        expect(coverage).toMatchObject({ events: 5, enough: false, days: 5 })
        expect(scores).toEqual([])
        expect(recommendations.every(({ score }) => score === null)).toBe(true)
        expect(months.find(({ month }) => month === 3)?.events).toBe(5)
      })

      it('gives each number with its formula and its evidence, whose events are the person’s own', async () => {
        const [person, other] = [await planner().newUser(), await planner().newUser()]
        await fill(other)
        const ids = await fill(person)
        const own = new Set((await person.get('/events?year=2027')).json<Event[]>().map(({ _id }) => _id))
        const year = await analysis(person)
        expect(year.coverage).toMatchObject({ events: 50, categorised: 1, enough: true })
        expect(year.scores.length).toBeGreaterThan(3)
        for (const { formula, reading } of year.scores) expect([formula, reading]).not.toContain('')
        const named = [...year.scores, ...year.recommendations].flatMap(({ evidence }) =>
          evidence.flatMap(({ events }) => events),
        )
        for (const { _id } of named) expect(own.has(_id)).toBe(true)
        expect(year.categories.filter(({ categoryId }) => ids.includes(categoryId ?? ''))).toHaveLength(2)
        expect(year.weeks.reduce((sum, week) => sum + week.events, 0)).toBeGreaterThanOrEqual(50)
        expect((await person.get('/ai/log')).json<AssistantLogEntry[]>()[0]).toMatchObject({
          call: 'analyze-year',
          looked: [{ tool: 'stats', events: 50 }],
        })
      })

      it('offers actions that a card can be made of as they are', async () => {
        const person = await planner().newUser()
        await fill(person)
        const offered = [
          ...(await analysis(person)).recommendations,
          ...(await person.get('/ai/suggestions?year=2027')).json<Suggestion[]>(),
        ].filter(({ action }) => action.changes.length > 0)
        expect(offered.length).toBeGreaterThan(0)
        for (const { action, text } of offered) {
          const card = await person.post('/ai/proposals', { title: text.slice(0, 200), changes: action.changes })
          expect([card.statusCode, card.body.slice(0, 200)]).toEqual([201, card.body.slice(0, 200)])
          const { _id } = card.json<{ _id: string }>()
          expect((await person.post(`/ai/proposals/${_id}/apply`, {})).statusCode).toBe(200)
          const undo = (await person.get('/changes?limit=1')).json<{ _id: string }[]>()[0]?._id ?? ''
          expect((await person.post(`/changes/${undo}/undo`)).statusCode).toBe(200)
        }
      })

      it('takes a model’s words for the summary, and its own where the model fails', async () => {
        const person = await planner().newUser()
        await fill(person)
        let facts = ''
        model.summaryAnswer = async (request) => {
          facts = request.facts
          return { answered: true, value: 'Un anno pieno.' }
        }
        expect(await analysis(person)).toMatchObject({ summary: 'Un anno pieno.', engine: 'model', fallback: null })
        expect(facts).toContain('Lavoro')
        model.summaryAnswer = async () => ({ answered: false, why: 'late' })
        const failed = await analysis(person)
        expect([failed.engine, failed.fallback]).toEqual(['builtin', 'late'])
        expect(failed.summary.length).toBeGreaterThan(20)
      })
    })

    it('suggests what could be done, of the kind that is asked for', async () => {
      const person = await planner().newUser()
      await person.post('/events', {
        title: 'Esame di diritto',
        kind: 'milestone',
        allDay: true,
        start: '2027-01-20',
        end: '2027-01-20',
      })
      const all = (await person.get('/ai/suggestions?language=it&year=2027')).json<Suggestion[]>()
      expect(all.map(({ type }) => type)).toContain('preparation')
      const tidying = (await person.get('/ai/suggestions?type=tidying&year=2027')).json<Suggestion[]>()
      expect(tidying.every(({ type }) => type === 'tidying')).toBe(true)
    })
  },
  {},
  { model },
)
