import { loadTexts } from '../../../i18n/start.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'

/** The analysis with its texts, loaded when first drawn. */
export const AnalysisTab = lazyPart(
  async () => {
    const [{ Analysis }] = await Promise.all([import('./analysis.tsx'), loadTexts('assistantAnalysis')])
    return Analysis
  },
  <Spinner />,
)
