import type { PreparedYear } from '../prepare-year.ts'
import { entropy, sumOf } from '../statistics.ts'

/** A category's hours and target. Shares are of the targeted categories only. */
export interface TargetLine {
  readonly categoryId: string
  readonly name: string
  readonly share: number
  readonly target: number
  readonly hoursAWeek: number
  readonly wantedAWeek: number
}

export interface TargetFacts {
  readonly lines: readonly TargetLine[]
  readonly distance: number
  /** 0 to 100; null with fewer than two targets, or without hours in their categories. */
  readonly fit: number | null
}

/**
 * How close the hours are to the person's targets: 100 x (1 - 0.5 x sum |p - t|), over the categories with a target.
 */
export function measureTargets({ input, categoryMinutes, minutes }: PreparedYear): TargetFacts {
  const targeted = input.categories.flatMap(({ _id, name, targetMinutes }) =>
    targetMinutes === null ? [] : [{ _id, name, targetMinutes, minutes: categoryMinutes.get(_id) ?? 0 }],
  )
  const wanted = sumOf(targeted.map((one) => one.targetMinutes))
  const given = sumOf(targeted.map((one) => one.minutes))
  const weeks = minutes.length / 7
  const lines = targeted.map((one) => ({
    categoryId: one._id,
    name: one.name,
    share: given === 0 ? 0 : one.minutes / given,
    target: wanted === 0 ? 0 : one.targetMinutes / wanted,
    hoursAWeek: one.minutes / 60 / weeks,
    wantedAWeek: one.targetMinutes / 60,
  }))
  const distance = sumOf(lines.map(({ share, target }) => Math.abs(share - target)))
  const isMeasured = lines.length > 1 && wanted > 0 && given > 0
  return { lines, distance, fit: isMeasured ? 100 * (1 - 0.5 * distance) : null }
}

export interface EvennessFacts {
  readonly lines: readonly { readonly categoryId: string; readonly name: string; readonly share: number }[]
  readonly entropy: number
  /** exp(H): the equivalent number of equally large areas. */
  readonly areas: number
  /** H / ln k; null with fewer than two categories with hours. */
  readonly evenness: number | null
}

/** How evenly the hours are spread over the categories. */
export function measureEvenness({ input, categoryMinutes }: PreparedYear): EvennessFacts {
  const used = input.categories.flatMap(({ _id, name }) => {
    const minutes = categoryMinutes.get(_id) ?? 0
    return minutes === 0 ? [] : [{ categoryId: _id, name, minutes }]
  })
  const total = sumOf(used.map((one) => one.minutes))
  const lines = used
    .map(({ categoryId, name, minutes }) => ({ categoryId, name, share: minutes / total }))
    .sort((a, b) => b.share - a.share)
  const spread = entropy(lines.map(({ share }) => share))
  return {
    lines,
    entropy: spread,
    areas: Math.exp(spread),
    evenness: lines.length > 1 ? spread / Math.log(lines.length) : null,
  }
}
