import { runAsProcess } from './commands/command.ts';
import { content } from './commands/content.ts';

await runAsProcess(content);
