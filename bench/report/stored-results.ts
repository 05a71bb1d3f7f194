import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/machine/commands.ts'
import { describeMachine } from './machine.ts'
import type { StoredResult, Result } from './result.ts'

const folder = join(root, '.cache', 'bench', 'results')

/** Keeps what a part came to, with what it was measured on. */
export function storeResult(part: string, result: Result, took: Pick<StoredResult, 'seconds' | 'load'>): void {
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString().slice(0, 10)
  const kept: StoredResult = { part, date, commit: commit(), surroundings: describeMachine(), ...took, ...result }
  writeFileSync(join(folder, `${part}.json`), JSON.stringify(kept, null, 2))
}

/** The last result of a part on this machine; null where it never ran. */
export function storedResult(part: string): StoredResult | null {
  const file = join(folder, `${part}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredResult) : null
}

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', 'apps', 'packages', 'scripts') !== ''
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : '')
}
