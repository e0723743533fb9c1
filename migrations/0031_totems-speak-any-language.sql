-- Which languages there are, the code knows. A new column takes the old one's place: a copy of the table would drop its
-- triggers while other tables point to it, and `ALTER COLUMN` of libSQL leaves the rest of a CHECK that has commas.
ALTER TABLE `hotels` ADD `new_language` text DEFAULT 'en' NOT NULL CONSTRAINT "hotels_language" CHECK("new_language" GLOB '[a-z][a-z]');--> statement-breakpoint
UPDATE `hotels` SET `new_language` = `language`;--> statement-breakpoint
ALTER TABLE `hotels` DROP COLUMN `language`;--> statement-breakpoint
ALTER TABLE `hotels` RENAME COLUMN `new_language` TO `language`;
