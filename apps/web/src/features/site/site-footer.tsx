import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { atBase } from '../../network/base-path.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from './site-footer.module.css'

export function SiteFooter({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation()
  return (
    <footer className={styles['footer']}>
      <p className={styles['name']}>
        <Logo size={20} />
        <strong>{t('common.productName')}</strong> {t('site.tagline')}
      </p>
      <ul>
        <li>
          <Link to="/about">{t('site.about')}</Link>
        </li>
        <li>
          <Link to="/pricing">{t('site.pricing')}</Link>
        </li>
        <li>
          <Link to="/terms-and-privacy">{t('site.terms')}</Link>
        </li>
        <li>
          <a href={atBase('/api/docs')}>{t('site.api')}</a>
        </li>
        <li>
          <Link to={isSignedIn ? '/calendar' : '/login'}>{t(isSignedIn ? 'site.toCalendar' : 'site.login')}</Link>
        </li>
      </ul>
    </footer>
  )
}
