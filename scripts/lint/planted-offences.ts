// A `*` in the name of a file is where its own number goes: each snippet is a file beside the others.
const page = 'apps/web/src/features/year/*.tsx'
const hook = 'apps/web/src/ui/*.ts'
const core = 'packages/core/src/date/*.ts'
const answers = 'packages/core/src/answers/*.ts'
const answering = 'packages/core/src/answers/answering/*.ts'
const intents = 'packages/core/src/intents/*.ts'
const coreTest = 'packages/core/src/date/*.test.ts'
const server = 'apps/server/src/*.ts'
const events = 'apps/server/src/features/events/*.ts'

const lines = (count: number, line = 'g()') => `${line}\n`.repeat(count)
const branches = Array.from({ length: 11 }, (_, index) => `if (a === ${index}) return ${index}`).join('\n')
const react = "import { useCallback, useEffect, useMemo, useRef, useState } from 'react'\n"

/** What is wrong, the rule that says so, where it is, and the code. */
export type Planted = readonly [what: string, rule: string, file: string, code: string]

const ofTheHouse: readonly Planted[] = [
  ['literal text', 'house/words-come-from-i18n', page, 'export const A = () => <p>Ciao</p>\n'],
  ['literal text in braces', 'house/words-come-from-i18n', page, "export const A = () => <p>{'Ciao'}</p>\n"],
  ['a literal label', 'house/words-come-from-i18n', page, 'export const A = () => <p aria-label="Ciao" />\n'],
  ['raw markup', 'house/no-raw-markup', page, 'export const A = (p: object) => <p dangerouslySetInnerHTML={p} />\n'],
  [
    'a colour in a feature',
    'house/colours-live-in-the-theme',
    page,
    "export const A = () => <p color={'#ff0000'} />\n",
  ],
  ['a default export', 'house/no-default-exports', server, 'export default 1\n'],
  ['a default export below', 'house/no-default-exports', 'apps/web/src/*.config.ts', 'export default 1\n'],
  ['a class', 'house/no-classes-but-errors', server, 'export class Clock {}\n'],
  ['the time of day in core', 'house/core-knows-no-clock', core, 'export const a = Date.now()\n'],
  ['today in core', 'house/core-knows-no-clock', core, 'export const a = new Date()\n'],
  ['chance in core', 'house/core-knows-no-chance', core, 'export const a = Math.random()\n'],
  [
    'an owner who is who asks',
    'house/owners-come-from-access',
    events,
    'export const f = (actor) => g(actor.userId)\n',
  ],
  ['the same taken apart', 'house/owners-come-from-access', events, 'export const f = ({ userId }) => g(userId)\n'],
  ['own data for those asked for', 'house/owners-come-from-access', events, 'export const f = (a) => ownAccess(a)\n'],
  [
    'the same in a new feature',
    'house/owners-come-from-access',
    'apps/server/src/features/new/*.ts',
    'f(a.b.userId)\n',
  ],
  ['a choice by language', 'house/languages-speak-for-themselves', answers, "export const a = b === 'it' ? c : d\n"],
  ['a choice below', 'house/languages-speak-for-themselves', answering, "export const a = b === 'en' ? c : d\n"],
  ['a choice by language in what is read', 'house/languages-speak-for-themselves', intents, "export const a = 'en'\n"],
  ['a table of languages', 'house/languages-speak-for-themselves', intents, 'export const a = { it: 1, en: 2 }\n'],
  ['a language by name', 'house/languages-speak-for-themselves', intents, 'export const a = b.it\n'],
  ['a choice elsewhere in core', 'house/languages-speak-for-themselves', core, "export const a = b === 'en' ? c : d\n"],
  ['a word in a pattern elsewhere', 'house/patterns-know-no-words', core, 'export const a = /^before/u\n'],
  ['a word in a pattern below', 'house/patterns-know-no-words', answering, 'export const a = /^before/u\n'],
  ['a word in a pattern', 'house/patterns-know-no-words', intents, 'export const a = /^\\p{L}+ (?:dopo|at)\\b/u\n'],
  [
    'a word in a pattern made of text',
    'house/patterns-know-no-words',
    intents,
    "export const a = new RegExp('dopo')\n",
  ],
  [
    'a word in a pattern of parts',
    'house/patterns-know-no-words',
    intents,
    'export const a = new RegExp(`${b} dopo`)\n',
  ],
  ['an undocumented function in core', 'house/exported-functions-are-documented', core, 'export function a() {}\n'],
  ['a skipped test', 'house/no-skipped-tests', coreTest, "it.skip('x', () => {})\n"],
  ['a drawer', 'house/telling-file-names', 'apps/server/src/utils/*.ts', 'export const a = 1\n'],
  ['a drawer of one file', 'house/telling-file-names', 'apps/server/src/date-helpers.ts', 'export const a = 1\n'],
  ['camel case', 'house/telling-file-names', 'apps/server/src/myClock.ts', 'export const a = 1\n'],
  ['a rule disabled without a reason', 'house/disables-say-why', server, '/* oxlint-disable eqeqeq */\nf(1 == a)\n'],
  ['all rules disabled', 'house/disables-say-why', server, '// oxlint-disable-next-line -- a reason\nf(1 == a)\n'],
  ['a rule of ESLint disabled', 'house/disables-say-why', server, '/* eslint-disable x -- a reason */\n'],
  ['a disable comment without use', 'unused', server, 'f() // oxlint-disable-line eqeqeq -- no need\n'],
  ['a value for types alone', 'house/values-are-used', server, 'const a = 1\nexport type A = typeof a\n'],
  ['a function that calls itself alone', 'house/values-are-used', server, 'const a = (): void => a()\n'],
]

const ofStyle: readonly Planted[] = [
  ['a fetch outside of the client', 'no-restricted-globals', page, "export const a = fetch('/')\n"],
  ['a long file', 'max-lines', server, lines(251)],
  ['a long test', 'max-lines', coreTest, lines(401)],
  ['a tangled function', 'complexity', server, `export function f(a: number) {\n${branches}\n}\n`],
  ['five parameters', 'max-params', server, 'export const f = (a, b, c, d, e) => a + b + c + d + e\n'],
  ['a long function', 'max-lines-per-function', server, `export function f() {\n${lines(50)}}\n`],
  ['a long component', 'max-lines-per-function', page, `export function A() {\n${lines(80)}}\n`],
  [
    'five blocks in each other',
    'max-depth',
    server,
    `export function f() {\n${'if (a) {\n'.repeat(5)}g()${'}'.repeat(6)}\n`,
  ],
  ['two equals signs', 'eqeqeq', server, 'f(1 == a)\n'],
  ['a word to the console', 'no-console', server, "console.log('a')\n"],
  ['var', 'no-var', server, 'export var a = 1\n'],
  ['what never changes as let', 'prefer-const', server, 'let a = 1\nf(a)\n'],
  ['a name said twice', 'object-shorthand', server, 'export const f = (a: 1) => ({ a: a })\n'],
  ['what nobody uses', 'no-unused-vars', server, 'const a = 1\n'],
  ['what does nothing', 'no-unused-expressions', server, 'f\n'],
  ['any', 'typescript/no-explicit-any', server, 'export const f = (a: any) => a\n'],
  ['a null denied', 'typescript/no-non-null-assertion', server, 'export const f = (a: 1 | null) => a!\n'],
  [
    'a type imported as a value',
    'typescript/consistent-type-imports',
    server,
    "import { A } from 'a'\nexport type B = A\n",
  ],
  ['a complaint ignored', 'typescript/ban-ts-comment', server, '// @ts-ignore\nf()\n'],
]

const inComponent = (...body: string[]) => `${react}export function A({ x }) {\n  ${body.join('\n  ')}\n}\n`

const ofReact: readonly Planted[] = [
  [
    'a component made while drawing',
    'react/static-components',
    page,
    inComponent('const B = () => <p>{x}</p>', 'return <B />'),
  ],
  [
    'state set while drawing',
    'react/set-state-in-render',
    page,
    inComponent('const [a, setA] = useState(x)', 'setA(1)', 'return <p>{a}</p>'),
  ],
  [
    'state set by an effect',
    'react/set-state-in-effect',
    page,
    inComponent('const [a, setA] = useState(0)', 'useEffect(() => setA(x), [x])', 'return <p>{a}</p>'),
  ],
  ['a ref read while drawing', 'react/refs', page, inComponent('const a = useRef(x)', 'return <p>{a.current}</p>')],
  ['a ref read by a hook', 'react/refs', hook, `${react}export function useA() {\n  return useRef(0).current\n}\n`],
  [
    'a hook in a condition',
    'react/rules-of-hooks',
    page,
    inComponent('const a = x && useState(0)', 'return <p>{a}</p>'),
  ],
  [
    'a hook in a condition of a test',
    'react/rules-of-hooks',
    'apps/web/src/ui/*.test.tsx',
    inComponent('const a = x && useState(0)', 'return <p>{a}</p>'),
  ],
  [
    'an effect that misses what it depends on',
    'react/exhaustive-deps',
    page,
    inComponent('useEffect(() => f(x), [])', 'return <p />'),
  ],
  ['a changed property', 'react/immutability', page, inComponent('x.y = 1', 'return <p />')],
  ['what is drawn, changed', 'react/immutability', page, inComponent('const a = <p>{x}</p>', 'x.b = 1', 'return a')],
  ['chance while drawing', 'react/purity', page, inComponent('return <p>{x + Math.random()}</p>')],
  ['the time of day while drawing', 'react/purity', page, inComponent('return <p>{x - Date.now()}</p>')],
  [
    'a variable of the module that changes while drawing',
    'react/globals',
    page,
    `${inComponent('const f = () => (count = x)', 'f()', 'return <p />')}let count = 0\n`,
  ],
  [
    'a fault of drawing caught by hand',
    'react/error-boundaries',
    page,
    inComponent('try {', 'return <p>{x}</p>', '} catch {', 'return null', '}'),
  ],
  ['a memo of nothing', 'react/void-use-memo', page, inComponent('useMemo(() => { f(x) }, [x])', 'return <p />')],
  ['a memo that waits', 'react/use-memo', page, inComponent('return <p>{useMemo(async () => x, [x])}</p>')],
  [
    'a memo that the compiler cannot keep',
    'react/preserve-manual-memoization',
    page,
    inComponent('const a = useCallback(() => x?.y.z(), [x.y])', 'return <p onClick={a} />'),
  ],
  [
    'a library that the compiler cannot read',
    'react/incompatible-library',
    page,
    `import { useVirtualizer } from '@tanstack/react-virtual'\n${inComponent('return useVirtualizer(x).list()')}`,
  ],
  ['code that the compiler cannot read', 'react/unsupported-syntax', page, inComponent('eval(x)', 'return <p />')],
  [
    'a rule of hooks disabled, which keeps the compiler out',
    'react/rule-suppression',
    page,
    inComponent('// oxlint-disable-next-line react/exhaustive-deps -- x', 'useEffect(() => f(x), [])', 'return <p />'),
  ],
]

export const planted: readonly Planted[] = [...ofTheHouse, ...ofStyle, ...ofReact]

/** What the linter has nothing against. */
export const allowed: readonly (readonly [file: string, code: string])[] = [
  [page, 'export const A = () => <p aria-label={words.year}>12 – 24</p>\n'],
  [page, 'export const A = () => <p data-view="months" className="row" />\n'],
  [core, '/** One. */\nexport function a(time: number) {\n  return new Date(time)\n}\n'],
  [core, '/** One or two. */\nexport function a(): 1\nexport function a(b?: 2): number {\n  return b ?? 1\n}\n'],
  [server, 'export class AppError extends Error {}\n'],
  [events, 'export const f = (access) => g({ userId: access.ownerId })\n'],
  ['apps/server/src/features/sessions/*.ts', 'export const f = (actor) => g(actor.userId)\n'],
  [intents, 'export const a = /^(?<named>\\p{Lu}\\p{Ll}+)[.:] ?\\d{1,2}h? ?\\k<named>$/u\n'],
  ['packages/core/src/intents/en/*.ts', "export const [a, b] = [/^after\\b/u, 'en']\n"],
  ['packages/core/src/intents/languages.ts', 'export const a = { it: 1, en: 2 }\n'],
  [coreTest, "it('x', () => {})\n"],
  ['vitest.config.ts', 'export default {}\n'],
  ['apps/web/vite.config.ts', 'export default {}\n'],
  ['apps/web/src/api/*.ts', "export const a = fetch('/')\n"],
  ['apps/web/src/ui/*.test.tsx', "export const A = () => <p color={'#ff0000'}>Ciao</p>\n"],
  ['apps/web/src/i18n/*.ts', lines(251)],
  ['scripts/*.ts', "console.log('a')\n"],
  [coreTest, `export function f(a) {\n${lines(60)}  return a!\n}\n`],
]
