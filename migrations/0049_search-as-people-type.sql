-- Custom SQL: Drizzle knows neither virtual tables nor triggers. The reasons stand in
-- docs/decisions/0100-search-by-index.md.
-- A telephone number stands with its country, where it is known, and without the first one to four digits, because people
-- type it without its country or the zero that stands in its place. Letters that Unicode does not decompose stand as
-- people without such a keyboard type them; the same list is in app/bookings/staff/staff-booking.ts.
DROP TRIGGER `booking_search_added`;--> statement-breakpoint
DROP TRIGGER `booking_search_changed`;--> statement-breakpoint
DROP VIEW `booking_search_terms`;--> statement-breakpoint
CREATE VIEW `booking_search_terms` AS
SELECT id, replace(reference, 'IX-', '') AS reference,
	replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name, '-', ' '), 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŧ', 't'), 'Ŧ', 't'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), 'ŋ', 'n'), 'Ŋ', 'n') AS name,
	substr(email, 1, instr(email, '@') - 1) AS mailbox,
	digits || ' ' || substr(digits, 2) || ' ' || substr(digits, 3) || ' ' || substr(digits, 4) || ' ' || substr(digits, 5) AS phone
FROM (
	SELECT id, reference, name, email,
		replace(replace(replace(replace(replace(replace(replace(replace(coalesce(phone_e164, phone, ''), ' ', ''), char(160), ''), '+', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') AS digits
	FROM bookings
);--> statement-breakpoint
INSERT INTO booking_search (booking_search) VALUES ('delete-all');--> statement-breakpoint
INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
SELECT id, reference, name, mailbox, phone FROM booking_search_terms;--> statement-breakpoint
CREATE TRIGGER `booking_search_added` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
	SELECT id, reference, name, mailbox, phone FROM booking_search_terms WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `booking_search_changed` AFTER UPDATE OF reference, name, email, phone, phone_e164 ON `bookings` BEGIN
	DELETE FROM booking_search WHERE rowid = old.id;
	INSERT INTO booking_search (rowid, reference, name, mailbox, phone)
	SELECT id, reference, name, mailbox, phone FROM booking_search_terms WHERE id = new.id;
END;
