export { PricingPage as PricingPart } from '../../features/site/pricing-page.tsx'
