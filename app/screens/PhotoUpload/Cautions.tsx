import { photoCautions } from '../../../contract/photoRules.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Fieldset } from '../../../ui/Fieldset/index.ts';
import { withJavaScript, withoutJavaScript } from '../../../ui/javascript.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';

interface CautionsProps {
  values: FormValues;
  errorMessage: string | undefined;
  /** Nothing can be covered here, whether there is JavaScript or not. */
  isByServer?: boolean;
  onChange?: ((hasAccepted: boolean) => void) | undefined;
}

/** What has to be true of a photo, and be known of its review, before one is chosen. */
export function Cautions({ values, errorMessage, isByServer = false, onChange }: CautionsProps) {
  const { t } = usePage();
  const told = () => {
    const boxes = document.querySelectorAll<HTMLInputElement>('#cautions input[type=checkbox]');
    onChange?.([...boxes].every((box) => box.checked));
  };
  return (
    <Fieldset
      id="cautions"
      legend={t('photoUpload:cautionsTitle')}
      headingLevel={2}
      requirementLabel={t('required')}
      description={t('photoUpload:cautionsLead')}
      errorMessage={errorMessage}
    >
      <div className={stack.xs}>
        {photoCautions.map((caution) => (
          <Checkbox
            key={caution}
            id={`caution_${caution}`}
            name={`caution_${caution}`}
            value="1"
            defaultSelected={values[`caution_${caution}`] === '1'}
            description={
              <>
                {t(`photoUpload:caution_${caution}Text`)}
                {caution === 'people' && <WhereToCover isByServer={isByServer} />}
              </>
            }
            // The box has its new state once this has been told.
            onChange={() => queueMicrotask(told)}
          >
            {t(`photoUpload:caution_${caution}`)}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  );
}

/** What is covered is painted over by the device: without JavaScript, and once the server has the picture, nothing is. */
function WhereToCover({ isByServer }: { isByServer: boolean }) {
  const { t, lang } = usePage();
  const space = lang === 'en' && ' ';
  const never = (
    <>
      {space}
      {t('photoUpload:caution_peopleNoCover')}
    </>
  );
  if (isByServer) return never;
  return (
    <>
      <span className={withJavaScript}>
        {space}
        {t('photoUpload:caution_peopleCover')}
      </span>
      <span className={withoutJavaScript}>{never}</span>
    </>
  );
}
