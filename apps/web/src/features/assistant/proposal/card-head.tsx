import type { Proposal } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import Flag from 'lucide-react/icons/flag'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { categories } from '../../../api/categories.queries.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import { whenWords } from './item-words.ts'
import { PlanStrip } from './plan-strip.tsx'
import styles from './proposal.module.css'

/** What the card is about: a milestone with its day and the phases that lead to it, else one line. */
export function CardHead({ proposal }: { readonly proposal: Proposal }) {
  const { address } = useCalendarAddress()
  const { data: known = [] } = useQuery(categories)
  const goal = proposal.items.find(({ kind, action }) => kind === 'milestone' && action === 'create')
  if (proposal.kind !== 'milestone' || !goal) return <h3 className={styles['title']}>{proposal.title}</h3>
  const color = known.find(({ _id }) => _id === goal.categoryId)?.color ?? null
  return (
    <>
      <h3 className={styles['goal']} style={{ ...categoryStyle(color) }}>
        <Flag size={16} aria-hidden="true" />
        <span dir="auto">{goal.title}</span>
        <small>{whenWords(goal, address.year)}</small>
      </h3>
      <PlanStrip items={proposal.items} color={color} />
    </>
  )
}
