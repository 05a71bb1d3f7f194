import type { TwoStepOffer, User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { faultsOf, type Faults } from '../../../ui/person-faults.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import { QrCode } from '../feeds/qr-code.tsx'
import styles from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { endingTwoStep, offering, renewing, starting } from './two-step.queries.ts'
import own from './two-step.module.css'

export type TwoStepTask = 'start' | 'replace' | 'renew' | 'end'

interface Props {
  readonly task: TwoStepTask
  readonly user: User
  readonly onClose: () => void
}

/** Switches two-step sign-in on or off, puts another app in its place, or makes new recovery codes. */
export function TwoStepDialog({ task, user, onClose }: Props) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const title = codes === null ? t(`profile.twoStep.${task}.title`) : t('profile.twoStep.codes.title')
  return (
    <ModalDialog title={title} onClose={onClose}>
      {codes === null ? (
        <Task task={task} user={user} onClose={onClose} onCodes={setCodes} />
      ) : (
        <RecoveryCodes user={user} codes={codes} onKept={onClose} />
      )}
    </ModalDialog>
  )
}

interface TaskProps extends Props {
  readonly onCodes: (codes: readonly string[]) => void
}

function Task(props: TaskProps) {
  switch (props.task) {
    case 'start':
    case 'replace':
      return <Start {...props} />
    case 'renew':
      return <Renew {...props} />
    case 'end':
      return <End {...props} />
  }
}

function End({ user, onClose }: TaskProps) {
  const { t } = useTranslation()
  const ending = useMutation(endingTwoStep)
  return (
    <>
      <p>{t('profile.twoStep.end.what')}</p>
      <ProofForm
        {...{ user, sending: ending, kind: 'danger', onCancel: onClose }}
        submit={t('profile.twoStep.end.submit')}
        onProof={(proof) => ending.mutate(proof, { onSuccess: onClose })}
      />
    </>
  )
}

function Renew({ user, onClose, onCodes }: TaskProps) {
  const { t } = useTranslation()
  const renewal = useMutation(renewing)
  return (
    <>
      <p>{t('profile.twoStep.renew.what')}</p>
      <ProofForm
        {...{ user, sending: renewal, kind: 'primary', onCancel: onClose }}
        submit={t('profile.twoStep.renew.submit')}
        onProof={(proof) => renewal.mutate(proof, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
      />
    </>
  )
}

function Start({ task, user, onClose, onCodes }: TaskProps) {
  const { t } = useTranslation()
  const offer = useMutation(offering)
  if (offer.data) return <FirstCode offer={offer.data} onClose={onClose} onCodes={onCodes} />
  return (
    <>
      <p>{t(task === 'replace' ? 'profile.twoStep.replace.what' : 'profile.twoStep.start.what')}</p>
      <ProofForm
        {...{ user, sending: offer, kind: 'primary', onCancel: onClose }}
        submit={t('profile.twoStep.start.next')}
        onProof={(proof) => offer.mutate(proof)}
      />
    </>
  )
}

interface CodeForm {
  readonly code: string
}

const check = ({ code }: CodeForm): Faults<CodeForm> =>
  faultsOf({ code: code.trim() === '' && 'account.code.required' })

interface FirstCodeProps extends Pick<TaskProps, 'onClose' | 'onCodes'> {
  readonly offer: TwoStepOffer
}

/** The secret for the app, as a QR code and as text; and its first code, which shows that it has arrived. */
function FirstCode({ offer, onClose, onCodes }: FirstCodeProps) {
  const { t } = useTranslation()
  const start = useMutation(starting)
  const isWrong = codeOf(start.error) === 'wrong_code'
  const refused = faultsOf({ code: isWrong && 'account.code.wrong' })
  const { element, submit, field } = useFields<CodeForm>({ code: '' }, check, refused)
  const send = ({ code }: CodeForm) =>
    start.mutate(
      { offer: offer.offer, code: code.trim() },
      { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) },
    )
  return (
    <form ref={element} className={`${styles['fields']} ${styles['question']}`} noValidate onSubmit={submit(send)}>
      <p>{t('profile.twoStep.scan.what')}</p>
      <div className={own['app']}>
        <QrCode text={offer.uri} label={t('profile.twoStep.scan.qr')} />
      </div>
      <p className={styles['note']}>
        {t('profile.twoStep.scan.byHand')}{' '}
        <code className={own['secret']}>{(offer.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <p className={styles['note']}>
        <a href={offer.uri}>{t('profile.twoStep.scan.open')}</a>
      </p>
      <TextField
        label={t('account.code.label')}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        {...field('code')}
      />
      <SaveState of={{ ...start, isPending: false, isSuccess: false }} {...(isWrong ? { failure: null } : {})} />
      <div className={styles['answers']}>
        <Button kind="plain" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={start.isPending}>
          {t('profile.twoStep.scan.submit')}
        </Button>
      </div>
    </form>
  )
}
