import type { Subscription } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../ui/select-field.tsx'

type Kind = Subscription['kind']

interface Props {
  readonly kind: Kind
  readonly onChoose: (kind: Kind) => void
}

/** Whether the events of a calendar count, or only mark their days. */
export function KindSelect({ kind, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('subscriptions.kind')}
      hint={t('subscriptions.kindHint')}
      value={kind}
      onChoose={(value) => onChoose(value === 'marker' ? 'marker' : 'event')}
    >
      <option value="event">{t('subscriptions.asEvents')}</option>
      <option value="marker">{t('subscriptions.asMarkers')}</option>
    </SelectField>
  )
}
