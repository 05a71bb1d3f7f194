export const arrange = {
  one: {
    moved: 'Moved to {{days}}',
    resized: 'Now: {{days}}',
    copied: 'Copied to {{days}}',
    filed: 'Category changed',
    split: 'Split in two',
    deleted: 'Event deleted successfully',
  },
  /** More was selected than one change allows. */
  tooMany: '{{events, number}} events are chosen. At most {{most, number}} can be changed at once.',
  several: {
    moved_one: '{{count}} event moved',
    moved_other: '{{count}} events moved',
    resized_one: 'Length of {{count}} event changed',
    resized_other: 'Length of {{count}} events changed',
    copied_one: '{{count}} event copied',
    copied_other: '{{count}} events copied',
    split_one: '{{count}} event split in two',
    split_other: '{{count}} events split in two',
    filed_one: 'Category of {{count}} event changed',
    filed_other: 'Category of {{count}} events changed',
    deleted_one: '{{count}} event deleted',
    deleted_other: '{{count}} events deleted',
  },
} as const
