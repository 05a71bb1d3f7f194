interface Props {
  /** Pixels of a side. */
  readonly size: number
}

const STEP = 5.6
const cells = Array.from({ length: 12 }, (_, index) => ({ column: index % 4, row: Math.floor(index / 4) }))
const isUnderBar = (cell: { column: number; row: number }): boolean => cell.row === 1 && cell.column > 0

/** Twelve cells and a bar across three: the months, and a span. */
export const Logo = ({ size }: Props) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8.5" fill="var(--dodici-logo)" />
    <g fill="var(--dodici-on-logo)">
      {cells.map((cell) =>
        isUnderBar(cell) ? null : (
          <rect
            key={`${cell.column} ${cell.row}`}
            x={5.5 + cell.column * STEP}
            y={8.3 + cell.row * STEP}
            width="4.2"
            height="4.2"
            rx="1.2"
            opacity="0.62"
          />
        ),
      )}
      <rect x={5.5 + STEP} y={8.3 + STEP} width="15.4" height="4.2" rx="1.6" />
    </g>
  </svg>
)
