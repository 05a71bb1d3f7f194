import { temporaryFolder } from './clean-up.ts'
import { ownPostgres } from './postgres-server.ts'

export interface TestDatabase {
  url: string
  /** Which one it is, for the person who reads the output. */
  origin: string
}

/** Nobody needs what is in it after the tests, so it need not survive a power cut. */
const speed = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name}=off`)

/**
 * A PostgreSQL for the tests: the one that `TEST_DATABASE_URL` names, or a throwaway one of our own, which is installed
 * where it can be, and removed at the end. Whoever asks again gets the same one.
 * @throws Error that says what is missing
 */
export async function providePostgres(): Promise<TestDatabase> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, origin: `TEST_DATABASE_URL at ${new URL(given).host}` }
  return (throwaway ??= startThrowaway())
}

let throwaway: Promise<TestDatabase> | undefined

async function startThrowaway(): Promise<TestDatabase> {
  const { url, programs, start } = await ownPostgres(temporaryFolder('postgres'))
  await start(speed)
  return { url, origin: `a throwaway one from ${programs}` }
}
