import type { firstSteps as english } from '../en/first-steps.ts'
import type { Words } from '../words.ts'

export const firstSteps: Words<typeof english> = {
  title: 'Per cominciare',
  progress: '{{done}} di {{count}} fatti',
  done: 'fatto',
  file: 'Trascina un calendario (.ics), o sceglilo',
  fileShort: 'Un file',
  line: 'Scrivi una riga',
  lineShort: 'Una riga',
  example: '«Dentista domani alle 15 #salute»',
  sample: 'Metti un anno d’esempio',
  sampleShort: 'Esempio',
  there: 'Anno d’esempio',
  remove: 'Togli',
  removeShort: 'Togli l’esempio',
  tour: 'Fai un giro',
  close: 'Chiudi i primi passi per sempre',
  added: 'L’anno d’esempio è in un calendario tutto suo',
  removed: 'Anno d’esempio tolto',
  removedKept_one: 'Anno d’esempio tolto. L’evento tuo che c’era è ora nel tuo calendario.',
  removedKept_other: 'Anno d’esempio tolto. I {{count}} eventi tuoi che c’erano sono ora nel tuo calendario.',
  removeNamed: 'Togli «{{name}}» con tutto ciò che conteneva',
}
