import { expect, test } from "vitest";
import { isHotelId, type Totem, totemState } from "./totem.ts";

const minute = 60_000;
const made: Totem = {
	id: 1,
	name: "",
	createdAt: 0,
	enrolmentExpiresAt: 24 * 60 * minute,
	enrolledAt: null,
	seenAt: null,
	revokedAt: null,
};

test("a screen waits for its enrolment until the link lapses", () => {
	expect(totemState(made, minute)).toBe("waiting");
	expect(totemState(made, 24 * 60 * minute)).toBe("lapsed");
});

test("an enrolled screen lives by its heartbeat and survives three lost ones", () => {
	const enrolled = { ...made, enrolledAt: minute };
	expect(totemState(enrolled, 2 * minute)).toBe("live");
	expect(totemState({ ...enrolled, seenAt: 10 * minute }, 13 * minute)).toBe("live");
	expect(totemState({ ...enrolled, seenAt: 10 * minute }, 14 * minute)).toBe("silent");
});

test("a revoked screen stays revoked, even if it still sends heartbeats", () => {
	expect(totemState({ ...made, enrolledAt: 1, seenAt: 2, revokedAt: 3 }, 4)).toBe("revoked");
});

test("addresses of the totem itself and of the public front are no hotels", () => {
	expect(["los-dragos", "casa-bruma", "h42"].map(isHotelId)).toEqual([true, true, true]);
	expect(
		["web", "confirm", "handover", "enrolment", "a", "Los Dragos", "../x"].some(isHotelId),
	).toBe(false);
});
