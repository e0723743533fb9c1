-- A CHECK of a table cannot be changed in place, so `bookings` and `payments` are copied. The migrator's client turns
-- foreign keys off for the whole batch; with them on, DROP TABLE fails and the batch changes nothing. The view and the
-- triggers of `bookings` are made again at the end, as 0001, 0007 and 0008 made them.
-- Bookings until now came from the website, or from a hotel's totem or its desk.
CREATE TABLE `cash_handovers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dedupe_key` text NOT NULL,
	`giver_id` text NOT NULL,
	`giver_name` text NOT NULL,
	`expected_cents` integer NOT NULL,
	`declared_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'declared' NOT NULL,
	`receiver_id` text,
	`receiver_name` text,
	`received_cents` integer,
	`receiver_note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	CONSTRAINT "cash_handovers_status" CHECK("cash_handovers"."status" IN ('declared', 'received', 'withdrawn')),
	CONSTRAINT "cash_handovers_declared" CHECK("cash_handovers"."declared_cents" >= 0),
	CONSTRAINT "cash_handovers_received" CHECK(("cash_handovers"."status" = 'received') = ("cash_handovers"."received_cents" IS NOT NULL AND "cash_handovers"."receiver_id" IS NOT NULL)),
	CONSTRAINT "cash_handovers_two_people" CHECK("cash_handovers"."receiver_id" IS NULL OR "cash_handovers"."receiver_id" <> "cash_handovers"."giver_id"),
	CONSTRAINT "cash_handovers_closed" CHECK(("cash_handovers"."status" = 'declared') = ("cash_handovers"."closed_at" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cash_handovers_dedupe_key` ON `cash_handovers` (`dedupe_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `cash_handovers_open` ON `cash_handovers` (`giver_id`,`currency`) WHERE status = 'declared';--> statement-breakpoint
CREATE TABLE `cash_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`person_id` text NOT NULL,
	`person_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`handover_id` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handover_id`) REFERENCES `cash_handovers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_movements_amount" CHECK("cash_movements"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cash_movements_dedupe_key` ON `cash_movements` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `cash_movements_payment` ON `cash_movements` (`payment_id`);--> statement-breakpoint
CREATE INDEX `cash_movements_purse` ON `cash_movements` (`person_id`,`currency`,`amount_cents`) WHERE handover_id IS NULL;--> statement-breakpoint
CREATE INDEX `cash_movements_handover` ON `cash_movements` (`handover_id`);--> statement-breakpoint
CREATE TABLE `__new_bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`confirm_id` text NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`excursion_id` text NOT NULL,
	`title` text NOT NULL,
	`date` text NOT NULL,
	`start_time` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`bebe` integer NOT NULL,
	`seats` integer GENERATED ALWAYS AS (adults + children + bebe) STORED NOT NULL,
	`price_cents` integer NOT NULL,
	`list_price_cents` integer,
	`currency` text NOT NULL,
	`pickup` text NOT NULL,
	`pickup_point_id` integer NOT NULL,
	`pickup_time` text NOT NULL,
	`partner` text DEFAULT 'web' NOT NULL,
	`hotel_id` text,
	`source` text DEFAULT 'web' NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`comments` text,
	`staff_notes` text,
	`guide_notes` text,
	`language` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`hold_expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`confirmed_at` integer,
	`cancelled_at` integer,
	`unpaid_source` text,
	FOREIGN KEY (`excursion_id`) REFERENCES `excursions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pickup_point_id`) REFERENCES `pickup_points`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`hotel_id`) REFERENCES `hotels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_people" CHECK("__new_bookings"."adults" >= 1 AND "__new_bookings"."children" >= 0 AND "__new_bookings"."bebe" >= 0),
	CONSTRAINT "bookings_adults" CHECK("__new_bookings"."adults" BETWEEN 0 AND 999),
	CONSTRAINT "bookings_children" CHECK("__new_bookings"."children" BETWEEN 0 AND 999),
	CONSTRAINT "bookings_bebe" CHECK("__new_bookings"."bebe" BETWEEN 0 AND 999),
	CONSTRAINT "bookings_price" CHECK("__new_bookings"."price_cents" BETWEEN (CASE WHEN "__new_bookings"."list_price_cents" IS NULL THEN 1000 ELSE 0 END) AND 100000000),
	CONSTRAINT "bookings_list_price" CHECK("__new_bookings"."list_price_cents" IS NULL OR "__new_bookings"."list_price_cents" BETWEEN 1000 AND 100000000),
	CONSTRAINT "bookings_pickup" CHECK(length("__new_bookings"."pickup") >= 10),
	CONSTRAINT "bookings_name" CHECK(length("__new_bookings"."name") >= 2),
	CONSTRAINT "bookings_source" CHECK("__new_bookings"."source" IN ('web', 'totem', 'phone', 'desk', 'walk-up', 'email', 'agent', 'hotel')),
	CONSTRAINT "bookings_partner" CHECK(("__new_bookings"."partner" = 'web' AND "__new_bookings"."hotel_id" IS NULL) OR ("__new_bookings"."hotel_id" IS NOT NULL AND "__new_bookings"."partner" = "__new_bookings"."hotel_id")),
	CONSTRAINT "bookings_status" CHECK("__new_bookings"."status" IN ('pending', 'confirmed', 'cancelled', 'expired'))
);
--> statement-breakpoint
INSERT INTO `__new_bookings`("id", "confirm_id", "reference", "idempotency_key", "excursion_id", "title", "date", "start_time", "adults", "children", "bebe", "price_cents", "currency", "pickup", "pickup_point_id", "pickup_time", "partner", "hotel_id", "source", "name", "email", "phone", "comments", "language", "status", "hold_expires_at", "created_at", "updated_at", "confirmed_at", "cancelled_at", "unpaid_source") SELECT "id", "confirm_id", "reference", "idempotency_key", "excursion_id", "title", "date", "start_time", "adults", "children", "bebe", "price_cents", "currency", "pickup", "pickup_point_id", "pickup_time", "partner", "hotel_id", CASE WHEN "hotel_id" IS NULL THEN 'web' ELSE 'totem' END, "name", "email", "phone", "comments", "language", "status", "hold_expires_at", "created_at", "updated_at", "confirmed_at", "cancelled_at", "unpaid_source" FROM `bookings`;--> statement-breakpoint
DROP VIEW `booking_search_terms`;--> statement-breakpoint
DROP TABLE `bookings`;--> statement-breakpoint
ALTER TABLE `__new_bookings` RENAME TO `bookings`;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_confirm_id` ON `bookings` (`confirm_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference` ON `bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_idempotency_key` ON `bookings` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `bookings_departure` ON `bookings` (`excursion_id`,`date`,`status`,`hold_expires_at`,`seats`);--> statement-breakpoint
CREATE INDEX `bookings_coming` ON `bookings` (`date`,`status`,`excursion_id`,`hold_expires_at`,`seats`);--> statement-breakpoint
CREATE INDEX `bookings_holds` ON `bookings` (`hold_expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `bookings_hotel` ON `bookings` (`hotel_id`,`date`);--> statement-breakpoint
CREATE INDEX `bookings_list_status` ON `bookings` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_date` ON `bookings` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_excursion` ON `bookings` (`excursion_id`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_partner` ON `bookings` (`partner`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_partner_status` ON `bookings` (`partner`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_partner_excursion` ON `bookings` (`partner`,`excursion_id`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_list_excursion_status` ON `bookings` (`excursion_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_email` ON `bookings` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_sales` ON `bookings` (`date`,`status`,`excursion_id`,`partner`,`price_cents`,`seats`);--> statement-breakpoint
CREATE INDEX `bookings_pickup_point` ON `bookings` (`pickup_point_id`);--> statement-breakpoint
CREATE INDEX `bookings_unpaid_source` ON `bookings` (`unpaid_source`,`status`,`hold_expires_at`,`excursion_id`,`date`,`seats`) WHERE unpaid_source IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` integer NOT NULL,
	`gateway` text NOT NULL,
	`session_id` text,
	`session_url` text,
	`session_expires_at` integer,
	`gateway_payment_id` text,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`refund_reason` text,
	`refund_cents` integer,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`paid_at` integer,
	`refunded_at` integer,
	`received_cents` integer,
	`refund_attempts` integer DEFAULT 0 NOT NULL,
	`refund_next_at` integer DEFAULT 0 NOT NULL,
	`refund_round` integer DEFAULT 0 NOT NULL,
	`refund_held` integer DEFAULT false NOT NULL,
	`refund_failed_at` integer,
	`asked_times` integer DEFAULT 0 NOT NULL,
	`ask_after` integer DEFAULT 0 NOT NULL,
	`compared_at` integer,
	`taken_by_id` text,
	`taken_by_name` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("__new_payments"."amount_cents" > 0),
	CONSTRAINT "payments_gateway" CHECK("__new_payments"."gateway" IN ('stripe', 'sandbox', 'hotel', 'cash', 'terminal')),
	CONSTRAINT "payments_taken_by" CHECK(("__new_payments"."gateway" IN ('cash', 'terminal')) = ("__new_payments"."taken_by_id" IS NOT NULL AND "__new_payments"."taken_by_name" IS NOT NULL)),
	CONSTRAINT "payments_status" CHECK("__new_payments"."status" IN ('created', 'paid', 'failed', 'refunded')),
	CONSTRAINT "payments_refund" CHECK("__new_payments"."refund_cents" IS NULL OR "__new_payments"."refund_cents" BETWEEN 1 AND "__new_payments"."amount_cents"),
	CONSTRAINT "payments_refunded" CHECK("__new_payments"."refunded_cents" >= 0),
	CONSTRAINT "payments_refund_held" CHECK("__new_payments"."refund_held" IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "booking_id", "gateway", "session_id", "session_url", "session_expires_at", "gateway_payment_id", "amount_cents", "currency", "status", "refund_reason", "refund_cents", "refunded_cents", "created_at", "updated_at", "paid_at", "refunded_at", "received_cents", "refund_attempts", "refund_next_at", "refund_round", "refund_held", "refund_failed_at", "asked_times", "ask_after", "compared_at") SELECT "id", "booking_id", "gateway", "session_id", "session_url", "session_expires_at", "gateway_payment_id", "amount_cents", "currency", "status", "refund_reason", "refund_cents", "refunded_cents", "created_at", "updated_at", "paid_at", "refunded_at", "received_cents", "refund_attempts", "refund_next_at", "refund_round", "refund_held", "refund_failed_at", "asked_times", "ask_after", "compared_at" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `payments_booking` ON `payments` (`booking_id`);--> statement-breakpoint
CREATE INDEX `payments_gateway_payment` ON `payments` (`gateway_payment_id`);--> statement-breakpoint
CREATE INDEX `payments_refund_due` ON `payments` (`updated_at`) WHERE status = 'paid' AND refund_reason IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_unheard` ON `payments` (`ask_after`) WHERE status IN ('created', 'failed') AND session_id IS NOT NULL AND asked_times < 6;--> statement-breakpoint
CREATE INDEX `payments_paid` ON `payments` (`paid_at`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE VIEW `booking_search_terms` AS
SELECT id, replace(reference, 'IX-', '') AS reference, replace(name, '-', ' ') AS name,
	substr(email, 1, instr(email, '@') - 1) AS mailbox,
	digits || ' ' || substr(digits, -9) AS phone
FROM (
	SELECT id, reference, name, email, replace(replace(replace(replace(replace(replace(replace(
		coalesce(phone, ''), ' ', ''), '+', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') AS digits
	FROM bookings
);--> statement-breakpoint
CREATE TRIGGER `booking_search_added` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
	SELECT id, reference, name, mailbox, phone FROM booking_search_terms WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `booking_search_changed` AFTER UPDATE OF reference, name, email, phone ON `bookings` BEGIN
	DELETE FROM booking_search WHERE rowid = old.id;
	INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
	SELECT id, reference, name, mailbox, phone FROM booking_search_terms WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `bookings_shown_insert` AFTER INSERT ON `bookings`
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `bookings_shown_update` AFTER UPDATE ON `bookings`
WHEN old.excursion_id IS NOT new.excursion_id OR old.date IS NOT new.date
	OR old.seats IS NOT new.seats OR old.status IS NOT new.status
	OR old.hold_expires_at IS NOT new.hold_expires_at
BEGIN
	UPDATE catalogue_state SET stamp = hex(randomblob(8));
END;--> statement-breakpoint
CREATE TRIGGER `bookings_forget_source` AFTER UPDATE OF `status` ON `bookings`
WHEN new.status <> 'pending' AND new.unpaid_source IS NOT NULL
BEGIN
	UPDATE bookings SET unpaid_source = NULL WHERE id = new.id;
END;
