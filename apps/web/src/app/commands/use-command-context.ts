import { useQuery, useQueryClient } from '@tanstack/react-query'
import { categories } from '../../api/categories.queries.ts'
import { hasAssistant } from '../../api/has-assistant.ts'
import { profile } from '../../api/profile.queries.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useLogout } from '../../features/bar/use-logout.ts'
import { useNewEvent, useQuickAdd } from '../../features/bar/use-new-event.ts'
import { useSwitchLanguage } from '../../features/bar/use-switch-language.ts'
import { useYearSettings } from '../../features/year/settings/year-settings.ts'
import { currentLanguage } from '../../i18n/start.ts'
import { useToday } from '../../ui/today.ts'
import { redo, undo } from '../undo/undo.ts'
import type { CommandContext } from './command.ts'

/** The present environment of commands. */
export function useCommandContext(): CommandContext {
  const client = useQueryClient()
  const { address, change } = useCalendarAddress()
  return {
    address,
    change,
    today: useToday(),
    settings: useYearSettings(),
    categories: useQuery(categories).data ?? [],
    language: currentLanguage(),
    // Data the bar has read; commands trigger no reads.
    hasHelpers: hasAssistant(client.getQueryData(profile.queryKey)),
    newEvent: useNewEvent(),
    quickAdd: useQuickAdd(),
    undo: () => void undo(client),
    redo: () => void redo(client),
    switchLanguage: useSwitchLanguage(),
    logout: useLogout(),
  }
}
