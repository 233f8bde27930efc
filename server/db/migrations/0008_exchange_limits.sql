CREATE TABLE "exchange_seed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exchange_bets" ADD COLUMN "last_turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "exchange_bets_player_open" ON "exchange_bets" USING btree ("player_id","market_id") WHERE "exchange_bets"."status" = 'open';--> statement-breakpoint
-- Bets count towards the turnovers that had begun when they were placed.
UPDATE "exchange_bets" SET "last_turnover" = coalesce((
	SELECT max("turnovers"."id") FROM "turnovers"
	WHERE "turnovers"."player_id" = "exchange_bets"."player_id" AND "turnovers"."created_at" <= "exchange_bets"."created_at"
), 0);
