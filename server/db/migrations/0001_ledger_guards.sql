-- The entries of a transaction sum to zero, which is checked when the database transaction commits.
CREATE FUNCTION transaction_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted bigint := CASE TG_TABLE_NAME WHEN 'transactions' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'transaction_id')::bigint END;
  total bigint;
  lines integer;
BEGIN
  SELECT coalesce(sum(amount), 0), count(*) INTO total, lines FROM entries WHERE transaction_id = posted;
  IF total <> 0 OR lines < 2 THEN
    RAISE EXCEPTION 'transaction % does not balance: % entries sum to %', posted, lines, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transaction_balances AFTER INSERT ON "transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION transaction_must_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_balance AFTER INSERT ON "entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION transaction_must_balance();
--> statement-breakpoint
-- Posted transactions never change: a correction is another transaction.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE ON "transactions"
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON "entries"
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- The house's accounts: the play money that it issues, and what the games win and pay.
INSERT INTO "accounts" ("kind") VALUES ('issued'), ('games');
