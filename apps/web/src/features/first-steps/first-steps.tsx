import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import quiet from '../../ui/quiet-button.module.css'
import { useIsNarrow, useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './first-steps.module.css'
import { useFirstSteps } from './use-first-steps.ts'

interface Props {
  /** Whether there is nothing in the year yet, and so more room for words. */
  readonly isEmpty: boolean
  /** Where the focus goes when it has closed. */
  readonly onClosed: () => void
}

const STEPS = 3

/** A new person's first steps as a line above the year: each ticks itself once it is done, in whatever way. */
export function FirstSteps({ isEmpty, onClosed }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { change } = useCalendarAddress()
  const { close, ...steps } = useFirstSteps()
  const done = [steps.imported, steps.written, steps.sampled].filter(Boolean).length
  return (
    <section aria-labelledby={id} className={styles['line']} data-empty={isEmpty ? '' : undefined}>
      <h2 id={id}>{t('firstSteps.title')}</h2>
      <p role="status" className={styles['progress']}>
        {done === 0 ? '' : t('firstSteps.progress', { done, count: STEPS })}
      </p>
      <Steps {...steps} />
      <button type="button" className={quiet['link']} onClick={() => change({ dialog: 'tour' })}>
        {t('firstSteps.tour')}
      </button>
      <IconButton
        icon={X}
        label={t('firstSteps.close')}
        title={t('firstSteps.close')}
        className={styles['close']}
        onClick={() => {
          close()
          onClosed()
        }}
      />
    </section>
  )
}

type StepsProps = Omit<ReturnType<typeof useFirstSteps>, 'close'>

function Steps({ imported, written, sampled, hasSample, isBusy, create, remove }: StepsProps) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const name = (step: 'file' | 'line' | 'sample') => t(isNarrow ? `firstSteps.${step}Short` : `firstSteps.${step}`)
  const example = isNarrow || written ? '' : t('firstSteps.example')
  const [there, removal] = [t('firstSteps.there'), t(isPhone ? 'firstSteps.removeShort' : 'firstSteps.remove')]
  return (
    <ol className={styles['steps']}>
      <Step isDone={imported} label={name('file')} onStep={() => change({ dialog: 'import' })} />
      <Step isDone={written} label={`${name('line')} ${example}`.trim()} onStep={() => change({ dialog: 'quick-add' })}>
        {name('line')} {example === '' ? null : <span className={styles['example']}>{example}</span>}
      </Step>
      {hasSample ? (
        <Step isDone isBusy={isBusy} label={`${there} ${removal}`} onStep={remove}>
          {isPhone ? null : there} <span className={styles['remove']}>{removal}</span>
        </Step>
      ) : (
        <Step isDone={sampled} isBusy={isBusy} label={name('sample')} onStep={() => create(address.from)} />
      )}
    </ol>
  )
}

interface StepProps {
  readonly isDone: boolean
  readonly isBusy?: boolean
  readonly label: string
  readonly onStep: () => void
  /** The label, if it is drawn in parts. */
  readonly children?: ReactNode
}

/** A step that can be done, also again: it stays where it is, and so does the focus. */
function Step({ isDone, isBusy = false, label, onStep, children = label }: StepProps) {
  const { t } = useTranslation()
  return (
    <li data-done={isDone ? '' : undefined}>
      <button
        type="button"
        className={styles['step']}
        aria-label={isDone ? `${label} (${t('firstSteps.done')})` : label}
        aria-busy={isBusy || undefined}
        onClick={() => (isBusy ? undefined : onStep())}
      >
        <span className={styles['tick']} aria-hidden="true">
          {isDone ? <Check size={12} strokeWidth={3} /> : null}
        </span>
        {children}
      </button>
    </li>
  )
}
