import type { Problem } from '../../contract/problem.ts';
import { LikeButton } from '../../ui/LikeButton/index.ts';
import type { T } from '../i18n/i18n.ts';
import { LogInAgain } from '../members/LogInAgain.tsx';
import { usePage } from '../PageContext.tsx';
import { NameIn } from '../text/NameIn.tsx';
import type { OwnLikes } from './ownLike.ts';
import { usePhotoLike } from './usePhotoLike.ts';
import { likesWords } from './words.ts';

export interface PhotoLikeProps {
  photo: { id: number; title: string; likes: number };
  own: OwnLikes;
}

function problemWords(problem: Problem, t: T): string {
  switch (problem.kind) {
    case 'offline':
      return t('photoLike:failedOffline');
    case 'unauthorised':
      return t('photoLike:loggedOut');
    case 'failed':
      if (problem.code === 'E404') return t('photoLike:gone');
      // Whoever has logged in since is the one who posted it.
      return t(problem.code === 'E409' ? 'photoLike:own' : 'photoLike:failed');
    default:
      return t('photoLike:failed');
  }
}

/** Likes a photo, or takes the like back: a form where there is no JavaScript. */
export function PhotoLike({ photo, own }: PhotoLikeProps) {
  const { t, i18n } = usePage();
  const { isLiked, likes, isChanged, isPending, isOnline, problem, onToggle } = usePhotoLike(photo, own);
  const count = likesWords(likes, i18n);
  return (
    <form method="post">
      <input type="hidden" name="id" value={photo.id} />
      <LikeButton
        label={<NameIn name={photo.title} sentence={(title) => t('photoLike:label', { title })} />}
        isSelected={isLiked}
        onChange={onToggle}
        submits={{ name: 'intent', value: isLiked ? 'unlike' : 'like' }}
        count={count}
        isPending={isPending}
        isDisabled={!isOnline}
        description={isOnline ? undefined : t('photoLike:offline')}
        statusMessage={isChanged ? t(isLiked ? 'photoLike:liked' : 'photoLike:unliked', { count }) : undefined}
        errorMessage={problem && problemWords(problem, t)}
      >
        {t('photoLike:button')}
      </LikeButton>
      <LogInAgain problem={problem} />
    </form>
  );
}
