import { DESCRIPTION_MAX } from '@dodici/contract/limits'
import type { ProposedChange, EnhancedEvent as Answer } from '@dodici/contract/types'
import { formatDay } from '@dodici/core/date'
import { countCharacters } from '@dodici/core/event'
import type { Enhancement } from '@dodici/core/planning'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { milestoneOfEvent } from '#server/features/milestones/milestones.service.ts'
import { buildItems } from '#server/features/proposals/build-items.ts'
import { changeToPropose } from '#server/features/proposals/create-proposal.service.ts'
import type { ChangeToPropose } from '#server/features/proposals/proposal-items.ts'
import { storeProposal } from '#server/features/proposals/proposals.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { performRead } from '#server/features/reading-threads/reading-threads.ts'
import { BY_MODEL, BY_PLANNER, insteadOfModel, type AnsweredBy } from './answered-by.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { enhancedEvent, type EnhancedEvent } from './enhanced-item.ts'
import { countCall, letIn, type AskerInput } from './assistant-access.ts'
import { logLooks } from './log.service.ts'
import { stepChange, timelineOf } from './plan-target.ts'
import { enhancing } from './plan-around.ts'
import { wordsIn, writtenSpan } from './words.ts'

type EnhancementType = 'preparation' | 'description' | 'checklist' | 'reminders' | 'category'

interface EnhanceRequest extends AskerInput {
  readonly id: string
  readonly occurrence?: string | undefined
  readonly enhancementType: EnhancementType
  readonly signal: AbortSignal
}

/**
 * Proposes improvements to an event; writes nothing.
 * @throws AppError `not_found`, `assistant_unavailable`, `assistant_off`, `too_many_requests`
 */
export async function enhance(storage: AssistantStorage, access: Access, wish: EnhanceRequest): Promise<Answer> {
  const asker = await letIn(storage, access, wish)
  const meant = await enhancedEvent(storage, asker, wish)
  await countCall(storage, asker)
  const planned = await performRead(storage, enhancing, asker.access, { asker, enhanced: meant.enhanced })
  const { better, engine, fallback } = await withWords(storage, asker, { meant, wish, better: planned.better })
  const proposal = await enhancementCard(storage, asker, { meant, better, type: wish.enhancementType })
  const at = writtenSpan({ first: asker.today, last: Math.max(asker.today, meant.item.last) }, asker.language)
  const looked = [{ tool: 'plan', at, events: planned.count }]
  await logLooks(storage, access.actor, { call: 'enhance-event', looked, engine, fallback })
  const { title, description, checklist, categoryId, reminders } = better
  return {
    suggestion: { title, description, checklist: [...checklist], categoryId, reminders: [...reminders] },
    timeline: proposal === null ? [] : timelineOf(proposal),
    proposalId: proposal?._id ?? null,
    engine,
    fallback,
  }
}

interface WordedEnhancement extends AnsweredBy {
  readonly better: Enhancement
}

const WORDY: ReadonlySet<EnhancementType> = new Set(['preparation', 'description', 'checklist'])

/** A model may improve the description and checklist. What the person wrote stays as it is. */
async function withWords(
  { model }: AssistantStorage,
  { language, sends }: Asker,
  { meant, wish, better }: { meant: EnhancedEvent; wish: EnhanceRequest; better: Enhancement },
): Promise<WordedEnhancement> {
  if (model === null || !WORDY.has(wish.enhancementType)) return { better, ...BY_PLANNER }
  const { item } = meant
  const answer = await model.words({
    language,
    title: item.title,
    description: sends === 'everything' ? item.description : '',
    facts: `${formatDay(item.first)}${sends === 'titles' || item.location === '' ? '' : `, ${item.location}`}`,
    signal: wish.signal,
  })
  if (!answer.answered) return { better, ...insteadOfModel(answer.why) }
  const { description, checklist } = answer.value
  const list = checklist.map((line) => `- ${line}`).join('\n')
  const text = [item.description, description, list].filter((part) => part.trim() !== '').join('\n\n')
  if (countCharacters(text) > DESCRIPTION_MAX) return { better, ...insteadOfModel('failed') }
  return { better: { ...better, description: text, checklist }, ...BY_MODEL }
}

interface Card {
  readonly meant: EnhancedEvent
  readonly better: Enhancement
  readonly type: EnhancementType
}

async function enhancementCard(storage: AssistantStorage, asker: Asker, card: Card) {
  const { meant, better, type } = card
  const steps = type === 'preparation' ? better.steps.map((step) => stepChange(step, better.categoryId)) : []
  const updates = updatesOf(card).map((draft) => ({ ...changeToPropose(draft), optional: steps.length > 0 }))
  const changes: ChangeToPropose[] = [...steps, ...updates.map((one) => withReason(one, asker))]
  if (changes.length === 0) return null
  const { event, item } = meant
  const milestone =
    steps.length === 0
      ? null
      : {
          kind: 'made' as const,
          id: (await milestoneOfEvent(storage.db.read, asker.access.ownerId, event._id)) ?? uuid(),
          title: item.title,
          day: formatDay(item.first),
          template: 'generic',
          eventId: event._id,
          eventItemId: null,
        }
  const items = await buildItems(storage, asker, changes)
  const title = wordsIn(asker.language).preparationOf(item.title)
  return storeProposal(storage, asker, { kind: 'enhancement', title, items, milestone, goal: null })
}

const withReason = (change: ChangeToPropose, { language }: Asker): ChangeToPropose => ({
  ...change,
  draft: { ...change.draft, reason: wordsIn(language).alsoPrepared },
})

/** Changes to the event itself: texts of the chosen occurrence, reminders of the whole series. */
function updatesOf({ meant: { event, item }, better, type }: Card): ProposedChange[] {
  const update = { action: 'update', eventId: event._id } as const
  const isMore = better.reminders.length > event.reminders.length
  const texts = { ...describing(item, better, type), ...filing(item, better, type) }
  const reminders = CHANGES[type].has('reminders') && isMore ? { reminders: [...better.reminders] } : {}
  const parts = item.recurrenceId === null ? [{ ...texts, ...reminders }] : [texts, reminders]
  const occurrence = item.recurrenceId === null ? {} : { occurrence: item.recurrenceId }
  return parts
    .filter((part) => Object.keys(part).length > 0)
    .map((part) => ({ ...update, ...part, ...(part === texts ? occurrence : {}) }))
}

/** What each kind of enhancement may change. */
const CHANGES: Readonly<Record<EnhancementType, ReadonlySet<'description' | 'category' | 'reminders'>>> = {
  preparation: new Set(['description', 'category', 'reminders']),
  description: new Set(['description']),
  checklist: new Set(['description']),
  reminders: new Set(['reminders']),
  category: new Set(['category']),
}

type Item = EnhancedEvent['item']

const describing = ({ description }: Item, better: Enhancement, type: EnhancementType) =>
  CHANGES[type].has('description') && better.description !== description ? { description: better.description } : {}

const filing = ({ categoryId: own }: Item, { categoryId }: Enhancement, type: EnhancementType) =>
  CHANGES[type].has('category') && categoryId !== null && categoryId !== own ? { categoryId } : {}
