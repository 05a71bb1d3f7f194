import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import configuration from '../../.dependency-cruiser.js'
import { featureCycles } from './feature-cycles.ts'

export interface ImportReport {
  /** How many of our own files were read. */
  read: number
  /** What is wrong, one a line: `rule: from -> to`, or why the check itself cannot be believed. Empty is good. */
  problems: string[]
}

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench']

/** Reads every import under a project's folder and compares it with the rules in `.dependency-cruiser.js`. */
export async function reportImports(root: string): Promise<ImportReport> {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const { forbidden = [], options = {} } = configuration
  const { output } = await cruise(
    present,
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  )
  // Without an output type the tool answers an object; its own types leave the text form open.
  const { modules, summary } = output as ICruiseResult
  const read = new Set(modules.map((module) => module.source))
  const [seen, unseen] = split(sourceFiles(root, present), (file) => read.has(file))
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
  return { read: seen.length, problems: [...violations, ...featureCycles(modules), ...blindSpots(seen, unseen)] }
}

/** With a TypeScript that it does not know, the tool reads nothing and finds nothing wrong: that must be red. */
function blindSpots(seen: string[], unseen: string[]): string[] {
  if (seen.length === 0) return ['the check read 0 modules, so it has checked nothing']
  return unseen.map((file) => `not read, so not checked: ${file}`)
}

function sourceFiles(root: string, present: string[]): string[] {
  const exclude = ['**/node_modules/**', '**/dist/**']
  return present.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude }))
}

function split<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
