import { routes } from '@dodici/contract/routes'
import type { User } from '@dodici/contract/types'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { leaveStoredSession, storedDevice } from '../../api/stored-session.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { faultsOf, type Faults } from '../../ui/person-faults.ts'
import { useFields } from '../../ui/use-fields.ts'
import { ExportButton } from './export-section.tsx'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'
import { ProofFields, useOwnProof, withoutField } from './identities/own-proof.tsx'
import { refusedCodeOf, refusedPasswordOf, typedCode } from './two-step/code-field.tsx'

interface PasswordForm {
  readonly password: string
  readonly code: string
}

interface Props {
  readonly user: User
  /** The account is gone, and with it the session. */
  readonly onDeleted: () => void
}

const check = ({ password }: PasswordForm): Faults<PasswordForm> =>
  faultsOf({ password: password === '' && 'account.passwordRequired' })

const EMPTY: PasswordForm = { password: '', code: '' }
const checkOther = withoutField(check, 'password')

const deletion = mutationOptions({
  mutationFn: ({ password, code }: PasswordForm) =>
    call(routes.deleteAccount, { body: { password, ...typedCode(code), device: storedDevice() } }),
  meta: { ownFailure: true },
})

/** Deletes the account. */
export function DeleteSection({ user, onDeleted }: Props) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Section anchor="delete" title={t('profile.delete.title')} lead={t('profile.delete.lead')}>
      <div className={styles['actions']}>
        <Button className={styles['dangerous'] ?? ''} onClick={() => setIsAsked(true)}>
          {t('profile.delete.open')}
        </Button>
      </div>
      {isAsked ? <DeleteDialog user={user} onDeleted={onDeleted} onClose={() => setIsAsked(false)} /> : null}
    </Section>
  )
}

function DeleteDialog({ user, onDeleted, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useMutation(deletion)
  const refused = faultsOf({ password: refusedPasswordOf(remove.error), code: refusedCodeOf(remove.error) })
  const isWrong = Object.keys(refused).length > 0
  const own = useOwnProof()
  const { element, submit, field } = useFields<PasswordForm>(EMPTY, own === 'password' ? check : checkOther, refused)
  const leave = () => {
    onDeleted()
    leaveStoredSession()
  }
  return (
    <ModalDialog title={t('profile.delete.question')} onClose={onClose}>
      <p>{t('profile.delete.what')}</p>
      <p>{t('profile.delete.exportFirst')}</p>
      <ExportButton />
      <form
        ref={element}
        className={`${styles['fields']} ${styles['question']}`}
        noValidate
        onSubmit={submit((form) => remove.mutate(form, { onSuccess: leave }))}
      >
        <ProofFields
          {...{ user, proof: own, label: t('profile.delete.password') }}
          password={field('password')}
          code={field('code')}
        />
        <SaveState
          of={{ ...remove, isPending: false, isSuccess: false }}
          failure={isWrong ? null : t(`messages.errors.${codeOf(remove.error)}`)}
        />
        <div className={styles['answers']}>
          <Button kind="plain" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" kind="danger" disabled={remove.isPending || own === 'missing'}>
            {t('profile.delete.submit')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}
