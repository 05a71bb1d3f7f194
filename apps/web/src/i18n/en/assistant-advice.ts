/** Texts shared by analysis, suggestions and chat. */
export const advice = {
  moreEvents_one: '{{count}} more',
  moreEvents_other: '{{count}} more',
  events: 'Related events',
  fallback: {
    failed: 'The AI model did not answer, so the built-in assistant did.',
    late: 'The AI model took too long, so the built-in assistant answered instead.',
    paused: 'The AI model failed several times and is paused, so the built-in assistant answered instead.',
  },
  units: {
    percent: '{{value}}%',
    hours: '{{value}} h',
    days_one: '{{value}} day',
    days_other: '{{value}} days',
    weeks_one: '{{value}} week',
    weeks_other: '{{value}} weeks',
  },
  open: 'Show {{days}} in the year',
  hide: 'Hide: {{text}}',
  hidden: 'Hidden: {{text}}',
  allHidden_one: '{{count}} is hidden.',
  allHidden_other: '{{count}} are hidden.',
  showHidden: 'Show again',
  preparing: 'One moment…',
  notProposed: 'No proposal could be created.',
} as const
