import { Navigate, Route, Routes } from 'react-router'
import { storedToken } from '../api/stored-session.ts'
import { loadCalendarTexts } from '../i18n/start.ts'
import { lazyPart, type LazyPart } from '../ui/lazy-part.ts'
import { Spinner } from '../ui/spinner.tsx'
import { paths } from './paths.ts'
import { SignedInOnly, SignedOutOnly } from './session-guard.tsx'

const waiting = <Spinner />

export const LoginPart = lazyPart(async () => (await import('./parts/login-part.tsx')).LoginPart, waiting)
export const RegisterPart = lazyPart(async () => (await import('./parts/register-part.tsx')).RegisterPart, waiting)
/** The calendar, with its texts. */
export const SignedIn = lazyPart(async () => {
  const [part] = await Promise.all([import('./signed-in.tsx'), loadCalendarTexts()])
  return part.SignedIn
}, waiting)
export const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage, waiting)

/** What will be drawn first at an address: whoever is signed in is led past the pages of those who are not. */
export function firstPart(pathname: string): LazyPart {
  const isPublic = pathname === paths.login || pathname === paths.register
  if (!isPublic && pathname !== paths.start && pathname !== paths.calendar) return NotFoundPage
  if (storedToken() !== null) return SignedIn
  return pathname === paths.register ? RegisterPart : LoginPart
}

/** Which page an address shows. Each loads on demand. */
export const PageRoutes = () => (
  <Routes>
    <Route path={paths.start} element={<Navigate to={paths.calendar} replace />} />
    <Route element={<SignedOutOnly />}>
      <Route path={paths.login} element={<LoginPart />} />
      <Route path={paths.register} element={<RegisterPart />} />
    </Route>
    <Route element={<SignedInOnly />}>
      <Route path={paths.calendar} element={<SignedIn />} />
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)
