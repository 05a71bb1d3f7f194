import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { plannedInYear } from './test/planned-in-year.ts'

describe('the steps of what is studied, and of what is missing or only possible later', () => {
  it.each([
    ['en', 'Leaving Cert Irish oral 14 April, I freeze when I speak', 'exam', ['topicsAloud', 'book']],
    ['en', 'Irish oral in April, terrified', 'exam', ['settled', 'study']],
    ['en', 'junior cert, my first big exam', 'exam', ['study', 'register']],
    ['it', 'maturità, esame orale a fine giugno', 'exam', ['mockOral', 'oral']],
    ['en', 'help my lad with his leaving cert', 'teaching', ['besideThem', 'kit']],
    ['en', 'help our Aoife with her junior cert, she has dyslexia', 'teaching', ['supports', 'little']],
    ['it', 'aiutare mio figlio con la maturità, è dislessico', 'teaching', ['supports', 'little']],
    ['en', 'apply to uni through UCAS for September 2028, no A levels', 'enrolment', ['instead', 'formNow']],
    ['en', 'access to nursing course starting in September', 'enrolment', ['talkThere', 'trial']],
    ['en', 'UCAS for our Ben, deadline 31 January', 'enrolment', ['form', 'instead']],
    ['en', 'my Open University module starts on 2 October', 'uniStart', ['warmUp', 'room']],
    ['en', 'start a degree part time in September', 'uniStart', ['hours', 'kit']],
    ['en', 'dissertation: 3 chapters of 5 written, due in September', 'thesis', ['progress', 'research']],
    ['it', 'tesi di laurea, 3 capitoli su 5 scritti', 'thesis', ['progress', 'research']],
    ['en', 'theory test, booked for 22 April', 'drivingTheory', ['quizzes', 'requirements']],
    ['en', 'learn to drive, frightened of motorways', 'drivingLicence', ['calmTeacher', 'whatWentWrong']],
    ['it', 'prendere la patente, ho paura della guida', 'drivingLicence', ['calmTeacher', 'whatWentWrong']],
    ['en', 'motorbike licence (done the CBT)', 'drivingLicence', ['riding', 'basic']],
    ['en', 'rid the bedroom of damp, our landlord ignores it', 'damp', ['inWriting', 'mend']],
    ['it', 'muffa in camera, sono in affitto e il padrone di casa non risponde', 'damp', ['clean', 'roof']],
    ['en', "sort out dad's estate, he left no will", 'estate', ['noWill', 'renounce']],
    ['en', 'wills for both of us', 'will', ['bothWills', 'givesHome']],
    ['it', 'fare testamento, tutti e due', 'will', ['bothWills', 'givesHome']],
    ['en', 'PIP, been refused once', 'form', ['grounds', 'online']],
    ['en', 'settle in Cork in June, nowhere to live yet, move from Leeds', 'move', ['findHome', 'findNext']],
    ['en', 'find a volunteer for every Tuesday at the soup kitchen', 'club', ['rota', 'evening']],
    ['it', 'trovare un volontario per ogni martedì alla mensa', 'club', ['rota', 'evening']],
    ['en', 'start a repair café in the hall once a month', 'club', ['menders', 'offer']],
    ['en', 'put on our village panto in January: have script and hall', 'staging', ['parts', 'piece']],
    ['en', 'new kitchen, quotes in but no decision', 'renovation', ['choose', 'quotes']],
    ['en', 'loft conversion, planning permission granted in January', 'buildOn', ['quotes', 'permission']],
    ['en', 'grow enough veg to feed us by summer', 'vegetableGarden', ['picking', 'harvest']],
  ] as const)('are its own, %s: %s: %s', (language: Language, text, kind, [has, hasNot]) => {
    const plan = plannedInYear(text, language)
    const ids: readonly string[] = plan.steps.map(({ id }) => id)
    expect(plan.templateId).toBe(kind)
    expect(ids).toContain(has)
    expect(ids).not.toContain(hasNot)
  })

  it.each([
    ['en', 'put on the village panto in January, no director', 'director'],
    ['en', 'put on the village panto in January, still without a pianist', 'pianist'],
    ['it', 'mettere in scena la commedia a gennaio, manca il regista', 'regista'],
    ['it', 'mettere in scena la commedia a gennaio, non abbiamo il regista', 'regista'],
  ] as const)('get what is missing, %s: %s', (language, text, words) =>
    expect(plannedInYear(text, language).steps.some(({ title }) => title.includes(words))).toBe(true),
  )

  it.each([
    ['en', "apply for indefinite leave to remain, I'm eligible from 19 November", '2027-11-19'],
    ['it', 'chiedere la cittadinanza, non prima del 19 novembre', '2027-11-19'],
  ] as const)('send nothing before somebody may, %s: %s', (language, text, day) => {
    const form = plannedInYear(text, language).steps.find(({ id }) => id === 'form')
    expect(form && formatDay(form.first) > day).toBe(true)
  })

  it.each([
    ['leaving cert', '2027-06-09'],
    ['A levels', '2027-05-10'],
  ])('have the day that is usual: %s', (text, day) => expect(formatDay(plannedInYear(text, 'en').day)).toBe(day))
})
