import type { z } from 'zod'
import type * as account from './account.schemas.ts'
import type * as addresses from './addresses.schemas.ts'
import type * as assistant from './assistant.schemas.ts'
import type * as beta from './beta.schemas.ts'
import type * as calendars from './calendars.schemas.ts'
import type * as categories from './categories.schemas.ts'
import type * as scalars from './assistant-scalars.ts'
import type * as changes from './changes.schemas.ts'
import type * as chats from './chat.schemas.ts'
import type * as events from './events.schemas.ts'
import type * as feedback from './feedback.schemas.ts'
import type * as goals from './goals.schemas.ts'
import type * as holidays from './holidays.schemas.ts'
import type * as milestones from './milestones.schemas.ts'
import type * as proposals from './proposals.schemas.ts'
import type * as quickAdd from './quick-add.schemas.ts'
import type * as reminder from './reminder.schemas.ts'
import type * as reminders from './reminders.schemas.ts'
import type * as system from './system.schemas.ts'
import type * as users from './users.schemas.ts'

export type User = z.output<typeof users.user>
export type Plan = z.output<typeof users.plan>
export type Session = z.output<typeof users.session>
export type ProfilePatch = z.input<typeof users.updateProfile.body>
export type EmailChange = z.input<typeof addresses.changeEmail.body>
export type NewUser = z.input<typeof users.register.body>
export type NewBetaUser = z.input<typeof beta.registerBeta.body>
export type SignedInPlace = z.output<typeof account.signedInPlace>
export type ApiKey = z.output<typeof account.apiKey>
export type NewApiKey = z.output<typeof account.createApiKey.response>
export type FeedbackCategoryId = z.output<typeof feedback.feedbackCategoryId>
export type Feedback = z.input<typeof feedback.submitFeedback.body>
export type Instance = z.output<typeof system.readInstance.response>
export type Prices = z.output<typeof system.prices>
export type Category = z.output<typeof categories.category>
export type NewCategory = z.input<typeof categories.createCategory.body>
export type CategoryPatch = z.input<typeof categories.updateCategory.body>
export type Calendar = z.output<typeof calendars.calendar>
export type ImportReport = z.output<typeof calendars.importReport>
export type ImportNote = z.output<typeof calendars.importNote>
export type Event = z.output<typeof events.event>
export type Occurrence = z.output<typeof events.occurrence>
export type OccurrenceContent = z.output<typeof events.occurrenceContent>
export type NewEvent = z.input<typeof events.newEvent>
export type EventCreation = z.input<typeof events.createEvent.body>
export type EventPatch = z.input<typeof events.eventPatch>
export type EventBatch = z.input<typeof events.changeEvents.body>
export type EventBatchAnswer = z.output<typeof events.changeEvents.response>
export type QuickAddRequest = z.output<typeof quickAdd.quickAddEvent.body>
export type QuickAddAnswer = z.output<typeof quickAdd.quickAddEvent.response>
export type Reminder = z.output<typeof reminder.reminder>
export type Scope = z.output<typeof events.scope>
export type Heatmap = z.output<typeof events.readHeatmap.response>
export type SearchHit = z.output<typeof events.searchEvents.response>[number]
export type Change = z.output<typeof changes.change>
export type TrashItem = z.output<typeof changes.trashItem>
export type UnitType = z.output<typeof changes.unitType>
export type Holiday = z.output<typeof holidays.holiday>
export type AssistantStatus = z.output<typeof assistant.readAssistantStatus.response>
export type AssistantAction = z.output<typeof assistant.assistantAction>
export type ChangeDraft = z.output<typeof proposals.changeDraft>
export type ChatMessage = z.output<typeof chats.chat.body>
export type ChatReply = z.output<typeof chats.chat.response>
export type Conversation = z.output<typeof chats.readConversation.response>
export type ConversationSummary = z.output<typeof chats.listConversations.response>[number]
export type AssistantEngine = z.output<typeof scalars.engine>
export type AssistantFallback = z.output<typeof scalars.fallback>
export type EnhancedEvent = z.output<typeof assistant.enhanceEvent.response>
export type AssistantLogEntry = z.output<typeof chats.listAssistantLog.response>[number]
export type NamedEvent = z.output<typeof proposals.namedEvent>
export type PlannedMilestone = z.output<typeof assistant.createMilestone.response>
export type Proposal = z.output<typeof proposals.proposal>
export type ProposalItem = z.output<typeof proposals.proposalItem>
export type AppliedProposal = z.output<typeof proposals.applyProposal.response>
export type ProposalChoice = z.input<typeof proposals.applyProposal.body>
export type Suggestion = z.output<typeof assistant.suggestions.response>[number]
export type SuggestionType = z.output<typeof assistant.suggestionType>
export type YearAnalysis = z.output<typeof assistant.analyzeYear.response>
export type Milestone = z.output<typeof milestones.milestone>
export type MilestonePatch = z.input<typeof milestones.updateMilestone.body>
export type Goal = z.output<typeof goals.goal>
export type NamedGoal = z.output<typeof goals.namedGoal>
export type GoalKind = z.output<typeof goals.goalKind>
export type GoalState = z.output<typeof goals.goalState>
export type NewGoal = z.input<typeof goals.createGoal.body>
export type GoalPatch = z.input<typeof goals.updateGoal.body>
export type GoalEntry = z.output<typeof goals.goalEntry>
export type NewGoalEntry = z.input<typeof goals.createGoalEntry.body>
export type GoalEntryPatch = z.input<typeof goals.updateGoalEntry.body>
export type GoalDetail = z.output<typeof goals.readGoal.response>
export type YearReview = z.output<typeof goals.reviewYear.response>
export type Notification = z.output<typeof reminders.notification>
export type NotificationPatch = z.input<typeof reminders.updateNotification.body>
export type UpcomingReminder = z.output<typeof reminders.upcomingReminder>
export type PushDevice = z.output<typeof reminders.pushDevice>
export type NewPushDevice = z.input<typeof reminders.createPushDevice.body>
export type YearCopy = z.input<typeof calendars.copyYear.body>
export type YearCopyAnswer = z.output<typeof calendars.copyYear.response>
