import { useEffect, useRef } from 'react';
import type { Problem } from '../../../contract/problem.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { ProgressBar } from '../../../ui/ProgressBar/index.ts';
import { formProblems } from '../../forms/formProblems.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { PhotoUploadData } from './data.ts';
import { Preview } from './Preview.tsx';
import type { PhotoUploadProps } from './usePhotoUpload.ts';
import { WordsList } from './WordsList.tsx';

/** Everything once more; it leaves the device only from here. */
export function ConfirmStep(props: PhotoUploadProps & Pick<PhotoUploadData, 'contest'>) {
  const { picture, words, courseSearch, areas, contest, isSending, hasFailed, isOnline, ratio, problem } = props;
  const { t } = usePage();
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFailed) failure.current?.focus();
  }, [hasFailed]);
  return (
    <>
      <div className={`${stack.xs} ${measure}`}>
        <p>{t('photoUpload:confirmLead')}</p>
        <p>{t('photoUpload:confirmReview')}</p>
      </div>
      {hasFailed && <Failed ref={failure} problem={problem} />}
      {picture && (
        <div className={stack.s}>
          <Preview picture={picture} title={words.title ?? ''} isSmall />
          {areas.length > 0 && <p>{t('photoUpload:covered', { count: areas.length })}</p>}
          {!isSending && (
            <div>
              <Button variant="secondary" onPress={() => props.onChange('picture')}>
                {t('photoUpload:changePicture')}
              </Button>
            </div>
          )}
        </div>
      )}
      <WordsList
        {...{ words, contest }}
        courses={courseSearch.courses}
        {...(isSending ? { isFixed: true } : { onChangePress: () => props.onChange('words') })}
      />
      {!isOnline && (
        <Notice tone="warning" heading={t('photoUpload:offlineTitle')} className={measure}>
          {t('photoUpload:offlineSend')}
        </Notice>
      )}
      {isSending && (
        <div className={measure}>
          <ProgressBar label={t('photoUpload:sendingPicture')} value={Math.round(ratio * 100)} />
        </div>
      )}
      <div className={cluster.m}>
        <Button
          size="l"
          isPending={isSending}
          pendingLabel={t('photoUpload:sending')}
          isDisabled={!isOnline}
          onPress={props.onSend}
        >
          {t(`photoUpload:${hasFailed ? 'sendAgain' : 'send'}`)}
        </Button>
        {isSending ? (
          <Button variant="secondary" onPress={props.onCancel}>
            {t('photoUpload:cancel')}
          </Button>
        ) : (
          <Button variant="quiet" onPress={() => props.onChange('words')}>
            {t('photoUpload:backToWords')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Why it was not sent, and that nothing of it is lost. Who is no longer logged in goes there and comes back. */
function Failed({ problem, ref }: { problem: Problem | null; ref: React.Ref<HTMLDivElement> }) {
  const { t, href } = usePage();
  const [words] = formProblems(problem, t, { unauthorised: t('photoUpload:loginEnded') });
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      tone="error"
      heading={t('photoUpload:failedTitle')}
      headingLevel={2}
      className={measure}
    >
      <div className={stack.xs}>
        <p>{words?.message}</p>
        <p>{t('photoUpload:failedKept')}</p>
        {problem?.kind === 'unauthorised' && (
          <p>
            <Link href={href(path('login'), { next: path('photoUpload') })} data-leaves="" variant="standalone">
              {t('logIn')}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
