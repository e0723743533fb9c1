import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { writtenLanguages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { paymentTexts, voucherTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { changeDeparture, soon } from "#tests/builders.ts";
import { shownOn } from "#tests/drawn-form.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let guest: Visitor;
beforeAll(async () => {
	paid = await startPaidIsland();
	guest = newVisitor(paid.island);
});
afterAll(() => paid.island.stop());
beforeEach(() => {
	paid.stripe.isDown = false;
});

const errorPage = (confirmId: string) => `/payment/error?booking=${confirmId}`;

/** The guest releases the seats in one tab, somebody takes them, and the guest pays in the other tab. */
async function paidTooLate() {
	const checkout = await paid.open();
	const { confirmId, excursion, session } = checkout;
	expect((await guest.submit(`/booking/${confirmId}/let-go`, {})).status).toBe(303);
	const departure = { excursionId: excursion.id, date: soon() };
	await changeDeparture(paid.island.db, departure, { capacity: 0 });
	paid.stripe.pay(session);
	return checkout;
}

test("who pays after the seats are gone reads on every page and in every language that the money comes back", async () => {
	const { id, confirmId, session } = await paidTooLate();
	paid.stripe.isDown = true;
	await paid.send("checkout.session.completed", session);
	expect((await paid.state(id)).payments).toMatchObject([{ refundReason: "seats_gone" }]);
	for (const language of writtenLanguages) {
		const { noMoneyTaken, notUsed } = paymentTexts[language];
		const { moneyAfterwards, lead } = voucherTexts[language];
		const back = moneyAfterwards.onItsWay({ back: formatsIn(language).formatMoney(6400, "EUR") });
		const failed = await shownOn(guest, pathIn(language, errorPage(confirmId)));
		expect(failed).toContain(`${notUsed} ${back}`);
		expect(failed).not.toContain(noMoneyTaken);
		const ownPage = await shownOn(guest, pathIn(language, `/booking/${confirmId}`));
		expect(ownPage).toContain(back);
		expect(ownPage).not.toContain(lead.expired);
	}
});

test("also when the seats are free once more, and when the money has gone back", async () => {
	const { id, confirmId, excursion } = await paidTooLate();
	const back = await guest.get(`/payment/success?booking=${confirmId}`);
	expect(back.headers.get("location")).toBe(errorPage(confirmId));
	const departure = { excursionId: excursion.id, date: soon() };
	await changeDeparture(paid.island.db, departure, { capacity: 12 });
	await paid.island.scheduled();
	await vi.waitFor(async () => {
		expect((await paid.state(id)).payments).toMatchObject([{ status: "refunded" }]);
	}, 30_000);
	const failed = await shownOn(guest, errorPage(confirmId));
	expect(failed).toContain("Your seats are still free");
	expect(failed).toContain("We could not use your payment. €64 went back the way it came");
	expect(failed).not.toContain("No money was taken.");
	expect(await shownOn(guest, `/booking/${confirmId}`)).toContain("€64 went back the way it came");
});

test("who paid nothing reads that nothing was taken", async () => {
	const { confirmId } = await paid.open();
	expect(await shownOn(guest, errorPage(confirmId))).toContain("No money was taken. We hold your");
	await guest.submit(`/booking/${confirmId}/let-go`, {});
	expect(await shownOn(guest, errorPage(confirmId))).toContain("No money was taken. We held your");
	expect(await shownOn(guest, `/booking/${confirmId}`)).toContain(voucherTexts.en.lead.expired);
});
