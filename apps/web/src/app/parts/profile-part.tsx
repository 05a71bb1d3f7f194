import i18next from 'i18next'
import { ProfileBar } from '../../features/bar/profile-bar.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { WithBetaStrip } from '../../ui/beta-strip.tsx'
import styles from '../calendar-page.module.css'
import { showToast } from '../toasts.ts'
import { ProfileSearchPart } from './profile-search-part.tsx'

/** The profile below its bar, and the last word to who has deleted the account. */
export function ProfilePart() {
  return (
    <div className={styles['page']}>
      <WithBetaStrip isSignedIn>
        <ProfileBar search={<ProfileSearchPart />} />
      </WithBetaStrip>
      <main>
        <ProfilePage
          onDeleted={() => showToast({ text: () => i18next.t('profile.delete.done'), severity: 'success' })}
        />
      </main>
    </div>
  )
}
