CREATE TABLE "content_samples" (
	"kind" text NOT NULL,
	"key" integer NOT NULL,
	"written" jsonb NOT NULL,
	CONSTRAINT "content_samples_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "content_editions" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "is_withdrawn";