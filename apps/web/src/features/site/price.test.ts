import { describe, expect, it } from 'vitest'
import { moneyText, priceOf } from './price.ts'

const prices = {
  currency: 'EUR',
  pro: { monthly: 5, annual: 48 },
  enterprise: { monthly: null, annual: 240.5 },
}

describe('the price of a plan', () => {
  it('is nothing during the beta, where the installation names none', () => {
    expect(priceOf('basic', 'monthly', null)).toEqual({ kind: 'freeInBeta' })
    expect(priceOf('enterprise', 'annual', null)).toEqual({ kind: 'freeInBeta' })
  })

  it('is that of the period, and that of the other where it has only one', () => {
    expect(priceOf('pro', 'monthly', prices)).toEqual({ kind: 'monthly', amount: 5 })
    expect(priceOf('pro', 'annual', prices)).toEqual({ kind: 'annual', amount: 48 })
    expect(priceOf('enterprise', 'monthly', prices)).toEqual({ kind: 'annual', amount: 240.5 })
  })

  it('is nothing for Basic, and for a plan whose price is nought', () => {
    expect(priceOf('basic', 'annual', prices)).toEqual({ kind: 'free' })
    const free = { ...prices, pro: { monthly: 0, annual: 0 } }
    expect(priceOf('pro', 'monthly', free)).toEqual({ kind: 'free' })
  })

  it('is nothing during the beta for a plan that has none while another has', () => {
    const one = { ...prices, pro: { monthly: null, annual: null } }
    expect(priceOf('pro', 'monthly', one)).toEqual({ kind: 'freeInBeta' })
  })

  it.each([
    [5, 'EUR', 'en', '€5'],
    [4.5, 'EUR', 'en', '€4.50'],
    [5, 'EUR', 'it', '5\u00a0€'],
    [4.5, 'EUR', 'it', '4,50\u00a0€'],
    [1_200, 'GBP', 'en', '£1,200'],
  ] as const)('is written as the language writes it: %d %s in %s', (amount, currency, language, text) => {
    expect(moneyText(amount, currency, language)).toBe(text)
  })
})
