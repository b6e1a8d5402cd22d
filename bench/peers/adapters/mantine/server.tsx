import { ColorSchemeScript } from '@mantine/core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Server } from '../../adapter.ts';

export const server: Server = {
  render: (element) => ({ html: renderToString(element), styles: '' }),
  // What `mantineHtmlProps` holds.
  htmlAttributes: 'data-mantine-color-scheme="light"',
  head: renderToStaticMarkup(<ColorSchemeScript />),
};
