import type { Goal } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { wholeFigure } from '../../address/counted-figure.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { codeOf } from '../../api/api-error.ts'
import { useCategoryColor } from '../../api/use-category-color.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { categoryStyle } from '../../ui/category-color.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { DoneList } from './done-list.tsx'
import { EntryForm } from './entry-form.tsx'
import { GoalBar } from './goal-bar.tsx'
import { draftOf } from './goal-draft.ts'
import { GoalForm } from './goal-form.tsx'
import { GoalMilestones } from './goal-milestones.tsx'
import { amount, forecastWords, standingWords, streakWords } from './goal-words.ts'
import { createEntry, deleteGoal, oneGoal } from './goals.queries.ts'
import styles from './goals.module.css'
import { GoalPlot } from './plot/goal-plot.tsx'

interface Props {
  readonly id: string
  readonly onLeave: () => void
}

/** One goal: progress, history, actions. */
export function GoalDetail({ id, onLeave }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(oneGoal(id))
  const { data } = reading
  const colorOf = useCategoryColor()
  const [isEditing, setIsEditing] = useState(false)
  const creation = useMutation(createEntry)
  const stopEditing = () => setIsEditing(false)
  if (!data) {
    return (
      <>
        <BackButton onLeave={onLeave} />
        {reading.error && codeOf(reading.error) === 'not_found' ? (
          <p role="alert">{t('goals.gone')}</p>
        ) : (
          <ReadState reading={reading} text={t('goals.failed')} className={styles['failed']} />
        )}
      </>
    )
  }
  const { goal, done } = data
  if (isEditing) {
    return <GoalForm initial={draftOf(goal)} goal={goal} onDone={stopEditing} onCancel={stopEditing} />
  }
  return (
    <>
      <BackButton onLeave={onLeave} />
      <article className={styles['detail']} style={{ ...categoryStyle(colorOf(goal.categoryId)) }}>
        <Head goal={goal} onEdit={() => setIsEditing(true)} onLeave={onLeave} />
        {goal.kind === 'yesNo' ? null : <GoalPlot goal={goal} />}
        <Numbers goal={goal} />
        <section className={styles['part']}>
          <h4>{t('goals.entry.title')}</h4>
          <EntryForm
            key={done.length}
            goal={goal}
            entry={null}
            isPending={creation.isPending}
            onSave={(body) => creation.mutate({ id, body })}
          />
        </section>
        <DoneList goal={goal} done={done} />
        <GoalMilestones goal={goal} />
      </article>
    </>
  )
}

function BackButton({ onLeave }: Pick<Props, 'onLeave'>) {
  const { t } = useTranslation()
  return (
    <Button kind="plain" className={styles['back'] ?? ''} onClick={onLeave}>
      <ChevronLeft size={16} aria-hidden="true" />
      {t('goals.back')}
    </Button>
  )
}

interface HeadProps extends Pick<Props, 'onLeave'> {
  readonly goal: Goal
  readonly onEdit: () => void
}

function Head({ goal, onEdit, onLeave }: HeadProps) {
  const { t } = useTranslation()
  const deletion = useMutation(deleteGoal)
  // Closes at once, so that the deletion does not trigger a refetch of the deleted goal. If it fails, the list still
  // has it.
  const remove = () => {
    deletion.mutate(goal._id)
    onLeave()
  }
  return (
    <header className={styles['part']}>
      <h3 dir="auto">{goal.title}</h3>
      {goal.description === '' ? null : <p className={styles['description']}>{goal.description}</p>}
      <p className={styles['standing']} data-state={goal.progress.state}>
        {standingWords(goal)}
      </p>
      <GoalBar goal={goal} />
      <div className={styles['presets']}>
        <Button onClick={onEdit}>{t('common.edit')}</Button>
        <Button onClick={remove}>{t('common.delete')}</Button>
      </div>
    </header>
  )
}

function Numbers({ goal }: { readonly goal: Goal }) {
  const { t } = useTranslation()
  const { value, planned, expected, streak } = goal.progress
  if (goal.kind === 'yesNo') return null
  const lines = [
    ['done', <Counted key="done" goal={goal} value={value} time="over" />],
    ['planned', <Counted key="planned" goal={goal} value={planned} time="ahead" />],
    ['expected', amount(expected)],
    ['forecast', forecastWords(goal)],
    ...(streak.best > 0 ? [['streak', streakWords(goal)] as const] : []),
  ] as const
  return (
    <dl className={styles['numbers']} aria-label={t('goals.numbers.label')}>
      {lines.map(([name, words]) => (
        <div key={name}>
          <dt>{t(`goals.numbers.${name}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CountedProps {
  readonly goal: Goal
  readonly value: number
  readonly time: 'over' | 'ahead'
}

/** An amount of a goal, which lists the events that it counted, where events count. */
function Counted({ goal: { _id, kind, from, to }, value, time }: CountedProps) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const words = amount(value)
  if (value === 0 || kind === 'number') return words
  return (
    <button
      type="button"
      className={styles['counted']}
      aria-label={t(`goals.numbers.counted.${time}`, { number: words })}
      onClick={() => change({ counted: wholeFigure({ from, to }, { goal: _id, time }) })}
    >
      {words}
    </button>
  )
}
