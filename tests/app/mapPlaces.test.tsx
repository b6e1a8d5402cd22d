/** What a map says of a course that cannot be walked: its number there stands for it, without the tag of the list. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import enMap from '../../app/i18n/en/map.json' with { type: 'json' };
import { base as en } from '../../app/i18n/en.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import jaMap from '../../app/i18n/ja/map.json' with { type: 'json' };
import { base as ja } from '../../app/i18n/ja.ts';
import { PlaceSign } from '../../app/map/PlaceSign.tsx';
import { type Place, placeLabel } from '../../app/map/places.ts';
import { institutionKinds } from '../../contract/institutionKinds.ts';

const texts = { ja: createI18n('ja', { ...ja }), en: createI18n('en', { ...en }) };
texts.ja.add({ map: jaMap });
texts.en.add({ map: enMap });

const place = { id: 1, role: 'highlight', number: 2, name: 'おほりの道', text: null, lat: 35, lng: 139 } as const;
const of = (status: Place['status']) => ({ ...place, ...(status && { status }) });

test('a closed one is named so, and crossed out; any other is not', () => {
  expect(placeLabel(of('closed'), texts.ja.t)).toBe('2 おほりの道（通行できません）');
  expect(placeLabel(of('closed'), texts.en.t)).toBe('2 おほりの道 (Route closed)');
  const plain = renderToStaticMarkup(<PlaceSign place={of(undefined)} />);
  for (const status of ['open', 'changed', undefined] as const) {
    expect(placeLabel(of(status), texts.ja.t)).toBe('2 おほりの道');
    expect(renderToStaticMarkup(<PlaceSign place={of(status)} />)).toBe(plain);
  }
  const closed = renderToStaticMarkup(<PlaceSign place={of('closed')} />);
  expect(closed).not.toBe(plain);
  expect(closed).toMatch(/>2</);
});

test('shops and facilities are told apart by the shape of their marker, and from the stops of the course', () => {
  const signOf = (role: Place['role']) => renderToStaticMarkup(<PlaceSign place={{ ...place, role }} />);
  const shapes = institutionKinds.map((kind) => {
    const sign = signOf(kind);
    expect(sign).toMatch(/>2</);
    return / d="([^"]+)"/.exec(sign)![1];
  });
  expect(new Set(shapes).size).toBe(institutionKinds.length);
  for (const role of ['start', 'goal', 'highlight'] as const)
    for (const shape of shapes) expect(signOf(role)).not.toContain(shape);
});
