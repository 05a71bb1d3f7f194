/** What goals of working life, and of what one does for a cause with others, are about. */
export const thingsOfWork = [
  'appraisal',
  'campaign',
  'candidacy',
  'cleanUp',
  'fundraising',
  'handover',
  'members',
  'newColleague',
  'ownCourse',
  'project',
  'promotion',
  'report',
  'teamwork',
  'workingHours',
] as const
