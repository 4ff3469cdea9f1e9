ALTER TABLE "report_codes" ALTER COLUMN "made_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "photo" "bytea";--> statement-breakpoint
ALTER TABLE "observations" DROP COLUMN "photo_key";--> statement-breakpoint
ALTER TABLE "observations" DROP COLUMN "photo_type";