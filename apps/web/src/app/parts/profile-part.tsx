import type { SearchHit } from '@dodici/contract/types'
import { formatDay, yearOf } from '@dodici/core/date'
import { useNavigate } from 'react-router'
import { ProfileBar } from '../../features/bar/profile-bar.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { texts } from '../../i18n/texts.ts'
import { WithBetaStrip } from '../../ui/beta-strip.tsx'
import styles from '../calendar-page.module.css'
import { paths } from '../paths.ts'
import { showToast } from '../toasts.ts'

/** The profile below its bar, and what is said when the session has ended with what was done there. */
export function ProfilePart() {
  return (
    <div className={styles['page']}>
      <WithBetaStrip isSignedIn>
        <ProfileBar search={<ProfileSearchPart />} />
      </WithBetaStrip>
      <main>
        <ProfilePage
          onDeleted={() => showToast({ text: () => texts.t('profile.delete.done'), severity: 'success' })}
          onRevoked={() => showToast({ text: () => texts.t('profile.sessions.revoke.done'), severity: 'success' })}
        />
      </main>
    </div>
  )
}

/** Search from the profile's bar: a hit opens on its day in the calendar. */
function ProfileSearchPart() {
  const navigate = useNavigate()
  const open = (hit: SearchHit) => {
    const day = daysOfHit(hit).first
    void navigate({ pathname: paths.calendar, search: `?year=${yearOf(day)}&day=${formatDay(day)}` })
  }
  return <SearchBox onOpen={open} />
}
