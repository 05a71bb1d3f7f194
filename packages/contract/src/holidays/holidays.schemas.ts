import { z } from 'zod'
import type { Spec } from '../route.ts'
import { country, day, language, queryYear, region } from '../scalars.ts'

export const holiday = z.object({ date: day, name: z.string() }).meta({ id: 'Holiday' })

export const listHolidays = {
  query: z.object({ year: queryYear, country, region: region.optional(), language: language.optional() }),
  response: z.array(holiday),
  example: { query: { year: 2027, country: 'IT' } },
} satisfies Spec

export const holidayRegion = z.object({ code: region, name: z.string() }).meta({ id: 'HolidayRegion' })

export const listHolidayRegions = {
  query: z.object({ country, language: language.optional() }),
  response: z.array(holidayRegion),
  example: { query: { country: 'DE' } },
} satisfies Spec

export type HolidayRegion = z.output<typeof holidayRegion>
export type Holiday = z.output<typeof holiday>
