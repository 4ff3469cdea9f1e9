DROP INDEX "document_terms_terms";--> statement-breakpoint
CREATE INDEX "document_terms_terms" ON "document_terms" USING gin ("terms");