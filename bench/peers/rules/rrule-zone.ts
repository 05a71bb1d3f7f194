import rrule from 'rrule'
import { printExpansion } from '../../core/expansion-clock.ts'
import { YEAR, ZONE } from '../../core/mixed-rules.ts'
import { basicTime, yearInRome } from './times.ts'

const [first, last] = yearInRome(YEAR)

printExpansion(
  ({ start, rule }) =>
    rrule.rrulestr(`DTSTART;TZID=${ZONE}:${basicTime(start)}\nRRULE:${rule}`).between(first, last, true).length,
  96,
)
