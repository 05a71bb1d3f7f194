import type {
  CalendarContent,
  CategoryContent,
  ConversationContent,
  GoalContent,
  GoalEntryContent,
} from '../../schema.ts'
import { eventUnit, type EventContent } from './event-unit.ts'
import { milestoneUnit, type MilestoneContent } from './milestone-unit.ts'
import { calendarUnit, categoryUnit, conversationUnit, goalEntryUnit, goalUnit } from './row-units.ts'
import type { UnitStore, UnitType } from './unit.ts'

/** The content of a unit of each type. */
export interface UnitContents {
  readonly event: EventContent
  readonly category: CategoryContent
  readonly calendar: CalendarContent
  readonly milestone: MilestoneContent
  readonly conversation: ConversationContent
  readonly goal: GoalContent
  readonly goalEntry: GoalEntryContent
}

const stores: { readonly [Type in UnitType]: UnitStore<UnitContents[Type]> } = {
  event: eventUnit,
  category: categoryUnit,
  calendar: calendarUnit,
  milestone: milestoneUnit,
  conversation: conversationUnit,
  goal: goalUnit,
  goalEntry: goalEntryUnit,
}

export const storeOf = <Type extends UnitType>(type: Type): UnitStore<UnitContents[Type]> => stores[type]
