import { useQuery } from '@tanstack/react-query'
import Sparkle from 'lucide-react/icons/sparkle'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { hasAssistant } from '../../api/has-assistant.ts'
import { profile } from '../../api/profile.queries.ts'
import { Button } from '../../ui/button.tsx'
import type { EditedEvent } from './draft.ts'

/** Has the assistant prepare this event. Over something typed the address asks before it moves on. */
export function PrepareButton({ edited }: { readonly edited: EditedEvent }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { data: user } = useQuery(profile)
  if (!hasAssistant(user)) return null
  const prepare = () =>
    change({
      ...{ event: null, occurrence: null, panel: 'assistant', tab: 'milestone' },
      ...{ enhance: edited.event._id, at: edited.occurrence?.recurrenceId ?? null, moving: null },
    })
  return (
    <Button kind="plain" onClick={prepare}>
      <Sparkle size={16} aria-hidden="true" />
      {t('event.prepare')}
    </Button>
  )
}
