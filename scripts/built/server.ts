import { join } from 'node:path'
import { root } from '../machine/commands.ts'
import type { BuiltPart } from './built-part.ts'

const folder = join(root, 'apps', 'server')

/** The server, as a program that Node runs. */
export const SERVER_FILE = join(folder, 'dist', 'main.js')
/** What the operator's commands run. */
export const COMMAND_FILE = join(folder, 'dist', 'cli.js')

/** The server in a few files instead of some 2,000: decision 0041. */
export const builtServer: BuiltPart = {
  name: 'server',
  folder,
  output: SERVER_FILE,
  steps: [['node', 'build/bundle.ts']],
  sources: { paths: ['apps/server', 'packages/core', 'packages/contract', 'package-lock.json'] },
}

/** The same by a simulated clock, for the soak alone. */
export const SIMULATED_SERVER_FILE = join(folder, '.cache', 'main.js')

export const simulatedServer: BuiltPart = {
  ...builtServer,
  name: 'simulated-server',
  output: SIMULATED_SERVER_FILE,
  steps: [['node', 'build/bundle-simulated.ts']],
}
