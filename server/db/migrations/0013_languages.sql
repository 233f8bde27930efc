ALTER TABLE "launches" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;