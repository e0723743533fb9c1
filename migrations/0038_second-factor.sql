CREATE TABLE `recovery_codes` (
	`factor_id` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`factor_id`, `hash`),
	FOREIGN KEY (`factor_id`) REFERENCES `two_factors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `second_factor_roles` (
	`role` text PRIMARY KEY NOT NULL,
	`is_required` integer NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `two_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`locked_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `two_factors_confirmed` ON `two_factors` (`user_id`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `two_factors_proposed` ON `two_factors` (`user_id`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `two_factors_user` ON `two_factors` (`user_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `two_factor_enabled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `verifications` ADD `attempts` integer DEFAULT 0 NOT NULL;