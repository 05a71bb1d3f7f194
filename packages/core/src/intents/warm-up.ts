import type { InParts } from '../in-parts/index.ts'
import { PLAIN_RULES } from '../load/index.ts'
import { LANGUAGES, LANGUAGE_WORDS } from './languages.ts'
import { leadIn } from './wishes/reminder-lead.ts'
import { reminderWishIn } from './wishes/reminder-wish.ts'
import type { QuestionSurroundings } from './question-types.ts'
import { readQuestion } from './read-question.ts'
import { partsOfQuestion } from './reading/question-parts.ts'

const NOBODYS: Omit<QuestionSurroundings, 'language'> = {
  now: '2026-01-01T12:00',
  year: 2026,
  weekStart: 0,
  allDayAt: 0,
  categories: [],
  calendars: [],
  rules: PLAIN_RULES,
  holidays: [],
  categoryId: null,
  selectedIds: [],
  hasOpenCard: false,
}

/**
 * Reads a question in each language, and nothing comes of it but that the patterns are compiled: the first question of a process
 * takes ten times as long as one after it. V8 compiles a pattern when it is first used, and better the second time.
 */
export function* warmUp(): InParts<void> {
  for (const language of [...LANGUAGES, ...LANGUAGES]) {
    const [text, surroundings] = [LANGUAGE_WORDS[language].sample, { ...NOBODYS, language }]
    for (const read of [
      () => partsOfQuestion(text, surroundings),
      () => leadIn(text),
      () => reminderWishIn(text),
      () => readQuestion(text, surroundings, null),
    ]) {
      read()
      yield
    }
  }
}
