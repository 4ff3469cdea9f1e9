CREATE TABLE "push_sent" (
	"notification_id" integer PRIMARY KEY NOT NULL
);
