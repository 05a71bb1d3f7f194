import { PASSWORD_MIN } from '@dodici/contract/limits'
import { useTranslation } from 'react-i18next'
import type { ComponentProps } from 'react'
import { PasswordField } from '../password-field.tsx'
import styles from './new-password-field.module.css'
import { strengthOf } from './strength.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'value' | 'hint' | 'autoComplete'> & {
  readonly value: string
  /** What the person is called: name and address are the first that somebody else would try. */
  readonly own?: readonly string[]
}

const levels = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** A field for a new password, which says how good it is and what would help, while it is typed. */
export function NewPasswordField({ own = [], ...field }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['place']}>
      <PasswordField {...field} hint={t('person.passwordHint', { min: PASSWORD_MIN })} autoComplete="new-password" />
      <Meter password={field.value} own={own} />
    </div>
  )
}

/** Said when the typing pauses; the place is there from the start, so that screen readers hear what comes into it. */
function Meter({ password, own }: { readonly password: string; readonly own: readonly string[] }) {
  const { t } = useTranslation()
  const { level, advice } = strengthOf(password, own)
  const words = () => {
    if (level === 0) return t('person.strength.short', { count: PASSWORD_MIN - password.length })
    const name = t(`person.strength.${levels[level]}`)
    return advice === null
      ? name
      : t('person.strength.advised', { level: name, advice: t(`person.strength.${advice}`) })
  }
  return (
    <div role="status">
      {password === '' ? null : (
        <>
          <span className={styles['bars']} data-level={level} aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
          </span>
          <p className={styles['words']}>{words()}</p>
        </>
      )}
    </div>
  )
}
