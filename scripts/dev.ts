// `npm run dev`: the server, which starts anew when its files change, and Vite's own server for the page before it.
import { join } from 'node:path'
import { cleanUpWhenInterrupted } from './machine/clean-up.ts'
import { endCommands, root, runCommand } from './machine/commands.ts'

cleanUpWhenInterrupted()
const server = ['node', '--watch', 'apps/server/src/main.ts', ...process.argv.slice(2)]
// Whichever ends first takes the other with it.
const result = await Promise.race([runCommand(server), runCommand(['vite'], { folder: join(root, 'apps', 'web') })])
await endCommands('SIGTERM')
if (!result.succeeded) process.exitCode = 1
