import type { Recommendation, YearBalance } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'

export function recommend(_year: PreparedYear, _coverage: YearBalance['coverage']): Recommendation[] {
  return []
}
