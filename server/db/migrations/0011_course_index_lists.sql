CREATE INDEX "course_index_stations" ON "course_index" USING gin ("station_ids");--> statement-breakpoint
CREATE INDEX "course_index_municipalities" ON "course_index" USING gin ("municipality_codes");