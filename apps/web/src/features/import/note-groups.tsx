import type { ImportNote } from '@dodici/contract/types'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './import-dialog.module.css'
import { noteWords, type NoteKind } from './note-words.ts'
import notesStyles from '../../ui/notes.module.css'

interface Props {
  readonly title: string
  readonly kind: NoteKind
  readonly notes: readonly ImportNote[]
}

/** Names listed per reason; a file can have thousands. */
const LISTED = 50

/** What was skipped or changed, by reason; each can be expanded. */
export function NoteGroups({ title, kind, notes }: Props) {
  const { t } = useTranslation()
  if (notes.length === 0) return null
  return (
    <section>
      <h3 className={styles['heading']}>{title}</h3>
      {groupNotes(notes).map((group) => (
        <details key={group.reason} className={styles['group']}>
          <summary>
            {noteWords(kind, group.reason, t)}{' '}
            <span className={styles['number']}>{formatNumber(group.notes.length)}</span>
          </summary>
          <ul>
            {group.notes.slice(0, LISTED).map((note, index) => (
              // A component may be noted twice.
              <NoteLine key={index} note={note} />
            ))}
            {group.notes.length > LISTED ? <li>{t('import.more', { count: group.notes.length - LISTED })}</li> : null}
          </ul>
        </details>
      ))}
    </section>
  )
}

function NoteLine({ note: { title, uid, detail } }: { readonly note: ImportNote }) {
  const { t } = useTranslation()
  const isOfFile = title === null && uid === null
  return (
    <li>
      <bdi>{title ?? (isOfFile ? t('import.wholeFile') : t('import.untitled'))}</bdi>
      {detail === null ? null : (
        <span className={notesStyles['quiet']} dir="auto">
          {' '}
          {detail}
        </span>
      )}
    </li>
  )
}

/** Notes of one reason, in file order. */
interface NoteGroup {
  readonly reason: string
  readonly notes: readonly ImportNote[]
}

/** Notes by their reason, the most frequent reason first. */
const groupNotes = (notes: readonly ImportNote[]): readonly NoteGroup[] =>
  [...Map.groupBy(notes, ({ reason }) => reason)]
    .map(([reason, ofReason]) => ({ reason, notes: ofReason }))
    .sort((one, other) => other.notes.length - one.notes.length)
