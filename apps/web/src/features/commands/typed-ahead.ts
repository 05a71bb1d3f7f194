import { useEffect, useEffectEvent } from 'react'
import { fieldOfDialog, isTypedIn } from '../../ui/dead-places.ts'
import { openingNow } from './opening.ts'

/** Keys that keep their own meaning: Tab, browser keys, and modifiers. */
const PASSING = /^(Tab|F\d+|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/

/** Text typed for a field that is still loading. Keys come faster than drawing, so it is not React state. */
let held = ''

const forget = () => {
  held = ''
}

/** Captures a key while a dialog is loading. Returns whether it did; then the key must do nothing else. */
export function keepTyped(event: KeyboardEvent): boolean {
  const opening = openingNow()
  if (opening === null) forget()
  if (opening === null || isTypedIn(event.target) || isPassing(event)) return false
  held = opening === 'field' ? afterKey(held, event) : ''
  return true
}

/**
 * Inserts text typed while a dialog is loading into its field as soon as that has the focus. Until then no key affects
 * the page behind, except Escape, which cancels the dialog.
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
    // In the capture phase: a space would otherwise open the focused day.
    window.addEventListener('keydown', press, { signal, capture: true })
    document.addEventListener('focusin', handOver, { signal })
    // Back cancels the dialog.
    window.addEventListener('popstate', forget, { signal })
    return () => {
      listening.abort()
      forget()
    }
  }, [])
}

/** Inserts keys pressed before a field had the focus; only into a field. */
export function typeInto(place: Element | null, keys: readonly KeyboardEvent[]): void {
  const text = keys.filter((key) => !isPassing(key)).reduce(afterKey, '')
  if (text !== '' && place instanceof HTMLInputElement && isTypedIn(place)) putBefore(place, text)
}

function handOver({ target }: FocusEvent): void {
  const field = fieldOfDialog(target)
  if (field === null || held === '') return
  const text = held
  forget()
  // After the drawing that focused the field.
  queueMicrotask(() => putBefore(field, text))
}

/** Combinations are not text, except AltGr on some keyboards, which Windows reports as Ctrl and Alt. */
function isPassing(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  if (event.getModifierState('AltGraph') && key.length === 1) return false
  return ctrlKey || metaKey || altKey || PASSING.test(key)
}

/** A text after one more key. A held key inserts its letter once: it opened the dialog. */
function afterKey(text: string, { key, repeat }: KeyboardEvent): string {
  if (key === 'Escape') return ''
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 && !repeat ? text + key : text
}

/** Inserts a text before a field's value, as if typed there. */
function putBefore(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, 0, 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
