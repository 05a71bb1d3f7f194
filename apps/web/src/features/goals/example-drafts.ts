import i18next from 'i18next'
import { emptyDraft, type GoalDraft } from './goal-draft.ts'

/** Three goals to begin with, one of each kind that has a number. */
export const exampleDrafts = (year: number): readonly GoalDraft[] => [
  {
    ...emptyDraft(year),
    title: i18next.t('goals.examples.read.title'),
    ...{ kind: 'count', target: '12', matchText: i18next.t('goals.examples.read.text') },
  },
  {
    ...emptyDraft(year),
    title: i18next.t('goals.examples.move.title'),
    ...{ kind: 'hours', target: '100', matchText: i18next.t('goals.examples.move.text') },
  },
  {
    ...emptyDraft(year),
    title: i18next.t('goals.examples.save.title'),
    ...{ kind: 'number', target: '3000', unit: i18next.t('goals.examples.save.unit') },
  },
]
