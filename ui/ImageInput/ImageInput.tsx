import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Announcement } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { errorIdOf, type FieldWords, isWrong } from '../Field/Field.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
import { useHydrated } from '../useHydrated.ts';
import { Chosen } from './Chosen.tsx';
import * as css from './ImageInput.css.ts';

export type ImageInputProps = FieldWords & {
  name: string;
  /** kinds that the browser offers, such as `image/jpeg,image/png`; what is dropped or pasted is not held to it */
  accept?: string;
  /** the file that will be sent, or that it was taken away; whether it is right comes back as `errorMessage` */
  onChange?: (file: File | undefined) => void;
  chooseLabel: string;
  /** on the same button when there is a file already */
  replaceLabel: string;
  removeLabel: string;
  /** on devices with a camera at hand; without it there is no such button */
  cameraLabel?: string;
  /** that a picture can also be dropped here or pasted */
  dropHint?: ReactNode;
  /** text alternative of the picture that is shown */
  previewLabel: string;
  /** the picture is shown elsewhere, as it will be sent: here stand name and size alone */
  isPreviewHidden?: boolean;
  chosenStatus: (name: string) => string;
  removedStatus: string;
  /** what is being done with the file, such as making it smaller or sending it */
  progress?: ProgressBarProps;
  /** how the size is written */
  lang: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  id?: string;
  className?: string;
};

/**
 * One picture: chosen, taken, dropped or pasted. However it came, it lies in the browser's own file input, which a form
 * sends with or without JavaScript.
 */
export function ImageInput({
  label,
  name,
  accept = 'image/*',
  onChange,
  chooseLabel,
  replaceLabel,
  removeLabel,
  cameraLabel,
  dropHint,
  previewLabel,
  isPreviewHidden,
  chosenStatus,
  removedStatus,
  progress,
  lang,
  isRequired,
  isDisabled,
  ...fieldset
}: ImageInputProps) {
  const ownId = useId();
  const ids = fieldset.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [status, setStatus] = useState('');
  const [isOver, setOver] = useState(false);
  const isHydrated = useHydrated();

  const told = (next: File | undefined) => {
    setFile(next);
    onChange?.(next);
  };
  const choose = (next: File | undefined) => {
    told(next);
    setStatus(next ? chosenStatus(next.name) : removedStatus);
  };
  /** From elsewhere than the input: laid into it. */
  const take = (next: File | undefined) => {
    if (!next || isDisabled) return;
    const held = new DataTransfer();
    held.items.add(next);
    input.current!.files = held.files;
    choose(next);
  };
  const remove = () => {
    input.current!.value = '';
    choose(undefined);
    // The button goes with the file.
    input.current!.focus();
  };

  const paste = useEffectEvent(({ target, clipboardData }: ClipboardEvent) => {
    // Words that are pasted into a field bring a picture of themselves along in some programs.
    const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]');
    const areWords = isField && clipboardData?.types.includes('text/plain');
    if (!areWords) take(clipboardData?.files[0]);
  });
  // Wherever the focus is: nobody who has copied a picture looks for the right place first.
  useEffect(() => {
    const heard = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', heard);
    return () => document.removeEventListener('paste', heard);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before JavaScript has loaded, once
  useEffect(() => {
    const control = input.current!;
    const [before] = control.files ?? [];
    if (before) told(before);
    const reset = () => {
      told(undefined);
      setStatus('');
    };
    control.form?.addEventListener('reset', reset);
    return () => control.form?.removeEventListener('reset', reset);
  }, []);

  const dragging = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (isDisabled) event.dataTransfer.dropEffect = 'none';
    else setOver(true);
  };
  return (
    <Fieldset
      {...fieldset}
      id={ids}
      isErrorOfFields
      legend={label}
      isDisabled={isDisabled}
      data-over={isOver || undefined}
      onDragEnter={dragging}
      onDragOver={dragging}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) event.preventDefault();
        take(dropped);
      }}
    >
      <div className={css.zone}>
        {file && <Chosen {...{ file, previewLabel, isPreviewHidden, lang }} />}
        {progress && <ProgressBar {...progress} />}
        <div className={css.actions}>
          <label htmlFor={`${ids}-file`} className={css.choose}>
            <Icon name="image" />
            {file ? replaceLabel : chooseLabel}
          </label>
          <input
            ref={input}
            id={`${ids}-file`}
            type="file"
            name={name}
            accept={accept}
            required={isRequired}
            aria-invalid={isWrong(fieldset) || undefined}
            aria-describedby={fieldset.errorMessage ? errorIdOf(ids) : undefined}
            className={css.native}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {cameraLabel && (
            <>
              <label htmlFor={`${ids}-camera`} className={css.camera} data-waiting={!isHydrated || undefined}>
                <Icon name="camera" />
                {cameraLabel}
              </label>
              {/* Without a name: what it takes is laid into the other, so that one file is sent. */}
              <input
                id={`${ids}-camera`}
                type="file"
                accept="image/*"
                capture="environment"
                className={css.cameraInput}
                data-waiting={!isHydrated || undefined}
                onChange={(event) => {
                  take(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </>
          )}
          {file && (
            <Button variant="quiet" onPress={remove}>
              <Icon name="trash" />
              {removeLabel}
            </Button>
          )}
        </div>
        {dropHint && <div className={css.hint}>{dropHint}</div>}
      </div>
      <Announcement words={status} />
    </Fieldset>
  );
}
