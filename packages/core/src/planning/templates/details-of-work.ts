/** What the words of a goal say of a trade, of a group and of a post: details of targets of work and of groups. */
export const detailsOfWork = [
  'association',
  'boardRole',
  'bookClub',
  'buyingGroup',
  'figuresOnly',
  'fundEvent',
  'lodging',
  'outdoorGroup',
  'publicExam',
  'redundancy',
  'serviceRooms',
  'sideJob',
  'siteAgain',
  'smallGroup',
  'withStaff',
] as const
