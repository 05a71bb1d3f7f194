import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import styles from './feeds.module.css'

/** Modules of white around a code (ISO/IEC 18004). */
const QUIET = 4

interface Props {
  readonly text: string
  readonly label: string
}

/** A text for a camera. Dark on white in any scheme: some cameras read nothing else. */
export function QrCode({ text, label }: Props) {
  const code = generate(text)
  const size = code.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['qr']}
      viewBox={`${String(-QUIET)} ${String(-QUIET)} ${String(size)} ${String(size)}`}
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
