import { matchesTerms, searchable, searchTerms } from '@dodici/core/search'
import { yearSpan } from '@dodici/core/date'
import { findWindows } from '@dodici/core/free-time'
import { SEARCH_MAX } from '@dodici/contract/limits'
import type { ReadTool } from '#server/ai/assistant-model.ts'
import { searchEvents } from '#server/features/events/search.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { readDays } from './phrases.ts'
import { holidaysBetween, itemsBetween, type DaySpan, type SeenItem } from '#server/features/asker/seen-items.ts'
import { goalAndReminderTools } from './goal-and-reminder-tools.ts'
import { statsText } from './stats-text.ts'
import type { ToolContext } from './tool-context.ts'
import { dayText, eventBlock, LINES_SHOWN } from './tool-text.ts'
import { writtenSpan } from './words.ts'

const WINDOWS_SHOWN = 5
const WINDOW_DAYS_MAX = 60
const WHEN = {
  description: 'which days, in words as a person says them: "the first week of June", "tomorrow", "March 2027"',
  isRequired: true,
}

type Parameters = Readonly<Record<string, string>>

/** Tools with which a model reads the person's calendar. None of them writes. */
export const readTools = (context: ToolContext): ReadTool[] => [
  {
    name: 'list_events',
    description: 'The events of some days.',
    parameters: { when: WHEN, category: { description: 'name of a category', isRequired: false } },
    run: (parameters) => told(context, listEvents(context, parameters)),
  },
  {
    name: 'search_events',
    description: 'Events of all years that have some words.',
    parameters: { words: { description: 'words that must all be there', isRequired: true } },
    run: (parameters) => told(context, search(context, parameters)),
  },
  {
    name: 'stats',
    description: 'How many events and hours some days have, by category and by month.',
    parameters: { when: WHEN },
    run: (parameters) => told(context, stats(context, parameters)),
  },
  {
    name: 'find_windows',
    description: 'The calmest days in a row, for something that takes some days.',
    parameters: { when: WHEN, days: { description: 'how many days in a row, as a number', isRequired: true } },
    run: (parameters) => told(context, windows(context, parameters)),
  },
  ...goalAndReminderTools(context).map((tool) => ({ ...tool, run: () => told(context, tool.run({})) })),
]

/** A tool's result is short, and its error is a sentence, never an internal message. */
async function told({ seen }: ToolContext, work: Promise<string>): Promise<string> {
  const text = await work.catch(() => 'This could not be looked up just now.')
  seen.said.push(text)
  return text
}

/** The days in a tool's parameters, or an error for the model. */
async function onDays(
  { storage, asker, turn }: ToolContext,
  when: string | undefined,
  work: (items: SeenItem[], days: DaySpan) => string | Promise<string>,
): Promise<string> {
  const days = when === undefined ? null : readDays(when, asker, turn)
  if (days === null) return `The days ${JSON.stringify(when ?? '')} could not be read. Say them in other words.`
  return work(await itemsBetween(storage, asker.access, days), days)
}

function note({ seen, asker }: ToolContext, tool: string, { days, count }: { days: DaySpan; count: number }): void {
  const at = writtenSpan(days, asker.language)
  seen.looked.push({ tool, at, events: count })
  if (count > 0) seen.hasFound = true
  else seen.empty.push(at)
}

const nothing = (days: DaySpan): string => `There are no events from ${dayText(days.first)} to ${dayText(days.last)}.`

const listEvents = (context: ToolContext, { when, category = '' }: Parameters): Promise<string> =>
  onDays(context, when, (items, days) => {
    const wanted = inCategory(context.asker, items, category)
    if (wanted === null) return `There is no category ${JSON.stringify(category)}.`
    const { text, shown } = eventBlock(wanted, context.asker, context.seen)
    note(context, 'list_events', { days, count: shown })
    return wanted.length === 0 ? nothing(days) : text
  })

function inCategory(
  { categories, sends }: Asker,
  items: readonly SeenItem[],
  name: string,
): readonly SeenItem[] | null {
  if (name.trim() === '') return items
  const found = categories.find((category) => category.name.toLowerCase() === name.trim().toLowerCase())
  return found === undefined || sends === 'titles' ? null : items.filter((item) => item.categoryId === found._id)
}

async function search(context: ToolContext, { words = '' }: Parameters): Promise<string> {
  const { storage, asker, seen } = context
  const q = words.trim().slice(0, SEARCH_MAX)
  const hits = q === '' ? [] : await searchEvents(storage, asker.access, { q, limit: LINES_SHOWN })
  const found = (await itemsOfHits(context, hits)).filter((item) => mayBeFoundBy(item, q, asker))
  const { text, shown } = eventBlock(found, asker, seen)
  seen.looked.push({ tool: 'search_events', at: `«${q}»`, events: shown })
  if (shown > 0) seen.hasFound = true
  else seen.empty.push(`«${q}»`)
  return shown === 0 ? `There are no events with the words ${JSON.stringify(q)}.` : text
}

/** The found occurrences; each year is read once. */
async function itemsOfHits(
  { storage, asker }: ToolContext,
  hits: readonly { readonly _id: string; readonly start: string; readonly recurrenceId: string | null }[],
): Promise<SeenItem[]> {
  const known = new Map<string, SeenItem>()
  for (const year of new Set(hits.map(({ start }) => Number(start.slice(0, 4))))) {
    for (const item of await itemsBetween(storage, asker.access, yearSpan(year))) known.set(item.id, item)
  }
  return hits.flatMap(({ _id, recurrenceId }) => {
    const item = known.get(recurrenceId === null ? _id : `${_id}/${recurrenceId}`)
    return item === undefined ? [] : [item]
  })
}

/** An event cannot be found by text that the person does not share. */
function mayBeFoundBy({ title, location, categoryId }: SeenItem, q: string, { sends, categories }: Asker): boolean {
  if (sends === 'everything') return true
  const category = categories.find(({ _id }) => _id === categoryId)?.name ?? ''
  const texts = sends === 'titles' ? searchable([title], '') : searchable([title, location], category)
  return matchesTerms(searchTerms(q), texts)
}

const stats = (context: ToolContext, { when }: Parameters): Promise<string> =>
  onDays(context, when, (items, days) => {
    note(context, 'stats', { days, count: items.length })
    return items.length === 0 ? nothing(days) : statsText(items, days, context.asker)
  })

const windows = (context: ToolContext, { when, days: wanted = '1' }: Parameters): Promise<string> =>
  onDays(context, when, async (items, days) => {
    const length = Math.min(WINDOW_DAYS_MAX, Math.max(1, Math.round(Number(wanted)) || 1))
    const holidays = await holidaysBetween(context.asker, days)
    const found = findWindows(items, { ...days, days: length, holidays, limit: WINDOWS_SHOWN })
    context.seen.looked.push({
      tool: 'find_windows',
      at: writtenSpan(days, context.asker.language),
      events: items.length,
    })
    if (found.length > 0) context.seen.hasFound = true
    const lines = found.map(({ first, last, load }) => `${dayText(first)} to ${dayText(last)}: ${String(load)} events`)
    return found.length === 0 ? `There are no ${String(length)} days in a row then.` : lines.join('\n')
  })
