import Check from 'lucide-react/icons/check'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { placeByArrow } from '../../ui/place-by-arrow.ts'
import { KeyCaps } from './key-caps.tsx'
import styles from './palette.module.css'
import type { ShownCommand } from './shown-command.ts'

/** One line of the palette. */
export type PaletteEntry = Pick<ShownCommand, 'id' | 'name' | 'keys' | 'isOn' | 'run'>

interface Props {
  readonly title: string
  /** The field's placeholder. */
  readonly prompt: string
  readonly entriesFor: (typed: string) => readonly PaletteEntry[]
  /** Shown if nothing matches. */
  readonly none: string
  /** The palette closes first, because the action may open something or move the focus. */
  readonly onRun: (entry: PaletteEntry) => void
  readonly onClose: () => void
}

/** A field with a list of matches: a combobox with a listbox (WAI-ARIA). */
export function Palette({ title, prompt, entriesFor, none, onRun, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, type] = useState('')
  const [place, goTo] = useState(0)
  const entries = entriesFor(typed)
  const current = entries[place]
  const idOf = (entry: PaletteEntry) => `${id}${entry.id}`
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = placeByArrow(event.key, place, { count: entries.length, along: 'list', hasEnds: false })
    if (next !== null) goTo(next)
    else if (event.key === 'Enter' && current) onRun(current)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(`${id}${current?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current?.id])
  return (
    <ModalDialog title={title} hidesTitle className={styles['palette']} isLight onClose={onClose}>
      <input
        className={styles['field']}
        role="combobox"
        aria-label={prompt}
        placeholder={prompt}
        aria-expanded={entries.length > 0}
        aria-controls={entries.length > 0 ? id : undefined}
        aria-activedescendant={current && idOf(current)}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          type(event.target.value)
          goTo(0)
        }}
        onKeyDown={press}
      />
      {entries.length > 0 ? (
        <ul id={id} role="listbox" aria-label={t('commands.find.results')} className={styles['list']}>
          {entries.map((entry, index) => (
            <li
              key={entry.id}
              id={idOf(entry)}
              role="option"
              aria-selected={index === place}
              className={styles['entry']}
              onPointerMove={() => goTo(index)}
              onClick={() => onRun(entry)}
            >
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={entries.length > 0 ? 'visually-hidden' : styles['none']}>
        {typed === '' ? '' : entries.length > 0 ? t('commands.find.count', { count: entries.length }) : none}
      </p>
    </ModalDialog>
  )
}

function Entry({ entry: { name, keys, isOn } }: { readonly entry: PaletteEntry }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles['name']}>{name}</span>
      {isOn === true ? (
        <span className={styles['on']}>
          <Check size={14} aria-hidden="true" />
          {t('commands.find.on')}
        </span>
      ) : null}
      {keys.length > 0 ? <KeyCaps keys={keys.slice(0, 2)} /> : null}
    </>
  )
}
