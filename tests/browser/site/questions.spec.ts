import { eq } from "drizzle-orm";
import { answers, bookings, questions } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import { addQuestion } from "#tests/questions.ts";
import { addBooking } from "#tests/sales.ts";

const swim = {
	...({ title: "Can all of you swim?", kind: "yes or no", asks: "booking" } as const),
	moment: "booking",
} as const;

test.use({ viewport: { width: 390, height: 844 } });

test("staff add a question with its choices, write it in German and order it", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Marta", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	await addQuestion(island.db, trip);
	await page.goto(`/dashboard/excursion/${trip.id}`);
	await page.getByRole("link", { name: "Questions" }).click();
	await expect(page.getByText("A number · Each adult and child")).toBeVisible();
	await page.getByLabel("Title", { exact: true }).fill("What do you eat?");
	await page.getByLabel("Kind of answer").selectOption("One of several choices");
	await page.getByLabel("Choices, one a line").fill("Meat\nFish");
	await page.getByLabel("Whom it asks").selectOption("The booking, once");
	await page.getByLabel("When it is asked").selectOption("While booking");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add the question" }).click();
	await expect(page.getByText("Choices: Meat and Fish")).toBeVisible();
	await page.getByRole("link", { name: "Change What do you eat?" }).click();
	await page.locator("summary", { hasText: "German" }).click();
	await page.locator('[name="texts.de.title"]').fill("Was essen Sie?");
	await page.locator('[name="texts.de.options"]').fill("Fleisch\nFisch");
	await page.getByRole("button", { name: "Save the question" }).click();
	await expect(page.getByRole("heading", { name: "New question" })).toBeVisible();
	await page.getByRole("button", { name: "Move What do you eat? up" }).click();
	await expect(page.locator("main").getByRole("listitem").first()).toContainText(
		"What do you eat?",
	);
	await expectAccessible(page);
	const rows = await island.db.select().from(questions).where(eq(questions.excursionId, trip.id));
	expect(rows.find(({ kind }) => kind === "choice")).toMatchObject({ options: "Meat\nFish" });
});

test("a guest answers a required question while booking", async ({ page, island }) => {
	const trip = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	const question = await addQuestion(island.db, trip, swim);
	const consent = await addQuestion(island.db, trip, {
		...{ title: "We keep to the rules", note: "We listen to the guide.", kind: "consent" },
		...{ asks: "booking", moment: "booking", position: 1 },
	});
	await page.goto(`/excursion/${trip.id}?date=${soon()}#book`);
	const fields = page.getByRole("group", { name: "For your trip" });
	await expect(fields).toContainText("Can all of you swim?");
	await page.getByLabel("Full name").fill("Ida Lindqvist");
	await page.getByLabel("Email", { exact: true }).fill("ida@example.com");
	await page.getByLabel("Email again").fill("ida@example.com");
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Please answer: Can all of you swim?");
	await expect(alert).toContainText("Please tick: We keep to the rules");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expectAccessible(page);
	await page.getByLabel("Can all of you swim?").selectOption("Yes");
	await page.getByRole("checkbox", { name: "We keep to the rules" }).check();
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\//);
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	const rows = await island.db
		.select()
		.from(answers)
		.where(eq(answers.bookingId, booking?.id ?? 0));
	expect(rows.map(({ questionId, value, wording }) => [questionId, value, wording])).toEqual([
		[question, "yes", null],
		[consent, "yes", 1],
	]);
});

test("a guest answers for each of the party on the own page, and the manifest shows it", async ({
	page,
	context,
	island,
}) => {
	const trip = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	await addQuestion(island.db, trip);
	await addQuestion(island.db, trip, { ...swim, position: 1 });
	const booking = await addBooking(island, trip, { adults: 2, children: 1, price: 170 });
	await page.goto(`/booking/${booking.confirmId}`);
	await expect(page.getByText("4 answers are still missing.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Answer now" }).click();
	await page.getByLabel("Can all of you swim?").selectOption("Yes");
	const sizeOf = (guest: string) =>
		page.getByRole("group", { name: guest }).getByLabel("Shoe size");
	await sizeOf("Adult 1").fill("43");
	await sizeOf("Adult 2").fill("thirty-eight");
	await sizeOf("Child 1").fill("31");
	await page.getByRole("button", { name: "Save the answers" }).click();
	await expect(page.getByRole("alert")).toContainText("Please type a number: Shoe size");
	await expect(sizeOf("Adult 1")).toHaveValue("43");
	await expectAccessible(page);
	await sizeOf("Adult 2").fill("38");
	await page.getByRole("button", { name: "Save the answers" }).click();
	await expect(page.getByText("Your answers are saved.")).toBeVisible();
	await page.getByRole("link", { name: "Your answers" }).click();
	await expect(sizeOf("Adult 2")).toHaveValue("38");

	await signIn(context, island, { name: "Marta", role: "supervisor" });
	await page.goto(await manifestPath(island.db, { excursionId: trip.id, date: soon() }));
	await expect(page.getByText("Shoe size: 43, 38, 31")).toBeVisible();
	await expectAccessible(page);
	await page.goto(`/dashboard/bookings/${booking.id}`);
	await page.getByRole("link", { name: "Write down answers" }).click();
	await sizeOf("Child 1").fill("32");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save the answers" }).click();
	await expect(page.getByText("43, 38, 32")).toBeVisible();
});
