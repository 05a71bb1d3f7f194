import { yearOf } from '@dodici/core/date'
import { type CalendarAddress, type View } from '../../address/calendar-address.ts'
import { switchLastBeside } from '../../address/beside-last.ts'
import { clampFrom } from '../../address/shown-months.ts'
import { changeYearSettings, type YearSettings } from '../../features/year/settings/year-settings.ts'
import { languages, type Language } from '../../i18n/language.ts'
import { chosenScheme, chooseScheme, schemes, type Scheme } from '../../ui/color-scheme.ts'
import type { Command, CommandContext } from './command.ts'
import { goToMonths, goToToday, goToView, openMonth, openRow } from './go-to.ts'

/** Shows the twelve months that begin some months later, as far as they can be shown. */
const moves = (id: Command['id'], months: number, keys: readonly string[]): Command => {
  const target = ({ address, today }: CommandContext) => clampFrom(address.from + months, yearOf(today))
  return {
    id,
    group: 'year',
    keys,
    when: (context) => target(context) !== context.address.from,
    run: (context) => goToMonths(target(context), context),
  }
}

const view = (name: View, keys: readonly string[]): Command => ({
  id: `view-${name}`,
  group: 'views',
  keys,
  when: ({ address }) => address.view !== name,
  run: (context) => goToView(name, context),
})

const opens =
  (dialog: CalendarAddress['dialog']): Command['run'] =>
  ({ change }) =>
    change({ dialog })

/** An element on the page; commands without theirs are not offered. */
const onPage = (needs: string, reach: (element: HTMLElement) => void): Pick<Command, 'needs' | 'run'> => ({
  needs,
  run: () => {
    const element = document.querySelector<HTMLElement>(needs)
    if (element) reach(element)
  },
})

const switches = (setting: 'weekNumbers' | 'routineAsEvents'): Command => ({
  id: setting,
  group: 'views',
  keys: [],
  when: ({ address }) => address.view !== 'heat',
  isOn: ({ settings }) => settings[setting],
  run: ({ settings }) => changeYearSettings({ [setting]: !settings[setting] }),
})

/** A value of a view setting; offered if another one is active. */
function sets<Name extends 'align' | 'spacing' | 'metric' | 'scale'>(
  id: Command['id'] & `${Name}-${YearSettings[Name]}`,
  name: Name,
  value: YearSettings[Name],
): Command {
  return {
    id,
    group: 'views',
    keys: [],
    when: ({ address, settings }) =>
      settings[name] !== value && address.view === (name === 'align' || name === 'spacing' ? 'planner' : 'heat'),
    run: () => changeYearSettings({ [name]: value }),
  }
}

const speaks = (language: Language): Command => ({
  id: `language-${language}`,
  group: 'page',
  keys: [],
  when: (context) => context.language !== language,
  run: ({ switchLanguage }) => switchLanguage(language),
})

const looks = (scheme: Scheme): Command => ({
  id: `scheme-${scheme}`,
  group: 'page',
  keys: [],
  when: () => chosenScheme() !== scheme,
  run: () => chooseScheme(scheme),
})

/**
 * All commands with their keys; key handling, the list of keys and the palette all use this. Letters follow Google
 * Calendar, of which `1 2 3` and a letter choose the view: `y` planner, `m` months, `h` heatmap.
 */
export const commands: readonly Command[] = [
  { id: 'today', group: 'year', keys: ['t'], run: goToToday },
  moves('next-year', 12, ['j', 'n', 'Shift+PageDown']),
  moves('previous-year', -12, ['k', 'p', 'Shift+PageUp']),
  moves('month-later', 1, ['Shift+J', 'Shift+N']),
  moves('month-earlier', -1, ['Shift+K', 'Shift+P']),
  { id: 'go-to-date', group: 'year', keys: ['g'], run: opens('date') },
  view('planner', ['1', 'y']),
  view('months', ['2', 'm']),
  view('heat', ['3', 'h']),
  sets('align-weekday', 'align', 'weekday'),
  sets('align-date', 'align', 'date'),
  sets('spacing-comfortable', 'spacing', 'comfortable'),
  sets('spacing-compact', 'spacing', 'compact'),
  sets('metric-count', 'metric', 'count'),
  sets('metric-hours', 'metric', 'hours'),
  sets('scale-fixed', 'scale', 'fixed'),
  sets('scale-relative', 'scale', 'relative'),
  switches('weekNumbers'),
  switches('routineAsEvents'),
  {
    id: 'lastBeside',
    group: 'views',
    keys: [],
    isOn: ({ address }) => address.beside !== null,
    run: ({ address, change }) => switchLastBeside(address, change),
  },
  {
    id: 'open-row',
    group: 'views',
    keys: ['x'],
    needs: '[data-row]',
    run: openRow,
  },
  { id: 'quick-add', group: 'events', keys: ['c', 'q'], run: ({ quickAdd }) => quickAdd() },
  { id: 'new-event', group: 'events', keys: ['Shift+C'], run: ({ newEvent }) => newEvent() },
  {
    id: 'assistant',
    group: 'events',
    keys: ['i'],
    when: ({ hasHelpers }) => hasHelpers,
    run: ({ address, change }) => change({ panel: address.panel === null ? 'assistant' : null }),
  },
  {
    id: 'goals',
    group: 'events',
    keys: ['o'],
    run: ({ address, change }) => change({ panel: address.panel === 'goals' ? null : 'goals' }),
  },
  {
    id: 'free-time',
    group: 'events',
    keys: [],
    run: ({ address, change }) => change({ panel: address.panel === 'free-time' ? null : 'free-time' }),
  },
  {
    id: 'compare',
    group: 'events',
    keys: [],
    run: ({ address, change }) => change({ panel: address.panel === 'compare' ? null : 'compare' }),
  },
  {
    id: 'history',
    group: 'events',
    keys: ['r'],
    run: ({ address, change }) => change({ panel: address.panel === 'history' ? null : 'history', changesOf: null }),
  },
  { id: 'counted', group: 'events', keys: ['e'], run: openMonth },
  { id: 'review', group: 'events', keys: [], run: opens('review') },
  {
    id: 'undo',
    group: 'events',
    keys: ['z', 'Mod+Z'],
    isEverywhere: true,
    run: ({ undo }) => undo(),
  },
  {
    id: 'redo',
    group: 'events',
    keys: ['Shift+Z', 'Mod+Shift+Z', 'Mod+Y'],
    isEverywhere: true,
    run: ({ redo }) => redo(),
  },
  { id: 'import', group: 'events', keys: [], run: opens('import') },
  { id: 'print', group: 'page', keys: ['Mod+P'], run: opens('print') },
  {
    id: 'search',
    group: 'find',
    keys: ['/'],
    ...onPage('[data-search]', (box) => box.focus()),
  },
  {
    id: 'filter',
    group: 'find',
    keys: ['f'],
    ...onPage('[data-menu="filter"]', (button) => button.click()),
  },
  { id: 'categories', group: 'find', keys: [], run: opens('categories') },
  { id: 'calendars', group: 'find', keys: [], run: opens('calendars') },
  { id: 'linked', group: 'find', keys: [], run: opens('linked') },
  { id: 'palette', group: 'page', keys: ['Mod+K'], run: opens('palette') },
  { id: 'keys', group: 'page', keys: ['?', 'Mod+/'], run: opens('keys') },
  { id: 'tour', group: 'page', keys: [], run: opens('tour') },
  ...languages.map(speaks),
  ...schemes.map(looks),
  { id: 'logout', group: 'page', keys: [], run: ({ logout }) => logout() },
]

/** Whether a command would do something now. */
export const isOffered = ({ needs, when }: Command, context: CommandContext): boolean =>
  isOnPage(needs) && (when?.(context) ?? true)

/** Whether the command's element is on the page. */
export const isOnPage = (needs: string | undefined): boolean =>
  needs === undefined || document.querySelector(needs) !== null
