import type { SuggestionType } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import { AdviceList } from '../advice/advice-list.tsx'
import { suggestionsOf } from './suggestions.queries.ts'
import styles from './suggestions.module.css'

const TYPES = ['general', 'preparation', 'balance', 'tidying'] as const

/** Suggestions: facts, each with one action. */
export function Suggestions() {
  const { t } = useTranslation()
  const [type, setType] = useState<SuggestionType>('general')
  return (
    <div className={styles['suggestions']}>
      <div role="group" aria-label={t('suggestions.filter')} className={styles['types']}>
        {TYPES.map((name) => (
          <button key={name} type="button" aria-pressed={name === type} onClick={() => setType(name)}>
            {t(`suggestions.types.${name}`)}
          </button>
        ))}
      </div>
      <Suggested key={type} type={type} />
    </div>
  )
}

function Suggested({ type }: { readonly type: SuggestionType }) {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const language = useLanguage()
  const reading = useQuery(suggestionsOf({ type, year: address.year, language }))
  if (!reading.data) return <ReadState reading={reading} text={t('suggestions.failed')} />
  return (
    <AdviceList
      label={t('suggestions.label')}
      advice={reading.data}
      nothing={t(type === 'general' ? 'suggestions.nothing' : 'suggestions.nothingOfType')}
    />
  )
}
