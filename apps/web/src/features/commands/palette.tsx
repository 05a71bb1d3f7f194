import X from 'lucide-react/icons/x'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { placeByArrow } from '../../ui/place-by-arrow.ts'
import { isPressed } from './keys.ts'
import { PaletteList, type PaletteEntry, type PaletteSection } from './palette-list.tsx'
import styles from './palette.module.css'

interface Props {
  readonly title: string
  /** The field's placeholder. */
  readonly prompt: string
  /** In UTF-16 units. */
  readonly maxLength: number
  readonly typed: string
  readonly onType: (text: string) => void
  readonly sections: readonly PaletteSection[]
  /** How much was found, or why nothing: shown and announced. */
  readonly status: string
  /** Beside the status. */
  readonly action?: ReactNode
  /** Keeps its height, so that nothing moves when more is found. */
  readonly isTall?: boolean
  /** The palette closes first, because the action may open something or move the focus. */
  readonly onRun: (entry: PaletteEntry) => void
  readonly onClose: () => void
}

/** A field with a list of matches: a combobox with a listbox (WAI-ARIA), in groups that have headings. */
export function Palette({ title, prompt, maxLength, typed, onType, sections, isTall = false, ...rest }: Props) {
  const { status, action = null, onRun, onClose } = rest
  const id = useId()
  const [chosen, choose] = useState<string | null>(null)
  const entries = sections.flatMap((section) => section.entries)
  // By its id: what was walked to stays chosen while more is found. Else it is the first.
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.id === chosen),
  )
  const current = entries[place]
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = placeByArrow(event.key, place, { count: entries.length, along: 'list', hasEnds: false })
    const meant = meantBy(event, entries, current)
    if (next !== null) choose(entries[next]?.id ?? null)
    else if (meant) onRun(meant)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    if (chosen !== null) document.getElementById(`${id}${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  useEffect(() => {
    const list = document.getElementById(id)
    if (list) list.scrollTop = 0
  }, [id, typed])
  return (
    <ModalDialog
      title={title}
      hidesTitle
      className={`${styles['palette']} ${isTall ? styles['tall'] : ''}`}
      isLight
      onClose={onClose}
    >
      <Head
        prompt={prompt}
        maxLength={maxLength}
        typed={typed}
        list={entries.length > 0 ? id : undefined}
        current={current && `${id}${current.id}`}
        onType={(text) => {
          onType(text)
          choose(null)
        }}
        onPress={press}
        onClose={onClose}
      />
      <PaletteList {...{ id, sections, onRun }} current={current?.id ?? null} onPoint={choose} />
      <div className={styles['foot']}>
        <p role="status">{status}</p>
        {action}
      </div>
    </ModalDialog>
  )
}

interface HeadProps extends Pick<Props, 'prompt' | 'maxLength' | 'typed' | 'onType' | 'onClose'> {
  /** Ids of the list and of the chosen option, if there are any. */
  readonly list: string | undefined
  readonly current: string | undefined
  readonly onPress: (event: KeyboardEvent) => void
}

/** The field, and on a phone the button that closes. */
function Head({ prompt, maxLength, typed, list, current, onType, onPress, onClose }: HeadProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['head']}>
      <input
        type="text"
        className={styles['field']}
        role="combobox"
        aria-label={prompt}
        placeholder={prompt}
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={current}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxLength}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onPress}
      />
      <IconButton icon={X} size={20} className={styles['close'] ?? ''} label={t('common.close')} onClick={onClose} />
    </div>
  )
}

/** Enter means what is chosen, and other keys the entry that has them. */
function meantBy(event: KeyboardEvent, entries: readonly PaletteEntry[], current: PaletteEntry | undefined) {
  if (isPressed('Enter', event)) return current
  return entries.find(({ isPinned, keys }) => isPinned === true && keys.some((each) => isPressed(each, event)))
}
