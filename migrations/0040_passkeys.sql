CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`transports` text DEFAULT '' NOT NULL,
	`aaguid` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkeys_name" CHECK(length("passkeys"."name") BETWEEN 1 AND 200),
	CONSTRAINT "passkeys_counter" CHECK("passkeys"."counter" BETWEEN 0 AND 4294967295),
	CONSTRAINT "passkeys_device_type" CHECK("passkeys"."device_type" IN ('singleDevice', 'multiDevice')),
	CONSTRAINT "passkeys_backed_up" CHECK("passkeys"."backed_up" = 0 OR "passkeys"."device_type" = 'multiDevice')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);