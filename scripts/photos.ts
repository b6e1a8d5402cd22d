import { runAsProcess } from './commands/command.ts';
import { photos } from './commands/photos.ts';

await runAsProcess(photos);
