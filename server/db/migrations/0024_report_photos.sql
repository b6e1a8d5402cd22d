ALTER TABLE "reports" ADD COLUMN "image_key" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_image_key_unique" UNIQUE("image_key");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_picture" CHECK (num_nonnulls(image_key, width, height, colour) in (0, 4));