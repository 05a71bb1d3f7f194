import type { Counted, NamedEvent, ProposedChange, Reading } from '@dodici/contract/types'
import { dayOfWall, parseWall } from '@dodici/core/date'
import {
  answerQuestion,
  isAboutReminders,
  isNamingSomething,
  rememberedAfter,
  settledQuestion,
} from '@dodici/core/answers'
import type { QuestionSurroundings, ReadQuestion, Remembered } from '@dodici/core/intents'
import { UPCOMING_DAYS_MAX } from '@dodici/contract/limits'
import type { Access } from '#server/actor.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import { countedBy } from './counted.ts'
import { proposedChangesOf } from './proposed-changes.ts'
import type { LoggedLookup } from './log.service.ts'
import { shortSpan } from './question-surroundings.ts'
import { readingOf } from './reading.ts'
import { isLongText } from './question-text.ts'
import { reminderAnswer } from './reminder-answer.ts'
import { isMuch, itemsBetween, namedEvents, type DaySpan, type SeenItem } from '#server/features/asker/seen-items.ts'

/** A parsed question with the data for its answer. */
export interface CalendarQuestion {
  readonly question: ReadQuestion
  readonly surroundings: QuestionSurroundings
  readonly before: Remembered | null
}

/** The facts about occurrences and reminders that answer a question. */
export interface CalendarAnswer {
  readonly text: string
  readonly events: readonly NamedEvent[]
  /** The requested changes. */
  readonly drafts: readonly ProposedChange[]
  /** A target to plan, if a preparation was requested. */
  readonly target: string | null
  /** What the next message may speak of; null where that stays what it was. */
  readonly remembered: Remembered | null
  readonly reading: Reading | null
  readonly counted: Counted | null
  readonly looked: readonly LoggedLookup[]
}

/** An answer matches all words against all occurrences in one turn. If both are many, it blocks others. */
export const calendarAnswer: ReadingTask<CalendarQuestion, CalendarAnswer> = {
  name: 'assistant.answer',
  isInTurns: false,
  isLarge: async (storage, access, asked) => {
    const { text, terms } = asked.question
    const days = daysAsked(asked)
    return isLongText([text, ...terms].join(' ')) || (days !== null && (await isMuch(storage, access, days)))
  },
  perform: async (storage, access, asked) => {
    const days = daysAsked(asked)
    const items = days === null ? [] : await itemsBetween(storage, access, days)
    return answerFrom(storage, access, { ...asked, ...settledQuestion(asked.question, items) })
  },
}

const todayOf = ({ now }: QuestionSurroundings): number => dayOfWall(parseWall(now) ?? 0)

/** A question of which the person has said what is asked, or which speaks of an answer, is about the calendar. */
const asksForReminders = ({ text, isChosen, among }: ReadQuestion): boolean =>
  !isChosen && among === undefined && isAboutReminders(text)

/** The days of which the occurrences are wanted: those of the question, or those in which reminders will come. */
function daysAsked({ question, surroundings }: CalendarQuestion): DaySpan | null {
  if (!asksForReminders(question)) return question
  if (!isNamingSomething(question)) return null
  const today = todayOf(surroundings)
  return { first: today, last: today + UPCOMING_DAYS_MAX }
}

async function answerFrom(
  storage: YearStorage,
  access: Access,
  { question, surroundings, before, items }: CalendarQuestion & { readonly items: readonly SeenItem[] },
): Promise<CalendarAnswer> {
  if (asksForReminders(question)) {
    const today = todayOf(surroundings)
    const { language, hourCycle = 'h23' } = surroundings
    const answer = await reminderAnswer(storage, access, { question, items, today, language, hourCycle })
    return {
      ...answer,
      drafts: [],
      target: null,
      remembered: null,
      counted: null,
      reading: readingOf(question, 'reminders'),
    }
  }
  const answer = answerQuestion(question, items, surroundings)
  const { text, itemIds, changes, target, terms } = answer
  return {
    text,
    events: namedEvents(items, itemIds),
    drafts: proposedChangesOf(changes, new Map(items.map((item) => [item.id, item]))),
    target,
    remembered: rememberedAfter(question, answer, before),
    reading: readingOf({ ...question, terms }, question.kind),
    counted: countedBy(answer, { question, items, surroundings }),
    looked: [{ tool: question.kind, at: shortSpan(question), events: items.length }],
  }
}
