import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Menu, MenuNote } from '../../ui/menu.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useReadyPart } from '../../ui/use-ready-part.ts'
import styles from './account-menu.module.css'
import { bellWords } from './bell-words.ts'
import { initialsOf } from './initials.ts'
import { useNewReminders } from './use-new-reminders.ts'

const AccountItems = lazyPart(async () => (await import('./account-items.tsx')).AccountItems, {
  texts: ['dialogs'],
  failed: <NotLoaded />,
})

interface Props {
  /** Whether it is over the profile instead of the calendar. */
  readonly isOverProfile?: boolean
}

/** The account menu. It does not depend on the URL. */
export const AccountMenu = memo(function AccountMenu({ isOverProfile = false }: Props) {
  const { t } = useTranslation()
  useReadyPart(AccountItems)
  const { data: user } = useQuery(profile)
  const count = useNewReminders()
  // Contains the reminders if the bar has no room for a bell.
  const hasNew = useIsPhone() && !isOverProfile && count > 0
  const name = user?.username.trim() ?? ''
  const label = name === '' ? t('shell.accountWithoutName') : t('shell.account', { name })
  return (
    <Menu
      label={hasNew ? `${label}. ${bellWords(count, t)}` : label}
      trigger={<span className={styles['avatar']} data-initials={initialsOf(name)} data-new={hasNew} />}
      triggerClass={styles['trigger'] ?? ''}
      align="end"
      id="account"
      startsAt="first"
    >
      <AccountItems isOverProfile={isOverProfile} />
    </Menu>
  )
})

function NotLoaded() {
  const { t } = useTranslation()
  return <MenuNote>{t('shell.broken.title')}</MenuNote>
}
