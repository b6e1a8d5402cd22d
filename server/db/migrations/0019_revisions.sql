CREATE TABLE "content_items" (
	"kind" text NOT NULL,
	"key" integer NOT NULL,
	"source" jsonb NOT NULL,
	"revision_id" integer,
	CONSTRAINT "content_items_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "revision_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revision_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"to_state" text NOT NULL,
	"by_staff" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" integer NOT NULL,
	"before" jsonb,
	"base_revision_id" integer,
	"after" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone,
	"by_staff" text NOT NULL,
	"by_token" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_samples" ADD COLUMN "is_replaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "revision_steps" ADD CONSTRAINT "revision_steps_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revision_steps_of" ON "revision_steps" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "revisions_of_content" ON "revisions" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "revisions_order" ON "revisions" USING btree ("state","id" DESC NULLS LAST);