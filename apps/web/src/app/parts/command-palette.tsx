import { weekStartOf, yearOf } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { profile } from '../../api/profile.queries.ts'
import { yearWindow } from '../../address/shown-months.ts'
import { findCommands } from '../../features/commands/find-commands.ts'
import { Palette, type PaletteEntry } from '../../features/commands/palette.tsx'
import { formatDay } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { CommandContext } from '../commands/command.ts'
import { categoryEntries, jumpEntries } from '../commands/palette-entries.ts'
import { commandsOffered } from '../commands/shown-commands.ts'

interface Props {
  readonly context: CommandContext
  /** Only days and years. */
  readonly isOfDays: boolean
}

/** The palette with the commands offered now. */
export function CommandPalette({ context, isOfDays }: Props) {
  const { t } = useTranslation()
  const { change, today } = context
  const weekStart = weekStartOf(useQuery(profile).data?.weekStart)
  // The command that opened the palette is not in it.
  const offered = commandsOffered(context, t).filter(({ id }) => !['palette', 'go-to-date'].includes(id) || !isOfDays)
  const listed: readonly PaletteEntry[] = isOfDays
    ? offered.filter(({ group }) => group === 'year')
    : [...offered.filter(({ id }) => id !== 'palette'), ...categoryEntries(context, t)]
  const close = () => change({ dialog: null })
  const chosen = useRef<PaletteEntry | null>(null)
  // Runs after the palette has closed and returned the focus, because the command may use the focus or open something.
  useEffect(() => () => queueMicrotask(() => chosen.current?.run()), [])
  return (
    <Palette
      title={t(isOfDays ? 'commands.find.dateTitle' : 'commands.find.title')}
      prompt={
        isOfDays ? t('commands.find.datePrompt', { example: formatDay(today, 'day-month') }) : t('commands.find.prompt')
      }
      none={isOfDays ? t('commands.find.noDate', yearWindow(yearOf(today))) : t('commands.find.none')}
      entriesFor={(typed) => [...jumpEntries(typed, context, weekStart, t), ...findCommands(listed, typed)]}
      onRun={(entry) => {
        chosen.current = entry
        close()
      }}
      onClose={close}
    />
  )
}
