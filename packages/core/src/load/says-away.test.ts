import { expect, it } from 'vitest'
import { nameSaysAway, titleSaysAway, titleSaysWork } from './says-away.ts'

it.each([
  ['Ferie', 1],
  ['In ferie', 5],
  ['Ferie estive', 14],
  ['Malattia', 1],
  ['Permesso', 1],
  ['Gita a Bergamo', 1],
  ['Trasferta a Milano', 1],
  ['Settimana bianca in Val di Fassa', 7],
  ['Viaggio in Giappone', 20],
  ['Le nostre vacanze in Sardegna', 14],
  ['Weekend a Lisbona', 3],
  ['Convegno a Torino', 3],
  ['Annual leave', 1],
  ['Sick', 2],
  ['Day off', 1],
  ['Out of office', 1],
  ['Summer holidays', 14],
  ['Day trip to Oxford', 1],
  ['Business trip to Milan', 1],
  ['Trip to Rome with Anna', 4],
  ['Skiing in Val di Fassa', 7],
  ['Weekend in Lisbon', 3],
  ['A week on Crete: camping', 7],
])('takes “%s” of %i days for an absence', (title, days) => {
  expect(titleSaysAway(title, days)).toBe(true)
})

it.each([
  ['Prenotare le vacanze', 3],
  ['Preparare il viaggio', 4],
  ['Viaggio: scegliere l’hotel', 1],
  ['Marta in ferie', 3],
  ['Compleanno di Ferdinando', 1],
  ['Weekend di pulizie', 2],
  ['Settimana di esami', 5],
  ['Corso di tedesco', 5],
  ['Trasloco', 2],
  ['Plan the trip', 4],
  ['Book the holiday', 2],
  ['Trip planning', 1],
  ['Field trip money due', 1],
  ['Exam week', 5],
  ['Ofelia’s birthday', 1],
  ['Awards night', 1],
  ['Leaves to rake', 2],
])('takes “%s” of %i days for none', (title, days) => {
  expect(titleSaysAway(title, days)).toBe(false)
})

it('knows of an absence that it is one for work', () => {
  expect(['Trasferta a Milano', 'Business trip', 'Convegno'].map(titleSaysWork)).toEqual([true, true, true])
  expect(['Ferie', 'Trip to Rome', 'Workers’ holiday'].map(titleSaysWork)).toEqual([false, false, false])
})

it('knows categories of absences by their names', () => {
  expect(['Viaggi', 'Ferie', 'Travel', 'TIME OFF'].map(nameSaysAway)).toEqual([true, true, true, true])
  expect(['Lavoro', 'Travel agency', 'Work'].map(nameSaysAway)).toEqual([false, false, false])
})
