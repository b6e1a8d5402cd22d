export {
  createResourceListMachine,
  type ResourceListContext,
  type ResourceListEvent,
  type ResourceListInput,
} from './resourceList.machine.ts';
