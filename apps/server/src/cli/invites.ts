import { INVITE_DAYS, INVITE_DAYS_MAX } from '@dodici/contract/limits'
import { createInvites, listInvites, revokeInvite } from '../features/beta/invites.service.ts'
import { pageLink } from '../page-link.ts'
import { printColumns } from './print-columns.ts'
import type { Terminal } from './terminal.ts'
import { withStorage } from './with-database.ts'

const COUNT_MAX = 1_000

export interface InviteOptions {
  readonly note?: string
  readonly days?: string
  readonly count?: string
}

/** Creates invite codes and prints them with their links. They cannot be shown again: only hashes are stored. */
export async function createInviteCodes(terminal: Terminal, options: InviteOptions): Promise<void> {
  const days = wholeNumber('days', options.days ?? String(INVITE_DAYS), INVITE_DAYS_MAX)
  const count = wholeNumber('count', options.count ?? '1', COUNT_MAX)
  const wanted = { note: options.note ?? '', days, count }
  const codes = await withStorage(terminal, (storage) => createInvites(storage, wanted))
  const settings = terminal.config()
  for (const code of codes) terminal.print(`${code}  ${pageLink(settings, `/register?invite=${code}`)}`)
  terminal.print(`Each lets one person in, within ${String(days)} days. Keep them: they are shown this once.`)
}

/** @throws Error that names the option */
function wholeNumber(option: string, text: string, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw new Error(`--${option} must be a whole number from 1 to ${String(most)}.`)
  return value
}

/** Prints every invitation, newest first. */
export async function listInviteCodes(terminal: Terminal): Promise<void> {
  const invites = await withStorage(terminal, listInvites)
  const rows = invites.map(({ id, state, createdAt, expiresAt, note }) => [
    id,
    state,
    `made ${createdAt.slice(0, 10)}`,
    `until ${expiresAt.slice(0, 10)}`,
    note,
  ])
  printColumns(terminal, rows)
  terminal.print(`${String(invites.length)} in all.`)
}

/** Revokes an invitation. */
export async function revokeInviteCode(terminal: Terminal, id: string): Promise<void> {
  await withStorage(terminal, (storage) => revokeInvite(storage, id))
  terminal.print(`The invitation ${id} is revoked.`)
}
