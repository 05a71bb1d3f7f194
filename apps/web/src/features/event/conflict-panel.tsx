import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { goalsOf } from '../../api/goals.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { OptionBox } from '../../ui/question/option-box.tsx'
import notes from '../../ui/notes.module.css'
import inlineForm from '../../ui/inline-form.module.css'
import styles from './conflict-panel.module.css'
import { differences, merged, proposedSides, type ComparedField, type Side, type Sides } from './differences.ts'
import { wordsFor, type Names } from './draft-words.ts'
import { draftOf, originalStart, type EditedEvent, type EventDraft } from './draft.ts'
import type { Viewer } from './event-form.tsx'
import type { EventEditing } from './use-event-editor.ts'

interface Props {
  readonly editing: EventEditing
  /** The event as somebody else saved it. */
  readonly newer: EditedEvent
  readonly viewer: Viewer
}

function useNames({ timezone: viewerZone, reminded }: Viewer, { startDay }: EventDraft): Names {
  const ofCategories = useQuery(categories).data
  const ofCalendars = useQuery(calendars).data
  const ofGoals = useQuery({ ...goalsOf(Number(startDay.slice(0, 4))), enabled: startDay !== '' }).data
  return {
    category: (id) => ofCategories?.find(({ _id }) => _id === id)?.name,
    calendar: (id) => ofCalendars?.find(({ _id }) => _id === id)?.name,
    goal: (id) => ofGoals?.find(({ _id }) => _id === id)?.title,
    viewerZone,
    allDayAt: reminded.allDayAt,
  }
}

/** Two versions of an event line by line. The person chooses, and nothing is lost before that. */
export function ConflictPanel({ editing, newer, viewer }: Props) {
  const { t } = useTranslation()
  const say = wordsFor(useNames(viewer, editing.draft), t)
  const mine = editing.draft
  const theirs = draftOf(newer, viewer.timezone)
  const [sides, setSides] = useState<Sides>(() => proposedSides(editing.opened.before, mine, theirs))
  const theirVersion = { draft: theirs, repetition: theirs.repetition, ruleDay: originalStart(newer).slice(0, 10) }
  const fields = differences(mine, theirs)
  const all = (side: Side) => setSides(Object.fromEntries(fields.map((field) => [field, side])))
  const settle = (isSaving: boolean) => editing.settle(merged(mine, theirs, sides), isSaving)
  return (
    <div className={styles['panel']}>
      <h3 className={styles['title']}>{t('event.conflict.title')}</h3>
      <p className={styles['text']} role="alert">
        {t(fields.length > 0 ? 'event.conflict.text' : 'event.conflict.sameText')}
      </p>
      {fields.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          words={{ mine: say(editing, field), theirs: say(theirVersion, field) }}
          side={sides[field] ?? 'theirs'}
          onChoose={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      <div className={inlineForm['actions']}>
        {fields.length > 1 ? (
          <span className={styles['quick']}>
            <Button onClick={() => all('mine')}>{t('event.conflict.allMine')}</Button>
            <Button onClick={() => all('theirs')}>{t('event.conflict.allTheirs')}</Button>
          </span>
        ) : null}
        <Button kind="plain" onClick={() => settle(false)}>
          {t('event.conflict.back')}
        </Button>
        <Button kind="primary" autoFocus onClick={() => settle(true)}>
          {t('common.save')}
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly field: ComparedField
  readonly words: Readonly<Record<Side, string>>
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

const LABELS = {
  title: 'event.title',
  when: 'event.when',
  repetition: 'event.conflict.repetition',
  reminders: 'reminders.field.label',
  category: 'event.category.label',
  place: 'event.place',
  description: 'event.description',
  link: 'event.link',
  kind: 'event.kind.label',
  status: 'event.status.label',
  busy: 'event.busy.label',
  away: 'event.away.label',
  calendar: 'event.calendar',
  goal: 'goals.link.label',
} as const satisfies Record<ComparedField, string>

function FieldChoice({ field, words, side, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend>{t(LABELS[field])}</legend>
      {(['mine', 'theirs'] as const).map((option) => (
        <OptionBox
          key={option}
          name={name}
          isChosen={option === side}
          labelledBy={`${name}-${option} ${name}-${option}-words`}
          onChoose={() => onChoose(option)}
        >
          <span className={notes['note']} id={`${name}-${option}`}>
            {t(`event.conflict.${option}`)}
          </span>
          <span className={styles['words']} id={`${name}-${option}-words`} dir="auto">
            {words[option]}
          </span>
        </OptionBox>
      ))}
    </fieldset>
  )
}
