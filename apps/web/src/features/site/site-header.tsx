import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useId, useState, type KeyboardEvent } from 'react'
import { Link, NavLink } from 'react-router'
import { switchLanguage } from '../../i18n/start.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Brand } from '../../ui/brand.tsx'
import styles from './site-header.module.css'

/** The bar of public pages. If it is narrow, its links are below it and open on demand. */
export function SiteHeader({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return (
    <header className={styles['header']} onKeyDown={closeByKey}>
      <Brand />
      <Button
        kind="plain"
        square
        className={styles['toggle'] ?? ''}
        aria-label={t('site.menu')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X size={20} aria-hidden="true" /> : <Menu size={20} aria-hidden="true" />}
      </Button>
      <nav id={id} className={styles['ways']} data-open={isOpen} aria-label={t('site.navigation')}>
        <Ways isSignedIn={isSignedIn} />
      </nav>
    </header>
  )
}

function Ways({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation()
  const language = <LanguageSwitch onSwitch={(language) => void switchLanguage(language)} />
  return (
    <>
      <NavLink to="/about">{t('site.about')}</NavLink>
      <NavLink to="/pricing">{t('site.pricing')}</NavLink>
      {isSignedIn ? (
        <>
          {language}
          <ButtonLink kind="primary" to="/calendar">
            {t('site.toCalendar')}
          </ButtonLink>
        </>
      ) : (
        <>
          <Link to="/register?request">{t('site.request')}</Link>
          {language}
          <Link to="/login">{t('site.login')}</Link>
          <ButtonLink kind="primary" to="/register">
            {t('site.signUp')}
          </ButtonLink>
        </>
      )}
    </>
  )
}
