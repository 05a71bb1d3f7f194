const ROUNDS_MAX = 8
const HELD_MAX = 600
/** Longer text is cut: no shown answer is that long, and the patterns take quadratic time. */
const TEXT_MAX = 12_000

const TAG = /<[a-z/!?][^<>]*>/gi
const LINK = /!?\[([^[\]]*)\]\([^)]*\)/g
const ADDRESS = /(?:[a-z][a-z0-9+.-]{0,30})?:\/\/[^\s)\]>]*|\bwww\.[^\s)\]>]+/gi

function stripOnce(text: string): string {
  return text
    .replace(TAG, '')
    .replace(LINK, '$1')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/!(?=\[)/g, '')
    .replace(ADDRESS, '')
}

/** Removes images, link targets, URLs and HTML; link text stays. At most 12,000 UTF-16 units. */
export function stripMarkup(text: string): string {
  let stripped = text.slice(0, TEXT_MAX)
  // Removing a tag can join the halves of another one.
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = stripOnce(stripped)
    if (next === stripped) return stripped
    stripped = next
  }
  return stripped.replace(/[<>[\]]/g, '')
}

// Each could be the beginning of something that the next piece completes.
const BEGINNINGS = [
  /<(?:[a-z/!?][^>]*)?$/i,
  /!?\[+[^[\]\n]*(?:\]*|\]+\([^)\n]*)$/,
  /!$/,
  /(?:[a-z][a-z0-9+.-]{0,30})?:(?:\/(?:\/\S*)?)?$/i,
  /\bh(?:t(?:tps?)?)?$|\bhtt$/i,
  /\bw{1,3}(?:\.\S*)?$/i,
]

const OPEN_ADDRESS = /(?:[a-z][a-z0-9+.-]{0,30})?:\/\/\S*$|\bwww\.\S*$/i

function heldFrom(text: string): number {
  const starts = BEGINNINGS.map((beginning) => text.search(beginning)).filter((start) => start >= 0)
  return Math.min(text.length, ...starts)
}

/** Strips streamed text. A tag that is split over two pieces is held back until it is complete. */
export function openStrippedText(): { readonly add: (piece: string) => string; readonly end: () => string } {
  let held = ''
  const end = (): string => {
    const rest = stripMarkup(held)
      .replace(/<[a-z/!?][^<>]*$/i, '')
      .replace(/\]\([^)]*$/, ']')
    held = ''
    return rest
  }
  return {
    add: (piece) => {
      const raw = held + piece
      // A URL at the end may continue. If it were removed now, the rest would get through.
      const open = raw.search(OPEN_ADDRESS)
      const whole = open < 0 ? raw.length : open
      const text = stripMarkup(raw.slice(0, whole))
      const cut = heldFrom(text)
      held = text.slice(cut) + raw.slice(whole)
      return held.length > HELD_MAX ? text.slice(0, cut) + end() : text.slice(0, cut)
    },
    end,
  }
}
