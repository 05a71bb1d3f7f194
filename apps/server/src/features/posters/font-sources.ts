import { createRequire } from 'node:module'
import path from 'node:path'
import { FACES, type Face } from '@dodici/core/poster'

/** Where on its axes a font is cut. */
export type Axes = Readonly<Record<string, number>>

/** A file of a font, and how it is cut. */
export interface FontSource {
  readonly name: string
  readonly path: string
  /** Whether it may have a letter (one code point). It is not read for others. */
  readonly covers: (letter: string) => boolean
  /** The axes of the cut that is measured. */
  readonly measured: Axes
  /** The axes of a face; null where all faces have the measured cut. */
  readonly faceAxes: ((face: Face) => Axes) | null
  /** What a face is at most wider than the ruler takes it to be, which knows the faces of Archivo. */
  readonly spare: number
}

const require = createRequire(import.meta.url)
const fileOf = (font: string, part: string): string => path.join(font, 'files', `${part}-normal.woff2`)

/** The weight in which titles are measured (`MeasureText`). */
const WEIGHT = 500
const VARIED = {
  measured: { wght: WEIGHT, wdth: 100 },
  faceAxes: (face: Face): Axes => ({ wght: FACES[face].weight, wdth: FACES[face].stretch }),
} as const
/** One cut for all faces. The narrowest face is 0.86 of the measured one, so that what stays as wide is taken for wider. */
const unvaried = (axes: Axes) => ({ measured: axes, faceAxes: null, spare: 1.17 })

/** The folders of the packages. */
const ARCHIVO = path.dirname(require.resolve('@fontsource-variable/archivo/package.json'))
const NOTO_SANS = path.dirname(require.resolve('@fontsource-variable/noto-sans/package.json'))
const NOTO_EMOJI = path.dirname(require.resolve('@fontsource-variable/noto-emoji/package.json'))
const NOTO_MATH = path.dirname(require.resolve('@fontsource/noto-sans-math/package.json'))

/** Always open: Archivo, in files by script. A letter is taken from the first file that has it. */
export const archivoSources: readonly FontSource[] = [
  ['latin', 'latin'],
  ['extended', 'latin-ext'],
  ['vietnamese', 'vietnamese'],
].map(([name = '', part = '']) => ({
  name,
  path: fileOf(ARCHIVO, `archivo-${part}-wdth`),
  covers: () => true,
  ...VARIED,
  spare: 1,
}))

/** Greek and Cyrillic, arrows and signs, emoji: opened for a letter that Archivo lacks. */
export const otherSources: readonly FontSource[] = [
  ...['greek', 'cyrillic', 'greek-ext', 'cyrillic-ext', 'latin-ext'].map((part) => ({
    name: part,
    path: fileOf(NOTO_SANS, `noto-sans-${part}-wdth`),
    covers: within(rangesIn(NOTO_SANS)[part] ?? ''),
    ...VARIED,
    spare: 1.06,
  })),
  {
    name: 'signs',
    path: fileOf(NOTO_MATH, 'noto-sans-math-latin-400'),
    covers: within('U+2010-2BFF'),
    ...unvaried({}),
  },
  ...Object.entries(rangesIn(NOTO_EMOJI)).map(([part, ranges]) => ({
    name: `emoji ${part}`,
    path: fileOf(NOTO_EMOJI, `noto-emoji-${part.replace(/\D/g, '')}-wght`),
    covers: within(ranges),
    ...unvaried({ wght: WEIGHT }),
  })),
]

/** Which letters each file of a font is made for, as CSS has it. */
function rangesIn(font: string): Record<string, string> {
  return require(`${font}/unicode.json`) as Record<string, string>
}

/** Whether a letter is in a `unicode-range` of CSS: `U+370-3ff,U+2116`. */
function within(unicodeRange: string): (letter: string) => boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => code >= first && code <= last)
  }
}
