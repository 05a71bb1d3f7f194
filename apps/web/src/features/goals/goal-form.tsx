import { DESCRIPTION_MAX, TITLE_MAX } from '@dodici/contract/limits'
import type { Goal } from '@dodici/contract/types'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useToday } from '../../ui/today.ts'
import { daysOfPreset, faultsOf, hasUnit, presets, type DraftProps, type GoalDraft } from './goal-draft.ts'
import styles from './goals.module.css'
import { CategorySelect, MatchFields } from './match-fields.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  readonly initial: GoalDraft
  /** The edited goal; null for a new one. */
  readonly goal: Goal | null
  /** Something was typed. */
  readonly onTyped?: (draft: GoalDraft) => void
  readonly onDone: (id: string) => void
  readonly onCancel: () => void
}

/** The form of a goal. Input stays, whatever happens. */
export function GoalForm({ initial, goal, onTyped, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [draft, setDraft] = useState(initial)
  const [wasTried, setWasTried] = useState(false)
  const saving = useSaving(goal, onDone)
  const faults = faultsOf(draft)
  const onChange = (patch: Partial<GoalDraft>) => {
    const next = { ...draft, ...patch }
    setDraft(next)
    onTyped?.(next)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    const [first] = Object.keys(faults)
    if (first === undefined) saving.save(draft)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const shown = { draft, onChange, faults: wasTried ? faults : {} }
  return (
    <form className={styles['form']} aria-labelledby={id} noValidate onSubmit={submit}>
      <h3 id={id}>{t(goal === null ? 'goals.adding' : 'goals.editing')}</h3>
      <TitleField {...shown} />
      <KindFields {...shown} />
      <DayFields {...shown} />
      <CategorySelect
        label={t('goals.form.category')}
        none={t('goals.form.noCategory')}
        categoryId={draft.categoryId}
        onChoose={(categoryId) => onChange({ categoryId })}
      />
      {draft.kind === 'number' ? null : <MatchFields {...shown} />}
      <TextArea
        label={t('goals.form.description')}
        name="description"
        rows={2}
        value={draft.description}
        fault={shown.faults.description && t('goals.form.tooLong', { max: DESCRIPTION_MAX })}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      {saving.code === null ? null : (
        <p role="alert" className={styles['fault']}>
          <FailureWords code={saving.code} />
        </p>
      )}
      {saving.newer === null ? null : (
        <div role="alert" className={styles['conflict']}>
          <p>{t('goals.form.conflict')}</p>
          <Button onClick={() => setDraft(saving.takeNewer(draft))}>{t('goals.form.useTheirs')}</Button>
          <Button onClick={() => saving.saveOver(draft)}>{t('goals.form.useMine')}</Button>
        </div>
      )}
      <div className={styles['actions']}>
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={saving.isPending} aria-busy={saving.isPending}>
          {t(goal === null ? 'common.create' : 'common.save')}
        </Button>
      </div>
    </form>
  )
}

function TitleField({ draft, onChange, faults }: DraftProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('goals.form.name')}
      name="title"
      value={draft.title}
      dir="auto"
      autoFocus
      required
      fault={faults.title && t(`goals.form.${faults.title}`, { max: TITLE_MAX })}
      onChange={(event) => onChange({ title: event.target.value })}
    />
  )
}

const kinds = ['count', 'hours', 'number', 'yesNo'] as const

function KindFields({ draft, onChange, faults }: DraftProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <>
      <fieldset className={styles['kinds']}>
        <legend>{t('goals.form.kind')}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name={group} checked={draft.kind === kind} onChange={() => onChange({ kind })} />
            <span>
              {t(`goals.kinds.${kind}.name`)}
              <small>{t(`goals.kinds.${kind}.text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.kind === 'yesNo' ? null : (
        <div className={styles['pair']}>
          <TextField
            label={t('goals.form.target')}
            name="target"
            inputMode="decimal"
            value={draft.target}
            fault={faults.target && t('goals.form.targetFault')}
            onChange={(event) => onChange({ target: event.target.value })}
          />
          {hasUnit(draft) ? (
            <TextField
              label={t('goals.form.unit')}
              value={draft.unit}
              maxLength={30}
              hint={t('goals.form.unitHint')}
              onChange={(event) => onChange({ unit: event.target.value })}
            />
          ) : null}
        </div>
      )}
    </>
  )
}

function DayFields({ draft, onChange, faults }: DraftProps) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          label={t('goals.form.from')}
          name="days"
          type="date"
          value={draft.from}
          fault={faults.days && t('goals.form.daysFault')}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label={t('goals.form.to')}
          type="date"
          value={draft.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
      <div className={styles['presets']}>
        {presets.map((preset) => (
          <Button key={preset} onClick={() => onChange(daysOfPreset(preset, today))}>
            {t(`goals.form.${preset}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
