import { LISTED_CALENDARS_MAX } from '@dodici/contract/limits'
import type { LinkFault } from '@dodici/contract/types'
import { accountIn, addressAt, calendarsIn, findAccount, findCalendars as allOfCalendars } from '@dodici/core/dav'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import { typedAddressOf } from '#server/outgoing/typed-address.ts'
import { openSearch, type AccountSearch, type Look } from './account-search.ts'
import type { RemoteCalendar } from './remote-collection.ts'
import { RemoteFault } from './remote-fault.ts'
import type { Credentials } from './remote-server.ts'

/** What somebody typed to sign in elsewhere. */
export interface SignIn extends Credentials {
  readonly url: string
}

/** For the whole search; shorter in tests. */
const MILLISECONDS = 40_000
/** Places of calendars that are looked into; accounts have one. */
const HOMES_MAX = 5

/** Where servers say that their calendars are (RFC 6764 5), and where they are where they do not. */
const USUAL_PATHS = ['/.well-known/caldav', '/', '/remote.php/dav/', '/dav/', '/caldav/', '/dav.php/']

/**
 * All calendars of an account, from what somebody typed: a server, or any address of theirs on it. The password is told only
 * to the typed server, and to those that belong to it.
 * @throws RemoteFault
 */
export async function findCalendars(
  outgoing: Pick<Outgoing, 'ask' | 'refusalOf'>,
  signIn: SignIn,
  most = MILLISECONDS,
): Promise<RemoteCalendar[]> {
  const address = typedAddressOf(signIn.url, outgoing)
  if (outgoing.refusalOf(address) !== null) throw new RemoteFault('address')
  const search = openSearch(outgoing, signIn, new URL(address), most)
  const faults: RemoteFault[] = []
  for (const start of startsOf(search.typed)) {
    const found = await calendarsFrom(search, start).catch((error: unknown) => {
      faults.push(passingFault(error))
      return null
    })
    if (found !== null) return found.slice(0, LISTED_CALENDARS_MAX)
  }
  throw worstOf(faults)
}

function startsOf(typed: URL): readonly string[] {
  const usual = USUAL_PATHS.map((path) => new URL(path, typed).href)
  if (typed.pathname === '/') return usual
  const folder = typed.href.replace(/\/*$/, '/')
  return [...new Set([typed.href, new URL('remote.php/dav/', folder).href, ...usual])]
}

/** Those after which another place may still answer, the more telling before the others. */
const PASSING: readonly LinkFault[] = ['elsewhere', 'forbidden', 'server', 'tooLarge', 'notCalDav', 'notFound']

/** A fault after which the search goes on. A wrong password is not tried again: some servers shut whoever does that out. */
function passingFault(error: unknown): RemoteFault {
  if (error instanceof RemoteFault && PASSING.includes(error.fault) && error.retrySeconds === null) return error
  throw error
}

function worstOf(faults: readonly RemoteFault[]): RemoteFault {
  const [worst] = faults.toSorted((one, other) => PASSING.indexOf(one.fault) - PASSING.indexOf(other.fault))
  return worst === undefined || worst.fault === 'notFound' ? new RemoteFault('notCalDav') : worst
}

/** The calendars of the account that a place tells of; null if it tells of none. */
async function calendarsFrom(search: AccountSearch, start: string): Promise<RemoteCalendar[] | null> {
  const place = await search.look(start, 0, findAccount())
  const isTyped = start === search.typed.href && search.typed.pathname !== '/'
  const itself = isTyped ? calendarsAt(await search.look(place.url, 0, allOfCalendars())) : []
  const ofAccount = await calendarsOfAccount(search, place).catch((error: unknown) => {
    if (itself.length === 0) throw error
    passingFault(error)
    return []
  })
  if (ofAccount !== null) return unique([...itself, ...ofAccount])
  const inside = isTyped && itself.length === 0 ? await search.look(place.url, 1, allOfCalendars()) : null
  const found = inside === null ? itself : calendarsAt(inside)
  return found.length > 0 ? found : null
}

/** Those in the homes of whoever asks; null where a place does not know of any. One that cannot be read hides no other. */
async function calendarsOfAccount(search: AccountSearch, place: Look): Promise<RemoteCalendar[] | null> {
  const homes = await homesFrom(search, place)
  const calendars: RemoteCalendar[] = []
  const faults: RemoteFault[] = []
  for (const home of homes.slice(0, HOMES_MAX)) {
    try {
      calendars.push(...calendarsAt(await search.look(home, 1, allOfCalendars())))
    } catch (error) {
      faults.push(passingFault(error))
    }
  }
  if (calendars.length === 0 && faults.length > 0) throw worstOf(faults)
  return homes.length === 0 ? null : calendars
}

/** The collections in which an account's calendars are: a principal says them, and any place says the principal. */
async function homesFrom(search: AccountSearch, place: Look): Promise<readonly string[]> {
  const { homes, principal, isStranger } = accountIn(place.said)
  if (isStranger) throw new RemoteFault('unauthorized')
  if (homes.length > 0) return homes.map((home) => addressAt(place.origin, home))
  if (principal === null) return []
  const own = await search.look(addressAt(place.origin, principal), 0, findAccount())
  return accountIn(own.said).homes.map((home) => addressAt(own.origin, home))
}

const calendarsAt = ({ origin, said }: Look): RemoteCalendar[] =>
  calendarsIn(said).map(({ path, name, color, isReadOnly }) => ({
    url: origin + path,
    name: name === '' ? new URL(origin).hostname : name,
    ...{ color, isReadOnly },
  }))

const unique = (calendars: readonly RemoteCalendar[]): RemoteCalendar[] => [
  ...new Map(calendars.map((calendar) => [calendar.url, calendar])).values(),
]
