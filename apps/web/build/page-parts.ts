import { join } from 'node:path'
import { BUILT_PAGES_FILE, type BuiltPage, type BuiltPages } from '@dodici/contract/built-pages'
import { languages, type Language } from '@dodici/contract/language'
import type { Plugin, Rolldown } from 'vite'
import { forBrowsers } from './for-browsers.ts'

/** What is first wanted at a path: modules below `src`, and tables below `src/i18n/it` and `src/i18n/en`. */
interface First {
  readonly modules: readonly string[]
  readonly texts: readonly string[]
}

const entry = (part: string): First => ({ modules: [`app/parts/${part}-part.tsx`], texts: ['entry'] })
const calendar: First = { modules: ['app/signed-in.tsx', 'app/first-client.ts'], texts: ['calendar'] }

const firsts: Readonly<Record<string, First>> = {
  '/': { modules: ['features/site/home-page.tsx'], texts: ['site'] },
  '/pricing': { modules: ['features/site/pricing-page.tsx'], texts: ['site', 'site-pricing'] },
  '/about': { modules: ['features/site/about-page.tsx'], texts: ['site', 'site-about'] },
  '/terms-and-privacy': { modules: ['features/site/terms-page.tsx'], texts: ['site', 'site-terms'] },
  '/login': { modules: ['app/parts/login-part.tsx'], texts: [] },
  '/register': entry('register'),
  '/forgot-password': entry('forgot'),
  '/reset-password': entry('reset'),
  '/calendar': calendar,
}

const source = join(import.meta.dirname, '..', 'src')

/** Says of each address what it loads first, so that the server can name it in the head of the page. */
export const pageParts = (): Plugin => ({
  name: 'page-parts',
  apply: forBrowsers,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const pages = Object.entries(firsts).map(([path, first]) => [path, pageOf(bundle, first)] as const)
      const built: BuiltPages = Object.fromEntries(pages)
      this.emitFile({ type: 'asset', fileName: BUILT_PAGES_FILE, source: JSON.stringify(built) })
    },
  },
})

function pageOf(bundle: Rolldown.OutputBundle, { modules, texts }: First): BuiltPage {
  const ofEntry = new Set(withImports(bundle, [chunkOf(bundle, 'main.tsx')]))
  const chunksIn = (language: Language) => {
    const tables = ['first', ...texts].map((table) => `i18n/${language}/${table}.ts`)
    const wanted = [...modules, ...tables]
    return withImports(
      bundle,
      wanted.map((file) => chunkOf(bundle, file)),
    ).filter((chunk) => !ofEntry.has(chunk))
  }
  const scripts = Object.fromEntries(
    languages.map((language) => [language, chunksIn(language).map(({ fileName }) => `/${fileName}`)]),
  ) as Record<Language, string[]>
  const styles = chunksIn('it').flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { styles: [...new Set(styles)].map((file) => `/${file}`), scripts, drawn: null }
}

function chunkOf(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk {
  const id = join(source, file)
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id))
  if (!chunk) throw new Error(`the build has no ${file}`)
  return chunk
}

/**
 * Chunks with all that they cannot run without. What is needed comes before who needs it, because style sheets count in
 * the order in which they stand in the page.
 */
function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>()
  const found: Rolldown.OutputChunk[] = []
  const add = (chunk: Rolldown.OutputBundle[string] | undefined): void => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) add(bundle[name])
    found.push(chunk)
  }
  for (const chunk of chunks) add(chunk)
  return found
}
