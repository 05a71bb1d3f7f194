export { HomePage as HomePart } from '../../features/site/home-page.tsx'
