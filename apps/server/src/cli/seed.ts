import type { Config } from '../config.ts'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/open.ts'
import { createDemo, DEMO_EMAIL, DEMO_PASSWORD } from '../features/demo/demo.service.ts'
import { argonPasswords } from '../passwords.ts'
import { printLine } from './print.ts'

/**
 * Makes the demo account.
 * @throws Error for a language that there is none for
 */
export async function seed(config: Config, language: string): Promise<void> {
  if (language !== 'it' && language !== 'en') throw new Error('The demo year is written in it and in en.')
  const db = await openDatabase(config)
  try {
    const isNew = await createDemo({ db, clock: systemClock, config, passwords: argonPasswords() }, language)
    const what = isNew ? 'The demo year is made' : 'The demo year was there already'
    printLine(`${what}: sign in as ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}`)
  } finally {
    await db.close()
  }
}
