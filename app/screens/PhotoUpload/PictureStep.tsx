import { Suspense, useEffect, useRef, useState } from 'react';
import { acceptedPhotos } from '../../../contract/photoRules.ts';
import type { PreparingStep } from '../../../machines/photoPost/index.ts';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { Button } from '../../../ui/Button/index.ts';
import type { FormMessages } from '../../../ui/Form/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { ImageInput } from '../../../ui/ImageInput/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { ProgressBar } from '../../../ui/ProgressBar/index.ts';
import { later } from '../../later.ts';
import { usePage } from '../../PageContext.tsx';
import { Preview } from './Preview.tsx';
import type { PhotoUploadProps } from './usePhotoUpload.ts';

const CoverPicture = later(() => import('./CoverPicture.tsx'));

interface ChooseFileProps {
  isRequired: boolean;
  isDisabled?: boolean;
  errorMessage: string | undefined;
  onFile?: (file: File | undefined) => void;
}

export function ChooseFile({ onFile, ...field }: ChooseFileProps) {
  const { t, lang } = usePage();
  return (
    <ImageInput
      id="image"
      name="image"
      label={t('photoUpload:image')}
      description={t('photoUpload:imageHelp')}
      requirementLabel={t('required')}
      accept={acceptedPhotos}
      chooseLabel={t('photoUpload:choosePicture')}
      replaceLabel={t('photoUpload:chooseOther')}
      removeLabel={t('photoUpload:removePicture')}
      cameraLabel={t('photoUpload:takePicture')}
      dropHint={t('photoUpload:dropHint')}
      isPreviewHidden
      previewLabel=""
      chosenStatus={(name) => t('photoUpload:chosen', { name })}
      removedStatus={t('photoUpload:removed')}
      lang={lang}
      {...(onFile && { onChange: onFile })}
      {...field}
    />
  );
}

/** From where a step begins, in per cent of the whole; each step tells its own part. */
const parts: Record<PreparingStep, readonly [number, number]> = {
  checking: [0, 10],
  converting: [10, 70],
  compressing: [70, 100],
};
const percentOf = (step: PreparingStep, ratio: number) => {
  const [from, to] = parts[step];
  return Math.round(from + (to - from) * ratio);
};

type PictureStepProps = Omit<PhotoUploadProps, 'step'> & { messages: FormMessages<string> };

/** A file becomes the picture that is sent, on the device: chosen, prepared, looked at, covered where somebody could be recognised. */
export function PictureStep(props: PictureStepProps) {
  const { picture, base, preparing, ratio, pictureProblem, messages, isOnline, hasAccepted } = props;
  const { isCovering, isApplying, areas, wanted, words, onFile, onCancel, onCover } = props;
  const { t } = usePage();
  const [cancelled, setCancelled] = useState(0);
  const [isChosen, setChosen] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its button is gone with what it stopped.
    if (cancelled > 0) document.getElementById('image-file')?.focus();
  }, [cancelled]);
  const cancel = () => {
    onCancel();
    if (isApplying) return;
    setChosen(picture !== null);
    setCancelled((count) => count + 1);
  };
  const wasCovering = useRef(false);
  useEffect(() => {
    if (wasCovering.current && !isCovering) document.getElementById('cover-button')?.focus();
    wasCovering.current = isCovering;
  }, [isCovering]);
  const isBusy = preparing !== null || isApplying;
  const problem = pictureProblem && t(`photoUpload:problem_${pictureProblem}`);
  const isByServer = picture?.made === 'noise' || picture?.made === 'noCanvas';
  return (
    <div className={stack.m}>
      {!isOnline && !picture && (
        <Notice tone="warning" heading={t('photoUpload:offlineTitle')} className={measure}>
          {t('photoUpload:offlineChoose')}
        </Notice>
      )}
      {!isCovering && (
        <ChooseFile
          key={cancelled}
          isRequired={!picture}
          isDisabled={!isOnline && !picture && !isBusy}
          errorMessage={messages.image ?? problem ?? undefined}
          onFile={(file) => {
            setChosen(file !== undefined);
            onFile(file);
          }}
        />
      )}
      {isChosen && !hasAccepted && !picture && <p className={measure}>{t('photoUpload:waitsForCautions')}</p>}
      {isBusy && (
        <div className={`${stack.s} ${measure}`}>
          <ProgressBar
            label={t(`photoUpload:${isApplying ? 'applying' : preparing!}`)}
            value={percentOf(isApplying ? 'compressing' : preparing!, ratio)}
          />
          <div>
            <Button variant="secondary" onPress={cancel}>
              {t('photoUpload:cancel')}
            </Button>
          </div>
        </div>
      )}
      <Announcement words={preparing ? t(`photoUpload:${preparing}`) : picture ? t('photoUpload:ready') : ''} />
      {picture && base && isCovering && (
        <div ref={editor}>
          <Suspense fallback={<p>{t('loading')}</p>}>
            <CoverPicture
              picture={base}
              areas={wanted ?? areas}
              problem={problem}
              onDone={props.onCovered}
              onCancel={onCancel}
            />
          </Suspense>
        </div>
      )}
      {picture && !isCovering && !isBusy && (
        <div className={stack.s}>
          <h3>{t('photoUpload:previewTitle')}</h3>
          <Preview picture={picture} title={words.title ?? ''} />
          {picture.height > picture.width && <p className={measure}>{t('photoUpload:landscape')}</p>}
          {isByServer ? (
            <Notice
              heading={t(`photoUpload:${picture.made === 'noise' ? 'noise' : 'noCanvas'}Title`)}
              className={measure}
            >
              {t('photoUpload:byServer')}
            </Notice>
          ) : (
            <>
              <p className={measure}>
                {areas.length > 0 ? t('photoUpload:covered', { count: areas.length }) : t('photoUpload:coverHelp')}
              </p>
              <div className={cluster.m}>
                <Button id="cover-button" variant="secondary" onPress={onCover}>
                  <Icon name="eye-slash" />
                  {t(`photoUpload:${areas.length > 0 ? 'coverAgain' : 'cover'}`)}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}
