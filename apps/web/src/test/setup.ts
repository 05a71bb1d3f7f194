import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { hideToast } from '../app/toasts.ts'
import { reportReached } from '../network/connection.ts'
import { resetFakeApi, unknownRequests } from './fake-api.ts'
import './scroll-into-view.ts'
import { resetNow } from './set-now.ts'
import { setWidth } from './set-width.ts'
import './show-modal.ts'
import { startTestI18n } from './test-i18n.ts'
import { toldWhenRead } from './told-when-read.ts'

const complaints: string[] = []

// Both are for a machine that has much else to do; a test that passes waits for neither.
configure({ asyncUtilTimeout: 10_000, getElementError: toldWhenRead })
vi.setConfig({ testTimeout: 30_000 })
startTestI18n()

// React and the router say what is wrong as warnings: in a test that is a failure.
for (const level of ['warn', 'error'] as const) {
  globalThis.console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  }
}

beforeEach(() => {
  complaints.length = 0
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  setWidth(1440)
  resetFakeApi()
})

afterEach(() => {
  // Without a stored session nothing that a page has read outlives it.
  localStorage.clear()
  cleanup()
  hideToast()
  reportReached(true)
  resetNow()
  vi.restoreAllMocks()
  const problems = [...complaints, ...unknownRequests()]
  if (problems.length > 0) throw new Error(problems.join('\n'))
})

/** What was logged so far in this test, for a test that expects a log line; afterwards it counts as seen. */
export const takeLogged = (): string[] => complaints.splice(0)
