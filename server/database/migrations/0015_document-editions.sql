CREATE SEQUENCE "public"."document_editions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "document_vectors" DROP CONSTRAINT "document_vectors_document_id_unique";--> statement-breakpoint
ALTER TABLE "document_terms" DROP CONSTRAINT "document_terms_safety_document_id_safety_documents_id_fk";
--> statement-breakpoint
DROP INDEX "document_terms_of_document";--> statement-breakpoint
DROP INDEX "document_vectors_place";--> statement-breakpoint
ALTER TABLE "document_imports" ADD COLUMN "edition" integer;--> statement-breakpoint
ALTER TABLE "document_terms" RENAME COLUMN "safety_document_id" TO "edition";--> statement-breakpoint
ALTER TABLE "document_vectors" ADD COLUMN "edition" integer;--> statement-breakpoint
UPDATE "document_vectors" SET "edition" = "safety_document_id";--> statement-breakpoint
ALTER TABLE "document_vectors" ALTER COLUMN "edition" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_documents" ADD COLUMN "edition" integer;--> statement-breakpoint
UPDATE "safety_documents" SET "edition" = "id" WHERE "version" IS NOT NULL;--> statement-breakpoint
SELECT setval('document_editions', (SELECT coalesce(max("id"), 0) + 1 FROM "safety_documents"), false);--> statement-breakpoint
CREATE INDEX "document_terms_of_edition" ON "document_terms" USING btree ("edition");--> statement-breakpoint
CREATE UNIQUE INDEX "document_vectors_place" ON "document_vectors" USING btree ("edition","chunk_index");--> statement-breakpoint
ALTER TABLE "safety_documents" ADD CONSTRAINT "safety_documents_edition_unique" UNIQUE("edition");
