declare module '*.md' {
  /** Rendered at build time by markdownPlugin.ts. */
  export const html: string;
}
