import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { categoryStyle } from '../../ui/category-color.ts'
import styles from './review-body.module.css'
import type { ReviewWords } from './review-words.ts'

interface Props {
  readonly words: ReviewWords
  readonly onDay: (day: string) => void
}

/** The review: numbers, then categories. */
export function ReviewBody({ words, onDay }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {words.until === null ? null : <p className={styles['until']}>{words.until}</p>}
      <ul className={styles['numbers']} aria-label={t('review.numbers')}>
        {words.numbers.map(({ value, label, change }) => (
          <li key={label}>
            <strong className={styles['value']}>{value}</strong> <span>{label}</span>
            {change === null ? null : <span className={styles['change']}>{change}</span>}
          </li>
        ))}
      </ul>
      <Section title={t('review.categories')} isThere={words.categories.length > 0}>
        <ul className={styles['bars']}>
          {words.categories.map(({ key, name, ...line }) => (
            <BarLine key={key} name={name} {...line} />
          ))}
        </ul>
      </Section>
      <Section title={t('review.months')} isThere>
        <Months months={words.months} />
      </Section>
      <Section title={t('review.goals')} isThere={words.goals.length > 0}>
        <ul className={styles['bars']}>
          {words.goals.map(({ key, title, ...line }) => (
            <BarLine key={key} name={title} change={null} {...line} />
          ))}
        </ul>
      </Section>
      <Section title={t('review.weeks')} isThere={words.weeks.length > 0}>
        <ul className={styles['days']}>
          {words.weeks.map(({ from, days, text }) => (
            <DayLine key={from} name={days} text={text} onOpen={() => onDay(from)} />
          ))}
        </ul>
      </Section>
      <Section title={t('review.busiest')} isThere={words.busiest !== null}>
        <ul className={styles['days']}>
          {words.busiest === null ? null : (
            <DayLine
              name={words.busiest.name}
              text={words.busiest.text}
              onOpen={() => words.busiest !== null && onDay(words.busiest.day)}
            />
          )}
        </ul>
      </Section>
      <Section title={t('review.milestones')} isThere={words.milestones !== null}>
        <p>{words.milestones}</p>
      </Section>
    </>
  )
}

interface SectionProps {
  readonly title: string
  readonly isThere: boolean
  readonly children: ReactNode
}

function Section({ title, isThere, children }: SectionProps) {
  const id = useId()
  if (!isThere) return null
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {title}
      </h3>
      {children}
    </section>
  )
}

interface BarProps {
  readonly name: string
  readonly color: string | null
  readonly share: number
  readonly text: string
  readonly change: string | null
}

/** The bar says nothing beyond the text beside it. */
const BarLine = ({ name, color, share, text, change }: BarProps) => (
  <li className={styles['line']} style={{ ...categoryStyle(color) }}>
    <span className={styles['name']}>{name}</span>
    <span className={styles['track']} aria-hidden="true">
      <span className={styles['fill']} style={{ inlineSize: `${String(Math.round(share * 100))}%` }} />
    </span>
    <span className={styles['text']}>
      {text}
      {change === null ? null : <span className={styles['change']}>{change}</span>}
    </span>
  </li>
)

function Months({ months }: Pick<ReviewWords, 'months'>) {
  return (
    <ul className={styles['months']}>
      {months.map(({ name, share, text }) => (
        <li key={name} title={`${name}: ${text}`}>
          <span className={styles['column']} aria-hidden="true">
            <span style={{ blockSize: `${String(Math.round(share * 100))}%` }} />
          </span>
          <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
          <span className="visually-hidden">{`${name}: ${text}`}</span>
        </li>
      ))}
    </ul>
  )
}

interface DayProps {
  readonly name: string
  readonly text: string
  readonly onOpen: () => void
}

const DayLine = ({ name, text, onOpen }: DayProps) => (
  <li>
    <button type="button" className={styles['day']} onClick={onOpen}>
      <span className={styles['dayName']}>{name}</span> <span>{text}</span>
    </button>
  </li>
)
