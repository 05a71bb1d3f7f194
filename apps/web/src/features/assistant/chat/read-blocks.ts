/** A paragraph, or list items. */
export type Block = { readonly lines: readonly string[]; readonly kind: 'text' | 'points' | 'numbers' }

const POINT = /^\s*[-*•]\s+/
const NUMBER = /^\s*\d{1,3}[.)]\s+/

/** Splits plain text into paragraphs and simple lists. Everything else stays as it is. */
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
