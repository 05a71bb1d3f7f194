/** Characters of a message or a goal for the assistant, and of the time frame of a goal. */
export const MESSAGE_MAX = 4_000
export const TIMEFRAME_MAX = 200
/** Characters of the id of a recommendation or suggestion, which names the events that it is about; how many at once. */
export const ADVICE_ID_MAX = 300
export const ADVICE_AT_ONCE_MAX = 500
/** Words by which a question names the events that it means. */
export const READING_WORDS_MAX = 6

/** Events that a page names as what the person looks at, and items that one proposal may have. */
export const CONTEXT_EVENTS_MAX = 50
export const APPLIED_ITEMS_MAX = 500
/** Beyond so many deletions their number is to be typed. */
export const DELETIONS_UNASKED = 5
