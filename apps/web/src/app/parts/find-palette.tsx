import { weekStartOf } from '@dodici/core/date'
import { QUICK_ADD_MAX } from '@dodici/core/event'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profile } from '../../api/profile.queries.ts'
import type { PaletteEntry, PaletteSection } from '../../features/commands/palette-list.tsx'
import { Palette } from '../../features/commands/palette.tsx'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { CommandContext } from '../commands/command.ts'
import { eventEntries, idOfEvent } from '../commands/event-entries.ts'
import { hitsEntry, jumpEntries } from '../commands/palette-entries.ts'
import { firstSections, foundSections } from '../commands/palette-sections.ts'
import { recentFinds, rememberFind } from '../commands/recent-finds.ts'
import { useFoundEvents, type FoundEvents } from '../commands/use-found-events.ts'
import { useNewEntry } from '../commands/use-new-entry.ts'
import { useOffered } from '../commands/use-offered.ts'
import { useRunChosen } from '../commands/use-run-chosen.ts'

/** The field that finds all, and offers what is not found as a new event. */
export function FindPalette({ context }: { readonly context: CommandContext }) {
  const { t } = useTranslation()
  const { change } = context
  const [typed, type] = useState('')
  const found = useFoundEvents(typed, context.today)
  const close = () => change({ dialog: null })
  const run = useRunChosen(close)
  const sections = useSections(typed, found, context)
  const fresh = useNewEntry(typed, context)
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <Palette
      title={t('palette.title')}
      prompt={t('palette.prompt')}
      maxLength={QUICK_ADD_MAX}
      typed={typed}
      onType={type}
      sections={fresh === null ? sections : [...sections, fresh]}
      status={typed.trim() === '' ? '' : statusOf(found.state, count, t)}
      action={found.state === 'failed' ? <Button onClick={found.tryAgain}>{t('common.tryAgain')}</Button> : null}
      isTall
      onRun={(entry: PaletteEntry) => {
        if (isRemembered(entry)) rememberFind(entry.id)
        run(entry)
      }}
      onClose={close}
    />
  )
}

const COMING = 3

function useSections(typed: string, found: FoundEvents, context: CommandContext): PaletteSection[] {
  const { t } = useTranslation()
  const { today } = context
  const isPhone = useIsPhone()
  const weekStart = weekStartOf(useQuery(profile).data?.weekStart)
  const { calendars, ...offered } = useOffered(context)
  const entriesOf = (items: FoundEvents['all']) => eventEntries(items, calendars.all, context, t)
  const all = { ...offered, calendars: calendars.entries }
  const isMarkable = isPhone && found.loaded.length + found.elsewhere.length > 0
  const marking = isMarkable ? [hitsEntry(typed.trim(), context, t)] : []
  if (typed.trim() === '') {
    const recent = recentFinds()
    const events = entriesOf(found.all.filter((item) => recent.includes(idOfEvent(item))))
    const coming = entriesOf(found.all.filter(({ first }) => first >= today).slice(0, COMING))
    return firstSections(all, { recent, coming, events }, t)
  }
  return foundSections(
    typed,
    all,
    {
      days: jumpEntries(typed, context, weekStart, t),
      events: entriesOf(found.loaded),
      elsewhere: [...entriesOf(found.elsewhere), ...marking],
      similar: () => entriesOf(found.similar()),
      isSettled: found.state !== 'loading',
    },
    t,
  )
}

/** Days are typed anew more quickly than they are found in a list; who leaves does not come back for that. */
const isRemembered = ({ id }: PaletteEntry): boolean => !/^(?:to-|new$|logout$)/.test(id)

function statusOf(state: FoundEvents['state'], count: number, t: TFunction): string {
  if (state === 'loading') return t('palette.searching')
  if (state === 'failed') return t(count > 0 ? 'palette.offline' : 'palette.offlineNone')
  return count > 0 ? t('palette.count', { count }) : t('palette.none')
}
