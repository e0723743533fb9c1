CREATE TABLE `handovers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`watch_hash` text NOT NULL,
	`phone_hash` text,
	`opened_at` integer,
	`hotel_id` text NOT NULL,
	`totem_id` integer,
	`excursion_id` text NOT NULL,
	`date` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`bebe` integer NOT NULL,
	`pickup` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`hotel_id`) REFERENCES `hotels`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`totem_id`) REFERENCES `totems`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "handovers_opened" CHECK(("handovers"."phone_hash" IS NULL) = ("handovers"."opened_at" IS NULL)),
	CONSTRAINT "handovers_people" CHECK("handovers"."adults" >= 1 AND "handovers"."children" >= 0 AND "handovers"."bebe" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_token` ON `handovers` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_watch` ON `handovers` (`watch_hash`);--> statement-breakpoint
CREATE INDEX `handovers_expiry` ON `handovers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `totems` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hotel_id` text NOT NULL,
	`enrolment_hash` text,
	`enrolment_expires_at` integer NOT NULL,
	`secret_hash` text,
	`enrolled_at` integer,
	`seen_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`hotel_id`) REFERENCES `hotels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "totems_enrolled" CHECK(("totems"."secret_hash" IS NULL) = ("totems"."enrolled_at" IS NULL) AND ("totems"."secret_hash" IS NULL OR "totems"."enrolment_hash" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `totems_enrolment` ON `totems` (`enrolment_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `totems_secret` ON `totems` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `totems_hotel` ON `totems` (`hotel_id`);