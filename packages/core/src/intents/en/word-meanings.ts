import type { ThingWords } from '../language-words.ts'

/** English words of one meaning, by what they mean. */
const meanings: ThingWords['meanings'] = {
  deadline: 'deadline due',
  birthday: 'birthday',
  dentist: 'dentist',
  gym: 'gym workout training',
  meeting: 'meeting',
  holiday: 'holiday holidays vacation hols',
  barbecue: 'barbecue bbq',
  doctor: 'doctor gp',
  hairdresser: 'haircut hairdresser barber',
  flight: 'flight fly plane',
  journey: 'trip journey',
  dinner: 'dinner',
  lunch: 'lunch',
  wedding: 'wedding',
  exam: 'exam test',
  lesson: 'class lesson course classes lessons',
  interview: 'interview',
  concert: 'concert gig',
  house: 'move moving',
  vet: 'vet dog cat',
  blood: 'blood',
  race: 'race marathon run ran',
  match: 'match game',
  conference: 'conference',
  party: 'party',
  train: 'train',
  bill: 'bill bills',
}

/** English words that tell what kind of thing something is, and not which. */
const kindWords =
  'lesson class course visit checkup check meeting interview dinner lunch breakfast drinks party birthday anniversary training workout practice session exam test trip game match call lecture shift deadline holiday vacation'

/** What an English word does, by its verb: `skiing` is `ski`, `swimming` is `swim`. */
function verbsOf(word: string): readonly string[] {
  const verb = /^(.{3,})ing$/u.exec(word)?.[1]
  return verb === undefined ? [] : [verb, verb.replace(/(.)\1$/u, '$1')]
}

/** English, of the things that people have events of. */
export const things: ThingWords = { meanings, kindWords, verbsOf }
