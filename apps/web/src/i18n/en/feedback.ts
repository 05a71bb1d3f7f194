export const feedback = {
  feedback: {
    title: 'Provide Feedback',
    lead: 'What do you like, what is missing, what could work better? Whoever runs this planner will read it.',
    category: 'Category',
    details: 'Your Feedback',
    detailsRequired: 'Please write your feedback.',
    submit: 'Submit',
    sent: 'Thank you for your feedback!',
    notSent: 'Your feedback was not sent. Your text is still here: please try again.',
    notSentWait: 'That was a lot of feedback in a short time. What you wrote is still here: try again later.',
    notLoaded: 'The categories could not be loaded.',
  },
} as const
