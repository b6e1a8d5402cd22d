export { siteMap } from './SiteMap.tsx';
