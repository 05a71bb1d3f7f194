import type { SavedView } from '@dodici/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chosenCategories, NONE } from '../../address/category-filter.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { codeOf } from '../../api/api-error.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile, profileUpdate } from '../../api/profile.queries.ts'
import { keyName } from '../../features/commands/key-caps.tsx'
import { ViewsDialog } from '../../features/views/views-dialog.tsx'
import { formatList } from '../../i18n/format.ts'
import { texts } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
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
  const { mutate, isPending, error } = useMutation(profileUpdate)
  const nowWords = useLookWords(now)
  const store = (savedViews: readonly SavedView[], onSuccess: () => void) =>
    mutate({ savedViews: [...savedViews] }, { onSuccess })
  /** Puts it back where it was, among those that there are by then. */
  const restore = (view: SavedView, at: number) => {
    const present = client.getQueryData(profile.queryKey)?.savedViews ?? []
    store([...present.slice(0, at), view, ...present.slice(at)], () => undefined)
  }
  const remove = (view: SavedView) => {
    const at = saved.indexOf(view)
    const action = { label: () => texts.t('views.undo'), run: () => restore(view, at) }
    store(
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
      failure={error === null ? null : t(`messages.errors.${codeOf(error)}`)}
      keys={`${keyName('Mod', t)}+K`}
      onChange={(views, said) =>
        store(views, () => showToast({ text: () => texts.t(`views.${said}`), severity: 'success' }))
      }
      onDelete={remove}
      onShow={show}
      onClose={() => change({ dialog: null })}
    />
  )
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
