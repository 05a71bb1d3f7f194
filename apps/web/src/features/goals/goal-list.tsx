import type { Goal } from '@dodici/contract/types'
import type { Month } from '@dodici/core/date'
import Plus from 'lucide-react/icons/plus'
import { useCategoryColor } from '../../api/use-category-color.ts'
import { formatYear } from '../../i18n/format-months.ts'
import { texts } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { categoryStyle } from '../../ui/category-color.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { GoalBar } from './goal-bar.tsx'
import { emptyDraft, type GoalDraft } from './goal-draft.ts'
import { inOrder, standingWords } from './goal-words.ts'
import styles from './goals.module.css'
import { showLane, useLaneMemory } from './lane/lane-memory.ts'
import { useGoals } from './use-goals.ts'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly onOpen: (id: string) => void
  /** Initial values of the form; null for an empty one. */
  readonly onBegin: (draft: GoalDraft | null) => void
}

/** The goals of twelve months, or three examples. */
export function GoalList({ from, onOpen, onBegin }: Props) {
  const { t } = useTranslation()
  const reading = useGoals(from)
  const { data } = reading
  if (!data) return <ReadState reading={reading} text={t('goals.failed')} className={styles['failed']} />
  return (
    <>
      {data.length === 0 ? <NoGoals from={from} onBegin={onBegin} /> : <Rows goals={data} onOpen={onOpen} />}
      <Button kind="primary" className={styles['add'] ?? ''} onClick={() => onBegin(null)}>
        <Plus size={16} aria-hidden="true" />
        {t('goals.add')}
      </Button>
      {data.length === 0 ? null : <LaneSwitch />}
    </>
  )
}

function Rows({ goals, onOpen }: { readonly goals: readonly Goal[] } & Pick<Props, 'onOpen'>) {
  const { t } = useTranslation()
  const colorOf = useCategoryColor()
  return (
    <ul className={styles['list']} aria-label={t('goals.title')}>
      {inOrder(goals).map((goal) => (
        <li key={goal._id} style={{ ...categoryStyle(colorOf(goal.categoryId)) }}>
          <button type="button" className={styles['row']} onClick={() => onOpen(goal._id)}>
            <span className={styles['name']} dir="auto">
              {goal.title}
            </span>
            <span className={styles['standing']} data-state={goal.progress.state}>
              {standingWords(goal)}
            </span>
            <GoalBar goal={goal} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function NoGoals({ from, onBegin }: Pick<Props, 'from' | 'onBegin'>) {
  const { t } = useTranslation()
  return (
    <div className={styles['part']}>
      <p>{t('goals.empty', { year: formatYear(from) })}</p>
      <ul className={styles['examples']}>
        {exampleDrafts(from).map((draft) => (
          <li key={draft.title}>
            <Button onClick={() => onBegin(draft)}>{draft.title}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Three examples, one of each kind with a number. */
const exampleDrafts = (from: Month): readonly GoalDraft[] => [
  {
    ...emptyDraft(from),
    title: texts.t('goals.examples.read.title'),
    ...{ kind: 'count', target: '12', matchText: texts.t('goals.examples.read.text') },
  },
  {
    ...emptyDraft(from),
    title: texts.t('goals.examples.move.title'),
    ...{ kind: 'hours', target: '100', matchText: texts.t('goals.examples.move.text') },
  },
  {
    ...emptyDraft(from),
    title: texts.t('goals.examples.save.title'),
    ...{ kind: 'number', target: '3000', unit: texts.t('goals.examples.save.unit') },
  },
]

/** The switch for the lane. */
function LaneSwitch() {
  const { t } = useTranslation()
  const { isShown } = useLaneMemory()
  return (
    <label className={styles['laneSwitch']}>
      <input type="checkbox" checked={isShown} onChange={({ target }) => showLane(target.checked)} />
      {t('goals.lane.show')}
    </label>
  )
}
