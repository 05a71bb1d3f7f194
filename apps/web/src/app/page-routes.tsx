import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Spinner } from '../ui/spinner.tsx'
import { lazyPart } from './lazy-page.ts'
import { paths } from './paths.ts'
import { SignedInOnly, SignedOutOnly } from './session-guard.tsx'

const LoginPage = lazyPart(() => import('../features/session/login-page.tsx'), 'LoginPage')
const RegisterPage = lazyPart(() => import('../features/session/register-page.tsx'), 'RegisterPage')
const CalendarPage = lazyPart(() => import('./calendar-page.tsx'), 'CalendarPage')
const NotFoundPage = lazyPart(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** Which page an address shows. Each loads on demand. */
export const PageRoutes = () => (
  <Suspense fallback={<Spinner />}>
    <Routes>
      <Route path={paths.start} element={<Navigate to={paths.calendar} replace />} />
      <Route element={<SignedOutOnly />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route path={paths.calendar} element={<CalendarPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
)
