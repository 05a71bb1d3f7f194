export const feedback = {
  feedback: {
    title: 'Provide Feedback',
    lead: 'What is missing, what is in the way, what do you like? Whoever runs this planner reads it.',
    category: 'Category',
    details: 'Your Feedback',
    detailsRequired: 'Write what you want to say.',
    submit: 'Submit',
    sent: 'Thank you: your feedback has arrived.',
    notSent: 'It was not sent. What you wrote is still here: try again.',
    notSentWait: 'That was a lot of feedback in a short time. What you wrote is still here: try again later.',
    notLoaded: 'The categories could not be loaded.',
  },
} as const
