import { NAME_MAX } from '@dodici/contract/limits'
import type { Passkey, User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { deviceWords } from '../device-words.ts'
import { ProofForm } from '../two-step/proof-form.tsx'
import { makePasskey } from './make-passkey.ts'
import { passkeyCreation, passkeyRemoval } from './passkeys.queries.ts'

interface Props {
  readonly user: User
  /** The one to remove; null to add one. */
  readonly passkey: Passkey | null
  readonly onClose: () => void
}

/** Adds a passkey, or removes one. */
export function PasskeyDialog({ passkey, ...props }: Props) {
  return passkey === null ? <Add {...props} /> : <Remove passkey={passkey} {...props} />
}

function Add({ user, onClose }: Omit<Props, 'passkey'>) {
  const { t } = useTranslation()
  const [name, setName] = useState(deviceWords(t, navigator.userAgent))
  const creation = useMutation(passkeyCreation)
  // The browser tells no page why nothing was made.
  const isOfBrowser = creation.error !== null && !(creation.error instanceof ApiError)
  const named = name.trim() === '' ? t('profile.passkeys.unnamed') : name.trim()
  return (
    <ModalDialog title={t('profile.passkeys.add')} onClose={onClose}>
      <p>{t('profile.passkeys.what')}</p>
      <ProofForm
        {...{ user, sending: creation, kind: 'primary', onCancel: onClose }}
        submit={t('profile.passkeys.next')}
        {...(isOfBrowser ? { failure: t('profile.passkeys.notMade') } : {})}
        onProof={(proof) => creation.mutate({ name: named, proof, make: makePasskey }, { onSuccess: onClose })}
      >
        <TextField
          label={t('profile.passkeys.name')}
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          onChange={(change) => setName(change.target.value)}
        />
      </ProofForm>
    </ModalDialog>
  )
}

function Remove({ user, passkey, onClose }: Props & { readonly passkey: Passkey }) {
  const { t } = useTranslation()
  const removal = useMutation(passkeyRemoval)
  return (
    <ModalDialog title={t('profile.passkeys.question', { name: passkey.name })} onClose={onClose}>
      <p>{t('profile.passkeys.afterwards')}</p>
      <ProofForm
        {...{ user, sending: removal, kind: 'danger', onCancel: onClose }}
        submit={t('common.delete')}
        onProof={(proof) => removal.mutate({ id: passkey._id, proof }, { onSuccess: onClose })}
      />
    </ModalDialog>
  )
}
