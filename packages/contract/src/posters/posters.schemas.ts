import { alignments, NOTES_MAX, orientations, pagings, papers, posterViews } from '@dodici/core/poster'
import { z } from 'zod'
import type { Spec } from '../route.ts'
import { firstMonth, id, language, queryFlag, textUpTo } from '../scalars.ts'
import { POSTER_CHOICES_MAX, POSTER_TITLE_MAX } from './limits.ts'

/** Ids between commas. */
const ids = z
  .string()
  .transform((text) => text.split(',').filter((each) => each !== ''))
  .pipe(z.array(id).max(POSTER_CHOICES_MAX))

const query = z.object({
  /** The first of the twelve months; January of this year where it is left out. */
  from: firstMonth.optional(),
  paper: z.enum(papers).default('a3'),
  orientation: z.enum(orientations).default('landscape'),
  /** `empty` is a planner to write on, with holidays. */
  view: z.enum(posterViews).default('planner'),
  /** One page, or one for each quarter; a heatmap is always one. */
  pages: z.enum(pagings).default('one'),
  /** How the days of a planner are aligned. */
  align: z.enum(alignments).default('weekday'),
  /** ISO numbers of the weeks, in planner and months. */
  weekNumbers: queryFlag.default('false'),
  /** Weekly series as events, and not as dots. */
  routine: queryFlag.default('false'),
  titles: queryFlag.default('true'),
  legend: queryFlag.default('true'),
  grey: queryFlag.default('false'),
  /** Ruled lines for notes at the foot. */
  notes: z.coerce.number<number>().int().min(0).max(NOTES_MAX).default(0),
  title: textUpTo(POSTER_TITLE_MAX).default(''),
  /** Only events of these categories; `none` are those without. All where it is left out. */
  categories: ids.optional(),
  /** Only events of these calendars; those that are shown where it is left out. */
  calendars: ids.optional(),
  language: language.optional(),
})

export const readPosterSvg = {
  query: query.extend({
    /** Which of the pages, from 1. */
    page: z.coerce.number<number>().int().min(1).max(4).default(1),
  }),
  headers: ['If-None-Match'],
  example: { query: { from: '2027-01', paper: 'a3', view: 'months' } },
} satisfies Spec

export const readPosterPdf = {
  query,
  headers: ['If-None-Match'],
  example: { query: { from: '2027-01', paper: 'a4', view: 'list' } },
} satisfies Spec

export type PosterQuery = z.output<typeof query>
