CREATE TABLE "briefing_topics" (
	"audience" text NOT NULL,
	"day" date NOT NULL,
	"document_key" text NOT NULL,
	CONSTRAINT "briefing_topics_audience_day_pk" PRIMARY KEY("audience","day")
);
--> statement-breakpoint
CREATE TABLE "weather_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"fetched_at" timestamp (3) with time zone,
	"last_modified" text,
	"busy_until" timestamp (3) with time zone,
	"failed" boolean DEFAULT false NOT NULL
);
