import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { StepList } from '../../../ui/StepList/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { PostSteps } from '../../photo/PostSteps.tsx';
import { path } from '../../routes.ts';

const next = ['review', 'published', 'notPublished'] as const;

/** The photo has arrived; what becomes of it. */
export function PhotoUploadDoneScreen() {
  const { t, href } = usePage();
  return (
    <>
      <div className={stack.l}>
        <h1 className={text.title}>{t('photoUploadDone:title')}</h1>
        <PostSteps current="done" />
        <p className={`${text.lead} ${measure}`}>{t('photoUploadDone:lead')}</p>
      </div>
      <Section heading={t('photoUploadDone:nextTitle')}>
        <StepList
          items={next.map((each) => ({
            id: each,
            title: t(`photoUploadDone:${each}`),
            children: <p>{t(`photoUploadDone:${each}Text`)}</p>,
          }))}
        />
      </Section>
      <p className={cluster.m}>
        <ButtonLink href={href(path('photoUpload'))}>{t('photoUploadDone:another')}</ButtonLink>
        <Link href={href(path('myPage'))} variant="standalone">
          {t('photoUploadDone:toMyPage')}
        </Link>
      </p>
    </>
  );
}
