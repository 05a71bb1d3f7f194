/** The texts of goals, which load with them. */
export const goalTexts = {
  goals: {
    title: 'Goals',
  },
} as const
