import type { Plugin } from 'vite'
import { forBrowsers } from './for-browsers.ts'

/** The files that a chunk imports before it runs, by its own file. */
type Imports = ReadonlyMap<string, readonly string[]>

/** Files that import each other, in a circle that ends where it began; null where there are none. */
export function chunkCycle(imports: Imports): readonly string[] | null {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...way, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

/**
 * Refuses a build in which files import each other: what one of them makes of the other while it starts is not there yet,
 * though their modules are in good order. The groups of `codeSplitting` can do that.
 */
export const chunkCycles = (): Plugin => ({
  name: 'chunk-cycles',
  apply: forBrowsers,
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const cycle = chunkCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (cycle) this.error(`Files of the build import each other: ${cycle.join(' -> ')}`)
  },
})
