import { lazy, Suspense } from 'react';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import type { FilterFormProps } from './FilterForm.tsx';

const load = () => import('./FilterForm.tsx').then(({ FilterForm }) => ({ default: FilterForm }));

// On the server the form is part of the first HTML, where it works as it is.
const OnServer = import.meta.env.SSR ? (await load()).default : null;

let want: () => void;
const whenWanted = new Promise<void>((resolve) => {
  want = resolve;
});

const AtOnce = lazy(load);
const WhenOpened = lazy(() => whenWanted.then(load));

/** The form whose fields' code is fetched beside the page. */
export function LazyFilterForm(props: FilterFormProps) {
  const Form = OnServer ?? AtOnce;
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}

/** The form in a closed disclosure: until it is opened, the server's HTML stands there without any code. */
export function FoldedFilterForm({ title, ...props }: FilterFormProps & { title: string }) {
  const Form = OnServer ?? WhenOpened;
  return (
    <Disclosure title={title} onExpandedChange={(isExpanded) => isExpanded && want()}>
      <Suspense fallback={null}>
        <Form {...props} />
      </Suspense>
    </Disclosure>
  );
}
