/** What each plan has, in its order, and whether it is there already. Their words are in the texts of the page. */
export const planItems = {
  basic: { calendars: 'there', events: 'there', reminders: 'there', mobile: 'there' },
  pro: {
    calendars: 'there',
    events: 'there',
    reminders: 'there',
    collaboration: 'planned',
    support: 'there',
  },
  enterprise: {
    everything: 'there',
    name: 'there',
    look: 'planned',
    api: 'there',
    manager: 'there',
    premise: 'there',
  },
} as const
