CREATE OR REPLACE FUNCTION "carry_to_course_index"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "course_index"
  SET "is_public" = NEW."is_public", "is_closed" = (NEW."status" = 'closed'), "step_free" = NEW."step_free", "toilet" = NEW."toilet", "bench" = NEW."bench", "sort_rank" = NEW."sort_rank"
  WHERE "id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "courses_carried" ON "courses";
--> statement-breakpoint
CREATE TRIGGER "courses_carried" AFTER UPDATE OF "is_public", "status", "step_free", "toilet", "bench", "sort_rank" ON "courses"
FOR EACH ROW WHEN ((OLD."is_public", OLD."status", OLD."step_free", OLD."toilet", OLD."bench", OLD."sort_rank") IS DISTINCT FROM (NEW."is_public", NEW."status", NEW."step_free", NEW."toilet", NEW."bench", NEW."sort_rank"))
EXECUTE FUNCTION carry_to_course_index();
--> statement-breakpoint
UPDATE "course_index" SET "is_closed" = true FROM "courses" WHERE "courses"."id" = "course_index"."id" AND "courses"."status" = 'closed';
