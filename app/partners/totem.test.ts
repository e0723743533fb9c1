import { expect, test } from "vitest";
import { isHotelId, type Totem, totemState } from "./totem.ts";

const minute = 60_000;
const enrolled: Totem = { id: 1, name: "Lobby", seenAt: minute, revokedAt: null };

test("an enrolled screen lives by its heartbeat and survives three lost ones", () => {
	expect(totemState(enrolled, 2 * minute)).toBe("live");
	expect(totemState({ ...enrolled, seenAt: 10 * minute }, 13 * minute)).toBe("live");
	expect(totemState({ ...enrolled, seenAt: 10 * minute }, 14 * minute)).toBe("silent");
});

test("a revoked screen stays revoked, even if it still sends heartbeats", () => {
	expect(totemState({ ...enrolled, seenAt: 2, revokedAt: 3 }, 4)).toBe("revoked");
});

test("addresses of the totem itself and of the public front are no hotels", () => {
	expect(["los-dragos", "casa-bruma", "h42"].map(isHotelId)).toEqual([true, true, true]);
	expect(
		["web", "confirm", "handover", "enrolment", "a", "Los Dragos", "../x"].some(isHotelId),
	).toBe(false);
});
