import type { SavedView } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { categories } from '../api/categories.queries.ts'
import { profile } from '../api/profile.queries.ts'
import { changeYearSettings, useYearSettings } from '../features/year/settings/year-settings.ts'
import { isSameLook, lookOf, type Look } from './saved-views.ts'

const NOTHING: readonly never[] = []

/** The person's saved views, and what is seen now. */
export function useSavedViews() {
  const { address, change } = useCalendarAddress()
  const { routineAsEvents } = useYearSettings()
  // A profile stored by an older version lacks them.
  const saved: readonly SavedView[] = useQuery(profile).data?.savedViews ?? NOTHING
  const { data: own = NOTHING } = useQuery(categories)
  const { category, calendar, view } = address
  const now: Look = { category, calendar, view, routineAsEvents }
  const lookAt = (one: SavedView) =>
    lookOf(
      one,
      own.map(({ _id }) => _id),
    )
  return {
    saved,
    now,
    isShown: (one: SavedView) => isSameLook(lookAt(one), now),
    show: (one: SavedView) => {
      const { routineAsEvents: isRoutineShown, ...rest } = lookAt(one)
      changeYearSettings({ routineAsEvents: isRoutineShown })
      change({ ...rest, dialog: null })
    },
  }
}
