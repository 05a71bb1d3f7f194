import { useQuery } from '@tanstack/react-query'
import { profile } from '../../api/profile.queries.ts'
import { AdminPage } from '../../features/admin/admin-page.tsx'
import { ProfileBar } from '../../features/bar/profile-bar.tsx'
import { WithBetaStrip } from '../../ui/beta-strip.tsx'
import styles from '../calendar-page.module.css'
import { NotFoundPage } from '../not-found-page.tsx'

/** The operator's page below the bar of the profile. For everybody else there is nothing here. */
export function AdminPart() {
  const { data: user } = useQuery(profile)
  if (user?.isOperator !== true) return <NotFoundPage />
  return (
    <div className={styles['page']}>
      <WithBetaStrip isSignedIn>
        <ProfileBar search={null} />
      </WithBetaStrip>
      <main>
        <AdminPage />
      </main>
    </div>
  )
}
