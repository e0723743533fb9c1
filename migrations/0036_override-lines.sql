ALTER TABLE `departure_overrides` ADD `line` text;--> statement-breakpoint
UPDATE `attention_items` SET `facts` = `line` WHERE `kind` = 'difference' AND `line` IS NOT NULL;
