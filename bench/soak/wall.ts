const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What the clock on the wall of a zone shows, as if it were one of UTC; by Node's own tables of zones. */
function shownIn(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(instant)
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/**
 * When the clock on the wall of a zone shows a time, `YYYY-MM-DDTHH:mm`. Of a time that comes twice the first, and one that is
 * left out as much later as the clock is put on (RFC 5545, 3.3.5). It is told without the product's own reckoning.
 */
export function instantOfWall(wall: string, zone: string): number {
  const wanted = Date.parse(`${wall}:00Z`)
  const offsetAt = (instant: number): number => shownIn(zone, instant) - instant
  // The offset a day before and a day after are the only ones that can hold then.
  const [before, after] = [offsetAt(wanted - DAY), offsetAt(wanted + DAY)]
  const fitting = [wanted - before, wanted - after].filter((instant) => shownIn(zone, instant) === wanted)
  return fitting.length > 0 ? Math.min(...fitting) : wanted - before
}

/** The day that it is in a zone, `YYYY-MM-DD`. */
export const dayIn = (zone: string, instant: number): string =>
  new Date(shownIn(zone, instant)).toISOString().slice(0, 10)

/** The wall of a zone to the minute, `YYYY-MM-DDTHH:mm`. */
export const wallIn = (zone: string, instant: number): string =>
  new Date(shownIn(zone, instant)).toISOString().slice(0, 16)

/** Some days after a day. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** When it is a time of day in a zone, on each of the days between two moments that `isOn` picks. */
export function timesOfDay(
  {
    time,
    zone,
    isOn = () => true,
  }: { readonly time: string; readonly zone: string; readonly isOn?: (day: string) => boolean },
  [from, to]: readonly [number, number],
): number[] {
  const times: number[] = []
  for (let day = dayAfter(dayIn(zone, from), -1); day <= dayAfter(dayIn(zone, to)); day = dayAfter(day)) {
    const instant = instantOfWall(`${day}T${time}`, zone)
    if (isOn(day) && instant > from && instant <= to) times.push(instant)
  }
  return times
}
