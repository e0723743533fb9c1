import { eq } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { bookings } from "#app/database/schema.server.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { mailsTo } from "#tests/browser/mails-to.ts";
import { expectInLanguage, expectNoEnglish } from "#tests/browser/words-of-page.ts";
import { soon } from "#tests/builders.ts";

test.use({ ownIsland: "german" });

const { formatDate } = formatsIn("de");

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test("a German guest reads no English from the home page to the refund, on a phone and on a desk", async ({
	page,
	island,
}) => {
	await page.setViewportSize(phone);
	const email = "ida@mail.example";
	const see = async () => {
		await expectInLanguage(page, "de");
		await page.setViewportSize(desk);
		await expectInLanguage(page, "de");
		await page.setViewportSize(phone);
		await expectAccessible(page, { areWordsAlone: true });
	};
	await page.goto("/de/");
	await see();
	await page.getByRole("banner").getByRole("link", { name: "Ausflüge" }).first().click();
	await expect(page).toHaveURL(/\/de\/excursion\/excursions/);
	await see();
	// it leaves twice a day
	await page
		.locator("main")
		.getByRole("link", { name: "Mit der Laterne in die Lava" })
		.first()
		.click();
	await expect(page).toHaveURL(/\/de\/excursion\/[\w-]+$/);
	await see();

	// late enough to be changed and cancelled
	await page.goto(`${page.url()}?month=${addDays(`${soon(1).slice(0, 7)}-28`, 7).slice(0, 7)}`);
	// what is wrong is said in German too
	await page.locator("#book").getByRole("button", { name: "Zahlungspflichtig buchen" }).click();
	await expect(page.locator("#errors")).toBeFocused();
	await see();
	await page.locator('input[name="date"]:not([disabled])').last().check({ force: true });
	await page.locator("#start input:not([disabled])").last().check({ force: true });
	await see();
	await page.locator('select[name="pickup"]').selectOption({ index: 1 });
	await page.locator('input[name="name"]').fill("Ida Lindqvist");
	await page.locator('input[name="email"]').fill(email);
	await page.locator('input[name="cemail"]').fill(email);
	await page.locator("#book").getByRole("button", { name: "Zahlungspflichtig buchen" }).click();

	// the sandbox's own page is for engineers
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	await page.getByRole("button", { name: "Let the card be declined" }).click();
	await expect(page).toHaveURL(/\/de\/payment\/error/);
	await see();
	await page.getByRole("button", { name: "Noch einmal bezahlen" }).click();
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page).toHaveURL(/\/de\/payment\/success/);
	await see();
	await page.getByRole("link", { name: /Voucher/ }).click();
	await expect(page).toHaveURL(/\/de\/booking\/[\w-]{22}$/);
	await see();
	const calendar = await page.request.get(`${page.url()}/calendar.ics`);
	expectNoEnglish(
		(await calendar.text())
			.split(/\r?\n/)
			.filter((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION)/.test(line)),
		"calendar.ics",
	);

	await page
		.getByRole("link", { name: /ändern/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/change/);
	await see();
	const [booking] = await island.db.select().from(bookings).where(eq(bookings.email, email));
	const date = addDays(booking?.date ?? "", -7);
	const other = page.locator(`input[name="date"][value="${date}"]`);
	await other.check({ force: true });
	await page.locator("#start input:not([disabled])").last().check({ force: true });
	await see();
	await page.getByRole("button", { name: new RegExp(formatDate(date, "long")) }).click();
	await expect(page).toHaveURL(/\/de\/booking\/[\w-]{22}$/);
	await expect(page.locator(`time[datetime^="${date}"]`).first()).toBeVisible();
	await see();

	await page
		.getByRole("link", { name: /stornieren/i })
		.first()
		.click();
	await expect(page).toHaveURL(/\/cancel/);
	await see();
	await page.getByRole("button", { name: /stornieren/i }).click();
	await expect(page).toHaveURL(/\/de\/booking\/[\w-]{22}$/);
	await see();

	const mails = await mailsTo(island, email);
	expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual([
		expect.any(String),
		"Geändert",
		"Storniert",
	]);
	for (const { subject, html, lines } of mails) {
		expect(html).toMatch(/<html [^>]*lang="de"/);
		expectNoEnglish(lines, subject);
	}
});
