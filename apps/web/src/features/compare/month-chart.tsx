import { monthDays, type Month } from '@dodici/core/date'
import type { ComparedLine } from '@dodici/core/load'
import { formatYear } from '../../i18n/format-months.ts'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './compare.module.css'
import { valueOf, type Measure } from './compare-words.ts'

interface Props {
  readonly from: Month
  readonly line: ComparedLine
  readonly measure: Measure
}

/** Px of the picture: twelve months side by side, the letters below them, and room for the highest number. */
const SLOT = 33
const HEIGHT = 112
const TOP = 14
const LETTERS = 18
const NOW = 12
const BEFORE = 20

/** Twelve pairs of bars: the shown year solid, the year before as an outline behind it. The table says the numbers. */
export function MonthChart({ from, line, measure }: Props) {
  const { t } = useTranslation()
  const values = line.months.map(({ now, before }) => [valueOf(now, measure), valueOf(before, measure)] as const)
  const most = Math.max(1, ...values.flat())
  const years = { now: formatYear(from), before: formatYear(from - 12) }
  const rect = (value: number, index: number, width: number) => {
    const height = Math.round((value / most) * HEIGHT)
    return { x: index * SLOT + (SLOT - width) / 2, y: TOP + HEIGHT - height, width, height }
  }
  return (
    <>
      <svg
        className={styles['chart']}
        viewBox={`0 0 ${12 * SLOT} ${TOP + HEIGHT + LETTERS}`}
        role="img"
        aria-label={t('lastYear.panel.chart', years)}
      >
        <line className={styles['most']} x1="0" x2={12 * SLOT} y1={TOP} y2={TOP} />
        <text className={styles['letter']} x="0" y={TOP - 4}>
          {formatNumber(most)}
        </text>
        {Array.from({ length: 12 }, (_, index) => {
          const [now, before] = values[index] ?? [0, 0]
          return (
            <g key={index}>
              {before > 0 ? <rect className={styles['before']} {...rect(before, index, BEFORE)} rx="2" /> : null}
              {now > 0 ? <rect className={styles['now']} {...rect(now, index, NOW)} rx="2" /> : null}
              <text
                className={styles['letter']}
                x={index * SLOT + SLOT / 2}
                y={TOP + HEIGHT + LETTERS - 5}
                textAnchor="middle"
              >
                {formatDay(monthDays(from + index).first, 'month-short').slice(0, 3)}
              </text>
            </g>
          )
        })}
        <line className={styles['base']} x1="0" x2={12 * SLOT} y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
      </svg>
      <p className={styles['key']} aria-hidden="true">
        <i className={styles['keyNow']} /> {years.now}
        <i className={styles['keyBefore']} /> {years.before}
      </p>
    </>
  )
}
