/** A year's layouts alone and beside an open panel. */
const MOST_PER_LIST = 2

/**
 * Caches what was last computed for each list, as long as the list exists. `told`, the other input, is compared field
 * by field.
 */
export function memoizeByList<Item, Told extends object, Made>(
  make: (items: readonly Item[], told: Told) => Made,
): (items: readonly Item[], told: Told) => Made {
  const kept = new WeakMap<readonly Item[], readonly { readonly told: Told; readonly made: Made }[]>()
  return (items, told) => {
    const before = kept.get(items) ?? []
    const known = before.find((each) => sameFields(each.told, told))
    if (known) return known.made
    const made = make(items, told)
    kept.set(items, [{ told, made }, ...before].slice(0, MOST_PER_LIST))
    return made
  }
}

const sameFields = <Fields extends object>(a: Fields, b: Fields): boolean =>
  (Object.keys(a) as (keyof Fields)[]).every((name) => a[name] === b[name])
