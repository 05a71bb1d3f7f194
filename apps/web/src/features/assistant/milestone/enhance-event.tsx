import type { EnhancedEvent } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import notes from '../../../ui/notes.module.css'
import { StoredProposal } from '../proposal/stored-proposal.tsx'
import { enhancementOf } from './milestone.queries.ts'
import styles from './milestone.module.css'

interface Props {
  readonly eventId: string
  readonly occurrence: string | null
}

/** Suggestions for preparing an event: steps, checklist, reminders and category on one card. */
export function EnhanceEvent({ eventId, occurrence }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const language = useLanguage()
  const reading = useQuery(enhancementOf({ eventId, occurrence, language }))
  const leave = () => change({ enhance: null, at: null }, { replace: true })
  return (
    <div className={styles['milestone']}>
      <h3 className={styles['heading']}>
        {reading.data ? t('milestone.enhance', { title: reading.data.suggestion.title }) : t('milestone.enhancing')}
      </h3>
      {reading.data ? (
        <Enhanced enhanced={reading.data} onLeave={leave} />
      ) : (
        <ReadState reading={reading} text={t('milestone.failed')} />
      )}
      <Button kind="plain" onClick={leave}>
        {t('milestone.leaveEnhance')}
      </Button>
    </div>
  )
}

function Enhanced({ enhanced, onLeave }: { readonly enhanced: EnhancedEvent; readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const { suggestion, proposalId, fallback } = enhanced
  return (
    <>
      <Checklist items={suggestion.checklist} />
      {proposalId === null ? (
        <p>{t('milestone.nothingToAdd')}</p>
      ) : (
        <StoredProposal id={proposalId} onLeave={onLeave} />
      )}
      {fallback === null ? null : <p className={notes['note']}>{t(`advice.fallback.${fallback}`)}</p>}
    </>
  )
}

function Checklist({ items }: { readonly items: readonly string[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <ul className={styles['checklist']} aria-label={t('milestone.checklist')}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
