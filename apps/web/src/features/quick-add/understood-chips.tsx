import type { QuickAdd, Understood, UnderstoodKind } from '@dodici/core/language'
import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Repeat from 'lucide-react/icons/repeat'
import Tag from 'lucide-react/icons/tag'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { categoryInks } from '../../ui/category-inks.ts'
import { chipWords, type Names } from './chip-words.ts'
import styles from './quick-add.module.css'

interface Props {
  readonly read: QuickAdd
  readonly names: Names
  /** The colour of a category, `#rrggbb`. */
  readonly colorOf: (categoryId: string) => string | null
  /** Gives the words of a chip back to the title. */
  readonly onGiveBack: (understood: Understood) => void
}

const icons = {
  date: Calendar,
  time: Clock,
  recurrence: Repeat,
  category: Tag,
  calendar: CalendarDays,
  reminder: Bell,
} as const satisfies Record<UnderstoodKind, typeof Calendar>

/** What was understood: each with its meaning, the words that said it, and a cross that takes it back. */
export function UnderstoodChips({ read, names, colorOf, onGiveBack }: Props) {
  const { t } = useTranslation()
  if (read.understood.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('quickAdd.understood')}>
      {read.understood.map((understood) => {
        const { kind, from, text, meaning } = understood
        const Icon = icons[kind]
        const words = chipWords(understood, read, { t, names })
        const ink = kind === 'category' ? categoryInks(colorOf(meaning), 'coming') : null
        return (
          <li key={from} style={ink ? { backgroundColor: ink.fill, color: ink.words } : undefined}>
            <Icon size={15} aria-hidden="true" />
            <strong>{words}</strong>
            {words === text || kind === 'category' || kind === 'calendar' ? null : <span>{text}</span>}
            <button
              type="button"
              aria-label={t('quickAdd.giveBack', { words: text })}
              onClick={() => onGiveBack(understood)}
            >
              <X size={15} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
