import { ScopeDialog } from '../../ui/question/scope-dialog.tsx'
import { useScopeQuestion } from './scope-question.ts'

/** Asks which part of a series an action in the year means. */
export function ArrangeQuestion() {
  const asked = useScopeQuestion()
  if (!asked) return null
  const { onAnswer, ...question } = asked
  return <ScopeDialog {...question} onCancel={() => onAnswer(null)} onChoose={onAnswer} />
}
