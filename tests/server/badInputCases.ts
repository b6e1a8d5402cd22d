/** What callers may send that cannot be, and what the response must name. */
import type { FieldError } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';

export const calls = Object.keys(endpoints) as Call[];
export const fieldsOf = (call: Call) => Object.keys(endpoints[call].input.shape);

const newPassword = 'password=tokotoko2026&password_confirmation=tokotoko2026';
const answers = `secret_question_1=school&secret_answer_1=${encodeURIComponent('うえの')}&secret_question_2=book&secret_answer_2=${encodeURIComponent('こころ')}`;
const registration = `user_name=Jiro&${newPassword}&region=taito&age_band=70s&gender=female&terms=1&${answers}`;

/** What a call cannot do without, as a query. */
export const required: Partial<Record<Call, string>> = {
  'GET /suggest': 'keyword=Ueno',
  'GET /site_search': 'q=Ueno',
  'GET /course_detail': 'id=101',
  'POST /course_detail/get_num': 'id=101',
  'GET /ranking': 'type=walked',
  'GET /recommend': 'course_id=101',
  'GET /cooperation_detail': 'id=10001',
  'GET /sponsor_detail': 'id=20001',
  'GET /playground_detail': 'id=30001',
  'GET /notice_detail': 'id=1',
  'GET /event_detail': 'id=1',
  'POST /cookie_click_count': 'type=agree',
  'POST /user_login': 'user_name=Hanako&password=password1',
  'GET /user_check': 'user_name=Taro',
  'POST /user_check': 'user_name=Taro',
  'POST /user_change': 'user_name=Hanako',
  'POST /user_draft': registration,
  'POST /user_save': registration,
  'GET /user_secret_check': `user_name=Hanako&${answers}`,
  'POST /user_secret_check': `user_name=Hanako&${answers}`,
  'POST /user_change_password': newPassword,
  'POST /user_delete': 'password=tokotoko2026',
  'POST /favorite': 'type=course&ids[]=101',
  'POST /course_walked': 'course_id=101',
};

/** Good calls that lack what must come before them: a draft, a permission, the answers or the password of the member. */
const goodStatuses: Partial<Record<Call, number>> = {
  'POST /user_draft_save': 404,
  'GET /user_secret_check': 401,
  'POST /user_secret_check': 401,
  'POST /user_change_password': 401,
  'POST /user_delete': 422,
};
export const goodStatus = (call: Call): number => goodStatuses[call] ?? 200;

/** They hash a password or answers, which takes its time. */
export const slow: readonly Call[] = [
  ...(['POST /user_login', 'POST /user_save', 'POST /user_delete'] as const),
  ...(['GET /user_secret_check', 'POST /user_secret_check'] as const),
];

/** [call, query or form body, field, kind] */
export const refused: [Call, string, string, FieldError['kind']][] = [
  ...calls
    .filter((call) => fieldsOf(call).includes('lang'))
    .map((call): (typeof refused)[number] => [call, `${required[call] ?? ''}&lang=fr`, 'lang', 'not_valid']),
  ...calls
    .filter((call) => fieldsOf(call).includes('lang'))
    .map((call): (typeof refused)[number] => [call, `${required[call] ?? ''}&lang=ja&lang=en`, 'lang', 'bad_input']),
  ...calls
    .filter((call) => fieldsOf(call).includes('lang'))
    .map((call): (typeof refused)[number] => [call, `${required[call] ?? ''}&lang[]=ja`, 'lang', 'bad_input']),
  ...(
    [
      'GET /course_detail',
      'POST /course_detail/get_num',
      'GET /notice_detail',
      'GET /event_detail',
      'GET /recommend',
    ] as const
  ).flatMap((call): typeof refused => {
    const field = call === 'GET /recommend' ? 'course_id' : 'id';
    return [
      [call, '', field, 'required'],
      [call, `${field}=`, field, 'required'],
      [call, `${field}=abc`, field, 'bad_input'],
      [call, `${field}=1.5`, field, 'bad_input'],
      [call, `${field}=1e3`, field, 'bad_input'],
      [call, `${field}=0x10`, field, 'bad_input'],
      [call, `${field}=0`, field, 'below_minimum'],
      [call, `${field}=-1`, field, 'below_minimum'],
      [call, `${field}=2147483648`, field, 'above_maximum'],
      [call, `${field}=${'9'.repeat(400)}`, field, 'bad_input'],
      [call, `${field}=1&${field}=2`, field, 'bad_input'],
      [call, `${field}[]=1`, field, 'bad_input'],
      [call, `${field}=1%00`, field, 'bad_input'],
      [call, `${field}=%FF%FE`, field, 'bad_input'],
      [call, `${field}=1;drop table courses`, field, 'bad_input'],
      [call, `${field}=１`, field, 'bad_input'],
    ];
  }),
  ...(['GET /cooperation_detail', 'GET /sponsor_detail', 'GET /playground_detail'] as const).flatMap(
    (call): typeof refused => [
      [call, '', 'id', 'required'],
      [call, 'id=abc', 'id', 'bad_input'],
      [call, 'id=0', 'id', 'below_minimum'],
      [call, 'id=2147483648', 'id', 'above_maximum'],
      [call, 'id[]=10001', 'id', 'bad_input'],
      [call, "id=1' or '1'='1", 'id', 'bad_input'],
    ],
  ),
  ['GET /institutions', 'category=museum', 'category', 'not_valid'],
  ['GET /institutions', 'category[]=sponsor', 'category', 'bad_input'],
  ['GET /institutions', `keyword=${'あ'.repeat(101)}`, 'keyword', 'too_long'],
  ['GET /institutions', 'municipalities[]=atlantis', 'municipalities', 'not_valid'],
  ['GET /institutions', 'municipalities[]=99998', 'municipalities', 'not_valid'],
  ['GET /institutions', 'municipalities[]=<script>', 'municipalities', 'bad_input'],
  ['GET /institutions', `${'municipalities[]=chiyoda&'.repeat(101)}`, 'municipalities', 'too_long'],
  ['GET /institutions', 'icons[]=sugar', 'icons', 'not_valid'],
  ['GET /institutions', 'equipment[]=trampoline', 'equipment', 'not_valid'],
  ['GET /institutions', 'open_now=yes', 'open_now', 'not_valid'],
  ['GET /institutions', 'course_id=999999', 'course_id', 'not_valid'],
  ['GET /institutions', 'course_id=0', 'course_id', 'below_minimum'],
  ['GET /institutions', 'ids[]=x', 'ids', 'bad_input'],
  ['GET /institutions', `${'ids[]=10001&'.repeat(101)}`, 'ids', 'too_long'],
  ['GET /institutions', 'within_m=300', 'course_id', 'required'],
  ['GET /institutions', 'sort=walk', 'course_id', 'required'],
  ['GET /institutions', 'course_id=101&within_m=0', 'within_m', 'below_minimum'],
  ['GET /institutions', 'course_id=101&within_m=5001', 'within_m', 'above_maximum'],
  ['GET /institutions', 'course_id=101&page_num=99', 'page_num', 'above_maximum'],
  ['GET /institutions', 'sort=cheapest', 'sort', 'not_valid'],
  ['GET /institutions', 'sort=near', 'lat', 'required'],
  ['GET /institutions', 'lat=35.6', 'lng', 'required'],
  ['GET /institutions', 'lng=139.7', 'lat', 'required'],
  ['GET /institutions', 'lat=91&lng=139.7', 'lat', 'above_maximum'],
  ['GET /institutions', 'page_num=100000', 'page_num', 'above_maximum'],
  ['GET /institutions', 'ids[]=10001&page_num=2', 'page_num', 'above_maximum'],
  ['GET /institutions', 'limit_num=101', 'limit_num', 'above_maximum'],
  ['GET /search', `keyword=${'あ'.repeat(101)}`, 'keyword', 'too_long'],
  ['GET /search', `keyword=${'a'.repeat(10_240)}`, 'keyword', 'too_long'],
  ['GET /search', 'keyword=a&keyword=b', 'keyword', 'bad_input'],
  ['GET /search', 'keyword[]=a', 'keyword', 'bad_input'],
  ['GET /search', 'municipality[]=atlantis', 'municipality', 'not_valid'],
  ['GET /search', 'municipality[]=13999', 'municipality', 'not_valid'],
  ['GET /search', 'municipality[]=<script>', 'municipality', 'bad_input'],
  ['GET /search', `${'municipality[]=chiyoda&'.repeat(101)}`, 'municipality', 'too_long'],
  ['GET /search', 'time_band[]=0', 'time_band', 'below_minimum'],
  ['GET /search', 'time_band[]=6', 'time_band', 'above_maximum'],
  ['GET /search', 'step_band=5', 'step_band', 'above_maximum'],
  ['GET /search', 'step_band[]=1&step_band[]=x', 'step_band', 'bad_input'],
  ['GET /search', 'line=99999', 'line', 'not_valid'],
  ['GET /search', 'station=99999', 'station', 'not_valid'],
  ['GET /search', 'near_station=99999', 'near_station', 'not_valid'],
  ['GET /search', 'scene[]=moon', 'scene', 'not_valid'],
  ['GET /search', 'scene[]=999', 'scene', 'not_valid'],
  ['GET /search', 'category=all', 'category', 'not_valid'],
  ['GET /search', 'facility[]=sauna', 'facility', 'not_valid'],
  ['GET /search', 'sort=longest', 'sort', 'not_valid'],
  ['GET /search', 'sort=near', 'lat', 'required'],
  ['GET /search', 'lat=35.68&lng=139.76&page_num=2', 'page_num', 'above_maximum'],
  ['GET /search', 'lat=35.6', 'lng', 'required'],
  ['GET /search', 'lng=139.7', 'lat', 'required'],
  ['GET /search', 'lat=999&lng=139', 'lat', 'above_maximum'],
  ['GET /search', 'lat=35&lng=-139', 'lng', 'below_minimum'],
  ['GET /search', 'lat=NaN&lng=139', 'lat', 'bad_input'],
  ['GET /search', 'lat=Infinity&lng=139', 'lat', 'bad_input'],
  ['GET /search', 'page_num=0', 'page_num', 'below_minimum'],
  ['GET /search', 'page_num=-3', 'page_num', 'below_minimum'],
  ['GET /search', 'page_num=20', 'page_num', 'above_maximum'],
  ['GET /search', 'page_num=100000&limit_num=100', 'page_num', 'above_maximum'],
  ['GET /search', 'page_num=100001', 'page_num', 'above_maximum'],
  ['GET /search', 'keyword=ぬぬぬぬ&page_num=2', 'page_num', 'above_maximum'],
  ['GET /search', 'limit_num=0', 'limit_num', 'below_minimum'],
  ['GET /search', 'limit_num=101', 'limit_num', 'above_maximum'],
  ['GET /search', 'limit_num=ten', 'limit_num', 'bad_input'],
  ['GET /notice', 'page_num=99', 'page_num', 'above_maximum'],
  ['GET /notice', 'limit_num=101', 'limit_num', 'above_maximum'],
  ['GET /ranking', '', 'type', 'required'],
  ['GET /ranking', 'type=liked', 'type', 'not_valid'],
  ['GET /recommend', 'course_id=101&duration=0', 'duration', 'below_minimum'],
  ['GET /recommend', 'course_id=101&duration=601', 'duration', 'above_maximum'],
  ['GET /history', 'courses[]=x', 'courses', 'bad_input'],
  ['GET /history', 'courses[]=-1', 'courses', 'below_minimum'],
  ['GET /history', 'courses[]=1&'.repeat(101), 'courses', 'too_long'],
  ['GET /park', 'municipality[]=atlantis', 'municipality', 'not_valid'],
  ['POST /user_login', 'password=password1', 'user_name', 'required'],
  ['POST /user_login', 'user_name=Hanako', 'password', 'required'],
  ['POST /user_login', `user_name=${'a'.repeat(201)}&password=x`, 'user_name', 'too_long'],
  ['POST /user_login', `user_name=Hanako&password=${'a'.repeat(129)}`, 'password', 'too_long'],
  ['POST /user_login', 'user_name=a%00&password=x', 'user_name', 'bad_input'],
  ['POST /user_login', 'user_name=a&user_name=b&password=x', 'user_name', 'bad_input'],
  ...(['GET /user_check', 'POST /user_check', 'POST /user_change'] as const).flatMap((call): typeof refused => [
    [call, '', 'user_name', 'required'],
    [call, 'user_name=', 'user_name', 'required'],
    [call, 'user_name=%20%E3%80%80', 'user_name', 'required'],
    [call, `user_name=${'名'.repeat(21)}`, 'user_name', 'too_long'],
    [call, `user_name=${encodeURIComponent(`a${'\u0301'.repeat(300)}`)}`, 'user_name', 'too_long'],
    [call, 'user_name=tea🍵', 'user_name', 'format_invalid'],
    [call, `user_name=${encodeURIComponent('a\u202Eb')}`, 'user_name', 'format_invalid'],
    [call, `user_name=${encodeURIComponent('\u3164')}`, 'user_name', 'format_invalid'],
    [call, 'user_name=a%00', 'user_name', 'format_invalid'],
    [call, 'user_name=a&user_name=b', 'user_name', 'bad_input'],
    [call, 'user_name[]=a', 'user_name', 'bad_input'],
  ]),
  ['POST /cookie_click_count', '', 'type', 'required'],
  ['POST /cookie_click_count', 'type=maybe', 'type', 'not_valid'],
  ['POST /cookie_click_count', 'type=agree&type=reject', 'type', 'bad_input'],
];

/** Texts that break what does not expect them. */
export const nasty: string[] = [
  "'; drop table courses; --",
  "' or 1=1 --",
  '{"a":1}',
  '{1,2}',
  "x}'::int[]) or true --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '\u0000',
  '\uFFFF',
  '\u202E',
  '🍵',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '%s%n',
  '$' + '{7*7}',
  ' ',
  '\r\nset-cookie: a=b',
];
