-- Written by hand: drizzle would rebuild the table, and rows of other tables point to it.
ALTER TABLE `payments` ADD `refund_cents` integer CONSTRAINT "payments_refund" CHECK("refund_cents" IS NULL OR "refund_cents" BETWEEN 1 AND "amount_cents");--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "payments_refunded" CHECK("refunded_cents" >= 0);--> statement-breakpoint
UPDATE `payments` SET `refunded_cents` = `amount_cents` WHERE `status` = 'refunded';
