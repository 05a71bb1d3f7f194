import { ScopeDialog } from '../../ui/question/scope-dialog.tsx'
import { useAsked } from './asked.ts'

/** The question which part of a series is meant by what is done on the year itself. */
export function ArrangeQuestion() {
  const asked = useAsked()
  if (!asked) return null
  const { onAnswer, ...question } = asked
  return <ScopeDialog {...question} onCancel={() => onAnswer(null)} onChoose={onAnswer} />
}
