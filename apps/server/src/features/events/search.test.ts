import type { Category, Event } from '@dodici/contract/types'
import { dayOfWall, formatDay } from '@dodici/core/date'
import { wallAt } from '@dodici/core/zone'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { search, titles } from './test/search-steps.ts'

const trip = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14' }

eachDatabase((planner) => {
  const today = () => dayOfWall(wallAt(Math.floor(planner().clock.now() / 60_000), 'UTC'))
  const dayFromToday = (days: number) => formatDay(today() + days)
  const on = (days: number, facts: object = {}) => ({
    ...trip,
    start: dayFromToday(days),
    end: dayFromToday(days),
    ...facts,
  })

  describe('search', () => {
    it('looks into title, place, description and the name of the category, for all words', async () => {
      const person = await planner().newUser()
      const health = (await person.post('/categories', { name: 'Salute & Sport' })).json<Category>()
      await person.post('/events', {
        ...trip,
        title: 'Dentista',
        location: 'Città di Castello',
        categoryId: health._id,
      })
      await person.post('/events', { ...trip, title: 'Corsa', description: 'Lungo il Tévere, poi salute' })
      expect(await titles(person, 'CITTA dent')).toEqual(['Dentista'])
      expect(await titles(person, 'tevere')).toEqual(['Corsa'])
      expect(await titles(person, 'salute')).toEqual(['Corsa', 'Dentista'])
      expect(await titles(person, '#salute')).toEqual(['Dentista'])
      expect(await titles(person, '#sport dentista')).toEqual(['Dentista'])
      expect(await titles(person, '#lavoro')).toEqual([])
      expect(await titles(person, 'dentista tevere')).toEqual([])
    })

    it('no longer finds a category that is gone, nor what is in the trash', async () => {
      const person = await planner().newUser()
      const health = (await person.post('/categories', { name: 'Salute' })).json<Category>()
      const event = (await person.post('/events', { ...trip, categoryId: health._id })).json<Event>()
      expect(await titles(person, '#salute')).toEqual(['Giappone'])
      await person.delete(`/categories/${health._id}`)
      expect(await titles(person, '#salute')).toEqual([])
      await person.delete(`/events/${event._id}`)
      expect(await titles(person, 'giappone')).toEqual([])
    })

    it('puts what is nearest to today first, before or after, and keeps to the limit', async () => {
      const person = await planner().newUser()
      for (const days of [400, -3, 20, 0, -900]) await person.post('/events', on(days, { title: `Giorno ${days}` }))
      const hits = await search(person, 'giorno')
      expect(hits.map(({ title }) => title)).toEqual([
        'Giorno 0',
        'Giorno -3',
        'Giorno 20',
        'Giorno 400',
        'Giorno -900',
      ])
      expect((await search(person, 'giorno', 2)).map(({ title }) => title)).toEqual(['Giorno 0', 'Giorno -3'])
    })

    it('shows a series once, by its occurrence nearest to today', async () => {
      const person = await planner().newUser({ timezone: 'UTC' })
      const weekly = { title: 'Corso', recurrence: 'FREQ=WEEKLY', start: dayFromToday(-702), end: dayFromToday(-702) }
      const created = (await person.post('/events', { ...trip, ...weekly })).json<Event>()
      await person.post('/events', on(-1000, { title: 'Corso finito', recurrence: 'FREQ=DAILY;COUNT=11' }))
      await person.post('/events', on(50, { title: 'Corso futuro', recurrence: 'FREQ=YEARLY' }))
      expect(await search(person, 'corso')).toMatchObject([
        { _id: created._id, start: dayFromToday(-2), recurrenceId: dayFromToday(-2), repeats: true },
        { title: 'Corso futuro', start: dayFromToday(50) },
        { title: 'Corso finito', start: dayFromToday(-990) },
      ])
    })

    it('finds a changed occurrence by its own words, and shows those', async () => {
      const person = await planner().newUser({ timezone: 'UTC' })
      const series = on(-14, { title: 'Corso', recurrence: 'FREQ=WEEKLY' })
      const event = (await person.post('/events', series)).json<Event>()
      const moved = `/events/${event._id}?scope=this&occurrence=${dayFromToday(21)}`
      const answer = await person.patch(moved, { title: 'Lezione di prova', location: 'Aula 3' })
      expect(answer.statusCode).toBe(200)
      expect(await search(person, 'prova aula')).toMatchObject([
        { _id: event._id, title: 'Lezione di prova', start: dayFromToday(21), recurrenceId: dayFromToday(21) },
      ])
      expect(await search(person, 'corso')).toMatchObject([{ title: 'Corso', start: dayFromToday(0) }])
    })

    it('says times on the wall of the person', async () => {
      const person = await planner().newUser({ timezone: 'Europe/Rome' })
      const call = { title: 'Call', allDay: false, timezone: 'America/New_York' }
      await person.post('/events', { ...call, start: '2027-03-01T20:00', end: '2027-03-01T21:00' })
      expect(await search(person, 'call')).toMatchObject([{ start: '2027-03-02T02:00', end: '2027-03-02T03:00' }])
    })

    it('V4, I8: takes odd letters, emoji and markup for the text that they are', async () => {
      const person = await planner().newUser()
      for (const title of ['Festa 🎉 grande', '<img src=x onerror=alert(1)>', "O'Brien \\ 100%_", 'ŁÓDŹ 東京 Ωmega']) {
        await person.post('/events', { ...trip, title })
      }
      expect(await titles(person, '🎉')).toEqual(['Festa 🎉 grande'])
      expect(await titles(person, '<img onerror')).toEqual(['<img src=x onerror=alert(1)>'])
      expect(await titles(person, "o'brien")).toEqual(["O'Brien \\ 100%_"])
      expect(await titles(person, 'łódź 東京 ω')).toEqual(['ŁÓDŹ 東京 Ωmega'])
      for (const nothing of ['%', '_', '\\', "'; drop table event; --", '#', '🎂'.repeat(200)]) {
        expect(await titles(person, nothing)).toEqual([])
      }
      const refused = [' ', '🎂'.repeat(201), 'a\u0000b']
      for (const q of refused) {
        expect((await person.get(`/events/search?q=${encodeURIComponent(q)}`)).statusCode).toBe(400)
      }
    })

    it('finds nothing of another person', async () => {
      const person = await planner().newUser()
      const stranger = await planner().newUser()
      const category = (await stranger.post('/categories', { name: 'Salute' })).json<Category>()
      await stranger.post('/events', { ...trip, categoryId: category._id })
      expect(await search(person, 'giappone')).toEqual([])
      expect(await search(person, '#salute')).toEqual([])
    })
  })
})
