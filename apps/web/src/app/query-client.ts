import { planLimits } from '@dodici/contract/plans'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError, codeOf } from '../api/api-error.ts'
import type { Written } from '../api/client.ts'
import type { MutationNotice, NextAction } from '../api/mutation-meta.ts'
import { clearStoredSession, storedToken } from '../api/stored-session.ts'
import { stopPush } from '../pwa/push-here.ts'
import { bindToSession, isOfSession } from './client-session.ts'
import { refreshChangeable } from './refresh.ts'
import { rememberChange, undoChange } from './undo/undo.ts'
import { showToast } from './toasts.ts'

const RETRIES = 2

/**
 * The one place that acts on what the calls answer: a 401 signs the person out, a write says what became of it, and
 * what it may have changed is read anew. It belongs to the session that is stored when it is made: what is answered to
 * that one later ends, says and changes nothing in the next.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // The browser's word on the network is no reason not to try; but when it is back, what failed is read again.
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

/** Only what may pass by itself; the answer to a wrong question stays wrong. */
const isWorthRetrying = (count: number, error: unknown): boolean =>
  count < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** A 401 of the login form keeps the form: it has a code of its own. */
function signOutWhenRefused(error: unknown): boolean {
  if (codeOf(error) !== 'unauthenticated') return false
  if (storedToken() !== null) {
    clearStoredSession()
    // What is pushed to this browser would be read by whoever is there next.
    void stopPush()
    showToast({ text: () => i18next.t('messages.signedOut'), severity: 'info' })
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
  showToast({ text: () => (typeof words === 'function' ? words() : i18next.t(words)), severity: 'error' })
}

/** What the plan does not hold, and the way to the plans: in a tab of its own, for what was typed stays here. */
function sayPlanLimit(): void {
  const compare = { label: () => i18next.t('plan.compare'), run: () => void window.open('/pricing', '_blank') }
  showToast({ text: () => i18next.t('plan.limit', planLimits.basic), severity: 'error', action: compare })
}

function saySuccess(client: QueryClient, notice: MutationNotice = {}, result: unknown): void {
  if (notice.silent || !notice.success) return
  const { success } = notice
  const text = () => (typeof success === 'function' ? success(result) : i18next.t(success))
  const [action, next] = [notice.undo ? undoOf(client, result) : null, notice.next?.() ?? null]
  showToast({ text, severity: 'success', ...(action ? { action } : {}), ...(next ? { next } : {}) })
}

/** The way back; null where nothing was changed. */
function undoOf(client: QueryClient, result: unknown): NextAction | null {
  const changeId = isWritten(result) ? result.changeId : null
  if (changeId === null) return null
  return { label: () => i18next.t('common.undo'), run: () => void undoChange(client, changeId) }
}

const isWritten = (result: unknown): result is Written<unknown> =>
  typeof result === 'object' && result !== null && 'changeId' in result
