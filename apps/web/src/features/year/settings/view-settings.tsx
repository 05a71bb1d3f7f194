import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { memo, useId, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { YearSettings } from './year-settings.ts'
import styles from './view-settings.module.css'

const ViewChoices = lazyPart(async () => (await import('./view-choices.tsx')).ViewChoices, { texts: ['dialogs'] })

/** Planner settings in a popover that the browser opens and closes. */
export const ViewSettings = memo(function ViewSettings({ settings }: { readonly settings: YearSettings }) {
  const { t } = useTranslation()
  const id = useId()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={() => setIsAsked(true)}
        className={buttonClass({ kind: 'plain', square: true }, styles['button'])}
        aria-label={t('year.settings')}
        title={t('year.settings')}
      >
        <SlidersHorizontal size={15} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles['form']}>
        {isAsked ? <ViewChoices settings={settings} /> : null}
      </div>
    </>
  )
})
