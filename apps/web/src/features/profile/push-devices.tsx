import { planLimits } from '@dodici/contract/plans'
import type { PushDevice, User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { formatAgo, formatInstantDay } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { deviceWords } from './device-words.ts'
import styles from './profile-page.module.css'
import own from './push-devices.module.css'
import { deviceRemoval, deviceTest } from './push.queries.ts'
import { SaveState } from './save-state.tsx'

interface ReadProps {
  readonly user: User
  /** This browser, if it is among them. */
  readonly own: PushDevice | undefined
  /** When they were read, in ms. */
  readonly now: number
}

/** Browsers that receive pushes, this one first. */
export function PushDevices({ devices, ...read }: ReadProps & { readonly devices: readonly PushDevice[] }) {
  const { t } = useTranslation()
  if (devices.length === 0) return <p className={styles['note']}>{t('profile.push.none')}</p>
  const isOwn = (device: PushDevice): boolean => device === read.own
  return (
    <ul className={styles['list']} aria-label={t('profile.push.devices')}>
      {[...devices]
        .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
        .map((device) => (
          <Device key={device._id} device={device} {...read} />
        ))}
    </ul>
  )
}

function Device({ device, user, own: here, now }: ReadProps & { readonly device: PushDevice }) {
  const { t } = useTranslation()
  const test = useMutation(deviceTest)
  const remove = useMutation(deviceRemoval)
  const name = deviceWords(t, device.userAgent)
  return (
    <li className={`${styles['row']} ${own['device']}`}>
      <span className={styles['what']}>
        <span className={styles['name']}>
          {name}
          {device === here ? <span className={styles['mark']}>{t('profile.push.here')}</span> : null}
        </span>
        <span className={styles['note']}>
          <Reached at={device.lastUsedAt} now={now} /> ·{' '}
          {t('profile.push.since', { day: formatInstantDay(device.createdAt, user.timezone) })}
        </span>
        {device.fault === null ? null : (
          <span className={styles['failure']}>{t('profile.push.fault', { fault: device.fault })}</span>
        )}
        <SaveState of={{ ...test, isSuccess: false }} />
        <SaveState of={{ ...remove, isSuccess: false }} />
      </span>
      <span className={styles['buttons']}>
        {!planLimits[user.plan].hasDevices ? null : (
          <Button
            aria-label={t('profile.push.testNamed', { device: name })}
            disabled={test.isPending}
            onClick={() => test.mutate(device._id)}
          >
            {t('profile.push.test')}
          </Button>
        )}
        {/* This one is turned off above, where the browser is told as well. */}
        {device === here ? null : (
          <Button
            aria-label={t('profile.push.removeNamed', { device: name })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(device._id)}
          >
            {t('profile.push.remove')}
          </Button>
        )}
      </span>
    </li>
  )
}

function Reached({ at, now }: { readonly at: string | null; readonly now: number }) {
  const { t } = useTranslation()
  if (at === null) return t('profile.push.never')
  const ago = formatAgo(at, now)
  return ago === null ? t('profile.push.reachedNow') : t('profile.push.reached', { ago })
}
