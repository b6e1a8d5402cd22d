export { type ContestEvent, type ContestInput, contestMachine } from './contest.machine.ts';
export { type ContestMoment, contestAt } from './contestAt.ts';
export { phaseEnds } from './phaseEnds.ts';
