import { useStoredToken } from '../api/stored-session.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { BetaStrip } from '../ui/beta-strip.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { useTitle } from '../ui/use-title.ts'
import styles from './not-found-page.module.css'
import { paths } from './paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation()
  const isSignedIn = useStoredToken() !== null
  useTitle(t('shell.title.notFound'))
  return (
    <div className={styles['page']}>
      <BetaStrip isSignedIn={isSignedIn} />
      <Message title={t('shell.notFound.title')} text={t('shell.notFound.text')}>
        <ButtonLink kind="primary" to={paths.calendar}>
          {t('shell.notFound.toCalendar')}
        </ButtonLink>
      </Message>
    </div>
  )
}
