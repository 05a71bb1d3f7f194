import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { loadCalendarTexts } from '../i18n/start.ts'
import { Spinner } from '../ui/spinner.tsx'
import { lazyPart } from './lazy-page.ts'
import { paths } from './paths.ts'
import { SignedInOnly, SignedOutOnly } from './session-guard.tsx'

const LoginPart = lazyPart(() => import('./parts/login-part.tsx'), 'LoginPart')
const RegisterPart = lazyPart(() => import('./parts/register-part.tsx'), 'RegisterPart')
const SignedIn = lazyPart(async () => {
  const [part] = await Promise.all([import('./signed-in.tsx'), loadCalendarTexts()])
  return part
}, 'SignedIn')
const NotFoundPage = lazyPart(() => import('./not-found-page.tsx'), 'NotFoundPage')

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
