import { routes } from '@dodici/contract/routes'
import type { PlannedMilestone, PlanKind } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { Language } from '../../../i18n/language.ts'

/** A typed target: in one line, or with a separate date. */
export type TypedTarget =
  | { readonly mode: 'create'; readonly input: string }
  | { readonly mode: 'plan'; readonly target: string; readonly timeframe: string }

interface PlanRequest {
  readonly typed: TypedTarget
  /** The kind that the person has chosen; null where they were not asked. */
  readonly kind: PlanKind | null
  readonly year: number
  readonly language: Language
}

/** Plans a target, or asks what kind it is; writes nothing. */
export const targetPlanning = mutationOptions({
  mutationFn: ({ typed, kind, year, language }: PlanRequest): Promise<PlannedMilestone> => {
    const chosen = { language, ...(kind === null ? {} : { kind }) }
    return typed.mode === 'create'
      ? call(routes.createMilestone, { body: { input: typed.input, year, ...chosen } })
      : call(routes.planMilestone, { body: { goal: typed.target, timeframe: typed.timeframe, ...chosen } })
  },
  meta: { ownFailure: true },
})

interface EnhanceRequest {
  readonly eventId: string
  readonly occurrence: string | null
  readonly language: Language
}

/**
 * Suggestions for preparing an event. Each request creates a card on the server, so it is made once, and again only on
 * request.
 */
export const enhancementOf = ({ eventId, occurrence, language }: EnhanceRequest) =>
  queryOptions({
    queryKey: ['enhancements', eventId, occurrence, language] as const,
    queryFn: ({ signal }) =>
      call(routes.enhanceEvent, {
        params: { id: eventId },
        body: { language, ...(occurrence === null ? {} : { occurrence }) },
        signal,
      }),
    staleTime: Infinity,
    retry: false,
  })

interface MoveRequest {
  readonly id: string
  /** The milestone's present day. */
  readonly date: string
  readonly language: Language
}

/**
 * New days for a milestone's steps. Creates a card on the server, so it is requested once; not cached, because an undo
 * or another move changes the answer.
 */
export const movedStepsOf = ({ id, date, language }: MoveRequest) =>
  queryOptions({
    queryKey: ['moved-steps', id, date, language] as const,
    queryFn: ({ signal }) => call(routes.moveMilestone, { params: { id }, body: { date, language }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
