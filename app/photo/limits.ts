import { photoMaxBytes, photoMaxPixels, photoMaxSide, photoMinSide } from '../../contract/photoRules.ts';
import type { PictureProblem } from '../../machines/photoPost/index.ts';
import { type Head, headBytes, readHead } from './readHead.ts';

export function sizeProblem({ width, height }: { width: number; height: number }): PictureProblem | null {
  if (width * height > photoMaxPixels || Math.max(width, height) > photoMaxSide) return 'tooManyPixels';
  return Math.min(width, height) < photoMinSide ? 'tooSmall' : null;
}

/** What can be said of a file before it is decoded: a picture of 40,000 × 40,000 pixels never is. */
export async function checkFile(file: Blob): Promise<{ head: Head } | { problem: PictureProblem }> {
  if (file.size > photoMaxBytes) return { problem: 'tooLarge' };
  const head = readHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!head) return { problem: 'notImage' };
  const problem = head.size && sizeProblem(head.size);
  return problem ? { problem } : { head };
}
