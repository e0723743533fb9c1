ALTER TABLE `cash_handovers` ADD `is_taken_over` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Drizzle knows no triggers. Cash would stay in a purse that nobody can hand over: docs/decisions/0368-cash-of-who-leaves.md.
CREATE TRIGGER `users_hand_over_cash` BEFORE DELETE ON `users`
WHEN EXISTS (SELECT 1 FROM `cash_movements` WHERE `person_id` = old.`id` AND `handover_id` IS NULL
	GROUP BY `currency` HAVING sum(`amount_cents`) <> 0)
BEGIN
	SELECT RAISE(ABORT, 'users_hand_over_cash: this user holds cash');
END;
