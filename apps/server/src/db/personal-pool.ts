import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { PersonTurns } from './person-turns.ts'

/** A pool of which nobody has more connections than is theirs: they wait for one of their own before they take one. */
export const personalPool = (pool: pg.Pool, turns: PersonTurns): PostgresPool => ({
  options: pool.options,
  connect: () =>
    new Promise<PostgresPoolClient>((resolve, reject) => {
      const use = async (): Promise<void> => {
        const client = await pool.connect()
        const released = Promise.withResolvers<undefined>()
        const release = client.release.bind(client)
        client.release = (error) => {
          release(error)
          released.resolve(undefined)
        }
        resolve(client)
        await released.promise
      }
      turns.withConnection(use).catch(reject)
    }),
  end: () => pool.end(),
})
