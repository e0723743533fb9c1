import { eq } from "drizzle-orm";
import { answers, bookings, extras } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { addExtra } from "#tests/extras.ts";
import { addFare } from "#tests/fares.ts";
import { addQuestion } from "#tests/questions.ts";

test.use({ viewport: { width: 390, height: 844 } });

const ofBooking = { asks: "booking", moment: "booking" } as const;

test("a party with a resident takes what is left of an extra, answers a question and has a code: each refusal says why and keeps the form", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	await addFare(island.db, trip);
	const wetsuit = await addExtra(island.db, trip, { title: "Wetsuit", stock: 2 });
	await addExtra(island.db, trip, { title: "Boat fee", priceCents: 500, isRequired: true });
	const swim = await addQuestion(island.db, trip, {
		...{ ...ofBooking, title: "Can all of you swim?", kind: "yes or no" },
	});
	const consent = await addQuestion(island.db, trip, {
		...{ ...ofBooking, title: "We keep to the rules", note: "We listen to the guide." },
		...{ kind: "consent", position: 1 },
	});
	const { id: codeId, code } = await addCode(island.db, {
		...{ percent: 1000, excursionIds: [trip.id] },
	});
	const over = await addCode(island.db, { percent: 1000, travelTo: soon(2) });
	const total = page.locator("form output").last();
	const book = page.locator("#book").getByRole("button", { name: "Book and pay" });
	const alert = page.getByRole("alert");

	await page.goto(`/excursion/${trip.id}?date=${soon()}`);
	await wake(page, "booking-widget");
	const fares = page.getByRole("group", { name: "Does anybody have another fare?" });
	await expect(fares).toContainText("€48 · one of the adults");
	await page.getByRole("button", { name: "More: Canary resident" }).click();
	await expect(page.getByRole("group", { name: "Extras" })).toContainText("2 left");
	for (const _ of "12") await page.getByRole("button", { name: "More: Wetsuit" }).click();
	await expect(total).toHaveText("€141");
	await fillGuest(page);

	await page.getByText("Do you have a code?").click();
	const field = page.getByLabel("Code", { exact: true });
	await field.fill(over.code);
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page.locator("#code-error")).toContainText("This code is for trips until");
	await expect(total).toHaveText("€141");
	await field.fill(` ${code.toLowerCase()}`);
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page.locator("#price")).toContainText(`Code ${code}`);
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");

	await book.click();
	await expect(alert).toContainText("Please answer: Can all of you swim?");
	await expect(alert).toContainText("Please tick: We keep to the rules");
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	await page.getByLabel("Can all of you swim?").selectOption("Yes");
	await page.getByRole("checkbox", { name: "We keep to the rules" }).check();

	// somebody was faster
	await island.db.update(extras).set({ stock: 1 }).where(eq(extras.id, wetsuit));
	await book.click();
	await expect(alert).toContainText("Wetsuit: only 1 left");
	await page.getByRole("button", { name: "Fewer: Wetsuit" }).click();
	await expect(page.getByLabel("Can all of you swim?")).toHaveValue("yes");
	await book.click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(booking).toMatchObject({ adults: 2, codeId, priceCents: 11_835 });
	const rows = await island.db
		.select()
		.from(answers)
		.where(eq(answers.bookingId, booking?.id ?? 0));
	expect(rows.map(({ questionId, value, wording }) => [questionId, value, wording])).toEqual([
		[swim, "yes", null],
		[consent, "yes", 1],
	]);
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await page.getByRole("link", { name: "Open your voucher" }).click();
	await expect(page.getByRole("main")).toContainText("DNI or certificate");
});
