import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  delete document.documentElement.dataset['base']
  window.history.replaceState(null, '', '/')
  vi.doUnmock('../../api/client.ts')
  vi.resetModules()
})

it.each([
  { at: '/planner/admin', base: '/planner', link: '/planner/register?invite=DB00-1111' },
  { at: '/admin', base: undefined, link: '/register?invite=DB00-1111' },
])('leads with an invite to where the installation lies: $at', async ({ at, base, link }) => {
  vi.resetModules()
  if (base !== undefined) document.documentElement.dataset['base'] = base
  window.history.replaceState(null, '', at)
  vi.doMock('../../api/client.ts', () => ({ call: () => Promise.resolve({ code: 'DB00-1111' }) }))
  const { inviting } = await import('./admin.queries.ts')
  const made = inviting.mutationFn as (wish: { readonly days: number }) => Promise<string>
  expect(await made({ days: 7 })).toBe(window.location.origin + link)
})
