import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breakpoints } from '../../apps/web/src/ui/breakpoints.ts'
import { lostParts, styleProblems } from './style-report.ts'

const root = join(import.meta.dirname, '..', '..')
const problems = (css: string) => styleProblems(css, new Set(['--dodici-space-8', '--dodici-text-small']))
const inRule = (declaration: string) => `.a {\n  ${declaration}\n}\n`

it.each([
  ['a size of type', inRule('font-size: 12.5px;')],
  ['a size that grows with the window', inRule('font-size: clamp(24px, 2vw, 32px);')],
  ['a size in short', inRule('font: 400 13px / 18px var(--x);')],
  ['the height of a line', inRule('line-height: 17px;')],
  ['a weight', inRule('font-weight: 560;')],
  ['a gap', inRule('gap: 7px;')],
  ['one of four sides', inRule('padding: var(--dodici-space-8) 0 9px;')],
  ['a space to one side', inRule('margin-inline-start: -3px;')],
  ['a space over several lines', inRule('padding-top: max(\n    9px,\n    env(safe-area-inset-top)\n  );')],
  ['a radius', inRule('border-top-left-radius: 5px;')],
  ['a layer of the page', inRule('z-index: 1500;')],
  ['a token that is not there', inRule('color: var(--dodici-ink);')],
  ['a width', '@media (max-width: 859.98px) {\n  .a {\n    gap: 0;\n  }\n}\n'],
  ['a range of widths', '@media (400px <= width < 700px) {\n  .a {\n    gap: 0;\n  }\n}\n'],
  ['a width in a list', '@media (hover: none), (min-width: 1000px) {\n  .a {\n    gap: 0;\n  }\n}\n'],
  ['a breakpoint that is not there', '@media (--tablet) {\n  .a {\n    gap: 0;\n  }\n}\n'],
  ['an offence in a part', '@layer parts {\n  .a {\n    gap: 7px;\n  }\n}\n'],
  ['an exception without a reason', inRule('/* off the scale: */\n  gap: 7px;')],
  ['an exception without use', inRule('/* off the scale: a dot is 5 px wide */\n  gap: 0;')],
  ['an exception for another declaration', inRule('/* off the scale: 5 px */\n  gap: 5px;\n  padding: 7px;')],
])('finds what is planted: %s', (_, css) => {
  expect(problems(css)).toHaveLength(1)
})

const composing = ".a {\n  composes: note from '../notes.module.css';\n}\n"

it.each([
  ['a part that is not there', '@layer parts {\n  .notes {\n    gap: 0;\n  }\n}\n'],
  ['a part in no layer', '.note {\n  gap: 0;\n}\n'],
  ['a part beside the layer', '@layer parts {\n  .note {\n    gap: 0;\n  }\n}\n\n.b {\n  gap: 0;\n}\n'],
])('finds what is planted: %s', (_, parts) => {
  expect(lostParts(composing, () => parts)).toHaveLength(1)
})

it('has nothing against a part in its layer', () => {
  const parts = '/* Words. */\n@layer parts {\n  .note,\n  .hint {\n    gap: 0;\n  }\n}\n'
  expect(lostParts(composing, () => parts)).toEqual([])
})

it('says where, what, and what belongs there', () => {
  expect(problems('.b {\n  margin: 0;\n  font-size: 13px;\n}\n')).toEqual([
    '3: font-size: 13px is on no scale: --dodici-text-*',
  ])
})

it.each([
  inRule('padding: 0 var(--dodici-space-8) 1px auto;'),
  inRule('margin: calc(-1 * var(--dodici-space-8)) -1px;'),
  inRule('padding-left: calc(var(--cell) / 2);'),
  inRule('font-size: var(--dodici-text-small);'),
  inRule('line-height: 1.2;'),
  inRule('line-height: calc(var(--bar) - 2px);'),
  inRule('border-radius: 50%;'),
  inRule('z-index: 2;'),
  inRule('width: 13px;'),
  inRule('--cell: 13px;'),
  inRule('/* off the scale: three dots of 5 px */\n  gap: 5px;'),
  '/* off the scale: cells of the year */\n.a,\n.b {\n  gap: 5px;\n  padding: 7px;\n}\n',
  '@media (--phone), (hover: none) {\n  .a {\n    gap: 0;\n  }\n}\n',
  '@media not (--narrow) {\n  .a {\n    gap: 0;\n  }\n}\n',
])('has nothing against this: %s', (css) => {
  expect(problems(css)).toEqual([])
})

it.each(['apps/web/public/before-paint.js', 'apps/server/src/http/page-head.ts'])(
  'the width of a phone in %s, which no build reads, is that of the styles',
  (file) => {
    const [width = ''] = /max-width: [\d.]+px/.exec(breakpoints['--phone']) ?? []
    expect(readFileSync(join(root, file), 'utf8')).toContain(width)
  },
)
