import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../../PageContext.tsx';

export interface ProviderProps {
  /** Address of the provider's script. */
  script: string;
  q: string;
  /** The site's own results: for those without JavaScript, and where the script does not come. */
  own: ReactNode;
}

/** The container that a search provider's script fills (`docs/how-to/use-a-search-provider.md`). */
export function Provider({ script, q, own }: ProviderProps) {
  const { t, lang } = usePage();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    element.onload = () => setState('loaded');
    element.onerror = () => setState('failed');
    document.head.append(element);
    return () => element.remove();
  }, [script]);
  if (state === 'failed') return own;
  return (
    <>
      {state === 'loading' && <p role="status">{t('loading')}</p>}
      <div id="site-search-results" data-query={q} data-lang={lang} />
      <noscript>{own}</noscript>
    </>
  );
}
