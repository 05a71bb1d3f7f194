import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Printer from 'lucide-react/icons/printer'
import Server from 'lucide-react/icons/server'
import Search from 'lucide-react/icons/search'
import Signpost from 'lucide-react/icons/signpost'
import Sparkle from 'lucide-react/icons/sparkle'
import Sparkles from 'lucide-react/icons/sparkles'
import Target from 'lucide-react/icons/target'
import Tent from 'lucide-react/icons/tent'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AddressPatch } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { hasAssistant } from '../../api/has-assistant.ts'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { chosenScheme, chooseScheme, schemes } from '../../ui/color-scheme.ts'
import { currentLanguage } from '../../i18n/start.ts'
import { languages } from '../../i18n/language.ts'
import { MenuChoice, MenuGroup, MenuItem } from '../../ui/menu.tsx'
import { useIsNarrow, useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './account-items.module.css'
import { bellWords } from './bell-words.ts'
import { useLogout } from './use-logout.ts'
import { useNewReminders } from './use-new-reminders.ts'
import { useSwitchLanguage } from './use-switch-language.ts'

interface Props {
  /** Whether the menu is over the profile instead of the calendar. */
  readonly isOverProfile: boolean
}

/** What the account menu holds. If it came after the menu had opened, it takes the focus from the empty list. */
export function AccountItems({ isOverProfile }: Props) {
  const { t } = useTranslation()
  useEffect(() => {
    const menu = document.activeElement
    if (menu?.matches('[role="menu"]')) menu.querySelector('button')?.focus()
  }, [])
  const logout = useLogout()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: user } = useQuery(profile)
  return (
    <div role="none" className={styles['items']}>
      {isOverProfile ? (
        <MenuItem icon={<CalendarDays size={16} aria-hidden="true" />} onSelect={() => void navigate('/calendar')}>
          {t('bar.calendar')}
        </MenuItem>
      ) : (
        <CalendarItems />
      )}
      <LookItems />
      {isOverProfile ? null : <HelpItems />}
      <MenuGroup label={t('menu.groups.account')}>
        {user?.isOperator === true && pathname !== '/admin' ? (
          <MenuItem icon={<Server size={16} aria-hidden="true" />} onSelect={() => void navigate('/admin')}>
            {t('menu.server')}
          </MenuItem>
        ) : null}
        {pathname === '/profile' ? null : (
          <MenuItem icon={<UserRound size={16} aria-hidden="true" />} onSelect={() => void navigate('/profile')}>
            {t('bar.profile')}
          </MenuItem>
        )}
        <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={logout}>
          {t('shell.logout')}
        </MenuItem>
      </MenuGroup>
    </div>
  )
}

/** How the page looks: the scheme in one row, and the language if the bar has no room for it. */
function LookItems() {
  const { t } = useTranslation()
  return (
    <MenuGroup label={t('shell.scheme.label')}>
      <div role="none" className={styles['schemes']}>
        {schemes.map((scheme) => (
          <MenuChoice key={scheme} isChosen={scheme === chosenScheme()} onSelect={() => chooseScheme(scheme)}>
            {t(`shell.scheme.${scheme}`)}
          </MenuChoice>
        ))}
      </div>
      {useIsNarrow() ? <LanguageItem /> : null}
    </MenuGroup>
  )
}

type Icon = typeof Search

interface OpenerProps {
  readonly icon: Icon
  readonly opens: AddressPatch
  readonly children: ReactNode
}

/** Opens something over the calendar. */
function Opener({ icon: Icon, opens, children }: OpenerProps) {
  const { change } = useCalendarAddress()
  return (
    <MenuItem icon={<Icon size={16} aria-hidden="true" />} onSelect={() => change(opens)}>
      {children}
    </MenuItem>
  )
}

/** What opens over the calendar: in its year, and with its data. */
function CalendarItems() {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const count = useNewReminders()
  const { data: user } = useQuery(profile)
  return (
    <>
      <MenuGroup label={t('menu.groups.year')}>
        <Opener icon={Search} opens={{ dialog: 'palette' }}>
          {t('bar.palette')}
        </Opener>
        <Opener icon={TextCursorInput} opens={{ dialog: 'quick-add' }}>
          {t('menu.quickAdd')}
        </Opener>
        {isPhone ? (
          <Opener icon={Bell} opens={{ panel: 'reminders' }}>
            {bellWords(count, t)}
          </Opener>
        ) : null}
        {!isPhone && hasAssistant(user) ? (
          <Opener icon={Sparkle} opens={{ panel: 'assistant' }}>
            {t('bar.assistant')}
          </Opener>
        ) : null}
        <Opener icon={Target} opens={{ panel: 'goals' }}>
          {t('bar.goals')}
        </Opener>
        <Opener icon={Tent} opens={{ panel: 'free-time' }}>
          {t('bar.freeTime')}
        </Opener>
        <Opener icon={ChartColumn} opens={{ panel: 'compare' }}>
          {t('menu.compare')}
        </Opener>
        <Opener icon={Sparkles} opens={{ dialog: 'review' }}>
          {t('menu.review')}
        </Opener>
      </MenuGroup>
      <MenuGroup label={t('menu.groups.data')}>
        <Opener icon={CalendarDays} opens={{ dialog: 'calendars' }}>
          {t('bar.calendars')}
        </Opener>
        <Opener icon={FileUp} opens={{ dialog: 'import' }}>
          {t('menu.import')}
        </Opener>
        <Opener icon={Printer} opens={{ dialog: 'print' }}>
          {t('menu.print')}
        </Opener>
        <Opener icon={History} opens={{ panel: 'history', changesOf: null }}>
          {t('menu.history')}
        </Opener>
      </MenuGroup>
    </>
  )
}

function HelpItems() {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  return (
    <MenuGroup label={t('menu.groups.help')}>
      <Opener icon={Signpost} opens={{ dialog: 'tour' }}>
        {t('menu.tour')}
      </Opener>
      {isNarrow ? null : (
        <Opener icon={Keyboard} opens={{ dialog: 'keys' }}>
          {t('menu.keys')}
        </Opener>
      )}
      <MenuItem
        icon={<MessageSquareText size={16} aria-hidden="true" />}
        onSelect={() => document.querySelector<HTMLElement>('[data-feedback]')?.click()}
      >
        {t('notices.feedback.button')}
      </MenuItem>
    </MenuGroup>
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
