import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { errorsByField } from "#app/ui/form/form.ts";
import { flatPickupAssignmentSchema, pickupAssignmentSchema } from "./pickup-point.ts";

const excursionId = "0fe5351d-8416-4c73-9546-92c2a699246b";
const nested = {
	excursion_id: excursionId,
	pickup_time: "04:30",
	pickup_point: { title: "Hotel Los Dragos", point_id: 1 },
};
const flat = {
	excursion_id: excursionId,
	pickup_time: "04:30",
	pickup_point_id: 1,
	pickup_title: "Hotel Los Dragos",
	pickup_lat: 28.3208,
	pickup_lng: -14.7166,
};

function errorsOf(schema: v.GenericSchema, input: unknown) {
	const result = v.safeParse(schema, input);
	return result.success ? null : errorsByField(result.issues);
}

describe("a pickup assignment", () => {
	test("names excursion, time and point", () => {
		expect(errorsOf(pickupAssignmentSchema, nested)).toBeNull();
	});

	test.each([
		["4:30", "Pickup time must be at least 5 characters long"],
		["soon, maybe", "Pickup time must be a time like 04:30"],
		["24:00", "Pickup time must be a time like 04:30"],
	])("is refused at %s: %s", (pickup_time, message) => {
		expect(errorsOf(pickupAssignmentSchema, { ...nested, pickup_time })?.pickup_time).toContain(
			message,
		);
	});

	test.each([
		[{ title: "Ho", point_id: 1 }, "title", "Pickup title must be at least 3 characters long"],
		[{ title: "Hotel", point_id: 0 }, "point_id", "Pickup point must be positive"],
		[{ title: "Hotel", point_id: -3 }, "point_id", "Pickup point must be positive"],
		[{ title: "Hotel", point_id: 1.5 }, "point_id", "Pickup point must be a whole number"],
		[{ title: "Hotel", point_id: "1" }, "point_id", "Pickup point must be a number"],
	])("is refused with the point %j", (pickup_point, field, message) => {
		expect(errorsOf(pickupAssignmentSchema, { ...nested, pickup_point })).toEqual({
			[`pickup_point.${field}`]: [message],
		});
	});

	test("is refused for what is no excursion", () => {
		expect(errorsOf(pickupAssignmentSchema, { ...nested, excursion_id: "volcano" })).toEqual({
			excursion_id: ["Excursion must be a UUID"],
		});
	});
});

describe("a flat pickup assignment", () => {
	test("holds the point's coordinates, the poles and the date line included", () => {
		expect(errorsOf(flatPickupAssignmentSchema, flat)).toBeNull();
		for (const [pickup_lat, pickup_lng] of [
			[90, 180],
			[-90, -180],
		]) {
			expect(errorsOf(flatPickupAssignmentSchema, { ...flat, pickup_lat, pickup_lng })).toBeNull();
		}
	});

	test.each([
		["pickup_time", "4:30", "Pickup time must be at least 5 characters long"],
		["pickup_title", "Ho", "Pickup title must be at least 3 characters long"],
		["pickup_point_id", 0, "Pickup point must be positive"],
		["pickup_lat", 90.1, "Latitude must be between -90 and 90"],
		["pickup_lat", -90.1, "Latitude must be between -90 and 90"],
		["pickup_lat", "28", "Latitude must be a number"],
		["pickup_lng", 180.1, "Longitude must be between -180 and 180"],
		["pickup_lng", -180.1, "Longitude must be between -180 and 180"],
		["pickup_lng", null, "Longitude must be a number"],
	])("%s %j is refused: %s", (field, value, message) => {
		expect(errorsOf(flatPickupAssignmentSchema, { ...flat, [field]: value })?.[field]).toContain(
			message,
		);
	});
});
