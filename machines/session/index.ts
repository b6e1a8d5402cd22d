export { type SessionEvent, type SessionInput, sessionMachine } from './session.machine.ts';
