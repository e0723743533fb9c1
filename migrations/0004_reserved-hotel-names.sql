-- /totem/confirm/… and /totem/handover/… are pages of the totem itself: a hotel of that name could never
-- be opened. A CHECK would rebuild the table that bookings, totems and hand-overs point to.
CREATE TRIGGER `hotels_reserved_insert` BEFORE INSERT ON `hotels`
WHEN new.`id` IN ('confirm', 'handover')
BEGIN
	SELECT RAISE(ABORT, 'hotels_reserved_id: the totem has a page of that name');
END;--> statement-breakpoint
CREATE TRIGGER `hotels_reserved_update` BEFORE UPDATE OF `id` ON `hotels`
WHEN new.`id` IN ('confirm', 'handover')
BEGIN
	SELECT RAISE(ABORT, 'hotels_reserved_id: the totem has a page of that name');
END;
