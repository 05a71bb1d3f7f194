import { weekStartOf, yearOf } from '@dodici/core/date'
import { QUICK_ADD_MAX } from '@dodici/core/event'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { yearWindow } from '../../address/shown-months.ts'
import { profile } from '../../api/profile.queries.ts'
import { findCommands } from '../../features/commands/find-commands.ts'
import { Palette } from '../../features/commands/palette.tsx'
import { formatDay } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { CommandContext } from '../commands/command.ts'
import { jumpEntries } from '../commands/palette-entries.ts'
import { commandsOffered } from '../commands/shown-commands.ts'
import { useRunChosen } from '../commands/use-run-chosen.ts'

/** The palette with days and years alone. */
export function DatePalette({ context }: { readonly context: CommandContext }) {
  const { t } = useTranslation()
  const { change, today } = context
  const [typed, type] = useState('')
  const weekStart = weekStartOf(useQuery(profile).data?.weekStart)
  const close = () => change({ dialog: null })
  const run = useRunChosen(close)
  // The command that opened the palette is not in it.
  const listed = commandsOffered(context, t).filter(({ group, id }) => group === 'year' && id !== 'go-to-date')
  const entries = [...jumpEntries(typed, context, weekStart, t), ...findCommands(listed, typed)]
  const none = t('palette.noDate', yearWindow(yearOf(today)))
  const status = entries.length > 0 ? t('palette.count', { count: entries.length }) : none
  return (
    <Palette
      title={t('palette.dateTitle')}
      prompt={t('palette.datePrompt', { example: formatDay(today, 'day-month') })}
      maxLength={QUICK_ADD_MAX}
      typed={typed}
      onType={type}
      sections={entries.length > 0 ? [{ id: 'days', heading: null, entries }] : []}
      status={typed === '' ? '' : status}
      onRun={run}
      onClose={close}
    />
  )
}
