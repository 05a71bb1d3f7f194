import { useId, useState, type ReactNode } from 'react'
import type { CountedFigure } from '../../address/counted-figure.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { categoryStyle } from '../../ui/category-color.ts'
import styles from './review-body.module.css'
import type { ReviewWords } from './review-words.ts'

interface Props {
  readonly words: ReviewWords
  readonly onDay: (day: string) => void
  readonly onGoal: (id: string) => void
}

/** The review: numbers, then categories. */
export function ReviewBody({ words, onDay, onGoal }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  return (
    <>
      {words.until === null ? null : <p className={styles['until']}>{words.until}</p>}
      <ul className={styles['numbers']} aria-label={t('review.numbers')}>
        {words.numbers.map(({ value, label, change, figure }) => (
          <li key={label}>
            <Figure figure={figure}>
              <strong className={styles['value']}>{value}</strong> <span>{label}</span>
            </Figure>
            {change === null ? null : <span className={styles['change']}>{change}</span>}
          </li>
        ))}
      </ul>
      <Section title={t('review.categories')} isThere={words.categories.length > 0}>
        <ul>
          {words.categories.map(({ key, name, text, figure, ...line }) => (
            <BarLine key={key} name={name} {...line}>
              <Figure figure={figure} label={`${text}: ${name}`}>
                {text}
              </Figure>
            </BarLine>
          ))}
        </ul>
      </Section>
      <Section title={words.monthsTitle} isThere>
        <Months months={words.months} />
      </Section>
      <Section title={t('review.goals')} isThere={words.goals.length > 0}>
        <ul>
          {words.goals.map(({ key, title, text, ...line }) => (
            <BarLine key={key} name={title} change={null} {...line}>
              <FigureButton label={`${text}: ${title}`} onOpen={() => onGoal(key)}>
                {text}
              </FigureButton>
            </BarLine>
          ))}
        </ul>
      </Section>
      <Section title={t('review.weeks')} isThere={words.weeks.length > 0}>
        <ul className={styles['days']}>
          {words.weeks.map(({ from, days, text, figure }) => (
            <DayLine key={from} name={days} text={text} onOpen={() => change({ counted: figure })} />
          ))}
        </ul>
      </Section>
      <Section title={t('review.busiest', { count: words.busiest.length })} isThere={words.busiest.length > 0}>
        <BusiestDays days={words.busiest} onDay={onDay} />
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
  readonly change: string | null
  /** The figure. */
  readonly children: ReactNode
}

/** The bar says nothing beyond the text beside it. */
const BarLine = ({ name, color, share, change, children }: BarProps) => (
  <li className={styles['line']} style={{ ...categoryStyle(color) }}>
    <span className={styles['name']}>{name}</span>
    <span className={styles['track']} aria-hidden="true">
      <span className={styles['fill']} style={{ inlineSize: `${String(Math.round(share * 100))}%` }} />
    </span>
    <span className={styles['text']}>
      {children}
      {change === null ? null : <span className={styles['change']}>{change}</span>}
    </span>
  </li>
)

function Months({ months }: Pick<ReviewWords, 'months'>) {
  return (
    <ul className={styles['months']}>
      {months.map(({ name, share, amount, text, figure }) => (
        <li key={name} title={`${name}: ${text}`}>
          <Figure figure={figure}>
            <span className={styles['column']} aria-hidden="true">
              <span style={{ blockSize: `${String(Math.round(share * 100))}%` }} />
            </span>
            <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
            <span className={styles['amount']} aria-hidden="true">
              {amount}
            </span>
            <span className="visually-hidden">{`${name}: ${text}`}</span>
          </Figure>
        </li>
      ))}
    </ul>
  )
}

interface FigureProps {
  readonly figure: CountedFigure | null
  /** Its name, where its text does not say enough. */
  readonly label?: string
  readonly children: ReactNode
}

/** A figure that lists what it counted; plain text where that is nothing. */
function Figure({ figure, label, children }: FigureProps) {
  const { change } = useCalendarAddress()
  if (figure === null) return children
  return (
    <FigureButton label={label} onOpen={() => change({ counted: figure })}>
      {children}
    </FigureButton>
  )
}

interface FigureButtonProps {
  readonly label: string | undefined
  readonly onOpen: () => void
  readonly children: ReactNode
}

const FigureButton = ({ label, onOpen, children }: FigureButtonProps) => (
  <button type="button" className={styles['figure']} aria-label={label} onClick={onOpen}>
    {children}
  </button>
)

/** In a calm year many days are as full as the fullest: so many are shown at first. */
const DAYS_SHOWN = 6

function BusiestDays({ days, onDay }: { readonly days: ReviewWords['busiest'] } & Pick<Props, 'onDay'>) {
  const { t } = useTranslation()
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown ? days : days.slice(0, DAYS_SHOWN)
  return (
    <>
      <ul className={styles['days']}>
        {shown.map(({ day, name, text }) => (
          <DayLine key={day} name={name} text={text} onOpen={() => onDay(day)} />
        ))}
      </ul>
      {shown.length === days.length ? null : (
        <Button kind="plain" onClick={() => setAreAllShown(true)}>
          {t('review.moreDays', { count: days.length - shown.length })}
        </Button>
      )}
    </>
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
