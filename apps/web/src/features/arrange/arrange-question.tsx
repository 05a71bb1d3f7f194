import { ScopeDialog } from '../../ui/question/scope-dialog.tsx'
import { useAsked } from './asked.ts'

/** The question which part of a series a drag means. */
export function ArrangeQuestion() {
  const asked = useAsked()
  if (!asked) return null
  const { scopes, day, onAnswer } = asked
  return <ScopeDialog scopes={scopes} day={day} onCancel={() => onAnswer(null)} onChoose={onAnswer} />
}
