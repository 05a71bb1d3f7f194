import type { PlanningWords } from '../planning-words.ts'

/** English words for what one suffers from. */
export const thingsOfHealth: Pick<PlanningWords['signs'], 'complaint' | 'stress'> = {
  complaint:
    'back pain|bad back|back sorted|my back fixed|neck pain|knee pain|hip pain|shoulder pain|heel pain|foot pain|joint pain|lower back|plantar fasciitis|tennis elbow|frozen shoulder|sciatica|migraine*|headaches|hay fever|hayfever|allergies|snoring|acne|eczema|psoriasis|rosacea|ibs|bloating|constipation|acid reflux|reflux|heartburn|asthma|arthritis|tinnitus|vertigo|dizzy spells|menopause|hot flushes|endometriosis|period pains|period pain|pcos|chronic pain|chronic fatigue|long covid|tired all the time|always tired|hair loss|anaemia|cystitis|utis|knee sorted|shoulder sorted|hip sorted|neck sorted|sore knee|sore back|sore shoulder|dodgy knee|bad knee|my posture|jaw pain|cold sores|incontinence|pelvic floor',
  stress:
    'stress|stressed|less stressed|burnout|burned out|burnt out|recover from burnout|recovering from burnout|relax more|learn to relax|unwind|switch off from work|switch off after work|work life balance|better balance|overwhelmed|slow down',
}
