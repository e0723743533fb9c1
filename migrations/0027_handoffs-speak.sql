ALTER TABLE `handovers` ADD `language` text DEFAULT 'en' NOT NULL CONSTRAINT "handovers_language" CHECK("language" GLOB '[a-z][a-z]');
