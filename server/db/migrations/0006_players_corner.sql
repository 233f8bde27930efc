CREATE TABLE "captchas" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chat_id" bigint NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"waiting_since" timestamp with time zone,
	"active_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- VIP points move into the ledger: each player has an account of them, and the house has the account that gives them.
INSERT INTO "accounts" ("kind", "player_id", "balance") SELECT 'points', "id", "vip_points" FROM "players";--> statement-breakpoint
INSERT INTO "accounts" ("kind", "balance") SELECT 'points', -coalesce(sum("vip_points"), 0) FROM "players";--> statement-breakpoint
WITH "moved" AS (
  INSERT INTO "transactions" ("kind", "reference")
  SELECT 'opening', 'opening:points' WHERE EXISTS (SELECT FROM "players" WHERE "vip_points" > 0)
  RETURNING "id"
)
INSERT INTO "entries" ("transaction_id", "account_id", "amount")
SELECT "moved"."id", "accounts"."id", "accounts"."balance" FROM "moved", "accounts"
WHERE "accounts"."kind" = 'points' AND "accounts"."balance" <> 0;--> statement-breakpoint
-- The checks that wait for the commit run here: a later migration may change the tables.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
-- Money and points sum to zero separately.
CREATE OR REPLACE FUNCTION transaction_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted bigint := CASE TG_TABLE_NAME WHEN 'transactions' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'transaction_id')::bigint END;
  money bigint;
  points bigint;
  lines integer;
BEGIN
  SELECT coalesce(sum(amount) FILTER (WHERE kind <> 'points'), 0), coalesce(sum(amount) FILTER (WHERE kind = 'points'), 0), count(*)
  INTO money, points, lines
  FROM entries JOIN accounts ON accounts.id = entries.account_id WHERE transaction_id = posted;
  IF money <> 0 OR points <> 0 OR lines < 2 THEN
    RAISE EXCEPTION 'transaction % does not balance: % entries sum to % of money and % points', posted, lines, money, points
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_points_not_negative";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_chat" ON "chat_messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE INDEX "chats_player" ON "chats" USING btree ("player_id","active_at");--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("waiting_since") WHERE "chats"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chats_active" ON "chats" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "inbox_messages_player" ON "inbox_messages" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "inbox_messages_created" ON "inbox_messages" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "vip_points";