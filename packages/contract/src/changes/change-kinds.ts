/** What can be done to a year, as `resource.verb`. An entry that an older version wrote may have another kind. */
export const changeKinds = [
  'event.create',
  'event.update',
  'event.delete',
  'event.split',
  'category.create',
  'category.update',
  'category.delete',
  'calendar.create',
  'calendar.update',
  'calendar.delete',
  'calendar.trash',
  'calendar.import',
  'calendar.copy',
  'sample.create',
  'sample.delete',
  'milestone.create',
  'milestone.update',
  'goal.create',
  'goal.update',
  'goal.delete',
  'goalEntry.create',
  'goalEntry.update',
  'goalEntry.delete',
  'conversation.delete',
  'assistant.apply',
  'trash.restore',
  'undo',
  'redo',
  'undo.several',
  'redo.several',
  'account.delete',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Through what a change was made, where that is not the page. */
export const makers = ['page', 'key', 'device', 'quickAdd', 'assistant', 'import'] as const
export type Maker = (typeof makers)[number]

/** What of a thing can change, as people name it. */
export const changedFields = [
  'title',
  'description',
  'place',
  'link',
  'kind',
  'status',
  'busy',
  'away',
  'category',
  'calendar',
  'goal',
  'repetition',
  'reminders',
  'zone',
  'color',
  'year',
  'shown',
  'target',
  'unit',
  'period',
  'matching',
  'day',
  'value',
  'note',
  'step',
] as const
export type ChangedFieldName = (typeof changedFields)[number]
