// Draws the public pages of the built page, so that they are there before any script is: `node build/draw-pages.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  BUILT_PAGES_FILE,
  drawnPages,
  type BuiltPage,
  type BuiltPages,
  type DrawnPath,
} from '@dodici/contract/built-pages'
import { languages } from '@dodici/contract/language'
import type * as Drawing from '../src/drawn/draw-page.tsx'
import { pretendToBeABrowser, pretendToBeSignedIn, pretendWidth } from './browser-stand-in.ts'

type Drawn = NonNullable<BuiltPage['drawn']>

const [folder = '', drawing = ''] = process.argv.slice(2)
const file = join(folder, BUILT_PAGES_FILE)

process.env['NODE_ENV'] = 'production'
pretendToBeABrowser()
const { drawPage } = (await import(pathToFileURL(drawing).href)) as typeof Drawing
const built = JSON.parse(readFileSync(file, 'utf8')) as BuiltPages
const pages: Record<string, BuiltPage> = { ...built }
for (const path of Object.keys(drawnPages) as DrawnPath[]) {
  const page = built[path]
  if (!page) throw new Error(`${file} knows no ${path}`)
  pages[path] = { ...page, drawn: await drawEach(path) }
}
writeFileSync(file, JSON.stringify(pages))

async function drawEach(path: DrawnPath): Promise<Drawn> {
  pretendToBeSignedIn(path === '/calendar')
  const drawn: Record<string, Record<string, string>> = {}
  for (const language of languages) {
    const inLanguage: Record<string, string> = (drawn[language] = {})
    for (const width of drawnPages[path]) {
      pretendWidth(width)
      inLanguage[width] = checked(await drawPage(path, language), path)
    }
  }
  return drawn as Drawn
}

/** The content security policy would take styles in attributes away, and log it. */
function checked(html: string, path: string): string {
  if (/\sstyle="/.test(html)) throw new Error(`${path} is drawn with a style attribute: give it a class`)
  return html
}
