import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { startI18n, type TextPart } from './start.ts'
import { createTexts, type TextTable, type Texts } from './texts.ts'

const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../ui/lazy-part.ts', '!../i18n/{en,it}/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const IMPORTED = /^(?:import|export) (?!type )(?:[^';]* from )?'(\.[^']+)'/gm
/** `lazyPart(async () => (await import('./x.tsx')).X, { texts: ['a', 'b'] })`, or `overYear(…, 'a', 'b')`. */
const LAZY =
  /(lazyPart|overYear)\(\s*async \(\) => \w*\(await import\('(\.[^']+)'\)\)(?:\.\w+)?(?:,\s*(?:\{\s*texts:\s*\[)?((?:\s*'\w+',?)+))?/g
const NAMED = /['"`]([a-z]\w*\.[\w.]+)/g

const at = (module: string, path: string): string => {
  const { pathname } = new URL(path, `file://${module.replace('..', '/src')}`)
  return pathname.replace('/src', '..')
}

/** What loads with a module. */
function withImports(module: string, found = new Set<string>()): Set<string> {
  const source = sources[module]
  if (source === undefined || found.has(module)) return found
  found.add(module)
  for (const [, path = ''] of source.matchAll(IMPORTED)) withImports(at(module, path), found)
  return found
}

const keysOf = (table: TextTable, path = ''): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  )

const KEYS = keysOf(en)

/** The texts that a module names: whole keys, keys before their number, and the beginnings of keys. */
const textsOf = (module: string): string[] =>
  [...(sources[module] ?? '').matchAll(NAMED)].flatMap(([, named = '']) => {
    const known = KEYS.find((key) => key === named || key.startsWith(named.endsWith('.') ? named : `${named}_`))
    return known === undefined ? [] : [known]
  })

interface Part {
  readonly module: string
  readonly texts: readonly TextPart[]
}

/** A part and all that loads later in it, each with the texts that have loaded by then. */
function* partsFrom(part: Part, seen = new Set<string>()): Generator<Part> {
  if (seen.has(part.module)) return
  seen.add(part.module)
  yield part
  for (const module of withImports(part.module)) {
    const source = sources[module] ?? ''
    for (const [, by, path = '', names = ''] of source.matchAll(LAZY)) {
      const own = [...names.matchAll(/\w+/g)].map(([name]) => name as TextPart)
      const shared: TextPart[] = by === 'overYear' ? ['dialogs'] : []
      yield* partsFrom({ module: at(module, path), texts: [...part.texts, ...shared, ...own] }, seen)
    }
  }
}

const loaded = async (parts: readonly TextPart[]): Promise<Texts> => {
  const texts = createTexts()
  await startI18n([...new Set(parts)], texts)
  return texts
}

/** Faults of registering, which the checks of a password share a module with. */
const isOfRegistering = (key: string): boolean => key.startsWith('entry.register.')

const isLoaded = ({ t }: Texts, key: string): boolean => t(key as Parameters<Texts['t']>[0]) !== key

const signedIn: Part = { module: '../app/signed-in.tsx', texts: ['calendar'] }

describe('the texts that load with a part of the signed-in pages', () => {
  it.each([...partsFrom(signedIn)])('have all that $module shows', async ({ module, texts }) => {
    const known = await loaded(texts)
    const missing = [...withImports(module)].flatMap((each) =>
      textsOf(each)
        .filter((key) => !isLoaded(known, key) && !isOfRegistering(key))
        .map((key) => `${each}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  it('are looked for in every part that the calendar has', () => {
    const modules = [...partsFrom(signedIn)].map(({ module }) => module)
    expect(modules).toContain('../features/event/event-dialogs.tsx')
    expect(modules).toContain('../features/assistant/chat/chat.tsx')
    expect(modules.filter((module) => sources[module] === undefined)).toEqual([])
  })
})
