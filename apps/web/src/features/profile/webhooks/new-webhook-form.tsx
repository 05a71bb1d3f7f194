import { NAME_MAX, URL_MAX } from '@dodici/contract/limits'
import type { NewWebhook, User, WebhookKind } from '@dodici/contract/types'
import { webhookKinds } from '@dodici/contract/webhook-kinds'
import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { storedDevice } from '../../../api/stored-session.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { faultsOf, type Faults } from '../../../ui/person-faults.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import styles from '../feeds/feeds.module.css'
import { ProofFields, useOwnProof, withoutField } from '../identities/own-proof.tsx'
import page from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { refusedCodeOf, refusedPasswordOf, typedCode } from '../two-step/code-field.tsx'
import { KindsChoice } from './kinds-choice.tsx'
import type { webhookCreation } from './webhooks.queries.ts'

interface Form {
  readonly name: string
  readonly url: string
  readonly password: string
  readonly code: string
}

const empty: Form = { name: '', url: '', password: '', code: '' }

const check = ({ name, url, password }: Form): Faults<Form> =>
  faultsOf({
    name: name.trim() === '' && 'profile.webhooks.nameRequired',
    url: url.trim() === '' && 'profile.webhooks.urlRequired',
    password: password === '' && 'account.passwordRequired',
  })

const checkOther = withoutField(check, 'password')

interface Props {
  readonly user: User
  readonly creation: UseMutationResult<NewWebhook, unknown, CreationInput>
  readonly onMade: () => void
  readonly onCancel: () => void
}

type CreationInput = Parameters<NonNullable<(typeof webhookCreation)['mutationFn']>>[0]

/** What a webhook is called, where it leads, and that it is the person themself who makes it: it outlives the session. */
export function NewWebhookForm({ user, creation, onMade, onCancel }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhookKinds)
  const { error, isPending } = creation
  const refused = faultsOf({
    url: codeOf(error) === 'webhook_refused' && 'messages.errors.webhook_refused',
    password: refusedPasswordOf(error),
    code: refusedCodeOf(error),
  })
  const own = useOwnProof()
  const { element, submit, field } = useFields(empty, own === 'password' ? check : checkOther, refused)
  const send = ({ name, url, password, code }: Form) => {
    if (isPending || kinds.length === 0) return
    const wishes = { name: name.trim(), url: url.trim(), kinds: [...kinds] }
    creation.mutate({ ...wishes, password, ...typedCode(code), device: storedDevice() }, { onSuccess: onMade })
  }
  return (
    <form ref={element} className={styles['form']} noValidate aria-labelledby={id} onSubmit={submit(send)}>
      <h3 id={id} className={styles['title']}>
        {t('profile.webhooks.creating')}
      </h3>
      <TextField
        label={t('profile.webhooks.name')}
        hint={t('profile.webhooks.nameHint')}
        maxLength={NAME_MAX}
        autoComplete="off"
        autoFocus
        {...field('name')}
      />
      <AddressField {...field('url')} />
      <KindsChoice chosen={kinds} onChange={setKinds} />
      <ProofFields
        {...{ user, proof: own, label: t('profile.accountPassword') }}
        password={field('password')}
        code={field('code')}
      />
      <div className={page['actions']}>
        <Button type="submit" kind="primary" disabled={isPending || own === 'missing'}>
          {t('profile.webhooks.create')}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <SaveState of={creation} {...(Object.keys(refused).length > 0 ? { failure: null } : {})} />
      </div>
    </form>
  )
}

/** Where messages are sent. */
export function AddressField(field: Omit<Parameters<typeof TextField>[0], 'label' | 'hint'>) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('profile.webhooks.url')}
      hint={t('profile.webhooks.urlHint')}
      type="url"
      inputMode="url"
      maxLength={URL_MAX}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  )
}
