import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { storedToken } from '../api/stored-session.ts'
import { loadCalendarTexts } from '../i18n/start.ts'
import { Spinner } from '../ui/spinner.tsx'
import { lazyPart, type LazyPart } from './lazy-page.ts'
import { paths } from './paths.ts'
import { SignedInOnly, SignedOutOnly } from './session-guard.tsx'

export const LoginPart = lazyPart(() => import('./parts/login-part.tsx'), 'LoginPart')
export const RegisterPart = lazyPart(() => import('./parts/register-part.tsx'), 'RegisterPart')
/** The calendar, with its texts. */
export const SignedIn = lazyPart(async () => {
  const [{ SignedIn: page }] = await Promise.all([import('./signed-in.tsx'), loadCalendarTexts()])
  return { page }
}, 'page')
export const NotFoundPage = lazyPart(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** What will be drawn first at an address: whoever is signed in is led past the pages of those who are not. */
export function firstPart(pathname: string): LazyPart {
  const isPublic = pathname === paths.login || pathname === paths.register
  if (!isPublic && pathname !== paths.start && pathname !== paths.calendar) return NotFoundPage
  if (storedToken() !== null) return SignedIn
  return pathname === paths.register ? RegisterPart : LoginPart
}

/** Which page an address shows. Each loads on demand. */
export const PageRoutes = () => (
  <Suspense fallback={<Spinner />}>
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
  </Suspense>
)
