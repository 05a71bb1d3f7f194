import { PASSWORD_MIN } from '@dodici/contract/limits'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordField } from '../password-field.tsx'
import styles from './new-password-field.module.css'
import { strengthOf } from './strength.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'value' | 'hint' | 'autoComplete'> & {
  readonly value: string
  /** The person's name and address, which attackers try first. */
  readonly own?: readonly string[]
}

const levels = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** A field for a new password that rates it during typing. */
export function NewPasswordField({ own = [], ...field }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['place']}>
      <PasswordField {...field} hint={t('person.passwordHint', { min: PASSWORD_MIN })} autoComplete="new-password" />
      <Meter password={field.value} own={own} />
    </div>
  )
}

/** Announced when typing pauses; the live region is always there. */
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
