import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, runCommand } from './commands.ts'
import { provided } from './debian.ts'

/** Where Linux says which programs it runs by another. */
const HANDLERS = '/proc/sys/fs/binfmt_misc'

/**
 * Lets this machine run programs of another processor, by QEMU's `emulator` of it.
 * @throws Error that says what is missing
 */
export async function provideEmulation(emulator: string): Promise<void> {
  const purpose = 'programs of another processor'
  await provided('binfmt-support', purpose, () => findProgram('update-binfmts'))
  await provided('qemu-user-static', purpose, () => findProgram(emulator))
  const name = emulator.replace('-static', '')
  if (existsSync(join(HANDLERS, name))) return
  if (!existsSync(join(HANDLERS, 'status'))) await runCommand(['mount', '-t', 'binfmt_misc', 'binfmt_misc', HANDLERS])
  await runCommand(['update-binfmts', '--enable', name])
  if (!existsSync(join(HANDLERS, name))) throw new Error(`This machine does not let ${emulator} run programs.`)
}
