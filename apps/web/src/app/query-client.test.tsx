import { routes } from '@dodici/contract/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { categories } from '../api/categories.queries.ts'
import { call, send } from '../api/client.ts'
import { profile, profileUpdate } from '../api/profile.queries.ts'
import type { MutationNotice } from '../api/mutation-meta.ts'
import { storedToken, storeSession } from '../api/stored-session.ts'
import { button, findToast } from '../test/elements.ts'
import { answer, callsOf, fail, hold } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleCategory, sampleUser } from '../test/samples.ts'
import { forgetSubscription, ownKey, subscribed } from '../test/subscribed-browser.ts'

/** Reads the categories, and writes one by a click. */
function Page({ notice }: { readonly notice: MutationNotice }) {
  const { data = [] } = useQuery(categories)
  const { mutate, isError } = useMutation({
    mutationFn: () => send(routes.createCategory, { body: { name: 'Work' } }),
    meta: notice,
  })
  return <button type="button" aria-label={`write ${data.length} ${isError}`} onClick={() => mutate()} />
}

const draw = async (notice: MutationNotice = {}) => {
  answer(routes.listCategories, [])
  const drawn = await renderPart(<Page notice={notice} />, { user: sampleUser() })
  await screen.findByRole('button', { name: 'write 0 false' })
  return drawn
}

describe('a write', () => {
  it('makes stale what it may have changed', async () => {
    answer(routes.createCategory, sampleCategory())
    const { person } = await draw({})
    answer(routes.listCategories, [sampleCategory()])
    await person.click(button(/write/))
    expect(await screen.findByRole('button', { name: 'write 1 false' })).toBeTruthy()
  })

  it('to the profile makes all figures stale: they follow the hours of all-day events', async () => {
    answer(routes.updateProfile, sampleUser({ allDayHours: 8 }))
    const { client } = await draw()
    const keys = [
      ['analysis', 2027, 'en'],
      ['suggestions', 2027],
      ['review', 2027],
      ['goals', 2027],
    ]
    for (const key of keys) client.setQueryData(key, {})
    await client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(profileUpdate))
      .execute({ allDayHours: 8 })
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true))
    expect(client.getQueryData(profile.queryKey)?.allDayHours).toBe(8)
  })

  it('can say its success in words that depend on the result', async () => {
    answer(routes.createCategory, sampleCategory({ name: 'Sport' }), 'c1')
    const { person } = await draw({ success: (result) => JSON.stringify(result).slice(0, 9) })
    await person.click(button(/write/))
    await findToast('{"value":')
  })

  it('says its failure in its own words', async () => {
    fail(routes.createCategory, 'internal')
    const { person } = await draw({ error: 'categories.createError' })
    await person.click(button(/write/))
    await findToast('Error creating category')
  })

  it('says its failure in the words of the code where it has none', async () => {
    fail(routes.createCategory, 'not_found')
    const { person } = await draw()
    await person.click(button(/write/))
    await findToast('This no longer exists.')
  })

  it('explains a limit of the plan, and leads to the plans beside what was typed', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    fail(routes.createCategory, 'plan_limit')
    const { person } = await draw()
    await person.click(button(/write/))
    await findToast(/^The Basic plan includes 100 events a year/)
    await person.click(button('Compare the plans'))
    expect(opened).toHaveBeenCalledWith('/pricing', '_blank')
  })

  it.each([{ silent: true }, { ownFailure: true }] as const)(
    'says no failure where it is told not to: %j',
    async (notice) => {
      fail(routes.createCategory, 'internal')
      const { person } = await draw(notice)
      await person.click(button(/write/))
      await screen.findByRole('button', { name: 'write 0 true' })
      expect(screen.queryByText(/server had a problem/)).toBeNull()
    },
  )

  it('with a dead token signs out, and says nothing of its own', async () => {
    fail(routes.createCategory, 'unauthenticated')
    const { person } = await draw({ error: 'categories.createError' })
    await person.click(button(/write/))
    await findToast('You were signed out. Please log in again.')
    expect(storedToken()).toBeNull()
  })

  it('with a dead token has nothing more pushed to this browser', async () => {
    const { unsubscribe } = subscribed(ownKey())
    fail(routes.createCategory, 'unauthenticated')
    const { person } = await draw({})
    await person.click(button(/write/))
    await waitFor(() => expect(unsubscribe).toHaveBeenCalled())
    forgetSubscription()
  })
})

describe('a write that is answered after its session has ended', () => {
  const drawHeld = async () => {
    const drawn = await draw({ success: 'categories.createSuccess', undo: true })
    const release = hold(routes.createCategory)
    await drawn.person.click(button(/write/))
    storeSession({ user: sampleUser({ _id: 'user-2' }), token: 'of the next' })
    release()
    await waitFor(() => expect(drawn.client.isMutating()).toBe(0))
  }

  it('says nothing, offers nothing and reads nothing for the next person', async () => {
    answer(routes.createCategory, sampleCategory(), 'c1')
    await drawHeld()
    expect(screen.queryByText('Category created successfully')).toBeNull()
    expect(callsOf(routes.listCategories)).toHaveLength(1)
  })

  it.each(['internal', 'unauthenticated'] as const)(
    'and was refused as %s, neither says so nor ends the next session',
    async (code) => {
      fail(routes.createCategory, code)
      await drawHeld()
      expect(document.querySelector('[role="alert"]')?.textContent).toBe('')
      expect(storedToken()).toBe('of the next')
    },
  )
})

/** Reads what is not there. */
function Missing() {
  const { isError } = useQuery({ queryKey: ['x'], queryFn: () => call(routes.readProfile, {}) })
  return <p>{isError ? 'failed' : 'waiting'}</p>
}

describe('a read', () => {
  it('is not repeated where the answer would be the same', async () => {
    fail(routes.readProfile, 'not_found')
    await renderPart(<Missing />)
    await screen.findByText('failed')
    expect(callsOf(routes.readProfile)).toHaveLength(1)
  })

  it('is repeated where the server had a passing problem', async () => {
    fail(routes.readProfile, 'unavailable')
    await renderPart(<Missing />)
    await waitFor(() => expect(callsOf(routes.readProfile)).toHaveLength(2), { timeout: 3_000 })
  })
})
