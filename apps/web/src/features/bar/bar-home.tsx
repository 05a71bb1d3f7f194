import { memo } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BetaBadge } from '../../ui/beta-badge.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './top-bar.module.css'

/** The beginning of both bars: the home link and the beta label. */
export const BarHome = memo(function BarHome() {
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
