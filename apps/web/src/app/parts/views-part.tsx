import type { ProfilePatch, SavedView } from '@dodici/contract/types'
import { useMutation, useQuery, useQueryClient, type MutationFunctionContext } from '@tanstack/react-query'
import { chosenCategories, NONE } from '../../address/category-filter.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { codeOf } from '../../api/api-error.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile, profileUpdate } from '../../api/profile.queries.ts'
import { keyName } from '../../features/commands/key-caps.tsx'
import { ViewsDialog } from '../../features/views/views-dialog.tsx'
import { formatList } from '../../i18n/format.ts'
import { texts, type TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { newerProfile, saveViews } from '../save-views.ts'
import { savedView, type Look } from '../saved-views.ts'
import { showToast } from '../toasts.ts'
import { useSavedViews } from '../use-saved-views.ts'

/** The dialog of the saved views. */
export function ViewsPart() {
  const { address } = useCalendarAddress()
  return address.dialog === 'views' ? <OpenViews /> : null
}

function OpenViews() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const client = useQueryClient()
  const { saved, now, isShown, show } = useSavedViews()
  const { mutate, isPending, error } = useMutation({ ...profileUpdate, mutationFn: saveViews, onError: showNewer })
  const nowWords = useLookWords(now)
  const store = (before: readonly SavedView[], after: readonly SavedView[], onSuccess: () => void) =>
    mutate({ savedViews: [...after], savedViewsBefore: [...before] }, { onSuccess })
  /** Puts it back where it was, among those that there are by then. */
  const restore = (view: SavedView, at: number) => {
    const present = client.getQueryData(profile.queryKey)?.savedViews ?? []
    store(present, [...present.slice(0, at), view, ...present.slice(at)], () => undefined)
  }
  const remove = (view: SavedView) => {
    const at = saved.indexOf(view)
    const action = { label: () => texts.t('views.undo'), run: () => restore(view, at) }
    store(
      saved,
      saved.filter((one) => one !== view),
      () => showToast({ text: () => texts.t('views.deleted', { name: view.name }), severity: 'success', action }),
    )
  }
  return (
    <ViewsDialog
      saved={saved}
      nowWords={nowWords}
      nowAs={(name) => savedView(name, now)}
      isShown={isShown}
      isBusy={isPending}
      failure={error === null ? null : failureWords(error, t)}
      keys={`${keyName('Mod', t)}+K`}
      onChange={(views, said, onDone) =>
        store(saved, views, () => {
          onDone?.()
          showToast({ text: () => texts.t(`views.${said}`), severity: 'success' })
        })
      }
      onDelete={remove}
      onShow={show}
      onClose={() => change({ dialog: null })}
    />
  )
}

const failureWords = (error: Error, t: TFunction): string =>
  newerProfile(error) ? t('views.changed') : t(`messages.errors.${codeOf(error)}`)

/** What another device has stored is shown, where it was in the way. */
function showNewer(error: Error, _patch: ProfilePatch, _before: unknown, { client }: MutationFunctionContext): void {
  const newer = newerProfile(error)
  if (newer) client.setQueryData(profile.queryKey, newer)
}

/** What is seen, in words: `Work and Travel · Team · Months`. */
function useLookWords({ category, calendar, view, routineAsEvents }: Look): string {
  const { t } = useTranslation()
  const { data: ownCategories = [] } = useQuery(categories)
  const { data: ownCalendars = [] } = useQuery(calendars)
  const chosen = chosenCategories(category)
  const names = ownCategories.filter(({ _id }) => chosen.includes(_id)).map(({ name }) => name)
  const all = chosen.includes(NONE) ? [...names, t('year.legend.none')] : names
  return [
    all.length === 0 ? t('views.everything') : formatList(all),
    ownCalendars.find(({ _id }) => _id === calendar)?.name,
    t(`bar.views.${view}`),
    routineAsEvents ? t('views.routine') : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
