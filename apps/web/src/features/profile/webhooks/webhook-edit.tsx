import { NAME_MAX } from '@dodici/contract/limits'
import type { User, Webhook } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../feeds/feeds.module.css'
import page from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { MadeSecret } from '../secrets/made-secret.tsx'
import { ProofForm } from '../two-step/proof-form.tsx'
import { KindsChoice } from './kinds-choice.tsx'
import { AddressField } from './new-webhook-form.tsx'
import own from './webhooks.module.css'
import { webhookMove, webhookRenewal, webhookUpdate } from './webhooks.queries.ts'

interface Props {
  readonly webhook: Webhook
  readonly user: User
  readonly onLeave: () => void
}

/** What of a webhook can be changed: its name and kinds, and by who knows the password its address and its secret. */
export function WebhookEdit({ webhook, user, onLeave }: Props) {
  const { t } = useTranslation()
  const [mode, setMode] = useState<'address' | 'secret' | null>(null)
  if (mode === 'address') return <NewAddress webhook={webhook} user={user} onLeave={onLeave} />
  if (mode === 'secret') return <NewSecret webhook={webhook} user={user} onLeave={onLeave} />
  return (
    <>
      <NameForm webhook={webhook} onLeave={onLeave} />
      <details className={`${styles['events']} ${own['more']}`}>
        <summary>{t('profile.webhooks.more')}</summary>
        <span className={page['buttons']}>
          <Button onClick={() => setMode('address')}>{t('profile.webhooks.move')}</Button>
          <Button onClick={() => setMode('secret')}>{t('profile.webhooks.renew')}</Button>
        </span>
      </details>
    </>
  )
}

function NameForm({ webhook, onLeave }: Omit<Props, 'user'>) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState(webhook.name)
  const [kinds, setKinds] = useState(webhook.kinds)
  const [wasTried, setWasTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const update = useMutation(webhookUpdate)
  const isNamed = name.trim() !== ''
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (!isNamed) field.current?.focus()
    else if (kinds.length > 0 && !update.isPending) {
      update.mutate({ id: webhook._id, name: name.trim(), kinds }, { onSuccess: onLeave })
    }
  }
  return (
    <form className={styles['form']} noValidate aria-labelledby={id} onSubmit={send}>
      <h3 id={id} className={styles['title']}>
        {t('profile.webhooks.editing', { name: webhook.name })}
      </h3>
      <TextField
        ref={field}
        label={t('profile.webhooks.name')}
        hint={t('profile.webhooks.nameHint')}
        fault={wasTried && !isNamed ? t('profile.webhooks.nameRequired') : undefined}
        maxLength={NAME_MAX}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={(typed) => setName(typed.target.value)}
      />
      <KindsChoice chosen={kinds} onChange={setKinds} />
      <div className={page['actions']}>
        <Button type="submit" kind="primary" disabled={update.isPending}>
          {t('common.save')}
        </Button>
        <Button kind="plain" onClick={onLeave}>
          {t('common.cancel')}
        </Button>
        <SaveState of={{ ...update, isSuccess: false }} />
      </div>
    </form>
  )
}

function NewAddress({ webhook, user, onLeave }: Props) {
  const { t } = useTranslation()
  const [url, setUrl] = useState(webhook.url)
  const move = useMutation(webhookMove)
  const isRefused = codeOf(move.error) === 'webhook_refused'
  return (
    <ProofForm
      user={user}
      submit={t('profile.webhooks.saveAddress')}
      kind="primary"
      sending={move}
      {...(isRefused ? { failure: t('messages.errors.webhook_refused') } : {})}
      onProof={(proof) => move.mutate({ id: webhook._id, url: url.trim(), proof }, { onSuccess: onLeave })}
      onCancel={onLeave}
    >
      <h3 className={styles['title']}>{t('profile.webhooks.moving', { name: webhook.name })}</h3>
      <p className={page['note']}>{t('profile.webhooks.moveQuestion')}</p>
      <AddressField value={url} onChange={(typed) => setUrl(typed.target.value)} />
    </ProofForm>
  )
}

function NewSecret({ webhook, user, onLeave }: Props) {
  const { t } = useTranslation()
  const renewal = useMutation(webhookRenewal)
  if (renewal.data) return <MadeSecret kind="webhooks" value={renewal.data.secret} onKept={onLeave} />
  return (
    <ProofForm
      user={user}
      submit={t('profile.webhooks.makeSecret')}
      kind="primary"
      sending={renewal}
      onProof={(proof) => renewal.mutate({ id: webhook._id, proof })}
      onCancel={onLeave}
    >
      <h3 className={styles['title']}>{t('profile.webhooks.renewing', { name: webhook.name })}</h3>
      <p className={page['note']}>{t('profile.webhooks.renewQuestion')}</p>
    </ProofForm>
  )
}
