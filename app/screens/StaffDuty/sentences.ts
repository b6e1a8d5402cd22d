/** What forms propose to say: in both languages at once, whichever the page is in. */
import type { AlertKind, ClosureReason, ClosureStatus } from '../../../contract/dutyRules.ts';
import type { Language } from '../../../contract/values.ts';

type Sentence = Readonly<Record<Language, string>>;

export const closureSentences: Readonly<Record<ClosureStatus, Readonly<Record<ClosureReason, Sentence>>>> = {
  closed: {
    works: { ja: '工事のため、このコースは通れません。', en: 'This course is closed for construction work.' },
    weather: { ja: '天気が悪いため、このコースは通れません。', en: 'This course is closed because of bad weather.' },
    damage: {
      ja: '道の一部がこわれているため、このコースは通れません。',
      en: 'This course is closed because part of the path is damaged.',
    },
    event: { ja: '催しのため、このコースは通れません。', en: 'This course is closed for an event.' },
    other: { ja: '現在、このコースは通れません。', en: 'This course is closed at present.' },
  },
  changed: {
    works: {
      ja: '工事のため、道順の一部が変わっています。現地の案内に従ってください。',
      en: 'Part of this course has changed for construction work. Please follow the signs on site.',
    },
    weather: {
      ja: '天気が悪いため、道順の一部が変わっています。現地の案内に従ってください。',
      en: 'Part of this course has changed because of bad weather. Please follow the signs on site.',
    },
    damage: {
      ja: '道の一部がこわれているため、道順が変わっています。現地の案内に従ってください。',
      en: 'This course has changed because part of the path is damaged. Please follow the signs on site.',
    },
    event: {
      ja: '催しのため、道順の一部が変わっています。現地の案内に従ってください。',
      en: 'Part of this course has changed for an event. Please follow the signs on site.',
    },
    other: {
      ja: '道順の一部が変わっています。現地の案内に従ってください。',
      en: 'Part of this course has changed. Please follow the signs on site.',
    },
  },
};

/** Of anything but heat nobody knows what to say before. */
export const alertSentences: Readonly<Record<AlertKind, Sentence>> = {
  heat: {
    ja: '今日はとても暑くなります。涼しい時間に歩き、こまめに水分をとってください。',
    en: 'It will be very hot today. Walk in the cooler hours, and drink water often.',
  },
  info: { ja: '', en: '' },
};
