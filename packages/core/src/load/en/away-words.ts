import type { AwayWords } from '../away-words.ts'

/** What English titles and categories say of absences. */
export const englishAway: AwayWords = {
  beginnings:
    'leave, annual leave, parental leave, maternity leave, paternity leave, sick leave, sick, sick day, ill, off sick, off work, day off, days off, time off, off, pto, ooo, out of office, away, holiday, holidays, vacation, half term, sabbatical, day trip, business trip, work trip, hospital stay, convalescence, honeymoon, staycation',
  journeys:
    'trip, trips, journey, travels, travelling, traveling, holiday, holidays, vacation, getaway, city break, honeymoon, cruise, safari, camping, interrail, backpacking, road trip, ski week, skiing, weekend in, weekend at, week in, week at, days in, stay in, stay at, staying in, staying at, retreat, pilgrimage, expedition, conference, congress, summit, fair, offsite',
  preparations:
    'plan, planning, book, booking, prepare, preparing, pack, packing, save, organise, organize, find, choose, research, request, ask',
  fillers:
    'my, our, the, a, an, on, at, in, i am, we are, am, are, summer, winter, spring, autumn, easter, christmas, school, family, long, two, three, a few',
  categories:
    'travel, travels, trip, trips, holiday, holidays, vacation, vacations, leave, absence, absences, time off, away',
  appointments:
    'meeting, appointment, lesson, lessons, class, classes, session, interview, dentist, doctor, hygienist, physio, vet, haircut, hairdresser, plumber, electrician, inspection, parents evening, rehearsal, training, practice, tutoring, call, standup, review',
  forWork: 'business, work, conference, congress, fair, summit, training, course, workshop, client, offsite',
}
