import { prettyDOM } from '@testing-library/react'

/**
 * The error of a query that finds nothing, which prints the page only for who reads it: `waitFor` asks again and again, throws
 * all answers but the last away, and printing each was a fifth of the time of these tests.
 */
export function toldWhenRead(message: string | null, container: Element): Error {
  const error = new Error(message ?? undefined)
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  })
  return error
}
