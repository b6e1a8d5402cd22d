export { newsDetail as screen } from './NewsDetail.tsx';
