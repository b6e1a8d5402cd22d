export { myPage as screen } from './MyPage.tsx';
