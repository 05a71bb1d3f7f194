import { describe, expect, it } from 'vitest'
import { formatDay, weekdayOf } from '../date/index.ts'
import { anItem, day } from '../test/year-item.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { plannedInYear, years } from './test/planned-in-year.ts'
import { around, asking } from './test/situations.ts'

describe('the day of a goal', () => {
  it.each([
    ['en', 'run a 10k by September', '2027-08-29'],
    ['it', 'fare le analisi del sangue prima di Pasqua', '2027-03-26'],
    ['it', 'patente B entro settembre', '2027-09-29'],
    ['en', 'new passport for Isla before the summer hols', '2027-07-21'],
    ['en', 'renew my passport by 20 June', '2027-06-20'],
    ['en', 'appeal the parking fine, I have until 30 April', '2027-04-30'],
    ['it', 'ricorso per la multa, ho tempo fino al 30 aprile', '2027-04-30'],
    ['it', "fare il presepe nuovo, pronto per l'8 dicembre", '2027-12-08'],
    ['en', 'halloween costumes for the twins', '2027-10-31'],
    ['it', "rifare il tetto della stalla prima che arrivi l'inverno", '2027-11-30'],
  ] as const)('is the last that fits by the end of a month or season, and a day as it was said, %s: %s', (...row) => {
    expect(plannedInYear(row[1], row[0]).at).toBe(row[2])
  })

  it.each([
    ['en', "find someone to look after the rabbits while we're in Sardinia", '2027-08-07'],
    ['en', "get the kitchen painted while we're in Sardinia", '2027-08-06'],
    ['it', 'trovare chi innaffi le piante mentre siamo in Sardegna', '2027-08-07'],
    ['en', 'get my tax return done early this year, before I go to Sardinia', '2027-08-06'],
    ['it', "fare il 730 presto quest'anno, prima di andare in Sardegna", '2027-08-06'],
  ] as const)('is that of the stay of the year in which or before which it is done, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'see the Caravaggio exhibition before it closes on 20 July', '2027-06-19'],
    ['it', 'vedere la mostra di Caravaggio prima che chiuda il 20 luglio', '2027-06-19'],
    ['en', 'climb the Matterhorn next year', '2028-07-15'],
    ['it', "scalare il Cervino l'anno prossimo", '2028-07-15'],
    ['en', 'paint the living room in May', '2027-05-29'],
    ['it', 'imbiancare il salotto a maggio', '2027-05-29'],
  ] as const)('is in the period in which it is done: %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'swap the old diesel for an electric car before the MOT runs out on 8 August', '2027-08-06'],
    ['en', 'change energy supplier before the contract ends on 15 August', '2027-08-06'],
    ['it', 'vendere la moto prima della revisione il 10 agosto', '2027-08-06'],
    ['en', 'sell the sofa before the move on 3 June', '2027-06-02'],
  ] as const)('is before a holiday in which lies what it is to be done before, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'get the choir ready for the Christmas concert on 12 December', '2027-12-12'],
    ['en', 'everything ready for the wedding on 12 June', '2027-06-12'],
    ['en', 'get Tom ready for his driving test on 5 May', '2027-05-05'],
    ['it', 'preparare il coro per il concerto di Natale del 12 dicembre', '2027-12-12'],
    ['en', 'have the knee op before the wedding on 12 June', '2027-06-11'],
  ] as const)('is that of what somebody gets ready for, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['it', 'orto con mio suocero, piantare dopo il 25 aprile', '2027-05-29'],
    ['it', 'potare gli ulivi dopo il ponte del 25 aprile', '2027-05-08'],
  ] as const)('is not put off to another season by what it comes behind, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'organise Christmas', '2027-12-25'],
    ['it', 'Natale a casa nostra con tutti', '2027-12-25'],
    ['en', 'finish the thesis before Christmas', '2027-12-24'],
  ] as const)('is that of a feast which is all that it is about, %s: %s', (language, text, at) => {
    expect(plannedInYear(text, language).at).toBe(at)
  })

  it('is that of an event of the year where words say about when it is', () => {
    const race = anItem('Maratona di Firenze', day('2027-11-28'), day('2027-11-28'))
    const target = readTarget('Correre la maratona di Firenze a fine novembre', '', asking('it'))
    expect(formatDay(planTarget(target, around('it', { items: [race] })).day)).toBe('2027-11-28')
  })

  it('is the usual one of its kind in the month that is said', () => {
    expect(plannedInYear('Alfie starts school in September', 'en').at).toBe('2027-09-01')
  })

  it.each([
    ['it', 'marmellata di albicocche', '2027-06-26'],
    ['it', 'passata di pomodoro', '2027-08-21'],
    ['en', 'make marmalade', '2028-01-22'],
    ['it', 'raccogliere le olive', '2027-11-06'],
    ['en', 'plant tulips', '2027-10-16'],
    ['en', 'get good GCSE results', '2027-05-10'],
  ] as const)('is the usual one of what it is about, %s: %s', (language, text, date) => {
    const plan = planTarget(readTarget(text, '', asking(language)), around(language))
    expect(formatDay(plan.day)).toBe(date)
  })

  it.each([
    ['it', 'candidarmi alle comunali di giugno', [6]],
    ['en', 'stand for the parish council in May', [3]],
    ['it', 'corso di sicurezza per i colleghi', [0, 1, 2, 3, 4]],
    ['en', 'organise the team away day in July', [0, 1, 2, 3, 4]],
    ['en', 'street party in July', [5]],
  ] as const)('is on a weekday of its kind, its language and its company, %s: %s', (language, text, weekdays) => {
    const plan = planTarget(readTarget(text, '', asking(language)), around(language))
    expect(weekdays).toContain(weekdayOf(plan.day))
  })

  it('is before the journey on which a language is spoken', () => {
    expect(plannedInYear('learn enough Italian to order dinner in Rome', 'en').at).toBe('2027-05-13')
  })

  it('is not asked for where somebody has died', () => {
    const { warnings } = plannedInYear('svuotare la casa della mamma dopo la sua morte', 'it')
    expect(warnings.join(' ')).not.toContain('Non so quando')
  })

  it.each([
    ['it', 'cammino di Santiago da Sarria, la seconda metà di settembre', 7],
    ['en', 'walk the Camino in the second half of September', 7],
    ['en', 'cycle the Danube, first half of June', 5],
    ['en', 'trip to Peru in the second half of October', 14],
  ] as const)('takes as many days of half a month as it needs, %s: %s', (language, text, days) => {
    const { day: first, last } = plannedInYear(text, language)
    expect(last - first + 1).toBe(days)
  })

  it('is known in the calendar for all steps until it, however far it is', () => {
    const fair = { items: [...years.en, anItem('London fair', day('2027-10-12'), day('2027-10-14'), { away: true })] }
    const { steps } = planTarget(
      readTarget('get the stand ready for the London fair', '', asking('en')),
      around('en', fair),
    )
    const away = [day('2027-08-07'), day('2027-08-21')] as const
    expect(steps.filter(({ first, last }) => last >= away[0] && first <= away[1])).toEqual([])
  })

  it.each([
    ['it', 'trasferirmi a Lisbona il 15 gennaio 2028', /chiavi/u],
    ['en', 'move to Leeds by 30 June', /keys/u],
  ] as const)('has the old home cleaned before somebody moves far away, %s: %s', (language, text, keys) => {
    const { day: at, steps } = plannedInYear(text, language)
    expect(steps.filter(({ title, first }) => keys.test(title) && first > at)).toEqual([])
  })

  it('leaves the first days behind it free of trips', () => {
    const fair = { items: [anItem('London fair', day('2027-10-12'), day('2027-10-14'), { away: true })] }
    const goal = readTarget('adopt a dog from the shelter after the summer holidays', '', asking('en'))
    const { day: at } = planTarget(goal, around('en', fair))
    expect(at < day('2027-10-08') || at > day('2027-10-14')).toBe(true)
  })

  it.each([
    ['it', 'svuotare il garage con calma', 'svuotare il garage'],
    ['en', 'clear out the garage, no rush', 'clear out the garage'],
    ['en', 'sort the whole house', 'sort the attic'],
  ] as const)('is far later without hurry, and for what is large, %s: %s', (language, slow, usual) => {
    expect(plannedInYear(slow, language).day).toBeGreaterThan(plannedInYear(usual, language).day + 30)
  })

  it.each([
    ['en', 'not buying any new clothes till Christmas', '2027-12-25'],
    ['en', 'dry until July', '2027-06-30'],
    ['it', 'non bere alcol fino a giugno', '2027-05-31'],
  ] as const)('is the last of the days until which something is not done, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['it', "nozze d'oro dei miei a fine agosto", '2027-08-28'],
    ['en', 'golden wedding of my parents in late August', '2027-08-28'],
    ['en', 'declutter the attic next week', '2027-03-27'],
  ] as const)('is near one that is said roughly, on a day of its kind, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'renew my passport before the holidays'],
    ['it', 'rinnovare il passaporto prima delle ferie'],
  ] as const)("is before the person's own holidays, which are no part of the title, %s: %s", (language, text) => {
    const { at, title } = plannedInYear(text, language)
    expect(at).toBe('2027-08-06')
    expect(title).toBe(language === 'en' ? 'Renew my passport' : 'Rinnovare il passaporto')
  })

  it.each([
    ['en', 'have the wisdom tooth out, not before Rome', '2027-05-17'],
    ['it', 'togliere il dente del giudizio, non prima di Roma', '2027-05-17'],
    ['en', 'After Sardinia, start looking for a new flat', '2027-08-21'],
    ['it', 'dopo la Sardegna, cercare una casa in affitto', '2027-08-21'],
  ] as const)('is behind an event that it may not be before, or that stands first, %s: %s', (language, text, last) => {
    expect(plannedInYear(text, language).at > last).toBe(true)
  })

  it.each([
    ['en', 'fix the dripping tap', '2027-04-01'],
    ['it', 'riparare la lavatrice che perde', '2027-04-01'],
    ['it', 'aprire partita iva', '2027-04-08'],
    ['it', 'fare il 730', '2027-06-25'],
    ['en', 'learn British sign language', '2027-07-17'],
    ['en', 'repair the fence after Easter', '2027-04-12'],
  ] as const)('is in weeks for a small job, and in months for what is learned, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'paint the nursery before the baby (20 August)', '2027-07-21'],
    ['it', 'imbiancare la cameretta prima che nasca il bambino (20 agosto)', '2027-07-21'],
    ['en', 'knit a baby blanket before the baby comes in August', '2027-07-02'],
  ] as const)('is a month before a birth, for which everything is ready in time, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'declutter before the move on 3 June', '2027-06-02'],
    ['it', 'svuotare casa prima del trasloco del 3 giugno', '2027-06-02'],
  ] as const)('is the day before something whose day is said, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'get fit for Sardinia', '2027-08-06', 'Get fit'],
    ['it', 'rimettermi in forma entro la Sardegna', '2027-08-06', 'Rimettermi in forma'],
    ['en', 'learn enough Italian to get by in Rome in May', '2027-05-13', null],
    ['it', "imparare l'italiano per cavarmela a Roma a maggio", '2027-05-13', null],
    ['it', 'quattro giorni a Roma a maggio', '2027-05-14', 'Quattro giorni a Roma'],
  ] as const)('follows from a stay of the person that it is for, %s: %s', (language, text, date, title) => {
    const plan = plannedInYear(text, language)
    expect(plan.at).toBe(date)
    if (title !== null) expect(plan.title).toBe(title)
  })

  it.each([
    ['en', 'go to Edinburgh fringe for 3 nights in july', 4],
    ['it', 'viaggio a Lisbona per 5 giorni a giugno', 5],
    ['en', 'trip to Peru for two weeks in October', 14],
  ] as const)('is as many days as a stay takes, in its month, %s: %s', (language, text, days) => {
    const { day: first, last } = plannedInYear(text, language)
    expect(last - first + 1).toBe(days)
  })

  it.each([
    ['en', 'declutter the shed one of these weekends'],
    ['it', 'sistemare la cantina un weekend di questi'],
  ] as const)('is the next free weekend where any is meant, %s: %s', (language, text) => {
    const { day: first, last, title } = plannedInYear(text, language)
    expect([formatDay(first), last - first]).toEqual(['2027-03-27', 1])
    expect(title).not.toMatch(/weekend|questi/u)
  })

  it.each([
    ['en', 'sort out the balcony after the summer', '2027-09-01', '2027-10-10'],
    ['it', "sistemare la cantina dopo l'estate", '2027-09-01', '2027-10-10'],
    ['it', 'traslocare dopo le vacanze estive', '2027-09-01', '2027-10-10'],
    ['en', 'move house after Christmas', '2027-12-28', '2028-01-31'],
  ] as const)('is soon after a season or feast behind which it comes, %s: %s', (language, text, first, last) => {
    const { at } = plannedInYear(text, language)
    expect(at >= first && at <= last).toBe(true)
  })

  it.each([
    ['en', 'get a dog after Sardinia', 'Get a dog'],
    ['it', 'prendere un cane dopo la Sardegna', 'Prendere un cane'],
  ] as const)('is behind an event of the year that is named, %s: %s', (language, text, title) => {
    const plan = plannedInYear(text, language)
    expect([plan.day > day('2027-08-21'), plan.day < day('2027-10-01'), plan.title]).toEqual([true, true, title])
    expect(plan.warnings[0]).not.toMatch(/You did not say|Non hai detto/u)
  })

  it.each([
    ['en', 'propose to Becky in Rome', '2027-05-14'],
    ['it', 'cena con amici a Roma', '2027-05-14'],
    ['en', 'see the museums of Rome in May', '2027-05-14'],
    ['it', 'vedere i musei di Roma a maggio', '2027-05-14'],
  ] as const)('is in the stay at whose place it is done, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'a sailing course before Sardinia'],
    ['it', 'un corso di vela prima della Sardegna'],
  ] as const)('leaves the weeks of a course before what it comes before, %s: %s', (language, text) => {
    const plan = plannedInYear(text, language)
    expect(day('2027-08-07') - plan.day).toBeGreaterThanOrEqual(42)
  })

  it.each([
    ['en', 'dentist this week', '2027-03-19', '2027-03-21'],
    ['it', 'dentista questa settimana', '2027-03-19', '2027-03-21'],
    ['en', 'build the bookcase the week of 10 May', '2027-05-10', '2027-05-16'],
    ['it', 'montare la libreria la settimana del 10 maggio', '2027-05-10', '2027-05-16'],
  ] as const)('is one of a week that is named, and to come, %s: %s', (language, text, first, last) => {
    const { at, day: one, last: end } = plannedInYear(text, language)
    expect([at >= first && at <= last, end - one]).toEqual([true, 0])
  })

  it.each([
    ['en', 'learn to swim by summer', 'For “by summer” I took Sunday 20 June 2027, the last day that fits.'],
    [
      'en',
      'winter tyres before winter',
      'For “before winter” I took Tuesday 30 November 2027, the last day that fits.',
    ],
    [
      'it',
      'finire la tesi entro luglio',
      'Per «entro luglio» ho preso venerdì 30 luglio 2027, l’ultimo giorno che va bene.',
    ],
    ['en', 'mend the fence before winter', 'You said “before winter”: it can be done by Thursday 1 April 2027.'],
    [
      'it',
      'riparare il tetto prima dell’inverno',
      'Hai detto «prima dell’inverno»: può essere fatto entro giovedì 6 maggio 2027.',
    ],
    ['en', 'get fit in autumn', 'For “in autumn”, it goes on until Monday 20 December 2027, the last day of that.'],
  ] as const)('that was chosen is told with its reason, %s: %s', (language, text, warning) => {
    expect(plannedInYear(text, language).warnings).toContain(warning)
  })

  it.each([
    ['en', 'learn Greek before I turn 40', 'I do not know when “before I turn 40” is'],
    ['it', 'imparare il greco prima dei 40 anni', 'Non so quando sia «prima dei 40 anni»'],
  ] as const)('is not called unsaid where only its words are unknown, %s: %s', (language, text, warning) => {
    expect(plannedInYear(text, language).warnings[0]).toContain(warning)
  })

  it('takes no time from a limit of what is given up', () => {
    expect(readTarget("meno telefono, massimo un'ora al giorno di instagram", '', asking('it')).hoursAWeek).toBeNull()
  })

  it.each([
    ['it', 'prendere un gattino dopo le vacanze', 'Prendere un gattino'],
    ['it', 'prendere un cane dal canile, ma solo dopo le ferie', 'Prendere un cane dal canile'],
    ['it', 'prendere un gattino appena torniamo dalla Sardegna', 'Prendere un gattino'],
    ['en', "get a puppy once we're back from Sardinia", 'Get a puppy'],
    ['en', 'get a puppy, after our holiday', 'Get a puppy'],
    ['en', 'get a puppy after the holiday in Sardinia', 'Get a puppy'],
    ['it', 'prendere un cucciolo dopo la vacanza in Sardegna', 'Prendere un cucciolo'],
  ] as const)('is behind the holiday of the person where the goal comes behind it, %s: %s', (language, text, title) => {
    const plan = plannedInYear(text, language)
    expect([plan.day > day('2027-08-21'), plan.title]).toEqual([true, title])
  })

  it.each([
    ['en', 'trip to Japan for the cherry blossom of 2028', '2028'],
    ['it', 'viaggio in Giappone per la fioritura dei ciliegi del 2028', '2028'],
    ['en', 'photo album of 2026', '2027'],
    ['it', 'stampare le foto del 2026', '2027'],
  ] as const)('is in the year of which something is, unless that is over, %s: %s', (language, text, year) => {
    expect(plannedInYear(text, language).at.slice(0, 4)).toBe(year)
  })

  it.each([
    ['en', 'learn to ski this winter', '2028-03-19'],
    ['it', "imparare a sciare quest'inverno", '2028-03-19'],
  ] as const)('is in the next season where this one is about to end, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'get promoted in the July round', '2027-07'],
    ['en', 'sing the Requiem with the choir in Advent', '2027-12'],
    ['it', "cantare con il coro durante l'avvento", '2027-12'],
    ['en', 'go to Glastonbury', '2027-06'],
    ['it', 'andare a Lucca Comics', '2027-10'],
  ] as const)('is in the month of what it is at, %s: %s', (language, text, month) => {
    expect(plannedInYear(text, language).at.slice(0, 7)).toBe(month)
  })

  it('is not that of the calendar where it is to be early', () => {
    expect(plannedInYear('do my tax return', 'en').at).toBe('2027-09-30')
    expect(plannedInYear('do my tax return early this year', 'en').at).toMatch(/^2027-06/u)
  })

  it.each([
    ['switch to a heat pump, the grant runs out in March 2028', '2028-02-29'],
    ['get my CSCS card so I can work on site from June', '2027-06-01'],
  ])('is by when something ends or is wanted: %s', (text, at) => {
    const plan = plannedInYear(text, 'en')
    expect(plan.at).toBe(at)
    expect(plan.steps[0]?.first).toBeLessThan(day('2027-09-01'))
  })

  it('lies for a span over no day that is taken', () => {
    const items = [anItem('Wedding of Anna', day('2027-07-10'), day('2027-07-10'))]
    const goal = 'interrail with my best friend for three weeks in July'
    const { day: first, last } = planTarget(readTarget(goal, '', asking('en')), around('en', { items }))
    expect(first > day('2027-07-10') || last < day('2027-07-10')).toBe(true)
  })
})
