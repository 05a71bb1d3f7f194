export { TermsPage as TermsPart } from '../../features/site/terms-page.tsx'
