import { expect, test } from "vitest";
import type { Pickup } from "#app/catalogue/excursion.ts";
import type { TranslatedTrip } from "#app/departures/offer/translated-trip.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { sampleDeparture } from "#tests/samples/departure-samples.ts";
import { publicExcursion } from "#tests/samples/excursion-samples.ts";
import { sampleHotel } from "#tests/samples/hotel-samples.ts";
import { postersOf, readWords } from "./posters.ts";

const date = "2027-06-01";
const point = (pointId: number, time: string): Pickup => ({
	pointId,
	title: `Stop ${pointId}`,
	place: "",
	time,
	lat: 28.3,
	lng: -14.9 + pointId / 10,
});
const stop = { ...point(1, "09:00"), texts: {} };
const hotel: TotemHotel = {
	...sampleHotel,
	id: "casa-bruma",
	name: "Casa Bruma",
	hasDesk: true,
	stop,
};
const tripWith = (
	excursion: Partial<TranslatedTrip["excursion"]>,
	departures = [sampleDeparture({ date, startTime: excursion.startTime ?? "09:00" })],
	texts: TranslatedTrip["texts"] = {},
): TranslatedTrip => ({ excursion: { ...publicExcursion(), ...excursion }, departures, texts });

test("the trip that stops here first comes first, though another one begins before it; one without free seats comes last", () => {
	const full = [sampleDeparture({ date, left: 0, state: "full" })];
	const trips = [
		tripWith({ id: "full", startTime: "07:00" }, full),
		tripWith({ id: "early", startTime: "08:00", pickups: [point(1, "09:40")] }),
		tripWith({ id: "late", startTime: "09:00", pickups: [point(1, "09:10")] }),
	];
	expect(postersOf(trips, hotel).map(({ id, next }) => [id, next?.time])).toEqual([
		["late", "09:10"],
		["early", "09:40"],
		["full", undefined],
	]);
});

test("a poster tells the first departure with free seats, an hour later where that starts an hour later", () => {
	const departures = [
		sampleDeparture({ date, left: 0, state: "full" }),
		sampleDeparture({ date: "2027-06-02", startTime: "10:00", left: 3, languages: ["de"] }),
		sampleDeparture({ date: "2027-06-03" }),
	];
	const trip = tripWith({ startTime: "09:00", pickups: [point(1, "09:10")] }, departures);
	const [poster] = postersOf([trip], hotel);
	expect(poster).toMatchObject({
		elsewhere: null,
		next: { date: "2027-06-02", time: "10:10", left: 3, languages: ["de"] },
	});
});

test("a poster is read in every language: what nobody has translated is marked as English", () => {
	const texts: TranslatedTrip["texts"] = {
		de: {
			title: "Der Lavaweg",
			pickups: { 2: { title: "Halt 2" } },
			pictures: {},
			extras: {},
			fares: {},
			questions: {},
		},
		fr: { pickups: {}, pictures: {}, extras: {}, fares: {}, questions: {} },
	};
	const trip = tripWith(
		{ title: "The lava trail", pickups: [point(3, "09:30"), point(2, "09:20")] },
		undefined,
		texts,
	);
	const [poster] = postersOf([trip], hotel);
	if (!poster?.elsewhere) throw new Error("no poster");
	expect(readWords(poster.title, "de")).toEqual({ text: "Der Lavaweg", lang: undefined });
	expect(readWords(poster.title, "fr")).toEqual({ text: "The lava trail", lang: "en" });
	expect(readWords(poster.title, "en")).toEqual({ text: "The lava trail", lang: undefined });
	// of the nearest stop, as the hotel has none of its own
	expect(readWords(poster.elsewhere, "de")).toEqual({ text: "Halt 2", lang: undefined });
	expect(readWords(poster.elsewhere, "fr")).toEqual({ text: "Stop 2", lang: "en" });
});

test("a trip without pickups leaves from another place, whose name nobody knows", () => {
	const [poster] = postersOf([tripWith({ pickups: [], startTime: "09:00" })], hotel);
	expect(poster).toMatchObject({ elsewhere: {}, next: { time: "09:00" } });
});
