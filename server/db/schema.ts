export * from '../content/content.table.ts';
export * from '../courses/courses.table.ts';
export * from '../members/members.table.ts';
export * from '../places/places.table.ts';
export * from '../reading/reading.table.ts';
export * from '../sessions/sessions.table.ts';
export * from '../throttle/throttle.table.ts';
