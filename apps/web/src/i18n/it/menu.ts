import type { menu as english } from '../en/menu.ts'
import type { Words } from '../words.ts'

export const menu: Words<typeof english> = {
  groups: { year: 'L’anno', data: 'Dati', help: 'Aiuto', account: 'Account' },
  quickAdd: 'Aggiunta rapida',
  compare: 'Confronta con l’anno prima',
  review: 'L’anno in breve',
  import: 'Importa un calendario',
  print: 'Stampa e salva',
  history: 'Cronologia e cestino',
  tour: 'Un giro in cinque tappe',
  keys: 'Scorciatoie da tastiera',
  server: 'Server',
}
