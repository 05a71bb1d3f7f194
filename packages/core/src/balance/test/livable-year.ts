import fc from 'fast-check'
import { yearSpan } from '../../date/index.ts'
import type { AnalysedItem, AnalysisInput } from '../balance-types.ts'
import { analysed, anInput, fullDay, timed, YEAR } from './analysis-input.ts'

const { first: FIRST } = yearSpan(YEAR)

/** A year as people have it: routine, calm weeks, a few heavy ones with events of one's own, milestones, overlaps. */
export const livableYear: fc.Arbitrary<AnalysisInput> = fc
  .record({
    today: fc.integer({ min: FIRST + 20, max: FIRST + 200 }),
    language: fc.constantFrom('it' as const, 'en' as const),
    heavy: fc.uniqueArray(fc.integer({ min: 5, max: 50 }), { minLength: 1, maxLength: 4 }),
    odd: fc.array(
      fc.record({
        day: fc.nat(360),
        from: fc.integer({ min: 480, max: 1200 }),
        length: fc.integer({ min: 30, max: 180 }),
      }),
      {
        minLength: 30,
        maxLength: 60,
      },
    ),
    milestones: fc.array(fc.nat(360), { maxLength: 3 }),
    hasTargets: fc.boolean(),
    uncategorised: fc.nat(6),
  })
  .map(({ heavy, odd, milestones, hasTargets, uncategorised, today, language }) => {
    const weekly = Array.from({ length: 50 }, (_, week) =>
      timed('Course', FIRST + 3 + 7 * week, [1080, 90], {
        id: `course/${week}`,
        eventId: 'course',
        repeats: true,
        isRoutine: true,
        categoryId: 'family',
      }),
    )
    const full = heavy.flatMap((week) =>
      [0, 1, 2, 3, 4, 5].map((day) =>
        fullDay('Deep work', FIRST + 3 + 7 * week + day, named('deep', week * 7 + day, 'work')),
      ),
    )
    const own = odd.map(({ day, from, length }, place) => {
      const category = place < uncategorised ? null : place % 3 === 0 ? 'sport' : 'work'
      return timed(place % 4 === 0 ? 'Swim' : 'Draft', FIRST + day, [from, length], named('own', place, category))
    })
    const goals = milestones.map((day, place) =>
      analysed('Exam', FIRST + day, undefined, { ...named('goal', place, 'work'), kind: 'milestone' }),
    )
    const categories = ['Work', 'Family', 'Sport'].map((name, place) => ({
      _id: name.toLowerCase(),
      name,
      targetMinutes: hasTargets ? 300 * (3 - place) : null,
    }))
    return anInput({ today, language, items: [...weekly, ...full, ...own, ...goals], categories })
  })

const named = (what: string, place: number, categoryId: string | null): Partial<AnalysedItem> => ({
  id: `${what}-${place}`,
  eventId: `${what}-${place}`,
  categoryId,
})
