import type { User, Webhook } from '@dodici/contract/types'
import { webhookKinds } from '@dodici/contract/webhook-kinds'
import { formatAgo, formatInstant, formatInstantDay } from '../../../i18n/format-instant.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import page from '../profile-page.module.css'

interface Props {
  readonly webhook: Webhook
  readonly user: User
  /** When they were read, in ms. */
  readonly now: number
}

/** What a webhook is called, where it leads and how it goes. */
export function WebhookFacts({ webhook, user, now }: Props) {
  const { t } = useTranslation()
  const { name, url, kinds, createdAt } = webhook
  const facts = [
    ...(kinds.length === webhookKinds.length
      ? []
      : [kinds.map((kind) => t(`profile.webhooks.kind.${kind}`)).join(', ')]),
    t('profile.webhooks.madeOn', { day: formatInstantDay(createdAt, user.timezone) }),
    lastSent(t, webhook, now),
  ]
  return (
    <span className={page['what']}>
      <span className={page['name']}>
        <bdi>{name}</bdi>
      </span>
      <span className={page['note']}>{hostOf(url)}</span>
      <span className={page['note']}>{facts.join(' · ')}</span>
      <State webhook={webhook} user={user} />
    </span>
  )
}

/** The rest of the address is often a secret, and too long to be read. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

function lastSent(t: TFunction, { last }: Webhook, now: number): string {
  if (last === null) return t('profile.webhooks.neverSent')
  const ago = formatAgo(last.at, now)
  return ago === null ? t('profile.webhooks.lastNow') : t('profile.webhooks.lastAt', { ago })
}

function State({ webhook: { offReason, failingSince, oldSecretUntil }, user: { timezone } }: Omit<Props, 'now'>) {
  const { t } = useTranslation()
  if (offReason !== null) {
    return (
      <span className={offReason === 'owner' ? page['note'] : page['failure']}>
        {t(`profile.webhooks.offBecause.${offReason}`)}
      </span>
    )
  }
  return (
    <>
      {failingSince === null ? null : (
        <span className={page['failure']}>
          {t('profile.webhooks.failing', { when: formatInstant(failingSince, timezone) })}
        </span>
      )}
      {oldSecretUntil === null ? null : (
        <span className={page['note']}>
          {t('profile.webhooks.oldSecret', { when: formatInstant(oldSecretUntil, timezone) })}
        </span>
      )}
    </>
  )
}
