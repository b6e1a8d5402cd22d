/** What a registration asks, in words: for the stories of a whole form. */
const ja = {
  name: 'ユーザー名',
  nameHelp: '20文字までで入力してください。本名や電話番号は使わないでください。',
  remaining: (count: number) => (count < 0 ? `${-count}文字多いです` : `あと${count}文字`),
  password: 'パスワード',
  passwordForm: 'パスワードは、半角の英字と数字を使って8文字以上で入力してください。',
  again: 'パスワード（確認）',
  inSentences: { again: '確認のためのパスワード', region: 'お住まいの地域' },
  notSame: '2つのパスワードを同じにしてください。',
  toggle: {
    showLabel: '表示する',
    hideLabel: '隠す',
    shownStatus: 'パスワードを表示しています',
    hiddenStatus: 'パスワードを隠しています',
  },
  region: 'お住まいの地域',
  regions: [
    { value: '', label: '選んでください' },
    { value: 'taito', label: '台東区' },
    { value: 'oshima', label: '大島町' },
  ],
  age: '年代',
  ages: [
    { value: '50', label: '50代' },
    { value: '60', label: '60代' },
    { value: '70', label: '70代以上' },
  ],
  agree: '利用規約に同意します',
  mustAgree: '登録するには、利用規約への同意が必要です。',
  required: '必須',
  submit: '登録する',
  taken: 'このユーザー名はもう使われています。ほかの名前を入力してください。',
  steps: (day: number) => `${day}日目の歩数`,
};

const en: typeof ja = {
  name: 'User name',
  nameHelp: 'Up to 20 characters. Please do not use your real name or phone number.',
  remaining: (count) => {
    const characters = (number: number) => `${number} ${number === 1 ? 'character' : 'characters'}`;
    return count < 0 ? `${characters(-count)} too many` : `${characters(count)} left`;
  },
  password: 'Password',
  passwordForm: 'Enter a password with at least 8 letters and digits.',
  again: 'Password (again)',
  inSentences: { again: 'password again', region: 'area' },
  notSame: 'Enter the same password twice.',
  toggle: {
    showLabel: 'Show',
    hideLabel: 'Hide',
    shownStatus: 'The password is shown',
    hiddenStatus: 'The password is hidden',
  },
  region: 'Where you live',
  regions: [
    { value: '', label: 'Choose' },
    { value: 'taito', label: 'Taito City' },
    { value: 'oshima', label: 'Oshima Town' },
  ],
  age: 'Age',
  ages: [
    { value: '50', label: '50s' },
    { value: '60', label: '60s' },
    { value: '70', label: '70s and over' },
  ],
  agree: 'I agree to the terms',
  mustAgree: 'You need to agree to the terms before you can register.',
  required: 'Required',
  submit: 'Register',
  taken: 'This user name is already in use. Please enter another.',
  steps: (day: number) => `Steps on day ${day}`,
};

export const registration = { ja, en };
