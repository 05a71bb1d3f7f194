import type { ProposalItem } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { categories } from '../../../api/categories.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryDot } from '../../../ui/category-dot.tsx'
import { useToday } from '../../../ui/today.ts'
import { EventChips } from '../chips/event-chips.tsx'
import { faultOf, type ItemChoice } from './item-choices.ts'
import { ItemFields } from './item-fields.tsx'
import type { TFunction } from '../../../i18n/texts.ts'
import { beforeWords, newWords, whenWords } from './item-words.ts'
import styles from './proposal.module.css'

interface Props {
  readonly item: ProposalItem
  readonly choice: ItemChoice
  readonly isOpen: boolean
  readonly isEditing: boolean
  readonly onChange: (patch: Partial<ItemChoice>) => void
}

/** One change of a card. */
export function CardItem({ item, choice, isOpen, isEditing, onChange }: Props) {
  const { t } = useTranslation()
  const currentYear = yearOf(useToday())
  const when = whenWords(choice, currentYear)
  const fault = faultOf(choice)
  const isDeletion = item.action === 'delete'
  return (
    <li className={styles['item']} data-action={item.action} data-taken={choice.isTaken ? '' : undefined}>
      <input
        type="checkbox"
        checked={choice.isTaken}
        disabled={!isOpen}
        aria-label={t('proposal.take', { title: choice.title, when })}
        onChange={(change) => onChange({ isTaken: change.target.checked })}
      />
      <div className={styles['what']}>
        <p className={styles['line']}>
          <ItemTitle item={item} title={choice.title} />
          <span className={styles['when']}>{when}</span>
        </p>
        <ItemNotes item={item} />
        {isEditing && !isDeletion ? <ItemFields item={item} choice={choice} fault={fault} onChange={onChange} /> : null}
        {fault !== null && !isEditing ? <p className={styles['fault']}>{t(`proposal.${fault}`)}</p> : null}
        <EventChips events={item.conflicts} label={t('proposal.conflicts')} />
      </div>
    </li>
  )
}

function ItemTitle({ item, title }: { readonly item: ProposalItem; readonly title: string }) {
  const { t } = useTranslation()
  const { data: known = [] } = useQuery(categories)
  const color = known.find(({ _id }) => _id === item.categoryId)?.color
  return (
    <b>
      {color === undefined ? null : <CategoryDot color={color} />}
      <bdi>{title}</bdi>
      {item.action === 'create' ? null : <em>{t(`proposal.kinds.${item.action}`)}</em>}
    </b>
  )
}

const seriesWords = ({ recurrence }: ProposalItem, t: TFunction): string =>
  recurrence === null ? '' : t('proposal.wholeSeries')

/** What it was before or what it is besides, whether it is a whole series, and the reason. */
function ItemNotes({ item }: { readonly item: ProposalItem }) {
  const { t } = useTranslation()
  const { data: known = [] } = useQuery(categories)
  const currentYear = yearOf(useToday())
  const nameOf = (id: string | null): string => known.find(({ _id }) => _id === id)?.name ?? t('proposal.noCategory')
  const before = beforeWords(item, currentYear, nameOf)
  const notes = [
    before === '' ? '' : t('proposal.before', { what: before }),
    item.reason,
    ...(item.action === 'create' ? newWords(item, t, nameOf) : [seriesWords(item, t)]),
    item.optional ? t('proposal.optional') : '',
  ].filter((note) => note !== '')
  return notes.length === 0 ? null : <p className={styles['notes']}>{notes.join(' · ')}</p>
}
