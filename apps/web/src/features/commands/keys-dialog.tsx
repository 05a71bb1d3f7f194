import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { boardKeys } from './board-keys.ts'
import { KeyCaps, keyName } from './key-caps.tsx'
import styles from './keys-dialog.module.css'
import type { Keys } from './keys.ts'
import { commandGroups, type ShownCommand } from './shown-command.ts'

interface Props {
  readonly commands: readonly ShownCommand[]
  readonly hasSingleKeys: boolean
  readonly onSwitchSingleKeys: (isOn: boolean) => void
  readonly onClose: () => void
}

/** All keys by group, and the switch for single keys. */
export function KeysDialog({ commands, hasSingleKeys, onSwitchSingleKeys, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ModalDialog
      title={t('menu.keys')}
      className={styles['dialog']}
      isLight
      onClose={onClose}
      head={<IconButton icon={X} size={18} autoFocus label={t('common.close')} onClick={onClose} />}
    >
      <SingleKeys isOn={hasSingleKeys} onSwitch={onSwitchSingleKeys} />
      <div className={styles['groups']}>
        {commandGroups
          .map((group) => ({ group, lines: commands.filter((command) => command.group === group) }))
          .filter(({ lines }) => lines.length > 0)
          .map(({ group, lines }) => (
            <Group key={group} title={t(`commands.groups.${group}`)}>
              {lines.map(({ id, shortName, keys }) => (
                <Line key={id} name={shortName} keys={keys} />
              ))}
            </Group>
          ))}
        {(['days', 'carried', 'mouse', 'chosen'] as const).map((group) => (
          <Group key={group} title={t(`commands.groups.${group}`)}>
            {boardKeys[group].map(({ words, keys }) => (
              <Line key={words} name={t(words)} keys={keys} />
            ))}
          </Group>
        ))}
      </div>
    </ModalDialog>
  )
}

function SingleKeys({ isOn, onSwitch }: { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void }) {
  const { t } = useTranslation()
  const hint = useId()
  return (
    <div className={styles['switch']}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={hint}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        {t('commands.singleKeys')}
      </label>
      <p id={hint}>{t('commands.singleKeysHint', { mod: keyName('Mod', t) })}</p>
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id}>{title}</h3>
      <dl>{children}</dl>
    </section>
  )
}

const Line = ({ name, keys }: { readonly name: string; readonly keys: readonly Keys[] }) => (
  <div className={styles['line']}>
    <dt>{name}</dt>
    <dd>
      <KeyCaps keys={keys} />
    </dd>
  </div>
)
