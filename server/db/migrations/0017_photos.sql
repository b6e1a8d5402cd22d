CREATE TABLE "contest_editions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"posting_from" date NOT NULL,
	"posting_to" date NOT NULL,
	"voting_from" date NOT NULL,
	"voting_to" date NOT NULL,
	"announced_on" date NOT NULL,
	"exhibition_from" date NOT NULL,
	"exhibition_to" date NOT NULL,
	"rules" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"exhibition_place" jsonb,
	"is_sample" boolean NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" text NOT NULL,
	"photo_id" integer,
	"rank" integer NOT NULL,
	"votes" integer NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"image_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"words" text DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_drafts_image_key_unique" UNIQUE("image_key")
);
--> statement-breakpoint
CREATE TABLE "photo_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"photo_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"to_state" text NOT NULL,
	"by_staff" text DEFAULT '' NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_likes" (
	"photo_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_likes_photo_id_member_id_pk" PRIMARY KEY("photo_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "photo_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"photo_id" integer NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer,
	"request_key" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"course_id" integer NOT NULL,
	"taken_year" smallint NOT NULL,
	"taken_month" smallint NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"covered" smallint DEFAULT 0 NOT NULL,
	"image_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"reason" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"contest_id" text,
	"is_reported" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "photos_image_key_unique" UNIQUE("image_key"),
	CONSTRAINT "photos_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "photos_sample" CHECK ((member_id is null) = is_sample)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"role" text NOT NULL,
	"municipality" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "contest_results" ADD CONSTRAINT "contest_results_contest_id_contest_editions_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_drafts" ADD CONSTRAINT "photo_drafts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_history" ADD CONSTRAINT "photo_history_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_likes" ADD CONSTRAINT "photo_likes_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_likes" ADD CONSTRAINT "photo_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_reports" ADD CONSTRAINT "photo_reports_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_contest_id_contest_editions_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_token_id_staff_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."staff_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_results_contest" ON "contest_results" USING btree ("contest_id","rank");--> statement-breakpoint
CREATE INDEX "photo_drafts_member" ON "photo_drafts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "photo_drafts_expires" ON "photo_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "photo_history_photo" ON "photo_history" USING btree ("photo_id","id");--> statement-breakpoint
CREATE INDEX "photo_likes_member" ON "photo_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "photo_likes_latest" ON "photo_likes" USING btree ("liked_at","photo_id");--> statement-breakpoint
CREATE INDEX "photo_reports_photo" ON "photo_reports" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photos_member" ON "photos" USING btree ("member_id","posted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photos_newest" ON "photos" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "photos_liked" ON "photos" USING btree ("likes" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "photos_course" ON "photos" USING btree ("course_id","published_at" DESC NULLS LAST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "photos_contest" ON "photos" USING btree ("contest_id") WHERE contest_id is not null;--> statement-breakpoint
CREATE INDEX "photos_queue" ON "photos" USING btree ("is_reported" DESC NULLS LAST,"posted_at") WHERE state in ('submitted', 'inReview') or is_reported;--> statement-breakpoint
CREATE INDEX "staff_sessions_token" ON "staff_sessions" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires" ON "staff_sessions" USING btree ("expires_at");