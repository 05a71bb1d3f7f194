import type { ProfilePatch } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { profileUpdate } from '../../api/profile.queries.ts'
import { SaveState } from './save-state.tsx'

/** Saved at once. If that fails the choice stays, and can be tried again. */
export function useChoice<Name extends keyof ProfilePatch>(name: Name, saved: ProfilePatch[Name]) {
  const update = useMutation(profileUpdate)
  const chosen = update.isPending || update.isError ? update.variables[name] : saved
  const choose = (value: ProfilePatch[Name]) => update.mutate({ [name]: value })
  const state = <SaveState of={update} onTryAgain={() => choose(chosen)} />
  return { chosen, choose, state }
}
