import { describe, expect, it } from 'vitest'
import { conversationFaults } from './test/converse.ts'
import { englishConversations } from './test/english-conversations.ts'
import { englishConversationsMore } from './test/english-conversations-more.ts'
import { italianConversationsMore } from './test/italian-conversations-more.ts'
import { englishConversationsEveryday } from './test/english-conversations-everyday.ts'
import { italianConversationsEveryday } from './test/italian-conversations-everyday.ts'
import { italianConversations } from './test/italian-conversations.ts'

const conversations = {
  it: [...italianConversations, ...italianConversationsMore, ...italianConversationsEveryday],
  en: [...englishConversations, ...englishConversationsMore, ...englishConversationsEveryday],
}

describe.each(['it', 'en'] as const)('conversations about the lived year in %s', (language) => {
  it.each(conversations[language].map((turns) => ({ begin: turns.map(([asked]) => asked).join(' · '), turns })))(
    'goes on: $begin',
    ({ turns }) => {
      expect(conversationFaults(turns, language)).toEqual([])
    },
  )
})
