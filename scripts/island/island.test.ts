import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shareImage } from "#app/catalogue/public/share-image.ts";
import { creditCodeIn } from "#app/sales/payments/credits/credit.ts";
import { addDays, weekdayOf } from "./departures.ts";
import { type DemoIsland, demoIsland } from "./island.ts";

const today = "2027-06-03";
const island = demoIsland(today);
/** A week of seeding days, a leap day, a turn of the year, and a day with equal references. */
const manyDays = [...Array(7).keys()]
	.map((day) => addDays(today, day))
	.concat("2028-02-29", "2026-12-31", "2028-02-16");

function of<Row extends { excursionId: string }>(rows: Row[], { id }: { id: string }): Row[] {
	return rows.filter(({ excursionId }) => excursionId === id);
}

function languagesOf(excursion: { id: string }, day: number): string[] {
	const [usual] = of(island.timetables, excursion);
	return island.timetableDays
		.filter((row) => row.timetableId === usual?.id && row.day === day)
		.map(({ language }) => language);
}

/** Sold and available seats of each departure with bookings. */
function departuresOf({ bookings, excursions, departureChanges }: DemoIsland) {
	const departures = new Map<
		string,
		{ excursionId: string; date: string; sold: number; capacity: number }
	>();
	for (const { excursionId, date, status, adults, children, bebe } of bookings) {
		if (status !== "confirmed") continue;
		const key = `${excursionId} ${date}`;
		const change = departureChanges.find((row) => `${row.excursionId} ${row.date}` === key);
		const usual = excursions.find(({ id }) => id === excursionId)?.capacity ?? 0;
		const capacity = change?.state ? 0 : (change?.capacity ?? usual);
		const sold = (departures.get(key)?.sold ?? 0) + adults + children + bebe;
		departures.set(key, { excursionId, date, sold, capacity });
	}
	return [...departures.values()];
}

test("nine excursions are in three categories, each with its own texts and start", () => {
	expect(island.excursions.length).toBeGreaterThanOrEqual(9);
	expect(new Set(island.excursions.map(({ category }) => category))).toEqual(
		new Set(["daily", "weekend", "adventure"]),
	);
	for (const excursion of island.excursions) {
		const paragraphs = excursion.description.split("\n\n");
		expect(paragraphs.length, excursion.title).toBeGreaterThanOrEqual(2);
		expect(paragraphs.length, excursion.title).toBeLessThanOrEqual(4);
		const { effort, included, notIncluded, goodToKnow } = excursion;
		for (const words of [effort, included, notIncluded, goodToKnow]) {
			expect(words, excursion.title).toMatch(/\S/);
		}
		expect(excursion.whatToBring, excursion.title).toMatch(/\.$/);
	}
	for (const field of ["id", "title", "subtitle", "description"] as const) {
		expect(new Set(island.excursions.map((row) => row[field])).size).toBe(island.excursions.length);
	}
});

test("a weekend trip departs on Saturday and Sunday only, and every trip on some day", () => {
	for (const excursion of island.excursions) {
		const [usual] = of(island.timetables, excursion);
		const days = island.timetableDays
			.filter(({ timetableId }) => timetableId === usual?.id)
			.map(({ day }) => day);
		expect(days.length, excursion.title).toBeGreaterThan(0);
		if (excursion.category === "weekend") {
			expect(new Set([0, 6, ...days]), excursion.title).toEqual(new Set([0, 6]));
		}
	}
});

test("every trip has three pictures or more, each of a file that ships with the site", () => {
	for (const excursion of island.excursions) {
		const pictures = of(island.excursionImages, excursion);
		expect(pictures.length, excursion.title).toBeGreaterThanOrEqual(3);
		expect(pictures.map(({ position }) => position)).toEqual([...pictures.keys()]);
		expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
		for (const { key, alt } of pictures) {
			const [file = ""] = key.split(/[?#]/);
			expect(existsSync(fileURLToPath(new URL(`../../public/${file}`, import.meta.url))), key).toBe(
				true,
			);
			expect(alt.length, key).toBeGreaterThan(15);
		}
	}
});

test("a gallery shows three different drawings, not one drawing three times", () => {
	for (const excursion of island.excursions) {
		const drawings = of(island.excursionImages, excursion).map(({ key }) => key.split(/[?#]/)[0]);
		expect(new Set(drawings).size, excursion.title).toBe(drawings.length);
	}
});

test("the poster of each trip has a picture of its own for social networks", async () => {
	const posters = island.excursionImages.filter(({ position }) => position === 0);
	const files = posters.map(({ key, alt }) => shareImage({ url: `/${key}`, alt }).url);
	expect(new Set(files).size).toBe(island.excursions.length);
	for (const file of files) {
		const path = fileURLToPath(new URL(`../../public${file}`, import.meta.url));
		expect(await sharp(path).metadata(), file).toMatchObject({
			format: "jpeg",
			width: 1200,
			height: 630,
		});
	}
});

test("the first pickup starts the day, each later stop comes later, the activity after the last", () => {
	for (const excursion of island.excursions) {
		const times = of(island.pickupAssignments, excursion).map(({ pickupTime }) => pickupTime);
		expect(times.length, excursion.title).toBeGreaterThanOrEqual(3);
		expect(times[0], excursion.title).toBe(excursion.startTime);
		expect(times, excursion.title).toEqual([...new Set(times)].sort());
		expect(Boolean(excursion.activityTime)).toBe(Boolean(excursion.activityPlace));
		if (excursion.activityTime) {
			expect(excursion.activityTime > (times.at(-1) ?? ""), excursion.title).toBe(true);
		}
	}
});

test("every pickup point lies on the island and is used by an excursion", () => {
	expect(island.pickupPoints.length).toBeGreaterThanOrEqual(12);
	for (const { id, title, lat, lng } of island.pickupPoints) {
		expect(Math.abs(lat - 28.36), title).toBeLessThan(0.07);
		expect(Math.abs(lng + 14.59), title).toBeLessThan(0.15);
		expect(
			island.pickupAssignments.some((stop) => stop.pickupPointId === id),
			title,
		).toBe(true);
	}
});

test("five hotels have their own pickup points, with both payment modes", () => {
	expect(island.hotels).toHaveLength(5);
	expect(new Set(island.hotels.map(({ pickupPointId }) => pickupPointId)).size).toBe(5);
	expect(new Set(island.hotels.map(({ paymentMode }) => paymentMode))).toEqual(
		new Set(["phone", "hotel"]),
	);
	for (const { id, name, pickupPointId } of island.hotels) {
		expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
		expect(island.pickupPoints.find((point) => point.id === pickupPointId)?.title).toBe(name);
	}
});

test.each(manyDays)("seeded on %s no departure is oversold or on a day off", (day) => {
	const seeded = demoIsland(day);
	for (const { sold, capacity, date } of departuresOf(seeded)) {
		expect(sold, date).toBeLessThanOrEqual(capacity);
	}
	for (const { excursionId, date } of [...seeded.bookings, ...seeded.departureChanges]) {
		expect(languagesOf({ id: excursionId }, weekdayOf(date)).length, date).toBeGreaterThan(0);
	}
});

test("the next departure of each trip has the free seats of its first entry", () => {
	const expected = new Map([
		["South bays with mask and fins", "2027-06-04 7"],
		["The whale road", "2027-06-04 8"],
		["The whole island in a day", "2027-06-04 3"],
		["Dolphins under sail", "2027-06-04 11"],
		["Market morning, wine afternoon", "2027-06-06 9"],
		["The dunes after dark", "2027-06-05 4"],
		["First light on the volcano", "2027-06-05 5"],
		["By lantern into the lava", "2027-06-04 2"],
		["Red cliffs by kayak", "2027-06-06 6"],
	]);
	const next = island.excursions.map(({ id, title }) => {
		const [first] = departuresOf(island)
			.filter(({ excursionId, date }) => excursionId === id && date > today)
			.sort((one, other) => one.date.localeCompare(other.date));
		return [title, `${first?.date} ${(first?.capacity ?? 0) - (first?.sold ?? 0)}`] as const;
	});
	expect(new Map(next)).toEqual(expected);
});

test("guests come in parties of five at most, some with children", () => {
	const sizes = island.bookings.map(({ adults, children, bebe }) => adults + children + bebe);
	expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
	expect(island.bookings.some(({ children }) => children > 0)).toBe(true);
	expect(island.bookings.some(({ bebe }) => bebe > 0)).toBe(true);
});

test("every hotel has sold something at its totem", () => {
	for (const { id } of island.hotels) {
		expect(
			island.bookings.some(({ partner }) => partner === id),
			id,
		).toBe(true);
	}
});

test.each(manyDays)("seeded on %s a visitor finds full, nearly full and free departures", (day) => {
	const left = departuresOf(demoIsland(day))
		.filter(({ date }) => date > day && date <= addDays(day, 21))
		.map(({ sold, capacity }) => capacity - sold);
	expect(left.filter((seats) => seats === 0).length).toBeGreaterThanOrEqual(4);
	expect(left.filter((seats) => seats >= 1 && seats <= 3).length).toBeGreaterThanOrEqual(6);
	expect(left.filter((seats) => seats >= 6).length).toBeGreaterThanOrEqual(15);
});

test("the coming days hold a closed date and smaller groups", () => {
	for (const { date, note } of island.departureChanges) {
		expect(date > today, note).toBe(true);
	}
	expect(island.departureChanges.some(({ state }) => state === "closed")).toBe(true);
	for (const { excursionId, capacity } of island.departureChanges) {
		const usual = island.excursions.find(({ id }) => id === excursionId)?.capacity ?? 0;
		if (capacity !== undefined) expect(capacity).toBeLessThan(usual);
	}
});

test("each booking keeps what was sold: a stop of its trip, its price, well-formed ids", () => {
	for (const booking of island.bookings) {
		const excursion = island.excursions.find(({ id }) => id === booking.excursionId);
		const point = island.pickupPoints.find(({ id }) => id === booking.pickupPointId);
		const stop = island.pickupAssignments.find(
			(row) => row.excursionId === booking.excursionId && row.pickupPointId === point?.id,
		);
		expect(booking.pickup).toBe(`${stop?.pickupTime} · ${point?.title}`);
		expect(booking.pickup.length).toBeGreaterThanOrEqual(10);
		expect(booking.pickupTime).toBe(stop?.pickupTime);
		expect(booking.title).toBe(excursion?.title);
		expect(booking.startTime).toBe(excursion?.startTime);
		expect(booking.priceCents).toBe(
			booking.adults * (excursion?.priceAdultCents ?? 0) +
				booking.children * (excursion?.priceChildCents ?? 0) +
				booking.bebe * (excursion?.priceBebeCents ?? 0),
		);
		expect(booking.adults).toBeGreaterThanOrEqual(1);
		if (excursion?.minimumAge) expect(booking.bebe, booking.title).toBe(0);
		expect(booking.confirmId).toMatch(/^[\w-]{22}$/);
		expect(booking.reference).toMatch(/^IX-[A-HJKMNP-Z2-9]{5}$/);
		expect(booking.name.length).toBeGreaterThanOrEqual(4);
		expect(booking.email).toMatch(/^[a-z]+\.[a-z]+@example\.(com|net|org)$/);
	}
});

test.each(manyDays)("seeded on %s no two bookings share an id, a reference or a key", (day) => {
	const { bookings, payments } = demoIsland(day);
	for (const field of ["id", "confirmId", "reference", "idempotencyKey"] as const) {
		expect(new Set(bookings.map((row) => row[field])).size, field).toBe(bookings.length);
	}
	expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
});

test("every booking has its payment: by the site, or by the hotel that sold it and collects", () => {
	expect(island.payments).toHaveLength(island.bookings.length);
	const states = {
		confirmed: "paid",
		cancelled: "paid",
		expired: "failed",
		pending: "created",
	};
	for (const booking of island.bookings) {
		const payment = island.payments.find(({ bookingId }) => bookingId === booking.id);
		const hotel = island.hotels.find(({ id }) => id === booking.hotelId);
		const checkout = island.sandboxCheckouts.find(({ paymentId }) => paymentId === payment?.id);
		expect(payment?.amountCents).toBe(booking.priceCents);
		expect(payment?.gateway).toBe(hotel?.paymentMode === "hotel" ? "hotel" : "sandbox");
		expect(payment?.status).toBe(states[booking.status ?? "pending"]);
		expect(booking.partner).toBe(hotel?.id ?? "web");
		if (hotel) expect(booking.pickupPointId).toBe(hotel.pickupPointId);
		expect(checkout?.id ?? null).toBe(payment?.sessionId ?? null);
		const refund = island.refunds.find(({ paymentId }) => paymentId === payment?.id);
		const back = refund?.isElsewhere ? 0 : refund?.amountCents;
		expect(checkout?.refundedCents ?? 0).toBe(back ?? 0);
	}
	expect(new Set(island.payments.map(({ gateway }) => gateway)).size).toBe(2);
});

test("some guests have a credit for what went wrong, and one is for anybody", () => {
	const reasons = island.credits.map(({ reason }) => reason);
	expect(reasons).toEqual(["staff", "goodwill", "goodwill", "weather"]);
	for (const { code, bookingId, createdAt, reason } of island.credits) {
		expect(creditCodeIn(code)).toBe(code);
		const booking = island.bookings.find(({ id }) => id === bookingId);
		if (booking && reason === "goodwill")
			expect([booking.status, booking.createdAt]).toEqual(["confirmed", createdAt]);
	}
});

test.each(manyDays)(
	"seeded on %s the weather has called off a coming departure, and its guests chose",
	(day) => {
		const { weatherChoices, bookings, refunds, payments, credits } = demoIsland(day);
		expect(weatherChoices.map(({ choice }) => choice)).toEqual(["money", "move", "credit"]);
		for (const { choice, bookingId, date, targetDate, cents = 0 } of weatherChoices) {
			const booking = bookings.find(({ id }) => id === bookingId);
			const payment = payments.find((each) => each.bookingId === bookingId);
			const refund = refunds.find(({ paymentId }) => paymentId === payment?.id);
			expect(date > day).toBe(true);
			expect(booking?.status).toBe(choice === "move" ? "confirmed" : "cancelled");
			expect(booking?.date).toBe(choice === "move" ? targetDate : date);
			expect(refund?.amountCents ?? 0).toBe(cents);
			expect(
				credits.some((credit) => credit.bookingId === bookingId && credit.amountCents === cents),
			).toBe(choice === "credit");
		}
	},
);

test("nothing happened in the future, and events are in order", () => {
	const midnight = Date.parse(`${today}T00:00Z`);
	let createdBefore = 0;
	for (const booking of island.bookings) {
		expect(booking.createdAt).toBeGreaterThanOrEqual(createdBefore);
		createdBefore = booking.createdAt;
		expect(booking.updatedAt).toBeGreaterThan(booking.createdAt);
		expect(booking.updatedAt).toBeLessThan(midnight);
		expect(booking.updatedAt).toBeLessThan(Date.parse(`${booking.date}T00:00Z`));
		expect(booking.confirmedAt ?? booking.holdExpiresAt).toBeLessThanOrEqual(booking.holdExpiresAt);
	}
});

test("the same day makes the same island, and another day makes another one", () => {
	expect(demoIsland(today)).toEqual(island);
	expect(demoIsland(addDays(today, 1)).bookings[0]?.confirmId).not.toBe(
		island.bookings[0]?.confirmId,
	);
});

test("every text of the island is written in each language", () => {
	const { translations } = demoIsland("2027-06-03");
	const count = (language: string) =>
		translations.filter((row) => row.language === language).length;
	const german = count("de");
	expect([count("es"), count("fr"), count("it")]).toEqual([german, german, german]);
	expect(translations.filter(({ words }) => words.trim() === "")).toEqual([]);
});

test("every stop, where to stand at it, and what each picture shows is said in all languages", () => {
	const { translations, pickupPoints, excursionImages } = demoIsland("2027-06-03");
	const translatedTexts = new Set(
		translations.map((row) =>
			[row.language, row.imageId ?? row.pickupPointId, row.field, row.english].join("|"),
		),
	);
	const requiredTexts = [
		...pickupPoints.flatMap(({ id, title, place }) => [
			[id, "title", title],
			[id, "place", place],
		]),
		...excursionImages.map(({ id, alt }) => [id, "alt", alt]),
	];
	const missing = ["de", "es", "fr", "it"].flatMap((language) =>
		requiredTexts
			.map((each) => [language, ...each].join("|"))
			.filter((each) => !translatedTexts.has(each)),
	);
	expect(missing).toEqual([]);
	// names stay; what is words does not
	const office = translations.find(({ words }) => words === "Büro von Island Excursions");
	expect(office).toMatchObject({ language: "de", english: "Island Excursions office" });
});

test("the kayak asks what the trade asks, in every language, and most of its guests have answered", () => {
	expect(island.questions.map(({ kind, moment }) => [kind, moment])).toEqual([
		["yes or no", "booking"],
		["text", "later"],
		["number", "later"],
		["consent", "later"],
	]);
	expect(island.consentTexts.map(({ language }) => language).sort()).toEqual([
		"de",
		"en",
		"es",
		"fr",
		"it",
	]);
	const texts = island.translations.filter(({ questionId }) => questionId);
	expect(texts).toHaveLength(4 * 4 * 2);
	expect(island.answers.length).toBeGreaterThan(20);
	for (const { bookingId } of island.answers)
		expect(island.bookings.find(({ id }) => id === bookingId)?.excursionId).toBe(
			island.questions[0]?.excursionId,
		);
});
