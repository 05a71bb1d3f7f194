import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BesideChoice } from './beside-choice.tsx'
import { changeYearSettings, type YearSettings } from './year-settings.ts'

/** What can be set of the planner. */
export function ViewChoices({ settings }: { readonly settings: YearSettings }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <fieldset>
        <legend>{t('viewSettings.align')}</legend>
        {(['weekday', 'date'] as const).map((align) => (
          <label key={align}>
            <input
              type="radio"
              name={id}
              checked={settings.align === align}
              onChange={() => changeYearSettings({ align })}
            />
            {t(align === 'weekday' ? 'viewSettings.byWeekday' : 'viewSettings.byDate')}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('viewSettings.spacing')}</legend>
        {(['comfortable', 'compact'] as const).map((spacing) => (
          <label key={spacing}>
            <input
              type="radio"
              name={`${id}-spacing`}
              checked={settings.spacing === spacing}
              onChange={() => changeYearSettings({ spacing })}
            />
            {t(`viewSettings.${spacing}`)}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={settings.weekNumbers}
          onChange={(event) => changeYearSettings({ weekNumbers: event.target.checked })}
        />
        {t('viewSettings.weekNumbers')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={settings.routineAsEvents}
          onChange={(event) => changeYearSettings({ routineAsEvents: event.target.checked })}
        />
        {t('viewSettings.routine')}
      </label>
      <BesideChoice />
    </>
  )
}
