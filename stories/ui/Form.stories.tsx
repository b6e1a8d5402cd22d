import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Checkbox } from '../../ui/Checkbox/index.ts';
import {
  Form,
  type FormMessages,
  type FormProblem,
  type FormProps,
  formWords,
  messageKinds,
} from '../../ui/Form/index.ts';
import { PasswordField } from '../../ui/PasswordField/index.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { Select } from '../../ui/Select/index.ts';
import { TextField } from '../../ui/TextField/index.ts';
import { registration as words } from './registration.ts';

type Words = (typeof words)['ja'];

const fieldsOf = (say: Words) => ({
  user_name: { label: say.name },
  password: { label: say.password, messages: { formatInvalid: say.passwordForm, tooShort: say.passwordForm } },
  password_again: { label: say.inSentences.again },
  region: { label: say.inSentences.region, isChosen: true },
  age: { label: say.age, isChosen: true },
  agree: { label: say.agree, isChosen: true, messages: { required: say.mustAgree } },
});

const inputsOf = (say: Words): FormProps['children'] =>
  function inputs(messages: FormMessages) {
    const required = { isRequired: true, requirementLabel: say.required };
    const password = { ...say.toggle, ...required, autoComplete: 'new-password' as const };
    return (
      <>
        <TextField
          id="user_name"
          name="user_name"
          label={say.name}
          description={say.nameHelp}
          maxCharacters={20}
          remainingLabel={say.remaining}
          autoComplete="username"
          errorMessage={messages.user_name}
          {...required}
        />
        <PasswordField
          id="password"
          name="password"
          label={say.password}
          description={say.passwordForm}
          minLength={8}
          pattern="[A-Za-z0-9]*"
          errorMessage={messages.password}
          {...password}
        />
        <PasswordField
          id="password_again"
          name="password_again"
          label={say.again}
          errorMessage={messages.password_again}
          {...password}
        />
        <Select
          id="region"
          name="region"
          label={say.region}
          options={say.regions}
          errorMessage={messages.region}
          {...required}
        />
        <RadioGroup id="age" name="age" label={say.age} items={say.ages} errorMessage={messages.age} {...required} />
        <Checkbox id="agree" name="agree" value="1" errorMessage={messages.agree} {...required}>
          {say.agree}
        </Checkbox>
        <div>
          <Button type="submit">{say.submit}</Button>
        </div>
      </>
    );
  };

const isSame = (say: Words) => (data: FormData) =>
  data.get('password') === data.get('password_again') ? [] : [{ name: 'password_again', message: say.notSame }];

const meta = {
  title: '部品/入力 Input/Form フォーム',
  id: '部品-form',
  component: Form,
  args: {
    fields: fieldsOf(words.ja),
    words: formWords.ja,
    validate: isSame(words.ja),
    children: inputsOf(words.ja),
    onSubmit: (event) => event.preventDefault(),
  },
  parameters: {
    english: {
      fields: fieldsOf(words.en),
      words: formWords.en,
      validate: isSame(words.en),
      children: inputsOf(words.en),
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

/** Nothing was entered, and it was sent. */
export const Sent: Story = {
  name: '空のまま送った',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(登録する|Register)$/ }));
  },
};

/** As the server responds, also where there is no JavaScript. */
export const FromTheServer: Story = {
  name: 'サーバーが見つけた誤り',
  args: {
    defaultProblems: [
      { name: 'user_name', message: words.ja.taken },
      { name: 'password', kind: 'tooShort', limit: 8 },
    ],
  },
  parameters: {
    english: {
      defaultProblems: [
        { name: 'user_name', message: words.en.taken },
        { name: 'password', kind: 'tooShort', limit: 8 },
      ],
    },
  },
};

/** Without a page of its own the response comes a while later: the name is taken. */
export const AnsweredLater: Story = {
  name: '答えが後から来る',
  render: function Render(args, { globals }) {
    const [problems, setProblems] = useState<readonly FormProblem[]>([]);
    const { taken } = globals.language === 'en' ? words.en : words.ja;
    return (
      <Form
        {...args}
        problems={problems}
        onProblemsChange={setProblems}
        onSubmit={(event) => {
          event.preventDefault();
          Promise.resolve().then(() => setProblems([{ name: 'user_name', message: taken }]));
        }}
      />
    );
  },
};

const tenKinds = (say: Words) =>
  ({
    fields: Object.fromEntries(messageKinds.map((kind, at) => [kind, { label: say.steps(at + 1) }])),
    children: (messages) =>
      messageKinds.map((kind, at) => (
        <TextField key={kind} id={kind} name={kind} label={say.steps(at + 1)} errorMessage={messages[kind]} />
      )),
  }) satisfies Partial<FormProps>;

/** The ten kinds of what can be wrong, in the library's own words. */
export const TenKinds: Story = {
  name: '誤りの10種類',
  args: {
    ...tenKinds(words.ja),
    defaultProblems: messageKinds.map((kind) => ({ name: kind, kind, limit: 8 })),
    validate: undefined,
  },
  parameters: { english: tenKinds(words.en) },
};
