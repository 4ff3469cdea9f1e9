CREATE TABLE "watched_places" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weather_places" (
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "weather_places_latitude_longitude_pk" PRIMARY KEY("latitude","longitude")
);
--> statement-breakpoint
ALTER TABLE "watched_places" ADD CONSTRAINT "watched_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_places_latitude" ON "watched_places" USING btree ("latitude");