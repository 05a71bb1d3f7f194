/**
 * Whether an RRULE comes weekly or more often, on average: such series, where they have a time of day, are routine and
 * drawn as dots. Read from the rule and not from the occurrences, so that it does not depend on the year looked at.
 * A monthly rule that names every weekday it wants is taken for what it says: monthly.
 */
export function isRoutineRule(rrule: string): boolean {
  const parts = new Map(rrule.toUpperCase().split(';').map(splitPart))
  const interval = Number(parts.get('INTERVAL') ?? 1)
  switch (parts.get('FREQ')) {
    case 'SECONDLY':
    case 'MINUTELY':
    case 'HOURLY':
      return true
    case 'DAILY':
      // A day of the month makes a daily rule a monthly one.
      return interval <= 7 && !parts.has('BYMONTHDAY')
    case 'WEEKLY':
      return interval <= (parts.get('BYDAY')?.split(',').length ?? 1)
    default:
      return false
  }
}

function splitPart(part: string): [name: string, value: string] {
  const [name = '', value = ''] = part.split('=', 2)
  return [name.trim(), value.trim()]
}
