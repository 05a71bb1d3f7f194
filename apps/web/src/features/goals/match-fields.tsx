import { GOAL_TEXT_MAX } from '@dodici/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { categories } from '../../api/categories.queries.ts'
import { yearEvents } from '../../api/year.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NamedOptions } from '../../ui/named-options.tsx'
import { countMatches, type DraftProps } from './goal-draft.ts'
import styles from './goals.module.css'

/** Which events count automatically, and how many of the shown year do. */
export function MatchFields({ draft, onChange, faults }: DraftProps) {
  const { t } = useTranslation()
  const { data: known = [] } = useQuery(categories)
  const choose = (id: string | null) =>
    onChange({ matchCategoryId: id, ...(draft.categoryId === null ? { categoryId: id } : {}) })
  return (
    <fieldset className={styles['match']}>
      <legend>{t('goals.form.counts')}</legend>
      <CategorySelect
        label={t('goals.form.matchCategory')}
        none={t('goals.form.noMatch')}
        categoryId={draft.matchCategoryId}
        onChoose={choose}
      />
      <TextField
        label={t('goals.form.matchText')}
        name="matchText"
        value={draft.matchText}
        hint={known.length === 0 ? undefined : t('goals.form.matchHint')}
        fault={faults.matchText && t('goals.form.tooLong', { max: GOAL_TEXT_MAX })}
        onChange={(event) => onChange({ matchText: event.target.value })}
      />
      <Matches draft={draft} />
    </fieldset>
  )
}

interface SelectProps {
  readonly label: string
  /** For no category. */
  readonly none: string
  readonly categoryId: string | null
  readonly onChoose: (categoryId: string | null) => void
}

/** One of the categories; hidden if there are none. */
export function CategorySelect({ label, none, categoryId, onChoose }: SelectProps) {
  const { data: known = [] } = useQuery(categories)
  if (known.length === 0) return null
  return (
    <FieldFrame label={label}>
      {(ties) => (
        <select {...ties} value={categoryId ?? ''} onChange={(event) => onChoose(event.target.value || null)}>
          <option value="">{none}</option>
          <NamedOptions of={known} />
        </select>
      )}
    </FieldFrame>
  )
}

function Matches({ draft }: Pick<DraftProps, 'draft'>) {
  const { t } = useTranslation()
  const { year } = useCalendarAddress().address
  const { data } = useQuery(yearEvents(year))
  if (!data || (draft.matchCategoryId === null && draft.matchText.trim() === '')) return null
  return <p role="status">{t('goals.form.matches', { count: countMatches(draft, data.events), year })}</p>
}
