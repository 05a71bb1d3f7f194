import { useEffect, useEffectEvent } from 'react'
import { fieldOfDialog, isTypedIn } from '../../ui/dead-places.ts'
import { openingNow } from './opening.ts'

/** What goes on doing its own: the next place, the browser's keys, and what is only held beside another key. */
const PASSING = /^(Tab|F\d+|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/

/** What was typed for the field that is on its way. Keys come faster than the page is drawn, so it is kept beside it. */
let held = ''

const forget = () => {
  held = ''
}

/** Keeps a key that is typed while a dialog is on its way. Says whether it did: then it must do nothing else. */
export function keepTyped(event: KeyboardEvent): boolean {
  const opening = openingNow()
  if (opening === null) forget()
  if (opening === null || isTypedIn(event.target) || isPassing(event)) return false
  held = opening === 'field' ? afterKey(held, event) : ''
  return true
}

/**
 * Puts what is typed while a dialog is on its way into the field of that dialog, as soon as it has the focus. Until then
 * no key does anything on the page behind, but for Escape, which gives the dialog up.
 */
export function useTypedAhead(onGiveUp: () => void): void {
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!keepTyped(event)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') giveUp()
    }
    const listening = new AbortController()
    const { signal } = listening
    // Before whatever has the focus: a space would open the day that it is typed on.
    window.addEventListener('keydown', press, { signal, capture: true })
    document.addEventListener('focusin', handOver, { signal })
    // Back leads away from what was typed for.
    window.addEventListener('popstate', forget, { signal })
    return () => {
      listening.abort()
      forget()
    }
  }, [])
}

/** Puts keys that were pressed before a field had the focus into it; into nothing but a field. */
export function typeInto(place: Element | null, keys: readonly KeyboardEvent[]): void {
  const text = keys.filter((key) => !isPassing(key)).reduce(afterKey, '')
  if (text !== '' && place instanceof HTMLInputElement && isTypedIn(place)) putBefore(place, text)
}

function handOver({ target }: FocusEvent): void {
  const field = fieldOfDialog(target)
  if (field === null || held === '') return
  const text = held
  forget()
  // Once the drawing that put the focus there is done.
  queueMicrotask(() => putBefore(field, text))
}

/** A combination is no text, but for what some keyboards type with AltGr, which Windows calls Ctrl and Alt. */
function isPassing(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  if (event.getModifierState('AltGraph') && key.length === 1) return false
  return ctrlKey || metaKey || altKey || PASSING.test(key)
}

/** A text after one more key. A key that is held down says its letter once: it is the one that opened the dialog. */
function afterKey(text: string, { key, repeat }: KeyboardEvent): string {
  if (key === 'Escape') return ''
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 && !repeat ? text + key : text
}

/** Puts a text before what a field holds, as if it had been typed there. */
function putBefore(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, 0, 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
