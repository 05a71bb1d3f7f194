import type { Database } from '#server/db/database.ts'
import { notingPlugin } from './noting-plugin.ts'

interface CountingDatabase {
  readonly db: Database
  /** How many statements have been made since it was called last. */
  readonly take: () => number
}

/** A database that counts the statements that are made on it, without the beginning and the end of a transaction. */
export function countingDatabase(db: Database): CountingDatabase {
  let count = 0
  const plugin = notingPlugin(() => (count += 1))
  const counted: Database = {
    ...db,
    read: db.read.withPlugin(plugin),
    ask: (query) => {
      count += 1
      return db.ask(query)
    },
    transact: (work) => db.transact((trx) => work(trx.withPlugin(plugin))),
    transactFor: (write) =>
      db.transactFor({ ...write, work: (trx, parts) => write.work(trx.withPlugin(plugin), parts) }),
  }
  const take = (): number => {
    const taken = count
    count = 0
    return taken
  }
  return { db: counted, take }
}
