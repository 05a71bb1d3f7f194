import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { AssistantPanel } from '../../features/assistant/panel/assistant-panel.tsx'

/** The assistant, while its panel is open. */
export function AssistantPart() {
  const { address } = useCalendarAddress()
  return address.panel === 'assistant' ? <AssistantPanel /> : null
}
