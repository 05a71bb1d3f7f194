/** The texts of goals and of the year in review, which load with them. */
export const goalTexts = {
  goals: {
    title: 'Goals',
  },
  review: {
    title: 'Your {{year}}',
  },
} as const
