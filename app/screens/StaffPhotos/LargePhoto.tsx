import type { ReviewedPhoto } from '../../../contract/staff.ts';
import { Figure } from '../../../ui/Figure/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';

/** As large as the page has room for; whoever looks for a number plate opens the whole file. */
export function LargePhoto({ photo: { title, image } }: { photo: ReviewedPhoto }) {
  const { t } = usePage();
  const widest = image.sizes.at(-1);
  return (
    <div className={stack.s}>
      <Figure
        src={widest?.jpeg}
        srcSet={image.sizes.map(({ webp, width }) => `${webp} ${width}w`).join(', ')}
        sizes="(width >= 64rem) 44rem, 96vw"
        width={widest?.width ?? image.width}
        height={widest?.height ?? image.height}
        alt={title}
        lang={languageOfWords(title)}
        isEager
        missingLabel={t('staffPhotos:pictureMissing')}
      />
      {widest && (
        <p>
          <Link href={widest.jpeg} variant="standalone">
            {t('staffPhotos:wholePicture')}
          </Link>
        </p>
      )}
    </div>
  );
}
