import { partsOf, weekdayOf, type Day } from '@dodici/core/date'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ChoiceChips } from './choice-chips.tsx'
import type { Faults } from './draft-faults.ts'
import styles from './event-form.module.css'
import { FaultText } from './fault-text.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { ruleSentence, weekdayName } from '../../ui/repetition/rule-sentence.ts'
import { plainRule, type Repetition, type RepeatRule } from '../../ui/repetition/rule.ts'
import notes from '../../ui/notes.module.css'

interface Props {
  readonly repetition: Repetition
  /** The rule's reference day. */
  readonly day: Day
  /** Number of RDATEs of an imported event. */
  readonly moreDates: number
  readonly startsOnSunday: boolean
  readonly faults: Faults
  readonly onChange: (repetition: Repetition) => void
  /** Days by which the start must move to begin on a chosen weekday. */
  readonly onMoveStart: (repetition: Repetition, days: number) => void
}

type Preset = 'never' | 'week' | 'month' | 'year' | 'more'

function isPlain(rule: RepeatRule): boolean {
  return rule.interval === 1 && rule.pattern === 'date' && rule.weekdayOffsets.join() === '0'
}

function presetOf(repetition: Repetition): Preset {
  if (repetition.kind === 'never') return 'never'
  if (repetition.kind === 'kept' || repetition.rule.unit === 'day') return 'more'
  return isPlain(repetition.rule) ? repetition.rule.unit : 'more'
}

/** Presets keep the chosen end. */
function withPreset(preset: Exclude<Preset, 'more'>, repetition: Repetition): Repetition {
  if (preset === 'never') return { kind: 'never' }
  const end = repetition.kind === 'rule' ? repetition.rule.end : ({ kind: 'never' } as const)
  return { kind: 'rule', rule: { ...plainRule(preset), end } }
}

/** Whether and how an event repeats: presets, the rule as a sentence, and an editor for anything else. */
export function RepetitionFields({ repetition, day, moreDates, faults, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const choices = [
    { value: 'never', text: t('event.repeat.never') },
    { value: 'week', text: t('event.repeat.weekly', { weekday: weekdayName(weekdayOf(day)) }) },
    { value: 'month', text: t('event.repeat.monthly', { count: partsOf(day).date, ordinal: true }) },
    { value: 'year', text: t('event.repeat.yearly') },
    { value: 'more', text: t('event.repeat.more') },
  ] as const
  const choose = (preset: Preset) => {
    setIsOpen(preset === 'more')
    if (preset !== 'more') onChange(withPreset(preset, repetition))
    else if (repetition.kind !== 'rule') onChange({ kind: 'rule', rule: plainRule('week') })
  }
  return (
    <div className={styles['stack']}>
      <ChoiceChips
        label={t('event.repeat.label')}
        choices={choices}
        value={isOpen ? 'more' : presetOf(repetition)}
        onChoose={choose}
      />
      <RepetitionNote
        repetition={repetition}
        day={day}
        moreDates={moreDates}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && repetition.kind === 'rule' ? (
        <RuleEditor
          rule={repetition.rule}
          day={day}
          startsOnSunday={rest.startsOnSunday}
          fault={faults.repetition === undefined ? null : id}
          onChange={(rule) => onChange({ kind: 'rule', rule })}
          onMoveStart={(rule, days) => rest.onMoveStart({ kind: 'rule', rule }, days)}
        />
      ) : null}
      <FaultText field="repetition" faults={faults} id={id} />
    </div>
  )
}

interface NoteProps extends Pick<Props, 'repetition' | 'day' | 'moreDates'> {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function RepetitionNote({ repetition, day, moreDates, isOpen, onToggle }: NoteProps) {
  const { t } = useTranslation()
  const dates = moreDates > 0 ? ` ${t('event.repeat.dates', { count: moreDates })}` : ''
  if (repetition.kind === 'never') return dates === '' ? null : <p className={notes['quiet']}>{dates}</p>
  if (repetition.kind === 'kept') {
    return (
      <p className={notes['quiet']}>
        {t('event.repeat.kept')} <code className={styles['code']}>{repetition.text}</code>
        {dates}
      </p>
    )
  }
  return (
    <p className={notes['quiet']}>
      <span className={styles['sentence']} aria-live="polite">
        {ruleSentence(repetition.rule, day, t) + dates}
      </span>{' '}
      <button type="button" className={styles['textButton']} aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'event.repeat.hide' : 'event.repeat.change')}
      </button>
    </p>
  )
}
