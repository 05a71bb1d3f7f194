import { loadTexts } from '../../../i18n/start.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'

/** The chat with its texts, loaded when first drawn. */
export const ChatTab = lazyPart(
  async () => {
    const [{ Chat }] = await Promise.all([import('./chat.tsx'), loadTexts('assistantChat')])
    return Chat
  },
  <Spinner />,
)
