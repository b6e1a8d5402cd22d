CREATE TABLE "content_changes" (
	"id" integer PRIMARY KEY NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_editions" (
	"hash" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_counts" (
	"course_id" integer NOT NULL,
	"day" date NOT NULL,
	"accessed" integer DEFAULT 0 NOT NULL,
	"walked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_counts_course_id_day_pk" PRIMARY KEY("course_id","day")
);
--> statement-breakpoint
CREATE TABLE "course_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"sort_rank" integer NOT NULL,
	"distance_m" integer NOT NULL,
	"minutes" integer NOT NULL,
	"municipality_code" integer NOT NULL,
	"scene_bits" integer NOT NULL,
	"category_bits" integer NOT NULL,
	"time_band" smallint NOT NULL,
	"step_band" smallint NOT NULL,
	"place" "point" NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"step_free" boolean,
	"toilet" boolean,
	"bench" boolean,
	"start_station_id" integer,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"municipality_code" integer NOT NULL,
	"categories" text[] NOT NULL,
	"scene_ids" integer[] NOT NULL,
	"start" jsonb NOT NULL,
	"goal" jsonb NOT NULL,
	"start_station_id" integer,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"distance_m" integer NOT NULL,
	"minutes" integer NOT NULL,
	"kcal" integer NOT NULL,
	"steps" integer NOT NULL,
	"points" jsonb NOT NULL,
	"line" jsonb NOT NULL,
	"caution" jsonb,
	"map_alt" jsonb NOT NULL,
	"checked_on" date NOT NULL,
	"step_free" boolean,
	"toilet" boolean,
	"bench" boolean,
	"surface" jsonb,
	"elevation" jsonb,
	"is_public" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"status_note" jsonb,
	"sort_rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_stations" (
	"line_id" integer NOT NULL,
	"station_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "line_stations_line_id_position_pk" PRIMARY KEY("line_id","position")
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"operator" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "municipalities" (
	"code" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"kana" text NOT NULL,
	"area" text NOT NULL,
	"tile_x" integer NOT NULL,
	"tile_y" integer NOT NULL,
	CONSTRAINT "municipalities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "scenes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "stations" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kana" text NOT NULL,
	"municipality_code" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"published_on" date NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"scene" text NOT NULL,
	"href" text NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"href" text NOT NULL,
	"scene" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_clicks" (
	"type" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consent_clicks_type_day_pk" PRIMARY KEY("type","day")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"municipality_code" integer,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"place" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY NOT NULL,
	"published_on" date NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parks" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kana" text NOT NULL,
	"description" jsonb NOT NULL,
	"municipality_code" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_alerts" (
	"kind" text PRIMARY KEY NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"message" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_counts" ADD CONSTRAINT "course_counts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_index" ADD CONSTRAINT "course_index_id_courses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_municipality_code_municipalities_code_fk" FOREIGN KEY ("municipality_code") REFERENCES "public"."municipalities"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_start_station_id_stations_id_fk" FOREIGN KEY ("start_station_id") REFERENCES "public"."stations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_stations" ADD CONSTRAINT "line_stations_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_stations" ADD CONSTRAINT "line_stations_station_id_stations_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."stations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stations" ADD CONSTRAINT "stations_municipality_code_municipalities_code_fk" FOREIGN KEY ("municipality_code") REFERENCES "public"."municipalities"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_municipality_code_municipalities_code_fk" FOREIGN KEY ("municipality_code") REFERENCES "public"."municipalities"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parks" ADD CONSTRAINT "parks_municipality_code_municipalities_code_fk" FOREIGN KEY ("municipality_code") REFERENCES "public"."municipalities"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_counts_day" ON "course_counts" USING btree ("day","course_id","accessed","walked");--> statement-breakpoint
CREATE INDEX "course_index_recommended" ON "course_index" USING btree ("sort_rank","id","municipality_code","start_station_id","time_band","step_band","scene_bits","category_bits","step_free","toilet","bench") WHERE is_public;--> statement-breakpoint
CREATE INDEX "course_index_short" ON "course_index" USING btree ("distance_m","id","municipality_code","start_station_id","time_band","step_band","scene_bits","category_bits","step_free","toilet","bench") WHERE is_public;--> statement-breakpoint
CREATE INDEX "course_index_municipality" ON "course_index" USING btree ("municipality_code","sort_rank","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "course_index_station" ON "course_index" USING btree ("start_station_id","sort_rank","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "course_index_terms" ON "course_index" USING gin ("terms") WHERE is_public::int = 1;--> statement-breakpoint
CREATE INDEX "course_index_place" ON "course_index" USING gist ("place") WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_hidden" ON "courses" USING btree ("id") WHERE not is_public;--> statement-breakpoint
CREATE INDEX "line_stations_station" ON "line_stations" USING btree ("station_id");--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("published_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parks_municipality" ON "parks" USING btree ("municipality_code");