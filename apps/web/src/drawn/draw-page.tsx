import type { DrawnPath } from '@dodici/contract/built-pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { CalendarFrame } from '../app/calendar-frame.tsx'
import { Notices } from '../app/notices.tsx'
import { firstPage, PageRoutes } from '../app/page-routes.tsx'
import { paths } from '../app/paths.ts'
import { startI18n, switchLanguage } from '../i18n/start.ts'
import type { Language } from '../i18n/language.ts'

let isStarted = false

/**
 * A page as HTML for a first visitor, or for somebody of whom only a session is known. Runs in the build with stand-ins
 * for browser APIs (`build/browser-stand-in.ts`).
 */
export async function drawPage(path: DrawnPath, language: Language): Promise<string> {
  const { part, texts } = firstPage(path)
  if (!isStarted) await startI18n(texts)
  isStarted = true
  await part.load()
  if (!(await switchLanguage(language))) throw new Error(`no texts for ${path} in ${language}`)
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      {path === paths.calendar ? <CalendarFrame /> : <PageRoutes />}
      <Notices />
    </StaticRouter>,
  )
}
