import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What lies in the data folder: for whoever runs the server, and for nobody else of the machine. */
const OWN_FILES = /^dodici\.(sqlite(-wal|-shm|-journal)?|lock|installed)$/
const FILE = 0o600
const FOLDER = 0o700
/** The bit of a folder such as /tmp, in which everybody may make files. */
const STICKY = 0o1000

/** Makes a file where there is none, for its owner alone whatever the umask says. SQLite gives the log beside it the same. */
export function makePrivateFile(file: string): void {
  try {
    const made = openSync(file, 'wx', FILE)
    closeSync(made)
  } catch (error) {
    // Never opened where it is there: to close it again would drop the locks that this process holds on it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/**
 * Takes from others what an older version, or a copy made by hand, lets them read in the data folder. Answers what could not
 * be changed, in words for the log.
 */
export function protectData(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  if ((statSync(dataDir).mode & STICKY) !== 0) {
    return [`${dataDir} is a folder that everybody of this machine uses: set DATA_DIR to one of its own.`]
  }
  const outbox = path.join(dataDir, 'outbox')
  const mails = existsSync(outbox) ? namesIn(outbox).filter((name) => /\.eml(\.new)?$/.test(name)) : []
  return [
    ...protect(dataDir, FOLDER),
    ...(existsSync(outbox) ? protect(outbox, FOLDER) : []),
    ...namesIn(dataDir)
      .filter((name) => OWN_FILES.test(name))
      .flatMap((name) => protect(path.join(dataDir, name), FILE)),
    ...mails.flatMap((name) => protect(path.join(outbox, name), FILE)),
  ]
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Said of the folder itself already.
    return []
  }
}

function protect(place: string, mode: number): string[] {
  try {
    if ((statSync(place).mode & 0o777) !== mode) chmodSync(place, mode)
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`Others of this machine may be able to read ${place}: ${reason}`]
  }
}
