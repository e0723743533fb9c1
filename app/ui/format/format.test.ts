import { expect, test } from "vitest";
import { formatDuration, formatTimeLeft } from "./duration.ts";
import { formatDate, formatList, formatMoney, languageName, weekdayName } from "./format.ts";
import { formatsIn } from "./formats.ts";

test("money shows cents only if they are not zero", () => {
	expect(formatMoney(6400, "EUR")).toBe("€64");
	expect(formatMoney(6450, "EUR")).toBe("€64.50");
	expect(formatMoney(-6450, "EUR")).toBe("−€64.50");
	expect(formatsIn("de").formatMoney(-6400, "EUR")).toBe("−64\u00a0€");
});

test("dates have no comma on server and browser", () => {
	expect(formatDate("2027-06-05", "short")).toBe("Sat 5 June");
	expect(formatDate("2027-06-05", "full")).toBe("Saturday 5 June 2027");
	expect(weekdayName(0)).toBe("Sunday");
	expect(weekdayName(6, "short")).toBe("Sat");
});

test("lists are joined as in speech", () => {
	expect(formatList(["English", "German", "Spanish"])).toBe("English, German and Spanish");
	expect(formatList(["Friday", "Saturday"], "or")).toBe("Friday or Saturday");
	expect(formatList([])).toBe("");
});

test("durations and languages are named", () => {
	expect(formatDuration(90, "en")).toBe("1 h 30 min");
	expect(formatDuration(240, "en")).toBe("4 hours");
	expect(languageName("nl")).toBe("Dutch");
	expect(languageName("Silbo gomero!")).toBe("Silbo gomero!");
});

test("other languages write dates, times, money and lists in their own way", () => {
	const german = formatsIn("de");
	expect(german.formatMoney(6450, "EUR")).toBe("64,50\u00a0€");
	expect(german.formatDate("2027-06-05", "short")).toBe("Sa., 5. Juni");
	expect(german.formatDeadline(Date.UTC(2027, 5, 3, 3, 30), "Atlantic/Canary")).toBe(
		"Donnerstag, 3. Juni, 04:30",
	);
	expect(formatsIn("es").formatTime("04:30")).toBe("4:30");
	expect(formatsIn("fr").formatList(["anglais", "allemand"], "or")).toBe("anglais ou allemand");
	expect(formatDuration(240, "it")).toBe("4 ore");
	expect(formatsIn("fr").formatTime("08:30")).toBe("8\u00a0h\u00a030");
	expect(formatsIn("fr").formatTime("00:05")).toBe("0\u00a0h\u00a005");
	expect(formatsIn("fr").formatDate("2026-12-01", "date")).toMatch(/^(mardi )?1er décembre/);
	expect(formatsIn("fr").formatDate("2026-12-11", "date")).toMatch(/^(vendredi )?11 décembre/);
	expect(formatsIn("it").formatDate("2026-12-01", "date")).toMatch(/^(martedì )?1º dicembre/);
	expect(formatsIn("it").languageName("de")).toBe("tedesco");
});

test("how long something still lasts is said in the largest unit that fits, and never too long", () => {
	const minute = 60_000;
	expect(formatTimeLeft(34.9 * minute, 0, "en")).toBe("34 minutes");
	expect(formatTimeLeft(34.9 * minute, 0, "en", "short")).toBe("34 mins");
	expect(formatTimeLeft(minute / 2, minute, "en")).toBe("1 minute");
	expect(formatTimeLeft(179 * minute, 0, "en")).toBe("2 hours");
	expect(formatTimeLeft(71 * 60 * minute, 0, "en")).toBe("2 days");
	expect(formatTimeLeft(34 * minute, 0, "de")).toBe("34 Minuten");
});
