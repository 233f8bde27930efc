ALTER TABLE "players" ALTER COLUMN "vip_points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_points_not_negative" CHECK ("players"."vip_points" >= 0);--> statement-breakpoint
-- Players of before have a cash bonus too, empty as yet.
INSERT INTO "accounts" ("kind", "player_id") SELECT 'bonus', "id" FROM "players";
