import { WEBHOOKS_MAX } from '@dodici/contract/limits'
import type { User, Webhook } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { instance } from '../../../api/instance.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { atBase } from '../../../network/base-path.ts'
import { Button } from '../../../ui/button.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import { MissingProof, useOwnProof } from '../identities/own-proof.tsx'
import feeds from '../feeds/feeds.module.css'
import page from '../profile-page.module.css'
import { Section } from '../section.tsx'
import { MadeSecret } from '../secrets/made-secret.tsx'
import { NewWebhookForm } from './new-webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { webhookCreation, webhooks } from './webhooks.queries.ts'

interface Props {
  readonly user: User
}

/** Addresses of other programs that are told what changes in the year. */
export function WebhooksSection({ user }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(webhooks)
  const { data: site } = useQuery(instance)
  const add = useRef<HTMLButtonElement>(null)
  const [hasEnded, setHasEnded] = useState(false)
  const { data: list } = reading
  const isOff = site?.sends.every(({ line }) => line !== 'webhooks') === true
  // Who has some is still shown them, and can delete them.
  if (isOff && !list?.length) return null
  const ended = () => {
    setHasEnded(true)
    add.current?.focus()
  }
  return (
    <Section anchor="webhooks" title={t('profile.webhooks.title')} lead={t('profile.webhooks.lead')}>
      {isOff ? <p className={page['notice']}>{t('profile.webhooks.off')}</p> : null}
      {list === undefined ? (
        <ReadState reading={reading} text={t('profile.webhooks.failed')} />
      ) : (
        <List {...{ list, user }} now={reading.dataUpdatedAt} onEnded={ended} />
      )}
      <span role="status" className={page['state']}>
        {hasEnded ? t('profile.webhooks.deleted') : null}
      </span>
      {list === undefined || isOff ? null : <NewWebhook user={user} isFull={list.length >= WEBHOOKS_MAX} add={add} />}
      <p className={page['note']}>
        {t('profile.webhooks.signed')} <a href={atBase('/api/docs')}>{t('profile.webhooks.description')}</a>.
      </p>
    </Section>
  )
}

interface ListProps extends Props {
  readonly list: readonly Webhook[]
  /** When they were read, in ms. */
  readonly now: number
  readonly onEnded: () => void
}

function List({ list, ...props }: ListProps) {
  const { t } = useTranslation()
  if (list.length === 0) return <p className={page['note']}>{t('profile.webhooks.none')}</p>
  return (
    <ul className={page['list']}>
      {list.map((webhook) => (
        <WebhookRow key={webhook._id} webhook={webhook} {...props} />
      ))}
    </ul>
  )
}

interface NewProps extends Props {
  readonly isFull: boolean
  readonly add: RefObject<HTMLButtonElement | null>
}

function NewWebhook({ user, isFull, add }: NewProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'proof' | 'form' | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const creation = useMutation(webhookCreation)
  const own = useOwnProof()
  const close = () => {
    setOpen(null)
    setWasOpen(true)
  }
  if (creation.data) return <MadeSecret kind="webhooks" value={creation.data.secret} onKept={creation.reset} />
  if (isFull) return <p className={page['note']}>{t('profile.webhooks.full', { count: WEBHOOKS_MAX })}</p>
  // Before anything is typed: who goes to confirm leaves the page. A form that is open stays.
  if (open === 'proof' && own === 'missing') return <ProofFirst user={user} onCancel={close} />
  if (open !== null) return <NewWebhookForm user={user} creation={creation} onMade={close} onCancel={close} />
  return (
    <div className={page['actions']}>
      <Button ref={add} autoFocus={wasOpen} onClick={() => setOpen(own === 'missing' ? 'proof' : 'form')}>
        {t('profile.webhooks.add')}
      </Button>
    </div>
  )
}

function ProofFirst({ user, onCancel }: Props & { readonly onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={feeds['form']}>
      <h3 className={feeds['title']}>{t('profile.webhooks.creating')}</h3>
      <MissingProof user={user} autoFocus />
      <div className={page['actions']}>
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  )
}
