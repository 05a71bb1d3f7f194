import { formatDay, type Day } from '@dodici/core/date'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ChoiceChips } from './choice-chips.tsx'
import styles from './event-form.module.css'
import { MomentField } from './moment-field.tsx'
import { NumberField } from './number-field.tsx'
import type { RuleEnd } from '../../ui/repetition/rule.ts'

interface Props {
  readonly end: RuleEnd
  readonly day: Day
  readonly fault: string | null
  readonly onChange: (end: RuleEnd) => void
}

const SOME_TIMES = 10
const HALF_A_YEAR = 182

/** The end of a rule: never, on a day, or after a number of times. */
export function RuleEndFields({ end, day, fault, onChange }: Props) {
  const { t } = useTranslation()
  const starts: Record<RuleEnd['kind'], RuleEnd> = {
    never: { kind: 'never' },
    on: { kind: 'on', day: formatDay(day + HALF_A_YEAR) },
    after: { kind: 'after', count: SOME_TIMES },
  }
  const invalid = fault === null ? {} : { 'aria-invalid': true, 'aria-describedby': fault }
  return (
    <div className={styles['line']}>
      {t('event.repeat.ends')}
      <ChoiceChips
        label={t('event.repeat.ends')}
        choices={[
          { value: 'never', text: t('event.repeat.endsNever') },
          { value: 'on', text: t('event.repeat.endsOn') },
          { value: 'after', text: t('event.repeat.endsAfter') },
        ]}
        value={end.kind}
        onChoose={(kind) => onChange(starts[kind])}
      />
      {end.kind === 'on' ? (
        <MomentField
          kind="date"
          label={t('event.repeat.lastDay')}
          value={end.day}
          onChange={(last) => onChange({ kind: 'on', day: last })}
          {...invalid}
        />
      ) : null}
      {end.kind === 'after' ? (
        <>
          <NumberField
            label={t('event.repeat.timesLabel')}
            value={end.count}
            fault={fault}
            onChange={(count) => onChange({ kind: 'after', count })}
          />
          {t('event.repeat.times', { count: end.count || 0 })}
        </>
      ) : null}
    </div>
  )
}
