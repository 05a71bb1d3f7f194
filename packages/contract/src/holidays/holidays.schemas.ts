import { z } from 'zod'
import type { Spec } from '../route.ts'
import { country, day, language, queryYear } from '../scalars.ts'

export const holiday = z.object({ date: day, name: z.string() }).meta({ id: 'Holiday' })

export const listHolidays = {
  query: z.object({ year: queryYear, country, language: language.optional() }),
  response: z.array(holiday),
} satisfies Spec

export type Holiday = z.output<typeof holiday>
