import { MESSAGE_MAX } from '@dodici/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { storeDraft, storedDraft } from './stored-chat.ts'

/**
 * The draft, kept until it is sent, also when the tab of the panel changes. If it is sent while an answer is still
 * streaming, the form sends it afterwards, unless it is edited before.
 */
export function useDraft(isRunning: boolean, onAsk: (question: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(storedDraft)
  const [isQueued, setIsQueued] = useState(false)
  const length = text.trim().length
  const isTooLong = length > MESSAGE_MAX
  const write = (words: string) => {
    storeDraft(words)
    setText(words)
    setIsQueued(false)
  }
  useEffect(() => {
    if (isQueued && !isRunning) form.current?.requestSubmit()
  }, [isQueued, isRunning])
  return {
    form,
    text,
    write,
    isQueued,
    length,
    isTooLong,
    send: () => {
      if (length === 0 || isTooLong) return
      if (isRunning) setIsQueued(true)
      else {
        onAsk(text.trim())
        write('')
      }
    },
  }
}
