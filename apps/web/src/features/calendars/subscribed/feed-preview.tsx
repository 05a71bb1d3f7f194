import type { SubscriptionPreview } from '@dodici/contract/types'
import { dayOfText, parseDay } from '@dodici/core/date'
import { formatDay, formatDays } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ColorPalette } from '../../../ui/color-palette.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { intervalWords } from './intervals.ts'
import { KindSelect } from './kind-select.tsx'
import styles from './subscribed.module.css'
import type { SubscribeState } from './use-subscribe.ts'

interface Props {
  readonly preview: SubscriptionPreview
  readonly state: SubscribeState
}

/** What a calendar holds, and how it will be shown. */
export function FeedPreview({ preview, state }: Props) {
  const { t } = useTranslation()
  const { wishes, change } = state
  return (
    <>
      <section className={styles['card']}>
        <p>
          <strong>{t('subscriptions.found', { count: preview.events })}</strong>
          <PeriodWords preview={preview} />
        </p>
        <ul className={styles['sample']}>
          {preview.sample.slice(0, 5).map((event, index) => (
            // Two events may look identical.
            <li key={index}>
              <span className={styles['when']}>
                {formatDay(dayOfText(event.start) ?? 0, 'weekday-day-month-year-short')}
              </span>
              <bdi>{event.title}</bdi>
            </li>
          ))}
        </ul>
        <p className={styles['quiet']}>{t('subscriptions.readEvery', { every: intervalWords(preview.minutes) })}</p>
      </section>
      <TextField
        label={t('categories.name')}
        value={wishes.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <KindSelect kind={wishes.kind} onChoose={(kind) => change({ kind })} />
      <ColorPalette color={wishes.color} onChoose={(color) => change({ color })} />
    </>
  )
}

function PeriodWords({ preview: { first, last } }: Pick<Props, 'preview'>) {
  const [from, to] = [parseDay(first ?? ''), parseDay(last ?? '')]
  return from === null || to === null ? null : <> · {formatDays(from, to, 'day-month-year')}</>
}
