import { Command } from 'commander'
import { approveBetaRequest, listBetaRequests } from './beta.ts'
import { createInviteCodes, listInviteCodes, revokeInviteCode, type InviteOptions } from './invites.ts'
import type { Terminal } from './terminal.ts'

/** `invites`: codes that the operator hands out. */
export function invitesCommand(terminal: Terminal): Command {
  const invites = new Command('invites').description('codes that let people in; the server may be running')
  invites
    .command('create')
    .option('--note <note>', 'whom it is for')
    .option('--days <days>', 'how long it works (30)')
    .option('--count <count>', 'how many (1)')
    .description('make codes and show them, with their links: this once')
    .action((options: InviteOptions) => createInviteCodes(terminal, options))
  invites
    .command('list')
    .description('all of them, newest first, and what has become of them')
    .action(() => listInviteCodes(terminal))
  invites
    .command('revoke')
    .argument('<id>', 'as the list shows it')
    .description('take a code back that was not used')
    .action((id: string) => revokeInviteCode(terminal, id))
  return invites
}

/** `beta`: who has asked to be let in. */
export function betaCommand(terminal: Terminal): Command {
  const beta = new Command('beta').description('who has asked to be let in; the server may be running')
  beta
    .command('list')
    .description('all of them, oldest first')
    .action(() => listBetaRequests(terminal))
  beta
    .command('approve')
    .argument('<email>')
    .option('--again', 'send another code to who was let in before')
    .description('let somebody in: the server sends them a code of their own')
    .action((email: string, options: { again?: boolean }) => approveBetaRequest(terminal, email, options))
  return beta
}
