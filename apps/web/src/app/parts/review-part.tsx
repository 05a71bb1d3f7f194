import { ReviewDialog } from '../../features/review/review-dialog.tsx'
import { Themed } from '../themed.tsx'

/** The year in review, in the theme. */
export const ReviewPart = () => (
  <Themed>
    <ReviewDialog />
  </Themed>
)
