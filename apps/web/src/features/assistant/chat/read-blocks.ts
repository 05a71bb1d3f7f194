/** A paragraph, or the items of a list. */
export type Block = { readonly lines: readonly string[]; readonly kind: 'text' | 'points' | 'numbers' }

const POINT = /^\s*[-*•]\s+/
const NUMBER = /^\s*\d{1,3}[.)]\s+/

/** Plain text as paragraphs and simple lists. All else in it stays what it is: letters. */
export function readBlocks(text: string): readonly Block[] {
  const blocks: { lines: string[]; kind: Block['kind'] }[] = []
  let isNew = true
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const kind = kindOf(line)
    const last = blocks.at(-1)
    const words = line.replace(kind === 'points' ? POINT : kind === 'numbers' ? NUMBER : '', '').trimEnd()
    if (words.trim() === '') isNew = true
    else if (last && !isNew && last.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
    if (words.trim() !== '') isNew = false
  }
  return blocks
}

function kindOf(line: string): Block['kind'] {
  if (POINT.test(line)) return 'points'
  return NUMBER.test(line) ? 'numbers' : 'text'
}
