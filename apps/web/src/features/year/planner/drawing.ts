import type { PlannerGeometry } from '@dodici/core/year'
import type { TFunction } from 'i18next'
import type { ColorOf } from '../year-items.ts'

/** What holds for all rows of a planner. Its identity changes only where every row must be drawn anew. */
export interface Drawing {
  readonly geometry: PlannerGeometry
  /** Another language is another function. */
  readonly t: TFunction
  readonly weekNumbers: boolean
  readonly colorOf: ColorOf
}
