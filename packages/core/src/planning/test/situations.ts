import { PLAIN_RULES } from '../../load/index.ts'
import fc from 'fast-check'
import { dayOf, formatDay, type Day } from '../../date/index.ts'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import type { Language } from '../../language/index.ts'
import type { Target, TargetSurroundings, PlanSurroundings, TemplateId } from '../planning-types.ts'
import { templates } from '../templates/templates.ts'

/** A Thursday morning in 2027. */
export const TODAY: Day = dayOf(2027, 3, 18)

/** A person who says a target on that morning, with a year of their own to look at. */
export const asking = (language: Language, year: number | null = 2027): TargetSurroundings => ({
  language,
  now: `${formatDay(TODAY)}T10:00`,
  weekStart: 0,
  categories: [
    { _id: 'health', name: language === 'it' ? 'Salute' : 'Health' },
    { _id: 'sport', name: 'Sport' },
  ],
  year,
})

/** An empty year, or one with what is given. */
export const around = (language: Language, rest: Partial<PlanSurroundings> = {}): PlanSurroundings => ({
  language,
  today: TODAY,
  weekStart: 0,
  items: [],
  holidays: [],
  categories: [],
  rules: PLAIN_RULES,
  ...rest,
})

/** A target of a kind on a day; anything else as given. */
export const goalOf = (templateId: TemplateId, day: Day | null, rest: Partial<Target> = {}): Target => ({
  title: 'Goal',
  text: rest.title ?? 'Goal',
  said: rest.text ?? rest.title ?? 'Goal',
  templateId,
  choices: [],
  isKindTold: true,
  isNonsense: false,
  parts: [],
  anchor: day === null ? null : { first: day, last: day },
  precision: 'day',
  days: null,
  from: null,
  hoursAWeek: null,
  categoryId: null,
  understood: [],
  ...rest,
})

const TITLES = ['Goal', 'Marathon', 'Maratona', '10k', 'Trip to Japan', 'Patente B', 'Imparare il greco', 'Learn Greek']

const anyHolidays = fc
  .uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 20 })
  .map((days) => days.map((offset) => ({ day: TODAY + offset, name: `Holiday ${offset}` })))

/** Any year around any target. */
export const anySurroundings: fc.Arbitrary<PlanSurroundings> = fc
  .record({
    language: fc.constantFrom<Language>('it', 'en'),
    weekStart: fc.constantFrom<0 | 6>(0, 6),
    items: crowdedYear(2027),
    holidays: anyHolidays,
  })
  .map((parts) => around(parts.language, parts))

/** Any kind of target: past, near, far or without a day, of one day or several. */
export const anyGoal: fc.Arbitrary<Target> = fc
  .record({
    id: fc.constantFrom(...templates.map(({ id }) => id)),
    title: fc.constantFrom(...TITLES),
    offset: fc.option(fc.oneof(fc.integer({ min: -40, max: 30 }), fc.integer({ min: 0, max: 500 }))),
    length: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 100 })),
    from: fc.option(fc.integer({ min: -20, max: 300 })),
    hoursAWeek: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map(({ id, title, offset, length, from, hoursAWeek }) =>
    goalOf(id, null, {
      title,
      hoursAWeek,
      from: from === null ? null : TODAY + from,
      anchor: offset === null ? null : { first: TODAY + offset, last: TODAY + offset + length },
    }),
  )
