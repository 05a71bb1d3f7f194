import { changedFields, changeKinds, makers } from '@dodici/contract/change-kinds'
import type { Change, ChangeDetail, ChangedTimes } from '@dodici/contract/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { en } from '../../../i18n/en.ts'
import { it as italian } from '../../../i18n/it.ts'
import { texts } from '../../../i18n/texts.ts'
import { sampleChange } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { changeWords, keyOf, makerWords } from './change-words.ts'

const allDay = (start: string, end = start): ChangedTimes => ({ allDay: true, start, end })
const timed = (start: string, end: string): ChangedTimes => ({ allDay: false, start, end })

const detail = (facts: Partial<ChangeDetail> = {}): ChangeDetail => ({
  ...{ type: 'event', _id: 'event-1', title: 'Dentista', act: 'changed', part: null, occurrence: null, more: 0 },
  ...{ times: allDay('2027-05-06'), timesBefore: null, fields: [], of: null },
  ...facts,
})

const said = (facts: Partial<ChangeDetail>, change: Partial<Change> = {}): string =>
  changeWords(sampleChange({ kind: 'event.update', title: 'Dentista', ...change, details: [detail(facts)] }))

const plain = (text: string): string => text.replace(/\s/g, ' ')

beforeEach(() => setNow('2027-03-18T10:00'))

describe.each(['it', 'en'] as const)('the words of a change in %s', (language) => {
  beforeEach(() => {
    texts.changeLanguage(language)
  })

  it('say of a group what became of its events if it is the same, and else how many changes there were', () => {
    const details = [detail({ title: 'A', _id: 'a' }), detail({ title: 'B', _id: 'b' })]
    const words = (kinds: string[], changes: number) =>
      changeWords(sampleChange({ count: changes, details, group: { first: 'x', changes, deleted: 0, kinds } }))
    const italianWords = ['Eliminati 12.000 eventi: «A», «B» …', 'Creati 2 eventi: «A», «B»', '2 modifiche: «A», «B»']
    const englishWords = ['Deleted 12,000 events: “A”, “B” …', 'Created 2 events: “A”, “B”', '2 changes: “A”, “B”']
    const said = [words(['event.delete'], 12_000), words(['event.create'], 2), words(['event.update'], 2)]
    expect(said).toEqual(language === 'it' ? italianWords : englishWords)
    expect(words(['event.create', 'event.update'], 2)).toBe(said[2])
  })

  it.each(changeKinds)('are there for one and for many of %s, also without details', (kind) => {
    for (const count of [1, 1_200]) {
      const words = changeWords(sampleChange({ kind, count, title: 'Xyz', undoCount: count }))
      expect(words).not.toMatch(/history\.|\{\{|undefined|\b1 [a-z]/)
      expect(words.length).toBeGreaterThan(8)
    }
    const table = (language === 'it' ? italian : en).history.kinds
    if (!kind.endsWith('.several')) expect(Object.keys(table)).toContain(`${keyOf(kind)}_other`)
  })

  it.each(changedFields)('name the field that alone was changed: %s', (name) => {
    const values = { name, before: null, after: name === 'day' ? '2027-05-06' : '1' }
    const labels = (language === 'it' ? italian : en).history.fields
    for (const type of ['event', 'category', 'goal', 'milestone'] as const) {
      const words = said({ type, fields: [values] })
      expect(words).not.toMatch(/history\.fields|\{\{/)
      if (name === 'step') expect(words).toMatch(/«1»|“1”/)
      else expect(words).toMatch(new RegExp(`${labels[name]}|categor|luogo|place`))
    }
  })

  it('say through what it was made', () => {
    for (const kind of makers) expect(makerWords({ kind, name: 'Casa' })).not.toMatch(/history\.|\{\{/)
  })
})

describe('a change in words', () => {
  it.each<[Partial<ChangeDetail>, string, string]>([
    [
      { timesBefore: allDay('2027-05-03') },
      'Spostato «Dentista» da lun 3 a gio 6 mag',
      'Moved “Dentista” from Mon 3 to Thu, May 6',
    ],
    [
      { timesBefore: allDay('2027-04-30') },
      'Spostato «Dentista» da ven 30 apr a gio 6 mag',
      'Moved “Dentista” from Fri, Apr 30 to Thu, May 6',
    ],
    [
      {
        timesBefore: timed('2027-05-03T09:00', '2027-05-03T10:00'),
        times: timed('2027-05-03T10:30', '2027-05-03T11:30'),
      },
      'Spostato «Dentista» di lun 3 mag dalle ore 09:00 alle ore 10:30',
      'Moved “Dentista” on Mon, May 3 from 9:00 AM to 10:30 AM',
    ],
    [
      {
        timesBefore: timed('2027-05-03T09:00', '2027-05-03T10:00'),
        times: timed('2027-05-04T10:30', '2027-05-04T11:30'),
      },
      'Spostato «Dentista» da lun 3 mag ore 09:00 a mar 4 mag ore 10:30',
      'Moved “Dentista” from Mon, May 3, 9:00 AM to Tue, May 4, 10:30 AM',
    ],
    [
      { timesBefore: allDay('2027-05-03', '2027-05-04'), times: allDay('2027-05-03', '2027-05-07') },
      'Allungato «Dentista»: fino a ven 7 mag invece che a mar 4',
      'Made “Dentista” longer: until Fri, May 7 instead of Tue 4',
    ],
    [
      {
        timesBefore: timed('2027-05-03T09:00', '2027-05-03T11:00'),
        times: timed('2027-05-03T09:00', '2027-05-03T10:00'),
      },
      'Accorciato «Dentista» di lun 3 mag: fino alle ore 10:00 invece che alle ore 11:00',
      'Made “Dentista” on Mon, May 3 shorter: until 10:00 AM instead of 11:00 AM',
    ],
    [
      { timesBefore: timed('2027-05-06T09:00', '2027-05-06T11:00') },
      'Ora «Dentista» dura tutto il giorno: gio 6 mag',
      'Made “Dentista” last all day: Thu, May 6',
    ],
    [
      { timesBefore: allDay('2027-05-06'), times: timed('2027-05-06T09:00', '2027-05-06T10:00') },
      'Ora «Dentista» ha un orario: gio 6 mag ore 09:00–10:00',
      'Gave “Dentista” a time: Thu, May 6, 9:00 AM–10:00 AM',
    ],
    [{ act: 'created' }, 'Creato «Dentista», gio 6 mag', 'Created “Dentista”, Thu, May 6'],
    [
      { act: 'deleted', times: allDay('2028-05-06') },
      'Eliminato «Dentista», sab 6 mag 2028',
      'Deleted “Dentista”, Sat, May 6, 2028',
    ],
    [
      { fields: [{ name: 'title', before: 'Oculista', after: 'Dentista' }] },
      'Rinominato «Oculista» in «Dentista»',
      'Renamed “Oculista” to “Dentista”',
    ],
    [
      { timesBefore: allDay('2027-05-03'), fields: [{ name: 'place', before: null, after: 'Roma' }] },
      'Spostato «Dentista» da lun 3 a gio 6 mag; cambiato anche: luogo («Roma»)',
      'Moved “Dentista” from Mon 3 to Thu, May 6; also: place (“Roma”)',
    ],
    [
      {
        fields: [
          { name: 'description', before: null, after: null },
          { name: 'status', before: 'confirmed', after: 'tentative' },
        ],
      },
      'Modificato «Dentista»: descrizione, stato (da confermare)',
      'Changed “Dentista”: description, status (tentative)',
    ],
    [
      { part: 'this', occurrence: '2027-05-10', timesBefore: allDay('2027-05-10'), times: allDay('2027-05-11') },
      'Spostato «Dentista» da lun 10 a mar 11 mag (solo questa volta)',
      'Moved “Dentista” from Mon 10 to Tue, May 11 (only this one)',
    ],
    [
      { part: 'following', occurrence: '2027-06-07', fields: [{ name: 'title', before: 'Yoga', after: 'Dentista' }] },
      'Rinominato «Yoga» in «Dentista» (da lun 7 giu in poi)',
      'Renamed “Yoga” to “Dentista” (from Mon, Jun 7 on)',
    ],
    [
      { part: 'following', act: 'deleted', occurrence: '2027-06-07' },
      'Eliminato «Dentista» (da lun 7 giu in poi)',
      'Deleted “Dentista” (from Mon, Jun 7 on)',
    ],
    [
      { part: 'all', fields: [{ name: 'category', before: null, after: 'Salute' }] },
      'Messo «Dentista» nella categoria «Salute» (tutta la serie)',
      'Put “Dentista” in the category “Salute” (the whole series)',
    ],
    [
      {
        type: 'goalEntry',
        act: 'created',
        of: 'Leggere',
        fields: [
          { name: 'value', before: null, after: '3' },
          { name: 'day', before: null, after: '2027-03-01' },
        ],
      },
      'Segnato 3 per «Leggere», lun 1 mar',
      'Entered 3 for “Leggere”, Mon, Mar 1',
    ],
  ])('%j is: %s', (facts, inItalian, inEnglish) => {
    texts.changeLanguage('it')
    expect(plain(said(facts))).toBe(inItalian)
    texts.changeLanguage('en')
    expect(plain(said(facts))).toBe(inEnglish)
  })

  it('is an undo or a redo of what it did', () => {
    texts.changeLanguage('it')
    expect(said({ timesBefore: allDay('2027-05-03') }, { kind: 'undo' })).toBe(
      'Annullamento: spostato «Dentista» da lun 3 a gio 6 mag',
    )
    expect(said({ act: 'restored' }, { kind: 'redo' })).toBe('Ripristino: ripristinato «Dentista», gio 6 mag')
  })

  it('counts many, and names the first', () => {
    texts.changeLanguage('it')
    const details = ['A', 'B', 'C'].map((title) => detail({ title, act: 'created' }))
    const many = sampleChange({ count: 10_000, details })
    expect(changeWords({ ...many, kind: 'event.split', count: 2, details: [detail()] })).toBe(
      'Diviso in due «Dentista»',
    )
    expect(changeWords({ ...many, kind: 'calendar.import' })).toBe('Importati 10.000 eventi: «A», «B», «C» …')
    expect(changeWords({ ...many, kind: 'undo' })).toBe('Annullamento: creati 10.000 eventi: «A», «B», «C» …')
  })

  it('lets no name turn the sentence around it', () => {
    texts.changeLanguage('en')
    expect(said({ act: 'created', title: 'ab\u202Ecd' })).toBe('Created “\u2068ab\u202Ecd\u2069”, Thu, May 6')
  })
})
