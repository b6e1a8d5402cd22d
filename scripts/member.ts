import { runAsProcess } from './commands/command.ts';
import { member } from './commands/member.ts';

await runAsProcess((args, environment) => member(args, environment, process.stdin));
