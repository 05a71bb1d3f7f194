import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Event } from '@dodici/contract/types'
import Sqlite from 'better-sqlite3'
import type { TableDigest } from '#server/db/backup/copy-tables.ts'

/** Data that earlier versions have written: see its README. */
const OLDER_DATA = path.join(import.meta.dirname, 'older-data')
/** The year in which its people have something. */
export const OLDER_YEAR = '2027'

/** What is said of the data of a version beside it. */
export interface OlderFacts {
  readonly commit: string
  /** Its last migration. */
  readonly last: string
  readonly people: readonly OlderPerson[]
  /** What its own backup has noted of each table. */
  readonly digests: readonly TableDigest[]
}

/** Somebody and what they saw in that version. */
export interface OlderPerson {
  readonly email: string
  readonly password: string
  readonly year: readonly string[]
  readonly trash: number
  readonly goals: readonly string[]
}

/** The names of all, oldest first. */
export const olderNames = (): string[] =>
  readdirSync(OLDER_DATA)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .sort()

export const olderFacts = (name: string): OlderFacts =>
  JSON.parse(readFileSync(path.join(OLDER_DATA, `${name}.json`), 'utf8')) as OlderFacts

/** Writes the database of a version as its server left it. */
export function writeOlderDatabase(name: string, file: string): void {
  writeFileSync(file, brotliDecompressSync(readFileSync(path.join(OLDER_DATA, `${name}.sqlite.br`))), { mode: 0o600 })
}

/** Writes the same as the version's own backup wrote it: in one file, with the sums of every table. */
export function writeOlderBackup(name: string, file: string): void {
  writeOlderDatabase(name, file)
  const connection = new Sqlite(file)
  connection.pragma('journal_mode = DELETE')
  connection.exec('create table backup_digest ("table" text primary key, rows integer not null, sha256 text not null)')
  const note = connection.prepare('insert into backup_digest values (@table, @rows, @sha256)')
  for (const digest of olderFacts(name).digests) note.run(digest)
  connection.close()
}

/** Every appearance in a year, with its title: the same in all versions. */
export const appearancesIn = (year: readonly Event[]): string[] =>
  year
    .flatMap(({ title, occurrences }) =>
      occurrences.map(({ start, end, changed }) => `${start} ${end} ${changed?.title ?? title}`),
    )
    .sort()

/** A folder in which a version has written `data/` and `backup.sqlite`, and what its people saw. */
interface WrittenData extends Pick<OlderFacts, 'commit' | 'people'> {
  readonly folder: string
}

/** Keeps the database of a version, small, with the sums that its own backup has noted. Answers its name. */
export function keepOlderData({ folder, commit, people }: WrittenData): string {
  const backup = new Sqlite(path.join(folder, 'backup.sqlite'), { readonly: true })
  const digests = backup.prepare<[], TableDigest>('select * from backup_digest').all()
  backup.close()
  const file = path.join(folder, 'data/dodici.sqlite')
  const database = new Sqlite(file)
  const last = database.prepare<[], string>('select max(name) from kysely_migration').pluck().get() ?? ''
  database.exec('vacuum')
  database.close()
  const name = `${last.slice(0, 4)}-${commit}`
  const facts: OlderFacts = { commit, last, people, digests }
  writeFileSync(path.join(OLDER_DATA, `${name}.sqlite.br`), brotliCompressSync(readFileSync(file)))
  writeFileSync(path.join(OLDER_DATA, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`)
  return name
}
