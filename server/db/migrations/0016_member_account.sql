CREATE TABLE "favourites" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "member_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_titles" (
	"member_id" integer NOT NULL,
	"title_id" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"course_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "member_titles_member_id_title_id_pk" PRIMARY KEY("member_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"id" text PRIMARY KEY NOT NULL,
	"sort_rank" integer NOT NULL,
	"name" jsonb NOT NULL,
	"how" jsonb NOT NULL,
	"rule" text NOT NULL,
	"needed" integer NOT NULL,
	"scope" text
);
--> statement-breakpoint
CREATE TABLE "walks" (
	"member_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"day" date NOT NULL,
	"walked_at" timestamp with time zone NOT NULL,
	"distance_m" integer NOT NULL,
	"minutes" integer NOT NULL,
	"steps" integer NOT NULL,
	"kcal" integer NOT NULL,
	CONSTRAINT "walks_member_id_course_id_day_pk" PRIMARY KEY("member_id","course_id","day")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "region" text DEFAULT 'unregistered' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "age_band" text DEFAULT 'unregistered' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "gender" text DEFAULT 'unregistered' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "secret_question_1" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "secret_answer_hash_1" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "secret_question_2" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "secret_answer_hash_2" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_titles" ADD CONSTRAINT "member_titles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_titles" ADD CONSTRAINT "member_titles_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walks" ADD CONSTRAINT "walks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walks" ADD CONSTRAINT "walks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("member_id","kind","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_drafts_expires" ON "member_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_member" ON "password_resets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "walks_latest" ON "walks" USING btree ("member_id","walked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "walks_course" ON "walks" USING btree ("course_id");