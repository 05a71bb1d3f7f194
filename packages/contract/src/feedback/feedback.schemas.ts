import { z } from 'zod'
import { FEEDBACK_DETAILS_MAX, TITLE_MAX, URL_MAX, USER_AGENT_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { language, lineUpTo, plainText, textUpTo } from '../scalars.ts'

/** What feedback can be about; the page has their names in both languages, and so has the answer. */
export const feedbackCategoryId = z.enum(['problem', 'idea', 'usability', 'other'])

export const listFeedbackCategories = {
  query: z.object({ language: language.optional() }),
  response: z.array(z.object({ id: feedbackCategoryId, name: z.string() }).meta({ id: 'FeedbackCategory' })),
  example: { query: { language: 'en' } },
} satisfies Spec

export const submitFeedback = {
  body: z.object({
    /** Without one it is called 'Feedback from ' and the name of the product. */
    title: lineUpTo(TITLE_MAX).optional(),
    details: textUpTo(FEEDBACK_DETAILS_MAX).refine((text) => text.trim() !== '', 'must not be empty'),
    categoryId: feedbackCategoryId,
    metadata: z.object({
      /** Path of the page. */
      page: plainText.max(URL_MAX),
      url: plainText.max(URL_MAX),
      userAgent: plainText.max(USER_AGENT_MAX),
    }),
  }),
  response: z.object({ _id: z.string() }),
  example: {
    body: {
      details: 'The year fits on one screen.',
      categoryId: 'idea',
      metadata: { page: '/calendar', url: 'https://planner.example.org/calendar', userAgent: 'curl/8.5' },
    },
  },
} satisfies Spec

export type FeedbackCategoryId = z.output<typeof feedbackCategoryId>
export type Feedback = z.input<typeof submitFeedback.body>
