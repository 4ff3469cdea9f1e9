ALTER TABLE "claims" ADD COLUMN "case_agent_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "by_id" integer;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_case_agent_id_users_id_fk" FOREIGN KEY ("case_agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever last took, asked or decided a claim holds it.
UPDATE "claims" SET "case_agent_id" = (
	SELECT "actor_id" FROM "history"
	WHERE "subject" = 'claim' AND "subject_id" = "claims"."id" AND "action" IN ('taken', 'asked', 'approved', 'rejected')
	ORDER BY "history"."id" DESC LIMIT 1
) WHERE "case_agent" IS NOT NULL;
