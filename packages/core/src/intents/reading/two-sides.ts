const BETWEEN = [
  /\b(?:passano|passa|ci sono|c'e|corrono) (?:da|dal|dalla|dall'|dalle|dai) ?(?!\d|oggi\b|ora\b|qui\b)(.+?) (?:a|al|alla|all'|alle|ai) ?(?!\d)(.+)/u,
  /\b(?:tra|fra) (?!le \d|\d|oggi\b|ora\b|adesso\b)(.+?) ed? (?!le \d|\d)(.+)/u,
  /\bbetween (?!\d|now\b|today\b)(.+?) and (?!\d)(.+)/u,
]

const ORDER = [
  /^(.+?) (?:e|viene|cade) prima (?:di|del|della|dell'|dello|delle) ?(.+)/u,
  /^(?:is|does|are) (?!there )(.+?) (?:come |fall )?before (?!or )(.+)/u,
  /^(?:e |viene )?(.+?) (?:e |viene |cade )?prima o dopo (?:di |del |della |dell'|delle |dei |il |la |lo )?(.+)/u,
  /\bprima,? (?!di |del|che )(.+?) o (.+)/u,
  /^(?:is|does|are) (.+?) (?:come )?before or after (.+)/u,
  /\b(?:first|earlier|sooner),? (.+?) or (.+)/u,
]

const sidesBy = (patterns: readonly RegExp[], plain: string): readonly [string, string] | null => {
  const match = patterns.map((pattern) => pattern.exec(plain)).find((found) => found !== null)
  return match ? [match[1] ?? '', match[2] ?? ''] : null
}

/** Whether a folded question is about what lies between two things. */
export const isBetween = (plain: string): boolean => sidesBy(BETWEEN, plain) !== null

/** Whether a folded question is about which of two things comes first. */
export const isOrdered = (plain: string): boolean => sidesBy(ORDER, plain) !== null

/** The words for two things that a folded question puts in order, or asks what is between; null where it does not. */
export const twoSides = (plain: string): readonly [string, string] | null =>
  sidesBy(BETWEEN, plain) ?? sidesBy(ORDER, plain)
