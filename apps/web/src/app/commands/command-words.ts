import type { en } from '../../i18n/en.ts'
import type { PlainKeys } from '../../i18n/words.ts'

/**
 * The name of each command; of several words, the first is the group: `View: Months`. Apart from what commands do: keys
 * work without it, and texts load with what shows names.
 */
export const commandWords = {
  today: ['commands.today'],
  'next-year': ['bar.year.next'],
  'previous-year': ['bar.year.previous'],
  'month-later': ['bar.year.monthLater'],
  'month-earlier': ['bar.year.monthEarlier'],
  'go-to-date': ['commands.goToDate'],
  'view-planner': ['bar.views.label', 'bar.views.planner'],
  'view-months': ['bar.views.label', 'bar.views.months'],
  'view-heat': ['bar.views.label', 'bar.views.heat'],
  'align-weekday': ['viewSettings.align', 'viewSettings.byWeekday'],
  'align-date': ['viewSettings.align', 'viewSettings.byDate'],
  'spacing-comfortable': ['viewSettings.spacing', 'viewSettings.comfortable'],
  'spacing-compact': ['viewSettings.spacing', 'viewSettings.compact'],
  'metric-count': ['year.heat.metric', 'year.heat.count'],
  'metric-hours': ['year.heat.metric', 'year.heat.hours'],
  'scale-fixed': ['year.heat.scale', 'year.heat.fixed'],
  'scale-relative': ['year.heat.scale', 'year.heat.relative'],
  weekNumbers: ['viewSettings.weekNumbers'],
  routineAsEvents: ['viewSettings.routine'],
  lastBeside: ['viewSettings.beside'],
  'open-row': ['commands.openRow'],
  'quick-add': ['bar.addEvent'],
  'new-event': ['commands.form'],
  assistant: ['bar.assistant'],
  goals: ['bar.goals'],
  'free-time': ['bar.freeTime'],
  compare: ['menu.compare'],
  history: ['menu.history'],
  counted: ['commands.counted'],
  review: ['menu.review'],
  undo: ['commands.undo'],
  redo: ['commands.redo'],
  import: ['menu.import'],
  print: ['menu.print'],
  search: ['commands.search'],
  filter: ['commands.filter'],
  categories: ['bar.filter.manage'],
  calendars: ['bar.calendars'],
  linked: ['commands.linked'],
  palette: ['bar.palette'],
  keys: ['menu.keys'],
  tour: ['menu.tour'],
  'language-it': ['shell.language.label', 'shell.language.it'],
  'language-en': ['shell.language.label', 'shell.language.en'],
  'scheme-light': ['shell.scheme.label', 'shell.scheme.light'],
  'scheme-dark': ['shell.scheme.label', 'shell.scheme.dark'],
  'scheme-system': ['shell.scheme.label', 'shell.scheme.system'],
  logout: ['shell.logout'],
} as const satisfies Readonly<Record<string, readonly PlainKeys<typeof en>[]>>

/** What a command is called among others. */
export type CommandId = keyof typeof commandWords
