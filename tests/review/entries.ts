import type { Review } from '../../contract/reviews.ts';

export const tree = '0123456789abcdef';
export const otherTree = 'fedcba9876543210';
export const look = '00112233445566aa';
export const otherLook = 'aa66554433221100';

export const entry = (change: Partial<Review> = {}): Review => ({
  ...{ subject: '画面-お知らせ--plain', decision: 'approved', by: 'staff', at: '2026-12-01T00:00:00.000Z' },
  ...{ words: '日本語と英語で確かめました。', tree, look },
  ...change,
});
