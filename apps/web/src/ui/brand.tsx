import { memo } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { BetaBadge } from './beta-badge.tsx'
import styles from './brand.module.css'
import { Logo } from './logo.tsx'

/** The beginning of every bar: the way home, by the sign and the name of the product, and the beta label. */
export const Brand = memo(function Brand() {
  const { t } = useTranslation()
  return (
    <>
      <Link to="/" className={styles['home']} aria-label={t('shell.home')}>
        <Logo size={32} />
        <span className={styles['name']}>{t('common.productName')}</span>
      </Link>
      <BetaBadge />
    </>
  )
})
