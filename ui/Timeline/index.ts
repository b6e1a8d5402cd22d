export { Timeline, type TimelineDate, type TimelineItem, type TimelineProps, type TimelineTime } from './Timeline.tsx';
