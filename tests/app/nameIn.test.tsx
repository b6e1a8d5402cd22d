import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NameIn } from '../../app/text/NameIn.tsx';

test('a name keeps its own language within a sentence of another', () => {
  const sentence = (name: string) => `You are logged in as ${name}.`;
  expect(renderToStaticMarkup(<NameIn name="はなこ" sentence={sentence} />)).toBe(
    'You are logged in as <bdi lang="ja">はなこ</bdi>.',
  );
  expect(renderToStaticMarkup(<NameIn name="<b>hana</b>" sentence={sentence} />)).toBe(
    'You are logged in as <bdi>&lt;b&gt;hana&lt;/b&gt;</bdi>.',
  );
});

test('a name may stand alone', () => {
  expect(renderToStaticMarkup(<NameIn name="はなこ" />)).toBe('<bdi lang="ja">はなこ</bdi>');
});
