interface Props {
  /** Pixels of a side. */
  readonly size: number
}

const STEP = 5.6
/** The months by their place, without the three that the bar lies over. */
const months = [0, 1, 2, 3, 4, 8, 9, 10, 11]

/** Twelve cells and a bar across three: the months, and a span. */
export const Logo = ({ size }: Props) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8.5" fill="var(--dodici-logo)" />
    <g fill="var(--dodici-on-logo)">
      {months.map((index) => (
        <rect
          key={index}
          x={5.5 + (index % 4) * STEP}
          y={8.3 + Math.floor(index / 4) * STEP}
          width="4.2"
          height="4.2"
          rx="1.2"
          opacity="0.62"
        />
      ))}
      <rect x={5.5 + STEP} y={8.3 + STEP} width="15.4" height="4.2" rx="1.6" />
    </g>
  </svg>
)
