import type { Day } from '@dodici/core/date'
import type { Bar, HolidayName, Label, Moment, MonthRow, YearItem } from '@dodici/core/year'
import { memo } from 'react'
import type { CategoryStyle } from '../../../ui/category-color.ts'
import { classNames } from '../class-names.ts'
import tint from '../tint.module.css'
import styles from './bars.module.css'
import type { Drawing } from './drawing.ts'

interface Props {
  readonly row: MonthRow
  readonly drawing: Drawing
  readonly today: Day
  readonly open: string | null
}

/**
 * What happens in a month, over its days. Screen readers get all of it from the cells and the day's panel. The keys are
 * places and not events: another year, or another filter, changes the same elements instead of making new ones.
 */
export const RowItems = memo(function RowItems({ row, drawing, today, open }: Props) {
  return (
    <div aria-hidden="true">
      {row.bars.map((bar, index) =>
        drawBar(bar, index, { color: drawing.styleOf(bar.item), state: stateOf(bar.item, today, open) }),
      )}
      {row.moments.map((moment, index) =>
        drawMoment(moment, index, { color: drawing.styleOf(moment.item), state: stateOf(moment.item, today, open) }),
      )}
      {row.holidayNames.map((holiday) => drawName(holiday, holiday.day < today))}
    </div>
  )
})

/** What is true of an item beside what it is, as class names. */
function stateOf(item: YearItem, today: Day, open: string | null): string {
  return classNames(
    item.last < today && styles['past'],
    item.status !== 'confirmed' && styles[item.status],
    item.id === open && styles['open'],
  )
}

/** The words of an item; those that find no room fade in an element of their own, because the bar itself does not. */
const words = (title: string, label: Label) =>
  label.fades ? (
    <span className={classNames(styles['words'], styles['fading'])} style={{ width: label.width }}>
      {title}
    </span>
  ) : (
    title
  )

interface Look {
  readonly color: CategoryStyle
  readonly state: string
}

// Functions and not components: React keeps a record of each component, and a full year has a thousand items.
const drawBar = (bar: Bar, index: number, { color, state }: Look) => (
  <div
    key={index}
    className={classNames(
      tint['tint'],
      styles['bar'],
      bar.label.stretch === 80 && styles['tight'],
      bar.continuesBefore && styles['fromBefore'],
      bar.continuesAfter && styles['goesOn'],
      state,
    )}
    style={{ left: bar.left, top: bar.top, width: bar.width, ...color }}
    data-item={bar.item.id}
  >
    {words(bar.item.title, bar.label)}
  </div>
)

function drawMoment(moment: Moment, index: number, { color, state }: Look) {
  const { item, label } = moment
  const isMilestone = item.kind === 'milestone'
  const fades = label.fades && !isMilestone
  return (
    <div
      key={index}
      className={classNames(
        tint['tint'],
        styles['moment'],
        isMilestone ? styles['milestone'] : styles[item.allDay ? 'stroke' : 'dot'],
        label.stretch === 80 && styles['tight'],
        fades && styles['fading'],
        state,
      )}
      style={{
        left: moment.left,
        top: moment.top,
        ...(fades || isMilestone ? { width: moment.width } : {}),
        ...color,
      }}
      data-item={item.id}
    >
      {isMilestone ? words(item.title, label) : item.title}
    </div>
  )
}

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
