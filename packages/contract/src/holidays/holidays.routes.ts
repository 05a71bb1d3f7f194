import type * as spec from './holidays.schemas.ts'
import { route } from '../route.ts'

export const listHolidays = route<typeof spec.listHolidays>(
  'GET',
  '/holidays',
  'Public holidays of a country or one of its regions',
)
