export { newsDetail } from './NewsDetail.tsx';
