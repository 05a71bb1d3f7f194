import { Command } from 'commander'
import { backup } from './cli/backup.ts'
import { check } from './cli/check.ts'
import { migrateTables } from './cli/migrate.ts'
import { restore } from './cli/restore.ts'
import { seed } from './cli/seed.ts'
import { readConfig } from './config.ts'
import { loadEnvFile } from './env-file.ts'
import { VERSION } from './version.ts'

/** The operator's command line. Every command uses the settings of the server: the environment, and a `.env` file. */
const program = new Command('dodici').version(VERSION).description('Looks after the data of a Dodici server')

program
  .command('backup')
  .argument('<file>', 'a new file')
  .description('write everything into one file and check it; the server may be running')
  .action((file: string) => backup(settings(), file))
program
  .command('restore')
  .argument('<file>', 'a backup, of SQLite or of PostgreSQL')
  .description('fill the empty database that the settings name from a backup, and check it')
  .action((file: string) => restore(settings(), file))
program
  .command('check')
  .description('read everything and report damage and loose ends; the server may be running')
  .action(() => check(settings()))
program
  .command('migrate')
  .description('make the tables, or bring them up to date (the server does so when it starts)')
  .action(() => migrateTables(settings()))
program
  .command('seed')
  .option('--language <language>', 'it or en', 'it')
  .description('make the demo account with a rich year')
  .action((options: { language: string }) => seed(settings(), options.language))

function settings() {
  return readConfig(process.env)
}

try {
  loadEnvFile()
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
