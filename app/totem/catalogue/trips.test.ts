import { expect, test } from "vitest";
import type { Pickup } from "#app/catalogue/excursion.ts";
import type { Departure } from "#app/departures/departure.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { sampleDeparture } from "#tests/samples/departure-samples.ts";
import { sampleHotel } from "#tests/samples/hotel-samples.ts";
import { backTime, dayPages, meetingPointOf, nearestFirst, stopAtHotel } from "./trips.ts";

function departures(...states: Departure["state"][]): Departure[] {
	return states.map((state, index) =>
		sampleDeparture({
			id: index + 1,
			date: `2027-06-${String(index + 1).padStart(2, "0")}`,
			left: state === "open" ? 4 : 0,
			state,
		}),
	);
}

const days = (pages: ReturnType<typeof dayPages>) =>
	pages.map((page) => page.map(({ date }) => Number(date.slice(8))));

test("a screen begins with the first free day and names full ones between, six at a time", () => {
	const season = departures(
		...(["too-late", "full", "open", "closed", "full", "open"] as const),
		...Array<"open">(5).fill("open"),
	);
	expect(days(dayPages(season))).toEqual([
		[3, 5, 6, 7, 8, 9],
		[10, 11],
	]);
});

test("a day with two departures is one day of the screen", () => {
	const [first] = departures("open");
	if (!first) throw new Error("no departure");
	const two = [first, { ...first, id: 9, startTime: "15:00", left: 9 }];
	expect(dayPages(two)).toEqual([[{ date: first.date, departures: two }]]);
});

test("a season without a free day offers none", () => {
	expect(dayPages(departures("full", "closed", "too-late"))).toEqual([]);
});

const point = (pointId: number, lng: number): Pickup => ({
	pointId,
	title: `Stop ${pointId}`,
	place: "",
	time: "09:00",
	lat: 28.3,
	lng,
});
const stops = [point(1, -14.9), point(2, -14.5), point(3, -14.7)];
const hotel = (pointId: number): TotemHotel => ({
	...sampleHotel,
	id: "casa-bruma",
	name: "Casa Bruma",
	hasDesk: true,
	stop: { ...point(pointId, -14.71), title: "Casa Bruma", texts: {} },
});

test("the hotel's own stop is chosen; where none is, the nearest comes first", () => {
	expect(stopAtHotel(stops, hotel(2))?.pointId).toBe(2);
	expect(stopAtHotel(stops, hotel(9))).toBeNull();
	expect(nearestFirst(stops, hotel(9)).map(({ pointId }) => pointId)).toEqual([3, 1, 2]);
});

test("an excursion shows the time of this hotel's own pickup, else of the nearest one by its name", () => {
	const pickups = stops.map((stop, index) => ({ ...stop, time: `09:${index + 1}0` }));
	const trip = { pickups, startTime: "09:10" };
	expect(meetingPointOf(trip, hotel(2))).toEqual({ time: "09:20", elsewhere: null });
	expect(meetingPointOf(trip, hotel(9))).toMatchObject({
		time: "09:30",
		elsewhere: { title: "Stop 3" },
	});
	expect(meetingPointOf({ ...trip, pickups: [] }, hotel(2))).toEqual({
		time: "09:10",
		elsewhere: { title: null },
	});
});

test("a hotel without a stop keeps the order of the route", () => {
	expect(nearestFirst(stops, { ...hotel(1), stop: null })).toEqual(stops);
});

test("the return is a clock time, past midnight with its day", () => {
	expect(backTime("04:30", 360, "en")).toBe("10:30");
	expect(backTime("21:30", 180, "en")).toBe("00:30, next day");
	expect(backTime("09:00", 2 * 1440 + 60, "en")).toBe("10:00, 2 days later");
});
