import type { LaneRange, MonthRow, PlannerGeometry } from '@dodici/core/year'
import type { Language } from '../../../i18n/language.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import type { Interaction } from '../interaction.ts'
import type { ColorOf } from '../year-items.ts'
import type { Piece } from './piece.ts'

/** Shared by all rows of a planner: if one of these changes, every row is redrawn. */
export interface Drawing {
  readonly geometry: PlannerGeometry
  /** The language of `t`. */
  readonly language: Language
  readonly t: TFunction
  readonly weekNumbers: boolean
  readonly colorOf: ColorOf
}

/** Input for drawing one row. */
export interface RowFacts {
  readonly row: MonthRow
  readonly drawing: Drawing
  /** Labels of the days. */
  readonly labels: readonly string[]
  readonly interaction: Interaction
  /** What was there a year before; null if that is not shown. */
  readonly earlier: Piece | null
  /** The lanes that are drawn; null for all. */
  readonly lanes?: LaneRange | null
}

/** Whether nothing of a row is in sight. */
export const isOutOfSight = (lanes: RowFacts['lanes']): boolean =>
  lanes !== null && lanes !== undefined && lanes.from === lanes.to

/** Whether two rows are drawn alike. */
export const sameFacts = (a: RowFacts, b: RowFacts): boolean =>
  sameLook(a, b) && sameLabels(a.labels, b.labels) && sameFields(a.interaction, b.interaction, ['focus', 'selected'])

/** Whether their items are. */
export const sameLook = (a: RowFacts, b: RowFacts): boolean =>
  a.row === b.row &&
  a.earlier === b.earlier &&
  sameDrawing(a.drawing, b.drawing) &&
  sameFields(a.interaction, b.interaction, OF_ITEMS) &&
  a.lanes?.from === b.lanes?.from &&
  a.lanes?.to === b.lanes?.to

/** Compared by language: the function `t` differs between callers. */
const sameDrawing = (a: Drawing, b: Drawing): boolean => a === b || sameFields(a, b, DRAWING)

const sameLabels = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((label, day) => label === b[day]))

const DRAWING = ['geometry', 'language', 'weekNumbers', 'colorOf'] as const satisfies (keyof Drawing)[]
const OF_ITEMS = ['today', 'open', 'lifted', 'chosen', 'hits'] as const satisfies (keyof Interaction)[]

const sameFields = <Fields>(a: Fields, b: Fields, names: readonly (keyof Fields)[]): boolean =>
  names.every((name) => a[name] === b[name])
