/** The one place where the product's name and slug are set (the slug stands for `{product}` in the specification). */
export const product = {
  name: { ja: 'とことこ東京', en: 'Tokotoko Tokyo' },
  slug: 'tokotoko',
} as const;
