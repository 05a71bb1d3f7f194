export const papers = ['a4', 'a3', 'a2', 'a1', 'a0', 'letter', 'tabloid'] as const
export type Paper = (typeof papers)[number]

export const orientations = ['landscape', 'portrait'] as const
export type Orientation = (typeof orientations)[number]

interface PaperFacts {
  /** Short and long side in points. */
  readonly short: number
  readonly long: number
  /** Points for a px of the screen: what is read with ease, and the least that is still read. */
  readonly comfort: number
  readonly least: number
}

/** At the least scale, the smallest type of a view (10 px) has 5 points on A4 and A3, and more on what hangs further away. */
const facts: Readonly<Record<Paper, PaperFacts>> = {
  a4: { short: 595.28, long: 841.89, comfort: 0.56, least: 0.505 },
  a3: { short: 841.89, long: 1190.55, comfort: 0.72, least: 0.505 },
  a2: { short: 1190.55, long: 1683.78, comfort: 0.92, least: 0.6 },
  a1: { short: 1683.78, long: 2383.94, comfort: 1.25, least: 0.75 },
  a0: { short: 2383.94, long: 3370.39, comfort: 1.7, least: 1 },
  letter: { short: 612, long: 792, comfort: 0.56, least: 0.505 },
  tabloid: { short: 792, long: 1224, comfort: 0.7, least: 0.505 },
}

/** A sheet to draw on, in points, with its scales. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly comfort: number
  readonly least: number
}

/** A paper as it lies. */
export function sheetOf(paper: Paper, orientation: Orientation): Sheet {
  const { short, long, comfort, least } = facts[paper]
  const isWide = orientation === 'landscape'
  return { width: isWide ? long : short, height: isWide ? short : long, comfort, least }
}

const STEPS = 4

/** The scales to try, from the easiest to read to the one with most room. */
export const scalesOf = ({ comfort, least }: Sheet): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => comfort + ((least - comfort) * step) / STEPS)
