export {
  createDeviceListsMachine,
  type DeviceListsContext,
  type DeviceListsEvent,
  type Written,
} from './deviceLists.machine.ts';
export { type KeptKind, keptKinds } from './kinds.ts';
export {
  applyChange,
  areEmpty,
  type DeviceLists,
  droppedBy,
  isListed,
  type KeptEntry,
  type ListChange,
  listLimit,
  noLists,
} from './lists.ts';
