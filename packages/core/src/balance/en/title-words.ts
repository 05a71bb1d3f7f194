import type { TitleWords } from '../words/title-words.ts'

/** What English titles say of events. */
export const englishTitles: TitleWords = {
  deadline: /(?<!\p{L})(deadlines?|due(?! to)|hand(?:ing)? in|submission|submit|scadenz[ae]|consegna)(?!\p{L})/iu,
  important: /\b(exam|flight|surgery|wedding|hearing|interview|marathon|defen[cs]e|signing)/,
  birthday: /\bbirthday/,
  gift: /\b(gift|present\b)/,
  fixed:
    /\b(birthday|anniversar|wedding|christening|baptism|communion|christmas|easter|new year|carnival|valentin|festival|party|parties|graduation|funeral|exam|test\b|flight|train\b|ferry|concert|theatre|theater|opera\b|show\b|match\b|game\b|marathon|race\b|run\b|relay|tournament|hearing|court\b|fair\b|conferen|congress|summit|meeting\b|class\b|parents|board\b|committee|school|election|referendum|vacation|holiday|trip\b|hotel|checkout|check-in|launch|release|interview|surgery|notary)/,
  appointment: /\b(doctor|dentist|physio|vaccin|dinner|lunch|call\b|appointment|client\b|customer|lawyer|accountant)/,
}
