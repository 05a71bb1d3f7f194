import { dayIn, timeIn, type PushWords } from './push-words.ts'

export const it: PushWords = {
  language: 'it',
  when: ({ start, allDay }) => `${dayIn('it-IT', start)}, ${allDay ? 'tutto il giorno' : `ore ${timeIn(start)}`}`,
  several: (count) => `${String(count)} promemoria`,
  more: (count) => (count === 1 ? 'e un altro' : `e altri ${String(count)}`),
  test: { title: (name) => `${name} ti raggiunge qui`, body: 'Così si vede un promemoria su questo dispositivo.' },
}
