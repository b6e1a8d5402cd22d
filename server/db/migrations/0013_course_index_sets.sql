CREATE TABLE "station_course_counts" (
	"station_id" integer PRIMARY KEY NOT NULL,
	"courses" integer NOT NULL
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
INSERT INTO "station_course_counts"
SELECT "station", count(*) FROM "course_index", unnest("station_ids") AS "station" WHERE "is_public" GROUP BY "station";
--> statement-breakpoint
-- Exact at every moment: the counts change in the transaction that changes the courses. Rows are locked in one order, so that two such transactions wait for each other and never for good.
CREATE FUNCTION "count_courses_of_stations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "gone" integer[] := '{}';
  "come" integer[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(array_agg("station"), '{}') INTO "gone" FROM "before", unnest("station_ids") AS "station" WHERE "is_public";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(array_agg("station"), '{}') INTO "come" FROM "after", unnest("station_ids") AS "station" WHERE "is_public";
  END IF;
  INSERT INTO "station_course_counts" AS "known" ("station_id", "courses")
  SELECT "station", sum("change") FROM (
    SELECT unnest("come") AS "station", 1 AS "change" UNION ALL SELECT unnest("gone"), -1
  ) AS "changes" GROUP BY "station" HAVING sum("change") <> 0 ORDER BY "station"
  ON CONFLICT ("station_id") DO UPDATE SET "courses" = "known"."courses" + excluded."courses";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "course_index_inserted" AFTER INSERT ON "course_index" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION count_courses_of_stations();
--> statement-breakpoint
CREATE TRIGGER "course_index_updated" AFTER UPDATE ON "course_index" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION count_courses_of_stations();
--> statement-breakpoint
CREATE TRIGGER "course_index_deleted" AFTER DELETE ON "course_index" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION count_courses_of_stations();
