import { Link } from 'react-router'
import { useStoredToken } from '../../api/stored-session.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SiteFrame } from './site-frame.tsx'
import styles from './text-page.module.css'
import { TextPart } from './text-part.tsx'
import { useInstance } from '../../api/use-instance.ts'

const does = ['year', 'reminders', 'goals', 'helpers'] as const
const promises = ['undo', 'instant', 'alone', 'leave', 'languages', 'open'] as const

/** Why the product exists, what it promises, and what beta means. */
export function AboutPage() {
  const { t } = useTranslation()
  return (
    <SiteFrame name="about">
      <article className={styles['page']}>
        <h1 className={styles['title']}>{t('about.title')}</h1>
        <p className={styles['lead']}>{t('about.lead')}</p>
        <TextPart title={t('about.why.title')}>
          <p>{t('about.why.first')}</p>
          <p>{t('about.why.second')}</p>
        </TextPart>
        <TextPart title={t('about.does.title')}>
          <ul>
            {does.map((name) => (
              <li key={name}>{t(`about.does.${name}`)}</li>
            ))}
          </ul>
        </TextPart>
        <TextPart title={t('about.promises.title')}>
          <ul>
            {promises.map((name) => (
              <li key={name}>{t(`about.promises.${name}`)}</li>
            ))}
          </ul>
        </TextPart>
        <BetaPart />
        <WhoPart />
      </article>
    </SiteFrame>
  )
}

function BetaPart() {
  const { t } = useTranslation()
  const isSignedIn = useStoredToken() !== null
  return (
    <TextPart title={t('about.beta.title')} id="beta">
      <p>{t('about.beta.text')}</p>
      {isSignedIn ? null : (
        <p>
          {t('about.beta.request')} <Link to="/register?request">{t('site.request')}</Link>
        </p>
      )}
    </TextPart>
  )
}

/** Without an answer from the server, what holds for any installation. */
function WhoPart() {
  const { t } = useTranslation()
  const contact = useInstance().value?.contact ?? null
  return (
    <TextPart title={t('about.who.title')} id="who">
      <p>{t('about.who.text')}</p>
      {contact === null ? null : (
        <p>
          {t('about.who.contact')} <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      )}
    </TextPart>
  )
}
