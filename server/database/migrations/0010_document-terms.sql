CREATE TABLE "document_terms" (
	"passage_id" integer PRIMARY KEY NOT NULL,
	"safety_document_id" integer NOT NULL,
	"length" integer NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
INSERT INTO "document_terms" ("passage_id", "safety_document_id", "length", "terms") SELECT "id", "safety_document_id", cardinality("terms"), "terms_vector" FROM "document_vectors" ORDER BY "id";--> statement-breakpoint
DROP INDEX "document_vectors_terms";--> statement-breakpoint
ALTER TABLE "safety_documents" ADD COLUMN "terms_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_terms" ADD CONSTRAINT "document_terms_passage_id_document_vectors_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."document_vectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_terms" ADD CONSTRAINT "document_terms_safety_document_id_safety_documents_id_fk" FOREIGN KEY ("safety_document_id") REFERENCES "public"."safety_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_terms_of_document" ON "document_terms" USING btree ("safety_document_id");--> statement-breakpoint
CREATE INDEX "document_terms_terms" ON "document_terms" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "document_vectors" DROP COLUMN "terms_vector";--> statement-breakpoint
ALTER TABLE "document_vectors" DROP COLUMN "terms";