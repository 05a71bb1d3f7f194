import type { Instance } from '@dodici/contract/types'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { ElsewhereFailure } from './elsewhere-faults.tsx'
import { leaveToSignIn } from './elsewhere-login.ts'
import styles from './session-form.module.css'
import { useSending } from './use-sending.ts'

interface Props {
  readonly elsewhere: NonNullable<Instance['oidc']>
  readonly kind: ButtonKind
  /** What went wrong before. */
  readonly failure: ReactNode
}

/** Leads to another sign-in. The page is left, so the button stays busy. */
export function ElsewhereButton({ elsewhere, kind, failure }: Props) {
  const { t } = useTranslation()
  const { state } = useLocation() as { readonly state: unknown }
  const { start, isPending, error } = useSending(leaveToSignIn, () => undefined)
  return (
    <div className={styles['otherWay']}>
      <Button
        kind={kind}
        className={styles['submit'] ?? ''}
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => start(state)}
      >
        {t('account.elsewhere.use', { name: elsewhere.name })}
      </Button>
      <p role="alert" className={styles['failure']}>
        {error === null ? failure : <ElsewhereFailure elsewhere={elsewhere} fault={codeOf(error)} error={error} />}
      </p>
    </div>
  )
}
