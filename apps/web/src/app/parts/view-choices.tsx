import Bookmark from 'lucide-react/icons/bookmark'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { MenuChoice, MenuGroup, MenuItem } from '../../ui/menu.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useSavedViews } from '../use-saved-views.ts'
import styles from './view-choices.module.css'

/** The saved views in the menu of the filter, or in its sheet on a phone. */
export const ViewChoices = () => (useIsPhone() ? <SheetChoices /> : <MenuChoices />)

function MenuChoices() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { saved, isShown, show } = useSavedViews()
  return (
    <MenuGroup label={t('views.title')}>
      {saved.map((view) => (
        <MenuChoice key={view.name} isChosen={isShown(view)} onSelect={() => show(view)}>
          {view.name}
        </MenuChoice>
      ))}
      <MenuItem icon={<Bookmark size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'views' })}>
        {t('views.manage')}
      </MenuItem>
    </MenuGroup>
  )
}

function SheetChoices() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { saved, isShown, show } = useSavedViews()
  return (
    <div role="group" aria-label={t('views.title')} className={styles['choices']}>
      {saved.map((view) => (
        <Button key={view.name} aria-pressed={isShown(view)} onClick={() => show(view)}>
          {view.name}
        </Button>
      ))}
      <Button onClick={() => change({ dialog: 'views' })}>{t('views.manage')}</Button>
    </div>
  )
}
