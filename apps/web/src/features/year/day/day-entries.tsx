import MoreVertical from 'lucide-react/icons/ellipsis-vertical'
import Move from 'lucide-react/icons/move'
import Pencil from 'lucide-react/icons/pencil'
import SquareCheck from 'lucide-react/icons/square-check'
import Trash from 'lucide-react/icons/trash-2'
import type { YearItem } from '@dodici/core/year'
import { memo, useId } from 'react'
import type { MisfitStep } from '../../../ui/step-misfit.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../class-names.ts'
import type { ColorOf } from '../year-items.ts'
import type { DayEntry } from './day-entry.ts'
import lines from '../../../ui/event-line.module.css'
import styles from './day.module.css'

/** Actions on an item of the list. */
export interface ItemActions {
  readonly onOpen: (item: YearItem) => void
  readonly onDelete: (item: YearItem) => void
  /** Picks it up, to be moved. */
  readonly onCarry: (item: YearItem) => void
  /** Adds it to the selection, or removes it. */
  readonly onChoose: (item: YearItem) => void
}

interface EntryFacts extends ItemActions {
  readonly colorOf: ColorOf
  /** The steps of milestones that no longer fit, by event. */
  readonly misfits: ReadonlyMap<string, MisfitStep>
}

interface Props {
  readonly title: string
  readonly items: readonly YearItem[]
  readonly entryOf: (item: YearItem) => DayEntry
  readonly facts: EntryFacts
}

/** One section of a day's list; hidden if empty. */
export function DayEntries({ title, items, entryOf, facts }: Props) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={lines['part']}>
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <Entry key={item.id} item={item} entryOf={entryOf} facts={facts} />
        ))}
      </ul>
    </section>
  )
}

interface EntryProps extends Pick<Props, 'entryOf' | 'facts'> {
  readonly item: YearItem
}

/** Those that are there stay as they are while more are drawn. */
const Entry = memo(function Entry({
  item,
  entryOf,
  facts: { colorOf, misfits, onOpen, onDelete, onCarry, onChoose },
}: EntryProps) {
  const { t } = useTranslation()
  const { from, until, details } = entryOf(item)
  const misfit = misfits.get(item.eventId)
  return (
    <li className={classNames(styles['entry'], item.status === 'cancelled' && styles['cancelled'])}>
      <button type="button" className={styles['open']} onClick={() => onOpen(item)}>
        <span className={styles['time']}>
          {from}
          {until === null ? null : <small>{until}</small>}
        </span>
        <i style={{ ...categoryStyle(colorOf(item)) }} aria-hidden="true" />
        <span className={lines['what']}>
          <bdi>{item.title}</bdi>
          {details === '' ? null : <small>{details}</small>}
          {misfit === undefined ? null : (
            <small className={styles['misfit']}>
              {t(`dayPanel.misfitOf.${misfit.misfit}`, { title: misfit.milestone.title })}
            </small>
          )}
        </span>
      </button>
      <Menu
        label={t('dayPanel.menu', { title: item.title })}
        trigger={<MoreVertical size={18} aria-hidden="true" />}
        triggerClass={buttonClass({ kind: 'plain', square: true })}
        align="end"
      >
        <MenuItem icon={<Pencil size={16} />} onSelect={() => onOpen(item)}>
          {t('common.edit')}
        </MenuItem>
        <MenuItem icon={<Move size={16} />} onSelect={() => onCarry(item)}>
          {t('year.gesture.carry')}
        </MenuItem>
        <MenuItem icon={<SquareCheck size={16} />} onSelect={() => onChoose(item)}>
          {t('year.chosen.choose')}
        </MenuItem>
        <MenuItem icon={<Trash size={16} />} onSelect={() => onDelete(item)}>
          {t('common.delete')}
        </MenuItem>
      </Menu>
    </li>
  )
})
