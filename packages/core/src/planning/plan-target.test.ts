import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, formatDay, weekdayOf } from '../date/index.ts'
import { anItem } from '../test/year-item.ts'
import { languages } from './languages.ts'
import { availabilityOf, daysFrom } from './placing/availability.ts'
import { isVague } from './placing/target-day.ts'
import { planTarget } from './plan-target.ts'
import type { OwnStep, Plan, PlanSurroundings, Target, TemplateId } from './planning-types.ts'
import { plannedInYear } from './test/planned-in-year.ts'
import { anyGoal, anySurroundings, around, goalOf, TODAY } from './test/situations.ts'
import { daysOfGoal } from './templates/own-weekdays.ts'
import { dayOfKind, templates } from './templates/templates.ts'

const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

const dayOfStep = (plan: Plan, id: string) => plan.steps.find((step) => step.id === id)?.first

const anyOwnStep: fc.Arbitrary<OwnStep> = fc.record({
  title: fc.string({ minLength: 1, maxLength: 20 }),
  description: fc.string({ maxLength: 20 }),
  daysBefore: fc.oneof(fc.integer({ min: -50, max: 400 }), fc.double(), fc.constant(Number.NaN)),
  lengthDays: fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double()),
  optional: fc.boolean(),
})

function expectSound(plan: Plan, busy: { readonly first: number; readonly last: number }): void {
  expect(new Set(plan.steps.map(({ id }) => id)).size).toBe(plan.steps.length)
  for (const [at, step] of plan.steps.entries()) {
    expect(Number.isInteger(step.first) && Number.isInteger(step.last)).toBe(true)
    expect(step.last).toBeGreaterThanOrEqual(step.first)
    expect(step.first).toBeGreaterThanOrEqual(TODAY)
    expect(step.first > busy.last || step.last < busy.first).toBe(true)
    expect(step.first).toBeGreaterThanOrEqual(plan.steps[at - 1]?.first ?? 0)
    expect([step.title, step.phase, step.reason]).not.toContain('')
  }
}

/** The days of steps on which the person is away; weeks of work are not done in a stretch of whole days either. */
function daysAway({ steps }: Plan, { items, weekStart, rules }: PlanSurroundings): number[] {
  const last = Math.max(TODAY, ...steps.map((step) => step.last))
  const { away, isAbsent } = availabilityOf(items, [], { first: TODAY, last, weekStart, rules })
  return steps.flatMap(({ first, last }) =>
    daysFrom(first, last).filter((one) => isAbsent(one) || (first < last && away(one) !== null)),
  )
}

it('describes a target by nothing that a move or a step left out makes untrue', () => {
  const goal = goalOf('exam', TODAY + 90, { hoursAWeek: 3 })
  expect(planTarget(goal, around('it')).description).toBe(
    'Esame, con una preparazione passo per passo. Ritmo: 3 ore a settimana.',
  )
  expect(planTarget(goal, around('en')).description).toBe('Exam, prepared step by step. Rhythm: three hours a week.')
})

describe('any target in any year', () => {
  it('has steps in order, from today on, never on its own days, each with a reason', () => {
    fc.assert(
      fc.property(anyGoal, anySurroundings, (goal, surroundings) => {
        const plan = planTarget(goal, surroundings)
        if (goal.anchor && isVague(goal.anchor)) {
          expect(plan.day).toBeGreaterThanOrEqual(goal.anchor.first)
          expect(plan.last).toBeLessThanOrEqual(goal.anchor.last)
        } else if (goal.anchor) {
          expect(plan.day).toBe(goal.anchor.first)
          // A single day is the first of what lasts for many.
          const many = goal.anchor.first === goal.anchor.last ? plan.day + daysOfGoal(goal, []) - 1 : plan.day
          expect([goal.anchor.last, many]).toContain(plan.last)
        }
        expectSound(plan, { first: plan.day, last: plan.last })
        expect(daysAway(plan, surroundings)).toEqual([])
        expect(plan.steps.map(({ title }) => title)).not.toContain(plan.title)
      }),
      settings,
    )
  })

  it('keeps clear of absences until the day that an event of the year gives it, however far that is', () => {
    const anyKind = fc.constantFrom(...templates.map(({ id }) => id))
    fc.assert(
      fc.property(anyKind, fc.integer({ min: 20, max: 600 }), anySurroundings, (id, offset, surroundings) => {
        const fair = anItem('Zzzfair', TODAY + offset)
        const plan = planTarget(goalOf(id, null, { title: 'Zzzfair' }), {
          ...surroundings,
          items: [...surroundings.items, fair],
        })
        expect(daysAway(plan, surroundings)).toEqual([])
      }),
      settings,
    )
  })

  it('takes the steps of somebody else by the same rules, at most twelve of them', () => {
    const anySteps = fc.array(anyOwnStep, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(anyGoal, anySurroundings, anySteps, (goal, surroundings, steps) => {
        const plan = planTarget(goal, surroundings, steps)
        expect(plan.steps.filter(({ id }) => /^own-\d+$/u.test(id)).length).toBeLessThanOrEqual(12)
        expect(plan.steps.every(({ id }) => id.startsWith('own-'))).toBe(true)
        const titles = steps.map(({ title }) => title)
        expect(plan.steps.every(({ title }) => titles.some((own) => title.startsWith(own)))).toBe(true)
        for (const step of plan.steps) {
          expect(step.first).toBeGreaterThanOrEqual(TODAY)
          expect(step.first > plan.last || step.last < plan.day).toBe(true)
        }
      }),
      settings,
    )
  })

  it.each(templates)(
    'of the kind $id has words in both languages, and each step before what follows',
    ({ id, steps: shapes }) => {
      const anyDay = fc.integer({ min: 1, max: 500 })
      fc.assert(
        fc.property(anyDay, anySurroundings, (offset, surroundings) => {
          const goal = goalOf(id, TODAY + offset, { title: 'Zzz' })
          for (const language of ['it', 'en'] as const) {
            const { steps, day } = planTarget(goal, { ...surroundings, language })
            const order = steps.filter(({ first }) => first < day).map(({ id: step }) => step.replace(/-\d+$/u, ''))
            const wanted = shapes.map((shape) => shape.id)
            expect(wanted).toEqual(expect.arrayContaining(order))
            expect(order).toEqual([...order].sort((a, b) => wanted.indexOf(a) - wanted.indexOf(b)))
            for (const { title, description, last, first } of steps) {
              expect(`${title} ${description}`).not.toMatch(/[[\]{}]/u)
              if (first < day) expect(last).toBeLessThan(day)
            }
          }
        }),
        { ...settings, numRuns: Math.ceil(settings.numRuns / 20) },
      )
    },
  )

  it('takes up a period again after an absence, which is no part of it', () => {
    const start = dayOfStep(planTarget(goalOf('exam', TODAY + 120), around('it')), 'study') ?? 0
    const away = anItem('Japan', start + 10, start + 16)
    const { steps } = planTarget(goalOf('exam', TODAY + 120), around('it', { items: [away] }))
    const parts = steps.filter(({ id }) => id.startsWith('study'))
    expect(parts.map(({ id, title }) => [id, title])).toEqual([
      ['study', 'Studiare il programma'],
      ['study-2', 'Studiare il programma (seguito)'],
    ])
    expect([parts[0]?.last, parts[1]?.first]).toEqual([away.first - 1, away.last + 1])
  })

  it('gives every one-day step before it a day of its own where there is time', () => {
    const enough = anyGoal.filter(({ anchor }) => anchor === null || anchor.first > TODAY + 40)
    fc.assert(
      fc.property(enough, anySurroundings, (goal, surroundings) => {
        const { steps, day } = planTarget({ ...goal, from: null }, surroundings)
        // Behind it a week of rest may have one day left beside an absence.
        const ahead = steps.filter(({ first, last }) => first === last && first < day)
        const days = ahead.map(({ first }) => first)
        expect(new Set(days).size).toBe(days.length)
      }),
      settings,
    )
  })
})

describe('a day that nobody has said', () => {
  const undated = anyGoal.map((goal) => ({ ...goal, anchor: null }))

  it('is never one on which the person is away, a holiday or one that is taken, as long as there is another', () => {
    fc.assert(
      fc.property(undated, anySurroundings, (goal, surroundings) => {
        const { day } = planTarget(goal, surroundings)
        const { items, holidays, weekStart, rules } = surroundings
        const window = { first: TODAY, last: day + 60, weekStart, rules }
        const { away, isTaken, holiday } = availabilityOf(items, holidays, window)
        const isUnfit = (one: number) => away(one) !== null || isTaken(one) || holiday(one) !== null
        const around3 = Array.from({ length: 21 }, (_, at) => day + at)
        if (isUnfit(day)) expect(around3.filter((one) => !isUnfit(one))).toEqual([])
      }),
      settings,
    )
  })

  it('is a working day where others are at work, and else at the weekend', () => {
    const weekday = (id: TemplateId) => weekdayOf(planTarget(goalOf(id, null), around('en')).day)
    for (const id of ['dentist', 'medical', 'drivingLicence', 'papers', 'exam', 'buyHome'] as const) {
      expect(weekday(id)).toBeLessThan(5)
    }
    for (const id of ['wedding', 'event', 'move'] as const) expect(weekday(id)).toBe(5)
    expect([4, 5]).toContain(weekday('trip'))
  })
})

describe('the time before a target', () => {
  it.each(templates.map(({ id }) => id))(
    'is enough in a usual preparation of %s, which ends a little before it',
    (id) => {
      const plan = planTarget(goalOf(id, null), around('it'))
      expect(plan.warnings).toHaveLength(1)
      expect(plan.steps.length).toBeGreaterThanOrEqual(3)
      expect(plan.steps.length).toBeLessThanOrEqual(14)
      const longSteps = plan.steps.filter(({ first, last }) => last > first && first < plan.day)
      // What lasts goes on until the day, and a season does not wait.
      const isFree = dayOfKind(id) !== 'lasting' && !languages.it.usualDays[id]?.some(({ only }) => only === undefined)
      const least = isFree ? 3 : 1
      for (const { last } of longSteps) expect(plan.day - last).toBeGreaterThanOrEqual(least)
    },
  )

  it('that is short drops what is optional, shortens the rest, and says so', () => {
    const plan = planTarget(goalOf('exam', TODAY + 21), around('it'))
    expect(plan.warnings).toEqual([
      'Il tempo è poco: servirebbero quattro settimane, ma hai tre settimane. Ho tolto due passi e accorciato gli altri.',
    ])
    expect(plan.steps.filter(({ optional, first }) => optional && first < plan.day)).toEqual([])
    expect(plan.steps.map(({ id }) => id)).toContain('study')
  })

  it('that is far too long begins later instead of stretching', () => {
    const plan = planTarget(goalOf('event', TODAY + 500), around('en'))
    expect(dayOfStep(plan, 'invite')).toBeGreaterThan(TODAY + 300)
    expect(plan.warnings).toEqual([])
  })

  it('that begins later by the wish of the person leaves the days before free', () => {
    const plan = planTarget(goalOf('exam', TODAY + 120, { from: TODAY + 60 }), around('en'))
    expect(plan.steps[0]?.first).toBeGreaterThanOrEqual(TODAY + 60)
  })

  it('leaves ten to twenty per cent before a marathon without stretches of training', () => {
    const plan = planTarget(goalOf('race', TODAY + 120, { title: 'Marathon' }), around('en'))
    const training = plan.steps.filter(({ id }) => ['base', 'build'].includes(id))
    const end = Math.max(...training.map(({ last }) => last))
    expect(plan.day - end).toBeGreaterThanOrEqual(12)
    expect(dayOfStep(plan, 'recover')).toBe(plan.day + 1)
  })
})

describe('the day of a step', () => {
  it('is a working day where an office is needed, and Sunday for a tune-up race', () => {
    const move = planTarget(goalOf('move', TODAY + 100), around('en'))
    for (const id of ['papers', 'quotes', 'book', 'utilities', 'address']) {
      expect(weekdayOf(dayOfStep(move, id) ?? NaN)).toBeLessThan(5)
    }
    const race = planTarget(goalOf('race', TODAY + 130, { title: 'Marathon' }), around('en'))
    expect(weekdayOf(dayOfStep(race, 'test') ?? NaN)).toBe(6)
  })

  it('is a Sunday each for the tune-up race and the longest session before a half marathon', () => {
    for (let days = 90; days < 140; days += 7) {
      const sunday = TODAY + 3 + days - (days % 7)
      const plan = planTarget(goalOf('race', sunday, { title: 'Half marathon' }), around('en'))
      const [test, longest] = [dayOfStep(plan, 'test') ?? NaN, dayOfStep(plan, 'longest') ?? NaN]
      expect([weekdayOf(test), weekdayOf(longest)]).toEqual([6, 6])
      expect(longest - test).toBeGreaterThanOrEqual(7)
    }
  })

  it('is no holiday, and not within an absence of the person', () => {
    const plain = planTarget(goalOf('event', TODAY + 60), around('en'))
    const day = dayOfStep(plain, 'order') ?? 0
    const holiday = planTarget(goalOf('event', TODAY + 60), around('en', { holidays: [{ day, name: 'Easter' }] }))
    expect(dayOfStep(holiday, 'order')).not.toBe(day)
    const away = anItem('Japan', day - 1, day + 1)
    const around2 = planTarget(goalOf('event', TODAY + 60), around('en', { items: [away] }))
    const moved = dayOfStep(around2, 'order') ?? 0
    expect(moved < day - 1 || moved > day + 1).toBe(true)
  })

  it('is never Easter Sunday where the days beside it are holidays', () => {
    const easter = dayOf(2027, 3, 28)
    const holidays = [{ day: easter + 1, name: 'Easter Monday' }]
    for (let days = 13; days < 60; days += 1) {
      for (const id of ['interview', 'dinner', 'dentist'] as const) {
        const { steps } = planTarget(goalOf(id, TODAY + days), around('en', { holidays }))
        const onHolidays = steps.filter(({ first, last }) => first === last && [easter, easter + 1].includes(first))
        expect(onHolidays.map(({ title }) => `${id} ${days}: ${title}`)).toEqual([])
      }
    }
  })

  it('is some days before the target for the final check', () => {
    const plan = planTarget(goalOf('exam', TODAY + 80), around('en'))
    expect(plan.day - (dayOfStep(plan, 'check') ?? 0)).toBe(4)
  })
})

describe('what is said beside a plan', () => {
  it.each([
    ['en', 'find carers for my aunt before she has another fall'],
    ['en', 'a digital detox, phone off after 9 in the evening'],
    ['it', 'trovare una badante per la zia prima che cada di nuovo'],
    ['it', 'sistemare il tetto prima che peggiori'],
  ] as const)('never asks of what is feared, or of an hour, %s: %s', (language, text) => {
    expect(plannedInYear(text, language).warnings[0]).toMatch(/^(?:You did not say when|Non hai detto quando)/u)
  })

  it('names the day that was proposed where none was said, with its weekday', () => {
    const plan = planTarget(goalOf('garden', null), around('it'))
    expect(plan.warnings[0]).toMatch(/^Non hai detto quando: propongo sabato \d+ \S+ 2027\./u)
    expect(weekdayOf(plan.day)).toBe(5)
  })

  it('calls the day open, and not unsaid, where the words say from when', () => {
    const plan = planTarget({ ...goalOf('garden', null), from: TODAY + 30 }, around('it'))
    expect(plan.warnings[0]).toMatch(/^Il giorno preciso non c'è: ho preparato tutto per sabato /u)
  })

  it('proposes the day that is usual where the language is spoken, or in its season, where there is one', () => {
    const day = (id: 'taxes' | 'garden', language: 'it' | 'en') =>
      formatDay(planTarget(goalOf(id, null), around(language)).day)
    expect([day('taxes', 'it'), day('taxes', 'en')]).toEqual(['2027-06-25', '2027-10-29'])
    expect(day('garden', 'it')).toBe('2027-04-10')
  })

  it('is about today, tomorrow and a day that is over', () => {
    expect(planTarget(goalOf('exam', TODAY), around('en')).warnings[0]).toMatch(/^It is today, Thursday 18 March 2027/u)
    expect(planTarget(goalOf('exam', TODAY + 1), around('en')).warnings[0]).toMatch(/^It is tomorrow/u)
    const past = planTarget(goalOf('exam', TODAY - 1), around('it'))
    expect([past.steps, past.warnings]).toEqual([
      [],
      ["Mercoledì 17 marzo 2027 è già passato: non ho messo passi di preparazione. Scegli un'altra data."],
    ])
  })

  it('names a month as open, and a day near its middle that fits: never its first or its last', () => {
    const june = { first: dayOf(2027, 6, 1), last: dayOf(2027, 6, 30) }
    const dayIn = (id: TemplateId) => formatDay(planTarget(goalOf(id, null, { anchor: june }), around('en')).day)
    expect([dayIn('event'), dayIn('trip'), dayIn('talk')]).toEqual(['2027-06-12', '2027-06-18', '2027-06-15'])
    const { warnings } = planTarget(goalOf('event', null, { anchor: june }), around('en'))
    expect(warnings).toEqual(['The exact day is open: everything is planned for Saturday 12 June 2027, which is free.'])
  })

  it('calls a day that others set a placeholder, of a month or without one', () => {
    const june = { first: dayOf(2027, 6, 1), last: dayOf(2027, 6, 30) }
    const said = (goal: Target) => planTarget(goal, around('en')).warnings[0]
    expect(said(goalOf('exam', null, { anchor: june }))).toMatch(/^The exact day is open, and others set it/u)
    expect(said(goalOf('attend', null))).toMatch(/^You did not say when, and others set the day: .* holds its place/u)
    expect(said(goalOf('exam', june.last))).toBeUndefined()
  })

  it('is a holiday, or what already lies on the day', () => {
    const day = TODAY + 90
    const items = [anItem('Nonna', day), anItem('goal', day)]
    const { warnings } = planTarget(goalOf('event', day), around('it', { items, holidays: [{ day, name: 'Festa' }] }))
    expect(warnings.slice(-2)).toEqual([
      'Mercoledì 16 giugno 2027 è festa: Festa.',
      'Quel giorno, mercoledì 16 giugno 2027, hai già «Nonna».',
    ])
  })
})
