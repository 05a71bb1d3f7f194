import { planLimits } from '@dodici/contract/plans'
import { routes } from '@dodici/contract/routes'
import type { User } from '@dodici/contract/types'
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { storedDevice } from '../../api/stored-session.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { KeysToKeep } from '../../ui/password/keys-to-keep.tsx'
import { NewPasswordField } from '../../ui/password/new-password-field.tsx'
import { faultsOf, newPasswordFault, refusedPassword, repeatFault, type Faults } from '../../ui/person-faults.ts'
import { useFields } from '../../ui/use-fields.ts'
import { feeds } from './feeds/feeds.queries.ts'
import { devices, keys } from './secrets/secrets.queries.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'
import { sessions } from './sessions.queries.ts'
import { identities } from './identities/identities.queries.ts'
import { ProofFields, useOwnProof, withoutField } from './identities/own-proof.tsx'
import { refusedCodeOf, refusedPasswordOf, typedCode } from './two-step/code-field.tsx'

interface PasswordForm {
  readonly currentPassword: string
  readonly code: string
  readonly newPassword: string
  readonly confirmPassword: string
}

const empty: PasswordForm = { currentPassword: '', code: '', newPassword: '', confirmPassword: '' }

const check = (form: PasswordForm): Faults<PasswordForm> =>
  faultsOf({
    currentPassword: form.currentPassword === '' && 'account.passwordRequired',
    newPassword: newPasswordFault(form.newPassword),
    confirmPassword: repeatFault(form.confirmPassword, form.newPassword),
  })

const checkOther = withoutField(check, 'currentPassword')

interface Kept {
  readonly keepKeys: readonly string[]
}

const passwordChange = mutationOptions({
  mutationFn: ({ currentPassword, code, newPassword, keepKeys }: PasswordForm & Kept) =>
    call(routes.changePassword, {
      body: { currentPassword, ...typedCode(code), newPassword, device: storedDevice(), keepKeys: [...keepKeys] },
    }),
  onSuccess: async (_answer, _form, _before, { client }) => {
    await client.invalidateQueries({ queryKey: sessions.queryKey })
    await client.invalidateQueries({ queryKey: keys.queryKey })
    await client.invalidateQueries({ queryKey: devices.queryKey })
    await client.invalidateQueries({ queryKey: feeds.queryKey })
    await client.invalidateQueries({ queryKey: identities.queryKey })
  },
  meta: { ownFailure: true },
})

function refusedBy(error: unknown): Faults<PasswordForm> {
  const errors = error instanceof ApiError ? error.errors : []
  return faultsOf({
    currentPassword: refusedPasswordOf(error),
    code: refusedCodeOf(error),
    newPassword: refusedPassword(errors, 'newPassword') ?? false,
  })
}

/** Changes the password, with the old one. */
export function PasswordSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const change = useMutation(passwordChange)
  const [kept, setKept] = useState<readonly string[]>([])
  const refused = refusedBy(change.error)
  const isSaidThere = Object.keys(refused).length > 0
  const own = useOwnProof()
  const { element, submit, field, clear } = useFields(empty, own === 'password' ? check : checkOther, refused)
  return (
    <Section anchor="password" title={t('profile.password.title')} lead={t('profile.password.lead')}>
      <form
        ref={element}
        className={styles['fields']}
        noValidate
        onSubmit={submit((form) => change.mutate({ ...form, keepKeys: kept }, { onSuccess: clear }))}
      >
        <ProofFields
          {...{ user, proof: own, label: t('profile.password.current') }}
          password={field('currentPassword')}
          code={field('code')}
        />
        <NewPasswordField
          label={t('profile.password.new')}
          own={[user.username, user.email]}
          {...field('newPassword')}
        />
        <PasswordField label={t('person.confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
        <OwnSecrets hasKeys={planLimits[user.plan].hasKeys} kept={kept} onChange={setKept} />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" disabled={change.isPending || own === 'missing'}>
            {t('profile.password.submit')}
          </Button>
          <SaveState of={change} done={t('profile.password.done')} {...(isSaidThere ? { failure: null } : {})} />
        </div>
      </form>
    </Section>
  )
}

interface OwnProps extends Omit<ComponentProps<typeof KeysToKeep>, 'names'> {
  readonly hasKeys: boolean
}

function OwnSecrets({ hasKeys, ...choice }: OwnProps) {
  const ofPrograms = useQuery({ ...keys, enabled: hasKeys })
  const ofDevices = useQuery(devices)
  const ofFeeds = useQuery(feeds)
  const own = [...(ofPrograms.data ?? []), ...(ofDevices.data ?? []), ...(ofFeeds.data ?? [])]
  return <KeysToKeep names={[...new Set(own.map(({ name }) => name))]} {...choice} />
}
