import type { PlanningWords } from '../planning-words.ts'

/** English words for what one suffers from, hopes for, and does every day. */
export const thingsOfHealth: Pick<
  PlanningWords['signs'],
  | 'happiness'
  | 'lifeInOrder'
  | 'commute'
  | 'dentalWork'
  | 'complaint'
  | 'conceive'
  | 'condition'
  | 'discharge'
  | 'stress'
> = {
  happiness:
    'be happier|feel happier|be happy|be a happier *|feel less lonely|be less lonely|less lonely|be more cheerful|feel better about myself|like myself more|enjoy life more|enjoy my life more|be more positive|feel more alive|love myself|be a better person|find joy *|find some joy|be less shy|less shy|be more confident|more confident|gain confidence|be braver|more confidence',
  lifeInOrder:
    'sort my life out|sort out my life|get my life together|get my life in order|get my life sorted|turn my life around|get my act together|sort myself out|get myself together|get back on track|get my life back on track',
  commute:
    'cycle to work|riding to work|biking to work|ride my bike to work|riding my bike to work|cycling to work|bike to work|walk to work|walking to work|run to work|cycle to school|walk to school|cycle to college|walk the kids to school|cycle in to work',
  complaint:
    'grinding my teeth|stop grinding my teeth|grind my teeth|teeth grinding|clenching my jaw|clench my jaw|back pain|bad back|back sorted|my back fixed|neck pain|knee pain|hip pain|shoulder pain|heel pain|foot pain|joint pain|lower back|plantar fasciitis|tennis elbow|frozen shoulder|sciatica|migraine*|headaches|hay fever|hayfever|allergies|snoring|acne|eczema|psoriasis|rosacea|ibs|bloating|constipation|acid reflux|reflux|heartburn|asthma|arthritis|tinnitus|vertigo|dizzy spells|menopause|hot flushes|endometriosis|period pains|period pain|pcos|chronic pain|chronic fatigue|long covid|tired all the time|always tired|hair loss|anaemia|cystitis|utis|knee sorted|shoulder sorted|hip sorted|neck sorted|sore knee|sore back|sore shoulder|dodgy knee|bad knee|my posture|jaw pain|cold sores|incontinence|pelvic floor|less tired|have more energy|more energy|energy levels|recover from covid|recover from flu|recovering from covid|recover from an illness|glandular fever|my cough|my snoring|cold sore|headache|migraine|period problems|stomach problems|skin problems|sinus*|sinusitis|verruca|thrush|hiccups|dandruff|night sweats|swollen *|slipped disc|herniated disc|trapped nerve|carpal tunnel|repetitive strain|rsi|stiff neck|stiff back|stiff shoulders|blisters|heat rash|rash|nosebleeds|hearing loss|dry eyes|gum problems|restless legs|night cramps|cramps',
  conceive:
    'get pregnant|getting pregnant|try for a baby|trying for a baby|try for another baby|conceive|start a family|start trying|have another baby|have a baby|fall pregnant|have a second baby',
  condition:
    'nut allergy|nut allergies|peanut allergy|peanut allergies|milk allergy|egg allergy|food allergy|food allergies|severe allergy|severe allergies|allergic to *|allergy plan|anaphyla*|epipen|epipens|type 1 diabetes|type 1 diabetic|type one diabetes|has diabetes|is diabetic|epilepsy|asthma plan|s asthma|has asthma|coeliac|celiac',
  discharge:
    'out of hospital|home from hospital|home from the hospital|home after hospital|discharged|discharge from hospital|hospital discharge|back from hospital|back home from hospital|leaves hospital|leaving hospital|home after his stroke|home after her stroke',
  stress:
    'stress|stressed|less stressed|burnout|burned out|burnt out|recover from burnout|recovering from burnout|relax more|learn to relax|unwind|switch off from work|switch off after work|work life balance|better balance|overwhelmed|slow down|rest more|more rest|get more rest|switch off more|unwind more|more time for myself|more me time',
  dentalWork:
    'braces|brace|invisalign|aligners|dental implant|dental implants|veneers|dentures|bridge fitted|crown fitting|retainer|new teeth|false teeth|orthodontist',
}
