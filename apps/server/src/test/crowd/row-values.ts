// SQL of values and numbers of rows, of person number `p` and their row `k`.

/** SQL of how many rows person `p` has who is one of `some`, beginning with number `from`. */
export const oneIn = (some: number, from = 0, rows = 1): string =>
  `case when p % ${String(some)} = ${String(from)} then ${String(rows)} else 0 end`

export const one = '1'
export const text = (words: string): string => `'${words}'`
export const numbered = (words: string): string => `'${words} ' || k`
export const AGENT = text('Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0')

/** The columns that every unit of the journal has beside its owner and id. */
export const unitColumns = (changedAt: string, deletedAt: string, bytes = '600'): Readonly<Record<string, string>> => ({
  version: '1',
  deleted_at: deletedAt,
  bytes,
  created_at: changedAt,
  updated_at: changedAt,
})
