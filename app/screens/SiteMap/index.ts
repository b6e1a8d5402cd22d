export { siteMap as screen } from './SiteMap.tsx';
