import { useEffect, useState } from 'react';
import * as css from './ImageInput.css.ts';
import { sizeInWords } from './sizeInWords.ts';

interface ChosenProps {
  file: File;
  previewLabel: string;
  isPreviewHidden: boolean | undefined;
  lang: string;
}

/** The file that will be sent: its picture, its name, its size. */
export function Chosen({ file, previewLabel, isPreviewHidden, lang }: ChosenProps) {
  const url = usePreview(file);
  const [unseen, setUnseen] = useState<string>();
  return (
    <div className={css.chosen}>
      {/* Not every browser can show every picture (HEIC): then the name has to do. */}
      {!isPreviewHidden && url && url !== unseen && (
        <img src={url} alt={previewLabel} className={css.picture} onError={() => setUnseen(url)} />
      )}
      <div className={css.file}>
        <div className={css.name}>{file.name}</div>
        <div className={css.size}>{sizeInWords(file.size, lang)}</div>
      </div>
    </div>
  );
}

/** An address for the picture in a file, given back to the browser when it is no longer shown. */
function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
