DROP INDEX "incidents_newest_of_user";--> statement-breakpoint
DROP INDEX "incidents_newest";--> statement-breakpoint
DROP INDEX "incidents_search";--> statement-breakpoint
-- By hand, for drizzle-kit writes tables and their indexes alone.
-- The column is not in tables.ts: nothing reads or writes it but what stands here and a search.
ALTER TABLE "incidents" ADD COLUMN "words" tsvector DEFAULT '' NOT NULL;--> statement-breakpoint
-- Letters and digits only, without accents and case, so that PostgreSQL's parser of hosts, paths and numbers finds nothing
-- to do; server/incidents/search/query-words.ts reads what somebody types in the same way.
CREATE FUNCTION words_of_text(typed text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('simple', regexp_replace(
    lower(regexp_replace(normalize(typed, NFKD), '[\u0300-\u036f]+', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f]+', ' ', 'g')))
$$;
--> statement-breakpoint
-- What a search for an incident looks in: its number as '#12', what happened, where, who reported it, who was hurt.
CREATE FUNCTION words_of_incident(incident integer, description text, location text, reporter integer)
RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT array_to_tsvector(ARRAY['#' || incident]) || words_of_text(concat_ws(' ', description, location,
    (SELECT u."name" FROM "users" u WHERE u."id" = reporter),
    (SELECT string_agg(p."name", ' ') FROM "incident_people" p WHERE p."incident_id" = incident)))
$$;
--> statement-breakpoint
UPDATE "incidents" SET "words" = words_of_incident("id", "description", "location", "user_id");
--> statement-breakpoint
CREATE INDEX "incidents_newest_of_user" ON "incidents" USING btree ("user_id","date","id","status","severity","category","type","priority");--> statement-breakpoint
CREATE INDEX "incidents_newest" ON "incidents" USING btree ("date","id","user_id","status","severity","category","type","priority");--> statement-breakpoint
CREATE INDEX "incidents_search" ON "incidents" USING gin ("words");--> statement-breakpoint
CREATE FUNCTION write_words_of_incident() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."words" := words_of_incident(NEW."id", NEW."description", NEW."location", NEW."user_id");
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER incidents_words BEFORE INSERT OR UPDATE OF "description", "location", "user_id" ON "incidents"
FOR EACH ROW EXECUTE FUNCTION write_words_of_incident();
--> statement-breakpoint
CREATE FUNCTION write_words_of_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "incidents" SET "words" = words_of_incident("id", "description", "location", "user_id")
  WHERE "user_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF "name" ON "users"
FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION write_words_of_renamed();
--> statement-breakpoint
CREATE FUNCTION write_words_of_hurt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "incidents" SET "words" = words_of_incident("id", "description", "location", "user_id")
  WHERE "id" IN (NEW."incident_id", OLD."incident_id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER incident_people_words AFTER INSERT OR DELETE OR UPDATE OF "name", "incident_id" ON "incident_people"
FOR EACH ROW EXECUTE FUNCTION write_words_of_hurt();
