CREATE TABLE "request_counts" (
	"name" text NOT NULL,
	"window" timestamp (3) with time zone NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_counts_name_window_pk" PRIMARY KEY("name","window")
);
--> statement-breakpoint
CREATE INDEX "request_counts_window" ON "request_counts" USING btree ("window");
