import pg from 'pg'
import { newPostgres, type TestDatabase } from '#server/test/test-database.ts'
import { FEW } from './crowd-size.ts'
import { seedCrowd } from './seed-crowd.ts'

/** A database with a row or more of everything, of some tens of people. */
export async function newCrowdOfFew(): Promise<TestDatabase & { readonly databaseUrl: string }> {
  const database = await newPostgres()
  const { databaseUrl } = database
  if (databaseUrl === null) throw new Error('This database has no address.')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await seedCrowd(client, { ...FEW, today: '2026-11-20' })
  await client.end()
  return { ...database, databaseUrl }
}
