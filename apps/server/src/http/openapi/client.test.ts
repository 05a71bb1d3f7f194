import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations, type Operation } from '@dodici/contract/operations'
import { EXAMPLE_ID } from '@dodici/contract/examples'
import { createClient } from '@hey-api/openapi-ts'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApiDocument } from './document.ts'

const MINUTE = 60_000

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-client-'))
  const document = openApiDocument({ name: 'Planner', version: '1.0.0', publicUrl: null })
  await createClient({
    input: JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    output: { path: folder, clean: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  })
}, MINUTE)

afterAll(() => rm(folder, { recursive: true }))

/** What a program would write to call an operation, with the example of the contract. */
function callOf({ name, path, spec }: Operation): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found)
  const options = {
    ...(names.length === 0
      ? {}
      : { path: Object.fromEntries(names.map((one) => [one, one === 'year' ? 2027 : EXAMPLE_ID])) }),
    ...(spec.example?.query ? { query: spec.example.query } : {}),
    ...(spec.example?.body === undefined ? {} : { body: spec.example.body }),
  }
  return `api.${name}(${Object.keys(options).length === 0 ? '' : JSON.stringify(options)})`
}

/** What the compiler says of a script beside the client, at its strictest. */
async function faultsOfScript(calls: readonly string[]): Promise<string[]> {
  const script = join(folder, 'script.ts')
  await writeFile(
    script,
    ["import * as api from './sdk.gen.js'", `export const all = () => [\n${calls.join(',\n')}\n]`].join('\n'),
  )
  const program = ts.createProgram([script], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  })
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

it(
  'makes a client of which the types allow all that the examples say, by every operation',
  async () => {
    expect(await faultsOfScript((Object.values(operations) as Operation[]).map(callOf))).toEqual([])
  },
  MINUTE,
)

it(
  'makes a client that refuses a misspelt field, one that is missing, and a kind that does not exist',
  async () => {
    const faults = await faultsOfScript([
      "api.createCategory({ body: { name: 'x', colour: '#000000' } })",
      'api.createCategory({ body: {} })',
      "api.settleLinkedConflict({ path: { id: 'x', conflictId: 'x' }, body: { keep: 'none' } })",
      "api.createEvent({ body: { title: 'x', allDay: true, start: '2027-05-01' } })",
    ])
    expect(faults).toHaveLength(4)
  },
  MINUTE,
)

it('says in the types how answers refuse', async () => {
  const types = await readFile(join(folder, 'types.gen.ts'), 'utf8')
  expect(types).toMatch(/export type CreateEventErrors = \{[^}]*409: Problem;/)
})
