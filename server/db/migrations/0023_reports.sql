CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer,
	"institution_id" integer,
	"kind" text NOT NULL,
	"point" jsonb,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"by_staff" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "reports_thing" CHECK (num_nonnulls(course_id, institution_id) = 1),
	CONSTRAINT "reports_answered" CHECK ((state = 'open') = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("reported_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reports_closed" ON "reports" USING btree ("answered_at","id") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "reports_course" ON "reports" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "reports_institution" ON "reports" USING btree ("institution_id");