import type { Proposal, ProposedGoal } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import Flag from 'lucide-react/icons/flag'
import Target from 'lucide-react/icons/target'
import { useCategoryColor } from '../../../api/use-category-color.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import { useToday } from '../../../ui/today.ts'
import { amountWords } from './goal-amount.ts'
import { whenWords } from './item-words.ts'
import { PlanStrip } from './plan-strip.tsx'
import styles from './proposal.module.css'

/** The card's subject: a goal, a milestone with its day and phases, or one line. */
export function CardHead({ proposal }: { readonly proposal: Proposal }) {
  const currentYear = yearOf(useToday())
  const colorOf = useCategoryColor()
  if (proposal.goal !== null) return <GoalHead goal={proposal.goal} />
  const target = proposal.items.find(({ kind, action }) => kind === 'milestone' && action === 'create')
  if (proposal.kind !== 'milestone' || !target) return <Title proposal={proposal} />
  const color = colorOf(target.categoryId)
  return (
    <>
      <h3 className={styles['target']} style={{ ...categoryStyle(color) }}>
        <Flag size={16} aria-hidden="true" />
        <span dir="auto">{target.title}</span>
        <small>{whenWords(target, currentYear)}</small>
      </h3>
      <PlanStrip items={proposal.items} color={color} />
    </>
  )
}

/** A goal with its amount. */
function GoalHead({ goal }: { readonly goal: ProposedGoal }) {
  const { t } = useTranslation()
  const colorOf = useCategoryColor()
  return (
    <h3 className={styles['target']} style={{ ...categoryStyle(colorOf(goal.categoryId)) }}>
      <Target size={16} aria-hidden="true" />
      <span dir="auto">{goal.title}</span>
      <small>{amountWords(goal, t)}</small>
    </h3>
  )
}

/** Only recommendations need it: elsewhere the person has written it, or a heading says it. */
const Title = ({ proposal: { kind, title } }: { readonly proposal: Proposal }) => (
  <h3 className={kind === 'recommendation' ? styles['title'] : 'visually-hidden'}>{title}</h3>
)
