CREATE TABLE `cron_runs` (
	`step` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`failed_at` integer,
	CONSTRAINT "cron_runs_outcome" CHECK("cron_runs"."outcome" IN ('done', 'off', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `payment_events_received` ON `payment_events` (`received_at`);