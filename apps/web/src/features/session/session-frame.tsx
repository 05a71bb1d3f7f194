import type { ReactNode } from 'react'
import { useStoredToken } from '../../api/stored-session.ts'
import { switchLanguage } from '../../i18n/start.ts'
import { Brand } from '../../ui/brand.tsx'
import { WithBetaStrip } from '../../ui/beta-strip.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { useTitle } from '../../ui/use-title.ts'
import styles from './session-frame.module.css'
import { YearMotif } from './year-motif.tsx'

interface Props {
  readonly title: string
  /** Title of the browser tab. */
  readonly tab: string
  readonly lead: string | null
  readonly children: ReactNode
}

/** The page around each form, with a picture of a year beside it. */
export function SessionFrame({ title, tab, lead, children }: Props) {
  const isSignedIn = useStoredToken() !== null
  useTitle(tab)
  return (
    <div className={styles['frame']}>
      <WithBetaStrip isSignedIn={isSignedIn}>
        <header className={styles['header']}>
          <Brand />
          <LanguageSwitch onSwitch={(language) => void switchLanguage(language)} />
        </header>
      </WithBetaStrip>
      <main className={styles['main']}>
        <h1>{title}</h1>
        {lead === null ? null : <p className={styles['lead']}>{lead}</p>}
        {children}
      </main>
      <YearMotif />
    </div>
  )
}
