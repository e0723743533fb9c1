import { expect, test } from "vitest";
import { staffLanguage } from "./languages.ts";
import { inStaffLanguage, setStaffLanguage } from "./staff-reader.server.ts";
import { staffTexts } from "./staff-texts.ts";

const texts = staffTexts(
	{ title: "Cash", of: { seats: ({ count }: { count: number }) => `${count} seats` } },
	{ es: { title: "Caja", of: { seats: ({ count }) => `${count} plazas` } } },
);
const {
	of,
	of: { seats },
} = texts;

test("each of two requests at once reads its own language, also after a wait and through a kept part", async () => {
	const read = async () => {
		await new Promise((done) => setTimeout(done, 1));
		return [texts.title, of.seats({ count: 2 }), seats({ count: 3 })];
	};
	const answers = await Promise.all([
		inStaffLanguage("es", read),
		inStaffLanguage("en", read),
		inStaffLanguage("en", () => {
			setStaffLanguage("es");
			return read();
		}),
	]);
	const spanish = ["Caja", "2 plazas", "3 plazas"];
	expect(answers).toEqual([spanish, ["Cash", "2 seats", "3 seats"], spanish]);
	expect(staffLanguage()).toBe("en");
});
