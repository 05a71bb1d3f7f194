// `node scripts/older-data.ts COMMIT...`: lets earlier versions of this server write data of every kind they know, for
// the tests of upgrades. Each is unpacked outside of this folder, with the packages that are installed here.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Event, Goal } from '@dodici/contract/types'
import type * as Backups from '../apps/server/src/db/backup/backup.ts'
import { appearancesIn, keepOlderData, OLDER_YEAR, type OlderPerson } from '../apps/server/src/test/older-data.ts'
import type * as Planners from '../apps/server/src/test/planner.ts'
import type * as Things from '../apps/server/src/test/things.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

const weekly = {
  title: 'Yoga – „sempre“ 🧘',
  allDay: false,
  start: `${OLDER_YEAR}-03-01T18:00`,
  end: `${OLDER_YEAR}-03-01T19:00`,
  recurrence: 'FREQ=WEEKLY;COUNT=6',
}

/** Unpacks a version, runs it in a process of its own, and keeps what it has written. */
function writeDataOf(commit: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'dodici-older-'))
  try {
    const files = execFileSync('git', ['archive', commit, 'apps/server', 'packages', 'package.json'], {
      cwd: ROOT,
      maxBuffer: 1e9,
    })
    execFileSync('tar', ['x', '-C', folder], { input: files })
    linkPackages(folder)
    execFileSync(process.execPath, [import.meta.filename, folder], { stdio: 'inherit' })
    const short = execFileSync('git', ['rev-parse', '--short=8', commit], { cwd: ROOT, encoding: 'utf8' }).trim()
    const people = JSON.parse(readFileSync(path.join(folder, 'seen.json'), 'utf8')) as OlderPerson[]
    process.stdout.write(`${keepOlderData({ folder, commit: short, people })}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Those that are installed here serve every version; its own packages stand in its own folder. */
function linkPackages(folder: string): void {
  const [installed, linked] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')]
  mkdirSync(path.join(linked, '@dodici'), { recursive: true })
  for (const name of readdirSync(installed).filter((entry) => entry !== '@dodici')) {
    symlinkSync(path.join(installed, name), path.join(linked, name))
  }
  for (const name of readdirSync(path.join(folder, 'packages'))) {
    symlinkSync(path.join(folder, 'packages', name), path.join(linked, '@dodici', name))
  }
}

/** Runs in the process of an unpacked version: makes two people and their years, and a backup of them. */
async function fill(folder: string): Promise<void> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(folder, 'apps/server/src', file)).href)
  // Every version has had these, and they have taken the same since the first of them.
  const { startPlanner } = (await load('test/planner.ts')) as typeof Planners
  const { makeThings } = (await load('test/things.ts')) as typeof Things
  const { writeBackup } = (await load('db/backup/backup.ts')) as typeof Backups
  const planner = await startPlanner({ databaseUrl: null, dataDir: path.join(folder, 'data') })
  const people = [await planner.newUser(), await planner.newUser()]
  for (const person of people) {
    await makeThings(planner, person)
    await liveABit(person)
  }
  const seen = await Promise.all(people.map(whatIsSeen))
  await writeBackup(planner.db, path.join(folder, 'backup.sqlite'))
  await planner.stop()
  writeFileSync(path.join(folder, 'seen.json'), JSON.stringify(seen))
}

/** A series with a changed occurrence and one left out, things in the trash; last an edit to be undone. */
async function liveABit(person: Planners.Person): Promise<void> {
  const make = async (body: object): Promise<string> => {
    const answer = await person.post('/events', body)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<Event>()._id
  }
  const series = await make(weekly)
  await person.patch(`/events/${series}?scope=this&occurrence=${OLDER_YEAR}-03-08T18:00`, { title: 'Yoga dal vivo' })
  await person.delete(`/events/${series}?scope=this&occurrence=${OLDER_YEAR}-03-15T18:00`)
  await person.delete(`/events/${await make({ ...weekly, title: 'Via' })}?scope=all`)
  const edited = await make({
    ...weekly,
    title: 'Prima',
    start: `${OLDER_YEAR}-05-03T18:00`,
    end: `${OLDER_YEAR}-05-03T19:00`,
  })
  const answer = await person.patch(`/events/${edited}?scope=all`, { title: 'Dopo' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

/** What somebody reads of their year, and of what stands beside it, in this version. */
async function whatIsSeen(person: Planners.Person): Promise<OlderPerson> {
  const year = (await person.get(`/events?year=${OLDER_YEAR}`)).json<Event[]>()
  return {
    email: person.email,
    password: person.password,
    year: appearancesIn(year),
    trash: (await person.get('/trash')).json<unknown[]>().length,
    goals: (await person.get('/goals')).json<Goal[]>().map(({ title }) => title),
  }
}

for (const commit of process.argv.slice(2)) {
  if (commit.startsWith('/')) await fill(commit)
  else writeDataOf(commit)
}
