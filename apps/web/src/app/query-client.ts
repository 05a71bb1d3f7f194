import { planLimits } from '@dodici/contract/plans'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, codeOf } from '../api/api-error.ts'
import type { Written } from '../api/client.ts'
import type { MutationNotice, NextAction } from '../api/mutation-meta.ts'
import { clearStoredSession, storedToken } from '../api/stored-session.ts'
import { texts } from '../i18n/texts.ts'
import { atBase } from '../network/base-path.ts'
import { stopPush } from '../pwa/push-subscription.ts'
import { bindToSession, isOfSession } from './client-session.ts'
import { paths } from './paths.ts'
import { refreshChangeable } from './refresh.ts'
import { rememberChange, undoChange } from './undo/undo.ts'
import { withStepOffer } from './step-offer.ts'
import { showToast, type Toast } from './toasts.ts'

const RETRIES = 2

/**
 * The only place that reacts to answers: a 401 signs out, a write is reported and its data refetched. A client belongs
 * to the session stored when it is created; later answers to that session have no effect on the next.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Requests are tried even if the browser says it is offline; when it is online again, failed reads are repeated.
      queries: { retry: isWorthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error) => isOfSession(client) && signOutWhenRefused(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isOfSession(client) && !signOutWhenRefused(error)) sayFailure(error, mutation.meta)
      },
      onSuccess: (result, _variables, _before, mutation) => {
        if (!isOfSession(client)) return
        refreshChangeable(client)
        const changeId = isWritten(result) ? result.changeId : null
        if (changeId !== null) rememberChange(client, changeId)
        saySuccess(client, mutation.meta, result)
      },
    }),
  })
  bindToSession(client)
  return client
}

/** Retries only what may pass by itself. */
const isWorthRetrying = (count: number, error: unknown): boolean =>
  count < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** A 401 of the login form has its own code and does not sign out. */
function signOutWhenRefused(error: unknown): boolean {
  if (codeOf(error) !== 'unauthenticated') return false
  if (storedToken() !== null) {
    clearStoredSession()
    // Pushes to this browser would be read by the next person.
    void stopPush()
    showToast({ text: () => texts.t('messages.signedOut'), severity: 'info' })
  }
  return true
}

function sayFailure(error: unknown, notice: MutationNotice = {}): void {
  if (notice.silent || notice.ownFailure) return
  if (codeOf(error) === 'plan_limit' && !notice.error) {
    sayPlanLimit()
    return
  }
  const words = notice.error ?? (`messages.errors.${codeOf(error)}` as const)
  showToast({ text: () => (typeof words === 'function' ? words() : texts.t(words)), severity: 'error' })
}

/** The plan's limit, with a link to the plans in a new tab, because what was typed stays here. */
function sayPlanLimit(): void {
  const compare = { label: () => texts.t('plan.compare'), run: () => void window.open(atBase(paths.pricing), '_blank') }
  showToast({ text: () => texts.t('plan.limit', planLimits.basic), severity: 'error', action: compare })
}

function saySuccess(client: QueryClient, notice: MutationNotice = {}, result: unknown): void {
  if (notice.silent || !notice.success) return
  const { success } = notice
  const text = () => (typeof success === 'function' ? success(result) : texts.t(success))
  const [action, next] = [notice.undo ? undoOf(client, result) : null, notice.next?.() ?? null]
  const toast: Toast = { text, severity: 'success', ...(action ? { action } : {}), ...(next ? { next } : {}) }
  showToast(isWritten(result) ? withStepOffer(client, toast, result) : toast)
}

/** The undo action; null if nothing changed. */
function undoOf(client: QueryClient, result: unknown): NextAction | null {
  const changeId = isWritten(result) ? result.changeId : null
  if (changeId === null) return null
  return { label: () => texts.t('common.undo'), run: () => void undoChange(client, changeId) }
}

const isWritten = (result: unknown): result is Written<unknown> =>
  typeof result === 'object' && result !== null && 'changeId' in result
