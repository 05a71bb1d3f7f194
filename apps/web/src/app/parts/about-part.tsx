export { AboutPage as AboutPart } from '../../features/site/about-page.tsx'
