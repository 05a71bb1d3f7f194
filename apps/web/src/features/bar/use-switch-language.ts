import type { User } from '@dodici/contract/types'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { profile, saveProfile } from '../../api/profile.queries.ts'
import type { Language } from '../../i18n/language.ts'
import { switchLanguage } from '../../i18n/start.ts'

/** Saves the language in the profile too, for the person's other devices. */
const saveLanguage = mutationOptions({
  mutationFn: (language: Language) => saveProfile({ language }),
  onMutate: async (language, { client }) => {
    await client.cancelQueries({ queryKey: profile.queryKey })
    client.setQueryData(profile.queryKey, (user: User | undefined) => user && { ...user, language })
  },
  onSuccess: (user, _language, _before, { client }) => {
    client.setQueryData(profile.queryKey, user)
  },
  onError: (_error, _language, _before, { client }) => client.invalidateQueries({ queryKey: profile.queryKey }),
})

/** Switches the language of page and profile; neither if it does not load. */
export function useSwitchLanguage(): (language: Language) => void {
  const { mutate } = useMutation(saveLanguage)
  return (language) => {
    void switchLanguage(language).then((isThere) => isThere && mutate(language))
  }
}
