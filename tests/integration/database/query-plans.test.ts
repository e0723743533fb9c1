import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { questionsOf, scansOf } from "#tests/query-plans.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { vanOnTheRoad } from "#tests/van.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({
		seed: true,
		variables: { REMINDER_TIME: "00:00", REVIEW_URL: "https://reviews.example" },
	});
});
afterAll(() => island.stop());

/** Tables that grow, under all aliases in our statements. */
const growing =
	/^SCAN (bookings|boardings|booking_events|news|other|ticked|held|earlier|payments|refunds|payment_events|outbox|due|sandbox_checkouts|attention_items|told|item|disputes)\b/;
/** Partial indexes of open rows only, which may be scanned. */
const ofWhatIsOpen = /USING INDEX (refunds_due|bookings_holds|outbox_due)$/;

async function walkThroughTheProduct(): Promise<void> {
	const excursion = await addExcursion(island.db);
	await island.fetch("/");
	await island.fetch("/_serverFn/getPublicExcursions");
	await island.fetch(`/_serverFn/getPublicExcursion?excursionId=${excursion.id}`);
	const { confirmId } = await bookAsGuest(island, excursion);
	const checkout = await island.fetch(`/payment/checkout/${confirmId}`);
	const sandbox = checkout.headers.get("location") ?? "";
	await island.fetch(sandbox, {
		method: "POST",
		headers: { origin: island.url.origin },
		body: new URLSearchParams({ intent: "pay" }),
	});
	await island.fetch(`/payment/success?booking=${confirmId}`);
	await island.fetch(`/booking/${confirmId}`);
	const { ownBooking } = await vanOnTheRoad(island);
	await island.fetch(`/booking/${ownBooking.confirmId}`);
	await island.scheduled();
	const { visitor } = await signedInVisitor(island, { role: "admin" });
	await visitor.get("/dashboard/health");
}

test("no statement of the whole way scans a table that grows", async () => {
	const questions = await questionsOf(island, walkThroughTheProduct);
	expect(questions.length).toBeGreaterThan(20);
	const isWrong = (step: string) => growing.test(step) && !ofWhatIsOpen.test(step);
	expect(await scansOf(island.db, questions, isWrong)).toEqual([]);
});
