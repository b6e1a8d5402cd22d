export { type RankingItem, RankingList, type RankingListProps } from './RankingList.tsx';
