export { guideList as screen } from './GuideList.tsx';
