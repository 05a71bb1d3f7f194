import type {
  AssistantAction,
  Conversation,
  Milestone,
  NamedEvent,
  Proposal,
  ProposalItem,
  ProposedGoal,
  Suggestion,
  YearAnalysis,
} from '@dodici/contract/types'

/** Believable answers of the assistant; a test says only what it is about. */
export const sampleNamed = (facts: Partial<NamedEvent> = {}): NamedEvent => ({
  _id: 'event-1',
  title: 'Dentist',
  start: '2027-03-20',
  recurrenceId: null,
  categoryId: null,
  ...facts,
})

export const sampleProposal = (facts: Partial<Proposal> = {}): Proposal => ({
  _id: 'proposal-1',
  kind: 'chat',
  title: 'Move the dentist',
  state: 'open',
  createdAt: '2027-03-18T09:00:00.000Z',
  expiresAt: '2027-03-25T09:00:00.000Z',
  confirmDeletions: null,
  changeId: null,
  goal: null,
  items: [],
  ...facts,
})

export const sampleProposedGoal = (facts: Partial<ProposedGoal> = {}): ProposedGoal => ({
  _id: 'goal-1',
  title: 'Read 24 books',
  categoryId: null,
  kind: 'count',
  target: 24,
  unit: 'books',
  from: '2027-01-01',
  to: '2027-12-31',
  ...facts,
})

export const sampleProposalItem = (facts: Partial<ProposalItem> = {}): ProposalItem => ({
  _id: 'item-1',
  action: 'create',
  eventId: null,
  occurrence: null,
  kind: 'event',
  title: 'Entry for the race',
  description: '',
  start: '2027-04-05',
  end: '2027-04-05',
  allDay: true,
  recurrence: null,
  categoryId: null,
  calendarId: 'calendar-1',
  reminders: [],
  phase: null,
  optional: false,
  reason: 'the calmest day of its week',
  before: null,
  conflicts: [],
  ...facts,
})

type Message = Conversation['messages'][number]

export const sampleMessage = (facts: Partial<Message> = {}): Message => ({
  _id: `message ${facts.text ?? ''}`,
  role: 'assistant',
  text: 'Two events.',
  createdAt: '2027-03-18T09:00:00.000Z',
  events: [],
  goals: [],
  proposal: null,
  reading: null,
  counted: null,
  engine: facts.role === 'person' ? null : 'builtin',
  fallback: null,
  isCut: false,
  ...facts,
})

export const sampleConversation = (facts: Partial<Conversation> = {}): Conversation => ({
  _id: 'talk-1',
  title: 'Which are my busiest weeks?',
  createdAt: '2027-03-18T09:00:00.000Z',
  updatedAt: '2027-03-18T09:00:00.000Z',
  messages: [],
  ...facts,
})

export const sampleAction = (facts: Partial<AssistantAction> = {}): AssistantAction => ({
  kind: 'open',
  label: 'Show the weeks',
  from: null,
  to: null,
  eventId: null,
  goal: null,
  changes: [],
  ...facts,
})

type Evidence = Suggestion['evidence'][number]

export const sampleEvidence = (facts: Partial<Evidence> = {}): Evidence => ({
  text: '14 events in one week',
  value: 14,
  unit: 'count',
  events: [],
  ...facts,
})

export const sampleSuggestion = (facts: Partial<Suggestion> = {}): Suggestion => ({
  id: 'full-week-23',
  type: 'balance',
  text: 'The week of 7 June is very full.',
  evidence: [sampleEvidence({ from: '2027-06-07', to: '2027-06-13' })],
  action: sampleAction({ from: '2027-06-07', to: '2027-06-13' }),
  ...facts,
})

export const sampleAnalysis = (facts: Partial<YearAnalysis> = {}): YearAnalysis => ({
  year: 2027,
  coverage: { events: 183, distinct: 120, categorised: 0.92, timed: 0.64, days: 290, enough: true },
  scores: [
    {
      id: 'overload',
      name: 'Overloaded weeks',
      value: 4,
      unit: 'weeks',
      reading: 'Most of them lie in June.',
      formula: 'Weeks above the median plus two robust deviations.',
      evidence: [
        sampleEvidence({ text: 'The fullest week', value: 46.5, unit: 'hours', from: '2027-06-07', to: '2027-06-13' }),
      ],
    },
    {
      id: 'evenness',
      name: 'Evenness',
      value: 0.81,
      unit: 'ratio',
      reading: 'Even is not the same as good.',
      formula: 'Entropy of the shares.',
      evidence: [],
    },
  ],
  categories: [
    { categoryId: 'category-work', name: 'Work', events: 47, hours: 320.4, share: 0.42, target: 0.3 },
    { categoryId: null, name: '', events: 12, hours: 20, share: 0.03, target: null },
  ],
  months: Array.from({ length: 12 }, (_, index) => ({ month: index + 1, events: index, hours: index * 2 })),
  weeks: [
    { from: '2027-01-04', to: '2027-01-10', events: 3, hours: 8, isOverloaded: false },
    { from: '2027-06-07', to: '2027-06-13', events: 14, hours: 46.5, isOverloaded: true },
  ],
  recommendations: [
    {
      id: 'spread-june',
      score: 'overload',
      text: 'June holds more than its share.',
      evidence: [],
      action: sampleAction({ from: '2027-06-07', to: '2027-06-13' }),
    },
  ],
  summary: 'A full first half, a calm autumn.',
  engine: 'builtin',
  fallback: null,
  ...facts,
})

/** A race with three steps, of which the second is done. */
export const sampleMilestone = (facts: Partial<Milestone> = {}): Milestone => ({
  _id: 'milestone-1',
  eventId: 'event-1',
  title: 'Rome marathon',
  date: '2027-03-21',
  plannedFor: '2027-03-21',
  template: 'race',
  goalId: null,
  version: 1,
  steps: [
    sampleStep({ _id: 'step-1', title: 'Entry for the race', start: '2027-01-15', end: '2027-01-15' }),
    sampleStep({ _id: 'step-2', title: 'Long runs', end: '2027-02-28', doneAt: '2027-01-20T09:00:00.000Z' }),
    sampleStep({ _id: 'step-3', title: 'Pack the bag', start: '2027-03-19', end: '2027-03-19' }),
  ],
  ...facts,
})

type Step = Milestone['steps'][number]

const sampleStep = (facts: Partial<Step> = {}): Step => ({
  _id: 'step-1',
  eventId: facts._id === undefined ? null : facts._id.replace('step', 'step-event'),
  title: 'Step',
  phase: 'base',
  place: 'before',
  start: '2027-02-01',
  end: '2027-02-01',
  doneAt: null,
  ...facts,
})
