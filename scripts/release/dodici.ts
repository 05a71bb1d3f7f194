#!/usr/bin/env node
// `dodici`, as npm installs it: `dodici start` is the server, everything else a command for its data.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { become } from '../machine/become.ts'
import { SERVER_FLAGS } from '../machine/server-flags.ts'

const NEEDED = 24

const [major = ''] = process.versions.node.split('.')
if (Number(major) < NEEDED) {
  console.error(`Dodici needs Node ${String(NEEDED)} or newer, and this is ${process.version}.`)
  process.exit(1)
}

const built = join(import.meta.dirname, '..', 'apps', 'server', 'dist')
const compiled = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'dodici')
const [command, ...others] = process.argv.slice(2)

if (command === 'start') await become(join(built, 'main.js'), { flags: SERVER_FLAGS, compiled, args: others })
else {
  if (command === undefined || ['help', '--help', '-h'].includes(command)) {
    console.log('dodici start [--demo | --demo=en]   starts the server\n')
  }
  await become(join(built, 'cli.js'), { compiled })
}
