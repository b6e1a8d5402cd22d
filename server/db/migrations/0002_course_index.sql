-- Search terms lie outside the row: the rest of it is what a wide search reads, a hundred bytes a course.
ALTER TABLE "course_index" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- Words of a search always go to their index: weighing a thousand common terms first takes longer than most searches.
ALTER TABLE "course_index" ALTER COLUMN "terms" SET STATISTICS 0;
--> statement-breakpoint
CREATE FUNCTION "carry_to_course_index"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "course_index"
  SET "is_public" = NEW."is_public", "step_free" = NEW."step_free", "toilet" = NEW."toilet", "bench" = NEW."bench", "sort_rank" = NEW."sort_rank"
  WHERE "id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "courses_carried" AFTER UPDATE OF "is_public", "step_free", "toilet", "bench", "sort_rank" ON "courses"
FOR EACH ROW WHEN ((OLD."is_public", OLD."step_free", OLD."toilet", OLD."bench", OLD."sort_rank") IS DISTINCT FROM (NEW."is_public", NEW."step_free", NEW."toilet", NEW."bench", NEW."sort_rank"))
EXECUTE FUNCTION carry_to_course_index();
