import type { Proof, User } from '@dodici/contract/types'
import type { ReactNode } from 'react'
import { storedDevice } from '../../../api/stored-session.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, type ButtonKind } from '../../../ui/button.tsx'
import { faultsOf, type Faults } from '../../../ui/person-faults.ts'
import { useFields } from '../../../ui/use-fields.ts'
import styles from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { ProofFields, useOwnProof, withoutField } from '../identities/own-proof.tsx'
import { refusedCodeOf, refusedPasswordOf, typedCode } from './code-field.tsx'

interface Form {
  readonly password: string
  readonly code: string
}

interface Props {
  readonly user: User
  /** The words of its button. */
  readonly submit: string
  readonly kind: ButtonKind
  readonly sending: { readonly isPending: boolean; readonly isSuccess: boolean; readonly error: unknown }
  /** Its words for a failure that is of no field. */
  readonly failure?: string
  /** Further fields, above. */
  readonly children?: ReactNode
  readonly onProof: (proof: Proof) => void
  readonly onCancel: () => void
}

const EMPTY: Form = { password: '', code: '' }

const check = ({ password }: Form): Faults<Form> =>
  faultsOf({ password: password === '' && 'account.passwordRequired' })

const checkOther = withoutField(check, 'password')

/** The password, and a code where signing in takes one: that it is the person themself. */
export function ProofForm({ user, submit: words, kind, sending, failure, children, onProof, onCancel }: Props) {
  const { t } = useTranslation()
  const { error } = sending
  const refused = faultsOf({ password: refusedPasswordOf(error), code: refusedCodeOf(error) })
  const own = useOwnProof()
  const { element, submit, field } = useFields<Form>(EMPTY, own === 'password' ? check : checkOther, refused)
  const send = ({ password, code }: Form) => onProof({ password, ...typedCode(code), device: storedDevice() })
  return (
    <form ref={element} className={`${styles['fields']} ${styles['question']}`} noValidate onSubmit={submit(send)}>
      {children}
      <ProofFields
        {...{ user, proof: own, label: t('profile.password.current') }}
        password={{ autoFocus: true, ...field('password') }}
        code={field('code')}
      />
      <SaveState
        of={{ ...sending, isPending: false, isSuccess: false }}
        {...(Object.keys(refused).length > 0 ? { failure: null } : failure === undefined ? {} : { failure })}
      />
      <div className={styles['answers']}>
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind={kind} disabled={sending.isPending || own === 'missing'}>
          {words}
        </Button>
      </div>
    </form>
  )
}
