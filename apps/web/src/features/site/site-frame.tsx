import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useStoredToken } from '../../api/stored-session.ts'
import { WithBetaStrip } from '../../ui/beta-strip.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'

interface Props {
  readonly name: 'home' | 'pricing' | 'about' | 'terms'
  readonly children: ReactNode
}

/** What the pages for everybody share: the bar with the ways on, the line of the beta, the foot. */
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

/** A page that was gone to begins at its top, or at what its address names; one that was gone back to stays where it was. */
function useBeginning(): void {
  const { hash } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    if (named) named.scrollIntoView()
    else if (type === NavigationType.Push) window.scrollTo(0, 0)
  }, [hash, type])
}
