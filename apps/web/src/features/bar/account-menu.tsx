import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import Printer from 'lucide-react/icons/printer'
import Sparkle from 'lucide-react/icons/sparkle'
import Sparkles from 'lucide-react/icons/sparkles'
import Target from 'lucide-react/icons/target'
import Tent from 'lucide-react/icons/tent'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import UserRound from 'lucide-react/icons/user-round'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { hasAssistant } from '../../api/has-assistant.ts'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { chosenScheme, chooseScheme, schemes } from '../../ui/color-scheme.ts'
import { currentLanguage } from '../../i18n/start.ts'
import { languages } from '../../i18n/language.ts'
import { Menu, MenuChoice, MenuGroup, MenuItem } from '../../ui/menu.tsx'
import { useIsNarrow, useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './account-menu.module.css'
import { bellWords } from './bell-words.ts'
import { initialsOf } from './initials.ts'
import { useLogout } from './use-logout.ts'
import { useNewReminders } from './use-new-reminders.ts'
import { useSwitchLanguage } from './use-switch-language.ts'

interface Props {
  /** Whether it is over the profile instead of the calendar. */
  readonly isOverProfile?: boolean
}

/** The account menu. It does not depend on the URL. */
export const AccountMenu = memo(function AccountMenu({ isOverProfile = false }: Props) {
  const { t } = useTranslation()
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
    >
      <AccountItems isOverProfile={isOverProfile} />
    </Menu>
  )
})

/** Read only when the menu is open. */
function AccountItems({ isOverProfile }: Required<Props>) {
  const { t } = useTranslation()
  const logout = useLogout()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  return (
    <>
      {isOverProfile ? (
        <MenuItem icon={<CalendarDays size={16} aria-hidden="true" />} onSelect={() => void navigate('/calendar')}>
          {t('bar.calendar')}
        </MenuItem>
      ) : (
        <MenuItem icon={<UserRound size={16} aria-hidden="true" />} onSelect={() => void navigate('/profile')}>
          {t('bar.profile')}
        </MenuItem>
      )}
      {isNarrow ? <LanguageItem /> : null}
      <MenuGroup label={t('shell.scheme.label')}>
        {schemes.map((scheme) => (
          <MenuChoice key={scheme} isChosen={scheme === chosenScheme()} onSelect={() => chooseScheme(scheme)}>
            {t(`shell.scheme.${scheme}`)}
          </MenuChoice>
        ))}
      </MenuGroup>
      {isOverProfile ? null : <CalendarItems />}
      <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={logout}>
        {t('shell.logout')}
      </MenuItem>
    </>
  )
}

/** What opens over the calendar. */
function CalendarItems() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const isNarrow = useIsNarrow()
  const isPhone = useIsPhone()
  const count = useNewReminders()
  const { data: user } = useQuery(profile)
  return (
    <>
      <MenuItem icon={<Search size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'palette' })}>
        {t('commands.palette')}
      </MenuItem>
      {isPhone ? (
        <MenuItem icon={<Bell size={16} aria-hidden="true" />} onSelect={() => change({ panel: 'reminders' })}>
          {bellWords(count, t)}
        </MenuItem>
      ) : null}
      {!isPhone && hasAssistant(user) ? (
        <MenuItem icon={<Sparkle size={16} aria-hidden="true" />} onSelect={() => change({ panel: 'assistant' })}>
          {t('bar.assistant')}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<TextCursorInput size={16} aria-hidden="true" />}
        onSelect={() => change({ dialog: 'quick-add' })}
      >
        {t('quickAdd.title')}
      </MenuItem>
      <MenuItem icon={<Target size={16} aria-hidden="true" />} onSelect={() => change({ panel: 'goals' })}>
        {t('bar.goals')}
      </MenuItem>
      <MenuItem icon={<Tent size={16} aria-hidden="true" />} onSelect={() => change({ panel: 'free-time' })}>
        {t('bar.freeTime')}
      </MenuItem>
      <MenuItem icon={<CalendarDays size={16} aria-hidden="true" />} onSelect={() => change({ panel: 'compare' })}>
        {t('bar.compare')}
      </MenuItem>
      <MenuItem
        icon={<History size={16} aria-hidden="true" />}
        onSelect={() => change({ panel: 'history', changesOf: null })}
      >
        {t('bar.history')}
      </MenuItem>
      <MenuItem icon={<Sparkles size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'review' })}>
        {t('bar.review')}
      </MenuItem>
      <MenuItem icon={<CalendarDays size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'calendars' })}>
        {t('bar.calendars')}
      </MenuItem>
      <MenuItem icon={<FileUp size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'import' })}>
        {t('bar.import')}
      </MenuItem>
      <MenuItem icon={<Printer size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'print' })}>
        {t('bar.print')}
      </MenuItem>
      {isNarrow ? null : (
        <MenuItem icon={<Keyboard size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'keys' })}>
          {t('commands.keys')}
        </MenuItem>
      )}
    </>
  )
}

/** The other language, by its own name. */
function LanguageItem() {
  const { t } = useTranslation()
  const switchLanguage = useSwitchLanguage()
  const other = languages.find((language) => language !== currentLanguage()) ?? 'it'
  return (
    <MenuItem lang={other} onSelect={() => switchLanguage(other)}>
      {t(`shell.language.${other}`)}
    </MenuItem>
  )
}
