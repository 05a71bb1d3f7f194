import type { Language } from '../../../language/index.ts'
import { chanceOf } from './chance.ts'
import { someYear, type SomeYear } from './some-year.ts'
import type { TimeCase, TimeMaker } from './time-case.ts'
import { betweenOf, sinceOf, untilOf } from './time-distances.ts'
import { edgeOfJourney, hoursOfSeries, lengthOfJourney } from './time-edges.ts'
import { busierMonth, firstOfTwo, longerOfTwo, moreOfTwo } from './time-compared.ts'
import { edgeOfDay, extremeOf } from './time-extremes.ts'
import { daysFree, isFreeAt, isFreeOn, weekendsFree } from './time-free.ts'
import { roomFor } from './time-rooms.ts'
import { typedAs } from './typed-as.ts'

const MAKERS: readonly TimeMaker[] = [
  ...[untilOf, sinceOf, betweenOf, lengthOfJourney, edgeOfJourney, hoursOfSeries],
  ...[moreOfTwo, busierMonth, firstOfTwo, longerOfTwo],
  ...[extremeOf, edgeOfDay],
  ...[isFreeOn, isFreeAt, weekendsFree, daysFree, roomFor, roomFor],
]

/** The question about time of a seed, and the year that it is asked in: the same each time. */
export function composedTime(seed: number, language: Language): TimeCase & { readonly year: SomeYear } {
  const chance = chanceOf(seed)
  const make = chance.pick(MAKERS)
  for (;;) {
    const year = someYear(language, chance)
    const made = make(year, chance)
    if (made) return { ...made, year, text: typedAs(made.text, year, chance) }
  }
}
