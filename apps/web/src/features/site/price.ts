import type { Language } from '../../i18n/language.ts'
import type { Instance, Plan } from '@dodici/contract/types'

export type Period = 'monthly' | 'annual'

/** A plan's price for a period, or for the only one that it has. */
export type Price = { readonly kind: 'free' | 'freeInBeta' } | { readonly kind: Period; readonly amount: number }

/** A plan without a price is free during the beta; Basic is free for good if others are not. */
export function priceOf(plan: Plan, period: Period, prices: Instance['prices']): Price {
  if (prices === null) return { kind: 'freeInBeta' }
  if (plan === 'basic') return { kind: 'free' }
  const other = period === 'monthly' ? 'annual' : 'monthly'
  for (const kind of [period, other] as const) {
    const amount = prices[plan][kind]
    if (amount !== null) return amount === 0 ? { kind: 'free' } : { kind, amount }
  }
  return { kind: 'freeInBeta' }
}

/** An amount in the language's notation, with cents only if there are any. */
export const moneyText = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
