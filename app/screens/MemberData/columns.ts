/** Columns of the tables that hold something of a member, by their names in the database (tests/structure/memberData.test.ts). */
export const columns = [
  ...(['id', 'member_id', 'user_name', 'user_name_key', 'password_hash', 'created_at'] as const),
  ...(['region', 'age_band', 'gender', 'password_reset_at'] as const),
  ...(['secret_question_1', 'secret_answer_hash_1', 'secret_question_2', 'secret_answer_hash_2'] as const),
  ...(['last_seen_at', 'device', 'expires_at'] as const),
  ...(['course_id', 'day', 'walked_at', 'distance_m', 'minutes', 'steps', 'kcal', 'title_id', 'earned_at'] as const),
  ...(['kind', 'target_id', 'position', 'added_at'] as const),
  ...(['title', 'taken_year', 'taken_month', 'place', 'comment', 'image_key', 'width', 'height', 'colour'] as const),
  ...(['posted_at', 'published_at', 'contest_id', 'request_key', 'state', 'version', 'covered', 'reason'] as const),
  ...(['likes', 'is_reported', 'photo_id', 'liked_at', 'words', 'is_sample', 'picture'] as const),
  ...(['endpoint', 'p256dh', 'auth', 'session_hash', 'last_used_at', 'language', 'regions', 'kinds'] as const),
] as const;
export type Column = (typeof columns)[number];

export const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);
