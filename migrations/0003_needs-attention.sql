-- The columns of `payments` by hand: drizzle would rebuild the table, and rows of other tables point to it.
CREATE TABLE `attention_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dedupe_key` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`booking_id` integer,
	`payment_id` text,
	`outbox_id` integer,
	`reconciliation_id` integer,
	`gateway_ref` text,
	`amount_cents` integer,
	`currency` text,
	`detail` text DEFAULT '' NOT NULL,
	`facts` text DEFAULT '' NOT NULL,
	`due_at` integer,
	`outcome` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`settled_at` integer,
	`settled_by_id` text,
	`settled_by_name` text,
	`impersonator_id` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`outbox_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reconciliation_id`) REFERENCES `reconciliations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "attention_items_status" CHECK("attention_items"."status" IN ('open', 'settled')),
	CONSTRAINT "attention_items_settled" CHECK(("attention_items"."status" = 'settled') = ("attention_items"."settled_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attention_items_dedupe_key` ON `attention_items` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `attention_items_list` ON `attention_items` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `attention_items_kind` ON `attention_items` (`status`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `attention_items_payment` ON `attention_items` (`payment_id`);--> statement-breakpoint
CREATE INDEX `attention_items_reconciliation` ON `attention_items` (`reconciliation_id`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`payment_id` text,
	`gateway_payment_id` text,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`due_at` integer,
	`event_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "disputes_amount" CHECK("disputes"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `disputes_gateway_payment` ON `disputes` (`gateway_payment_id`);--> statement-breakpoint
CREATE TABLE `reconciliations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gateway` text NOT NULL,
	`day` text NOT NULL,
	`next_at` integer NOT NULL,
	`progress` text,
	`report` text,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "reconciliations_form" CHECK("reconciliations"."day" LIKE '____-__-__')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reconciliations_day` ON `reconciliations` (`gateway`,`day`);--> statement-breakpoint
ALTER TABLE `payments` ADD `received_cents` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_next_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_round` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_held` integer DEFAULT false NOT NULL CONSTRAINT "payments_refund_held" CHECK("refund_held" IN (0, 1));--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_failed_at` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `asked_times` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `ask_after` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `compared_at` integer;--> statement-breakpoint
-- what is long over is not asked about any more
UPDATE `payments` SET `asked_times` = 6 WHERE `status` = 'failed';--> statement-breakpoint
UPDATE `payments` SET `ask_after` = coalesce(`session_expires_at`, 0) WHERE `status` = 'created';--> statement-breakpoint
CREATE INDEX `payments_unheard` ON `payments` (`ask_after`) WHERE status IN ('created', 'failed') AND session_id IS NOT NULL AND asked_times < 6;--> statement-breakpoint
CREATE INDEX `payments_paid` ON `payments` (`paid_at`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sandbox_checkouts_expires` ON `sandbox_checkouts` (`expires_at`,`id`);--> statement-breakpoint
INSERT INTO `attention_items` (`dedupe_key`, `kind`, `booking_id`, `outbox_id`, `detail`, `facts`, `created_at`, `updated_at`) SELECT 'mail:' || `id`, 'mail given up', `booking_id`, `id`, `subject`, 'before', `created_at`, `created_at` FROM `outbox` WHERE `status` = 'failed';
