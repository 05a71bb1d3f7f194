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
