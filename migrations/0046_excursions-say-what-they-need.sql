ALTER TABLE `excursions` ADD `needs_guide` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `excursions` ADD `needs_vehicle` integer DEFAULT true NOT NULL;