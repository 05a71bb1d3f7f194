import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query'

/** For the settings of a mutation: in any case, reads again what may have changed elsewhere too. */
export function readsAgain(...queries: readonly { readonly queryKey: QueryKey }[]) {
  const readAgain = (_outcome: unknown, _asked: unknown, _before: unknown, { client }: MutationFunctionContext) =>
    Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
  return { onSuccess: readAgain, onError: readAgain }
}
