import type { NamedEvent } from '@dodici/contract/types'
import { readEvent } from '#server/features/events/events.service.ts'
import { AppError } from '#server/errors.ts'
import type { AssistantModel, ChatPiece, NoAnswer } from '#server/ai/assistant-model.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { BY_MODEL } from './answered-by.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { keepChatCard } from './chat-card.ts'
import type { Reply, Turn } from './chat-turn.ts'
import type { LoggedLookup } from './log.service.ts'
import { citationFilter } from './citations.ts'
import { foundNothing, newModelTurn, shownAs, type ModelTurn } from './model-turn.ts'
import { promptFacts } from './prompt-facts.ts'
import { proposeChanges } from './propose-changes.ts'
import { readTools } from './read-tools.ts'
import type { ToolContext } from './tool-context.ts'
import { namedEventOf, seenItems, type SeenItem } from '#server/features/asker/seen-items.ts'
import { untilAborted } from './until-aborted.ts'
import { wordsIn } from './words.ts'

/** Longer than any answer that anybody reads. */
const REPLY_CHARACTERS_MAX = 12_000

/** A model's result: a reply, or (before its first word) why there is none and what it has read. */
export type ModelResult =
  | { readonly reply: Reply }
  | { readonly failed: NoAnswer; readonly looked: readonly LoggedLookup[] }

/** Streams a model's answer. Its text is checked on the way; its changes go onto a card. */
export async function* modelReply(
  storage: AssistantStorage,
  asker: Asker,
  { model, turn }: { model: AssistantModel; turn: Turn },
): AsyncGenerator<string, ModelResult> {
  const seen = newModelTurn(turn.message.message)
  const context: ToolContext = { storage, asker, turn, seen }
  const selected = await selectedItems(context)
  if (selected.length > 0) seen.looked.push({ tool: 'selected', at: '', events: selected.length })
  const pieces = model.chat({
    language: asker.language,
    facts: promptFacts(asker, turn, { selected, shown: seen }),
    before: turn.before,
    message: turn.message.message,
    tools: readTools(context),
    propose: (changes) => proposeChanges(context, changes),
    signal: turn.signal,
  })
  const said = yield* spokenPieces(context, pieces)
  if (said.text !== '' || said.isCut) return { reply: await replyOf(context, said) }
  if (said.failed !== null || seen.items.length === 0) {
    return { failed: said.failed ?? 'failed', looked: seen.looked }
  }
  // A card without text: the server describes it.
  const text = wordsIn(asker.language).changesWait(seen.items.length)
  yield text
  return { reply: await replyOf(context, { ...said, text }) }
}

/** A stopped or broken answer gets no card, because its rest is unknown. */
async function replyOf({ storage, asker, turn, seen }: ToolContext, said: ModelText): Promise<Reply> {
  const hasCard = seen.items.length > 0 && !said.isCut
  return {
    text: said.text,
    events: namedIn(seen, said.ids),
    goals: [],
    proposal: hasCard ? await keepChatCard(storage, asker, turn, seen.items) : null,
    ...BY_MODEL,
    isCut: said.isCut,
    remembered: null,
    reading: null,
    counted: null,
    looked: seen.looked,
  }
}

interface ModelText {
  readonly text: string
  /** The ids it mentions, in order of the text, without duplicates. */
  readonly ids: readonly string[]
  readonly isCut: boolean
  readonly failed: NoAnswer | null
}

/** The text as the person may read it. If nothing was found, the server says so and ignores the model. */
async function* spokenPieces(
  { asker, turn, seen }: ToolContext,
  pieces: AsyncIterable<ChatPiece>,
): AsyncGenerator<string, ModelText> {
  const filter = citationFilter()
  let text = ''
  let failed: NoAnswer | null = null
  for await (const piece of untilAborted(pieces, turn.signal)) {
    if ('failed' in piece) {
      failed = piece.failed
      break
    }
    if (foundNothing(seen)) {
      const sentence = `${text === '' ? '' : '\n\n'}${wordsIn(asker.language).nothingFound(seen.empty)}`
      yield sentence
      return { text: text + sentence, ids: unique(filter.ids), isCut: false, failed: null }
    }
    const shown = filter.push(piece.text)
    if (shown === '') continue
    text += shown
    yield shown
    if (text.length > REPLY_CHARACTERS_MAX) return { text, ids: unique(filter.ids), isCut: true, failed: null }
  }
  const rest = filter.end()
  if (rest !== '') yield rest
  return {
    text: text + rest,
    ids: unique(filter.ids),
    isCut: (failed !== null && text + rest !== '') || turn.signal.aborted,
    failed,
  }
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Chips of cited items, without duplicates; ids that no tool has shown are ignored. */
function namedIn(seen: ModelTurn, ids: readonly string[]): NamedEvent[] {
  const items = ids.map((id) => shownAs(seen, id)).filter((item) => item !== undefined)
  return [...new Set(items)].map(namedEventOf)
}

/** The person's own events among the selected ones. */
async function selectedItems({ storage, asker, turn }: ToolContext): Promise<SeenItem[]> {
  const found: SeenItem[] = []
  for (const id of turn.message.context?.eventIds ?? []) {
    try {
      const [item] = seenItems(await readEvent(storage, asker.access, { id }))
      if (item !== undefined) found.push(item)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return found
}
