import { addIntegration, replayIntegration } from '@sentry/react'

/** Attributes that are read out or shown, and contain event titles. */
const SPEAKING = ['title', 'placeholder', 'alt', 'label', 'aria-label', 'aria-description', 'aria-valuetext', 'content']

/** Starts recording layout and movement, without texts or pictures. */
export function startReplay(): void {
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      maskAttributes: SPEAKING,
      networkCaptureBodies: false,
      // Compressed data could not be scrubbed, and its worker would need an exception in the content policy.
      useCompression: false,
    }),
  )
}
