import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { keys } from './keys.queries.ts'
import styles from './kept-keys.module.css'

interface Props {
  /** Names of those that are to go on working. */
  readonly kept: readonly string[]
  readonly onChange: (kept: readonly string[]) => void
}

/** Which keys go on working when the password changes; nothing where there are none. */
export function KeptKeys({ kept, onChange }: Props) {
  const { t } = useTranslation()
  const hint = useId()
  const { data = [] } = useQuery(keys)
  const names = [...new Set(data.map(({ name }) => name))]
  if (names.length === 0) return null
  const toggle = (name: string, isKept: boolean) =>
    onChange(isKept ? [...kept, name] : kept.filter((other) => other !== name))
  return (
    <fieldset className={styles['choices']} aria-describedby={hint}>
      <legend>{t('profile.password.keys')}</legend>
      <p id={hint} className={styles['hint']}>
        {t('profile.password.keysHint')}
      </p>
      {names.map((name) => (
        <label key={name} className={styles['choice']}>
          <input
            type="checkbox"
            checked={kept.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
