import type { Suggestion, SuggestionType, YearAnalysis } from '@dodici/contract/types'
import type { YearBalance } from '@dodici/core/balance'
import { partsOf } from '@dodici/core/date'
import type { Access } from '#server/actor.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { BY_MODEL, BY_PLANNER, insteadOfModel, type AnsweredBy } from './answered-by.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { countCall, letIn, type AskerInput } from './assistant-access.ts'
import { logLooks } from './log.service.ts'
import { measuring, suggesting } from './measured-year.ts'
import { performRead } from '#server/features/reading-threads/reading-threads.ts'
import { wordsIn } from './words.ts'

/**
 * Analyses a year, each number with formula and evidence.
 * @throws AppError `assistant_unavailable`, `assistant_off`, `too_many_requests`
 */
export async function analyse(
  storage: AssistantStorage,
  access: Access,
  { year, signal, ...asking }: AskerInput & { year: number; signal: AbortSignal },
): Promise<YearAnalysis> {
  const asker = await letIn(storage, access, asking)
  await countCall(storage, asker)
  const { balance, analysis, count } = await performRead(storage, measuring, access, { asker, year })
  const summary = await summaryOf(storage, asker, { balance, signal })
  const looked = [{ tool: 'stats', at: wordsIn(asker.language).yearOf(year), events: count }]
  await logLooks(storage, access.actor, { ...summary, call: 'analyze-year', looked })
  return { ...analysis, ...summary }
}

/** The numbers in a few sentences: core's own, or a model's, whose numbers must come from core's. */
async function summaryOf(
  { model }: AssistantStorage,
  { language, sends }: Asker,
  { balance, signal }: { balance: YearBalance; signal: AbortSignal },
): Promise<AnsweredBy & { readonly summary: string }> {
  const { summary } = balance
  // An analysis consists of hours and categories. A person who shares only titles and days shares none of it.
  const isKept = sends === 'titles' || !balance.coverage.enough
  if (model === null || isKept) return { summary, ...BY_PLANNER }
  const shares = balance.categories.map(({ name, hours }) => `${name}: ${String(hours)} h`)
  const scores = balance.scores.map(({ name, value, unit, reading }) => `${name}: ${String(value)} ${unit}. ${reading}`)
  const answer = await model.summary({ language, facts: [summary, ...scores, ...shares].join('\n'), signal })
  return answer.answered ? { summary: answer.value, ...BY_MODEL } : { summary, ...insteadOfModel(answer.why) }
}

/**
 * Suggestions for the current year, or the given one.
 * @throws AppError `assistant_unavailable`, `assistant_off`, `too_many_requests`
 */
export async function suggestNow(
  storage: AssistantStorage,
  access: Access,
  { type, year, ...asking }: AskerInput & { type: SuggestionType; year?: number | undefined },
): Promise<Suggestion[]> {
  const asker = await letIn(storage, access, asking)
  await countCall(storage, asker)
  const shown = year ?? partsOf(asker.today).year
  const { suggestions, count } = await performRead(storage, suggesting, access, { asker, year: shown, type })
  const looked = [{ tool: 'stats', at: wordsIn(asker.language).yearOf(shown), events: count }]
  await logLooks(storage, access.actor, { ...BY_PLANNER, call: 'suggestions', looked })
  return suggestions
}
