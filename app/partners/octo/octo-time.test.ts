import { expect, test } from "vitest";
import { availabilityId, localTime, utcTime } from "./octo-time.ts";

test.each([
	["2027-06-05", "09:00", "Atlantic/Canary", "2027-06-05T09:00:00+01:00"],
	["2027-01-05", "09:00", "Atlantic/Canary", "2027-01-05T09:00:00+00:00"],
	["2027-01-05", "23:30", "America/St_Johns", "2027-01-05T23:30:00-03:30"],
	["2027-01-05", "00:15", "Asia/Kathmandu", "2027-01-05T00:15:00+05:45"],
])("a departure of %s at %s in %s is %s", (date, startTime, timeZone, id) => {
	expect(availabilityId({ date, startTime }, timeZone)).toBe(id);
});

test("an instant has no milliseconds", () => {
	const instant = Date.UTC(2027, 5, 5, 8, 0, 1, 234);
	expect(utcTime(instant)).toBe("2027-06-05T08:00:01Z");
	expect(localTime(instant, "Europe/Madrid")).toBe("2027-06-05T10:00:01+02:00");
});
