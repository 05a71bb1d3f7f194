import type { User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { storedDevice } from '../../api/stored-session.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { emailFault, faultsOf, type Faults } from '../../ui/person-faults.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { emailChange, emailKeeping } from './address.queries.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'
import { SendLink, Unconfirmed } from './send-link.tsx'
import { ProofFields, useOwnProof, withoutField } from './identities/own-proof.tsx'
import { refusedCodeOf, refusedPasswordOf, typedCode } from './two-step/code-field.tsx'

interface Props {
  readonly user: User
}

/** The sign-in address: whether it is confirmed, and changing it. */
export function AddressSection({ user }: Props) {
  const { t } = useTranslation()
  const [isChanging, setIsChanging] = useState(false)
  const { email, newEmail } = user
  // A profile stored by an older version lacks it; the next one is being loaded.
  const isUnconfirmed = 'emailConfirmed' in user && !user.emailConfirmed
  return (
    <Section anchor="address" title={t('profile.address.title')} lead={t('profile.address.lead')}>
      <div className={styles['fields']}>
        <TextField
          label={t('account.email')}
          type="email"
          value={email}
          readOnly
          hint={isUnconfirmed ? undefined : t('profile.address.confirmed')}
        />
        {isUnconfirmed && newEmail === null ? <Unconfirmed text={t('profile.address.unconfirmed', { email })} /> : null}
        {newEmail ? <Pending newEmail={newEmail} /> : null}
        {isChanging ? (
          <ChangeForm user={user} onClose={() => setIsChanging(false)} />
        ) : (
          <div className={styles['actions']}>
            <Button onClick={() => setIsChanging(true)}>{t('profile.address.change')}</Button>
          </div>
        )}
      </div>
    </Section>
  )
}

/** A requested address that is not confirmed yet. */
function Pending({ newEmail }: { readonly newEmail: string }) {
  const { t } = useTranslation()
  const keep = useMutation(emailKeeping)
  return (
    <div className={styles['notice']} role="status">
      <p>{t('profile.address.pending', { email: newEmail })}</p>
      <p className={styles['note']}>{t('profile.address.pendingHint')}</p>
      <SendLink />
      <div className={styles['actions']}>
        <Button kind="plain" disabled={keep.isPending} onClick={() => keep.mutate()}>
          {t('profile.address.keep')}
        </Button>
        <SaveState of={keep} />
      </div>
    </div>
  )
}

interface AddressForm {
  readonly newEmail: string
  readonly currentPassword: string
  readonly code: string
}

const empty: AddressForm = { newEmail: '', currentPassword: '', code: '' }

const checkAddress = ({ newEmail, currentPassword }: AddressForm): Faults<AddressForm> =>
  faultsOf({
    newEmail: emailFault(newEmail),
    currentPassword: currentPassword === '' && 'account.passwordRequired',
  })

const checkOther = withoutField(checkAddress, 'currentPassword')

function refusedBy(error: unknown): Faults<AddressForm> {
  const isRefused = error instanceof ApiError && error.errors.some(({ path }) => path === 'newEmail')
  const isPresent = isRefused && error.errors.some(({ message }) => message.startsWith('is the address'))
  return faultsOf({
    newEmail: isPresent ? 'person.emailSame' : isRefused && 'person.emailInvalid',
    currentPassword: refusedPasswordOf(error),
    code: refusedCodeOf(error),
  })
}

function ChangeForm({ user, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const change = useMutation(emailChange)
  const refused = refusedBy(change.error)
  const isSaidThere = Object.keys(refused).length > 0
  const own = useOwnProof()
  const check = own === 'password' ? checkAddress : checkOther
  const { element, submit, field } = useFields(empty, check, refused)
  const send = ({ newEmail, currentPassword, code }: AddressForm) => {
    const device = storedDevice()
    change.mutate({ newEmail: newEmail.trim(), currentPassword, ...typedCode(code), device }, { onSuccess: onClose })
  }
  return (
    <form ref={element} className={styles['fields']} noValidate onSubmit={submit(send)}>
      <TextField
        label={t('profile.address.newEmail')}
        type="email"
        autoComplete="email"
        autoFocus
        hint={t('profile.address.newEmailHint')}
        {...field('newEmail')}
      />
      <ProofFields
        {...{ user, proof: own, label: t('profile.password.current') }}
        password={field('currentPassword')}
        code={field('code')}
      />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" disabled={change.isPending || own === 'missing'}>
          {t('profile.address.submit')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <SaveState of={change} {...(isSaidThere ? { failure: null } : {})} />
      </div>
    </form>
  )
}
