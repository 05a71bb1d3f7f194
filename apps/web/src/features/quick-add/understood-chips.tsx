import type { QuickAdd, Understood, UnderstoodKind } from '@dodici/core/language'
import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Repeat from 'lucide-react/icons/repeat'
import Tag from 'lucide-react/icons/tag'
import X from 'lucide-react/icons/x'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { chipWords, type Names } from './chip-words.ts'
import { inkOf, type Colors } from './ink-of.ts'
import styles from './quick-add.module.css'

interface Props extends Colors {
  readonly read: QuickAdd
  readonly names: Names
  /** Gives a chip's words back to the title. */
  readonly onGiveBack: (understood: Understood) => void
}

const icons = {
  date: Calendar,
  time: Clock,
  recurrence: Repeat,
  category: Tag,
  newCategory: Tag,
  assumedDay: Calendar,
  calendar: CalendarDays,
  reminder: Bell,
} as const satisfies Record<UnderstoodKind, typeof Calendar>

/**
 * Recognised parts: each with its meaning, its words, and a cross that reverts it. A corrected typo has a question
 * mark; an assumed day has no cross.
 */
export function UnderstoodChips({ read, names, colorOf, newColor, onGiveBack }: Props) {
  const { t } = useTranslation()
  if (read.understood.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('quickAdd.understood')}>
      {read.understood.map((understood) => {
        const { kind, text } = understood
        const Icon = icons[kind]
        const plain = chipWords(understood, read, { t, names })
        const words = understood.isGuess ? t('quickAdd.guess', { words: plain }) : plain
        const ink = inkOf(understood, { colorOf, newColor })
        const beside = besideWords(understood, t)
        return (
          <li
            key={`${kind} ${understood.from}`}
            data-kind={kind}
            style={ink ? { backgroundColor: ink.fill, color: ink.words } : undefined}
          >
            <Icon size={15} aria-hidden="true" />
            <strong>{words}</strong>
            {beside === null || beside === plain ? null : <span>{beside}</span>}
            {kind === 'assumedDay' ? null : (
              <button
                type="button"
                aria-label={t('quickAdd.giveBack', { words: text })}
                onClick={() => onGiveBack(understood)}
              >
                <X size={15} aria-hidden="true" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Beside the meaning: its words, or why none were needed. */
function besideWords({ kind, text }: Understood, t: TFunction): string | null {
  switch (kind) {
    case 'category':
    case 'calendar':
      return null
    case 'newCategory':
      return t('quickAdd.newCategory')
    case 'assumedDay':
      return t('quickAdd.assumed')
    default:
      return text
  }
}
