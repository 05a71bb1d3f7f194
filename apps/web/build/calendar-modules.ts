import { dirname, join } from 'node:path'

/** What the build knows of a module: what it imports, before it runs and later. */
interface Module {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type ModuleOf = (id: string) => Module | null

interface Entries {
  /** Where the page begins, in the browser and for the build that draws pages. */
  readonly page: readonly string[]
  /** What loads together as soon as somebody is signed in. */
  readonly first: readonly string[]
  /** What loads only beside those. */
  readonly beside: readonly string[]
}

const source = join(import.meta.dirname, '..', 'src')
const at = (...path: string[]): string => join(source, ...path)

const entries: Entries = {
  page: [at('main.tsx'), at('drawn', 'draw-page.tsx')],
  first: [at('app', 'signed-in.tsx'), at('app', 'first-client.ts')],
  beside: ['phone/phone-view.tsx', 'months/months-view.tsx', 'heat/heat-view.tsx', 'day/open-day.tsx'].map((view) =>
    at('features', 'year', view),
  ),
}

/** The modules that load with the calendar at once, and with no page for everybody, at whatever time. */
export function calendarModules(moduleOf: ModuleOf, { page, first, beside }: Entries = entries): ReadonlySet<string> {
  const elsewhere = reach(page, moduleOf, { isLater: true, except: new Set([...first, ...beside]) })
  return new Set([...reach(first, moduleOf, { isLater: false })].filter((id) => !elsewhere.has(id)))
}

interface Way {
  /** Whether what loads later counts, too. */
  readonly isLater: boolean
  readonly except?: ReadonlySet<string>
}

/** A module, and what is wanted of it; null for all. */
interface Wanted {
  readonly id: string
  readonly names: readonly string[] | null
}

function reach(from: readonly string[], moduleOf: ModuleOf, { isLater, except = new Set() }: Way): Set<string> {
  const found = new Set<string>()
  const open: Wanted[] = from.map((id) => ({ id, names: null }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { id, names } = next
    const module = moduleOf(id)
    if (found.has(id) || except.has(id) || !module) continue
    if (names !== null) {
      open.push(...behind(id, names, moduleOf).map((each) => ({ id: each, names: null })))
      continue
    }
    found.add(id)
    open.push(...module.importedIds.map((imported) => ({ id: imported, names: namesOf(imported, module) })))
    if (isLater) open.push(...module.dynamicallyImportedIds.map((later) => ({ id: later, names: null })))
  }
  return found
}

/**
 * Modules that only hand on, and of which nothing is loaded but what is wanted: the entry points of core's subjects, and
 * the routes of the contract.
 */
const SUBJECT = /\/core\/src\/([\w-]+)\/index\.ts$/
const ROUTES = /\/contract\/src\/routes\.ts$/
const ALL_ROUTES = './all-routes.ts'

/** What a module wants of another one; null for all. */
function namesOf(imported: string, { code }: Module): readonly string[] | null {
  const text = code ?? ''
  if (ROUTES.test(imported)) return [...text.matchAll(/\broutes\.(\w+)/g)].map(([, name = '']) => name)
  const [, subject] = SUBJECT.exec(imported) ?? []
  if (subject === undefined) return null
  const statement = new RegExp(`\\{([^}]*)\\} from ["'][^"']*/${subject}(?:/index\\.ts)?["']`, 'g')
  const names = [...text.matchAll(statement)].flatMap(([, list = '']) => namesIn(list))
  return names.length > 0 ? names : null
}

/** The modules that have the wanted names. */
function behind(id: string, wanted: readonly string[], moduleOf: ModuleOf): string[] {
  const at = (path: string): string => join(dirname(id), path)
  const codeOf = (of: string): string => moduleOf(of)?.code ?? ''
  if (ROUTES.test(id)) {
    const files = [...codeOf(at(ALL_ROUTES)).matchAll(/export \* from ["'](\.\/[^"']+)["']/g)].map(([, path = '']) =>
      at(path),
    )
    return files.filter((file) => wanted.some((name) => codeOf(file).includes(`export const ${name} `)))
  }
  const handedOn = [...codeOf(id).matchAll(/export \{([^}]*)\} from ["'](\.\/[^"']+)["']/g)]
  return handedOn.flatMap(([, list = '', path = '']) =>
    namesIn(list).some((name) => wanted.includes(name)) ? [at(path)] : [],
  )
}

const namesIn = (list: string): string[] => list.split(',').map((each) => each.trim().split(' as ')[0] ?? '')
