import type { Amount, FeastDay, TimeSpan } from '../meaning/captures.ts'
import { amountOf } from '../meaning/amounts.ts'
import { FEASTS } from '../meaning/feasts.ts'
import type { Token } from '../tokens.ts'
import type { LanguageData } from './language-data.ts'
import { dayReaders } from './day-readers.ts'
import { gapReaders } from './gap-readers.ts'
import { neighbourReaders } from './neighbours.ts'
import { figureReaders, numberReaders } from './number-readers.ts'
import { lexiconReader, readerIf, type NamedReader } from './token-readers.ts'

const hoursFromTo = ([from, to]: readonly [number, number]): TimeSpan => ({
  start: from * 60,
  end: to * 60,
})

/** Whether a word lost no apostrophe: `Mondays`, not `Monday's`. */
const isWhole = (token: Token | undefined): boolean =>
  token === undefined || token.to - token.from === token.word.length

/** The readers of single tokens, of lexicons and of what must follow, by symbol. */
export function basicReaders(data: LanguageData): readonly NamedReader[] {
  const same = (value: unknown): unknown => value
  return [
    ...numberReaders(data),
    ...figureReaders(data.isDayFirst),
    ...neighbourReaders(data),
    ...dayReaders(data),
    ...gapReaders,
    ['month', lexiconReader(data.month, same)],
    ['weekday', lexiconReader(data.weekday, same)],
    ['toWeekday', lexiconReader(data.weekday, same)],
    ['shortWeekday', lexiconReader(data.shortWeekday, same)],
    ['pluralWeekday', readerIf(isWhole, lexiconReader(data.pluralWeekday, same))],
    ['possessiveWeekday', readerIf((token) => !isWhole(token), lexiconReader(data.pluralWeekday, same))],
    ['unit', lexiconReader(data.unit, (parts): Amount => amountOf(parts))],
    ['relative', lexiconReader(data.relative, same)],
    ['feast', lexiconReader({ ...data.feast, ...data.sureFeast }, (name): FeastDay => FEASTS[name])],
    ['plainFeast', lexiconReader(data.feast, (name): FeastDay => FEASTS[name])],
    ['sureFeast', lexiconReader(data.sureFeast, (name): FeastDay => FEASTS[name])],
    ['idiom', lexiconReader({ [data.idioms]: true }, same)],
    ['numbered', lexiconReader({ [data.numbered]: true }, same)],
    ['document', lexiconReader({ [data.documents]: true }, same)],
    ['ordinalNoun', lexiconReader({ [data.ordinalNouns]: true }, same)],
    ['occasion', lexiconReader({ [data.occasions]: true }, same)],
    ['season', lexiconReader(data.season, same)],
    ['partWord', lexiconReader(data.part, hoursFromTo)],
    ['pluralPart', readerIf((token) => token?.word.endsWith('s') === true, lexiconReader(data.part, hoursFromTo))],
    ['dayPartWord', lexiconReader(data.dayPart, ([days, ...hours]) => ({ days, part: hoursFromTo(hours) }))],
  ]
}
