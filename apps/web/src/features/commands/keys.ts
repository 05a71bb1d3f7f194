/**
 * A key combination: `t`, `?`, `Shift+Z`, `Mod+K`, `Shift+PageDown`. The last part is `KeyboardEvent.key`; `Mod` is
 * Ctrl, or Cmd on a Mac.
 */
export type Keys = string

/** The parts of a keyboard event that matter. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The keys of a combination: `Mod`, `Shift`, `Z`. */
export const partsOfKeys = (keys: Keys): readonly string[] => keys.split('+')

/** Whether this is a single letter, digit or sign, which can be hit by accident or by speech input. */
export const isSingleKey = (keys: Keys): boolean => !keys.startsWith('Mod+') && lastOf(keys).length === 1

/**
 * Whether exactly these keys were pressed. Shift is checked only for letters and named keys: whether signs and digits
 * need it depends on the keyboard.
 */
export function isPressed(keys: Keys, { key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  const wanted = partsOfKeys(keys)
  const name = lastOf(keys)
  const isSign = name.length === 1 && name.toLowerCase() === name.toUpperCase()
  return (
    name.toLowerCase() === key.toLowerCase() &&
    !altKey &&
    (wanted.includes('Mod') ? ctrlKey !== metaKey : !ctrlKey && !metaKey) &&
    (isSign || wanted.includes('Shift') === shiftKey)
  )
}

const lastOf = (keys: Keys): string => partsOfKeys(keys).at(-1) ?? ''
