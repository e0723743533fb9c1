CREATE TABLE `__new_cash_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` text,
	`received_id` integer,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`person_id` text NOT NULL,
	`person_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`handover_id` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`received_id`) REFERENCES `cash_handovers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handover_id`) REFERENCES `cash_handovers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_movements_origin" CHECK(("__new_cash_movements"."payment_id" IS NULL) <> ("__new_cash_movements"."received_id" IS NULL)),
	CONSTRAINT "cash_movements_amount" CHECK("__new_cash_movements"."amount_cents" <> 0)
);
--> statement-breakpoint
INSERT INTO `__new_cash_movements`("id", "payment_id", "received_id", "amount_cents", "currency", "dedupe_key", "person_id", "person_name", "created_at", "handover_id") SELECT "id", "payment_id", NULL, "amount_cents", "currency", "dedupe_key", "person_id", "person_name", "created_at", "handover_id" FROM `cash_movements`;--> statement-breakpoint
DROP TABLE `cash_movements`;--> statement-breakpoint
ALTER TABLE `__new_cash_movements` RENAME TO `cash_movements`;--> statement-breakpoint
CREATE UNIQUE INDEX `cash_movements_dedupe_key` ON `cash_movements` (`dedupe_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `cash_movements_received` ON `cash_movements` (`received_id`) WHERE received_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `cash_movements_payment` ON `cash_movements` (`payment_id`);--> statement-breakpoint
CREATE INDEX `cash_movements_purse` ON `cash_movements` (`person_id`,`currency`,`amount_cents`) WHERE handover_id IS NULL;--> statement-breakpoint
CREATE INDEX `cash_movements_handover` ON `cash_movements` (`handover_id`);--> statement-breakpoint
ALTER TABLE `cash_handovers` ADD `goes_to` text;