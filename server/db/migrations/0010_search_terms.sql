ALTER TABLE "course_index" ADD COLUMN "station_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_index" ADD COLUMN "municipality_codes" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_index" ADD COLUMN "map_toilet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_index" ADD COLUMN "is_flat" boolean DEFAULT false NOT NULL;