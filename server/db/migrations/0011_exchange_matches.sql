ALTER TABLE "exchange_bets" ADD COLUMN "match_id" text;--> statement-breakpoint
UPDATE "exchange_bets" SET "match_id" = CASE WHEN "market_id" LIKE '1.%' THEN "market_id" ELSE '1.' || split_part("market_id", '-', 1) END;--> statement-breakpoint
ALTER TABLE "exchange_bets" ALTER COLUMN "match_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_bets" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "exchange_bets" SET "counted" = true WHERE "status" <> 'open';--> statement-breakpoint
CREATE INDEX "exchange_bets_uncounted" ON "exchange_bets" USING btree ("player_id","match_id") WHERE not "exchange_bets"."counted";
