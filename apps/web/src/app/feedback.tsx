import { useState } from 'react'
import { createPortal } from 'react-dom'
import { FeedbackButton, type FeedbackPlace } from '../features/feedback/feedback-button.tsx'
import { texts } from '../i18n/texts.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { logFault } from '../ui/log.ts'
import { sayNotLoaded } from './say-not-loaded.ts'

const FeedbackPart = lazyPart(async () => (await import('./parts/feedback-part.tsx')).FeedbackPart, {
  texts: ['feedback'],
})

/** The feedback button, and its dialog, loaded when pressed. */
export function Feedback({ place }: { readonly place: FeedbackPlace }) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const [isLoaded, setIsLoaded] = useState(false)
  const open = () => {
    setState('loading')
    FeedbackPart.load().then(
      () => {
        setIsLoaded(true)
        setState('open')
      },
      (fault: unknown) => {
        setState('closed')
        logFault('Error loading the feedback dialog:', fault)
        sayNotLoaded(() => texts.t('notices.feedback.failed'))
      },
    )
  }
  return (
    <>
      <FeedbackButton place={place} isBusy={state === 'loading'} onOpen={open} />
      {/* Beside what the button stands in, whose small grey letters are not the dialog's. */}
      {isLoaded
        ? createPortal(<FeedbackPart isOpen={state === 'open'} onClose={() => setState('closed')} />, document.body)
        : null}
    </>
  )
}
