export {
  type ModalRequest,
  type ModalStackContext,
  type ModalStackEvent,
  modalStackMachine,
} from './modalStack.machine.ts';
export { defaultModalBackground, type ModalEntry, orderedModals, topModal } from './modals.ts';
