CREATE TABLE "stop_course_counts" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"courses" integer NOT NULL,
	CONSTRAINT "stop_course_counts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
DROP INDEX "course_index_municipality";--> statement-breakpoint
DROP INDEX "course_index_station";--> statement-breakpoint
DROP INDEX "course_index_municipalities";--> statement-breakpoint
DROP INDEX "course_index_recommended";--> statement-breakpoint
DROP INDEX "course_index_short";--> statement-breakpoint
ALTER TABLE "course_index" ADD COLUMN "municipality_bits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "course_index" SET "municipality_bits" = (
  SELECT coalesce(bit_or(1::bigint << (array_position(ARRAY[13101, 13102, 13103, 13104, 13105, 13106, 13107, 13108, 13109, 13110, 13111, 13112, 13113, 13114, 13115, 13116, 13117, 13118, 13119, 13120, 13121, 13122, 13123, 13201, 13202, 13203, 13204, 13205, 13206, 13207, 13208, 13209, 13210, 13211, 13212, 13213, 13214, 13215, 13218, 13219, 13220, 13221, 13222, 13223, 13224, 13225, 13227, 13228, 13229, 13303, 13305, 13307, 13308, 13361, 13362, 13363, 13364, 13381, 13382, 13401, 13402, 13421], "code") - 1)), 0) FROM unnest("municipality_codes") AS "code"
);--> statement-breakpoint
ALTER TABLE "course_index" ALTER COLUMN "municipality_bits" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "course_index_recommended" ON "course_index" USING btree ("is_closed","sort_rank","id","municipality_bits","time_band","step_band","scene_bits","category_bits","step_free","toilet","bench","map_toilet","is_flat") WHERE is_public;--> statement-breakpoint
CREATE INDEX "course_index_short" ON "course_index" USING btree ("distance_m","id","municipality_bits","time_band","step_band","scene_bits","category_bits","step_free","toilet","bench","map_toilet","is_flat") WHERE is_public;--> statement-breakpoint
ALTER TABLE "course_index" DROP COLUMN "municipality_code";--> statement-breakpoint
ALTER TABLE "course_index" DROP COLUMN "start_station_id";--> statement-breakpoint
ALTER TABLE "course_index" DROP COLUMN "municipality_codes";--> statement-breakpoint
-- Exact at every moment: the counts change in the transaction that changes the courses. Rows are locked in one order, so that two such transactions wait for each other and never for good.
CREATE FUNCTION "count_courses_of_stops"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "gone" integer[] := '{}';
  "gone_from" integer[] := '{}';
  "come" integer[] := '{}';
  "come_to" integer[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(array_agg("id"), '{}'), coalesce(array_agg("station"), '{}') INTO "gone", "gone_from"
    FROM "before", unnest("station_ids") AS "station" WHERE "is_public";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(array_agg("id"), '{}'), coalesce(array_agg("station"), '{}') INTO "come", "come_to"
    FROM "after", unnest("station_ids") AS "station" WHERE "is_public";
  END IF;
  WITH "changes" AS (
    SELECT "course", "station", 1 AS "change" FROM unnest("come", "come_to") AS "pair" ("course", "station")
    UNION ALL
    SELECT "course", "station", -1 FROM unnest("gone", "gone_from") AS "pair" ("course", "station")
  ), "sums" AS (
    SELECT 'station' AS "kind", "station" AS "id", sum("change") AS "change" FROM "changes" GROUP BY "station"
    UNION ALL
    SELECT 'line', "line_id", sum("change") FROM (
      SELECT DISTINCT "course", "line_id", "change" FROM "changes" JOIN "line_stations" ON "station_id" = "station"
    ) AS "by_line" GROUP BY "line_id"
  )
  INSERT INTO "stop_course_counts" AS "known" ("kind", "id", "courses")
  SELECT "kind", "id", "change" FROM "sums" WHERE "change" <> 0 ORDER BY "kind", "id"
  ON CONFLICT ("kind", "id") DO UPDATE SET "courses" = "known"."courses" + excluded."courses";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_courses_of_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "stop_course_counts" WHERE "kind" = 'line';
  INSERT INTO "stop_course_counts"
  SELECT 'line', "line_id", count(DISTINCT "course_index"."id")
  FROM "course_index", unnest("station_ids") AS "station" JOIN "line_stations" ON "station_id" = "station"
  WHERE "is_public" GROUP BY "line_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO "stop_course_counts"
SELECT 'station', "station", count(*) FROM "course_index", unnest("station_ids") AS "station" WHERE "is_public" GROUP BY "station"
UNION ALL
SELECT 'line', "line_id", count(DISTINCT "course_index"."id")
FROM "course_index", unnest("station_ids") AS "station" JOIN "line_stations" ON "station_id" = "station"
WHERE "is_public" GROUP BY "line_id";
--> statement-breakpoint
CREATE TRIGGER "course_index_inserted" AFTER INSERT ON "course_index" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION count_courses_of_stops();
--> statement-breakpoint
CREATE TRIGGER "course_index_updated" AFTER UPDATE ON "course_index" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION count_courses_of_stops();
--> statement-breakpoint
CREATE TRIGGER "course_index_deleted" AFTER DELETE ON "course_index" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION count_courses_of_stops();
--> statement-breakpoint
CREATE TRIGGER "line_stations_counted" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "line_stations"
FOR EACH STATEMENT EXECUTE FUNCTION count_courses_of_lines();
