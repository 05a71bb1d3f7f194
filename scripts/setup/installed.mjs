// Is what `package-lock.json` asks for in `node_modules`? Plain JavaScript: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Compiled packages, Node among them, do not move from one machine to another. */
const machine = `${process.platform} ${process.arch}`

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.dodici-installed')

/**
 * What is installed where a folder is up to date: the digest of its lock file, and for which machine.
 * @param {string} root
 */
function freshStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${machine}`
}

/**
 * True when nothing is to be installed. Reads one stamp; only where that is old or missing (somebody ran npm by hand)
 * does it compare npm's own record of what is there, package by package.
 * @param {string} root
 */
export function isInstalled(root) {
  if (!existsSync(join(root, 'package-lock.json')) || !existsSync(join(root, 'node_modules/.bin/node'))) return false
  const stamp = existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : ''
  if (stamp === freshStamp(root)) return true
  const isFromAnotherMachine = stamp !== '' && !stamp.endsWith(` ${machine}`)
  if (isFromAnotherMachine || !holdsWhatTheLockAsks(root)) return false
  markInstalled(root)
  return true
}

/** @param {string} root */
export function markInstalled(root) {
  writeFileSync(stampFile(root), freshStamp(root))
}

/** @param {string} root */
function holdsWhatTheLockAsks(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(record)
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} LockFile */

/** @param {string} lockFile */
function packagesIn(lockFile) {
  return /** @type {LockFile} */ (JSON.parse(readFileSync(lockFile, 'utf8'))).packages
}
