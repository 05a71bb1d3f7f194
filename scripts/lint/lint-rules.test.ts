import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root, runCommand } from '../machine/commands.ts'
import houseRules from './house-rules.ts'
import { allowed, planted } from './planted-offences.ts'

const named = (snippets: readonly (readonly [file: string, code: string])[], word: string) =>
  snippets.map(([file, code], index) => [file.replace('*', `${word}-${index}`), code] as const)
const offences = named(
  planted.map(([, , file, code]) => [file, code]),
  'planted',
)
const harmless = named(allowed, 'allowed')

let broken: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  broken = await lint([...offences, ...harmless])
})

/** Asks Oxlint once about a tree of snippets, with our own rules but without types, and tells the rules that each file breaks. */
async function lint(snippets: readonly (readonly [file: string, code: string])[]): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'dodici-planted-'))
  const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  writeFileSync(join(folder, '.oxlintrc.json'), rules.replace(/"(typeAware|typeCheck)": true/g, '"$1": false'))
  mkdirSync(join(folder, 'scripts'))
  symlinkSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'))
  for (const [file, code] of snippets) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  const files = snippets.map(([file]) => file)
  const { output } = await runCommand(['oxlint', '--format', 'json', ...files], { folder, isQuiet: true })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code?: string; filename: string; message: string }[] }
  const found = Map.groupBy(diagnostics, ({ filename }) => filename)
  return new Map([...found].map(([file, faults]) => [file, faults.map(({ code, message }) => ruleOf(code) ?? message)]))
}

/** `eslint(no-var)` is `no-var` in the configuration, and `react-hooks(x)` is `react/x`. */
function ruleOf(code: string | undefined): string | undefined {
  const [, plugin = '', rule] = /^([\w-]+)\(([\w-]+)\)$/.exec(code ?? '') ?? []
  if (rule === undefined) return undefined
  return plugin === 'eslint' ? rule : `${plugin.replace('-hooks', '')}/${rule}`
}

describe('the linter', () => {
  it.each(planted.map(([what, rule], index) => [what, rule, offences[index]![0]] as const))(
    'refuses %s',
    (_, rule, file) => {
      // The complaint about a comment without use comes from no rule.
      const expected = rule === 'unused' ? expect.stringMatching(/^Unused oxlint-disable directive/) : rule
      expect(broken.get(file)).toContainEqual(expected)
    },
  )

  it.each(harmless)('has nothing against this in %s: %s', (file) => {
    expect(broken.get(file) ?? []).toEqual([])
  })

  it('has no rule of the house that is not planted here', () => {
    const ofTheHouse = planted.flatMap(([, rule]) => (rule.startsWith('house/') ? [rule.slice('house/'.length)] : []))
    expect(new Set(ofTheHouse)).toEqual(new Set(Object.keys(houseRules.rules)))
  })

  it('has no rule of React that is not planted here', () => {
    const inUse = readFileSync(join(root, '.oxlintrc.json'), 'utf8').match(/"react\/[\w-]+"/g) ?? []
    const ofReact = planted.flatMap(([, rule]) => (rule.startsWith('react/') ? [`"${rule}"`] : []))
    expect(new Set(ofReact)).toEqual(new Set(inUse))
  })
})
