import { expect, test } from "vitest";
import { moneySentence } from "./booking-mails.tsx";

const eur = { currency: "EUR", isAtHotel: false };

test("a cancellation by staff names the refund and its time, not the policy", () => {
	expect(moneySentence({ ...eur, backCents: 6400, keptCents: 6400 }, "en")).toBe(
		"We are paying back all of your €64, the way you paid: it is on your account within 5 to 10 days.",
	);
	const kept = moneySentence({ ...eur, backCents: 0, keptCents: 6400 }, "en");
	expect(kept).toContain("Nothing of the €64 that you paid comes back.");
	expect(kept).not.toMatch(/terms|policy|at this time/);
	expect(moneySentence({ ...eur, backCents: 0 }, "en")).toBe("Nothing was charged.");
});

test("money that a bank holds is promised only if staff owe it", () => {
	const disputed = { says: "holds" as const, cents: 6400 };
	const at = (isOwed: boolean) =>
		moneySentence({ ...eur, backCents: 0, disputed: { ...disputed, isOwed } }, "en");
	expect(at(true)).toContain("we pay back all of it then");
	expect(at(false)).toContain("nothing of it comes back from us");
});
