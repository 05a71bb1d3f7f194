import { isDeep } from '../../scripts/test-counts.ts'
import type { Language } from './person.ts'

/**
 * The languages in which stories are told that differ in nothing but their words, and whose words the tests of the page
 * know in both: one of the two, and both in `npm run test:deep`.
 */
export const languagesOf = (usual: Language): readonly Language[] => (isDeep ? ['it', 'en'] : [usual])
