export { ConfirmList, type ConfirmListItem, type ConfirmListProps } from './ConfirmList.tsx';
