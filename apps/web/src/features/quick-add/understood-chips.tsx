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
import { inOtherHalf, otherHalfWords } from './other-half.ts'
import styles from './quick-add.module.css'
import { quoted } from './quoted.ts'

interface Props extends Colors {
  readonly read: QuickAdd
  readonly names: Names
  readonly text: string
  /** Replaces the text: a chip gives its words back to the title, or moves its hours to the other half of the day. */
  readonly onRewrite: (text: string) => void
}

interface ChipProps extends Props {
  readonly understood: Understood
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
 * mark; hours that may be of either half of the day offer the other one; an assumed day has no cross.
 */
export function UnderstoodChips({ read, ...others }: Props) {
  const { t } = useTranslation()
  if (read.understood.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('quickAdd.understood')}>
      {read.understood.map((understood) => (
        <Chip key={`${understood.kind} ${understood.from}`} {...{ understood, read, ...others }} />
      ))}
    </ul>
  )
}

function Chip({ understood, read, text, names, colorOf, newColor, onRewrite }: ChipProps) {
  const { t } = useTranslation()
  const Icon = icons[understood.kind]
  const plain = chipWords(understood, read, { t, names })
  const words = understood.isGuess ? t('quickAdd.guess', { words: plain }) : plain
  const ink = inkOf(understood, { colorOf, newColor })
  const beside = besideWords(understood, t)
  const otherHalf = otherHalfWords(understood, read)
  return (
    <li data-kind={understood.kind} style={ink ? { backgroundColor: ink.fill, color: ink.words } : undefined}>
      <Icon size={15} aria-hidden="true" />
      <strong>{words}</strong>
      {beside === null || beside === plain ? null : <span>{beside}</span>}
      {otherHalf === null ? null : (
        <button type="button" className={styles['otherHalf']} onClick={() => onRewrite(inOtherHalf(text, understood))}>
          {t('quickAdd.otherHalf', { hours: otherHalf })}
        </button>
      )}
      {understood.kind === 'assumedDay' ? null : (
        <button
          type="button"
          aria-label={t('quickAdd.giveBack', { words: understood.text })}
          onClick={() => onRewrite(quoted(text, understood))}
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </li>
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
