CREATE TABLE "exchange_bets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_bets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"key" text NOT NULL,
	"market_id" text NOT NULL,
	"selection_id" text NOT NULL,
	"selection_name" text NOT NULL,
	"side" text NOT NULL,
	"stake" bigint NOT NULL,
	"odds" integer NOT NULL,
	"matched_odds" integer,
	"held" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_bets_player_key" UNIQUE("player_id","key"),
	CONSTRAINT "exchange_bets_amounts" CHECK ("exchange_bets"."stake" > 0 and "exchange_bets"."held" > 0 and "exchange_bets"."odds" between 101 and 100000),
	CONSTRAINT "exchange_bets_matched_as_asked" CHECK (case "exchange_bets"."side" when 'back' then "exchange_bets"."matched_odds" >= "exchange_bets"."odds" else "exchange_bets"."matched_odds" <= "exchange_bets"."odds" end),
	CONSTRAINT "exchange_bets_settled" CHECK (("exchange_bets"."status" = 'open') = ("exchange_bets"."settled_at" is null) and ("exchange_bets"."status" in ('won', 'lost')) = ("exchange_bets"."net" <> 0))
);
--> statement-breakpoint
CREATE TABLE "exchange_markets" (
	"id" text PRIMARY KEY NOT NULL,
	"event_name" text NOT NULL,
	"market_name" text NOT NULL,
	"runners" jsonb NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"result" text,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_markets_end" CHECK (("exchange_markets"."result" is null) = ("exchange_markets"."ended_at" is null) and ("exchange_markets"."result" is null) = ("exchange_markets"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "exchange_bets" ADD CONSTRAINT "exchange_bets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_bets" ADD CONSTRAINT "exchange_bets_market_id_exchange_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."exchange_markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_bets_player_id" ON "exchange_bets" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "exchange_bets_open" ON "exchange_bets" USING btree ("market_id","id") WHERE "exchange_bets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "exchange_markets_changed" ON "exchange_markets" USING btree ("ended_at") WHERE "exchange_markets"."suspended" or "exchange_markets"."result" is not null;--> statement-breakpoint
-- The house's account for what the exchange wins and pays.
INSERT INTO "accounts" ("kind") VALUES ('exchange');
