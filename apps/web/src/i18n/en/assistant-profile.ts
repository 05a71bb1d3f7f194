/** The part of the profile about the assistant. */
export const assistantProfile = {
  title: 'Assistant',
  lead: 'Whether it is there, and what it may tell a model.',
  nothingLeaves: 'Here the built-in planner answers: nothing leaves this server, whatever you choose.',
  sentTo:
    'Here {{model}} helps with the words. What you allow below is sent to {{to}}; dates and numbers are worked out on this server.',
  aModel: 'a model',
  silent: 'Just now it does not answer, so the built-in planner does.',
  choice: 'What the assistant may use',
  choices: {
    off: 'Off',
    titles: 'Titles only',
    noDescriptions: 'All but descriptions',
    everything: 'Everything',
  },
  hints: {
    off: 'No assistant anywhere on the page, and nothing is looked at.',
    titles: 'A model gets titles and dates of the events that it asks about, and nothing else of them.',
    noDescriptions: 'Also places, categories and reminders, but nothing of what you noted in an event.',
    everything: 'Also descriptions: the answers know most, and most is sent.',
  },
  log: {
    title: 'What the assistant looked at',
    failed: 'The log cannot be read.',
    nothing: 'Nothing yet.',
    now: 'just now',
    looked_one: '{{what}} ({{count}} event)',
    looked_other: '{{what}} ({{count}} events)',
    lookedAtNothing: 'No event was looked at.',
    stayed: 'Nothing left this server.',
    sent: 'Sent to {{to}}',
    more: 'Show more',
    calls: {
      chat: 'A question in the chat',
      milestone: 'A milestone was planned',
      enhance: 'An event was enhanced',
      analysis: 'The year was analysed',
      suggestions: 'Suggestions were looked for',
    },
  },
} as const
