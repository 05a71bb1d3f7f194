/** The same keys with other texts: the type of a translation. */
export type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

/** Keys of texts without values, joined by dots. */
export type PlainKeys<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? T[Key] extends `${string}{{${string}`
      ? never
      : `${Path}${Key}`
    : PlainKeys<T[Key], `${Path}${Key}.`>
}[keyof T & string]

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A key without its plural form: `days` of `days_one`. */
type WithoutForm<Key> = Key extends `${infer Start}_ordinal_${PluralForm}`
  ? Start
  : Key extends `${infer Start}_${PluralForm}`
    ? Start
    : Key

/** Keys of all texts, joined by dots, with and without their plural forms. */
export type TextKeys<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? `${Path}${Key | WithoutForm<Key>}`
    : TextKeys<T[Key], `${Path}${Key}.`>
}[keyof T & string]
