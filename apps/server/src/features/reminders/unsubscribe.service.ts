import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { findAccountById } from '#server/features/accounts/account-row.ts'
import { unsubscribeKey } from './unsubscribe-key.ts'
import { askPage, donePage, unknownPage, type Unsubscribing } from './unsubscribe-page.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'
import { stopMails } from './unsubscribe.queries.ts'

type Surroundings = Storage & { readonly config: Pick<Config, 'appName'> }

/** The token of a mail, and the language for an unknown person. */
interface Followed {
  readonly token: string
  readonly language: 'it' | 'en'
}

/** A page for a person. */
export interface ShownPage {
  readonly status: 200 | 404
  readonly html: string
}

/** Asks for confirmation and changes nothing, because programs follow links too. */
export async function askUnsubscribe(surroundings: Surroundings, followed: Followed): Promise<ShownPage> {
  const found = await unsubscribingOf(surroundings, followed.token)
  return shown(surroundings, followed, found && askPage(surroundings.config.appName, found))
}

/** Unsubscribes; may be repeated. */
export async function unsubscribe(surroundings: Surroundings, followed: Followed): Promise<ShownPage> {
  const { db, clock, config } = surroundings
  const read = readUnsubscribeToken(await unsubscribeKey(surroundings), followed.token)
  if (read !== null) await db.transact((trx) => stopMails(trx, { ...read, now: instantOf(clock) }))
  const found = await unsubscribingOf(surroundings, followed.token)
  return shown(surroundings, followed, found && donePage(config.appName, found))
}

const shown = ({ config }: Surroundings, { language }: Followed, html: string | null): ShownPage =>
  html === null ? { status: 404, html: unknownPage(config.appName, language) } : { status: 200, html }

/** The person and kind of a token; null if it is invalid, or the person is gone. */
async function unsubscribingOf(storage: Storage, token: string): Promise<Unsubscribing | null> {
  const read = readUnsubscribeToken(await unsubscribeKey(storage), token)
  const owner = read === null ? null : await findAccountById(storage.db.read, read.userId)
  return read === null || owner === null ? null : { kind: read.kind, language: owner.language }
}
