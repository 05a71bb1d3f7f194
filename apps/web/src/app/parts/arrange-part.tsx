import { ArrangeQuestion } from '../../features/arrange/arrange-question.tsx'
import { Themed } from '../themed.tsx'

/** The question about a drag, in the theme. */
export const ArrangePart = () => (
  <Themed>
    <ArrangeQuestion />
  </Themed>
)
