import { FaultLine } from './fault-line.tsx'
import { QuickAddLine } from './quick-add-line.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import type { useLine } from './use-line.ts'

interface Props {
  readonly line: ReturnType<typeof useLine>
  /** Beginning of the ids of its parts: `-fault`, and `-keys` for what says its keys. */
  readonly id: string
}

/** The line, and below it what was understood of it and what is wrong with it. */
export function ReadLine({ line, id }: Props) {
  const { input, text, read, names, fault, colorOf, newColor, write, rewrite } = line
  return (
    <>
      <QuickAddLine
        ref={input}
        text={text}
        understood={read.understood}
        describedBy={`${id}-fault ${id}-keys`}
        isInvalid={fault !== null}
        {...{ colorOf, newColor }}
        onChange={write}
      />
      <UnderstoodChips {...{ read, names, colorOf, newColor }} text={text} onRewrite={rewrite} />
      <FaultLine id={`${id}-fault`} fault={fault} onDay={(word) => rewrite(`${text.trimEnd()} ${word}`)} />
    </>
  )
}
