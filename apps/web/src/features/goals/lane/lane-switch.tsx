import { useTranslation } from '../../../i18n/use-translation.ts'
import { showLane, useLaneMemory } from './lane-memory.ts'
import styles from './lane-switch.module.css'

/** The switch for the lane. */
export function LaneSwitch() {
  const { t } = useTranslation()
  const { isShown } = useLaneMemory()
  return (
    <label className={styles['switch']}>
      <input type="checkbox" checked={isShown} onChange={({ target }) => showLane(target.checked)} />
      {t('goals.lane.show')}
    </label>
  )
}
