import { plans } from '@dodici/contract/plans'
import { Argument, Command, Option } from 'commander'
import type { Plan, User } from '@dodici/contract/types'
import { VERSION } from '../version.ts'
import { testModel } from './ai.ts'
import { betaCommand, invitesCommand } from './beta-commands.ts'
import { backup, check, migrate, recovered, restore, seed } from './data.ts'
import { exportFeedback, listAllFeedback } from './feedback.ts'
import { testMail } from './mail.ts'
import type { Terminal } from './terminal.ts'
import {
  addUserDevice,
  confirmUser,
  createUser,
  deleteUser,
  disableUser,
  enableUser,
  listUsers,
  renameUser,
  resetUserFactors,
  resetUserPassword,
  setUserOperator,
  setUserPlan,
  showOperatorLog,
} from './users.ts'

const LANGUAGES: readonly User['language'][] = ['it', 'en']

/** The operator's commands. Each uses the settings of the server. */
export function commandLine(terminal: Terminal): Command {
  const program = new Command('dodici').version(VERSION).description('Looks after the data of a Dodici server')
  program
    .command('backup')
    .argument('<file>', 'a new file')
    .description('write everything into one file and check it; the server may be running')
    .action((file: string) => backup(terminal, file))
  program
    .command('restore')
    .argument('<file>', 'a backup, of SQLite or of PostgreSQL')
    .description('fill the empty database that the settings name from a backup, and check it')
    .action((file: string) => restore(terminal, file))
  program
    .command('recovered')
    .description(
      'after the database was brought back otherwise (its log, a snapshot): let nobody take the old for the new',
    )
    .action(() => recovered(terminal))
  program
    .command('check')
    .description('read everything and report damage and loose ends; the server may be running')
    .action(() => check(terminal))
  program
    .command('migrate')
    .description('make the tables, or bring them up to date (the server does so when it starts)')
    .action(() => migrate(terminal))
  program
    .command('seed')
    .addOption(languageOption())
    .description('make the demo account with a rich year')
    .action(({ language }: { language: User['language'] }) => seed(terminal, language))
  program.addCommand(usersCommand(terminal))
  program.addCommand(invitesCommand(terminal))
  program.addCommand(betaCommand(terminal))
  program.addCommand(feedbackCommand(terminal))
  program.addCommand(mailCommand(terminal))
  program.addCommand(assistantCommand(terminal))
  return program
}

const languageOption = (): Option => new Option('--language <language>').choices(LANGUAGES).default('it')

const passwordOption = (): Option =>
  new Option('--password-stdin', 'read the password from standard input; without it one is made and shown once')

function usersCommand(terminal: Terminal): Command {
  const users = new Command('users').description('look after accounts; the server may be running')
  users
    .command('list')
    .option('--json', 'as one JSON array, for another program')
    .description('everybody, oldest first, and when they were here last')
    .action((options: { json?: true }) => listUsers(terminal, options))
  users
    .command('create')
    .argument('<email>')
    .option('--name <name>', 'how the page greets them')
    .addOption(languageOption())
    .addOption(new Option('--plan <plan>').choices(plans))
    .addOption(passwordOption())
    .description('make an account, whatever REGISTRATION says')
    .action((email: string, options: Parameters<typeof createUser>[2]) => createUser(terminal, email, options))
  users
    .command('rename')
    .argument('<email>')
    .argument('<name>', 'how the page greets them')
    .description('call somebody by another name')
    .action((email: string, name: string) => renameUser(terminal, email, name))
  users
    .command('set-plan')
    .argument('<email>')
    .addArgument(new Argument('<plan>').choices(plans))
    .description('give somebody another plan')
    .action((email: string, plan: Plan) => setUserPlan(terminal, email, plan))
  addWaysIn(users, terminal)
  addStates(users, terminal)
  users
    .command('delete')
    .argument('<email>')
    .option('--yes', 'it cannot be undone: say that you mean it')
    .description('delete somebody with everything that is theirs')
    .action((email: string, options: { yes?: true }) => deleteUser(terminal, email, options))
  return users
}

/** What has to do with how they sign in. */
function addWaysIn(users: Command, terminal: Terminal): void {
  users
    .command('reset-password')
    .argument('<email>')
    .addOption(passwordOption())
    .description('give somebody another password, and sign them out everywhere')
    .action((email: string, options: { passwordStdin?: true }) => resetUserPassword(terminal, email, options))
  users
    .command('reset-factors')
    .argument('<email>')
    .description('have somebody sign in with the password alone who has lost their app and recovery codes')
    .action((email: string) => resetUserFactors(terminal, email))
  users
    .command('add-device')
    .argument('<email>')
    .argument('<name>', 'how the history calls it')
    .description('make a password for the calendar program of a device, and show it this once')
    .action((email: string, name: string) => addUserDevice(terminal, email, name))
  users
    .command('confirm')
    .argument('<email>')
    .description('say that the address is theirs, as their link would: they get their mails from then on')
    .action((email: string) => confirmUser(terminal, email))
}

/** What whoever runs the server decides of an account, and what was decided. */
function addStates(users: Command, terminal: Terminal): void {
  users
    .command('disable')
    .argument('<email>')
    .description('let nobody in: sessions, keys, devices and addresses stop at once, and nothing is lost')
    .action((email: string) => disableUser(terminal, email))
  users
    .command('enable')
    .argument('<email>')
    .description('open the account again')
    .action((email: string) => enableUser(terminal, email))
  users
    .command('operator')
    .argument('<email>')
    .addArgument(new Argument('<state>').choices(['on', 'off']))
    .description('show somebody the admin page, or no more')
    .action((email: string, state: 'on' | 'off') => setUserOperator(terminal, email, state))
  users
    .command('audit')
    .option('--json', 'as one JSON array, for another program')
    .description('what was done on the command line and on the admin page, newest first')
    .action((options: { json?: true }) => showOperatorLog(terminal, options))
}

function mailCommand(terminal: Terminal): Command {
  const mail = new Command('mail').description('look after the mails that are sent')
  mail
    .command('test')
    .argument('<email>', 'who gets it')
    .addOption(languageOption())
    .description('send one mail at once, and say what the mail server answers')
    .action((email: string, { language }: { language: User['language'] }) => testMail(terminal, email, language))
  return mail
}

function assistantCommand(terminal: Terminal): Command {
  const assistant = new Command('ai').description('look after what powers the assistant')
  assistant
    .command('test')
    .description('ask the model that the settings name one question, and say what comes of it')
    .action(() => testModel(terminal))
  return assistant
}

function feedbackCommand(terminal: Terminal): Command {
  const feedback = new Command('feedback').description('what people have said; the server may be running')
  feedback
    .command('list')
    .description('all of it, oldest first')
    .action(() => listAllFeedback(terminal))
  feedback
    .command('export')
    .option('--json', 'as one JSON array; without it as CSV')
    .description('all of it for another program')
    .action((options: { json?: true }) => exportFeedback(terminal, options))
  return feedback
}
