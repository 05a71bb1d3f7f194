import type { en } from './en.ts'
import { assistant } from './it/assistant.ts'
import { assistantAnalysis } from './it/assistant-analysis.ts'
import { assistantChat } from './it/assistant-chat.ts'
import { assistantSuggestions } from './it/assistant-suggestions.ts'
import { calendar } from './it/calendar.ts'
import { calendarTexts } from './it/calendars.ts'
import { countedTexts } from './it/counted.ts'
import { dayPanel } from './it/day-panel.ts'
import { dialogs } from './it/dialogs.ts'
import { entry } from './it/entry.ts'
import { feedback } from './it/feedback.ts'
import { first } from './it/first.ts'
import { firstSteps } from './it/first-steps.ts'
import { freeTimeTexts } from './it/free-time.ts'
import { goalTexts } from './it/goals.ts'
import { itemMenuTexts } from './it/item-menu.ts'
import { lastYearTexts } from './it/last-year.ts'
import { historyTexts } from './it/history.ts'
import { linkedTexts } from './it/linked.ts'
import { importing } from './it/import.ts'
import { palette } from './it/palette.ts'
import { printTexts } from './it/print.ts'
import { adminTexts } from './it/admin.ts'
import { profile } from './it/profile.ts'
import { reminderTexts } from './it/reminders.ts'
import { reviewTexts } from './it/review.ts'
import { site } from './it/site.ts'
import { about } from './it/site-about.ts'
import { pricing } from './it/site-pricing.ts'
import { tour } from './it/tour.ts'
import { views } from './it/views.ts'
import { terms } from './it/site-terms.ts'
import type { Words } from './words.ts'

export const it: Words<typeof en> = {
  ...first,
  ...calendar,
  ...dialogs,
  ...entry,
  ...feedback,
  ...assistant,
  ...assistantAnalysis,
  ...assistantChat,
  ...assistantSuggestions,
  ...calendarTexts,
  ...countedTexts,
  ...freeTimeTexts,
  ...lastYearTexts,
  ...linkedTexts,
  ...printTexts,
  ...goalTexts,
  ...itemMenuTexts,
  ...historyTexts,
  ...reminderTexts,
  ...reviewTexts,
  ...adminTexts,
  ...profile,
  ...site,
  about,
  dayPanel,
  firstSteps,
  tour,
  import: importing,
  palette,
  pricing,
  terms,
  views,
}
