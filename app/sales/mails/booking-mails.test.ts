import { expect, test } from "vitest";
import { moneySentence } from "./booking-mails.tsx";

const eur = { currency: "EUR", isAtHotel: false };

test("a cancellation by staff names the refund and its time, not the policy", () => {
	expect(moneySentence({ ...eur, backCents: 6400, keptCents: 6400 }, "en")).toBe(
		"We are paying back all of your €64, the way you paid: it is on your account within 5 to 10 days.",
	);
	const keptSentence = moneySentence({ ...eur, backCents: 0, keptCents: 6400 }, "en");
	expect(keptSentence).toContain("Nothing of the €64 that you paid comes back.");
	expect(keptSentence).not.toMatch(/terms|policy|at this time/);
	expect(moneySentence({ ...eur, backCents: 0 }, "en")).toBe("Nothing was charged.");
});

test("each way in which a guest paid has its sentence: hotel, bank, cash and card", () => {
	const hotel = { ...eur, isAtHotel: true };
	const atHotel = "What you paid at your hotel, the desk there pays back to you.";
	expect(moneySentence({ ...hotel, backCents: 0 }, "en")).toBe(atHotel);
	expect(moneySentence({ ...hotel, backCents: 2000 }, "en")).toBe(
		`We are paying back all of your €20, the way you paid: it is on your account within 5 to 10 days. ${atHotel}`,
	);
	const disputed = { says: "holds" as const, cents: 6400, isOwed: true };
	expect(moneySentence({ ...eur, backCents: 0, handCents: 2000, disputed }, "en")).toMatch(
		/we pay back all of it then.* We give back the €20 that you paid us on the spot/,
	);
});

test("money that a bank holds is promised only if staff owe it", () => {
	const disputed = { says: "holds" as const, cents: 6400 };
	const at = (isOwed: boolean) =>
		moneySentence({ ...eur, backCents: 0, disputed: { ...disputed, isOwed } }, "en");
	expect(at(true)).toContain("we pay back all of it then");
	expect(at(false)).toContain("nothing of it comes back from us");
});
