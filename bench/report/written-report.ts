/** What a report says that was written before, perhaps on another machine. */
interface WrittenReport {
  readonly surroundings: readonly string[]
  /** By their headings; without those that say that nothing was measured. */
  readonly sections: ReadonlyMap<string, string>
}

const HEADING = /^## (.+)$/m

/** Reads a report back. The machine is the list before the first part. */
export function writtenReport(text: string): WrittenReport {
  const [head = '', ...parts] = text.split(/^(?=## )/m)
  const measured = parts.filter((part) => !part.includes('Not measured yet:'))
  return {
    surroundings: head.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : [])),
    sections: new Map(measured.map((part) => [HEADING.exec(part)?.[1] ?? '', part.trimEnd() + '\n\n'])),
  }
}
