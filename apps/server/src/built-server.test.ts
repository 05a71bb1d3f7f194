import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const built = join(import.meta.dirname, '..', 'dist')

const codeOf = (file: string): string => readFileSync(join(built, file), 'utf8')

/** The files that one loads before it runs, with itself: not those that it may ask for later. */
function loadedBy(file: string, loaded = new Map<string, string>()): Map<string, string> {
  if (loaded.has(file)) return loaded
  const code = codeOf(file)
  loaded.set(file, code)
  for (const [, name = ''] of code.matchAll(/^(?:import|export)\b[^"']*"\.\/([^"]+)"/gm)) loadedBy(name, loaded)
  return loaded
}

const plans = (file: string): boolean => codeOf(file).includes('// ../../packages/core/src/planning/plan-target.ts')

/** What speaks OpenID Connect, with what it needs for it. */
const SIGNS_IN_ELSEWHERE = /^\/\/ .*\/node_modules\/(?:openid-client|oauth4webapi|jose)\//m
const signsInElsewhere = (file: string): boolean => SIGNS_IN_ELSEWHERE.test(codeOf(file))

it('does not load what plans before a plan is asked for, and then in a thread', () => {
  for (const entry of ['main.js', 'reading-worker.js']) {
    const loaded = loadedBy(entry)
    expect([entry, loaded.size > 3]).toEqual([entry, true])
    expect([entry, [...loaded.keys()].filter(plans)]).toEqual([entry, []])
  }
  expect(readdirSync(built).filter(plans)).toHaveLength(1)
})

it('does not load what speaks to an issuer before somebody signs in there', () => {
  for (const entry of ['main.js', 'cli.js', 'reading-worker.js', 'ics-worker.js']) {
    expect([entry, [...loadedBy(entry).keys()].filter(signsInElsewhere)]).toEqual([entry, []])
  }
  expect(readdirSync(built).filter(signsInElsewhere)).toHaveLength(1)
})

it('asks for `node:http` in the way that does not load the fetch of Node', () => {
  const files = [...loadedBy('main.js'), ...loadedBy('reading-worker.js'), ...loadedBy('cli.js')]
  const importing = files.filter(([, code]) => /^import\b[^;]*["'](?:node:)?http["']/m.test(code))
  expect(importing.map(([name]) => name)).toEqual([])
  expect(files.filter(([, code]) => code.includes('getBuiltinModule("node:http")'))).not.toEqual([])
})

it('is written in letters of one byte each, so that the server keeps one for each', () => {
  for (const [file, code] of loadedBy('main.js')) expect([file, /[^\0-\xFF]/.exec(code)]).toEqual([file, null])
})
