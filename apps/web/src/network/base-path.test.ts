import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  delete document.documentElement.dataset['base']
  window.history.replaceState(null, '', '/')
})

/** The module as a page has it that was sent with this base and opened at this path. */
async function openedAt(path: string, base?: string) {
  if (base !== undefined) document.documentElement.dataset['base'] = base
  window.history.replaceState(null, '', path)
  return import('./base-path.ts')
}

it.each([
  { at: '/calendar?year=2027', said: undefined, found: ['', '/calendar', '/api/v1'] },
  { at: '/planner/calendar?year=2027', said: '/planner', found: ['/planner', '/calendar', '/planner/api/v1'] },
  { at: '/planner', said: '/planner', found: ['/planner', '/', '/planner/api/v1'] },
  { at: '/planner/', said: '/planner', found: ['/planner', '/', '/planner/api/v1'] },
  // Opened at the server itself, past the proxy.
  { at: '/calendar', said: '/planner', found: ['', '/calendar', '/api/v1'] },
  { at: '/planners', said: '/planner', found: ['', '/planners', '/api/v1'] },
])('finds its way at $at of an installation below $said', async ({ at, said, found }) => {
  const { basePath, pathHere, atBase } = await openedAt(at, said)
  expect([basePath, pathHere(), atBase('/api/v1')]).toEqual(found)
})
