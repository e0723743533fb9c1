-- The limits are added to the columns in place: a copy of the table would drop its triggers, and dropping
-- the old one would delete pictures, pickups and languages by their foreign keys.
-- A trip above the highest price can't be sold any more; it goes off sale until somebody mends its price.
UPDATE `excursions` SET `is_active` = 0 WHERE `price_adult_cents` > 1000000 OR `price_child_cents` > 1000000 OR `price_bebe_cents` > 1000000;--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `price_adult_cents` TO `price_adult_cents` integer NOT NULL CONSTRAINT `excursions_price_adult_cents_limits` CHECK (`price_adult_cents` BETWEEN 1 AND 1000000);--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `price_child_cents` TO `price_child_cents` integer NOT NULL CONSTRAINT `excursions_price_child_cents_limits` CHECK (`price_child_cents` BETWEEN 0 AND 1000000);--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `price_bebe_cents` TO `price_bebe_cents` integer NOT NULL CONSTRAINT `excursions_price_bebe_cents_limits` CHECK (`price_bebe_cents` BETWEEN 0 AND 1000000);--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `duration_minutes` TO `duration_minutes` integer NOT NULL CONSTRAINT `excursions_duration_minutes_limits` CHECK (`duration_minutes` BETWEEN 5 AND 40320);--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `cutoff_hours` TO `cutoff_hours` integer NOT NULL CONSTRAINT `excursions_cutoff_hours_limits` CHECK (`cutoff_hours` BETWEEN 0 AND 744);--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `adult_from_age` TO `adult_from_age` integer DEFAULT 12 NOT NULL CONSTRAINT `excursions_adult_from_age_limits` CHECK (`adult_from_age` BETWEEN 0 AND 99);--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `child_from_age` TO `child_from_age` integer DEFAULT 2 NOT NULL CONSTRAINT `excursions_child_from_age_limits` CHECK (`child_from_age` BETWEEN 0 AND 99);--> statement-breakpoint
ALTER TABLE `excursions` ALTER COLUMN `minimum_age` TO `minimum_age` integer DEFAULT 0 NOT NULL CONSTRAINT `excursions_minimum_age_limits` CHECK (`minimum_age` BETWEEN 0 AND 99);--> statement-breakpoint
ALTER TABLE `departure_overrides` ALTER COLUMN `capacity` TO `capacity` integer CONSTRAINT `departure_overrides_capacity_limits` CHECK (`capacity` IS NULL OR `capacity` BETWEEN 0 AND 1000);--> statement-breakpoint
ALTER TABLE `bookings` ALTER COLUMN `adults` TO `adults` integer NOT NULL CONSTRAINT `bookings_adults_limits` CHECK (`adults` BETWEEN 0 AND 999);--> statement-breakpoint
ALTER TABLE `bookings` ALTER COLUMN `children` TO `children` integer NOT NULL CONSTRAINT `bookings_children_limits` CHECK (`children` BETWEEN 0 AND 999);--> statement-breakpoint
ALTER TABLE `bookings` ALTER COLUMN `bebe` TO `bebe` integer NOT NULL CONSTRAINT `bookings_bebe_limits` CHECK (`bebe` BETWEEN 0 AND 999);--> statement-breakpoint
ALTER TABLE `bookings` ALTER COLUMN `price_cents` TO `price_cents` integer NOT NULL CONSTRAINT `bookings_price_cents_limits` CHECK (`price_cents` BETWEEN 1000 AND 100000000);
