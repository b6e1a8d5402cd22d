export { siteSearch as screen } from './SiteSearch.tsx';
