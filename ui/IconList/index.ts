export { IconKey, type IconKeyProps } from './IconKey.tsx';
export { IconList, type IconListItem, type IconListProps } from './IconList.tsx';
