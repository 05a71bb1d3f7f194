import type { Prices } from '@dodici/contract/types'
import { z } from 'zod'

/** In whole units of the currency, with cents where there are any. */
const price = z.coerce.number().min(0).max(1_000_000).optional()

export const priceSettings = {
  PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency of three letters, as EUR')
    .default('EUR'),
  PRICE_PRO_MONTHLY: price,
  PRICE_PRO_ANNUAL: price,
  PRICE_ENTERPRISE_MONTHLY: price,
  PRICE_ENTERPRISE_ANNUAL: price,
}

/** Null if no price is set. */
export function pricesOf(settings: z.output<z.ZodObject<typeof priceSettings>>): Prices | null {
  const pro = { monthly: settings.PRICE_PRO_MONTHLY ?? null, annual: settings.PRICE_PRO_ANNUAL ?? null }
  const enterprise = {
    monthly: settings.PRICE_ENTERPRISE_MONTHLY ?? null,
    annual: settings.PRICE_ENTERPRISE_ANNUAL ?? null,
  }
  const isAnySet = [...Object.values(pro), ...Object.values(enterprise)].some((price) => price !== null)
  return isAnySet ? { currency: settings.PRICE_CURRENCY, pro, enterprise } : null
}
