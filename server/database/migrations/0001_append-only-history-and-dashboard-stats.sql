-- History is append-only by the database itself: whatever code is written later, what happened stays as it was recorded.
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'history is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER history_append_only BEFORE UPDATE OR DELETE ON "history"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
--> statement-breakpoint
CREATE TRIGGER history_no_truncate BEFORE TRUNCATE ON "history"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();
--> statement-breakpoint
-- Figures of the dashboard are counted, never kept in step. Open: not closed. Pending: no decision yet. Completed: decided.
CREATE VIEW "dashboard_stats" AS
SELECT
  u."id" AS "user_id",
  (SELECT count(*)::int FROM "incidents" i WHERE i."user_id" = u."id" AND i."status" <> 'closed') AS "open_incidents",
  (SELECT count(*)::int FROM "claims" c WHERE c."user_id" = u."id" AND c."status" IN ('pending', 'under_review')) AS "pending_claims",
  (SELECT count(*)::int FROM "claims" c WHERE c."user_id" = u."id" AND c."status" IN ('approved', 'rejected')) AS "completed_claims"
FROM "users" u;
