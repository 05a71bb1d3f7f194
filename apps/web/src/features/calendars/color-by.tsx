import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { profile, profileUpdate } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FailureWords } from '../../ui/failure-words.tsx'
import styles from './calendars-dialog.module.css'

/** What the year's colours mean. Saved at once; if that fails it can be chosen again. */
export function ColorBy() {
  const { t } = useTranslation()
  const name = useId()
  const { data: user } = useQuery(profile)
  const { mutate, isPending, variables, error } = useMutation(profileUpdate)
  const chosen = (isPending ? variables.colorBy : null) ?? user?.colorBy
  const choices = [
    ['category', t('calendars.byCategory')],
    ['calendar', t('calendars.byCalendar')],
  ] as const
  return (
    <fieldset className={styles['colorBy']}>
      <legend>{t('calendars.colorBy')}</legend>
      {choices.map(([colorBy, label]) => (
        <label key={colorBy}>
          <input type="radio" name={name} checked={chosen === colorBy} onChange={() => mutate({ colorBy })} />
          {label}
        </label>
      ))}
      {error === null ? null : (
        <p role="alert">
          <FailureWords code={codeOf(error)} />
        </p>
      )}
    </fieldset>
  )
}
