const LONGEST = /\bpiu (?:lung|cort|brev)\w+\b|\b(?:longest|shortest)\b/u
const OF_FREE = /\bliber|\bfree\b|\bgap|\bbuc(?:o|hi)\b|\bstretch\b|\bweekend\b|\bponte\b/u

/** Whether a folded question is about the event that lasts longest or shortest. */
export const isAboutLongest = (plain: string): boolean => LONGEST.test(plain) && !OF_FREE.test(plain)
