CREATE INDEX `attention_items_booking` ON `attention_items` (`booking_id`);--> statement-breakpoint
CREATE INDEX `attention_items_outbox` ON `attention_items` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `disputes_payment` ON `disputes` (`payment_id`);