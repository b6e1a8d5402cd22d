/** The files of a screen with a form: an action that runs in the browser and, without JavaScript, on the server. */
import { lowerFirst, type Plan } from './plan.ts';
import { addressOf, screenEntries, screenTexts } from './screen.ts';

export const formPlan = (name: string): Plan => {
  const namespace = lowerFirst(name);
  const address = addressOf(name);
  return {
    files: {
      [`app/screens/${name}/${name}Screen.tsx`]: `import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';

export interface ${name}ScreenProps extends Submission {
  isSaved: boolean;
}

/** The view: everything comes by props. */
export function ${name}Screen({ problem, values, isPending, onSubmit, isSaved }: ${name}ScreenProps) {
  const { t, lang, route } = usePage();
  const label = t('${namespace}:userName');
  return (
    <div className={\`\${stack.l} \${measure}\`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      {isSaved && !problem && <Notice tone="success" heading={t('${namespace}:savedTitle')} />}
      <Form
        method="post"
        fields={{ user_name: { label } }}
        words={formWords[lang]}
        {...useFormProblems(problem)}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <TextField
              id="user_name"
              name="user_name"
              label={label}
              defaultValue={values.user_name ?? ''}
              errorMessage={messages.user_name}
              isRequired
              requirementLabel={t('required')}
            />
            <div>
              <Button type="submit" size="l" isPending={isPending} pendingLabel={t('${namespace}:sending')}>
                {t('${namespace}:submit')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </div>
  );
}
`,
      [`app/screens/${name}/${name}.tsx`]: `import { useSubmission } from '../../forms/useSubmission.ts';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { ${name}Screen } from './${name}Screen.tsx';

interface ${name}Data {
  isSaved: boolean;
}

const load = async ({ query }: LoadInput) => ({ data: { isSaved: query.get('saved') === '1' } });

/** Runs in the browser and, without JavaScript, on the server. @returns where the visitor goes next */
async function action({ api, values }: ActionInput): Promise<string> {
  await api('POST /user_change', { user_name: values.user_name ?? '' });
  return \`\${path('${namespace}')}?saved=1\`;
}

const head = ({ i18n: { lang, t }, route }: HeadInput<${name}Data>) => ({
  label: route.label[lang],
  description: t('${namespace}:description'),
});

const Screen = ({ data: { isSaved } }: { data: ${name}Data }) => (
  <${name}Screen {...useSubmission()} isSaved={isSaved} />
);

export const ${namespace}: ScreenModule<${name}Data> = { load, head, action, Screen };
`,
      [`app/screens/${name}/index.ts`]: `export { ${namespace} as screen } from './${name}.tsx';
`,
      ...screenTexts(
        name,
        {
          userName: 'ユーザー名',
          submit: '送る',
          sending: '送っています',
          savedTitle: '保存しました',
          description: '検索結果に出る説明を、一文で書きます。',
        },
        {
          userName: 'User name',
          submit: 'Send',
          sending: 'Sending',
          savedTitle: 'Saved',
          description: 'One sentence that search engines show.',
        },
      ),
      [`stories/screens/${name}.stories.tsx`]: `import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ${name}Screen } from '../../app/screens/${name}/${name}Screen.tsx';
import { failing, offline, pending, refused, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/${name}', component: ${name}Screen } satisfies Meta<typeof ${name}Screen>;

const address = '${address}';
interface Played {
  canvasElement: HTMLElement;
}

const send = async ({ canvasElement }: Played) => {
  await userEvent.type(canvasElement.querySelector('#user_name')!, 'たろう');
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(送る|Send)/ }));
};
const sent = async (context: Played) => {
  await send(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const responding = (response: () => Promise<never>) => ({ responses: { 'POST /user_change': response } });

export const Plain = { name: 'ふつう', ...wired(address, { states: 'form' }) };
export const Sending = {
  name: '送っているところ',
  play: send,
  ...wired(address, { states: 'pending', ...responding(pending) }),
};
export const Refused = {
  name: '誤り',
  play: sent,
  ...wired(address, { states: 'refused', ...responding(refused({ field: 'user_name', kind: 'too_long' })) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: sent,
  ...wired(address, { states: 'error', ...responding(failing) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  play: sent,
  ...wired(address, { states: 'error', ...responding(unavailable) }),
};
export const Offline = {
  name: 'オフライン',
  play: sent,
  ...wired(address, { states: 'offline', ...responding(offline) }),
};
export const Saved = { name: '変更した', ...wired(\`\${address}?saved=1\`, { states: 'saved' }) };
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const Narrow = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address),
};
`,
    },
    insertions: screenEntries(name, ['form', 'pending', 'refused', 'error', 'offline', 'saved']),
    next: [
      `Set path, labels, guard (or isIndexed: false) and query: ['saved'] of ${namespace} in app/routes/, in the file of its area; a path other than ${address} also in tests/e2e/pages.ts and the stories. A guarded page leaves tests/e2e/pages.ts again.`,
      `Call the form's own endpoint in action, and list in secrets what is never sent back.`,
    ],
  };
};
