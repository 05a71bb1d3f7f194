import type { User } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type ComponentProps } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { signInElsewhere } from '../../../api/sign-in-elsewhere.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Faults } from '../../../ui/person-faults.ts'
import styles from '../profile-page.module.css'
import { CodeField } from '../two-step/code-field.tsx'
import { identities, passwordMail, proofStart } from './identities.queries.ts'

/** How a form knows that it is the person themself: by their password, by another sign-in of just now, or not yet. */
export type OwnProof = 'password' | 'proven' | 'missing'

/** What the forms of the profile ask for. Until it is known, the password: nearly everybody has one. */
export function useOwnProof(): OwnProof {
  const { data, dataUpdatedAt } = useQuery(identities)
  if (data?.hasPassword !== false) return 'password'
  return data.provenUntil !== null && Date.parse(data.provenUntil) > dataUpdatedAt ? 'proven' : 'missing'
}

/** The check of a form for whoever is not asked for that field. */
export const withoutField =
  <Form extends object>(check: (form: Form) => Faults<Form>, field: keyof Form & string) =>
  (form: Form): Faults<Form> =>
    Object.fromEntries(Object.entries(check(form)).filter(([name]) => name !== field)) as Faults<Form>

interface Props {
  readonly user: User
  readonly proof: OwnProof
  readonly label: string
  readonly password: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>
  readonly code: ComponentProps<typeof CodeField>
}

/** The password, and a code where signing in takes one; for whoever has none, what they can do instead. */
export function ProofFields({ user, proof, label, password, code }: Props) {
  const { t } = useTranslation()
  if (proof === 'proven') return <p className={styles['note']}>{t('profile.identities.proof.proven')}</p>
  if (proof === 'missing') return <MissingProof user={user} />
  return (
    <>
      {/* Tells the keeper of passwords whose they are. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label={label} autoComplete="current-password" {...password} />
      <CodeField {...code} />
    </>
  )
}

interface MissingProps extends Pick<Props, 'user'> {
  /** Whether it has taken the place of what had the focus. */
  readonly autoFocus?: boolean
}

/** What whoever has no password can do: sign in elsewhere once more, or choose one. */
export function MissingProof({ user, autoFocus = false }: MissingProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [elsewhere] = useState(signInElsewhere)
  const start = useMutation(proofStart)
  const mail = useMutation(passwordMail)
  const failed = start.error ?? mail.error
  const section = () => place.current?.closest('section')?.id ?? ''
  return (
    <div ref={place} className={styles['notice']}>
      {elsewhere === null ? (
        <p>{t('profile.identities.proof.gone')}</p>
      ) : (
        <>
          <p>{t('profile.identities.proof.what', { name: elsewhere.name })}</p>
          <div className={styles['actions']}>
            <Button
              kind="primary"
              autoFocus={autoFocus}
              disabled={start.isPending}
              onClick={() => start.mutate(section())}
            >
              {t('profile.identities.proof.confirm', { name: elsewhere.name })}
            </Button>
          </div>
          <p className={styles['note']}>{t('profile.identities.proof.or')}</p>
        </>
      )}
      <div className={styles['actions']}>
        <Button disabled={mail.isPending} onClick={() => mail.mutate(user.email)}>
          {t('profile.identities.proof.send')}
        </Button>
        <span role="status" className={styles['state']}>
          {mail.isSuccess ? t('profile.identities.proof.sent', { email: user.email }) : null}
        </span>
      </div>
      <p role="alert" className={styles['failure']}>
        {failed === null ? null : t(`messages.errors.${codeOf(failed)}`)}
      </p>
    </div>
  )
}
