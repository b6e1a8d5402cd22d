import { runAsProcess } from './commands/command.ts';
import { staff } from './commands/staff.ts';

await runAsProcess(staff);
