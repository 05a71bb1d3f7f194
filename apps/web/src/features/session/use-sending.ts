import { useRef, useState } from 'react'

interface Progress {
  readonly isPending: boolean
  /** The last failure; null without one. */
  readonly error: unknown
}

/** Submits a public form, once at a time. Not a mutation, which would load the query cache for a few calls. */
export function useSending<Form, Answer>(send: (form: Form) => Promise<Answer>, onAnswer: (answer: Answer) => void) {
  const [progress, setProgress] = useState<Progress>({ isPending: false, error: null })
  const isRunning = useRef(false)
  const run = async (form: Form) => {
    try {
      onAnswer(await send(form))
      setProgress({ isPending: false, error: null })
    } catch (error) {
      setProgress({ isPending: false, error })
    } finally {
      isRunning.current = false
    }
  }
  const start = (form: Form) => {
    if (isRunning.current) return
    isRunning.current = true
    setProgress({ isPending: true, error: null })
    void run(form)
  }
  return { ...progress, start }
}
