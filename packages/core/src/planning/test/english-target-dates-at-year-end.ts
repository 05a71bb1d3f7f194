/** The same on Tuesday 29 December 2026. */
export const englishGoalDatesAtYearEnd: readonly (readonly [target: string, when: string])[] = [
  ['Rome marathon in March', '2027-03-01..2027-03-31'],
  ['lose 3 kg in January', '2027-01-01..2027-01-31'],
  ['learn French next year', '2027-01-01..2027-12-31'],
  ['exam on January 10', '2027-01-10'],
  ['finish the course by the end of February', '2027-02-28'],
  ['move house in two months', '2027-02-28'],
  ["sing Fauré's Requiem on Remembrance Sunday, we've got tuesdays to rehearse", '2027-11-14'],
  ["Plan Grandad's 90th - Sunday lunch for 45 at the cricket club, 26 Sept, invites", '2027-09-26'],
  ["mum and dad's golden wedding - Saturday dinner at the golf club, 9 October, cake", '2027-10-09'],
  ['learn two carols for the Christmas Eve mass', '2027-12-24'],
  ["pass the exam, the written paper is on 14 May and I've only covered half of the book", '2027-05-14'],
  ['find a tutor for the next school year', '2027-09-01'],
  ['do the summer homework, not leaving it until September', '-'],
]
