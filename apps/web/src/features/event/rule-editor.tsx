import type { Day } from '@dodici/core/date'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import chips from './chips.module.css'
import styles from './event-form.module.css'
import { NumberField } from './number-field.tsx'
import { RuleEndFields } from './rule-end-fields.tsx'
import { dateWords, dayOfYearWords, nthWeekdayWords, weekdayName } from '../../ui/repetition/rule-sentence.ts'
import {
  isLastInMonth,
  nthInMonth,
  plainRule,
  toggleWeekday,
  weekdaysOf,
  type MonthPattern,
  type RepeatRule,
  type RuleUnit,
} from '../../ui/repetition/rule.ts'

interface Props {
  readonly rule: RepeatRule
  readonly day: Day
  readonly startsOnSunday: boolean
  /** Id of the error text. */
  readonly fault: string | null
  readonly onChange: (rule: RepeatRule) => void
  readonly onMoveStart: (rule: RepeatRule, days: number) => void
}

const UNITS: readonly RuleUnit[] = ['day', 'week', 'month', 'year']

/** Interval, days and end of a rule. */
export function RuleEditor({ rule, day, startsOnSunday, fault, onChange, onMoveStart }: Props) {
  const { t } = useTranslation()
  const withUnit = (unit: RuleUnit) => onChange({ ...plainRule(unit), interval: rule.interval, end: rule.end })
  const toggle = (weekday: number) => {
    const toggled = toggleWeekday(rule, day, weekday)
    onMoveStart(toggled.rule, toggled.startMovesBy)
  }
  return (
    <div className={styles['editor']}>
      <div className={styles['line']}>
        {t('event.repeat.every')}
        <NumberField
          label={t('event.repeat.interval')}
          value={rule.interval}
          fault={fault}
          onChange={(interval) => onChange({ ...rule, interval })}
        />
        <select
          className={styles['select']}
          aria-label={t('event.repeat.unit')}
          value={rule.unit}
          onChange={(change) => withUnit(change.target.value as RuleUnit)}
        >
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {t(`event.repeat.units.${unit}`, { count: rule.interval || 1 })}
            </option>
          ))}
        </select>
        {rule.unit === 'month' || rule.unit === 'year' ? (
          <PatternSelect rule={rule} day={day} onChoose={(pattern) => onChange({ ...rule, pattern })} />
        ) : null}
      </div>
      {rule.unit === 'week' ? (
        <WeekdayChips chosen={weekdaysOf(rule, day)} startsOnSunday={startsOnSunday} onToggle={toggle} />
      ) : null}
      <RuleEndFields end={rule.end} day={day} fault={fault} onChange={(end) => onChange({ ...rule, end })} />
    </div>
  )
}

interface WeekdayProps {
  readonly chosen: readonly number[]
  readonly startsOnSunday: boolean
  readonly onToggle: (weekday: number) => void
}

function WeekdayChips({ chosen, startsOnSunday, onToggle }: WeekdayProps) {
  const { t } = useTranslation()
  const weekdays = startsOnSunday ? [6, 0, 1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6]
  return (
    <div role="group" aria-label={t('event.repeat.weekdays')} className={styles['weekdays']}>
      {weekdays.map((weekday) => (
        <button
          key={weekday}
          type="button"
          className={`${chips['chip'] ?? ''} ${chips['weekday'] ?? ''}`}
          aria-pressed={chosen.includes(weekday)}
          onClick={() => onToggle(weekday)}
        >
          <span aria-hidden="true">{weekdayName(weekday, 'weekday-short')}</span>
          <span className="visually-hidden">{weekdayName(weekday)}</span>
        </button>
      ))}
    </div>
  )
}

interface PatternProps {
  readonly rule: RepeatRule
  readonly day: Day
  readonly onChoose: (pattern: MonthPattern) => void
}

/**
 * The fifth weekday of a month is offered as the last, which every month has; an existing rule with the fifth keeps it.
 */
function patternsFor(rule: RepeatRule, day: Day): readonly MonthPattern[] {
  const hasNth = nthInMonth(day) < 5 || rule.pattern === 'nth'
  const isLast = isLastInMonth(day) || rule.pattern === 'last'
  return ['date', ...(hasNth ? (['nth'] as const) : []), ...(isLast ? (['last'] as const) : [])]
}

function patternWords(pattern: MonthPattern, { rule, day }: PatternProps, t: TFunction): string {
  if (rule.unit === 'year') return dayOfYearWords({ pattern }, day, t)
  return pattern === 'date' ? dateWords(day, t) : nthWeekdayWords(pattern, day, t)
}

function PatternSelect(props: PatternProps) {
  const { t } = useTranslation()
  return (
    <select
      className={styles['select']}
      aria-label={t('event.repeat.pattern')}
      value={props.rule.pattern}
      onChange={(change) => props.onChoose(change.target.value as MonthPattern)}
    >
      {patternsFor(props.rule, props.day).map((pattern) => (
        <option key={pattern} value={pattern}>
          {patternWords(pattern, props, t)}
        </option>
      ))}
    </select>
  )
}
