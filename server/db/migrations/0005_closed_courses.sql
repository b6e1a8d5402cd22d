DROP INDEX "courses_hidden";--> statement-breakpoint
DROP INDEX "course_index_recommended";--> statement-breakpoint
DROP INDEX "course_index_municipality";--> statement-breakpoint
DROP INDEX "course_index_station";--> statement-breakpoint
ALTER TABLE "course_index" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_not_ranked" ON "courses" USING btree ("id") WHERE not is_public or status = 'closed';--> statement-breakpoint
CREATE INDEX "course_index_recommended" ON "course_index" USING btree ("is_closed","sort_rank","id","municipality_code","start_station_id","time_band","step_band","scene_bits","category_bits","step_free","toilet","bench") WHERE is_public;--> statement-breakpoint
CREATE INDEX "course_index_municipality" ON "course_index" USING btree ("municipality_code","is_closed","sort_rank","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "course_index_station" ON "course_index" USING btree ("start_station_id","is_closed","sort_rank","id") WHERE is_public;