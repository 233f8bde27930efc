CREATE TABLE "once_keys" (
	"player_id" bigint NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "once_keys_player_id_call_key_pk" PRIMARY KEY("player_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"stated" bigint NOT NULL,
	"currency" text NOT NULL,
	"account_number" text,
	"transaction_id" text,
	"method" jsonb,
	"method_bonus" integer DEFAULT 0 NOT NULL,
	"promotion_id" text,
	"checkout_hash" text,
	"expires_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_checkoutHash_unique" UNIQUE("checkout_hash"),
	CONSTRAINT "requests_amounts" CHECK ("requests"."amount" > 0 and "requests"."stated" > 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnovers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "turnovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"promotion_id" text NOT NULL,
	"required" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "turnovers_remaining" CHECK ("turnovers"."remaining" between 0 and "turnovers"."required")
);
--> statement-breakpoint
ALTER TABLE "once_keys" ADD CONSTRAINT "once_keys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnovers" ADD CONSTRAINT "turnovers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnovers" ADD CONSTRAINT "turnovers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_one_pending" ON "requests" USING btree ("player_id","action") WHERE "requests"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "requests_transaction_id" ON "requests" USING btree (upper("transaction_id")) WHERE "requests"."action" = 'deposit' and "requests"."state" in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "requests_player" ON "requests" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "requests_state" ON "requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "turnovers_player" ON "turnovers" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_verified_phone" ON "contacts" USING btree ("phone") WHERE "contacts"."verified_at" is not null;