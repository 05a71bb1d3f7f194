import { planLimits } from '@dodici/contract/plans'
import type { PushDevice, User } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NotAllowed, type PushHere } from '../../pwa/push-here.ts'
import { Button } from '../../ui/button.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import styles from './profile-page.module.css'
import { PushDevices } from './push-devices.tsx'
import { here, pushDevices, turningOff, turningOn } from './push.queries.ts'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'

/** Whether this browser receives reminders with the page closed, and which others do. */
export function PushSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const { data: stand } = useQuery(here)
  const reading = useQuery(pushDevices)
  const { data: devices } = reading
  const own = devices?.find(({ fingerprint }) => fingerprint === stand?.fingerprint)
  return (
    <Section anchor="push" title={t('profile.push.title')} lead={t('profile.push.lead')}>
      {stand && devices ? <ThisBrowser stand={stand} own={own} isBasic={!planLimits[user.plan].hasDevices} /> : null}
      {devices ? (
        <PushDevices devices={devices} own={own} user={user} now={reading.dataUpdatedAt} />
      ) : (
        <ReadState reading={reading} text={t('profile.push.failed')} />
      )}
    </Section>
  )
}

interface StandProps {
  readonly stand: PushHere
  /** This browser's device. */
  readonly own: PushDevice | undefined
  readonly isBasic: boolean
}

function ThisBrowser({ stand, own, isBasic }: StandProps) {
  const { t } = useTranslation()
  if (own !== undefined) return <TurnOff id={own._id} />
  if (isBasic) return <p className={styles['note']}>{t('profile.push.plan')}</p>
  if (stand.ability !== 'ready') return <p className={styles['note']}>{t(`profile.push.ability.${stand.ability}`)}</p>
  if (stand.permission === 'denied') return <p className={styles['note']}>{t('profile.push.denied')}</p>
  return <TurnOn />
}

function TurnOn() {
  const { t } = useTranslation()
  const turn = useMutation(turningOn)
  return (
    <div className={styles['actions']}>
      <span>{t('profile.push.off')}</span>
      <Button disabled={turn.isPending} onClick={() => turn.mutate()}>
        {t('profile.push.turnOn')}
      </Button>
      <SaveState of={{ ...turn, isSuccess: false }} failure={useFailure(turn.error)} />
    </div>
  )
}

/** Why it could not be turned on: the server, the person, or the browser refused. */
function useFailure(error: unknown): string {
  const { t } = useTranslation()
  if (error instanceof ApiError) return t('profile.notSaved', { why: t(`messages.errors.${codeOf(error)}`) })
  return error instanceof NotAllowed ? t('profile.push.notAllowed') : t('profile.push.browserFailed')
}

function TurnOff({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const turn = useMutation(turningOff)
  return (
    <div className={styles['actions']}>
      <span>{t('profile.push.on')}</span>
      <Button disabled={turn.isPending} onClick={() => turn.mutate(id)}>
        {t('profile.push.turnOff')}
      </Button>
      <SaveState of={{ ...turn, isSuccess: false }} />
    </div>
  )
}
