/** The search of the bar. */
export const search = {
  label: 'Search events',
  placeholder: 'Search…',
  clear: 'Clear the search',
  results: 'Events found',
  loading: 'Searching…',
  count_one: '{{count}} event found',
  count_other: '{{count}} events found',
  none: 'Nothing found for “{{query}}”',
  hidden: 'in the hidden calendar {{name}}',
  unfiltered: 'The filter was hiding this event, so it has been turned off.',
  failed: 'The search failed.',
} as const
