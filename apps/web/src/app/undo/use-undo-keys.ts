import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { redo, undo } from './undo.ts'

/** Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes. Where text is typed, the keys belong to the text. */
export function useUndoKeys(): void {
  const client = useQueryClient()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actionOf(event)
      if (act === null || isTyping(event.target)) return
      event.preventDefault()
      void (act === 'undo' ? undo(client) : redo(client))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [client])
}

function actionOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'y' && !event.shiftKey) return 'redo'
  if (key !== 'z') return null
  return event.shiftKey ? 'redo' : 'undo'
}

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null
