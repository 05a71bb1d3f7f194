import { assistant } from './en/assistant.ts'
import { assistantAnalysis } from './en/assistant-analysis.ts'
import { assistantChat } from './en/assistant-chat.ts'
import { assistantSuggestions } from './en/assistant-suggestions.ts'
import { calendar } from './en/calendar.ts'
import { calendarTexts } from './en/calendars.ts'
import { countedTexts } from './en/counted.ts'
import { dayPanel } from './en/day-panel.ts'
import { dialogs } from './en/dialogs.ts'
import { entry } from './en/entry.ts'
import { feedback } from './en/feedback.ts'
import { first } from './en/first.ts'
import { firstSteps } from './en/first-steps.ts'
import { freeTimeTexts } from './en/free-time.ts'
import { goalTexts } from './en/goals.ts'
import { itemMenuTexts } from './en/item-menu.ts'
import { lastYearTexts } from './en/last-year.ts'
import { historyTexts } from './en/history.ts'
import { linkedTexts } from './en/linked.ts'
import { importing } from './en/import.ts'
import { palette } from './en/palette.ts'
import { printTexts } from './en/print.ts'
import { adminTexts } from './en/admin.ts'
import { profile } from './en/profile.ts'
import { reminderTexts } from './en/reminders.ts'
import { reviewTexts } from './en/review.ts'
import { site } from './en/site.ts'
import { about } from './en/site-about.ts'
import { pricing } from './en/site-pricing.ts'
import { tour } from './en/tour.ts'
import { views } from './en/views.ts'
import { terms } from './en/site-terms.ts'

/** All texts of the page. This table is the type: other languages must have the same keys. */
export const en = {
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
} as const
