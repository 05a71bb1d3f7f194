import type { ProposedChange, ProposalItem, Reminder } from '@dodici/contract/types'
import { APPLIED_ITEMS_MAX, REMINDERS_MAX, TITLE_MAX } from '@dodici/contract/limits'
import { daysLater, formatWall, knownDay, parseWall } from '@dodici/core/date'
import { countCharacters, NOTICE } from '@dodici/core/event'
import { minutesBeforeIn } from '@dodici/core/intents'
import type { ModelChange } from '#server/ai/assistant-model.ts'
import { AppError } from '#server/errors.ts'
import { buildItems } from '#server/features/proposals/build-items.ts'
import { changeToPropose } from '#server/features/proposals/create-proposal.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { shownAs } from './model-turn.ts'
import { readMoment, type ReadMoment } from './phrases.ts'
import type { ToolContext } from './tool-context.ts'
import { writtenTimes, type SeenItem } from '#server/features/asker/seen-items.ts'
import { dayText, quoted } from './tool-text.ts'

/** An error in a proposed change, in words for the model. */
class Refusal extends Error {}

/**
 * Puts a model's changes on the card of its turn, all or none. Phrases are parsed here, and nothing doubtful gets onto
 * the card. Returns text for the model.
 */
export async function proposeChanges(context: ToolContext, changes: readonly ModelChange[]): Promise<string> {
  const { storage, asker, seen } = context
  if (changes.length === 0) return 'There is nothing in it.'
  if (changes.length + seen.items.length > APPLIED_ITEMS_MAX) {
    return `A card takes at most ${String(APPLIED_ITEMS_MAX)} changes. Propose fewer.`
  }
  try {
    const wanted = changes.map((change) => changeToPropose(draftOf(context, change)))
    const items = await buildItems(storage, asker, wanted)
    seen.items.push(...items)
    const lines = items.map(({ item }) => `${item.action} ${quoted(item.title, TITLE_MAX)} on ${whenText(item, asker)}`)
    return ['The person sees a card and decides. On it:', ...lines].join('\n')
  } catch (error) {
    if (error instanceof Refusal) return error.message
    if (error instanceof AppError)
      return 'Nothing was put on the card: some of it cannot be used. Check the ids and days.'
    return 'Nothing was put on the card: this did not work just now.'
  }
}

/** If only titles and days are shared, the time of an existing event is not told. */
function whenText({ start, eventId }: ProposalItem, { sends }: Asker): string {
  const isTold = start.includes('T') && (eventId === null || sends !== 'titles')
  return `${dayText(knownDay(start))}${isTold ? ` ${start.slice(11)}` : ''}`
}

function draftOf(context: ToolContext, change: ModelChange): ProposedChange {
  if (change.action === 'create') return createdBy(context, change)
  const item = meantItem(context, change.eventId)
  const { eventId, recurrenceId: occurrence } = item
  switch (change.action) {
    case 'delete':
      return { action: 'delete', eventId, occurrence }
    case 'move':
      return { action: 'update', eventId, occurrence, ...movedTo(item, moment(context, change.when)) }
    case 'rename':
      return { action: 'update', eventId, occurrence, title: titleIn(change.title) }
    case 'categorise':
      return { action: 'update', eventId, occurrence, categoryId: categoryIn(context, change.category) }
    case 'remind':
      return { action: 'update', eventId, reminders: remindersIn(item, change.when, context.asker) }
  }
}

function createdBy(context: ToolContext, change: ModelChange): ProposedChange {
  const phrase = [change.when, change.repeat].filter((part) => part !== null && part.trim() !== '').join(' ')
  const { start, end, allDay, recurrence } = moment(context, phrase)
  if (change.repeat !== null && change.repeat.trim() !== '' && recurrence === null) throw doubtful(change.repeat)
  const categoryId = change.category === null ? null : categoryIn(context, change.category)
  return { action: 'create', title: titleIn(change.title), start, end, allDay, recurrence, categoryId }
}

/** Only events that a tool has shown in this turn. A remembered, guessed or quoted id is not accepted. */
function meantItem({ seen }: ToolContext, id: string | null): SeenItem {
  const item = shownAs(seen, id ?? '')
  if (item === undefined)
    throw new Refusal(`No tool has shown an event with the id ${JSON.stringify(id)}. Look it up first.`)
  return item
}

const doubtful = (phrase: string | null): Refusal =>
  new Refusal(`It is not sure when ${JSON.stringify(phrase ?? '')} is. Say it as the person did, or ask them.`)

const FIGURES = /\b\d{4}-\d{2}-\d{2}/g

/** A date in digits must come from the person or a tool; otherwise the model has computed it. */
function moment({ asker, seen }: ToolContext, phrase: string | null): ReadMoment {
  const figures = phrase?.match(FIGURES) ?? []
  if (figures.some((figure) => !seen.said.some((text) => text.includes(figure)))) throw doubtful(phrase)
  const read = phrase === null ? null : readMoment(phrase, asker)
  if (read === null) throw doubtful(phrase)
  return read
}

const titleIn = (title: string | null): string => {
  const line = (title ?? '').trim().replace(/\s+/g, ' ')
  if (line === '' || countCharacters(line) > TITLE_MAX) throw new Refusal('The title is missing, or too long.')
  return line
}

function categoryIn({ asker }: ToolContext, name: string | null): string {
  const wanted = (name ?? '').trim().toLowerCase()
  const found = asker.categories.find((category) => category.name.toLowerCase() === wanted)
  if (found === undefined) throw new Refusal(`There is no category ${JSON.stringify(name)}.`)
  return found._id
}

/** Adds what a phrase says besides; none if it says nothing. */
function remindersIn(item: SeenItem, phrase: string | null, { allDayAt }: Asker): Reminder[] {
  if (phrase === null || phrase.trim() === '') return []
  const minutes = minutesBeforeIn(phrase, item, allDayAt)
  if (minutes === null)
    throw new Refusal(
      `It is not clear how long before ${JSON.stringify(phrase)} is. Say it like: two days before, the day before at 18:00.`,
    )
  const all = [...item.reminders, ...minutes.map((minutesBefore) => ({ minutesBefore, channel: NOTICE }))]
  const different = [...new Map(all.map((one) => [`${one.channel} ${String(one.minutesBefore)}`, one])).values()]
  if (different.length > REMINDERS_MAX)
    throw new Refusal(`An event takes at most ${String(REMINDERS_MAX)} reminders. Propose fewer.`)
  return different
}

/** The new times: on another day an event keeps its time and length. */
function movedTo(item: SeenItem, { start, end, allDay }: ReadMoment): { start: string; end: string } {
  const own = writtenTimes(item)
  if (item.allDay) {
    if (!allDay) return { start, end }
    const length = item.last - item.first
    return { start, end: start === end ? daysLater(start, length) : end }
  }
  const minutes = (parseWall(own.end) ?? 0) - (parseWall(own.start) ?? 0)
  const from = allDay ? `${start}${own.start.slice(10)}` : start
  return { start: from, end: formatWall((parseWall(from) ?? 0) + minutes) }
}
