import { planLimits } from '@dodici/contract/plans'
import type { Calendar } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { onceThere } from '../../address/step-back.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { goalsOf } from '../../api/goals.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { useSavedViews } from '../use-saved-views.ts'
import type { CommandContext } from './command.ts'
import { calendarEntries, categoryEntries, goalEntries, viewEntries } from './palette-entries.ts'
import type { Offered } from './palette-sections.ts'
import { isSetting, settingEntries, type FoundByWords } from './setting-entries.ts'
import { commandsOffered } from './shown-commands.ts'

interface OfferedNow extends Omit<Offered, 'calendars'> {
  readonly calendars: { readonly all: readonly Calendar[]; readonly entries: readonly FoundByWords[] }
}

const NOTHING: readonly never[] = []

/** All that the palette offers but events and days. */
export function useOffered(context: CommandContext): OfferedNow {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: ownCalendars = NOTHING } = useQuery(calendars)
  const { data: goals = NOTHING } = useQuery(goalsOf(context.address.year))
  const { data: user } = useQuery(profile)
  const hasKeys = user !== undefined && planLimits[user.plan].hasKeys
  // The command that opened the palette is not in it.
  const commands = commandsOffered(context, t).filter(({ id }) => id !== 'palette')
  return {
    categories: categoryEntries(context, t),
    calendars: { all: ownCalendars, entries: calendarEntries(ownCalendars, context, t) },
    views: viewEntries(useSavedViews(), context, t),
    goals: goalEntries(goals, context),
    commands: commands.filter((command) => !isSetting(command)),
    settings: settingEntries(
      {
        ofPage: commands.filter(isSetting),
        missing: hasKeys ? [] : ['keys'],
        openSection: (section) => onceThere(() => void navigate(`${paths.profile}#${section}`)),
      },
      t,
    ),
  }
}
