DROP INDEX "photos_newest";--> statement-breakpoint
DROP INDEX "photos_liked";--> statement-breakpoint
DROP INDEX "photos_course";--> statement-breakpoint
DROP INDEX "photos_contest";--> statement-breakpoint
CREATE INDEX "courses_municipality" ON "courses" USING btree ("municipality_code","id");--> statement-breakpoint
CREATE INDEX "photos_newest" ON "photos" USING btree ("posted_at" DESC NULLS LAST,"id" DESC NULLS LAST,"course_id","taken_month","contest_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "photos_liked" ON "photos" USING btree ("likes" DESC NULLS LAST,"id" DESC NULLS LAST,"course_id","taken_month","contest_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "photos_course" ON "photos" USING btree ("course_id","posted_at" DESC NULLS LAST,"id" DESC NULLS LAST,"taken_month","contest_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "photos_contest" ON "photos" USING btree ("contest_id","member_id","state") WHERE contest_id is not null;--> statement-breakpoint
CREATE TRIGGER "contest_editions_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "contest_editions" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
-- By row: looking for the results of a photo that has none changes nothing.
CREATE TRIGGER "contest_results_changed" AFTER INSERT OR UPDATE OR DELETE ON "contest_results" FOR EACH ROW EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER "contest_results_truncated" AFTER TRUNCATE ON "contest_results" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER "photos_truncated" AFTER TRUNCATE ON "photos" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER "photos_published" AFTER INSERT ON "photos" FOR EACH ROW WHEN (NEW."state" = 'published') EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER "photos_deleted" AFTER DELETE ON "photos" FOR EACH ROW WHEN (OLD."state" = 'published') EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
-- Neither likes nor reports: pages show them at most five minutes late.
CREATE TRIGGER "photos_changed" AFTER UPDATE ON "photos" FOR EACH ROW WHEN (
  (OLD."state" = 'published' OR NEW."state" = 'published') AND
  (OLD."state", OLD."title", OLD."course_id", OLD."taken_year", OLD."taken_month", OLD."place", OLD."comment", OLD."image_key", OLD."width", OLD."height", OLD."colour", OLD."posted_at", OLD."contest_id", OLD."is_sample")
  IS DISTINCT FROM
  (NEW."state", NEW."title", NEW."course_id", NEW."taken_year", NEW."taken_month", NEW."place", NEW."comment", NEW."image_key", NEW."width", NEW."height", NEW."colour", NEW."posted_at", NEW."contest_id", NEW."is_sample")
) EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE FUNCTION "note_renamed_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "photos" WHERE "member_id" = NEW."id" AND "state" = 'published') THEN
    UPDATE "content_changes" SET "counter" = "counter" + 1 WHERE "id" = 1;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "members_renamed" AFTER UPDATE OF "user_name" ON "members" FOR EACH ROW WHEN (OLD."user_name" IS DISTINCT FROM NEW."user_name") EXECUTE FUNCTION note_renamed_member();
