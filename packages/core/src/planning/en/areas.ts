import type { PlanningWords } from '../planning-words.ts'

const area = (names: string, words: string): { names: string[]; words: string[] } => ({
  names: names.split('|'),
  words: words.split('|'),
})

/** Areas of life: names that a category may have, and English words of titles that belong there. */
export const areas: PlanningWords['areas'] = [
  area(
    'health|wellness|medical|salute|benessere',
    'dentist|dental|doctor|gp|medical|check up|checkup|blood test|scan|hospital|clinic|physio*|vaccin*|jab|therap*|optician|eye test|pharmacy|paediatrician|pediatrician|dermatolog*|cardiolog*|surgery',
  ),
  area(
    'sport|sports|training|fitness|gym|exercise|allenamento',
    'gym|run|running|marathon|half marathon|10k|5k|swim|swimming|football|soccer|tennis|padel|yoga|pilates|bike|cycling|training|race|triathlon|ski|skiing|hike|hiking|basketball|volleyball|climbing|workout',
  ),
  area(
    'work|job|office|business|lavoro',
    'meeting|conference call|client|customer|office|interview|project|presentation|launch|budget|team|conference|standup|supplier|release|boss|workshop|sprint|board|trade fair',
  ),
  area(
    'family|kids|children|famiglia',
    'mum|mom|dad|grandma|grandpa|granny|son|daughter|kids|baby|birthday|christening|communion|wedding|anniversary|aunt|uncle|cousin|recital|school play|nursery|family|parents evening',
  ),
  area(
    'travel|trips|trip|holidays|vacation|viaggi|viaggio',
    'trip|flight|holiday|holidays|vacation|hotel|train|weekend in|cruise|camping|airport|ferry|departure',
  ),
  area(
    'study|school|university|education|learning|courses|studio|scuola',
    'exam|exams|lesson|lecture|university|college|course|class|thesis|graduation|homework|school|study|certification|driving test|ielts|test|seminar',
  ),
  area(
    'home|house|household|casa',
    'move|moving|plumber|electrician|boiler|cleaning|bill|rent|painter|renovation|garden|gardener|furniture|ikea|laundry|groceries',
  ),
  area(
    'friends|leisure|free time|fun|social|hobby|hobbies|tempo libero|amici',
    'dinner|drinks|pizza|concert|theatre|theater|cinema|exhibition|party|museum|match|film|movie|barbecue|bbq|pub|show|guitar|piano|choir',
  ),
  area(
    'finance|finances|money|taxes|admin|paperwork|finanze',
    'tax|taxes|accountant|bank|mortgage|tax return|insurance|payment|instalment|passport|notary|pension',
  ),
]

/** Words that tell nothing about a category. */
export const stopWords =
  'one two three four five six seven eight nine ten the a an all of to in on at for with and or by from my our your his her new is it this that'
