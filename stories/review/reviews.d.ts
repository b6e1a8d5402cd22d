/** Made by .storybook/reviewData.ts. */
declare module 'virtual:reviews' {
  export const kept: import('../../contract/reviewStates.ts').Kept;
  export const reviews: readonly import('../../contract/reviews.ts').Review[];
}
