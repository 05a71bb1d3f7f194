import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { root } from '../machine/commands.ts'

const eslint = new ESLint({ cwd: root })

async function rulesBroken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return result!.messages.map((message) => message.ruleId)
}

const page = 'apps/web/src/features/year/year-page.tsx'
const core = 'packages/core/src/date/day.ts'
const server = 'apps/server/src/clock.ts'
const manyLines = 'export const a = 1\n'.replace('a', 'b').repeat(251)
const branches = Array.from({ length: 11 }, (_, index) => `if (a === ${index}) return ${index}`).join('\n')

const planted: [what: string, rule: string, file: string, code: string][] = [
  ['literal text', 'no-restricted-syntax', page, 'export const A = () => <p>Ciao</p>\n'],
  ['literal text in braces', 'no-restricted-syntax', page, "export const A = () => <p>{'Ciao'}</p>\n"],
  ['a literal label', 'no-restricted-syntax', page, 'export const A = () => <p aria-label="Ciao" />\n'],
  ['raw markup', 'no-restricted-syntax', page, 'export const A = (p: object) => <p dangerouslySetInnerHTML={p} />\n'],
  ['a colour in a feature', 'no-restricted-syntax', page, "export const A = () => <p color={'#ff0000'} />\n"],
  ['a fetch outside of the client', 'no-restricted-globals', page, "export const a = fetch('/')\n"],
  ['a default export', 'no-restricted-syntax', server, 'export default 1\n'],
  ['a class', 'no-restricted-syntax', server, 'export class Clock {}\n'],
  ['the time of day in core', 'no-restricted-syntax', core, 'export const a = Date.now()\n'],
  ['today in core', 'no-restricted-syntax', core, 'export const a = new Date()\n'],
  ['chance in core', 'no-restricted-syntax', core, 'export const a = Math.random()\n'],
  ['an undocumented function in core', 'house/exported-functions-are-documented', core, 'export function a() {}\n'],
  ['a skipped test', 'no-restricted-syntax', 'packages/core/src/date/day.test.ts', "it.skip('x', () => {})\n"],
  ['a drawer', 'house/telling-file-names', 'apps/server/src/utils/a.ts', 'export const a = 1\n'],
  ['a drawer of one file', 'house/telling-file-names', 'apps/server/src/date-helpers.ts', 'export const a = 1\n'],
  ['camel case', 'house/telling-file-names', 'apps/server/src/myClock.ts', 'export const a = 1\n'],
  ['a rule disabled without a reason', 'house/disables-say-why', server, '/* eslint-disable eqeqeq */\nf(1 == a)\n'],
  ['a rule about types disabled without a reason', 'house/disables-say-why', server, '/* oxlint-disable x */\n'],
  ['a disable comment without use', '', server, 'export const a = 1 // eslint-disable-line eqeqeq -- no need\n'],
  ['a long file', 'max-lines', server, manyLines],
  ['a tangled function', 'complexity', server, `export function f(a: number) {\n${branches}\n}\n`],
  ['five parameters', 'max-params', server, 'export const f = (a, b, c, d, e) => a + b + c + d + e\n'],
  ['a long function', 'max-lines-per-function', server, `export function f() {\n${'g()\n'.repeat(50)}}\n`],
]

describe('the linter', () => {
  it.each(planted)('refuses %s', async (_, rule, file, code) => {
    // The complaint about a comment without use comes from no rule.
    expect(await rulesBroken(file, code)).toContain(rule === '' ? null : rule)
  })

  it.each([
    [page, 'export const A = () => <p aria-label={words.year}>12 – 24</p>\n'],
    [page, 'export const A = () => <p data-view="months" className="row" />\n'],
    [core, '/** One. */\nexport function a(time: number) {\n  return new Date(time)\n}\n'],
    [core, '/** One or two. */\nexport function a(): 1\nexport function a(b?: 2): number {\n  return b ?? 1\n}\n'],
    [server, 'export class AppError extends Error {}\n'],
    ['packages/core/src/date/day.test.ts', "it('x', () => {})\n"],
    ['vitest.config.ts', 'export default {}\n'],
  ])('has nothing against this in %s: %s', async (file, code) => {
    expect(await rulesBroken(file, code)).toEqual([])
  })
})
