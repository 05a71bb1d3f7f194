import type { Proposal } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import Flag from 'lucide-react/icons/flag'
import { useCategoryColor } from '../../../api/use-category-color.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import { useToday } from '../../../ui/today.ts'
import { whenWords } from './item-words.ts'
import { PlanStrip } from './plan-strip.tsx'
import styles from './proposal.module.css'

/** The card's subject: a milestone with its day and phases, or one line. */
export function CardHead({ proposal }: { readonly proposal: Proposal }) {
  const currentYear = yearOf(useToday())
  const colorOf = useCategoryColor()
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

/** Only recommendations need it: elsewhere the person has written it, or a heading says it. */
const Title = ({ proposal: { kind, title } }: { readonly proposal: Proposal }) => (
  <h3 className={kind === 'recommendation' ? styles['title'] : 'visually-hidden'}>{title}</h3>
)
