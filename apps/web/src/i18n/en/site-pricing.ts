export const pricing = {
  title: 'Three plans, one year',
  lead: 'Each has the whole year, all three views and everything that can be undone. They differ in how much fits, and in what comes with it.',
  period: { label: 'Billing period', monthly: 'Monthly', annual: 'Annual' },
  free: 'Free',
  freeInBeta: 'Free during the beta',
  perMonth: 'a month',
  perYear: 'a year',
  onlyMonthly: 'billed by the month only',
  onlyAnnual: 'billed by the year only',
  toProfile: 'Your plan',
  planned: 'planned',
  basic: {
    name: 'Basic',
    text: 'For one person and one year at a time.',
    start: 'Start with Basic',
    items: {
      calendars: '1 calendar',
      events: '100 events a year; a series is one',
      reminders: 'Basic reminders: one e-mail an event',
      mobile: 'Mobile app access: the page, installed on your phone',
    },
  },
  pro: {
    name: 'Pro',
    text: 'For who plans work and life together.',
    start: 'Start with Pro',
    items: {
      calendars: 'Unlimited calendars',
      events: 'Unlimited events',
      reminders: 'Advanced reminders',
      collaboration: 'Collaboration',
      support: 'Priority support, by whoever runs this planner',
    },
  },
  enterprise: {
    name: 'Enterprise',
    text: 'For an organisation that wants it as its own.',
    start: 'Talk to us',
    items: {
      everything: 'All Pro features',
      name: 'Custom branding: your name',
      look: 'Custom branding: your logo and colour',
      api: 'API access, with keys for your own programs',
      manager: 'A dedicated account manager, by whoever runs this planner',
      premise: 'On-premise option: on your own server',
    },
  },
  questionsTitle: 'Before you ask',
  questions: {
    limit: {
      question: 'What happens when Basic is full?',
      answer:
        'Nothing is lost and nothing is locked. You can read, change and delete what is there; only adding more waits until there is room, or another plan.',
    },
    down: {
      question: 'And when I go back to a smaller plan?',
      answer: 'The same: everything stays, and can be exported. Only creating is limited.',
    },
    data: {
      question: 'Can I leave?',
      answer:
        'At any time: export each calendar as a file that other calendars read, or everything at once from your profile, and delete your account there.',
    },
    planned: {
      question: 'What does “planned” mean?',
      answer: 'That it is not there yet. We would rather say so here than after you have signed up.',
    },
  },
} as const
