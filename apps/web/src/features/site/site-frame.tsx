import { useEffect, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useStoredToken } from '../../api/stored-session.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { WithBetaStrip } from '../../ui/beta-strip.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'

interface Props {
  readonly name: 'home' | 'pricing' | 'about' | 'terms'
  readonly children: ReactNode
}

/** The frame of public pages: bar, beta line, footer. */
export function SiteFrame({ name, children }: Props) {
  const { t } = useTranslation()
  const isSignedIn = useStoredToken() !== null
  useTitle(`${t(`site.titles.${name}`)} · ${t('common.productName')}`)
  useBeginning()
  return (
    <div className={styles['frame']}>
      <WithBetaStrip isSignedIn={isSignedIn}>
        <SiteHeader isSignedIn={isSignedIn} />
      </WithBetaStrip>
      <main className={styles['main']}>{children}</main>
      <SiteFooter isSignedIn={isSignedIn} />
    </div>
  )
}

/** A new page starts at its top or fragment; Back restores the scroll position. */
function useBeginning(): void {
  const { hash } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    if (named) named.scrollIntoView()
    else if (type === NavigationType.Push) window.scrollTo(0, 0)
  }, [hash, type])
}
