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
    ['en', 'A level results day, plan B if I miss my grades', 'choosingStudies', ['offer', 'study']],
    ['en', 'apply for a PGCE', 'enrolment', ['statement', 'cv']],
    ['en', 'masters application, references asked for', 'enrolment', ['statement', 'gather']],
    ['en', 'part time job around school hours', 'jobSearch', ['interviews', 'visit']],
    ['en', 'move from nurse to health visitor', 'jobSearch', ['training', 'pack']],
    ['en', 'move all my files from old laptop to new one', 'digital', ['bringOver', 'pack']],
    ['en', "transcribe my gran's letters", 'digital', ['tool', 'send']],
    ['it', 'trascrivere le lettere della zia', 'digital', ['tool', 'send']],
    ['en', 'find a new chair for the allotment society', 'club', ['offer', 'keep']],
    ['it', 'trovare un nuovo presidente per la pro loco', 'club', ['offer', 'trial']],
    ['en', 'church flower rota', 'club', ['rota', 'plants']],
    ['it', 'turni per i fiori in chiesa', 'club', ['rota', 'plants']],
    ['en', 'evict the tenant', 'complaint', ['possession', 'compare']],
    ['en', 'student loan for our daughter', 'form', ['send', 'bank']],
    ['en', 'block of flats roof needs doing, two owners refuse to pay', 'renovation', ['blockMeeting', 'pay']],
    ['en', "fence blown down, neighbour won't pay half", 'repair', ['look', 'amount']],
    ['en', 'GCSE maths, mock was a 3', 'exam', ['study', 'chapters']],
    ['en', 'run the school sports day', 'event', ['programme', 'ticket']],
    ['it', 'università a 40 anni, lavoro tutto il giorno', 'enrolment', ['form', 'draft']],
    ['it', 'lavorare 4 giorni a settimana, ne parlo con il capo', 'workingHours', ['talk', 'pay']],
    ['it', 'corso serale per la maturità', 'exam', ['eveningPlace', 'trial']],
    ['en', 'coach the under 9s, DBS done', 'volunteering', ['badge', 'checks']],
    ['en', 'volunteer at the hospital, application sent', 'volunteering', ['meet', 'write']],
    ['en', 'charity walk, page set up already', 'race', ['walks', 'page']],
    ['en', 'leave my job, notice handed in', 'leaveJob', ['handover', 'letter']],
    ['it', 'lasciare il lavoro, dimissioni già date', 'leaveJob', ['handover', 'letter']],
    ['en', 'new bathroom, plumber booked for 3 May', 'renovation', ['works', 'quotes']],
    ['en', 'self employed, get a mortgage by October', 'loan', ['incomeProof', 'firstClients']],
    ['en', 'our village hall needs a new roof, apply for a lottery grant by 30 June', 'grant', ['submit', 'works']],
    ['en', 'lasting power of attorney for mum and dad', 'form', ['oneEach', 'grounds']],
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
    ['en', 'quiz night for the PTA, hall booked, no quizmaster', 'quizmaster'],
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

  it('begin when those come who are booked', () => {
    const works = plannedInYear('new bathroom, builders booked for 3 May', 'en').steps.find(({ id }) => id === 'works')
    expect(works && formatDay(works.first)).toBe('2027-05-03')
  })

  it.each([
    ['leaving cert', '2027-06-09'],
    ['A levels', '2027-05-10'],
    ['revise for end of year exams', '2027-06-18'],
    ['re-lay the patio by the bank holiday 31 May', '2027-05-31'],
  ])('have the day that is usual: %s', (text, day) => expect(formatDay(plannedInYear(text, 'en').day)).toBe(day))
})
