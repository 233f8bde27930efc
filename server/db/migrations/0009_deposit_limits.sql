CREATE TABLE "deposit_limits" (
	"player_id" bigint NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"next_amount" bigint,
	"next_from" timestamp with time zone,
	CONSTRAINT "deposit_limits_player_id_period_pk" PRIMARY KEY("player_id","period"),
	CONSTRAINT "deposit_limits_amounts" CHECK ("deposit_limits"."amount" > 0 and "deposit_limits"."next_amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "deposit_limits" ADD CONSTRAINT "deposit_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;
