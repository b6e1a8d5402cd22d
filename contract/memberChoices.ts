/** What forms of members let one choose (specification section 3). Free of zod: forms use them. */

export const ageBands = ['10s', '20s', '30s', '40s', '50s', '60s', '70s', 'unregistered'] as const;
export type AgeBand = (typeof ageBands)[number];

export const genders = ['male', 'female', 'unregistered'] as const;
export type Gender = (typeof genders)[number];

/** Regions beside the municipalities, which stand for themselves by their slug. */
export const otherRegions = ['outside', 'unregistered'] as const;
export type OtherRegion = (typeof otherRegions)[number];

/** First pet's name, primary school, mother's maiden name, favourite book title, childhood dream. */
export const secretQuestions = ['pet', 'school', 'mother', 'book', 'dream'] as const;
export type SecretQuestion = (typeof secretQuestions)[number];
