import { wordFamilies } from '../reading/word-families.ts'

/** Words for what people do towards goals: a goal to read is asked about by what was read. */
const FAMILY_OF = wordFamilies([
  'correre corro corsa corse corso corri run runs running ran',
  'leggere leggo letto letti letture lettura read reads reading',
  'scrivere scrivo scritto scritti scrittura write writes writing wrote written',
  'nuotare nuoto nuotato nuotate swim swims swimming swam swum',
  'camminare cammino camminato camminata camminate walk walks walking walked',
  'pedalare pedalo pedalato bici bicicletta bike biking cycle cycling cycled ride riding rode',
  'studiare studio studiato studi study studying studied studies',
  'allenarmi allenarsi alleno allenato allenata allenamento allenamenti train training trained workout workouts',
  'risparmiare risparmio risparmiato risparmi save saves saving saved savings',
  'meditare medito meditato meditazione meditate meditating meditated meditation',
  'palestra gym',
  'libri libro book books',
])

/** Whether a folded word is for such a doing, and so names a goal that has it in its title. */
export const isDoing = (word: string): boolean => FAMILY_OF.has(word)

/** Whether two folded words are of the same doing: `running` and `corsa`. */
export function isSameDoing(one: string, other: string): boolean {
  const family = FAMILY_OF.get(one)
  return family !== undefined && family === FAMILY_OF.get(other)
}
