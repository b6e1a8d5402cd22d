/** The process that decodes one picture, and ends. Started by `pictures.ts`, which bounds its time and memory. */
import { makePicture } from './makePicture.ts';
import type { Task } from './picture.ts';

// The server is gone: nobody waits for the picture.
process.once('disconnect', () => process.exit(1));
process.once('message', async (task: Task) => {
  const answer = await makePicture(task);
  process.send!(answer, () => process.exit(0));
});
