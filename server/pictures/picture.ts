/** What the process that decodes is told, and what it answers. */
import type { PhotoFormat } from '../../contract/photoRules.ts';

export interface Task {
  bytes: Uint8Array;
  format: PhotoFormat;
}

export interface PictureFile {
  /** `960.webp` */
  name: string;
  type: 'image/webp' | 'image/jpeg';
  bytes: Uint8Array;
}

export interface Picture {
  /** Pixels of the widest file. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  colour: string;
  files: PictureFile[];
}

/** Why a file is not taken; each is an error of the field that held it. */
export type Refusal = 'bad_input' | 'format_invalid' | 'too_long' | 'above_maximum' | 'below_minimum';

export type Answer = { picture: Picture } | { refusal: Refusal };
