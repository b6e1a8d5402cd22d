-- What was set by `npm run alert` before closures and alerts were kept like other content: it stands until somebody ends it.
INSERT INTO "content_items" ("kind", "key", "source")
SELECT 'closure', "id", jsonb_build_object(
  'id', "id",
  'course', "course",
  'municipality', "municipality_code",
  'name', "name",
  'status', "status",
  'reason', 'other',
  'note', coalesce("status_note", '{"ja": "このコースは、いつもと違います。", "en": "This route is not as usual."}'::jsonb),
  'from', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'until', NULL
)
FROM (
  SELECT nextval(pg_get_serial_sequence('revisions', 'id'))::int AS "id", "courses"."id" AS "course", "municipality_code", "name", "status", "status_note"
  FROM "courses" WHERE "status" <> 'open'
) AS "set_before";
--> statement-breakpoint
INSERT INTO "content_items" ("kind", "key", "source")
SELECT 'alert', "id", jsonb_build_object(
  'id', "id",
  'kind', "kind",
  'message', "message",
  'from', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'until', NULL
)
FROM (
  SELECT nextval(pg_get_serial_sequence('revisions', 'id'))::int AS "id", "kind", "message"
  FROM "site_alerts" WHERE "is_active"
) AS "set_before";
