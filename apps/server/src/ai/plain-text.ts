const ROUNDS_MAX = 8
const HELD_MAX = 600
/** Longer texts are cut: no answer that is shown is so long, and the patterns take time by the square of it. */
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

/** What may be shown: without images, links, addresses or HTML; the words of a link stay. At most 12,000 units. */
export function stripMarkup(text: string): string {
  let stripped = text.slice(0, TEXT_MAX)
  // What is taken out can leave the halves of another tag beside each other.
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = stripOnce(stripped)
    if (next === stripped) return stripped
    stripped = next
  }
  return stripped.replace(/[<>[\]]/g, '')
}

// Each is the beginning of something that the next piece may complete.
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

/** Text that comes in pieces, stripped: a tag that is cut over two pieces is held until its end is there. */
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
      // An address at the end may go on: taken out now, its rest would come through.
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
