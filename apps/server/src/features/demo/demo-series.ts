import { moment, type DemoEntry } from './demo-entry.ts'

/** The routine of the demo year: what comes back every week or month. */
export const demoSeries: readonly DemoEntry[] = [
  moment(['01-04', '09:30-10:00'], 'work', ['Riunione di lunedì', 'Monday meeting'], {
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=12-17',
  }),
  moment(['01-12', '18:30-20:30'], 'study', ['Lezione serale', 'Evening class'], {
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=06-01',
  }),
  moment(['01-13', '19:00-20:00'], 'health', ['Pilates', 'Pilates'], {
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=07-14',
  }),
  moment(['01-07', '17:00-18:00'], 'family', ['Nuoto di Elia', 'Swimming with Elia'], {
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=05-27',
  }),
  moment(['08-01', '08:00-10:00'], 'sport', ['Lungo della domenica', 'Sunday long run'], {
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=11-21',
  }),
  moment(['09-07', '19:00-20:00'], 'health', ['Pilates', 'Pilates'], {
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=12-14',
  }),
  moment(['09-17', '18:00-20:00'], 'study', ['Master, lezione', 'Master, lecture'], {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=12-17',
  }),
  moment(['01-20', '12:00-12:30'], 'home', ['Affitto', 'Rent'], { rule: 'FREQ=MONTHLY;BYMONTHDAY=20', fixed: true }),
]
