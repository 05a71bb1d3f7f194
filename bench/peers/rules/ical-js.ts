import ICAL from 'ical.js'
import { printExpansion } from '../../core/expansion-clock.ts'
import { YEAR } from '../../core/mixed-rules.ts'

printExpansion(({ start, rule }) => {
  const times = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(`${start}:00`))
  let count = 0
  for (let time = times.next(); time && time.year <= YEAR; time = times.next()) if (time.year === YEAR) count += 1
  return count
})
