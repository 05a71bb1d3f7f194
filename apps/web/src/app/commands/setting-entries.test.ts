import { describe, expect, it } from 'vitest'
import { en } from '../../i18n/en.ts'
import { it as italian } from '../../i18n/it.ts'
import { commands } from './commands.ts'
import { isSetting, settingEntries } from './setting-entries.ts'

const entries = settingEntries({ ofPage: [], missing: ['keys'], openSection: () => undefined }, (key) => key)

describe('the settings of the palette', () => {
  it.each([
    ['English', en],
    ['Italian', italian],
  ])('have the titles of the profile, in %s', (_, { palette, profile }) => {
    for (const [section, name] of Object.entries(palette.settings)) {
      expect(profile[section as keyof typeof palette.settings].title).toBe(name)
    }
  })

  it('are found by words of both languages', () => {
    const [about] = entries
    expect(about?.otherWords).toContain('username')
    expect(about?.otherWords).toContain('utente')
  })

  it('have no section that the person does not have', () => {
    expect(entries.map(({ id }) => id)).not.toContain('profile-keys')
    expect(entries).toHaveLength(13)
  })

  it('are those of how the page looks among the commands, and no others', () => {
    const [settings, others] = [commands.filter(isSetting), commands.filter((command) => !isSetting(command))]
    expect(settings.map(({ id }) => id)).toContain('scheme-dark')
    expect(settings).toHaveLength(17)
    expect(others.map(({ id }) => id)).toEqual(expect.arrayContaining(['assistant', 'keys', 'today']))
  })
})
