/** Breaks when it is drawn. */
export function Fault(): never {
  throw new Error('cannot be drawn')
}
