import type { Month } from '@dodici/core/date'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { usePanel } from '../../address/use-panel.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { YearPanel } from '../../ui/year-panel.tsx'
import { GoalDetail } from './goal-detail.tsx'
import { emptyDraft, type GoalDraft } from './goal-draft.ts'
import { GoalForm } from './goal-form.tsx'
import { GoalList } from './goal-list.tsx'
import styles from './goals.module.css'

/** The goals: a list, one goal, or a new one. */
export function GoalsPanel() {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  return (
    <YearPanel title={t('goals.title')} {...usePanel()}>
      <div className={styles['content']}>
        <Shown goal={address.goal} from={address.from} />
      </div>
    </YearPanel>
  )
}

function Shown({ goal, from }: { readonly goal: string | null; readonly from: Month }) {
  const { change } = useCalendarAddress()
  const [example, setExample] = useState<GoalDraft | null>(null)
  const begun = useKeptGoal()
  const open = (next: string | null) => change({ goal: next })
  const begin = (draft: GoalDraft | null) => {
    if (draft !== null) begun.forget()
    setExample(draft)
    open('new')
  }
  if (goal === null) return <GoalList from={from} onOpen={open} onBegin={begin} />
  if (goal !== 'new') return <GoalDetail key={goal} id={goal} onLeave={() => open(null)} />
  const leave = (next: string | null) => {
    begun.forget()
    open(next)
  }
  return (
    <GoalForm
      initial={begun.get() ?? example ?? emptyDraft(from)}
      goal={null}
      onTyped={begun.keep}
      onDone={leave}
      onCancel={() => leave(null)}
    />
  )
}

/** Input of a new goal when its panel was closed, for the session. */
const kept = new WeakMap<QueryClient, GoalDraft>()

/** A new goal that was neither created nor cancelled. */
function useKeptGoal() {
  const client = useQueryClient()
  return {
    get: (): GoalDraft | null => kept.get(client) ?? null,
    keep: (draft: GoalDraft) => void kept.set(client, draft),
    forget: () => void kept.delete(client),
  }
}
