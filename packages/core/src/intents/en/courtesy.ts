/** Words that a wish may begin with before its verb. */
export const polite: readonly string[] = [
  'hi|hey|hello|ok|okay|so|and|then|please|kindly|just|now|lets|also|maybe|possibly',
  '(can|could|would|will) you',
  '(can|could) i|we',
  'i want|need to',
  'i want|need you to',
  'id like (you)? to',
  'i would like (you)? to',
  'we need to',
  'go ahead and',
  '(would|do) you mind',
  'be so kind as to',
  'd like to',
]

/** Words that are said to somebody, and ask for nothing; a text of nothing else is no question. */
export const smallTalk: readonly string[] = [
  'hi|hiya|hey|hello|yo|there|ok|okay|great|perfect|lovely|cheers|thanks|ta|bye|goodbye|please|mate|and|so|well',
  'thank you',
  'good morning|afternoon|evening|night',
  'you there',
  'how are you|things',
  'whats up',
  '(thats|that is) (all|it|great|perfect)',
  '(for|from) (now|today|me)',
  'very|so much',
  'a lot',
  'see you (later|soon|tomorrow)?',
]
