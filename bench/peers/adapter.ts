/** What one library brings to the comparison: `setup.tsx` exports an Adapter as `adapter`, `server.tsx` a Server as `server`. */
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface Adapter {
  /** What the library wants around every app: theme, language. */
  Provider: ComponentType<{ children: ReactNode }>;
}

export interface Rendered {
  html: string;
  /** Styles that were collected while rendering, as markup. */
  styles: string;
}

export interface Server {
  render: (element: ReactElement) => Rendered;
  /** Attributes of `<html>` besides `lang`, as the library's documentation says. */
  htmlAttributes?: string;
  /** Markup for `<head>` that the documentation asks for. */
  head?: string;
}

export const pageNames = ['Registration', 'Results', 'Fields'] as const;
export type PageName = (typeof pageNames)[number];
