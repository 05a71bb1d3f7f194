import type { Bar, HolidayName, Label, Moment, MonthRow, YearItem } from '@dodici/core/year'
import { memo } from 'react'
import { categoryInks, type CategoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import styles from './bars.module.css'
import { drawnEnds } from '../board/drawn-ends.ts'
import { attentionClasses, inkState, isOutstanding } from '../board/item-look.ts'
import type { Drawing } from './drawing.ts'
import type { Attention } from '../attention.ts'

type Seen = Pick<Attention, 'today' | 'open' | 'lifted' | 'chosen' | 'hits'>

interface Props extends Seen {
  readonly row: MonthRow
  readonly drawing: Drawing
}

/**
 * What happens in a month, over its days. Screen readers get all of it from the cells and the day's panel. The keys are
 * places and not events: another year, or another filter, changes the same elements instead of making new ones.
 */
export const RowItems = memo(function RowItems({ row, drawing, ...attention }: Props) {
  const { today } = attention
  const look = (item: YearItem) => lookOf(item, drawing, attention)
  return (
    <div aria-hidden="true">
      <div className={styles['bars']}>{row.bars.map((bar, index) => drawBar(bar, index, look(bar.item)))}</div>
      <div className={styles['moments']}>
        {row.moments.map((moment, index) => {
          const draw = moment.item.kind === 'milestone' ? drawMilestone : drawMoment
          return draw(moment, index, look(moment.item))
        })}
      </div>
      <div className={styles['holidays']}>
        {row.holidayNames.map((holiday) => drawName(holiday, holiday.day < today))}
      </div>
    </div>
  )
})

/** The inks of an item, and what is true of it beside what it is, as class names. */
interface Look {
  readonly inks: CategoryInks
  readonly state: string
  readonly isOpen: boolean
}

function lookOf(item: YearItem, drawing: Drawing, seen: Seen): Look {
  return {
    inks: categoryInks(drawing.colorOf(item), inkState(item, seen.today)),
    state: classNames(
      item.last < seen.today && styles['past'],
      item.status !== 'confirmed' && styles[item.status],
      ...attentionClasses(item.id, seen, styles),
    ),
    isOpen: isOutstanding(item.id, seen),
  }
}

/** What is open is solid: its ground is the colour of its words. */
const groundOf = ({ fill, words }: CategoryInks, isOpen: boolean) =>
  isOpen ? { backgroundColor: words, color: SURFACE } : { backgroundColor: fill, color: words }

const SURFACE = 'var(--dodici-surface)'

/** The words of an item; those that find no room fade in an element of their own, because the bar itself does not. */
const words = (title: string, label: Label) =>
  label.fades ? (
    <span className={classNames(styles['words'], styles['fading'])} style={{ width: label.width }}>
      {title}
    </span>
  ) : (
    title
  )

// Functions and not components: React keeps a record of each component, and a full year has a thousand items.
const drawBar = (bar: Bar, index: number, { inks, state, isOpen }: Look) => (
  <div
    key={index}
    className={classNames(
      styles['bar'],
      bar.label.stretch === 80 && styles['tight'],
      bar.continuesBefore && styles['fromBefore'],
      bar.continuesAfter && styles['goesOn'],
      state,
    )}
    style={{
      left: bar.left,
      top: bar.top,
      width: bar.width,
      borderColor: inks.edge,
      ...groundOf(inks, isOpen),
    }}
    data-item={bar.item.id}
    data-ends={drawnEnds(bar)}
  >
    {words(bar.item.title, bar.label)}
  </div>
)

const drawMilestone = ({ item, label, left, top, width }: Moment, index: number, { inks, state }: Look) => (
  <div
    key={index}
    className={classNames(styles['moment'], styles['milestone'], label.stretch === 80 && styles['tight'], state)}
    style={{ left, top, width, borderColor: inks.edge, ...groundOf(inks, item.status !== 'tentative') }}
    data-item={item.id}
    data-ends="end"
  >
    {words(item.title, label)}
  </div>
)

const drawMoment = ({ item, label, left, top, width }: Moment, index: number, { inks, state, isOpen }: Look) => (
  <div
    key={index}
    className={classNames(
      styles['moment'],
      styles[item.allDay ? 'stroke' : 'dot'],
      label.stretch === 80 && styles['tight'],
      label.fades && styles['fading'],
      state,
    )}
    style={{
      left,
      top,
      ...(label.fades ? { width } : {}),
      ...(isOpen ? groundOf(inks, isOpen) : { color: inks.edge }),
    }}
    data-item={item.id}
    data-ends="end"
  >
    {item.title}
  </div>
)

const drawName = (holiday: HolidayName, isPast: boolean) => (
  <div
    key={holiday.day}
    className={classNames(
      styles['holidayName'],
      holiday.label.stretch === 80 && styles['tight'],
      isPast && styles['past'],
    )}
    style={{ left: holiday.label.left, top: holiday.top, maxWidth: holiday.label.width }}
  >
    {holiday.name}
  </div>
)
