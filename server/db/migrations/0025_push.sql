CREATE TABLE "push_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"path" text NOT NULL,
	"tag" text NOT NULL,
	"item_kind" text,
	"item_key" integer,
	"region" text,
	"course_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"useless_at" timestamp with time zone NOT NULL,
	"filled_to" integer DEFAULT 0 NOT NULL,
	"filled_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "push_queue" (
	"message_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "push_queue_message_id_subscription_id_pk" PRIMARY KEY("message_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"regions" text[],
	"kinds" text[] NOT NULL,
	"member_id" integer,
	"session_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_queue" ADD CONSTRAINT "push_queue_message_id_push_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."push_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_queue" ADD CONSTRAINT "push_queue_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_id_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_open" ON "push_messages" USING btree ("send_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "push_queue_waiting" ON "push_queue" USING btree ("message_id","due_at","subscription_id") WHERE taken_at is null and outcome is null;--> statement-breakpoint
CREATE INDEX "push_queue_subscription" ON "push_queue" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_last_used" ON "push_subscriptions" USING btree ("last_used_at");