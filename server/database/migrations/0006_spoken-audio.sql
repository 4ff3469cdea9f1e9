CREATE TABLE "spoken_audio" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spoken_audio_used" ON "spoken_audio" USING btree ("used_at");
