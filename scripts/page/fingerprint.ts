import { createHash, type Hash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['apps/web', 'packages/core', 'packages/contract', 'package-lock.json', 'tsconfig.base.json']
const notSources = new Set(['node_modules', 'dist'])

/**
 * What the page is built from, in one word: it changes when a file does. It reads sizes and times only, so that a
 * second start pays a few milliseconds. The settings that Vite builds in belong to it.
 */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const source of sources) addPath(hash, root, source)
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify([process.env['NODE_ENV'], settings.sort()])).digest('hex')
}

function addPath(hash: Hash, root: string, path: string): void {
  const stat = statSync(join(root, path))
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!notSources.has(name)) addPath(hash, root, `${path}/${name}`)
  }
}
