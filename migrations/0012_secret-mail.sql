ALTER TABLE `outbox` ADD `is_secret` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `outbox` SET `is_secret` = true WHERE `dedupe_key` LIKE 'account:%';--> statement-breakpoint
UPDATE `outbox` SET `text_body` = '', `html_body` = '' WHERE `is_secret` AND `status` = 'sent';
