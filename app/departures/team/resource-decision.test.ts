import { expect, test } from "vitest";
import { decideResource, type ResourceState } from "./resource-decision.ts";

const van = { kind: "vehicle", seats: 8, isActive: true } as const;
const leaving = { excursionId: "whales", date: "2027-06-05", takenSeats: 6, vehicleSeats: 8 };
const state: ResourceState = {
	storedResource: { seats: 8, version: 7 },
	isUser: true,
	coming: [leaving],
};

test.each<
	[
		string,
		{ seats?: number; isActive?: boolean; openedVersion?: number | null },
		Partial<ResourceState>,
		object,
	]
>([
	["one that is gone", {}, { storedResource: null }, { outcome: "unknown" }],
	["an older form", { openedVersion: 6 }, {}, { outcome: "newer" }],
	[
		"a form without its version",
		{ openedVersion: null },
		{},
		{ outcome: "saved", excursionIds: ["whales"] },
	],
	["an email of nobody", {}, { isUser: false }, { outcome: "no such user" }],
	[
		"rest while it is needed",
		{ isActive: false },
		{},
		{ outcome: "in use", dates: ["2027-06-05"] },
	],
	["rest", { isActive: false }, { coming: [] }, { outcome: "saved", excursionIds: [] }],
	["as many seats as are taken", { seats: 6 }, {}, { outcome: "saved" }],
	[
		"fewer seats than are taken",
		{ seats: 5 },
		{},
		{ outcome: "too few seats", days: [{ date: "2027-06-05", takenSeats: 6 }] },
	],
	[
		"fewer seats beside a second van",
		{ seats: 5 },
		{ coming: [{ ...leaving, vehicleSeats: 12 }] },
		{ outcome: "saved" },
	],
])("%s", (_, { openedVersion = 7, ...fields }, changes, expected) => {
	const decision = decideResource({ ...van, ...fields }, openedVersion, { ...state, ...changes });
	expect(decision).toMatchObject(expected);
});
