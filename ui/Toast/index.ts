export { createToastQueue, type Toast, type ToastQueue, type ToastTone } from './queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
