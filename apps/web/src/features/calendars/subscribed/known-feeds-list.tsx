import { useTranslation } from '../../../i18n/use-translation.ts'
import { currentLocale } from '../../../i18n/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { knownFeeds, type KnownFeed } from './known-feeds.ts'
import styles from './subscribed.module.css'

interface Props {
  readonly isDisabled: boolean
  readonly onChoose: (feed: KnownFeed) => void
}

/** Calendars of holidays whose addresses are known. */
export function KnownFeeds({ isDisabled, onChoose }: Props) {
  const { t } = useTranslation()
  const countries = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  return (
    <section>
      <h3 className={styles['heading']}>{t('subscriptions.holidays.title')}</h3>
      <ul className={styles['known']}>
        {knownFeeds.map((feed) => (
          <li key={feed.id}>
            <span>
              {countries.of(feed.country)}, <bdi>{feed.region}</bdi>
              <span className={styles['quiet']}> · {t(`subscriptions.holidays.${feed.kind}`)}</span>
            </span>
            <Button
              kind="plain"
              disabled={isDisabled}
              aria-label={t('subscriptions.holidays.lookNamed', { name: feed.region })}
              onClick={() => onChoose(feed)}
            >
              {t('subscriptions.look')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
