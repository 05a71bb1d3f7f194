import type { WebhookKind } from '@dodici/contract/types'
import { webhookKinds } from '@dodici/contract/webhook-kinds'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from '../feeds/feeds.module.css'
import page from '../profile-page.module.css'

interface Props {
  readonly chosen: readonly WebhookKind[]
  readonly onChange: (chosen: WebhookKind[]) => void
}

/** Of what a webhook tells. */
export function KindsChoice({ chosen, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const change = (kind: WebhookKind, isWanted: boolean) =>
    onChange(webhookKinds.filter((one) => (one === kind ? isWanted : chosen.includes(one))))
  return (
    <fieldset className={styles['choices']} aria-describedby={chosen.length === 0 ? id : undefined}>
      <legend>{t('profile.webhooks.kinds')}</legend>
      <span className={styles['names']}>
        {webhookKinds.map((kind) => (
          <label key={kind} className={styles['choice']}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={(box) => change(kind, box.target.checked)}
            />
            {t(`profile.webhooks.kind.${kind}`)}
          </label>
        ))}
      </span>
      <span id={id} role="alert" className={page['failure']}>
        {chosen.length === 0 ? t('profile.webhooks.kindsRequired') : null}
      </span>
    </fieldset>
  )
}
