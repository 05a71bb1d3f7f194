import { describe, expect, it } from 'vitest'
import { everydayWords } from './everyday.ts'

const isEveryday = everydayWords(['cena telefon-', 'dinner'])

describe('the test for everyday words', () => {
  it.each(['cena', 'dinner', 'telefon', 'telefono', 'telefonare', 'telefonata'])('knows %s', (word) => {
    expect(isEveryday(word)).toBe(true)
  })

  it.each(['cene', 'dinners', 'telefo', 'telefoneremo', ''])('does not know "%s"', (word) => {
    expect(isEveryday(word)).toBe(false)
  })
})
