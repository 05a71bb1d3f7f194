import type { Language } from '../language/index.ts'
import { languages } from './languages.ts'
import { type Target } from './planning-types.ts'
import { isGeneral, type KnownKind } from './templates/known-kinds.ts'

/** What a person is asked about a goal whose words tell no kind. */
export interface KindQuestion {
  readonly text: string
  readonly choices: readonly { readonly kind: KnownKind; readonly text: string }[]
}

/** The question about a target's kind, with the three that it may be; null where its kind is known, and for nonsense. */
export function kindQuestion({ title, choices }: Target, language: Language): KindQuestion | null {
  const { whichKind, names, generalChoices } = languages[language]
  if (choices.length === 0) return null
  return {
    text: whichKind(title),
    choices: choices.map((kind) => ({ kind, text: isGeneral(kind) ? generalChoices[kind] : names[kind] })),
  }
}

/** What is said where a text holds no goal at all. */
export const nonsenseAnswer = (language: Language): string => languages[language].nonsense
