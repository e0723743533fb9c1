import { expect, test } from "vitest";
import type { Excursion, Pickup } from "#app/catalogue/excursion.ts";
import { stopsOf } from "./stops.ts";

function trip(id: string, pickups: Pick<Pickup, "pointId" | "title" | "time">[]) {
	const excursion: Pick<Excursion, "id" | "title" | "pickups"> = {
		id,
		title: `Trip ${id}`,
		pickups: pickups.map((pickup) => ({ ...pickup, place: "main door", lat: 28, lng: -14 })),
	};
	return { excursion };
}

test("stops come by name, each with its own trips by the time at that stop", () => {
	const dragos = { pointId: 1, title: "Hotel Los Dragos" };
	const bruma = { pointId: 2, title: "Casa Bruma" };
	const stops = stopsOf(
		[
			trip("late", [
				{ ...dragos, time: "17:30" },
				{ ...bruma, time: "17:45" },
			]),
			trip("early", [{ ...dragos, time: "04:30" }]),
		],
		"en",
	);
	expect(stops.map(({ title, trips }) => [title, trips.map(({ id, time }) => [id, time])])).toEqual(
		[
			["Casa Bruma", [["late", "17:45"]]],
			[
				"Hotel Los Dragos",
				[
					["early", "04:30"],
					["late", "17:30"],
				],
			],
		],
	);
	expect(stopsOf([], "en")).toEqual([]);
});

test("stops stand where a reader of the language looks for them", () => {
	const stops = ["Ñora", "Nuria", "Órzola", "Playa"].map((title, pointId) => ({
		pointId,
		title,
		time: "09:00",
	}));
	const titlesIn = (language: "en" | "es") =>
		stopsOf([trip("one", stops)], language).map(({ title }) => title);
	expect(titlesIn("en")).toEqual(["Ñora", "Nuria", "Órzola", "Playa"]);
	// in Spanish Ñ is a letter of its own
	expect(titlesIn("es")).toEqual(["Nuria", "Ñora", "Órzola", "Playa"]);
});
