import { addIntegration, replayIntegration } from '@sentry/react'

/** Attributes that are read out or shown: in them stand titles of events. */
const SPEAKING = ['title', 'placeholder', 'alt', 'label', 'aria-label', 'aria-description', 'aria-valuetext', 'content']

/** Starts recording how the page looks and moves, without a word or a picture of it. */
export function startReplay(): void {
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      maskAttributes: SPEAKING,
      networkCaptureBodies: false,
      // Compressed it could not be scrubbed on its way out, and the worker for it would need a hole in the content policy.
      useCompression: false,
    }),
  )
}
