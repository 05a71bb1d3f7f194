import { dayOfWall, formatWall, knownDay, parseDay } from '@dodici/core/date'
import { nowIn } from '@dodici/core/zone'
import type { UpcomingReminder } from '@dodici/contract/types'
import type { ReadTool } from '#server/ai/assistant-model.ts'
import { goalTasks, type GoalStanding } from '#server/features/goals/goal-tasks.service.ts'
import { performRead } from '#server/features/reading-threads/reading-threads.ts'
import { listUpcomingReminders } from '#server/features/reminders/upcoming.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { dataBlock, dayText, quotedTitle } from './tool-text.ts'
import type { ToolContext } from './tool-context.ts'

const SHOWN = 20
const CHARACTERS_SHOWN = 1_200
const REMINDER_DAYS = 60

/** Tools for reading goals and upcoming reminders. */
export const goalAndReminderTools = (
  context: ToolContext,
): Pick<ReadTool, 'name' | 'description' | 'parameters' | 'run'>[] => [
  {
    name: 'list_goals',
    description: 'The goals of the person, with where each stands today. All of it is measured: compute nothing.',
    parameters: {},
    run: () => goals(context),
  },
  {
    name: 'list_reminders',
    description: 'The reminders that come within two months.',
    parameters: {},
    run: () => reminders(context),
  },
]

async function goals(context: ToolContext): Promise<string> {
  const { storage, asker } = context
  const all = await performRead(storage, goalTasks.standings, asker.access, {})
  const lines = all.map((goal) => goalLine(goal, asker))
  return shown(context, 'list_goals', { lines, none: 'There are no goals.' })
}

/** No numbers if only titles and days are shared. */
function goalLine({ title, kind, target, unit, from, to, progress }: GoalStanding, { sends }: Asker): string {
  const days = `${dayText(parseDay(from) ?? 0)} to ${dayText(parseDay(to) ?? 0)}`
  if (sends === 'titles') return `${quotedTitle(title)} | ${days}`
  const { value, lead, state, streak, forecast } = progress
  const numbers = [`${String(round(value))} of ${String(target)}`, kind === 'number' ? quotedTitle(unit) : kind]
  const standing = [state, `lead ${String(lead)}`, `streak ${String(streak.weeks)} weeks, best ${String(streak.best)}`]
  const ahead =
    forecast.reachedOn === null ? 'no pace yet' : `at this pace on ${dayText(parseDay(forecast.reachedOn) ?? 0)}`
  return [quotedTitle(title), days, ...numbers, ...standing, ahead].join(' | ')
}

const round = (value: number): number => Math.round(value * 10) / 10

async function reminders(context: ToolContext): Promise<string> {
  const { storage, asker } = context
  const all = await listUpcomingReminders(storage, asker.access, { days: REMINDER_DAYS })
  const lines = all.map((reminder) => reminderLine(reminder, asker))
  return shown(context, 'list_reminders', { lines, none: 'No reminders come within two months.' })
}

function reminderLine({ title, at, start, channel }: UpcomingReminder, { access, sends }: Asker): string {
  const wall = nowIn(access.actor.timezone, Date.parse(at))
  const hour = sends === 'titles' ? '' : ` ${formatWall(wall).slice(11)}`
  return [
    `due ${dayText(dayOfWall(wall))}${hour}`,
    quotedTitle(title),
    `of ${dayText(knownDay(start))}`,
    ...(sends === 'titles' ? [] : [channel]),
  ].join(' | ')
}

function shown(
  { seen }: ToolContext,
  tool: string,
  { lines, none }: { readonly lines: readonly string[]; readonly none: string },
): string {
  const told = linesWithRoom(lines)
  seen.looked.push({ tool, at: '', events: told.length })
  if (told.length === 0) return none
  // Questions about goals are answered even if no event was found.
  seen.hasFound = true
  const more = lines.length - told.length
  return more === 0 ? dataBlock(told) : `${dataBlock(told)}\n... and ${String(more)} more.`
}

/** As many lines as fit; longer results would be cut on the way to the model. */
function linesWithRoom(lines: readonly string[]): string[] {
  let room = CHARACTERS_SHOWN
  return lines.slice(0, SHOWN).filter((line) => {
    room -= line.length + 1
    return room >= 0
  })
}
