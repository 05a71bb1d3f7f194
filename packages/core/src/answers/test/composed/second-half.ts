import type { DetailedItem } from '../../answer-types.ts'
import type { Chance } from './chance.ts'
import { limitsFor, type Made } from './made.ts'
import type { Pair } from './names.ts'
import type { Thing } from './things.ts'
import { meantBy, waysOf } from './ways.ts'

/** The second half of a question, which asks how many of those have something. */
export interface SecondHalf {
  readonly name: string
  readonly text: string
  readonly meant: readonly (readonly DetailedItem[])[]
  /** What the first half is about, in the same ways. */
  readonly firsts: readonly (readonly DetailedItem[])[]
}

/** Whether a question may go on so: one that lists or counts, and says one limit at most. */
const mayGoOn = ({ asks, limits }: Made): boolean => limits.length <= 1 && (asks === 'count' || asks === 'list')

/** One of three questions that may go on so does. */
export function secondHalf(made: Made, chance: Chance): SecondHalf | null {
  const { year, thing, limits, spans } = made
  if (!mayGoOn(made) || chance.upTo(3) > 0) return null
  const not = [...thing.not, ...limits.map((one) => one.of)]
  const more = limitsFor(year, not, chance).find(({ said }) => said !== null)
  if (!more) return null
  const ways = waysOf([thing, ...limits, more])
  const meant = ways.flatMap((keeps) => meantBy(year, keeps, spans))
  const firsts = ways.flatMap((keeps) => meantBy(year, keeps.slice(0, -1), spans))
  const some = meant[0]?.length
  if (some === 0 || some === firsts[0]?.length) return null
  const text = `${year.say(chance.pick(joints(thing)))} ${more.said ?? ''}`
  return { name: `+ ${more.name}`, text, meant, firsts }
}

/** What joins the halves. */
function joints({ isFeminine }: Thing): readonly Pair[] {
  const end = isFeminine ? 'e' : 'i'
  return [
    [` e quant${end} sono`, ' and how many of them are'],
    [`, e di quest${end} quant${end} sono`, ', and how many of those are'],
    [` e quant${end}`, ' and how many'],
  ]
}
