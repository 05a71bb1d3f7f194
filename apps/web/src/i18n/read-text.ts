import type { Language } from './language.ts'
import { withProductName } from './product-name.ts'

/** Values for the placeholders of a text. Some also choose its form. */
export interface TextValues {
  readonly [name: string]: string | number | boolean | undefined
  /** Chooses the plural form: `days_one`, `days_other`, and for none `days_zero`, where there is one. */
  readonly count?: number
  /** Whether `count` is a place in an order: `days_ordinal_one`. */
  readonly ordinal?: boolean
  /** Chooses a variant: `onDay_elided`. */
  readonly context?: string
}

/** `{{name}}`, or `{{name, number}}` to group its digits. */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g

/** Reads the texts of a language. A key without a text is returned as it is. */
export function textReader(language: Language, find: (key: string) => string | undefined) {
  const cardinals = new Intl.PluralRules(language)
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })
  const numbers = new Intl.NumberFormat(language)

  /** Keys of the text for a count, best first. "Other" stands in for rare forms, such as that of an Italian million. */
  function pluralKeys(key: string, count: number, isOrdinal = false): string[] {
    if (isOrdinal) return [`${key}_ordinal_${ordinals.select(count)}`, `${key}_ordinal_other`, key]
    const zero = count === 0 ? [`${key}_zero`] : []
    return [...zero, `${key}_${cardinals.select(count)}`, `${key}_other`, key]
  }

  function keysOf(key: string, { count, ordinal, context }: TextValues): string[] {
    const variant = context === undefined ? [] : [`${key}_${context}`]
    return [...variant, ...(count === undefined ? [key] : pluralKeys(key, count, ordinal))]
  }

  return (key: string, values: TextValues = {}): string => {
    const found = keysOf(key, values)
      .map(find)
      .find((text) => text !== undefined)
    const text = withProductName(found ?? key)
    return text.replace(PLACEHOLDER, (placeholder: string, name: string, isNumber?: string) => {
      const value = name in values ? (values[name] ?? '') : placeholder
      return isNumber && typeof value === 'number' ? numbers.format(value) : String(value)
    })
  }
}
