export { relationDetail as screen } from './RelationDetail.tsx';
