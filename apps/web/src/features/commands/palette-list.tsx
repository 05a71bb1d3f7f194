import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CategoryDot } from '../../ui/category-dot.tsx'
import { KeyCaps } from './key-caps.tsx'
import styles from './palette.module.css'
import type { ShownCommand } from './shown-command.ts'

/** One line of the palette. */
export interface PaletteEntry extends Pick<ShownCommand, 'id' | 'name' | 'keys' | 'isOn' | 'run'> {
  /** The colour of the dot before it, `#rrggbb`; null for a dot without one. */
  readonly color?: string | null
  /** At its end: a day, a place. */
  readonly detail?: string
  /** Below it: what was understood. */
  readonly chips?: readonly string[]
  /** Stays at the end of the list, and answers to its keys. */
  readonly isPinned?: boolean
}

/** Entries that belong together. */
export interface PaletteSection {
  readonly id: string
  /** Null where the list has but this one. */
  readonly heading: string | null
  readonly entries: readonly PaletteEntry[]
}

interface Props {
  readonly id: string
  readonly sections: readonly PaletteSection[]
  /** The id of the chosen entry. */
  readonly current: string | null
  readonly onPoint: (entryId: string) => void
  readonly onRun: (entry: PaletteEntry) => void
}

/** The listbox of a palette; the focus stays in the field. */
export function PaletteList({ id, sections, ...rest }: Props) {
  const { t } = useTranslation()
  if (sections.length === 0) return null
  return (
    // A click here must not take the focus from the field.
    <div
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      className={styles['list']}
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map((section) => (
        <Section key={section.id} listId={id} section={section} {...rest} />
      ))}
    </div>
  )
}

interface SectionProps extends Omit<Props, 'id' | 'sections'> {
  readonly listId: string
  readonly section: PaletteSection
}

function Section({ listId, section, current, onPoint, onRun }: SectionProps) {
  const { heading, entries } = section
  const headingId = `${listId}heading-${section.id}`
  return (
    <div
      role="group"
      aria-labelledby={heading === null ? undefined : headingId}
      className={entries.some(({ isPinned }) => isPinned) ? styles['pinned'] : undefined}
    >
      {heading === null ? null : (
        <div id={headingId} role="presentation" className={styles['heading']}>
          {heading}
        </div>
      )}
      {entries.map((entry) => (
        <div
          key={entry.id}
          id={`${listId}${entry.id}`}
          role="option"
          aria-selected={entry.id === current}
          className={styles['entry']}
          onPointerMove={() => onPoint(entry.id)}
          onClick={() => onRun(entry)}
        >
          <Entry entry={entry} />
        </div>
      ))}
    </div>
  )
}

function Entry({ entry: { name, keys, isOn, color, detail, chips = [], isPinned = false } }: { entry: PaletteEntry }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles['name']}>
        {color === undefined ? null : <CategoryDot color={color} />}
        {isPinned ? <Plus size={16} aria-hidden="true" /> : null}
        <bdi>{name}</bdi>
      </span>
      {detail === undefined ? null : <span className={styles['detail']}>{detail}</span>}
      {isOn === true ? (
        <span className={styles['on']}>
          <Check size={14} aria-hidden="true" />
          {t('palette.on')}
        </span>
      ) : null}
      {keys.length > 0 ? (
        <span className={styles['caps']}>
          <KeyCaps keys={keys.slice(0, 2)} />
        </span>
      ) : null}
      {chips.length > 0 ? (
        <span className={styles['chips']}>
          {chips.map((chip) => (
            <span key={chip}>{chip}</span>
          ))}
        </span>
      ) : null}
    </>
  )
}
