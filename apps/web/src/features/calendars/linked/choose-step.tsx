import type { FoundCalendar } from '@dodici/contract/types'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { LinkFailure } from './link-failure.tsx'
import styles from './linked.module.css'

interface Props {
  /** Id of the dialog's label. */
  readonly titleId: string
  /** Whose they are, and where. */
  readonly owner: { readonly username: string; readonly host: string }
  readonly found: readonly FoundCalendar[]
  /** Addresses of those that are chosen at first. */
  readonly proposed: readonly string[]
  /** Fields below the list. */
  readonly children?: ReactNode
  readonly isLinking: boolean
  readonly error: Error | null
  readonly onLink: (urls: readonly string[]) => void
  readonly onBack: () => void
}

/** The step in which somebody chooses what of an account is linked. */
export function ChooseStep({ titleId, owner, found, proposed, children, ...rest }: Props) {
  const { isLinking, error, onLink, onBack } = rest
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(proposed)
  const choose = (url: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, url] : chosen.filter((other) => other !== url))
  return (
    <form
      className={styles['step']}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        onLink(chosen)
      }}
    >
      <h2 id={titleId} className={dialog['title']}>
        {t('linked.choose.title')}
      </h2>
      <div className={styles['content']}>
        <p className={styles['lead']}>{t('linked.choose.of', { ...owner })}</p>
        <p role="status" className={found.length === 0 ? styles['empty'] : 'visually-hidden'}>
          {t('linked.choose.found', { count: found.length })}
        </p>
        <ul className={styles['found']}>
          {found.map((calendar) => (
            <FoundRow
              key={calendar.url}
              calendar={calendar}
              isChosen={chosen.includes(calendar.url)}
              onChoose={(isChosen) => choose(calendar.url, isChosen)}
            />
          ))}
        </ul>
        {found.some(({ isReadOnly }) => isReadOnly) ? (
          <p className={styles['quiet']}>{t('linked.choose.readOnlyHint')}</p>
        ) : null}
        {children}
        {error === null ? null : <LinkFailure error={error} />}
      </div>
      <div className={dialog['actions']}>
        <Button kind="plain" disabled={isLinking} onClick={onBack}>
          {t('subscriptions.back')}
        </Button>
        <Button type="submit" kind="primary" disabled={chosen.length === 0 || isLinking} aria-busy={isLinking}>
          {isLinking ? t('linked.choose.linking') : t('linked.choose.link', { count: chosen.length })}
        </Button>
      </div>
    </form>
  )
}

interface RowProps {
  readonly calendar: FoundCalendar
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** What other servers say of a colour is shown only if it is one. */
const COLOR = /^#[\da-f]{6}(?:[\da-f]{2})?$/i

function FoundRow({ calendar: { name, color, isReadOnly, calendarId }, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation()
  const isLinked = calendarId !== null
  return (
    <li>
      <label className={styles['foundRow']} data-linked={isLinked ? '' : undefined}>
        <input
          type="checkbox"
          checked={isLinked || isChosen}
          disabled={isLinked}
          onChange={(change) => onChoose(change.target.checked)}
        />
        <span
          className={styles['dot']}
          style={color !== null && COLOR.test(color) ? { '--c': color } : {}}
          aria-hidden="true"
        />
        <bdi className={styles['foundName']}>{name}</bdi>{' '}
        {isReadOnly ? <small>{t('linked.choose.readOnly')}</small> : null}
        {isLinked ? <small>{t('linked.choose.already')}</small> : null}
      </label>
    </li>
  )
}
