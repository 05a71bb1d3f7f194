/**
 * A key or several at once, joined by `+`: `t`, `?`, `Shift+Z`, `Mod+K`, `Shift+PageDown`. The last is a key as
 * `KeyboardEvent.key` names it; `Mod` is Ctrl, and on a Mac Cmd.
 */
export type Keys = string

/** A key that was pressed, as a keyboard event has it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The keys of a combination, one by one: `Mod`, `Shift`, `Z`. */
export const partsOfKeys = (keys: Keys): readonly string[] => keys.split('+')

/** Whether these are a letter, a digit or a sign alone, which who speaks to the page or strays on the keyboard may hit. */
export const isSingleKey = (keys: Keys): boolean => !keys.startsWith('Mod+') && lastOf(keys).length === 1

/**
 * Whether these keys were pressed, and no others with them. Where a sign or a digit needs Shift is a matter of the
 * keyboard, so only of letters and of keys with a name it is asked.
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
