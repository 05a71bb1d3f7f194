import type { User } from '@dodici/contract/types'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/open.ts'
import { createDemo, DEMO_EMAIL, DEMO_PASSWORD } from '../features/demo/demo.service.ts'
import { argonPasswords } from '../passwords.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** Creates the demo account in a language, unless it exists. */
export async function seed({ config, print }: Terminal, language: User['language']): Promise<void> {
  const settings = config()
  const passwords = argonPasswords()
  const isNew = await withDatabase(openDatabase(settings), (db) =>
    createDemo({ db, clock: systemClock, config: settings, passwords }, language),
  )
  const what = isNew ? 'The demo year is made' : 'The demo year was there already'
  print(`${what}: sign in as ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}`)
}
