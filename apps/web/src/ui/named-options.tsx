interface Named {
  readonly _id: string
  readonly name: string
}

/** The options of a list to choose from: calendars or categories by their names. */
export const NamedOptions = ({ of }: { readonly of: readonly Named[] }) =>
  of.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ))
