import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, runCommand } from '../machine/commands.ts'

/** One offence each, in a file of its own. */
const planted: Readonly<Record<string, string>> = {
  // What the compiler itself says.
  ts2322: "export const f: number = '1'\n",
  ts6133: 'export class AnError extends Error {\n  private a = 1\n}\n',
  'no-floating-promises': 'export function f(): void {\n  Promise.resolve(1)\n}\n',
  'no-misused-promises': 'export const f = (a: number[]): void => a.forEach(async () => Promise.resolve())\n',
  'await-thenable': 'export async function f(a: number): Promise<void> {\n  await a\n}\n',
  'return-await':
    'export async function f(a: Promise<1>) {\n  try {\n    return a\n  } catch {\n    return 2\n  }\n}\n',
  'only-throw-error': 'export function f(): never {\n  throw 1\n}\n',
  'no-unsafe-assignment': "export const f = (): void => {\n  const a = JSON.parse('1')\n  void a\n}\n",
  'no-unsafe-member-access': "export const f = (): boolean => Boolean(JSON.parse('1').b)\n",
  'no-unsafe-argument': "export const f = (): number => Math.abs(JSON.parse('1'))\n",
  'no-unsafe-return': "export const f = (): string => JSON.parse('1')\n",
  'no-unsafe-call': "export const f = (): void => void JSON.parse('1')()\n",
  'no-unnecessary-condition': "export const f = (a: 'x' | 'y'): 1 | 2 => (a ? 1 : 2)\n",
  'switch-exhaustiveness-check':
    "export function f(a: 'x' | 'y') {\n  switch (a) {\n    case 'x':\n      return 1\n  }\n}\n",
  'restrict-template-expressions': 'export const f = (a: Date): string => `${a}`\n',
  'no-base-to-string': 'export const f = (a: object): string => String(a)\n',
  'unbound-method':
    'class AnError extends Error {\n  say() {\n    return this.message\n  }\n}\nexport const f = new AnError().say\n',
  'no-deprecated': '/** @deprecated use b */\nconst a = 1\nexport const f = a + 1\n',
}

/** What it has nothing against in a test, and in the configuration of a tool. */
const allowed: Readonly<Record<string, string>> = {
  'any.test.ts': "export const f = (): void => {\n  const a = JSON.parse('1')\n  void a.b\n}\n",
  'tool.config.js': "export const f = () => JSON.parse('1')\n",
}

describe('the linter, which knows the types,', () => {
  it('refuses each planted offence, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dodici-planted-'))
    const compilerOptions = {
      strict: true,
      noUnusedLocals: true,
      target: 'ES2024',
      noEmit: true,
      skipLibCheck: true,
      allowJs: true,
      types: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
    mkdirSync(join(folder, 'node_modules'))
    for (const [rule, code] of Object.entries(planted)) writeFileSync(join(folder, `${rule}.ts`), code)
    for (const [name, code] of Object.entries(allowed)) writeFileSync(join(folder, name), code)
    const line = ['oxlint', '--config', join(root, '.oxlintrc.json'), '--format', 'json']
    const { succeeded, output } = await runCommand(line, { folder, isQuiet: true })
    rmSync(folder, { recursive: true })
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
    const broken = diagnostics.map(({ code, filename }) => `${filename}: ${code.toLowerCase()}`)
    expect(succeeded).toBe(false)
    expect(broken.filter((one) => !/^([\w-]+)\.ts: typescript\(\1\)$/.test(one))).toEqual([])
    expect(new Set(broken)).toEqual(new Set(Object.keys(planted).map((rule) => `${rule}.ts: typescript(${rule})`)))
  })
})
