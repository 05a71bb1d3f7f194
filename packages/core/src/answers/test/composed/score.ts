import type { Judged, Verdict } from './judge.ts'

/** What was said of some cases, by how each of them was answered. */
export function byVerdict(cases: readonly Judged[]): Record<Verdict, string[]> {
  const said: Record<Verdict, string[]> = { right: [], safe: [], wrong: [] }
  for (const { verdict, told } of cases) said[verdict].push(told)
  return said
}

/** The wrong ones beyond so many of a thousand. */
export function wrongBeyond({ right, safe, wrong }: Record<Verdict, string[]>, most: number): readonly string[] {
  const of = right.length + safe.length + wrong.length
  return wrong.slice(0, Math.max(0, wrong.length - Math.floor((of * most) / 1_000)))
}
