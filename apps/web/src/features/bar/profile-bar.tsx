import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { useIsNarrow } from '../../ui/use-is-phone.ts'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from '../../ui/brand.tsx'
import styles from './top-bar.module.css'
import { useSwitchLanguage } from './use-switch-language.ts'

/** The bar over the profile, without the year's controls. */
export function ProfileBar({ search }: { readonly search: ReactNode }) {
  const { t } = useTranslation()
  const switchLanguage = useSwitchLanguage()
  const isNarrow = useIsNarrow()
  return (
    <header className={styles['bar']}>
      <Brand />
      <ButtonLink kind="plain" className={styles['back'] ?? ''} to="/calendar">
        <CalendarDays size={16} aria-hidden="true" />
        {t('bar.calendar')}
      </ButtonLink>
      {search}
      {isNarrow ? null : <LanguageSwitch onSwitch={switchLanguage} />}
      <AccountMenu isOverProfile />
    </header>
  )
}
