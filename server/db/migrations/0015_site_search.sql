CREATE TABLE "site_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"rank" integer NOT NULL,
	"until" date,
	"date" date,
	"path" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "site_documents_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "site_index_editions" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_site_documents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text
);
--> statement-breakpoint
CREATE INDEX "site_documents_order" ON "site_documents" USING btree ("kind","rank","id");--> statement-breakpoint
CREATE INDEX "site_documents_terms" ON "site_documents" USING gin ("terms") WITH (fastupdate=false) WHERE rank::bigint is not null;
--> statement-breakpoint
-- Rows longer than this are shortened by moving their longest values out.
ALTER TABLE "site_documents" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- Arguments: the kind of the documents, and the column that is their key.
CREATE FUNCTION "note_site_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text;
BEGIN
  FOREACH "changed" IN ARRAY CASE TG_OP WHEN 'INSERT' THEN '{after}'::text[] WHEN 'DELETE' THEN '{before}' ELSE '{before,after}' END LOOP
    EXECUTE format('INSERT INTO stale_site_documents (kind, key) SELECT %L, %I::text FROM %I', TG_ARGV[0], TG_ARGV[1], "changed");
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Arguments: kinds, of which every document is made anew.
CREATE FUNCTION "note_site_kinds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_site_documents" ("kind") SELECT unnest(TG_ARGV);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- To be called once for a table whose rows are documents: SELECT follow_in_site_search('notices', 'news', 'id');
CREATE FUNCTION "follow_in_site_search"("followed" text, "kind" text, "key" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION note_site_documents(%L, %L)', "followed" || '_searched_inserted', "followed", "kind", "key");
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION note_site_documents(%L, %L)', "followed" || '_searched_updated', "followed", "kind", "key");
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION note_site_documents(%L, %L)', "followed" || '_searched_deleted', "followed", "kind", "key");
  EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_site_kinds(%L)', "followed" || '_searched_emptied', "followed", "kind");
END
$$;
--> statement-breakpoint
SELECT follow_in_site_search('courses', 'course', 'id'), follow_in_site_search('parks', 'park', 'id'), follow_in_site_search('institutions', 'institution', 'id'), follow_in_site_search('notices', 'news', 'id'), follow_in_site_search('events', 'event', 'id'), follow_in_site_search('articles', 'article', 'id');
--> statement-breakpoint
-- Names that stand in other documents as well. Arguments: the column that names the row, and of what it is the id.
CREATE FUNCTION "note_site_names"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ids" integer[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN "ids" := "ids" || (to_jsonb(OLD) ->> TG_ARGV[0])::integer; END IF;
  IF TG_OP <> 'DELETE' THEN "ids" := "ids" || (to_jsonb(NEW) ->> TG_ARGV[0])::integer; END IF;
  INSERT INTO "stale_site_documents" ("kind", "key") SELECT 'place', TG_ARGV[1] || '-' || "id" FROM unnest("ids") AS "id";
  CASE TG_ARGV[1]
    WHEN 'municipality' THEN
      INSERT INTO "stale_site_documents" ("kind", "key")
      SELECT 'place', 'station-' || "id" FROM "stations" WHERE "municipality_code" = ANY("ids")
      UNION ALL SELECT 'course', "id"::text FROM "courses" WHERE "municipality_code" = ANY("ids") OR "also_in" && "ids"
      UNION ALL SELECT 'park', "id"::text FROM "parks" WHERE "municipality_code" = ANY("ids")
      UNION ALL SELECT 'institution', "id"::text FROM "institutions" WHERE "municipality_code" = ANY("ids")
      UNION ALL SELECT 'event', "id"::text FROM "events" WHERE "municipality_code" = ANY("ids");
    WHEN 'station' THEN
      INSERT INTO "stale_site_documents" ("kind", "key")
      SELECT 'course', "id"::text FROM "course_index" WHERE "station_ids" && "ids";
    WHEN 'line' THEN
      INSERT INTO "stale_site_documents" ("kind", "key")
      SELECT 'place', 'station-' || "station_id" FROM "line_stations" WHERE "line_id" = ANY("ids")
      UNION ALL SELECT 'course', "id"::text FROM "course_index"
      WHERE "station_ids" && ARRAY(SELECT "station_id" FROM "line_stations" WHERE "line_id" = ANY("ids"));
    WHEN 'scene' THEN
      INSERT INTO "stale_site_documents" ("kind", "key")
      SELECT 'course', "id"::text FROM "courses" WHERE "scene_ids" && "ids"
      UNION ALL SELECT 'article', "articles"."id"::text FROM "articles" JOIN "scenes" ON "scenes"."slug" = "scene" WHERE "scenes"."id" = ANY("ids");
  END CASE;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE "named" text[];
BEGIN
  FOREACH "named" SLICE 1 IN ARRAY ARRAY[['municipalities', 'code', 'municipality'], ['stations', 'id', 'station'], ['line_stations', 'station_id', 'station'], ['lines', 'id', 'line'], ['scenes', 'id', 'scene']] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION note_site_names(%L, %L)', "named"[1] || '_searched', "named"[1], "named"[2], "named"[3]);
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_site_kinds(%L, %L, %L, %L, %L)', "named"[1] || '_searched_emptied', "named"[1], 'place', 'course', 'park', 'institution', 'event');
  END LOOP;
END
$$;
