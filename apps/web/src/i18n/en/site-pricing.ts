export const pricing = {
  title: 'Choose your plan',
  lead: 'Every plan has the whole year, all three views, reminders, goals, the assistant and undo.',
  period: { label: 'Billing period', monthly: 'Monthly', annual: 'Annual' },
  free: 'Free',
  freeInBeta: 'Free during the beta',
  perMonth: 'per month',
  perYear: 'per year',
  onlyMonthly: 'monthly billing only',
  onlyAnnual: 'annual billing only',
  toProfile: 'See your plan',
  /** If the operator grants the plan. */
  ask: 'Ask for {{plan}}',
  planned: 'planned',
  basic: {
    name: 'Basic',
    text: 'For your own year.',
    start: 'Start with Basic',
    items: {
      calendars: '1 calendar',
      events: '100 events a year (a repeating event counts as one)',
      reminders: 'Basic reminders: in the browser, on your phone, and one by email for each event',
      mobile: 'Mobile app access: install the page on your phone',
    },
  },
  pro: {
    name: 'Pro',
    text: 'For work and private life together.',
    start: 'Start with Pro',
    items: {
      calendars: 'Unlimited calendars',
      events: 'Unlimited events',
      reminders: 'Advanced reminders: as many as you like, also by email',
      collaboration: 'Collaboration',
      support: 'Priority support from whoever runs this planner',
    },
  },
  enterprise: {
    name: 'Enterprise',
    text: 'For organisations that want their own planner.',
    start: 'Start with Enterprise',
    items: {
      everything: 'All Pro features',
      name: 'Custom branding: your own name',
      look: 'Custom branding: your own logo and colour',
      api: 'API access, with keys for your own programs',
      manager: 'A dedicated account manager, provided by whoever runs this planner',
      premise: 'On-premise option: on your own server',
    },
  },
  questionsTitle: 'Frequently asked questions',
  questions: {
    limit: {
      question: 'What happens when I reach the limits of Basic?',
      answer:
        'You keep everything you have and can still read, change and delete it. To add more, make room or move to a larger plan.',
    },
    down: {
      question: 'Can I go back to a smaller plan?',
      answer:
        'Yes. Nothing is deleted, and you can still export everything. You just cannot add more than the smaller plan allows.',
    },
    data: {
      question: 'Can I leave?',
      answer:
        'At any time. You can export each calendar as a file that other calendars can read, or download everything from your profile, and delete your account there.',
    },
    planned: {
      question: 'What does “planned” mean?',
      answer: 'It is not available yet. We would rather tell you before you sign up.',
    },
  },
} as const
