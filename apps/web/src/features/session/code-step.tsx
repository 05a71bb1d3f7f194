import { useState } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { faultsOf, type Faults } from '../../ui/person-faults.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { failureText } from './failure-text.ts'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import { verifyLogin } from './sign-in.ts'
import { useEntry, type EntryEvents } from './use-entry.ts'

interface Props extends EntryEvents {
  /** The sign-in that waits. */
  readonly step: string
  /** Back to the password: it has waited too long, or the person wants to. */
  readonly onLeave: (why: 'over' | 'back') => void
}

/** The second step of the login: a code of the person's app, or one of their recovery codes. */
export function CodeStep(props: Props) {
  const { t } = useTranslation()
  const [isRecovery, setIsRecovery] = useState(false)
  const lead = t(isRecovery ? 'account.code.recoveryLead' : 'account.code.lead')
  return (
    <SessionFrame title={t('account.code.title')} tab={t('shell.title.login')} lead={lead}>
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery}
        onOther={() => setIsRecovery(!isRecovery)}
        {...props}
      />
    </SessionFrame>
  )
}

interface FormProps extends Props {
  readonly isRecovery: boolean
  readonly onOther: () => void
}

interface CodeForm {
  readonly code: string
}

const check = ({ code }: CodeForm): Faults<CodeForm> =>
  faultsOf({ code: code.trim() === '' && 'account.code.required' })

function CodeForm({ step, isRecovery, onOther, onEntered, onLeave }: FormProps) {
  const { t } = useTranslation()
  const verify = (form: Parameters<typeof verifyLogin>[0]) =>
    verifyLogin(form).catch((reason: unknown) => {
      if (codeOf(reason) === 'step_over') onLeave('over')
      throw reason
    })
  const { start, isPending, error } = useEntry(verify, onEntered)
  const failure = error === null ? null : codeOf(error)
  const isWrong = failure === 'wrong_code'
  const wrong = isRecovery ? 'account.code.wrongRecovery' : 'account.code.wrong'
  const { element, submit, field } = useFields<CodeForm>({ code: '' }, check, faultsOf({ code: isWrong && wrong }))
  const own = t(failure === 'factor_unreadable' ? 'account.code.unreadable' : 'account.login.failed')
  return (
    <>
      <SessionForm
        ref={element}
        submitLabel={t('account.code.submit')}
        isPending={isPending}
        failure={failure === null || isWrong ? null : failureText(t, error, own)}
        onSubmit={submit(({ code }) => start({ step, code: code.trim() }))}
        others={[]}
      >
        {isRecovery ? (
          <TextField
            label={t('account.code.recoveryLabel')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            {...field('code')}
          />
        ) : (
          <TextField
            label={t('account.code.label')}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
            {...field('code')}
          />
        )}
      </SessionForm>
      <div className={styles['ways']}>
        <Button kind="plain" onClick={onOther}>
          {t(isRecovery ? 'account.code.toApp' : 'account.code.toRecovery')}
        </Button>
        <Button kind="plain" onClick={() => onLeave('back')}>
          {t('account.code.back')}
        </Button>
      </div>
      {isRecovery ? <p className={styles['lost']}>{t('account.code.lost')}</p> : null}
    </>
  )
}
