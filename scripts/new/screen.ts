/** The files of a screen: view, wiring, translations, wired stories; and its places in the lists that know screens. */
import { table } from '../../app/routes.ts';
import { type Insertion, lowerFirst, type Plan } from './plan.ts';

const json = (entries: Record<string, string>) => `${JSON.stringify(entries, null, 2)}\n`;

/** `AreaGuide` → `/area-guide`, until somebody decides otherwise. */
export const addressOf = (name: string) => `/${name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;

/** The route with the screen's name in lower camel case: built now, if it was declared for later, else declared. */
function routeEntry(name: string): Insertion {
  const id = lowerFirst(name);
  const isDeclared = id in table;
  return {
    // What was declared before its screen: previews and approvals.
    file: isDeclared ? 'app/routes/staff.ts' : 'app/routes/site.ts',
    line: `${id}: { path: '${addressOf(name)}', label: { ja: '…', en: '…' }, screen: '${name}' }`,
    insert: (text) => {
      const declared = new RegExp(`\\n  ${id}: \\{`);
      if (declared.test(text)) return text.replace(declared, (found) => `${found} screen: '${name}',`);
      if (isDeclared) return null;
      const entry = `  ${id}: { path: '${addressOf(name)}', label: { ja: '${name}の見出し', en: '${name}' }, screen: '${name}' },\n`;
      const head = 'export const site = {\n';
      return text.includes(head) ? text.replace(head, () => head + entry) : null;
    },
  };
}

const namespaceEntry = (name: string): Insertion => ({
  file: 'app/i18n/namespaces.ts',
  line: `${lowerFirst(name)}: typeof import('../screens/${name}/ja.json');`,
  insert: (text) => {
    const head = 'export interface ScreenTranslations {\n';
    return text.includes(head)
      ? text.replace(head, () => `${head}  ${lowerFirst(name)}: typeof import('../screens/${name}/ja.json');\n`)
      : null;
  },
});

const pageEntry = (name: string): Insertion => ({
  file: 'tests/e2e/pages.ts',
  line: `'${addressOf(name)}',`,
  insert: (text) => {
    const head = 'const pagesSinceRun = [';
    return text.includes(head) ? text.replace(head, () => `${head}\n  '${addressOf(name)}',`) : null;
  },
});

const statesEntry = (name: string, states: readonly string[]): Insertion => {
  const line = `${name}: [${states.map((state) => `'${state}'`).join(', ')}],`;
  return {
    file: 'app/screenStates.ts',
    line,
    insert: (text) => {
      const head = 'export const screenStates = {\n';
      return text.includes(head) ? text.replace(head, () => `${head}  ${line}\n`) : null;
    },
  };
};

/** What every screen is listed in. */
export const screenEntries = (name: string, states: readonly string[]): Insertion[] => [
  routeEntry(name),
  namespaceEntry(name),
  pageEntry(name),
  statesEntry(name, states),
];

export const screenTexts = (name: string, ja: Record<string, string>, en: Record<string, string>) => ({
  [`app/screens/${name}/ja.json`]: json(ja),
  [`app/screens/${name}/en.json`]: json(en),
});

export const screenPlan = (name: string): Plan => {
  const namespace = lowerFirst(name);
  const address = addressOf(name);
  return {
    files: {
      [`app/screens/${name}/${name}Screen.tsx`]: `import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';

export type ${name}Data = Output<'GET /num'>;

/** The view: everything comes by props. */
export function ${name}Screen({ courses }: ${name}Data) {
  const { t, lang, route } = usePage();
  return (
    <div className={stack.m}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      <p className={text.lead}>{t('${namespace}:lead', { count: courses })}</p>
    </div>
  );
}
`,
      [`app/screens/${name}/${name}.tsx`]: `import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type ${name}Data, ${name}Screen } from './${name}Screen.tsx';

/** The only place that reads the address and asks the API; it runs at every change of the address, query included. */
const load = async ({ api }: LoadInput) => ({ data: await api('GET /num') });

const head = ({ i18n: { lang, t }, route }: HeadInput<${name}Data>) => ({
  label: route.label[lang],
  description: t('${namespace}:description'),
});

export const ${namespace}: ScreenModule<${name}Data> = {
  load,
  head,
  Screen: ({ data }) => <${name}Screen {...data} />,
};
`,
      [`app/screens/${name}/index.ts`]: `export { ${namespace} as screen } from './${name}.tsx';
`,
      ...screenTexts(
        name,
        { lead_other: '{{count}}コースのうちから選べます。', description: '検索結果に出る説明を、一文で書きます。' },
        {
          lead_one: 'There is {{count}} course to choose from.',
          lead_other: 'There are {{count}} courses to choose from.',
          description: 'One sentence that search engines show.',
        },
      ),
      [`stories/screens/${name}.stories.tsx`]: `import type { Meta } from '@storybook/react-vite';
import { ${name}Screen } from '../../app/screens/${name}/${name}Screen.tsx';
import { failing, offline, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/${name}', component: ${name}Screen } satisfies Meta<typeof ${name}Screen>;

const address = '${address}';

export const Plain = { name: 'ふつう', ...wired(address, { states: 'page' }) };
export const Failed = {
  name: 'サーバーの問題',
  ...wired(address, { states: 'error', responses: { 'GET /num': failing } }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', responses: { 'GET /num': unavailable } }),
};
export const Offline = {
  name: 'オフライン',
  ...wired(address, { states: 'offline', responses: { 'GET /num': offline } }),
};
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address) };
export const Narrow = { name: '320px', globals: { viewport: { value: 'narrow' } }, ...wired(address) };
`,
    },
    insertions: screenEntries(name, ['page', 'error', 'offline']),
    next: [
      `Set path, labels, parent and linkedFrom of ${namespace} in app/routes/, in the file of its area; a path other than ${address} also in tests/e2e/pages.ts and the stories.`,
      `Ask in load for what the page shows, and name the query parameters that it reads in the route's query.`,
    ],
  };
};
