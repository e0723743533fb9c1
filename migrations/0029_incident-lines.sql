ALTER TABLE `attention_items` ADD `line` text;--> statement-breakpoint
ALTER TABLE `attention_items` ADD `outcome_line` text;