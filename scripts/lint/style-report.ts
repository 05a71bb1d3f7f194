import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { breakpoints } from '../../apps/web/src/ui/breakpoints.ts'

export interface StyleReport {
  /** How many style sheets were read. */
  readonly read: number
  /** What is wrong, one a line: `file:line: what is there, and what belongs there`. Empty is good. */
  readonly problems: readonly string[]
}

/** A number in the place of a name, and which name it should be. `1px` is a hairline, and no step of a scale. */
interface Scale {
  readonly property: RegExp
  readonly offence: RegExp
  readonly instead: string
}

const scales: readonly Scale[] = [
  { property: /^font(-size)?$/, offence: /\d(px|rem|em|pt)\b/, instead: '--dodici-text-*' },
  { property: /^line-height$/, offence: /^[\d.]+(px|rem|em|pt)$/, instead: '--dodici-line-*' },
  { property: /^font-weight$/, offence: /^\d+$/, instead: '--dodici-weight-*' },
  {
    property: /^((row-|column-)?gap|(padding|margin)(-\w+)*)$/,
    offence: /(?<![\w.-])-?(?![01]px)[\d.]+(px|rem|em|pt)\b/,
    instead: '--dodici-space-*',
  },
  { property: /^border(-\w+)*-radius$/, offence: /\d(px|rem|em|pt)\b/, instead: '--dodici-radius-*' },
  { property: /^z-index$/, offence: /^([5-9]|\d\d)/, instead: '--dodici-layer-*, or 1 to 4 within its own part' },
]

/** Says of the declaration, or of the rule, after it that its numbers are its own, and why. */
const EXCEPTION = /^\/\* off the scale: \S.*\*\/$/

/** Reads every style sheet of the page under a project's folder. */
export function reportStyles(root: string): StyleReport {
  const folder = join(root, 'apps/web/src')
  const files = globSync('**/*.css', { cwd: folder }).sort()
  const tokens = readFileSync(join(folder, 'ui/tokens.css'), 'utf8')
  const known = new Set(tokens.match(/--dodici-[\w-]+(?=:)/g))
  const problems = files.flatMap((file) => {
    const css = readFileSync(join(folder, file), 'utf8')
    const lost = lostParts(css, (part) => readFileSync(join(folder, dirname(file), part), 'utf8'))
    return [...styleProblems(css, known), ...lost].map((problem) => `${file}:${problem}`)
  })
  return { read: files.length, problems: files.length > 0 ? problems : ['the check read no style sheet'] }
}

/** What is wrong in one style sheet, as Oxfmt writes it: `line: what`. `known` are the tokens that there are. */
export function styleProblems(css: string, known: ReadonlySet<string>): string[] {
  const problems: string[] = []
  /** What is open around a line: where its exception stands, and whether that was of use. */
  const open: Exception[] = []
  let next: Exception = null
  for (const { line, text } of statements(css)) {
    if (text === '}') {
      problems.push(...unused(open.pop() ?? null))
    } else if (text.startsWith('/*')) {
      next = EXCEPTION.test(text) ? { line, isUsed: false } : null
    } else {
      const excused = [next, ...open].find((exception) => exception !== null)
      const found = offences(text, known)
      if (excused && found.length > 0) excused.isUsed = true
      else problems.push(...found.map((offence) => `${line}: ${offence}`))
      if (text.endsWith('{')) open.push(next)
      else problems.push(...unused(next))
      next = null
    }
  }
  return problems
}

type Exception = { readonly line: number; isUsed: boolean } | null

const unused = (exception: Exception): string[] =>
  exception === null || exception.isUsed ? [] : [`${exception.line}: an exception without use`]

/** Comments, selectors and at-rules up to their brace, declarations, closing braces; each with its line. */
function statements(css: string): { line: number; text: string }[] {
  return [...css.matchAll(/\/\*[^]*?\*\/|\}|[^\s{};][^{};]*[{;]/g)].map((match) => ({
    line: css.slice(0, match.index).split('\n').length,
    text: match[0].replaceAll(/\s+/g, ' '),
  }))
}

function offences(text: string, known: ReadonlySet<string>): string[] {
  const unknown = [...text.matchAll(/var\((--dodici-[\w-]+)/g)].flatMap(([, name = '']) =>
    known.has(name) ? [] : [`${name} is no token of ui/tokens.css`],
  )
  if (text.startsWith('@media')) return [...unknown, ...widths(text)]
  const [, property = '', value = ''] = /^([\w-]+): (.*);$/.exec(text) ?? []
  const scale = scales.find((one) => one.property.test(property) && one.offence.test(value))
  return scale ? [...unknown, `${property}: ${value} is on no scale: ${scale.instead}`] : unknown
}

function widths(text: string): string[] {
  const names = [...text.matchAll(/\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  const strange = names.filter((name) => !(name in breakpoints)).map((name) => `${name} is in no ui/breakpoints.ts`)
  return /\bwidth\b/.test(text)
    ? [...strange, `${text} has a width of its own: name one of ui/breakpoints.ts`]
    : strange
}

/** What a style sheet takes by `composes` and is not there, of which Vite says nothing, or is in no layer (`ui/base.css`). */
export function lostParts(css: string, read: (file: string) => string): string[] {
  return [...css.matchAll(/composes: (.+) from '(.+)';/g)].flatMap(([, names = '', file = '']) => {
    const parts = read(file)
    const lost = names.split(' ').filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(parts))
    return [
      ...lost.map((name) => ` ${file} has no .${name}`),
      ...(/^(\/\*[^]*?\*\/\n)?@layer parts \{\n( .*\n|\n)*\}\n$/.test(parts)
        ? []
        : [` ${file} is not in the layer of parts`]),
    ]
  })
}
