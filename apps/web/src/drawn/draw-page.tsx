import type { PublicPath } from '@dodici/contract/public-pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { firstPage, PageRoutes } from '../app/page-routes.tsx'
import { startI18n, switchLanguage } from '../i18n/start.ts'
import type { Language } from '../i18n/language.ts'

let isStarted = false

/**
 * A public page as HTML, as somebody sees it first of whom nothing is known. Runs in the build, with stand-ins for what
 * it asks of a browser (`build/browser-stand-in.ts`).
 */
export async function drawPage(path: PublicPath, language: Language): Promise<string> {
  const { part, texts } = firstPage(path)
  if (!isStarted) await startI18n(texts)
  isStarted = true
  await part.load()
  if (!(await switchLanguage(language))) throw new Error(`no texts for ${path} in ${language}`)
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <PageRoutes />
    </StaticRouter>,
  )
}
