import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './home-page.module.css'
import { ProductPicture } from './product-picture.tsx'
import { StartLinks } from './start-links.tsx'

const views = ['planner', 'months', 'heat'] as const
const facts = ['undo', 'instant', 'leave', 'keys', 'series', 'host'] as const

/** The three views, with a picture of one that was not shown yet. */
export function ViewsSection() {
  const { t } = useTranslation()
  return (
    <section className={styles['section']}>
      <h2>{t('site.home.views.title')}</h2>
      <ul className={styles['three']}>
        {views.map((view) => (
          <li key={view}>
            <h3>{t(`site.home.views.${view}.title`)}</h3>
            <p>{t(`site.home.views.${view}.text`)}</p>
          </li>
        ))}
      </ul>
      <ProductPicture name="heat" alt={t('site.home.views.picture')} className={styles['wide']} />
    </section>
  )
}

export function LineSection() {
  const { t } = useTranslation()
  return (
    <section className={styles['beside']}>
      <div>
        <h2>{t('site.home.line.title')}</h2>
        <p>{t('site.home.line.text')}</p>
      </div>
      <ProductPicture name="line" alt={t('site.home.line.picture')} className={styles['line']} />
    </section>
  )
}

const shown = ['reminders', 'goals', 'helpers'] as const

/** Other features with pictures, alternating left and right. */
export function ShownSections() {
  const { t } = useTranslation()
  return shown.map((name) => (
    <section key={name} className={styles['beside']} data-turned={name === 'goals' ? '' : undefined}>
      <div>
        <h2>{t(`site.home.${name}.title`)}</h2>
        <p>{t(`site.home.${name}.text`)}</p>
      </div>
      <ProductPicture name={name} alt={t(`site.home.${name}.picture`)} className={styles['shown']} />
    </section>
  ))
}

/** On a phone the page begins with this picture. */
export function PhoneSection() {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <section className={styles['beside']}>
      {isPhone ? null : <ProductPicture name="phone" alt={t('site.home.phonePicture')} className={styles['phone']} />}
      <div>
        <h2>{t('site.home.phone.title')}</h2>
        <p>{t('site.home.phone.text')}</p>
      </div>
    </section>
  )
}

export function Facts() {
  const { t } = useTranslation()
  return (
    <section className={styles['section']}>
      <h2>{t('site.home.factsTitle')}</h2>
      <ul className={styles['three']}>
        {facts.map((fact) => (
          <li key={fact}>
            <h3>{t(`site.home.facts.${fact}.title`)}</h3>
            <p>{t(`site.home.facts.${fact}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Invitation() {
  const { t } = useTranslation()
  return (
    <section className={styles['end']}>
      <h2>{t('site.home.end.title')}</h2>
      <p>{t('site.home.end.text')}</p>
      <StartLinks />
    </section>
  )
}
