import { alert } from './commands/alert.ts';
import { runAsProcess } from './commands/command.ts';

await runAsProcess(alert);
