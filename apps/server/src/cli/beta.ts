import { approveRequest, listRequests, type BetaRequest } from '../features/beta/requests.service.ts'
import { printColumns } from './print-columns.ts'
import type { Terminal } from './terminal.ts'
import { withStorage } from './with-database.ts'

const stateOf = ({ hasAccount, approvedAt }: BetaRequest): string => {
  if (hasAccount) return 'has an account'
  return approvedAt === null ? 'waits' : `let in ${approvedAt.slice(0, 10)}`
}

/** Prints the requests for access, oldest first. */
export async function listBetaRequests(terminal: Terminal): Promise<void> {
  const requests = await withStorage(terminal, listRequests)
  const rows = requests.map((request) => [
    request.email,
    request.language,
    `asked ${request.createdAt.slice(0, 10)}`,
    stateOf(request),
  ])
  printColumns(terminal, rows)
  const waiting = requests.filter((request) => stateOf(request) === 'waits').length
  terminal.print(`${String(requests.length)} in all, ${String(waiting)} wait.`)
}

/**
 * Lets somebody in: the server mails them a code.
 * @throws Error if there is nothing to do
 */
export async function approveBetaRequest(
  terminal: Terminal,
  email: string,
  { again: isAgain = false }: { readonly again?: boolean },
): Promise<void> {
  const request = await withStorage(terminal, (storage) => approveRequest(storage, email, isAgain))
  if (request.hasAccount) throw new Error(`${request.email} has an account already.`)
  if (request.approvedAt !== null && !isAgain) {
    const when = request.approvedAt.slice(0, 10)
    throw new Error(`${request.email} was let in on ${when} already. Add --again to send another code.`)
  }
  terminal.print(`${request.email} is let in: the server sends the code, at once if it runs, else when it starts.`)
}
