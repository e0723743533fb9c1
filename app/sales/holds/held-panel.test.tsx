import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { HeldFacts } from "./held-panel.tsx";
import type { HeldSeats } from "./held-seats.server.ts";

const held: HeldSeats = {
	confirmId: "AAAAAAAAAAAAAAAAAAAAAA",
	excursionId: "volcano",
	title: "Volcano",
	date: "2027-06-05",
	startTime: "09:00",
	name: "Ida Berg",
	language: null,
	adults: 2,
	children: 0,
	bebe: 0,
	seats: 2,
	toPayCents: 12_800,
	currency: "EUR",
	policy: usualPolicy,
	pickup: "08:10 · Casa Bruma",
	pickupTime: "08:10",
	pickupStop: { title: "Casa Bruma", place: "Reception" },
	languages: ["en"],
	lacking: null,
	maskedEmail: "i…@mail.example",
	heldUntil: 0,
};
const factsOf = (maskedEmail: string) =>
	renderToStaticMarkup(<HeldFacts held={{ ...held, maskedEmail }} />);

test("held seats name the address of the voucher, and no empty one", () => {
	expect(factsOf(held.maskedEmail)).toContain("Voucher goes to</dt>");
	expect(factsOf("")).toContain("Ida Berg");
	expect(factsOf("")).not.toContain("Voucher goes to");
});
