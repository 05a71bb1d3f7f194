import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './keys-to-keep.module.css'

interface Props {
  /** Names of the keys that would end, without duplicates. */
  readonly names: readonly string[]
  /** Those to keep. */
  readonly kept: readonly string[]
  readonly onChange: (kept: readonly string[]) => void
}

/** Which API keys to keep with a new password; hidden without any. */
export function KeysToKeep({ names, kept, onChange }: Props) {
  const { t } = useTranslation()
  const hint = useId()
  if (names.length === 0) return null
  const toggle = (name: string, isKept: boolean) =>
    onChange(isKept ? [...kept, name] : kept.filter((other) => other !== name))
  return (
    <fieldset className={styles['choices']} aria-describedby={hint}>
      <legend>{t('person.keptKeys.title')}</legend>
      <p id={hint} className={styles['hint']}>
        {t('person.keptKeys.hint')}
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
