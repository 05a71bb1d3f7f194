import type { FoundCalendar, LinkedAccount, LinkedCalendar } from '@dodici/contract/types'
import type { Person, Planner } from '#server/test/planner.ts'
import { linkedAccountsOf, signInOf } from './linker.ts'
import type { OtherServer } from './other-server.ts'

/** Puts a planner behind the other server, which answers everything again, and forgets the links of earlier tests. */
export async function beginAnew(planner: Planner, other: OtherServer): Promise<void> {
  other.planner = planner
  other.fateOf = () => 'answered'
  other.asked.length = 0
  await planner.db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
}

/** Somebody, and somebody else whose calendar is linked to a new one of theirs. */
export interface NewLink {
  readonly me: Person
  readonly there: Person
  readonly account: LinkedAccount
  /** Of the calendar here. */
  readonly calendarId: string
}

interface People {
  readonly me: Person
  readonly there: Person
}

/** Links a calendar of somebody else: the one with this id there, or the first that they have. */
export async function linkTo(other: OtherServer, { me, there }: People, idThere = ''): Promise<NewLink> {
  const signIn = await signInOf(there, other.url)
  const { calendars } = (await me.post('/linked-accounts/find', signIn)).json<{ calendars: FoundCalendar[] }>()
  const calendar = calendars.find(({ url }) => url.includes(idThere))
  const body = { ...signIn, name: 'Nextcloud', calendars: [{ url: calendar?.url, name: 'Da loro' }] }
  const answer = await me.post('/linked-accounts', body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  const account = answer.json<LinkedAccount>()
  return { me, there, account, calendarId: account.calendars[0]?.calendarId ?? '' }
}

/** The same for two new people. */
export const newLink = async (planner: Planner, other: OtherServer): Promise<NewLink> =>
  linkTo(other, { me: await planner.newUser(), there: await planner.newUser() })

/** How the only linked calendar of somebody is. */
export const linkOf = async (me: Person): Promise<LinkedCalendar | undefined> =>
  (await linkedAccountsOf(me))[0]?.calendars[0]

/** An event of one day in May 2027. */
export const dayInMay = (title: string, at: number) => {
  const start = `2027-05-${String(at).padStart(2, '0')}`
  return { title, allDay: true, start, end: start }
}
