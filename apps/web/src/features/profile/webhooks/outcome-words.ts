import type { WebhookDelivery } from '@dodici/contract/types'
import type { TFunction } from '../../../i18n/texts.ts'

/** What became of a message, in plain words. */
export const outcomeWords = (t: TFunction, { fault, status, milliseconds }: WebhookDelivery): string =>
  fault === null
    ? t('profile.webhooks.outcome.taken', { milliseconds })
    : t(`profile.webhooks.outcome.${fault}`, { status: status ?? '' })
