/** Words that a wish may begin with before its verb. */
export const polite: readonly string[] = [
  'ciao|salve|buongiorno|buonasera|ehi|hey|ok|allora|e|poi|gentilmente|cortesemente|grazie|dai|senti|scusa|mi|ti|dispiacerebbe|puoi|potresti|puo|potrebbe|vorrei|voglio|devo|dovrei|dovresti|bisogna|dobbiamo|volevo|adesso|ora|anche',
  'per favore|piacere|cortesia',
  'riesci|riusciresti a',
  'vorrei che tu',
  'ti prego',
  'mi piacerebbe',
  '(ho|avrei) bisogno di',
  'saresti cosi gentile da',
]

/** Words that are said to somebody, and ask for nothing; a text of nothing else is no question. */
export const smallTalk: readonly string[] = [
  'ciao|salve|ehi|hey|ok|okay|bene|benissimo|perfetto|ottimo|grazie|mille|tante|prego|arrivederci|buongiorno|buonasera|buonanotte|tanto|e|allora|beh|dai',
  'buon giorno',
  'buona sera|giornata|notte|serata',
  'come (va|stai|butta|te la passi)',
  'tutto (bene|a posto|ok)',
  'ci sei',
  'sei (un|una|il|la)? (tesoro|grande|mito|gentile|bravo|brava|meglio|migliore)',
  'per (adesso|ora|oggi)',
  'e tutto',
  'basta cosi',
  'a dopo|presto|domani',
]
