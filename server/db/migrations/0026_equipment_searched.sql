-- Names of equipment stand in the documents of the places that have it.
CREATE FUNCTION "note_equipment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "kinds" text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN "kinds" := "kinds" || OLD."kind"; END IF;
  IF TG_OP <> 'DELETE' THEN "kinds" := "kinds" || NEW."kind"; END IF;
  INSERT INTO "stale_site_documents" ("kind", "key") SELECT 'institution', "id"::text FROM "institutions" WHERE "equipment" && "kinds";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "equipment_searched" AFTER INSERT OR UPDATE OR DELETE ON "equipment" FOR EACH ROW EXECUTE FUNCTION note_equipment();
