import { expect, test } from "vitest";
import {
	dailyInEnglish,
	isExcursionId,
	languagesOf,
	partOfDay,
	pickupLabel,
	takesBabies,
	weekdaysOf,
} from "./excursion.ts";

test("babies are taken where the youngest guest may be younger than a child", () => {
	expect(takesBabies({ minimum: 0, childFrom: 2, adultFrom: 12 })).toBe(true);
	expect(takesBabies({ minimum: 8, childFrom: 8, adultFrom: 12 })).toBe(false);
});

test("an id is a UUID and nothing else", () => {
	const id = "0fe5351d-8416-4c73-9546-92c2a699246b";
	expect(isExcursionId(id)).toBe(true);
	for (const other of ["", "volcano", `${id}x`, "0fe5351d84164c73954692c2a699246b"]) {
		expect(isExcursionId(other)).toBe(false);
	}
});

test.each([
	["04:30", 360, "morning"],
	["09:30", 480, "day"],
	["10:00", 240, "morning"],
	["12:30", 240, "afternoon"],
	["15:00", 180, "afternoon"],
	["17:30", 180, "evening"],
	["21:30", 240, "night"],
	["09:00", 33 * 60, "days"],
])("a trip from %s for %i minutes fills the %s", (startTime, durationMinutes, part) => {
	expect(partOfDay({ startTime, durationMinutes })).toBe(part);
});

test("weekdays are listed Monday first, and none when none is listed", () => {
	expect(weekdaysOf({ 0: ["en"], 6: ["en"], 2: ["en"] })).toEqual([2, 6, 0]);
	expect(weekdaysOf(dailyInEnglish)).toEqual([1, 2, 3, 4, 5, 6, 0]);
	expect(weekdaysOf({})).toEqual([]);
});

test("the language spoken on most days comes first", () => {
	expect(languagesOf({ 0: ["de"], 2: ["en", "es"], 4: ["en"] })).toEqual(["en", "de", "es"]);
	expect(languagesOf(dailyInEnglish)).toEqual(["en"]);
	expect(languagesOf({})).toEqual([]);
});

test("a pickup is called by its time and name", () => {
	expect(pickupLabel({ time: "04:30", title: "Hotel Los Dragos" })).toBe(
		"04:30 · Hotel Los Dragos",
	);
});
