import { QUICK_ADD_MAX } from '@dodici/core/event'
import type { Understood } from '@dodici/core/language'
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { inkOf, type Colors } from './ink-of.ts'
import styles from './quick-add.module.css'

interface Props extends Colors {
  readonly text: string
  readonly understood: readonly Understood[]
  readonly describedBy: string
  readonly isInvalid: boolean
  readonly ref: Ref<HTMLInputElement>
  readonly onChange: (text: string) => void
}

/** The field, with recognised words tinted: a copy of the text is drawn behind it, aligned letter by letter. */
export function QuickAddLine({ text, understood, describedBy, isInvalid, ref, onChange, ...colors }: Props) {
  const { t } = useTranslation()
  const marks = useRef<HTMLDivElement>(null)
  const scrollAlong = (input: HTMLInputElement) => {
    if (marks.current) marks.current.style.translate = `${-input.scrollLeft}px 0`
  }
  useLayoutEffect(() => {
    const input = marks.current?.parentElement?.querySelector('input')
    if (input) scrollAlong(input)
  }, [text])
  return (
    <div className={styles['line']}>
      <div ref={marks} className={styles['marks']} aria-hidden="true">
        {markedText(text, understood, colors)}
      </div>
      <input
        ref={ref}
        type="text"
        className={styles['input']}
        value={text}
        maxLength={QUICK_ADD_MAX}
        placeholder={t('quickAdd.placeholder')}
        aria-label={t('menu.quickAdd')}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => onChange(target.value)}
        onScroll={({ currentTarget }) => scrollAlong(currentTarget)}
      />
    </div>
  )
}

/** The text in pieces; recognised ones are marked. */
function markedText(text: string, understood: readonly Understood[], colors: Colors): ReactNode[] {
  let done = 0
  const said = understood.filter(({ from, to }) => to > from)
  const pieces = said.flatMap((each) => {
    const { kind, from, to } = each
    const before = text.slice(done, from)
    done = to
    return [
      before,
      <mark key={from} data-kind={kind} style={{ backgroundColor: inkOf(each, colors)?.fill }}>
        {text.slice(from, to)}
      </mark>,
    ]
  })
  return [...pieces, text.slice(done)]
}
