import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.ts'

/** Says what to type where the project was copied and nothing else, instead of which module is missing. */
export function refuseUninstalled(folder: string = root): void {
  if (existsSync(join(folder, 'node_modules'))) return
  console.error('Dodici: nothing is installed yet. Type `npm start`, which installs, builds and starts it.')
  process.exit(1)
}
