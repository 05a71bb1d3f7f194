import type { en } from '../../i18n/en.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { PlainKeys } from '../../i18n/words.ts'
import styles from './key-caps.module.css'
import { partsOfKeys, type Keys } from './keys.ts'

/** Labels of keys with a name of their own in each language. */
const names: Readonly<Record<string, PlainKeys<typeof en>>> = {
  Shift: 'commands.key.shift',
  Enter: 'commands.key.enter',
  Escape: 'commands.key.escape',
  Delete: 'commands.key.delete',
  Home: 'commands.key.home',
  End: 'commands.key.end',
  PageUp: 'commands.key.pageUp',
  PageDown: 'commands.key.pageDown',
  Arrows: 'commands.key.arrows',
  Drag: 'commands.key.drag',
  Click: 'commands.key.click',
  RightClick: 'commands.key.rightClick',
  ContextMenu: 'commands.key.menu',
}

const signs: Readonly<Record<string, string>> = { Mod: 'Ctrl', Alt: 'Alt' }
const signsOnMac: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

const isMac = (): boolean => /Macintosh|Mac OS X/.test(navigator.userAgent)

/** A key's label on the person's keyboard. */
export function keyName(part: string, t: TFunction): string {
  const sign = (isMac() ? signsOnMac : signs)[part]
  if (sign !== undefined) return sign
  const name = names[part]
  return name === undefined ? part.toUpperCase() : t(name)
}

/** Key combinations drawn as keys. */
export function KeyCaps({ keys }: { readonly keys: readonly Keys[] }) {
  const { t } = useTranslation()
  return (
    <span className={styles['keys']}>
      {keys.map((each, index) => (
        <span key={each} className={styles['alternative']}>
          {index > 0 ? <span>{t('commands.or')}</span> : null}
          <kbd className={styles['together']}>
            {partsOfKeys(each).map((part) => (
              <kbd key={part} className={styles['key']}>
                {keyName(part, t)}
              </kbd>
            ))}
          </kbd>
        </span>
      ))}
    </span>
  )
}
