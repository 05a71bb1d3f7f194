import type { LanguageWords } from '../language-words.ts'

const ASKED = '^(?:is|does|are) '

/** What English questions are read by beside patterns. */
export const questionWords = {
  links: 'of',
  nounOf: {},
  isNameFirst: true,
  stem: (word) => word.replace(/ies$/u, 'y').replace(/(?:e?s|e)$/u, ''),
  withUnit: (words, unit) => words.replace(/\b(this|next|last)(?: one)?\b/u, `$1 ${unit}`),
  categories: {
    work: ['work', 'working', 'worked', 'job', 'business', 'office'],
    family: ['family', 'relatives'],
    health: ['health', 'medical', 'healthcare'],
    sport: ['sport', 'sports', 'sporting', 'fitness'],
    travel: ['travel', 'travels', 'trip', 'trips', 'vacation', 'vacations', 'holidays', 'travelling', 'traveling'],
    study: ['study', 'studies', 'school', 'studying'],
    home: ['home', 'household', 'house'],
    friends: ['friends', 'social'],
    money: ['finance', 'money', 'bills'],
    leisure: ['leisure', 'hobby'],
  },
  sides: {
    between: [/\bbetween (?!\d|now\b|today\b)(.+?) and (?!\d)(.+)/u],
    order: [
      new RegExp(`${ASKED}(?!there )(.+?) (?:come |fall )?before (?!or )(.+)`, 'u'),
      new RegExp(`${ASKED}(.+?) (?:come )?before or after (.+)`, 'u'),
      /\b(?:first|earlier|sooner),? (.+?) or (.+)/u,
    ],
  },
} as const satisfies Partial<LanguageWords>
