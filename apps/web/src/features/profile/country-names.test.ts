import { describe, expect, it } from 'vitest'
import { countryNames } from './country-names.ts'

describe('the countries to choose from', () => {
  it('are in the language of the page, in its order, each once', () => {
    const english = countryNames('en')
    expect(english.find(({ code }) => code === 'DE')?.name).toBe('Germany')
    expect(english.filter(({ name }) => name === 'Germany')).toHaveLength(1)
    expect(countryNames('it').find(({ code }) => code === 'DE')?.name).toBe('Germania')
    expect(english.length).toBeGreaterThan(230)
  })

  it('are countries', () => {
    const codes = countryNames('en').map(({ code }) => code)
    for (const code of ['EU', 'UN', 'ZZ', 'DD', 'XA', 'QO']) expect(codes).not.toContain(code)
  })
})
