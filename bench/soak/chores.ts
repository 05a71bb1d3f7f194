import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { importEvents, newAccount, postJson, read, type Account } from '../product/account.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import type { Cast } from './people.ts'
import { typeCommand, type Place } from './simulated-server.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const IMPORT_EVENTS = 1_000
const THROWN_AWAY = 5
const BACKUPS_KEPT = 2

/** A look into the trash of somebody who threw some things away at the same time. */
export interface TrashLook {
  readonly at: number
  readonly left: number
}

/** A reminder as the list of the page has it. */
export interface Listed {
  readonly title: string
  readonly at: number
  readonly isLate: boolean
}

export interface Backup {
  readonly at: number
  readonly seconds: number
  readonly megabytes: number
}

/** What was seen and done beside the traffic. */
export interface Chores {
  readonly imports: number[]
  readonly backups: Backup[]
  readonly trash: TrashLook[]
  /** By the id of the notification. */
  readonly listed: Map<string, Listed & { readonly email: string }>
  /** When the lists were read. */
  readonly listedAt: number[]
}

export const newChores = (): Chores => ({ imports: [], backups: [], trash: [], listed: new Map(), listedAt: [] })

/** Somebody who throws things away, and when the last of them was. */
export interface Thrower {
  readonly account: Account
  readonly from: number
  readonly to: number
}

/** Makes some events and throws them away. */
export async function throwAway(address: string, now: () => number): Promise<Thrower> {
  const account = await newAccount(address, 'thrower')
  const ask = httpClient(address)
  const from = now()
  for (let count = 0; count < THROWN_AWAY; count += 1) {
    const day = { title: `Rubbish ${count}`, allDay: true, start: '2027-01-01', end: '2027-01-01' }
    const made = await expectStatus(postJson(ask, '/events', day, account.headers), 201)
    const path = `/api/v1/events/${read<{ _id: string }>(made)._id}`
    await expectStatus(ask({ method: 'DELETE', path, headers: account.headers }), 200, 204)
  }
  return { account, from, to: now() }
}

/** Something that is done again and again, and how often. */
export interface Chore {
  readonly every: number
  readonly run: () => Promise<void>
}

interface Household {
  readonly address: string
  readonly place: Place
  readonly cast: Cast
  readonly thrower: Thrower
  readonly now: () => number
  readonly chores: Chores
}

export const choresOf = (household: Household): Chore[] => [
  { every: HOUR, run: () => lookIntoTrash(household) },
  { every: 6 * HOUR, run: () => readLists(household) },
  { every: DAY, run: importAndUndo(household) },
  { every: DAY, run: backUp(household) },
]

async function lookIntoTrash({ address, thrower, now, chores }: Household): Promise<void> {
  const at = now()
  const answer = await expectStatus(
    httpClient(address)({ path: '/api/v1/trash', headers: thrower.account.headers }),
    200,
  )
  chores.trash.push({ at, left: read<unknown[]>(answer).length })
}

/** The list has 200 of the last days. */
async function readLists({ address, cast, now, chores }: Household): Promise<void> {
  const ask = httpClient(address)
  chores.listedAt.push(now())
  for (const { account } of cast.noticed) {
    const answer = await expectStatus(ask({ path: '/api/v1/notifications', headers: account.headers }), 200)
    const list = read<{ _id: string; title: string; at: string; late: boolean }[]>(answer)
    for (const { _id, title, at, late } of list)
      chores.listed.set(_id, { email: account.email, title, at: Date.parse(at), isLate: late })
    // What was read leaves room for what comes; what has just come is perhaps still to be pushed.
    for (const { _id } of list.filter(({ at }) => Date.parse(at) < now() - HOUR))
      await expectStatus(
        ask({
          method: 'PATCH',
          path: `/api/v1/notifications/${_id}`,
          headers: { ...account.headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ done: true }),
        }),
        200,
        404,
      )
  }
}

/** Takes in a file each day, and takes the one of the day before back. */
function importAndUndo({ address, cast: { importer }, now, chores }: Household): () => Promise<void> {
  let before: string | null = null
  return async () => {
    const year = new Date(now()).getUTCFullYear()
    const events = sampleEvents(IMPORT_EVENTS + chores.imports.length, year).slice(-IMPORT_EVENTS)
    const day = events.map((event) => ({ ...event, id: `${event.id}-${chores.imports.length}` }))
    const { changeId } = await importEvents(address, importer, day)
    chores.imports.push(now())
    if (before !== null)
      await expectStatus(postJson(httpClient(address), `/changes/${before}/undo`, {}, importer.headers), 200)
    before = changeId
  }
}

const backupFile = ({ dataDir }: Place, number: number): string => join(dataDir, `backup-${number}.sqlite`)

function backUp({ place, now, chores }: Household): () => Promise<void> {
  return async () => {
    const [number, start, at] = [chores.backups.length, performance.now(), now()]
    const file = backupFile(place, number)
    const { succeeded, output } = await typeCommand(place, 'backup', file)
    if (!succeeded) throw new Error(`the backup failed: ${output}`)
    chores.backups.push({ at, seconds: (performance.now() - start) / 1_000, megabytes: statSync(file).size / 2 ** 20 })
    rmSync(backupFile(place, number - BACKUPS_KEPT), { force: true })
  }
}

/** Restores the newest backup into an empty folder, and checks it there. Answers what is wrong. */
export async function restoreLast(place: Place, { backups }: Chores): Promise<string[]> {
  const file = backupFile(place, backups.length - 1)
  if (!existsSync(file)) return ['there is no backup']
  const restored = { dataDir: join(place.dataDir, 'restored'), databaseUrl: null }
  for (const words of [['restore', file], ['check']]) {
    const { succeeded, output } = await typeCommand(restored, ...words)
    if (!succeeded) return [`${String(words[0])}: ${output}`]
  }
  return []
}

/** Does chores until a moment; the first one of each after its time has gone by once. Answers what went wrong. */
export async function doUntil(end: number, now: () => number, chores: readonly Chore[]): Promise<string[]> {
  const faults: string[] = []
  const keep = async ({ every, run }: Chore): Promise<void> => {
    for (let next = now() + every; next < end; next += every) {
      while (now() < next) await new Promise((resolve) => setTimeout(resolve, 20))
      await run().catch((error: unknown) => faults.push(String(error)))
    }
  }
  await Promise.all(chores.map(keep))
  return faults
}
