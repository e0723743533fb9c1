import { describe, expect, test } from "vitest";
import { departuresTexts } from "./staff/departures/departures.ts";
import { resourceEditorTexts } from "./staff/departures/resource-editor.ts";
import { differentDayRulesTexts } from "./staff/excursions/different-day-rules.ts";
import { handoffTexts, totemSaleTexts } from "./texts.ts";

describe("one is told in the singular, more in the plural", () => {
	test("free seats on the German totem", () => {
		const { untilAtDesk, untilByCall } = handoffTexts.de.desk;
		for (const text of [untilAtDesk, untilByCall]) {
			expect(text({ time: "9:15", seats: 1 })).toContain("Jetzt ist 1 Platz frei.");
			expect(text({ time: "9:15", seats: 3 })).toContain("Jetzt sind 3 Plätze frei.");
		}
		const { tooMany } = totemSaleTexts.de.choose;
		expect(tooMany({ seats: 1 })).toContain("ist nur noch 1 Platz frei.");
		expect(tooMany({ seats: 3 })).toContain("sind nur noch 3 Plätze frei.");
	});

	test("departures and days on the screens of staff", () => {
		const { folded } = departuresTexts.overview;
		expect(folded({ left: 1, empty: 0 })).toBe("1 has left");
		expect(folded({ left: 2, empty: 3 })).toBe("3 without guests, 2 have left");
		for (const { moreDays } of [resourceEditorTexts.refused, differentDayRulesTexts.oversold]) {
			expect(moreDays({ count: 1 })).toMatch(/1 more day$/);
			expect(moreDays({ count: 2 })).toMatch(/2 more days$/);
		}
	});
});
