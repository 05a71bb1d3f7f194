import { RRuleTemporal } from 'rrule-temporal'
import { printExpansion } from '../../core/expansion-clock.ts'
import { YEAR, ZONE } from '../../core/mixed-rules.ts'
import { basicTime, yearInRome } from './times.ts'

const [first, last] = yearInRome(YEAR)

printExpansion(({ start, rule }) => {
  const rruleString = `DTSTART;TZID=${ZONE}:${basicTime(start)}\nRRULE:${rule}`
  return new RRuleTemporal({ rruleString }).between(first, last, true).length
})
