ALTER TABLE `bookings` ADD `phone_e164` text;--> statement-breakpoint
-- Earlier numbers that were typed with their country are digits behind the plus. Others get one when the booking is saved anew.
UPDATE `bookings` SET `phone_e164` = made.number
FROM (
	SELECT id, replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') AS number
	FROM `bookings` WHERE phone LIKE '+%'
) AS made
WHERE made.id = `bookings`.id AND made.number GLOB '+[1-9]*' AND substr(made.number, 2) NOT GLOB '*[^0-9]*'
	AND length(made.number) BETWEEN 9 AND 16;
