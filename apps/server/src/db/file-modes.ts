import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { codeOf, messageOf } from '../errors.ts'

/** Files in the data folder are readable only by the user who runs the server. */
const OWN_FILES = /^dodici\.(sqlite(-wal|-shm|-journal)?|lock|installed|key|restoring)$/
const FILE = 0o600
const FOLDER = 0o700
/** The sticky bit of folders such as /tmp, in which everybody may create files. */
const STICKY = 0o1000

/**
 * Creates a file, if there is none, that only its owner can read, whatever the umask. SQLite gives its log the same
 * mode.
 */
export function makePrivateFile(file: string): void {
  try {
    const made = openSync(file, 'wx', FILE)
    closeSync(made)
  } catch (error) {
    // An existing file is never opened: closing it would drop this process's locks on it.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/**
 * Removes other users' access to the data folder, which an older version or a manual copy may have left. Returns what
 * could not be changed, in words for the log.
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
    // Already reported for the folder itself.
    return []
  }
}

function protect(place: string, mode: number): string[] {
  try {
    if ((statSync(place).mode & 0o777) !== mode) chmodSync(place, mode)
    return []
  } catch (error) {
    return [`Others of this machine may be able to read ${place}: ${messageOf(error)}`]
  }
}
