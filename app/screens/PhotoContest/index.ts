export { ContestPage, load, photoContest as screen } from './PhotoContest.tsx';
