CREATE TABLE `translations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`excursion_id` text,
	`image_id` integer,
	`pickup_point_id` integer,
	`language` text NOT NULL,
	`field` text NOT NULL,
	`words` text NOT NULL,
	`english` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `excursion_images`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pickup_point_id`) REFERENCES `pickup_points`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "translations_owner" CHECK(("translations"."excursion_id" IS NOT NULL) + ("translations"."image_id" IS NOT NULL) + ("translations"."pickup_point_id" IS NOT NULL) = 1),
	CONSTRAINT "translations_language" CHECK("translations"."language" GLOB '[a-z][a-z]' AND "translations"."language" <> 'en'),
	CONSTRAINT "translations_words" CHECK(length(trim("translations"."words")) > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `translations_excursion` ON `translations` (`excursion_id`,`language`,`field`);--> statement-breakpoint
CREATE UNIQUE INDEX `translations_image` ON `translations` (`image_id`,`language`,`field`);--> statement-breakpoint
CREATE UNIQUE INDEX `translations_pickup_point` ON `translations` (`pickup_point_id`,`language`,`field`);--> statement-breakpoint
ALTER TABLE `hotels` ADD `language` text DEFAULT 'en' NOT NULL CONSTRAINT "hotels_language" CHECK("language" IN ('en', 'de', 'es', 'fr', 'it'));--> statement-breakpoint
-- Drizzle knows no triggers. Why they are here: docs/decisions/0145-unchanged-pages.md.
CREATE TRIGGER `translations_shown_insert` AFTER INSERT ON `translations`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `translations_shown_update` AFTER UPDATE ON `translations`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `translations_shown_delete` AFTER DELETE ON `translations`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8));
END;
