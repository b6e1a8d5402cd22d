export {
  type ApprovalEvent,
  type ApprovalInput,
  approvalMachine,
  type DecisionRequest,
} from './approval.machine.ts';
