import { Route, Routes } from 'react-router'
import type { ComponentType } from 'react'
import { storedToken } from '../api/stored-session.ts'
import type { TextPart } from '../i18n/start.ts'
import { loadFirstView } from '../features/year/view-parts.tsx'
import { lazyPart, type LazyPart } from '../ui/lazy-part.ts'
import { Spinner } from '../ui/spinner.tsx'
import { isConfirming, paths } from './paths.ts'
import { SignedInOnly, SignedOutOnly } from './session-guard.tsx'

/** A page, or a frame of pages, with its additional texts. */
export interface Page {
  readonly part: LazyPart
  readonly texts: readonly TextPart[]
}

/** A page that is drawn once its code and texts have loaded. */
const page = (load: () => Promise<ComponentType>, ...texts: TextPart[]): Page => ({
  part: lazyPart(load, { texts, fallback: <Spinner /> }),
  texts,
})

/** Public pages and those for signing in, each loaded on demand. */
export const pages = {
  home: page(async () => (await import('../features/site/home-page.tsx')).HomePage, 'site'),
  pricing: page(async () => (await import('../features/site/pricing-page.tsx')).PricingPage, 'site', 'pricing'),
  about: page(async () => (await import('../features/site/about-page.tsx')).AboutPage, 'site', 'about'),
  terms: page(async () => (await import('../features/site/terms-page.tsx')).TermsPage, 'site', 'terms'),
  login: page(async () => (await import('./parts/login-part.tsx')).LoginPart),
  register: page(async () => (await import('./parts/register-part.tsx')).RegisterPart, 'entry'),
  forgotPassword: page(async () => (await import('./parts/forgot-part.tsx')).ForgotPart, 'entry'),
  resetPassword: page(async () => (await import('./parts/reset-part.tsx')).ResetPart, 'entry'),
  /** The calendar and the profile, which need a session. */
  signedIn: page(async () => {
    const [{ SignedIn }] = await Promise.all([import('./signed-in.tsx'), loadFirstView(window.location.search)])
    return SignedIn
  }, 'calendar'),
  notFound: page(async () => (await import('./not-found-page.tsx')).NotFoundPage),
} as const

const forEverybody = ['home', 'pricing', 'about', 'terms', 'resetPassword'] as const
const forSignedOut = ['login', 'register', 'forgotPassword'] as const
const forSignedIn = ['calendar', 'profile', 'admin'] as const

/** The first page at a URL: signed-in people are redirected past the pages for signing in. */
export function firstPage(pathname: string, search = ''): Page {
  const isAt = (name: keyof typeof paths): boolean => paths[name] === pathname
  const open = forEverybody.find(isAt)
  if (open !== undefined) return pages[open]
  const entry = forSignedOut.find(isAt)
  if (entry === undefined && !forSignedIn.some(isAt)) return pages.notFound
  if (entry === 'register' && isConfirming(search)) return pages.register
  if (storedToken() !== null) return pages.signedIn
  return pages[entry ?? 'login']
}

const routeOf = (name: Exclude<keyof typeof pages, 'signedIn' | 'notFound'>) => {
  const { part: Part } = pages[name]
  return <Route key={name} path={paths[name]} element={<Part />} />
}

/** The page of a URL. */
export const PageRoutes = () => (
  <Routes>
    {forEverybody.map(routeOf)}
    <Route element={<SignedOutOnly />}>{forSignedOut.map(routeOf)}</Route>
    <Route element={<SignedInOnly />}>
      <Route path={paths.calendar} element={<pages.signedIn.part />} />
      <Route path={paths.profile} element={<pages.signedIn.part />} />
      <Route path={paths.admin} element={<pages.signedIn.part />} />
    </Route>
    <Route path="*" element={<pages.notFound.part />} />
  </Routes>
)
