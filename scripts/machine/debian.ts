import { findProgram, runCommand } from './commands.ts'

/** Whether programs can be installed without asking anybody: as root on Debian and its relatives. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== null
}

/** Installs a Debian package. @throws Error with the end of what apt said */
export async function installPackage(name: string): Promise<void> {
  console.log(`Installing ${name} with apt-get; this happens once.`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const line of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]) {
    const { succeeded, output } = await runCommand(line, { environment, isQuiet: true })
    if (!succeeded) throw new Error(`\`${line.join(' ')}\` failed:\n${output.slice(-2_000)}`)
  }
}
