import { afterEach, expect, it } from 'vitest'
import { hasAssistant } from './has-assistant.ts'

afterEach(() => document.head.replaceChildren())

it('is there until the person, or whoever runs this, wants none', () => {
  expect(hasAssistant(undefined)).toBe(true)
  expect(hasAssistant({ assistant: 'titles' })).toBe(true)
  expect(hasAssistant({ assistant: 'off' })).toBe(false)
  document.head.innerHTML = '<meta name="assistant" content="off">'
  expect(hasAssistant({ assistant: 'titles' })).toBe(false)
})
