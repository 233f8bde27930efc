ALTER TABLE "players" ALTER COLUMN "vip_points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_points_not_negative" CHECK ("players"."vip_points" >= 0);--> statement-breakpoint
-- Opens an empty cash bonus account for every existing player.
INSERT INTO "accounts" ("kind", "player_id") SELECT 'bonus', "id" FROM "players";
