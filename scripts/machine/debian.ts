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

/** What is found on this machine, or once its Debian package is installed. @throws Error that says what is missing for what */
export async function provided<Found>(name: string, purpose: string, find: () => Found | null): Promise<Found> {
  const found = find()
  if (found !== null) return found
  if (canInstallPackages()) await installPackage(name)
  const installed = find()
  if (installed !== null) return installed
  throw new Error(`${name} is missing for ${purpose}, and cannot be installed here.`)
}
