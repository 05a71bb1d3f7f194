import { addressOf, sizeOf } from './poster-address.ts'

const POINTS_AN_INCH = 72
const FINEST = 300
/** Below that a poster is worse than its PDF on any printer. */
const COARSEST = 72
/** What browsers hold in one canvas: the longest side, and all of it (an iPhone's are the smallest). */
const LONGEST = 16_384
const LARGEST = 16_777_216 * 4

/** A PNG, and how many dots it has on an inch of the paper. */
export interface PosterImage {
  readonly file: Blob
  readonly dots: number
}

/** Draws a page as PNG, as fine as the browser can. Null if it can do none. */
export async function imageOfPage(svg: string): Promise<PosterImage | null> {
  const image = new Image()
  image.src = addressOf(svg)
  await image.decode()
  const { width, height } = sizeOf(svg)
  const inches = { width: width / POINTS_AN_INCH, height: height / POINTS_AN_INCH }
  const most = Math.min(
    FINEST,
    LONGEST / Math.max(inches.width, inches.height),
    Math.sqrt(LARGEST / (inches.width * inches.height)),
  )
  for (let dots = Math.floor(most); dots >= COARSEST; dots = Math.floor(dots / 2)) {
    const file = await drawn(image, Math.round(inches.width * dots), Math.round(inches.height * dots))
    if (file !== null) return { file, dots }
  }
  return null
}

/** A canvas that is too large for the browser gives no image. */
async function drawn(image: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.drawImage(image, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
