INSERT INTO "content_changes" ("id", "counter") VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION "note_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_changes" SET "counter" = "counter" + 1 WHERE "id" = 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['courses', 'municipalities', 'scenes', 'lines', 'stations', 'parks', 'notices', 'events', 'articles', 'links', 'banners', 'site_alerts'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', shown || '_changed', shown);
  END LOOP;
END
$$;
