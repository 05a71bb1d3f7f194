import { readFileSync } from 'node:fs'
import type {
  ChatReply,
  Category,
  Event,
  Goal,
  GoalDetail,
  Heatmap,
  YearAnalysis,
  YearReview,
} from '@dodici/contract/types'
import { dayOf, formatDay, januaryOf, yearSpan } from '@dodici/core/date'
import { countEvents } from '@dodici/core/load'
import { layoutMonths, yearItems } from '@dodici/core/year'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testSeed } from '../../../../../scripts/test-counts.ts'
import { argonPasswords } from '#server/passwords.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Planner } from '#server/test/planner.ts'
import { createDemo, DEMO_EMAIL, DEMO_PASSWORD } from './demo.service.ts'

const JUNE = 5
const passwords = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })

/** What one part of the product says of a year. Hours are rounded to one decimal, as on the page. */
interface Figures {
  readonly june?: number
  readonly year?: number
  readonly days?: number
  readonly juneHours?: number
  readonly hours?: number
}

interface Asked {
  readonly get: <Value>(path: string) => Promise<Value>
  readonly post: <Value>(path: string, body: object) => Promise<Value>
}

/** Somebody's way to ask, in a session that begins now. */
async function signedIn({ request }: Planner, who: { email: string; password: string }): Promise<Asked> {
  const { email, password } = who
  const { token } = (await request('POST', '/auth/login', { body: { email, password } })).json<{ token: string }>()
  const valueOf = (answer: Awaited<ReturnType<Planner['request']>>) => {
    if (answer.statusCode >= 400) throw new Error(`${String(answer.statusCode)} ${answer.body}`)
    return answer
  }
  return {
    get: async (path) => valueOf(await request('GET', path, { token })).json(),
    post: async (path, body) => valueOf(await request('POST', path, { token, body })).json(),
  }
}

const rounded = (hours: number): number => Math.round(hours * 10) / 10
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The counts that the page draws beside the months, and in the sum of its legend. */
async function board({ get }: Asked, year: number): Promise<Figures> {
  const items = yearItems(await get<Event[]>(`/events?year=${String(year)}`))
  const { grids } = layoutMonths(items, { from: januaryOf(year), weekStart: 0, holidays: [], showsRoutine: false })
  return { june: grids[JUNE]?.eventCount ?? 0, year: countEvents(items, yearSpan(year)) }
}

/** Its numbers of events are those of days, each on every day that it lasts: only days and hours are compared. */
async function heat({ get }: Asked, year: number) {
  const read = (metric: 'count' | 'hours') =>
    get<Heatmap>(`/events/heatmap?year=${String(year)}&metric=${metric}&scale=fixed`)
  const [count, hours] = [await read('count'), await read('hours')]
  const ofJune = hours.days.filter(({ date }) => date.startsWith(`${String(year)}-06`))
  return {
    days: count.days.filter(({ value }) => value > 0).length,
    juneHours: rounded(sumOf(ofJune.map(({ value }) => value))),
    hours: rounded(sumOf(hours.days.map(({ value }) => value))),
  }
}

async function chat({ post }: Asked, year: number, language: 'it' | 'en'): Promise<Figures> {
  const ask = async (when: string): Promise<number> => {
    const message = language === 'it' ? `quanti impegni ${when}?` : `how many events ${when}?`
    const { reply } = await post<ChatReply>('/ai/chat', { message, language })
    return Number(/\d[\d.,]*/.exec(reply.replace(String(year), ''))?.[0].replace(/\D/g, ''))
  }
  return language === 'it'
    ? { june: await ask(`a giugno ${String(year)}`), year: await ask(`nel ${String(year)}`) }
    : { june: await ask(`in June ${String(year)}`), year: await ask(`in ${String(year)}`) }
}

async function analysis({ get }: Asked, year: number): Promise<Figures & { readonly whole: YearAnalysis }> {
  const whole = await get<YearAnalysis>(`/ai/analyze-year/${String(year)}?language=en`)
  const { coverage, months } = whole
  return {
    june: months[JUNE]?.events ?? 0,
    year: coverage.events,
    days: coverage.days,
    juneHours: rounded(months[JUNE]?.hours ?? 0),
    hours: rounded(sumOf(months.map(({ hours }) => hours))),
    whole,
  }
}

async function review({ get }: Asked, year: number): Promise<Figures & { readonly whole: YearReview }> {
  const whole = await get<YearReview>(`/review/${String(year)}`)
  const { events, days, hours, months } = whole
  const june = months[JUNE]
  return {
    ...{ june: june?.events ?? 0, year: events, days },
    ...{ juneHours: rounded(june?.hours ?? 0), hours: rounded(hours), whole },
  }
}

/** What goals come to that match one category each, by number and by hours. */
async function goalOf({ post, get }: Asked, year: number, matchCategoryId: string) {
  const days = { from: `${String(year)}-01-01`, to: `${String(year)}-12-31` }
  const valueOf = async (kind: 'count' | 'hours'): Promise<number> => {
    const goal = { title: kind, kind, target: 1, unit: '', matchCategoryId, ...days }
    const { _id } = await post<Goal>('/goals', goal)
    return (await get<GoalDetail>(`/goals/${_id}`)).goal.progress.value
  }
  return { events: await valueOf('count'), hours: rounded(await valueOf('hours')) }
}

/** Asks all parts about a year that is over, and expects one answer. Returns it by part, as the table in `docs` has it. */
async function expectOneAnswer(asked: Asked, year: number): Promise<Record<string, Figures>> {
  const drawn = await board(asked, year)
  const { whole: reviewed, ...ofReview } = await review(asked, year)
  const { whole: analysed, ...ofAnalysis } = await analysis(asked, year)
  const said = {
    Board: drawn,
    Heat: await heat(asked, year),
    'Chat, English': await chat(asked, year, 'en'),
    'Chat, Italian': await chat(asked, year, 'it'),
    Analysis: ofAnalysis,
    Review: ofReview,
  }
  for (const [part, figures] of Object.entries(said))
    expect({ part, ...ofAnalysis, ...figures }).toEqual({ part, ...ofAnalysis })
  for (const { categoryId, events, hours } of reviewed.categories) {
    const own = analysed.categories.find((one) => one.categoryId === categoryId)
    expect({ events: own?.events, hours: rounded(own?.hours ?? 0) }).toEqual({ events, hours: rounded(hours) })
    if (categoryId !== null) {
      expect(await goalOf(asked, year, categoryId)).toEqual({ events, hours: rounded(hours) })
    }
  }
  return said
}

/** A year of any events: of one day and several, into the next year, in series, away or not, and what does not count. */
const anyEvent = fc.record({
  first: fc.integer({ min: 0, max: 364 }),
  days: fc.constantFrom(1, 1, 1, 1, 2, 4, 12),
  hour: fc.constantFrom(null, null, 8, 9, 14, 22),
  length: fc.constantFrom(1, 2, 5),
  category: fc.constantFrom(0, 1, 2, null),
  away: fc.constantFrom(null, null, null, true, false),
  kind: fc.constantFrom('event', 'event', 'event', 'event', 'milestone', 'marker'),
  status: fc.constantFrom('confirmed', 'confirmed', 'confirmed', 'tentative', 'cancelled'),
  busy: fc.constantFrom(true, true, true, true, false),
  weeks: fc.constantFrom(0, 0, 0, 0, 6),
})
type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never

const bodyOf = (drawn: AnyEvent, year: number, categoryIds: readonly string[]) => {
  const { first, days, hour, length, category, weeks, ...rest } = drawn
  const from = dayOf(year, 1, 1) + first
  const at = (day: number, clock: number) =>
    `${formatDay(day + Math.floor(clock / 24))}T${String(clock % 24).padStart(2, '0')}:30`
  const last = from + days - 1
  const times =
    hour === null
      ? { allDay: true, start: formatDay(from), end: formatDay(last) }
      : { allDay: false, start: at(from, hour), end: at(last, hour + length) }
  return {
    ...{
      title: `Any ${String(first)}`,
      ...rest,
      ...times,
      categoryId: category === null ? null : categoryIds[category],
    },
    ...(weeks === 0 ? {} : { recurrence: `FREQ=WEEKLY;COUNT=${String(weeks)}` }),
  }
}

const ANY_YEARS = fc
  .sample(fc.array(anyEvent, { minLength: 60, maxLength: 60 }), { seed: testSeed, numRuns: 3 })
  .map((events, place) => ({ events, allDayHours: place === 1 ? 8 : 0 }))

eachDatabase((planner) => {
  it('are the same for the demo year from every part, and those of the table in the docs', async () => {
    planner().clock.set('2026-11-20T09:00:00.000Z')
    await createDemo({ ...planner(), passwords }, 'it')
    planner().clock.set('2027-01-05T09:00:00.000Z')
    const asked = await signedIn(planner(), { email: DEMO_EMAIL, password: DEMO_PASSWORD })
    expect(rowsOf(await expectOneAnswer(asked, 2026))).toEqual(rowsOfDocs())
  })

  it('are the same from every part for any year, whatever hours the person gives to what lasts all day', async () => {
    planner().clock.set('2026-11-20T09:00:00.000Z')
    for (const { events, allDayHours } of ANY_YEARS) {
      const person = await planner().newUser({ language: 'en' })
      expect((await person.patch('/users/profile', { allDayHours })).statusCode).toBe(200)
      const categoryIds: string[] = []
      for (const name of ['Work', 'Travel', 'Sport']) {
        categoryIds.push((await person.post('/categories', { name })).json<Category>()._id)
      }
      // The number of events in a month without any is said in a sentence, in which other numbers may stand.
      await person.post('/events', { title: 'June', allDay: true, start: '2025-06-10', end: '2025-06-10' })
      for (const drawn of events) {
        const answer = await person.post('/events', bodyOf(drawn, 2025, categoryIds))
        expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
      }
      await expectOneAnswer(await signedIn(planner(), person), 2025)
    }
  })
})

const cell = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** Rows of the table, cell by cell. */
const rowsOf = (said: Record<string, Figures>): string[][] =>
  Object.entries(said).map(([part, { june, year, days, juneHours, hours }]) => [
    ...[part, cell(june), cell(year), cell(days), cell(juneHours), cell(hours)],
  ])

function rowsOfDocs(): string[][] {
  const text = readFileSync(new URL('../../../../../docs/figures.md', import.meta.url), 'utf8')
  const table = text.slice(text.indexOf('## Now'))
  const rows = [...table.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) => row.split('|').map((text) => text.trim()))
  return rows.slice(2)
}
