import { createHash, type Hash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Sources {
  /** Files and folders, from the root of the project. */
  readonly paths: readonly string[]
  /** Says of an environment variable whether it is built in. */
  readonly settings?: (name: string) => boolean
}

const notSources = new Set(['node_modules', 'dist', '.cache'])

/**
 * What a part is built from, in one word: it changes when a file does. It reads sizes and times only, so that a second
 * start pays a few milliseconds.
 */
export function fingerprint(root: string, { paths, settings = () => false }: Sources): string {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, root, path)
  const builtIn = Object.entries(process.env).filter(([name]) => settings(name))
  return hash.update(JSON.stringify(builtIn.sort())).digest('hex')
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
