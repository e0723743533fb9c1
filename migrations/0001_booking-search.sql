-- Custom SQL: Drizzle knows neither virtual tables nor triggers. The reasons stand in
-- docs/decisions/0100-search-by-index.md.
-- One row a booking under the booking's own id: the spoken part of the reference, the name without
-- hyphens, what stands before the "@", and the digits of the phone, whole and without a country code.
CREATE VIRTUAL TABLE `booking_search` USING fts5(
	reference, name, mailbox, phone,
	content = '', contentless_delete = 1, detail = full,
	tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4'
);
--> statement-breakpoint
CREATE VIEW `booking_search_terms` AS
SELECT id, replace(reference, 'IX-', '') AS reference, replace(name, '-', ' ') AS name,
	substr(email, 1, instr(email, '@') - 1) AS mailbox,
	digits || ' ' || substr(digits, -9) AS phone
FROM (
	SELECT id, reference, name, email, replace(replace(replace(replace(replace(replace(replace(
		coalesce(phone, ''), ' ', ''), '+', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') AS digits
	FROM bookings
);
--> statement-breakpoint
INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
SELECT id, reference, name, mailbox, phone FROM booking_search_terms;
--> statement-breakpoint
CREATE TRIGGER `booking_search_added` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
	SELECT id, reference, name, mailbox, phone FROM booking_search_terms WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_search_changed` AFTER UPDATE OF reference, name, email, phone ON `bookings` BEGIN
	DELETE FROM booking_search WHERE rowid = old.id;
	INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
	SELECT id, reference, name, mailbox, phone FROM booking_search_terms WHERE id = new.id;
END;
