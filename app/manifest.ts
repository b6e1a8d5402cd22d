/**
 * What a browser needs to know to put the portal on a home screen: the web app manifest, in each language (W3C, "Web Application
 * Manifest"). Only the server makes it.
 */
import type { Language } from '../contract/values.ts';
import { colors } from '../tokens/semantic.ts';
import { address } from './addresses.ts';
import { product } from './product.ts';
import { path, route } from './routes.ts';

export interface ManifestImage {
  src: string;
  /** `512x512`, or `any` of a drawing that has no size. */
  sizes: string;
  type: `image/${'png' | 'svg+xml' | 'webp'}`;
}

export interface ManifestIcon extends ManifestImage {
  /** `maskable` may be cut to a circle, of `monochrome` only the shape counts. */
  purpose: 'any' | 'maskable' | 'monochrome';
}

export interface ManifestScreenshot extends ManifestImage {
  form_factor: 'narrow' | 'wide';
  label: string;
}

export interface ManifestShortcut {
  name: string;
  url: string;
  icons: ManifestImage[];
}

/** The orientation is left free: a telephone in a holder cannot be turned (WCAG 1.3.4). */
export interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: Language;
  dir: 'ltr';
  start_url: string;
  scope: string;
  display: 'standalone';
  background_color: string;
  theme_color: string;
  categories: string[];
  icons: ManifestIcon[];
  screenshots: ManifestScreenshot[];
  shortcuts: ManifestShortcut[];
}

export const manifestAddress = (lang: Language): string => address('/manifest.webmanifest', lang);

const names: Record<Language, Pick<Manifest, 'name' | 'short_name' | 'description'>> = {
  ja: {
    name: `${product.name.ja} 東京の散歩コース`,
    short_name: product.name.ja,
    description:
      '23区から多摩、島まで、東京の散歩コースを、時間、歩数、駅から探せます。電波のない所でも、保存したコースを読めます。',
  },
  en: {
    name: `${product.name.en}: walks in Tokyo`,
    // Launchers cut what is longer than a dozen letters.
    short_name: 'Tokotoko',
    description:
      'Walking courses in Tokyo, from the 23 wards to Tama and the islands, by time, steps or station. Saved courses can be read without a network.',
  },
};

const png = (name: string, side: number): ManifestImage => ({
  ...{ src: `/icons/${name}-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' },
});

const icons: ManifestIcon[] = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { ...png('icon', 192), purpose: 'any' },
  { ...png('icon', 512), purpose: 'any' },
  { ...png('maskable', 512), purpose: 'maskable' },
  { ...png('monochrome', 512), purpose: 'monochrome' },
];

/** `npm run screenshots` takes them: what each shows, and in how many pixels. */
export const pictured = [
  { name: 'top', label: { ja: '最初のページ', en: 'The first page' } },
  { name: 'course', label: { ja: 'コースのページ', en: 'The page of a course' } },
] as const satisfies readonly { name: string; label: Record<Language, string> }[];
export const pictureSizes = { narrow: [720, 1480], wide: [1280, 800] } as const;

const screenshots = (lang: Language): ManifestScreenshot[] =>
  (['narrow', 'wide'] as const).flatMap((form_factor) =>
    pictured.map(({ name, label }) => ({
      ...{ src: `/screenshots/${name}-${form_factor}-${lang}.webp`, sizes: pictureSizes[form_factor].join('x') },
      ...{ type: 'image/webp' as const, form_factor, label: label[lang] },
    })),
  );

const shortcut = (id: 'search' | 'tenMinutes' | 'offline', icon: string, lang: Language): ManifestShortcut => ({
  ...{ name: route(id).label[lang], url: address(path(id), lang), icons: [png(icon, 96)] },
});

/** @param lang of the page that names the manifest: the portal opens in it. Its `id` is one, so that it is one app. */
export const manifestOf = (lang: Language): Manifest => ({
  id: '/',
  ...names[lang],
  ...{ lang, dir: 'ltr', start_url: address(path('top'), lang), scope: '/', display: 'standalone' },
  // As in light; `theme-color` in each page says what it is in dark.
  ...{ background_color: colors.light.surface.page, theme_color: colors.light.surface.page },
  ...{ categories: ['health', 'travel', 'navigation'], icons, screenshots: screenshots(lang) },
  shortcuts: [
    shortcut('search', 'search', lang),
    shortcut('tenMinutes', 'time', lang),
    shortcut('offline', 'saved', lang),
  ],
});
