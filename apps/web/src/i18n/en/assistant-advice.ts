/** What the analysis, the suggestions and the chat say alike. */
export const advice = {
  moreEvents_one: '{{count}} more',
  moreEvents_other: '{{count}} more',
  events: 'Related events',
  fallback: {
    failed: 'The model did not answer: this is the built-in planner.',
    late: 'The model took too long: this is the built-in planner.',
    paused: 'The model is paused after several failures: this is the built-in planner.',
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
  notProposed: 'The proposal could not be made.',
} as const
