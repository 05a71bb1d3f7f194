import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import notes from '../../../ui/notes.module.css'
import type { Advice } from './advice.ts'
import { AdviceCard } from './advice-card.tsx'
import styles from './advice.module.css'
import { useHiddenAdvice } from './hidden-advice.ts'

interface Props {
  readonly label: string
  readonly advice: readonly Advice[]
  /** The list it belongs to; hiding in one list does not affect another. */
  readonly place: string
  /** Shown if there is none. */
  readonly nothing: string
}

/** Recommendations. Each can be hidden, and restored: at once in place, later below. */
export function AdviceList({ label, advice, place, nothing }: Props) {
  const { t } = useTranslation()
  const { isHidden, hide, show } = useHiddenAdvice(place)
  const [justHidden, setJustHidden] = useState<readonly string[]>([])
  const shown = advice.filter(({ id }) => !isHidden(id) || justHidden.includes(id))
  const hidden = advice.filter(({ id }) => isHidden(id) && !justHidden.includes(id))
  return (
    <>
      {shown.length === 0 ? <p className={notes['quiet']}>{nothing}</p> : null}
      <ul className={styles['list']} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id}>
            {isHidden(item.id) ? (
              <div className={styles['gone']}>
                <span>{t('advice.hidden', { text: item.text })}</span>
                <Button kind="plain" autoFocus onClick={() => show([item.id])}>
                  {t('common.undo')}
                </Button>
              </div>
            ) : (
              <AdviceCard
                advice={item}
                onHide={() => {
                  setJustHidden([...justHidden, item.id])
                  hide(item.id)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {hidden.length === 0 ? null : (
        <p className={notes['quiet']}>
          {t('advice.allHidden', { count: hidden.length })}{' '}
          <Button kind="plain" onClick={() => show(hidden.map(({ id }) => id))}>
            {t('advice.showHidden')}
          </Button>
        </p>
      )}
    </>
  )
}
