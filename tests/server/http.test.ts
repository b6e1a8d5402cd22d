/** The server around the API: health, documentation, files of routes, preferences. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelope } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import { content } from './expected.ts';
import { openPortal, type Portal } from './support.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal('pglite');
});
afterAll(() => portal.close());

describe('caching', () => {
  it('keeps responses of the API out of every cache', async () => {
    expect((await portal.app.request('/api/num')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('for people and machines', () => {
  it('says that it lives, that it is ready, and how it does', async () => {
    expect(await (await portal.app.request('/healthz')).text()).toBe('ok');
    expect((await portal.app.request('/readyz')).status).toBe(200);
    await portal.app.request('/api/num');
    expect(await (await portal.app.request('/metrics')).text()).toMatch(
      /http_request_duration_seconds_count\{kind="api",method="GET",status="200"\} \d+/,
    );
  });

  it.each(['ja', 'en'])('documents every endpoint in %s', async (lang) => {
    const html = await (await portal.app.request(`/api/docs?lang=${lang}`)).text();
    expect(html).toContain(`<html lang="${lang}">`);
    for (const call of Object.keys(endpoints) as Call[]) expect(html).toContain(`<code>${call}</code>`);
  });

  it('tells robots where the site map is', async () => {
    expect(await (await portal.app.request('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml');
  });
});

describe('files of a route', () => {
  const course = content.courses.find(({ id }) => id === 101)!;
  const line = content.routes.get(101)!.legs.flatMap((leg, index) => decodePolyline(leg.line).slice(index ? 1 : 0));

  it.each([
    ['gpx', 'application/gpx+xml'],
    ['kml', 'application/vnd.google-earth.kml+xml'],
  ])('%s has the whole line and every point', async (ending, type) => {
    const response = await portal.app.request(`/map/detail/101.${ending}?lang=en`);
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="tokotoko-101.${ending}"`);
    const text = await response.text();
    for (const [lat, lng] of line)
      expect(text).toContain(ending === 'gpx' ? `<trkpt lat="${lat}" lon="${lng}"/>` : `${lng},${lat}`);
    for (const { lat, lng, name } of course.points) {
      expect(text).toContain(ending === 'gpx' ? `<wpt lat="${lat}" lon="${lng}"><name>` : `${lng},${lat}`);
      expect(text).toContain(name.en.replaceAll("'", '&#39;'));
    }
    expect(text).toContain('A line computed from map data');
    expect(text).toContain('© OpenStreetMap contributors, ODbL 1.0');
  });

  it('geojson has the line and its points', async () => {
    const body = await (await portal.app.request('/map/detail/101.geojson')).json();
    expect(body.features[0].geometry).toEqual({
      type: 'LineString',
      coordinates: line.map(([lat, lng]) => [lng, lat]),
    });
    expect(body.features.slice(1).map((feature: { properties: { name: string } }) => feature.properties.name)).toEqual(
      course.points.map(({ name }) => name.ja),
    );
  });

  it('is E404 for a course that is not there', async () => {
    const response = await portal.app.request('/map/detail/999999.gpx');
    expect(response.status).toBe(404);
    expect(errorEnvelope.parse(await response.json()).error_info.error_code).toBe('E404');
  });
});

describe('preferences without JavaScript', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    portal.app.request('/preferences', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('sets what was chosen and goes back', async () => {
    const response = await post('text_size=2&consent=agree&next=/map%3Fkeyword=%E4%B8%8A%E9%87%8E%26lang=en');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/map?keyword=%E4%B8%8A%E9%87%8E&lang=en');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^text_size=2; .*Path=\/; .*SameSite=Lax/),
      expect.stringMatching(/^consent=agree; /),
    ]);
  });

  it('sets nothing that it does not know', async () => {
    expect((await post('text_size=9&consent=maybe&next=/')).headers.getSetCookie()).toEqual([]);
  });

  it('never leads to another site', async () => {
    for (const next of ['https://evil.example/', '//evil.example/', 'blob:http://own.invalid/0', '/\\evil.example']) {
      const response = await post(`next=${encodeURIComponent(next)}`);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    ['broken multipart', 'multipart/form-data; boundary=x'],
    ['multipart without a boundary', 'multipart/form-data'],
    ['plain text', 'text/plain'],
  ])('takes %s for an empty form', async (_, type) => {
    const response = await post('--y\r\nnonsense', { 'content-type': type });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
  });
});

it('never leads to another site by a slash at the end of a path', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example//']) {
    const response = await portal.app.request(`http://localhost${path}`);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location')!, 'http://localhost/').origin).toBe('http://localhost');
  }
});
