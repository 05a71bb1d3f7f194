import { parseDay } from '@dodici/core/date'
import { guessAbsence, measureRules, takesWholeDays } from '@dodici/core/load'
import { useQuery } from '@tanstack/react-query'
import Luggage from 'lucide-react/icons/luggage'
import { categories } from '../../api/categories.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/check-field.tsx'
import type { EventDraft } from './draft.ts'
import { Row } from './form-row.tsx'

interface Props {
  readonly draft: EventDraft
  readonly onChange: (draft: EventDraft) => void
}

/** Whether the person is away: as the title or the category says, until they say otherwise. */
export function AwayField({ draft, onChange }: Props) {
  const { t } = useTranslation()
  const { data: own = [] } = useQuery(categories)
  const { title, allDay, startDay, endDay, categoryId, kind, busy, away } = draft
  const first = parseDay(startDay) ?? 0
  const item = { title, allDay, first, last: Math.max(first, parseDay(endDay) ?? 0), categoryId }
  const canBeAway = kind !== 'marker' && busy && takesWholeDays(item)
  if (!canBeAway && away === null) return null
  const guess = guessAbsence(item, measureRules(0, own))
  return (
    <Row icon={<Luggage size={18} />}>
      <CheckField
        label={t('event.away.label')}
        hint={t('event.away.hint')}
        isChecked={away ?? guess}
        onChange={(isAway) => onChange({ ...draft, away: isAway === guess ? null : isAway })}
      />
    </Row>
  )
}
