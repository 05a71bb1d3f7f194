interface ReadModule {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

/** For each feature of the server those that it imports, with an import by which it does. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>

const feature = /^apps\/server\/src\/features\/([^/]+)\//
const test = /\.test\.ts$/

/**
 * Features of the server that import each other, directly or round others: one line a cycle, which names an import for each
 * step. Files may be free of cycles where their features are not: of two that need each other, neither can be read alone.
 */
export function featureCycles(modules: readonly ReadModule[]): string[] {
  const graph = graphOf(modules)
  const cycles = [...graph.keys()].flatMap((name) => shortestCycle(graph, name))
  const different = new Map(cycles.map((steps) => [[...steps].sort().join('\n'), steps]))
  return [...different.values()].map((steps) => `no-cycles-of-features: ${steps.join(', ')}`)
}

function graphOf(modules: readonly ReadModule[]): Graph {
  const graph = new Map<string, Map<string, string>>()
  for (const { source, dependencies } of modules.filter(({ source }) => !test.test(source))) {
    const from = feature.exec(source)?.[1]
    for (const { resolved } of dependencies) {
      const to = feature.exec(resolved)?.[1]
      if (from === undefined || to === undefined || from === to) continue
      graph.set(from, (graph.get(from) ?? new Map<string, string>()).set(to, `${source} -> ${resolved}`))
    }
  }
  return graph
}

/** The imports that lead from a feature back to it, by as few others as there can be; none where nothing does. */
function shortestCycle(graph: Graph, start: string): string[][] {
  const seen = new Set<string>()
  let ways: { at: string; steps: string[] }[] = [{ at: start, steps: [] }]
  while (ways.length > 0) {
    const next = ways.flatMap(({ at, steps }) =>
      [...(graph.get(at) ?? [])].map(([to, step]) => ({ at: to, steps: [...steps, step] })),
    )
    const back = next.find(({ at }) => at === start)
    if (back !== undefined) return [back.steps]
    ways = next.filter(({ at }) => !seen.has(at) && seen.add(at))
  }
  return []
}
