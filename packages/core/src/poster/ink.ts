import type { LevelName, YearItem } from '../year/index.ts'
import type { PosterInput } from './poster-options.ts'

/** How an event is drawn: its colours, and a number that tells its category apart without colour. */
export interface Ink {
  readonly fill: string
  readonly text: string
  readonly edge: string
  /** Which hatching and which mark, 0 to `SIGNS` - 1; null in colour. */
  readonly sign: number | null
}

/** The colours of paper itself. */
export interface PaperInk {
  readonly ink1: string
  readonly ink2: string
  readonly ink3: string
  readonly red: string
  readonly weekend: string
  readonly holiday: string
  readonly hairline: string
  readonly outline: string
  /** By level, the empty day first. */
  readonly heat: Readonly<Record<LevelName | 'none', string>>
  readonly onHeat: Readonly<Record<LevelName | 'none', string>>
}

/** Everything that has a colour. */
export interface Inks {
  readonly paper: PaperInk
  readonly of: (item: YearItem) => Ink
  readonly ofGroup: (id: string | null) => Ink
}

/** How many hatchings and marks there are. */
const SIGNS = 8

const DARK = '#10151c'
const WITHOUT_GROUP = '#5c6671'
/** What a colour is; anything else would be written into documents as it is. */
const HEX = /^#[\da-f]{6}$/i

const inColour: PaperInk = {
  ink1: '#17202b',
  ink2: '#4d5763',
  ink3: '#5c6671',
  red: '#b3352b',
  weekend: '#f3f2ee',
  holiday: '#fbeeea',
  hairline: '#edece8',
  outline: '#d5d4ce',
  heat: {
    none: '#f0efea',
    light: '#fff3c4',
    lighthard: '#fdd57a',
    normal: '#fba94b',
    intense: '#f2762e',
    hot: '#d1401f',
    superhot: '#8c1515',
  },
  onHeat: {
    none: '#5c6671',
    light: '#2a1c08',
    lighthard: '#2a1c08',
    normal: '#2a1c08',
    intense: '#2a1c08',
    hot: '#ffffff',
    superhot: '#ffffff',
  },
}

const inGrey: PaperInk = {
  ink1: '#111111',
  ink2: '#3f3f3f',
  ink3: '#595959',
  red: '#111111',
  weekend: '#f0f0f0',
  holiday: '#e2e2e2',
  hairline: '#e4e4e4',
  outline: '#c4c4c4',
  heat: {
    none: '#ffffff',
    light: '#e6e6e6',
    lighthard: '#cccccc',
    normal: '#adadad',
    intense: '#8a8a8a',
    hot: '#575757',
    superhot: '#1c1c1c',
  },
  onHeat: {
    none: '#595959',
    light: '#111111',
    lighthard: '#111111',
    normal: '#111111',
    intense: '#111111',
    hot: '#ffffff',
    superhot: '#ffffff',
  },
}

/** The inks of a poster. In grey, categories get their signs in the order in which they come. */
export function inksOf({ source, options }: Pick<PosterInput, 'source' | 'options'>): Inks {
  const paper = options.grey ? inGrey : inColour
  const plain: Ink = options.grey ? greyInk(null) : colourInk(WITHOUT_GROUP)
  const known = new Map(
    source.groups.map(({ id, color }, index) => [
      id,
      options.grey ? greyInk(index) : colourInk(HEX.test(color) ? color : WITHOUT_GROUP),
    ]),
  )
  const ofGroup = (id: string | null): Ink => (id === null ? plain : (known.get(id) ?? plain))
  return { paper, ofGroup, of: (item) => ofGroup(source.groupOf(item)) }
}

const colourInk = (color: string): Ink => ({
  fill: mixed(color, '#ffffff', 26),
  text: mixed(color, DARK, 45),
  edge: color,
  sign: null,
})

/** White with a dark edge: the hatching stands on it. What has no category has none. */
const greyInk = (index: number | null): Ink => ({
  fill: index === null ? '#ffffff' : '#f4f4f4',
  text: '#111111',
  edge: '#333333',
  sign: index === null ? null : index % SIGNS,
})

/** `percent` of one colour and the rest of another. */
function mixed(a: string, b: string, percent: number): string {
  const channel = (at: number): string => {
    const [one, other] = [a, b].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number]
    return Math.round((one * percent + other * (100 - percent)) / 100)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
