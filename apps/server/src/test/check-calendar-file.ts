import type { Calendar, Event, ImportReport } from '@dodici/contract/types'
import type { Person, Planner } from './planner.ts'

/** What happened when a calendar file was put through everything that a person would do with it. */
export interface FileFindings {
  /** What was not as it must be; empty where all is well. */
  readonly faults: readonly string[]
  /** The first import; null where the file was refused. */
  readonly report: ImportReport | null
  readonly milliseconds: number
}

const ICS = { 'content-type': 'text/calendar' }

/**
 * Imports a file, imports it again, exports it, imports the export into another account, and takes it back with one undo.
 * Nothing may answer 5xx; the second time nothing is new; both accounts show the same; the undo leaves nothing.
 */
export async function checkCalendarFile(planner: Planner, bytes: Buffer): Promise<FileFindings> {
  const person = await planner.newUser()
  const calendar = await firstCalendar(person)
  const path = `/calendars/${calendar}/import`
  const started = performance.now()
  const answer = await person.post(path, bytes, ICS)
  const milliseconds = Math.round(performance.now() - started)
  if (answer.statusCode !== 200) {
    const isPlain = answer.statusCode >= 400 && answer.statusCode < 500
    return { faults: isPlain ? [] : [`import answered ${String(answer.statusCode)}`], report: null, milliseconds }
  }
  const report = answer.json<ImportReport>()
  const again = (await person.post(path, bytes, ICS)).json<ImportReport>()
  const exported = await person.get(`/calendars/${calendar}/export.ics`)
  const other = await planner.newUser()
  const copied = await other.post(`/calendars/${await firstCalendar(other)}/import`, exported.body, ICS)
  const years = yearsOf(report)
  const faults = [
    ...(again.added + again.updated === 0 ? [] : ['the second import changes something']),
    ...(exported.statusCode === 200 ? [] : [`export answered ${String(exported.statusCode)}`]),
    ...(report.added === 0 || copied.statusCode === 200 ? [] : [`the export is refused: ${copied.body}`]),
    ...(await differences(person, other, years)),
    ...(await undoFaults(person, report, years)),
  ]
  return { faults, report, milliseconds }
}

async function firstCalendar(person: Person): Promise<string> {
  const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
  if (!calendar) throw new Error('everybody has a calendar')
  return calendar._id
}

/** The years to compare: the first and the last of the file, and this one. */
const yearsOf = ({ first, last }: ImportReport): number[] =>
  [...new Set([first, last, '2026-01-01'].flatMap((day) => (day === null ? [] : [Number(day.slice(0, 4))])))].filter(
    (year) => year >= 1900 && year <= 2200,
  )

const seen = async (person: Person, year: number): Promise<string[]> => {
  const events = (await person.get(`/events?year=${String(year)}`)).json<Event[]>()
  return events
    .flatMap((event) => event.occurrences.map(({ start, end }) => `${start} ${end} ${event.title} (${event.uid})`))
    .sort()
}

async function differences(person: Person, other: Person, years: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const year of years) {
    const [one, two] = [await seen(person, year), await seen(other, year)]
    const lost = one.filter((line) => !two.includes(line))
    const invented = two.filter((line) => !one.includes(line))
    if (lost.length + invented.length === 0) continue
    faults.push(`${String(year)} differs after export and import: ${[...lost, ...invented].slice(0, 3).join(' | ')}`)
  }
  return faults
}

async function undoFaults(person: Person, report: ImportReport, years: readonly number[]): Promise<string[]> {
  if (report.changeId === null) return []
  const undo = await person.post(`/changes/${report.changeId}/undo`)
  if (undo.statusCode !== 200) return [`undo answered ${String(undo.statusCode)}`]
  const left = (await Promise.all(years.map((year) => seen(person, year)))).flat()
  return left.length === 0 ? [] : [`undo leaves ${String(left.length)} occurrences`]
}
