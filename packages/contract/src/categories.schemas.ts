import { z } from 'zod'
import { DEFAULT_CATEGORY_COLOR, DESCRIPTION_MAX } from './limits.ts'
import type { Spec } from './route.ts'
import { chosenId, color, id, name, textUpTo } from './scalars.ts'

export const category = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    color: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Category' })

const params = z.object({ id })

export const listCategories = { response: z.array(category) } satisfies Spec

export const createCategory = {
  body: z.object({
    _id: chosenId.optional(),
    name,
    description: textUpTo(DESCRIPTION_MAX).default(''),
    color: color.default(DEFAULT_CATEGORY_COLOR),
  }),
  response: category,
} satisfies Spec

/** Several at once, in one change that one undo takes back. */
export const createCategories = {
  body: z.object({ categories: z.array(createCategory.body).min(1).max(50) }),
  response: z.array(category),
} satisfies Spec

export const updateCategory = {
  params,
  body: z.object({
    name: name.optional(),
    description: textUpTo(DESCRIPTION_MAX).optional(),
    color: color.optional(),
  }),
  response: category,
} satisfies Spec

export const deleteCategory = { params } satisfies Spec
