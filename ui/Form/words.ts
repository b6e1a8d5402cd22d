import type { Limit, MessageKind } from './messageKinds.ts';

export type MessageParts = {
  label: string;
  limit?: Limit | undefined;
  /** picked, not typed */
  isChosen?: boolean | undefined;
};

export type FormWords = {
  /** of the summary of errors */
  heading: (count: number) => string;
  /** where it is not known which field is meant */
  general: string;
  messages: Record<MessageKind, (parts: MessageParts) => string>;
};

/** A day or a time stands as text, and is early or late where a number is small or large. */
const isTime = (limit: Limit | undefined): limit is string => typeof limit === 'string';

const ja: FormWords = {
  heading: (count) => `入力を確かめてください（${count}件）`,
  general: '入力した内容を確かめてください。',
  messages: {
    required: ({ label, isChosen }) => `${label}を${isChosen ? '選んで' : '入力して'}ください。`,
    formatIncorrect: ({ label }) => `${label}を正しい形式で入力してください。`,
    formatInvalid: ({ label }) => `${label}に使えない文字があります。使える文字を確かめて入力してください。`,
    tooShort: ({ label, limit, isChosen }) =>
      limit === undefined
        ? `${label}が短すぎるか、小さすぎます。`
        : isChosen
          ? `${label}は${limit}個以上選んでください。`
          : `${label}は${limit}文字以上で入力してください。`,
    tooLong: ({ label, limit, isChosen }) =>
      limit === undefined
        ? `${label}が長すぎるか、大きすぎます。`
        : isChosen
          ? `${label}は${limit}個までにしてください。`
          : `${label}は${limit}文字までで入力してください。`,
    stepMismatch: ({ label, limit }) =>
      limit === undefined
        ? `${label}は決められたきざみで入力してください。`
        : `${label}は${limit}きざみで入力してください。`,
    belowMinimum: ({ label, limit }) =>
      limit === undefined
        ? `${label}をもっと大きくしてください。`
        : `${label}は${limit}${isTime(limit) ? '以降' : '以上'}にしてください。`,
    aboveMaximum: ({ label, limit }) =>
      limit === undefined
        ? `${label}をもっと小さくしてください。`
        : `${label}は${limit}${isTime(limit) ? '以前' : '以下'}にしてください。`,
    badInput: ({ label }) => `${label}を読み取れません。数字や日付の書き方を確かめてください。`,
    notValid: ({ label, isChosen }) => `${label}を確かめて、${isChosen ? '選び' : '入力し'}直してください。`,
  },
};

/** "User name" becomes "user name" inside a sentence; "URL" and "ID" stay. */
const within = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
const characters = (count: Limit) => `${count} ${Number(count) === 1 ? 'character' : 'characters'}`;

const en: FormWords = {
  heading: (count) => (count === 1 ? 'There is 1 thing to correct' : `There are ${count} things to correct`),
  general: 'Check what you have entered.',
  messages: {
    required: ({ label, isChosen }) => `${isChosen ? 'Choose' : 'Enter'} your ${within(label)}.`,
    formatIncorrect: ({ label }) => `Enter your ${within(label)} in the correct format.`,
    formatInvalid: ({ label }) => `Your ${within(label)} has characters that cannot be used. Check which ones can.`,
    tooShort: ({ label, limit, isChosen }) =>
      limit === undefined
        ? `Your ${within(label)} is too short or too small.`
        : isChosen
          ? `Choose at least ${limit} for your ${within(label)}.`
          : `Your ${within(label)} must have at least ${characters(limit)}.`,
    tooLong: ({ label, limit, isChosen }) =>
      limit === undefined
        ? `Your ${within(label)} is too long or too large.`
        : isChosen
          ? `Choose up to ${limit} for your ${within(label)}.`
          : `Your ${within(label)} must have ${characters(limit)} or fewer.`,
    stepMismatch: ({ label, limit }) =>
      limit === undefined
        ? `Enter your ${within(label)} at one of the allowed intervals.`
        : `Enter your ${within(label)} in steps of ${limit}.`,
    belowMinimum: ({ label, limit }) =>
      limit === undefined
        ? `Your ${within(label)} must be larger.`
        : `Your ${within(label)} must be ${limit} or ${isTime(limit) ? 'later' : 'more'}.`,
    aboveMaximum: ({ label, limit }) =>
      limit === undefined
        ? `Your ${within(label)} must be smaller.`
        : `Your ${within(label)} must be ${limit} or ${isTime(limit) ? 'earlier' : 'less'}.`,
    badInput: ({ label }) => `Your ${within(label)} could not be read. Check how the number or the date is written.`,
    notValid: ({ label, isChosen }) => `Check your ${within(label)} and ${isChosen ? 'choose' : 'enter'} it again.`,
  },
};

/** The library's own words for the ten kinds, given to a Form as `words`. A field may have better ones of its own. */
export const formWords = { ja, en } satisfies Record<string, FormWords>;
