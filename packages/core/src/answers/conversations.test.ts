import { describe, expect, it } from 'vitest'
import { conversationFaults } from './test/converse.ts'
import { englishConversations } from './test/english-conversations.ts'
import { englishConversationsEveryday } from './test/english-conversations-everyday.ts'
import { englishConversationsMoving } from './test/english-conversations-moving.ts'
import { englishConversationsChanging } from './test/english-conversations-changing.ts'
import { englishConversationsAsking } from './test/english-conversations-asking.ts'
import { englishConversationsGoingOn } from './test/english-conversations-going-on.ts'
import { englishConversationsCards } from './test/english-conversations-cards.ts'
import { englishConversationsCorrected } from './test/english-conversations-corrected.ts'
import { englishConversationsOfTheSame } from './test/english-conversations-of-the-same.ts'
import { englishConversationsDays } from './test/english-conversations-days.ts'
import { englishConversationsMoreOfIt } from './test/english-conversations-more-of-it.ts'
import { englishConversationsCompared } from './test/english-conversations-compared.ts'
import { englishConversationsSeveral } from './test/english-conversations-several.ts'
import { englishConversationsAmended } from './test/english-conversations-amended.ts'
import { englishConversationsAmendedFurther } from './test/english-conversations-amended-further.ts'
import { englishConversationsRemembered } from './test/english-conversations-remembered.ts'
import { englishConversationsFurther } from './test/english-conversations-further.ts'
import { englishConversationsNewEvents } from './test/english-conversations-new-events.ts'
import { englishConversationsAskedFirst } from './test/english-conversations-asked-first.ts'
import { englishConversationsWished } from './test/english-conversations-wished.ts'
import { englishConversationsPointing } from './test/english-conversations-pointing.ts'
import { englishConversationsSpokenOf } from './test/english-conversations-spoken-of.ts'
import { italianConversations } from './test/italian-conversations.ts'
import { italianConversationsEveryday } from './test/italian-conversations-everyday.ts'
import { italianConversationsMoving } from './test/italian-conversations-moving.ts'
import { italianConversationsChanging } from './test/italian-conversations-changing.ts'
import { italianConversationsAsking } from './test/italian-conversations-asking.ts'
import { italianConversationsGoingOn } from './test/italian-conversations-going-on.ts'
import { italianConversationsCards } from './test/italian-conversations-cards.ts'
import { italianConversationsCorrected } from './test/italian-conversations-corrected.ts'
import { italianConversationsOfTheSame } from './test/italian-conversations-of-the-same.ts'
import { italianConversationsDays } from './test/italian-conversations-days.ts'
import { italianConversationsMoreOfIt } from './test/italian-conversations-more-of-it.ts'
import { italianConversationsCompared } from './test/italian-conversations-compared.ts'
import { italianConversationsSeveral } from './test/italian-conversations-several.ts'
import { italianConversationsAmended } from './test/italian-conversations-amended.ts'
import { italianConversationsAmendedFurther } from './test/italian-conversations-amended-further.ts'
import { italianConversationsRemembered } from './test/italian-conversations-remembered.ts'
import { italianConversationsFurther } from './test/italian-conversations-further.ts'
import { italianConversationsNewEvents } from './test/italian-conversations-new-events.ts'
import { italianConversationsAskedFirst } from './test/italian-conversations-asked-first.ts'
import { italianConversationsWished } from './test/italian-conversations-wished.ts'
import { italianConversationsPointing } from './test/italian-conversations-pointing.ts'
import { italianConversationsSpokenOf } from './test/italian-conversations-spoken-of.ts'

const conversations = {
  it: [
    ...italianConversations,
    ...italianConversationsEveryday,
    ...italianConversationsMoving,
    ...italianConversationsChanging,
    ...italianConversationsAsking,
    ...italianConversationsGoingOn,
    ...italianConversationsCards,
    ...italianConversationsNewEvents,
    ...italianConversationsWished,
    ...italianConversationsPointing,
    ...italianConversationsSpokenOf,
    ...italianConversationsAskedFirst,
    ...italianConversationsAmended,
    ...italianConversationsAmendedFurther,
    ...italianConversationsCorrected,
    ...italianConversationsOfTheSame,
    ...italianConversationsSeveral,
    ...italianConversationsCompared,
    ...italianConversationsMoreOfIt,
    ...italianConversationsDays,
    ...italianConversationsRemembered,
    ...italianConversationsFurther,
  ],
  en: [
    ...englishConversations,
    ...englishConversationsEveryday,
    ...englishConversationsMoving,
    ...englishConversationsChanging,
    ...englishConversationsAsking,
    ...englishConversationsGoingOn,
    ...englishConversationsCards,
    ...englishConversationsNewEvents,
    ...englishConversationsWished,
    ...englishConversationsPointing,
    ...englishConversationsSpokenOf,
    ...englishConversationsAskedFirst,
    ...englishConversationsAmended,
    ...englishConversationsAmendedFurther,
    ...englishConversationsCorrected,
    ...englishConversationsOfTheSame,
    ...englishConversationsSeveral,
    ...englishConversationsCompared,
    ...englishConversationsMoreOfIt,
    ...englishConversationsDays,
    ...englishConversationsRemembered,
    ...englishConversationsFurther,
  ],
}

describe.each(['it', 'en'] as const)('conversations about the lived year in %s', (language) => {
  it.each(conversations[language].map((turns) => ({ begin: turns.map(([asked]) => asked).join(' · '), turns })))(
    'goes on: $begin',
    ({ turns }) => {
      expect(conversationFaults(turns, language)).toEqual([])
    },
  )
})
