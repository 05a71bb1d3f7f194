import { QUICK_ADD_MAX } from '@dodici/core/event'
import type { QuickAdd, Understood } from '@dodici/core/language'
import { useState } from 'react'
import type { PaletteSection } from '../../features/commands/palette-list.tsx'
import { chipWords, type ChipContext } from '../../features/quick-add/chip-words.ts'
import { useReading } from '../../features/quick-add/use-reading.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { CommandContext } from './command.ts'
import { section } from './palette-sections.ts'

/** What is typed as a new event, as quick add reads it; null before anything is typed. Quick add opens with it. */
export function useNewEntry(typed: string, { address, change }: CommandContext): PaletteSection | null {
  const { t } = useTranslation()
  const [at] = useState(() => new Date())
  const { read, names } = useReading({ text: typed, at }, { day: address.day, from: address.from })
  if (typed.trim() === '') return null
  const chips = read.understood.map((understood) => chipOf(understood, read, { t, names }))
  // An assumed day alone says nothing about what is typed.
  const isRead = read.understood.some(({ kind }) => kind !== 'assumedDay')
  const line = typed.trim().slice(0, QUICK_ADD_MAX)
  return section(
    'new',
    [
      {
        id: 'new',
        name: t('palette.new', { title: read.title }),
        chips: isRead ? [...new Set(chips)] : [],
        keys: ['Mod+Enter'],
        isOn: null,
        isPinned: true,
        run: () => change({ event: null, create: null, dialog: 'quick-add', line }),
      },
    ],
    t,
  )
}

/** What was understood, and whether it is a guess. */
function chipOf(understood: Understood, read: QuickAdd, told: ChipContext): string {
  const words = chipWords(understood, read, told)
  if (understood.kind === 'assumedDay') return `${words} · ${told.t('quickAdd.assumed')}`
  return understood.isGuess ? told.t('quickAdd.guess', { words }) : words
}
