// The frame's JSX is built the classic way, which asks for this name.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi } from 'storybook/manager-api';
import type { Beside } from '../stories/review/beside.ts';
import { besideAsked, besideTold } from './besideEvents.ts';

const waiting = { ja: '読み込んでいます', en: 'Loading' };

/**
 * That page opens with what was chosen last (`stories/review/kept.ts`).
 * @param isTranscript it opens at what is read out of this story
 */
function ReviewLink({ isTranscript = false, children }: { isTranscript?: boolean; children: React.ReactNode }) {
  const { title = '', id = '' } = useStorybookApi().getCurrentStoryData() ?? {};
  return (
    <a
      href="./?path=/docs/画面-審査--説明"
      onClick={() => {
        localStorage.setItem('review subject', JSON.stringify({ title }));
        if (isTranscript) localStorage.setItem('review transcript', JSON.stringify({ id }));
      }}
      style={{ color: 'inherit', fontWeight: 700, whiteSpace: 'nowrap' }}
    >
      {children}
    </a>
  );
}

/** Above each story. */
export const ReviewTool = () => (
  <span style={{ alignSelf: 'center', paddingInline: 8 }}>
    <ReviewLink>審査する</ReviewLink>
  </span>
);

/** Beside each story: who signed it last, what the accessibility test found, and the ways to the form and the results. */
export function ReviewPanel({ active = false }: { active?: boolean | undefined }) {
  const id = useStorybookApi().getCurrentStoryData()?.id ?? '';
  const [beside, setBeside] = React.useState<Beside | null>(null);
  const emit = useChannel({ [besideTold]: setBeside, [STORY_RENDERED]: () => emit(besideAsked, id) }, [id]);
  // The story may stand already, or come in a moment.
  React.useEffect(() => emit(besideAsked, id), [emit, id]);
  const known = beside?.id === id ? beside : null;
  return (
    <AddonPanel active={active}>
      <dl lang="ja" style={{ margin: 16, lineHeight: 1.7 }}>
        <Term ja="署名" en="Signature" />
        <dd style={{ margin: '0 0 12px' }}>
          <Paragraph {...(known?.signature ?? waiting)} />
          {known?.isSigned && (
            <Paragraph
              ja="いまもそのとおりかは、審査のページで確かめます。"
              en="The review page finds out whether it still holds."
            />
          )}
          <ReviewLink>
            審査する <span lang="en">Review</span>
          </ReviewLink>
        </dd>
        <Term ja="読み上げ" en="As it is read out" />
        <dd style={{ margin: '0 0 12px' }}>
          <ReviewLink isTranscript>
            読み上げを文で見る <span lang="en">Read the transcript</span>
          </ReviewLink>
        </dd>
        <Term ja="機械による試験" en="Tested by machine" />
        <dd style={{ margin: 0 }}>
          <Paragraph {...(known?.verdict ?? waiting)} />
          {id.startsWith('画面-') && (
            <a href="./?path=/docs/画面-画面一覧--説明" style={{ color: 'inherit', fontWeight: 700 }}>
              画面一覧 <span lang="en">All screens</span>
            </a>
          )}
        </dd>
      </dl>
    </AddonPanel>
  );
}

const Term = ({ ja, en }: { ja: string; en: string }) => (
  <dt style={{ fontWeight: 700 }}>
    {ja} <span lang="en">{en}</span>
  </dt>
);
const Paragraph = ({ ja, en }: { ja: string; en: string }) => (
  <p style={{ margin: '0 0 4px' }}>
    {ja} <span lang="en">{en}</span>
  </p>
);
