import type { User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { profileUpdate } from '../../api/profile.queries.ts'
import { SaveState } from './save-state.tsx'

export type ReminderSettings = User['reminders']

/** Saves some settings. If that fails they keep their input, and it can be tried again. */
export function useSettings(settings: ReminderSettings) {
  const update = useMutation(profileUpdate)
  const said = update.isPending || update.isError ? update.variables.reminders : undefined
  const save = (patch: Partial<ReminderSettings>) => update.mutate({ reminders: patch })
  const state = <SaveState of={update} onTryAgain={() => said && update.mutate({ reminders: said })} />
  return { shown: { ...settings, ...said } as ReminderSettings, save, state }
}
