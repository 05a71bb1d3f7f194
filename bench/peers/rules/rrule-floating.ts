import rrule from 'rrule'
import { printExpansion } from '../../core/expansion-clock.ts'
import { YEAR } from '../../core/mixed-rules.ts'
import { basicTime } from './times.ts'

const first = new Date(Date.UTC(YEAR, 0, 1))
const last = new Date(Date.UTC(YEAR, 11, 31, 23, 59, 59))

printExpansion(
  ({ start, rule }) => rrule.rrulestr(`DTSTART:${basicTime(start)}Z\nRRULE:${rule}`).between(first, last, true).length,
)
