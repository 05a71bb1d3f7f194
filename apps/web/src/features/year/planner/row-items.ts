import type { Bar, HolidayName, Label, LaneRange, Moment, YearItem } from '@dodici/core/year'
import { categoryInks, type CategoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import styles from './bars.module.css'
import { drawnEnds } from '../board/drawn-ends.ts'
import { interactionClasses, inkState, isOutstanding } from '../board/item-look.ts'
import { isOutOfSight, type Drawing, type RowFacts } from './drawing.ts'
import { piece, type Piece } from './piece.ts'
import type { Interaction } from '../interaction.ts'

type RowInteraction = Pick<Interaction, 'today' | 'open' | 'lifted' | 'chosen' | 'hits'>

/** Whether what lies in a lane is drawn; `null` for all lanes. */
export const isInSight = ({ lane }: Pick<Bar, 'lane'>, lanes: LaneRange | null): boolean =>
  lanes === null || (lanes.from <= lane && lane < lanes.to)

/** A month's items over its days. Screen readers get them from the cells and the panel. */
export function drawItems({ row, drawing, interaction, earlier, lanes = null }: RowFacts): Piece {
  const isDrawn = (each: Pick<Bar, 'lane'>) => isInSight(each, lanes)
  const look = (item: YearItem) => lookOf(item, drawing, interaction)
  const moments = row.moments.filter(isDrawn).map((moment) => {
    const draw = moment.item.kind === 'milestone' ? drawMilestone : drawMoment
    return draw(moment, look(moment.item))
  })
  return piece(
    'div',
    undefined,
    [
      piece(
        'div',
        styles['bars'],
        row.bars.filter(isDrawn).map((bar) => drawBar(bar, look(bar.item))),
      ),
      piece('div', styles['moments'], moments),
      piece(
        'div',
        styles['holidays'],
        row.holidayNames.filter(isDrawn).map((name) => drawName(name, name.day < interaction.today)),
      ),
      ...(earlier && !isOutOfSight(lanes) ? [earlier] : []),
    ],
    { attributes: { 'aria-hidden': 'true' } },
  )
}

/** An item's inks and states, as class names. */
interface ItemLook {
  readonly inks: CategoryInks
  readonly state: string
  readonly isOpen: boolean
}

function lookOf(item: YearItem, drawing: Drawing, seen: RowInteraction): ItemLook {
  const color = drawing.colorOf(item)
  return {
    inks: categoryInks(color, inkState(item, seen.today)),
    state: classNames(
      color === null && styles['plain'],
      item.last < seen.today && styles['past'],
      item.status !== 'confirmed' && styles[item.status],
      ...interactionClasses(item.id, seen, styles),
    ),
    isOpen: isOutstanding(item.id, seen),
  }
}

/** An open item is solid: its background is its text colour. */
const backgroundOf = ({ fill, words }: CategoryInks, isOpen: boolean): string =>
  isOpen ? `background-color:${words};color:${SURFACE}` : `background-color:${fill};color:${words}`

const SURFACE = 'var(--dodici-surface)'

/** An item's title. Titles that do not fit fade in a separate element, because the bar must not. */
const words = (title: string, label: Label): Piece['content'] =>
  label.fades
    ? [piece('span', classNames(styles['words'], styles['fading']), title, { style: `width:${label.width}px` })]
    : title

const drawBar = (bar: Bar, { inks, state, isOpen }: ItemLook): Piece =>
  piece(
    'div',
    classNames(
      styles['bar'],
      bar.label.stretch === 80 && styles['tight'],
      bar.continuesBefore && styles['fromBefore'],
      bar.continuesAfter && styles['goesOn'],
      state,
    ),
    words(bar.text, bar.label),
    {
      style: `${placeOf(bar)};width:${bar.width}px;border-color:${inks.edge};${backgroundOf(inks, isOpen)}`,
      attributes: { 'data-item': bar.item.id, 'data-ends': drawnEnds(bar) },
    },
  )

function drawMilestone(moment: Moment, { inks, state }: ItemLook): Piece {
  const background = backgroundOf(inks, moment.item.status !== 'tentative')
  return piece(
    'div',
    classNames(styles['moment'], styles['milestone'], moment.label.stretch === 80 && styles['tight'], state),
    words(moment.text, moment.label),
    {
      style: `${placeOf(moment)};width:${moment.width}px;border-color:${inks.edge};${background}`,
      attributes: { 'data-item': moment.item.id, 'data-ends': 'end' },
    },
  )
}

function drawMoment(moment: Moment, { inks, state, isOpen }: ItemLook): Piece {
  const { item, text, label, width } = moment
  const className = classNames(
    styles['moment'],
    styles[item.allDay ? 'stroke' : 'dot'],
    label.stretch === 80 && styles['tight'],
    label.fades && styles['fading'],
    state,
  )
  const ink = isOpen ? backgroundOf(inks, isOpen) : `color:${inks.edge}`
  return piece('div', className, text, {
    style: `${placeOf(moment)};${label.fades ? `width:${width}px;` : ''}${ink}`,
    attributes: { 'data-item': item.id, 'data-ends': 'end' },
  })
}

const placeOf = ({ left, top }: Bar | Moment): string => `left:${left}px;top:${top}px`

const drawName = ({ label, top, name }: HolidayName, isPast: boolean): Piece =>
  piece(
    'div',
    classNames(styles['holidayName'], label.stretch === 80 && styles['tight'], isPast && styles['past']),
    name,
    { style: `left:${label.left}px;top:${top}px;max-width:${label.width}px` },
  )
