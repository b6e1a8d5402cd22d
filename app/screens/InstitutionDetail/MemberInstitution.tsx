import { institutionKinds } from '../../../contract/institutionKinds.ts';
import { MemberFavouriteButton } from '../../favourites/MemberFavouriteButton.tsx';
import { changeFavourite, loadFavourite, type OwnFavourite } from '../../favourites/ownFavourite.ts';
import { institutionPath } from '../../institutions/kinds.ts';
import type { ActionInput, LoadInput, ScreenModule } from '../../page.ts';
import type { InstitutionDetailData } from './data.ts';

interface MemberInstitutionData extends InstitutionDetailData {
  favourite: OwnFavourite;
}

async function action({ api, values }: ActionInput): Promise<string> {
  const kind = institutionKinds.find((each) => each === values.kind) ?? institutionKinds[0];
  const told = await changeFavourite(kind, values, api);
  return `${institutionPath({ kind, id: Number(values.id) })}?${told}`;
}

/** The page as for everybody, and whether it is a favourite of the member. */
export function screenOf({
  screen,
  load: loadInstitution,
  useInstitutionVisit,
  InstitutionDetailScreen,
}: typeof import('./index.ts')): ScreenModule<MemberInstitutionData> {
  async function load(input: LoadInput): Promise<{ data: MemberInstitutionData }> {
    const [{ data }, favourite] = await Promise.all([
      loadInstitution(input),
      loadFavourite(input.route.props!.institution!, input.api, input.query),
    ]);
    return { data: { ...data, favourite } };
  }

  function Screen({ data: { favourite, ...data } }: { data: MemberInstitutionData }) {
    const { id, kind, name } = data.institution;
    useInstitutionVisit(data.institution);
    return (
      <InstitutionDetailScreen
        {...data}
        favourite={<MemberFavouriteButton kind={kind} id={id} name={name} {...favourite} />}
      />
    );
  }

  return { ...screen, load, action, Screen };
}
