CREATE TABLE "equipment" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"kana" text NOT NULL,
	"trains" jsonb NOT NULL,
	"use" jsonb NOT NULL,
	CONSTRAINT "equipment_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE TABLE "institution_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"sort_rank" integer NOT NULL,
	"kind" smallint NOT NULL,
	"municipality_code" integer NOT NULL,
	"feature_bits" integer NOT NULL,
	"open_sun" bigint NOT NULL,
	"open_mon" bigint NOT NULL,
	"open_tue" bigint NOT NULL,
	"open_wed" bigint NOT NULL,
	"open_thu" bigint NOT NULL,
	"open_fri" bigint NOT NULL,
	"open_sat" bigint NOT NULL,
	"open_holiday" bigint NOT NULL,
	"open_rest" "int4multirange",
	"closed_bits" bigint NOT NULL,
	"closed_dates" "int4multirange",
	"place" "point" NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"kana" text NOT NULL,
	"municipality_code" integer NOT NULL,
	"address" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"phone" text,
	"website" text,
	"hours" jsonb NOT NULL,
	"efforts" jsonb,
	"icons" text[] DEFAULT '{}' NOT NULL,
	"salt_items" text[] DEFAULT '{}' NOT NULL,
	"courtesy" jsonb,
	"courtesy_for" jsonb,
	"courtesy_conditions" jsonb,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"park_id" integer,
	"surface" text,
	"step_free" boolean,
	"toilet" boolean,
	"shade" boolean,
	"checked_on" date NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"sort_rank" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution_index" ADD CONSTRAINT "institution_index_id_institutions_id_fk" FOREIGN KEY ("id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_municipality_code_municipalities_code_fk" FOREIGN KEY ("municipality_code") REFERENCES "public"."municipalities"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_park_id_parks_id_fk" FOREIGN KEY ("park_id") REFERENCES "public"."parks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institution_index_recommended" ON "institution_index" USING btree ("sort_rank","id","kind","municipality_code","feature_bits") WHERE is_public;--> statement-breakpoint
CREATE INDEX "institution_index_open" ON "institution_index" USING btree ("sort_rank","id","kind","municipality_code","feature_bits","open_sun","open_mon","open_tue","open_wed","open_thu","open_fri","open_sat","open_holiday","closed_bits","open_rest","closed_dates") WHERE is_public;--> statement-breakpoint
CREATE INDEX "institution_index_terms" ON "institution_index" USING gin ("terms") WHERE is_public::int = 1;--> statement-breakpoint
CREATE INDEX "institution_index_place" ON "institution_index" USING gist ("place") WHERE is_public;
--> statement-breakpoint
-- What people change in plain columns. 0.8122… is the scale of longitudes in `server/geo/place.ts`.
CREATE FUNCTION "carry_to_institution_index"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "institution_index"
  SET "is_public" = NEW."is_public", "sort_rank" = NEW."sort_rank", "municipality_code" = NEW."municipality_code", "place" = point(NEW."lng" * 0.8122871717218972, NEW."lat")
  WHERE "id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "institutions_carried" AFTER UPDATE OF "is_public", "sort_rank", "municipality_code", "lat", "lng" ON "institutions"
FOR EACH ROW WHEN ((OLD."is_public", OLD."sort_rank", OLD."municipality_code", OLD."lat", OLD."lng") IS DISTINCT FROM (NEW."is_public", NEW."sort_rank", NEW."municipality_code", NEW."lat", NEW."lng"))
EXECUTE FUNCTION carry_to_institution_index();
--> statement-breakpoint
CREATE TRIGGER "institutions_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "institutions" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
CREATE TRIGGER "equipment_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "equipment" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
--> statement-breakpoint
-- What the drawing of a way covers, in degrees: an index on it finds the courses that may pass near a place, whoever changes their lines.
CREATE FUNCTION "way_box"("line" jsonb) RETURNS box LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT box(point(max((place ->> 1)::float8), max((place ->> 0)::float8)), point(min((place ->> 1)::float8), min((place ->> 0)::float8)))
  FROM jsonb_array_elements("line") AS place
$$;
--> statement-breakpoint
CREATE INDEX "courses_way" ON "courses" USING gist (way_box("line")) WHERE is_public;
