import { expect, test } from "vitest";
import { greeting, peopleInWords } from "./booking-words.ts";

test("people are named in the singular and the plural, and those not coming not at all", () => {
	expect(peopleInWords({ adults: 2, children: 1, bebe: 0 }, "en")).toBe("2 adults, 1 child");
	expect(peopleInWords({ adults: 1, children: 2, bebe: 1 }, "en")).toBe(
		"1 adult, 2 children, 1 baby",
	);
	expect(peopleInWords({ adults: 0, children: 0, bebe: 3 }, "en")).toBe("3 babies");
	expect(peopleInWords({ adults: 1, children: 2, bebe: 0 }, "de")).toBe("1 Erwachsener, 2 Kinder");
});

test("a trip of this week is greeted by its weekday, a later one by its date, a past one with thanks", () => {
	const booking = { date: "2027-06-05", name: "Ida Lindqvist" };
	const at = (date: string) => greeting(booking, Date.parse(`${date}T12:00Z`), "en");
	expect(at("2027-06-01")).toBe("See you on Saturday, Ida.");
	expect(at("2027-06-05")).toBe("See you on Saturday, Ida.");
	expect(at("2027-04-01")).toBe("See you on Saturday 5 June, Ida.");
	expect(at("2027-06-08")).toBe("Thank you for coming, Ida.");
});
