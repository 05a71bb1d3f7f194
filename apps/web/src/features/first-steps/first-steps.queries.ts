import { routes } from '@dodici/contract/routes'
import type { SampleRemoval, User } from '@dodici/contract/types'
import { formatMonth, type Month } from '@dodici/core/date'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send, type Written } from '../../api/client.ts'
import { profile, saveProfile } from '../../api/profile.queries.ts'
import { sampleRemoved } from '../../i18n/sample-removed.ts'

/** What the person has done already. */
export const firstSteps = queryOptions({
  queryKey: ['first-steps'] as const,
  queryFn: ({ signal }) => call(routes.readFirstSteps, { signal }),
})

/** Closes the first steps for good: here at once, and back again if the server was not reached. */
export const closeFirstSteps = mutationOptions({
  scope: { id: 'profile' },
  mutationFn: () => saveProfile({ firstStepsClosed: true }),
  onMutate: async (_, { client }) => {
    await client.cancelQueries({ queryKey: profile.queryKey })
    client.setQueryData(profile.queryKey, (user): User | undefined => user && { ...user, firstStepsClosed: true })
  },
  onError: (_error, _input, _before, { client }) => {
    client.setQueryData(profile.queryKey, (user): User | undefined => user && { ...user, firstStepsClosed: false })
  },
  onSuccess: (user, _input, _before, { client }) => {
    client.setQueryData(profile.queryKey, user)
  },
})

/** Puts the sample year in, for twelve months. */
export const createSample = mutationOptions({
  mutationFn: (from: Month) => send(routes.createSample, { body: { from: formatMonth(from) } }),
  meta: { success: 'firstSteps.added', undo: true },
})

export const deleteSample = mutationOptions({
  mutationFn: () => send(routes.deleteSample, {}),
  meta: { success: (result) => sampleRemoved((result as Written<SampleRemoval>).value), undo: true },
})
