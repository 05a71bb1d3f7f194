import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './machine/commands.ts'

const TESTS = [
  'bench/soak/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'packages/*/src/**/*.test.ts',
  'e2e/**/*.{spec,test}.ts',
]
/** What a name begins with: `D7, D8: …`. */
const IDS = /['"`]((?:[A-Z]\d{1,2}, )*[A-Z]\d{1,2})(?:: | )/g
const ROW = /^\| ([A-Z]\d{1,2}) /gm

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const borne = new Set(
  TESTS.flatMap((tests) => globSync(tests, { cwd: root })).flatMap((path) =>
    [...read(path).matchAll(IDS)].flatMap(([, ids]) => ids?.split(', ') ?? []),
  ),
)
const listed = new Set([...read('docs/dangers.md').matchAll(ROW)].map(([, id]) => id))

it('each danger that a test is named by stands in the list', () => {
  expect([...borne].filter((id) => !listed.has(id))).toEqual([])
})

it('each danger of the list has a test that is named by it', () => {
  expect([...listed].filter((id) => id === undefined || !borne.has(id))).toEqual([])
})
