import type * as spec from './holidays.schemas.ts'
import { route } from '../route.ts'

export const listHolidayRegions = route<typeof spec.listHolidayRegions>(
  'GET',
  '/holidays/regions',
  'Regions of a country with public holidays of their own',
)
