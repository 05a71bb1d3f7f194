import type { Calendar } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import { useId } from 'react'
import { yearWindow } from '../../../address/shown-months.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FieldFrame } from '../../../ui/field-frame.tsx'
import { OptionBox } from '../../../ui/question/option-box.tsx'
import { useToday } from '../../../ui/today.ts'
import notes from '../../../ui/notes.module.css'
import { NamedOptions } from '../../../ui/named-options.tsx'
import { typedYear } from '../calendar-draft.ts'
import { YearInput } from '../year-input.tsx'
import styles from './copy-year.module.css'
import type { CopyState } from './use-copy-year.ts'

interface Props {
  readonly state: CopyState
  readonly calendars: readonly Calendar[]
}

/** Source and target year, target calendar, and what the dates keep. */
export function CopyFields({ state, calendars }: Props) {
  const { t } = useTranslation()
  const { draft, change } = state
  const { first, last } = yearWindow(yearOf(useToday()))
  const to = typedYear(draft.to)
  const isOutside = to !== null && (to < first || to > last)
  return (
    <div className={styles['fields']}>
      <YearInput label={t('calendars.copy.from')} year={draft.from} onChange={(from) => change({ from })} />
      <YearInput label={t('calendars.copy.to')} year={draft.to} onChange={(year) => change({ to: year })} />
      {calendars.length > 1 ? (
        <FieldFrame label={t('calendars.copy.into')}>
          {(ties) => (
            <select {...ties} value={draft.into} onChange={(event) => change({ into: event.target.value })}>
              <NamedOptions of={calendars} />
            </select>
          )}
        </FieldFrame>
      ) : null}
      {isOutside ? <p className={notes['quiet']}>{t('calendars.copy.outside', { first, last })}</p> : null}
      <KeepChoice state={state} />
    </div>
  )
}

/** Keep weekdays or dates. */
function KeepChoice({ state: { draft, change } }: Pick<Props, 'state'>) {
  const { t } = useTranslation()
  const id = useId()
  const choices = [
    ['weekday', t('calendars.copy.keepWeekday'), t('calendars.copy.keepWeekdayHint')],
    ['date', t('calendars.copy.keepDate'), t('calendars.copy.keepDateHint')],
  ] as const
  return (
    <fieldset className={styles['keep']}>
      <legend>{t('calendars.copy.keep')}</legend>
      {choices.map(([keep, label, hint]) => (
        <OptionBox
          key={keep}
          name={id}
          isChosen={draft.keep === keep}
          labelledBy={`${id}-${keep}`}
          describedBy={`${id}-${keep}-hint`}
          onChoose={() => change({ keep })}
        >
          <span id={`${id}-${keep}`}>{label}</span>
          <span id={`${id}-${keep}-hint`} className={notes['hint']}>
            {hint}
          </span>
        </OptionBox>
      ))}
    </fieldset>
  )
}
