import { NAME_MAX } from '@dodici/contract/limits'
import type { User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { storedDevice } from '../../../api/stored-session.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { faultsOf, type FaultKey, type Faults } from '../../../ui/person-faults.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import styles from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { ProofFields, useOwnProof, withoutField } from '../identities/own-proof.tsx'
import { refusedCodeOf, refusedPasswordOf, typedCode } from '../two-step/code-field.tsx'
import { MadeSecret } from './made-secret.tsx'
import { secretKinds, type SecretKind } from './secret-kinds.ts'

interface Props {
  readonly kind: SecretKind
  readonly user: User
}

interface Form {
  readonly name: string
  readonly password: string
  readonly code: string
}

const empty: Form = { name: '', password: '', code: '' }

const checkFor =
  (nameRequired: FaultKey) =>
  ({ name, password }: Form): Faults<Form> =>
    faultsOf({ name: name.trim() === '' && nameRequired, password: password === '' && 'account.passwordRequired' })

const checks: Readonly<Record<SecretKind, (form: Form) => Faults<Form>>> = {
  keys: checkFor('profile.keys.nameRequired'),
  devices: checkFor('profile.devices.nameRequired'),
}
const otherChecks: typeof checks = {
  keys: withoutField(checks.keys, 'password'),
  devices: withoutField(checks.devices, 'password'),
}

/** Makes a key or a password and shows it once. It outlives the session, so it takes the password of the account. */
export function NewSecret({ kind, user }: Props) {
  const { t } = useTranslation()
  const creation = useMutation(secretKinds[kind].creation)
  const refused = faultsOf({ password: refusedPasswordOf(creation.error), code: refusedCodeOf(creation.error) })
  const own = useOwnProof()
  const check = own === 'password' ? checks[kind] : otherChecks[kind]
  const { element, submit, field, clear } = useFields(empty, check, refused)
  const send = ({ name, password, code }: Form) => {
    if (creation.isPending) return
    const body = { name: name.trim(), password, ...typedCode(code), device: storedDevice() }
    creation.mutate(body, { onSuccess: clear })
  }
  if (creation.data) return <MadeSecret kind={kind} value={creation.data} onKept={creation.reset} />
  return (
    <form ref={element} className={styles['fields']} noValidate onSubmit={submit(send)}>
      <TextField
        label={t(`profile.${kind}.name`)}
        hint={t(`profile.${kind}.nameHint`)}
        maxLength={NAME_MAX}
        autoComplete="off"
        {...field('name')}
      />
      <ProofFields
        {...{ user, proof: own, label: t('profile.accountPassword') }}
        password={field('password')}
        code={field('code')}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={creation.isPending || own === 'missing'}>
          {t(`profile.${kind}.create`)}
        </Button>
        <SaveState of={creation} {...(Object.keys(refused).length > 0 ? { failure: null } : {})} />
      </div>
    </form>
  )
}
