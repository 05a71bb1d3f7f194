// A choice between yes and no that may be open, as a column: 1, 0 or null.

export const columnOfChoice = (choice: boolean | null): number | null => (choice === null ? null : Number(choice))

export const choiceOfColumn = (column: number | null): boolean | null => (column === null ? null : column === 1)
