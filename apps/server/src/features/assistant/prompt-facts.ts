import { quoted, dayText } from './tool-text.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { Turn } from './chat-turn.ts'
import { nameFor, type ModelTurn } from './model-turn.ts'
import type { SeenItem } from '#server/features/asker/seen-items.ts'

const CATEGORIES_SHOWN = 30
const NAME_SHOWN = 60

interface SelectedItems {
  readonly selected: readonly SeenItem[]
  readonly shown: ModelTurn
}

/** The beginning of a prompt: today, what the person looks at, and how events are named. */
export function promptFacts(asker: Asker, { year, message }: Turn, { selected, shown: turn }: SelectedItems): string {
  const { sends, categories, today, now, hourCycle } = asker
  const names = categories.slice(0, CATEGORIES_SHOWN).map(({ name }) => quoted(name, NAME_SHOWN))
  const shown = categories.find(({ _id }) => _id === message.context?.categoryId)
  const isSaid = sends !== 'titles'
  return [
    `Today is ${dayText(today)}, ${now.slice(11)}. The person looks at the year ${String(year)}.`,
    ...(hourCycle === 'h12' ? ['Write times by twelve hours, with AM or PM.'] : []),
    ...(isSaid && names.length > 0 ? [`Their categories: ${names.join(', ')}.`] : []),
    ...(isSaid && shown !== undefined ? [`They look at the category ${quoted(shown.name, NAME_SHOWN)} alone.`] : []),
    ...selected.map(
      (item) => `Selected: id=${nameFor(turn, item)} | ${dayText(item.first)} | ${quoted(item.title, NAME_SHOWN * 2)}`,
    ),
    'After the title of an event that you name, write its id in double brackets: [[id]]. Name only events that a tool has shown.',
  ].join('\n')
}
