import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../../ui/Link/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { Both } from './Both.tsx';
import { globalsText, type ShownGlobals } from './conditions.ts';
import * as css from './review.css.ts';
import { frameHref, storyHref } from './useScreens.ts';

export interface PictureProps {
  ja: string;
  en: string;
  /** Of what is shown, which stands there smaller. */
  width: number;
  /** Where it stands alone. */
  href: string;
  children: ReactNode;
}

/** Out of reach, and unheard: its name says what it is. */
export function Picture({ ja, en, width, href, children }: PictureProps) {
  return (
    <li className={stack.xs}>
      <Link href={href} target="_top">
        <Both ja={ja} en={en} />
      </Link>
      <div className={css.pictureWindow} style={{ '--width': width } as CSSProperties} aria-hidden="true">
        {children}
      </div>
    </li>
  );
}

export interface StoryPictureProps extends Omit<PictureProps, 'href' | 'children'> {
  id: string;
  globals?: ShownGlobals;
}

/** A story as it is now. It comes when it is about to be seen. */
export function StoryPicture({ id, globals, ...picture }: StoryPictureProps) {
  const set = globals ? globalsText(globals) : null;
  return (
    <Picture {...picture} href={set ? `${storyHref(id)}&globals=${set}` : storyHref(id)}>
      <iframe
        className={css.pictureFrame}
        src={set ? `${frameHref(id)};${set}` : frameHref(id)}
        title={picture.ja}
        loading="lazy"
        tabIndex={-1}
        inert
      />
    </Picture>
  );
}
