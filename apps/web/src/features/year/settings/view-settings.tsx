import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { memo, useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { BesideChoice } from './beside-choice.tsx'
import { changeYearSettings, type YearSettings } from './year-settings.ts'
import styles from './view-settings.module.css'

/** Planner settings in a popover that the browser opens and closes. */
export const ViewSettings = memo(function ViewSettings({ settings }: { readonly settings: YearSettings }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClass({ kind: 'plain', square: true }, styles['button'])}
        aria-label={t('year.settings.open')}
        title={t('year.settings.open')}
      >
        <SlidersHorizontal size={15} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles['form']}>
        <fieldset>
          <legend>{t('year.settings.align')}</legend>
          {(['weekday', 'date'] as const).map((align) => (
            <label key={align}>
              <input
                type="radio"
                name={id}
                checked={settings.align === align}
                onChange={() => changeYearSettings({ align })}
              />
              {t(align === 'weekday' ? 'year.settings.byWeekday' : 'year.settings.byDate')}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('year.settings.spacing')}</legend>
          {(['comfortable', 'compact'] as const).map((spacing) => (
            <label key={spacing}>
              <input
                type="radio"
                name={`${id}-spacing`}
                checked={settings.spacing === spacing}
                onChange={() => changeYearSettings({ spacing })}
              />
              {t(`year.settings.${spacing}`)}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={settings.weekNumbers}
            onChange={(event) => changeYearSettings({ weekNumbers: event.target.checked })}
          />
          {t('year.settings.weekNumbers')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={settings.routineAsEvents}
            onChange={(event) => changeYearSettings({ routineAsEvents: event.target.checked })}
          />
          {t('year.settings.routine')}
        </label>
        <BesideChoice />
      </div>
    </>
  )
})
