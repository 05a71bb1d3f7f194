import type { Suggestion, SuggestionType } from '@dodici/contract/types'
import { analyseInParts, suggestInParts, type YearBalance } from '@dodici/core/balance'
import { yearSpan } from '@dodici/core/date'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import { giveWay, partByPart } from '#server/event-loop-turns.ts'
import { analysisInput, suggestionInput } from './analysis-input.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { analysisOf, suggestionsOf } from './balance-wire.ts'
import { isMuch } from '#server/features/asker/seen-items.ts'

interface YearRequest {
  readonly asker: Asker
  readonly year: number
}

/** An analysed year, as core computes it and as it is sent, with the number of occurrences. */
export interface MeasuredYear {
  readonly balance: YearBalance
  readonly analysis: ReturnType<typeof analysisOf>
  readonly count: number
}

interface Suggested {
  readonly suggestions: Suggestion[]
  readonly count: number
}

/** Work on a full year can yield, but others would wait for many of its turns. */
const isFull: ReadingTask<YearRequest, unknown>['isLarge'] = (storage, access, { year }) =>
  isMuch(storage, access, yearSpan(year))

export const measuring: ReadingTask<YearRequest, MeasuredYear> = {
  name: 'assistant.year',
  isInTurns: true,
  isLarge: isFull,
  perform: async (storage, _access, { asker, year }) => {
    const input = await analysisInput(storage, asker, year)
    const balance = await partByPart(analyseInParts(input))
    await giveWay()
    const analysis = analysisOf(year, balance, [...input.itemsBefore, ...input.items])
    return { balance, analysis, count: input.items.length }
  },
}

export const suggesting: ReadingTask<YearRequest & { readonly type: SuggestionType }, Suggested> = {
  name: 'assistant.suggestions',
  isInTurns: true,
  isLarge: isFull,
  perform: async (storage, _access, { asker, year, type }) => {
    const input = await suggestionInput(storage, asker, year)
    const itemsAfter = input.itemsAfter ?? []
    const found = await partByPart(suggestInParts(input, type === 'general' ? null : type))
    await giveWay()
    const suggestions = suggestionsOf(found, [...input.itemsBefore, ...input.items, ...itemsAfter])
    return { suggestions, count: input.items.length + itemsAfter.length }
  },
}
