import type { CalendarServer } from '../../../../../../scripts/machine/calendar-servers.ts'

/** Makes a calendar on another server, at a path. */
export async function makeCalendar({ address, user, password }: CalendarServer, path: string): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const answer = await fetch(address + path, { method: 'MKCALENDAR', headers: { authorization } })
  if (answer.status !== 201) throw new Error(`No calendar was made: ${String(answer.status)}`)
}
