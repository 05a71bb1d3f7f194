import type { Identity, User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { ProofForm } from '../two-step/proof-form.tsx'
import { identityRemoval, linkStart } from './identities.queries.ts'

interface Props {
  readonly user: User
  /** The one to unlink; null to link one. */
  readonly identity: Identity | null
  /** How the operator calls the issuer. */
  readonly name: string
  readonly onClose: () => void
}

/** Leaves to link an account elsewhere, or unlinks one. */
export function IdentityDialog({ identity, ...props }: Props) {
  return identity === null ? <Link {...props} /> : <Unlink identity={identity} {...props} />
}

function Link({ user, name, onClose }: Omit<Props, 'identity'>) {
  const { t } = useTranslation()
  const start = useMutation(linkStart)
  return (
    <ModalDialog title={t('profile.identities.linkTitle', { name })} onClose={onClose}>
      <p>{t('profile.identities.linkWhat', { name })}</p>
      <ProofForm
        {...{ user, sending: start, kind: 'primary', onCancel: onClose }}
        submit={t('profile.identities.next', { name })}
        onProof={(proof) => start.mutate(proof)}
      />
    </ModalDialog>
  )
}

function Unlink({ user, identity, onClose }: Omit<Props, 'identity' | 'name'> & { readonly identity: Identity }) {
  const { t } = useTranslation()
  const removal = useMutation(identityRemoval)
  const account = identity.email ?? t('profile.identities.unnamed')
  return (
    <ModalDialog title={t('profile.identities.question', { account })} onClose={onClose}>
      <p>{t('profile.identities.afterwards')}</p>
      <ProofForm
        {...{ user, sending: removal, kind: 'danger', onCancel: onClose }}
        submit={t('profile.identities.unlink')}
        onProof={(proof) => removal.mutate({ id: identity._id, proof }, { onSuccess: onClose })}
      />
    </ModalDialog>
  )
}
