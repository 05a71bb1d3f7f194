import { GOAL_TEXT_MAX } from '@dodici/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { categories } from '../../api/categories.queries.ts'
import { yearEvents } from '../../api/year.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
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
      {known.length === 0 ? null : (
        <FieldFrame label={t('goals.form.matchCategory')}>
          {(ties) => (
            <select
              {...ties}
              value={draft.matchCategoryId ?? ''}
              onChange={(event) => choose(event.target.value || null)}
            >
              <option value="">{t('goals.form.noMatch')}</option>
              {known.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
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

function Matches({ draft }: Pick<DraftProps, 'draft'>) {
  const { t } = useTranslation()
  const { year } = useCalendarAddress().address
  const { data } = useQuery(yearEvents(year))
  if (!data || (draft.matchCategoryId === null && draft.matchText.trim() === '')) return null
  return <p role="status">{t('goals.form.matches', { count: countMatches(draft, data.events), year })}</p>
}
