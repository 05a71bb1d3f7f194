import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Sparkle from 'lucide-react/icons/sparkle'
import Tags from 'lucide-react/icons/tags'
import type { ReactNode } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { hasAssistant } from '../../api/has-assistant.ts'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { useIsNarrow, useIsPhone } from '../../ui/use-is-phone.ts'
import { AccountMenu } from './account-menu.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { RemindersBell } from './reminders-bell.tsx'
import { Brand } from '../../ui/brand.tsx'
import styles from './top-bar.module.css'
import { useQuickAdd } from './use-new-event.ts'
import { useSwitchLanguage } from './use-switch-language.ts'
import { ViewSwitch } from './view-switch.tsx'
import { YearNavigation } from './year-navigation.tsx'

interface Props {
  readonly search?: ReactNode
  /** Views to choose in the filter. */
  readonly views?: ReactNode
}

/** The bar over the calendar. On a phone, views and "add" are in the bottom navigation. */
export function TopBar({ search, views }: Props) {
  const isPhone = useIsPhone()
  return (
    <header className={styles['bar']}>
      <Brand />
      <YearNavigation />
      {isPhone ? (
        <>
          {search}
          <FilterSheet views={views} />
        </>
      ) : (
        <WideControls search={search} views={views} />
      )}
      <AccountMenu />
    </header>
  )
}

function WideControls({ search, views }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const quickAdd = useQuickAdd()
  const switchLanguage = useSwitchLanguage()
  const isNarrow = useIsNarrow()
  return (
    <>
      <ViewSwitch />
      <CategoryFilter views={views} />
      {isNarrow ? null : (
        <IconButton
          icon={Tags}
          label={t('bar.filter.manage')}
          title={t('bar.filter.manage')}
          onClick={() => change({ dialog: 'categories' })}
        />
      )}
      {search}
      <AssistantButton />
      <RemindersBell />
      <Button kind="primary" className={styles['add'] ?? ''} aria-label={t('bar.addEvent')} onClick={quickAdd} data-add>
        <Plus size={16} aria-hidden="true" />
        <span className={styles['word']}>{t('bar.add')}</span>
      </Button>
      {isNarrow ? null : <LanguageSwitch onSwitch={switchLanguage} />}
    </>
  )
}

/** Opens and closes the assistant. On a phone it is in the navigation. */
function AssistantButton() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { data: user } = useQuery(profile)
  if (!hasAssistant(user)) return null
  const isOpen = address.panel === 'assistant'
  return (
    <Button
      className={styles['assistant'] ?? ''}
      aria-label={t('bar.assistant')}
      aria-expanded={isOpen}
      title={t('bar.assistant')}
      onClick={() => change({ panel: isOpen ? null : 'assistant' })}
    >
      <Sparkle size={16} aria-hidden="true" />
      <span className={styles['assistantWord']}>{t('bar.assistant')}</span>
    </Button>
  )
}
