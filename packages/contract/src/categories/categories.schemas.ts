import { z } from 'zod'
import { DEFAULT_CATEGORY_COLOR, DESCRIPTION_MAX, REMINDERS_MAX, TARGET_MINUTES_MAX } from '../limits.ts'
import { reminder } from '../reminders/reminders.schemas.ts'
import { VERSIONED_WRITE, WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { chosenId, color, id, name, textUpTo } from '../scalars.ts'

const reminderList = z.array(reminder).max(REMINDERS_MAX)

/** What new events of a category have where nothing else is said. */
export const defaultReminders = z.object({ timed: reminderList, allDay: reminderList })

export const category = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    color: z.string(),
    /** Minutes a week that the person wants to give to it; null where they have not said. */
    targetMinutes: z.number().int().nullable(),
    /** Whether its events of several days are absences; null where its name tells. */
    away: z.boolean().nullable(),
    defaultReminders,
    version: z.number().int(),
  })
  .meta({ id: 'Category' })

const params = z.object({ id })

const targetMinutes = z.number().int().min(0).max(TARGET_MINUTES_MAX).nullable()

/** A category to be made with what belongs to it; without a colour it gets one that no other has, as long as there are any. */
export const newCategory = z.object({ name, color: color.optional() })

export const listCategories = { response: z.array(category) } satisfies Spec

export const createCategory = {
  body: z.object({
    _id: chosenId.optional(),
    name,
    description: textUpTo(DESCRIPTION_MAX).default(''),
    color: color.default(DEFAULT_CATEGORY_COLOR),
    targetMinutes: targetMinutes.default(null),
    away: z.boolean().nullable().default(null),
    defaultReminders: defaultReminders.default({ timed: [], allDay: [] }),
  }),
  response: category,
  headers: WRITE,
  example: { body: { name: 'Travel', color: '#3366cc' } },
} satisfies Spec

/** Several at once, in one change that one undo takes back. */
export const createCategories = {
  body: z.object({ categories: z.array(createCategory.body).min(1).max(50) }),
  response: z.array(category),
  headers: WRITE,
  example: { body: { categories: [{ name: 'Health' }, { name: 'Garden', color: '#228833' }] } },
} satisfies Spec

export const updateCategory = {
  params,
  body: z.object({
    name: name.optional(),
    description: textUpTo(DESCRIPTION_MAX).optional(),
    color: color.optional(),
    targetMinutes: targetMinutes.optional(),
    away: z.boolean().nullable().optional(),
    defaultReminders: defaultReminders.optional(),
  }),
  response: category,
  headers: VERSIONED_WRITE,
  example: { body: { name: 'Journeys', targetMinutes: 180 } },
} satisfies Spec

export const deleteCategory = { params, headers: VERSIONED_WRITE } satisfies Spec

export type Category = z.output<typeof category>
export type NewCategory = z.input<typeof createCategory.body>
/** The same with its defaults. */
export type CategoryDraft = z.output<typeof createCategory.body>
export type CategoryPatch = z.input<typeof updateCategory.body>
