/** The same keys with other words: what a translation of a table of texts must be. */
export type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

/** Keys of the texts that need no values, joined by dots. */
export type PlainKeys<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? T[Key] extends `${string}{{${string}`
      ? never
      : `${Path}${Key}`
    : PlainKeys<T[Key], `${Path}${Key}.`>
}[keyof T & string]
