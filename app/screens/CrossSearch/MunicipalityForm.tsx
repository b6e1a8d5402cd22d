import { areas } from '../../../contract/bands.ts';
import type { Municipality } from '../../../contract/places.ts';
import { ChooseForm } from '../../layout/ChooseForm.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

/** The 62, in the three parts of Tokyo. */
export function MunicipalityForm({
  municipalities,
  chosen,
}: {
  municipalities: readonly Municipality[];
  chosen: string;
}) {
  const { t } = usePage();
  const groups = areas.map((area) => ({
    label: t(`crossSearch:area_${area}`),
    options: municipalities
      .filter((each) => each.area === area)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }));
  return (
    <ChooseForm
      action={path('crossSearch')}
      name="municipality"
      label={t('crossSearch:municipality')}
      options={[{ value: '', label: t('crossSearch:choose') }, ...groups]}
      chosen={chosen}
      submitLabel={t('crossSearch:submit')}
    />
  );
}
