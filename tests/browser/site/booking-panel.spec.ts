import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings, departures, excursionImages, excursions } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, addStart, changeDeparture, departureIdOf, soon } from "#tests/builders.ts";

const book = (page: Page) => page.locator("#book").getByRole("button", { name: "Book and pay" });
const total = (page: Page) => page.locator("form output").last();
const summary = (page: Page) => page.locator("#errors");
const chosenDay = (page: Page) =>
	page.locator("form#book").evaluate((form: HTMLFormElement) => new FormData(form).get("date"));

/** Touches the form and waits for its key, which its island adds: it is interactive from then on. */
async function open(page: Page, address: string) {
	await page.goto(address);
	await wake(page, "booking-widget");
	await expect(page.locator('input[name="key"]')).toHaveCount(1);
}

test("a chosen day stays chosen while another month is looked at", async ({ page, island }) => {
	const trip = await addExcursion(island.db);
	await open(page, `/excursion/${trip.id}?date=${soon(3)}`);
	const heading = page.locator("#date [aria-live]");
	// near its end the month stands there together with the next
	const shownMonth = (await heading.textContent()) ?? "";
	await page.locator("#date button").last().click();
	await expect(heading).not.toHaveText(shownMonth);
	expect(page.url()).not.toContain("month=");
	expect(await chosenDay(page)).toBe(soon(3));
	await expect(page.locator("#price")).toContainText(formatDate(soon(3), "short"));
});

test("the price adds up, and no more people than seats can be chosen", async ({ page, island }) => {
	const trip = await addExcursion(island.db, { capacity: 4, minimumAge: 8, childFromAge: 8 });
	await open(page, `/excursion/${trip.id}?date=${soon(3)}`);
	await page.getByRole("button", { name: "More: Children" }).click();
	await expect(total(page)).toHaveText("€170");
	await page.getByRole("button", { name: "More: Adults" }).click();
	await expect(total(page)).toHaveText("€234");
	await expect(page.getByRole("button", { name: "More: Adults" })).toBeDisabled();
	await expect(page.getByRole("button", { name: "More: Babies" })).toBeDisabled();
});

test("an error goes as soon as it is mended, and no other field is nagged about", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	await open(page, `/excursion/${trip.id}`);
	await page.getByLabel("Full name").fill("Ida");
	await page.getByLabel("Full name").blur();
	await expect(page.locator("#name-error")).toHaveCount(0);
	await book(page).click();
	await expect(page.locator("#name-error")).toBeVisible();
	await page.getByLabel("Full name").fill("Ida Lindqvist");
	await expect(page.locator("#name-error")).toHaveCount(0);
	await expect(summary(page)).not.toContainText("Name");
	await expect(summary(page)).toContainText("Choose the day of your trip");
});

test("a changed price, taken seats and a failed database are each shown beside what was typed, and in the end the guest books", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	await open(page, `/excursion/${trip.id}?date=${soon(3)}`);
	await fillGuest(page);

	await island.db
		.update(excursions)
		.set({ priceAdultCents: 7000 })
		.where(eq(excursions.id, trip.id));
	await book(page).click();
	await expect(summary(page)).toBeFocused();
	await expect(summary(page)).toContainText("€140");
	await expect(total(page)).toHaveText("€140");

	await changeDeparture(island.db, { excursionId: trip.id, date: soon(3) }, { capacity: 1 });
	await book(page).click();
	await expect(summary(page)).toContainText("1 seat is left");

	const other = page.locator(`input[value="${soon(4)}"], input[value="${soon(5)}"]`).first();
	if ((await other.count()) === 0) await page.locator("#date button").last().click();
	await other.check();
	await expect(summary(page)).toHaveCount(0);

	island.cutDatabase(true);
	await book(page).click();
	await expect(page.getByRole("main")).toContainText("nothing was charged");
	await expect(page.getByRole("main")).toContainText("Ida Lindqvist");
	island.cutDatabase(false);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
});

test("each form has a key of its own, and a form that is opened anew another one", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	await open(page, `/excursion/${trip.id}`);
	const key = page.locator('input[name="key"]');
	const first = await key.getAttribute("value");
	expect(first).toMatch(/^[\da-f-]{36}$/);
	// the event of a page restored from the back/forward cache
	await page.evaluate(() =>
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
	await expect(key).not.toHaveAttribute("value", first ?? "");
});

test("a guest books and pays by keyboard alone, and hears the price change", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	/** Presses Tab until this has the focus. */
	const tabTo = async (target: Locator) => {
		const isFocused = () => target.evaluate((element) => element === document.activeElement);
		for (let press = 0; press < 60 && !(await isFocused()); press += 1)
			await page.keyboard.press("Tab");
		await expect(target).toBeFocused();
	};
	await page.goto(`/excursion/${trip.id}`);
	await tabTo(page.locator("input[name=date]").first());
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	const day = page.locator("input[name=date]").nth(1);
	await expect(day).toBeChecked();
	const date = (await day.getAttribute("value")) ?? "";
	await tabTo(page.getByRole("button", { name: "More: Children" }));
	await page.keyboard.press("Enter");
	// an output is a live region
	await expect(total(page).and(page.getByRole("status"))).toHaveText("€170");
	await tabTo(page.getByLabel("We pick you up at"));
	await page.keyboard.type("04:30");
	for (const [label, words] of [
		["Full name", "Ida Lindqvist"],
		["Email", "ida@mail.example"],
		["Email again", "ida@mail.example"],
	] as const) {
		await tabTo(page.getByLabel(label, { exact: true }));
		await page.keyboard.type(words);
	}
	await tabTo(book(page));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	await tabTo(page.getByRole("button", { name: "Pay", exact: true }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("It is yours.");
	const bookingRows = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(bookingRows).toMatchObject([{ date, adults: 2, children: 1, priceCents: 17_000 }]);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("price and day follow the visitor, until the sum itself is in sight", async ({
		page,
		island,
	}) => {
		const trip = await addExcursion(island.db);
		await open(page, `/excursion/${trip.id}?date=${soon(3)}`);
		const bar = page.getByRole("link", { name: "Book this day" });
		await expect(bar).toBeVisible();
		await page.locator("#price").scrollIntoViewIfNeeded();
		await expect(bar).toBeHidden();
	});

	test("the button of the bar leads to the first step that is still to do, and books when none is", async ({
		page,
		island,
	}) => {
		const trip = await addExcursion(island.db);
		await open(page, `/excursion/${trip.id}`);
		const bar = page.locator("[data-booking-bar]");
		await bar.getByRole("link", { name: "Choose a day" }).click();
		await expect(page.locator("#date")).toBeFocused();
		await expect(page.locator("#date")).toBeInViewport();
		await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
		const next = bar.getByRole("link", { name: "Book this day" });
		for (const [label, words] of [
			["Full name", "Ida Lindqvist"],
			["Email", "ida@mail.example"],
			["Email again", "ida@mail.example"],
		] as const) {
			const field = page.getByLabel(label, { exact: true });
			await next.click();
			await expect(field).toBeFocused();
			await expect(field).toBeInViewport();
			await field.fill(words);
			// the bar hides while the sum itself is in sight
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		}
		await expectAccessible(page, { within: "[data-booking-bar]" });
		await bar.getByRole("button", { name: "Book and pay" }).click();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		const bookingRows = await island.db
			.select()
			.from(bookings)
			.where(eq(bookings.excursionId, trip.id));
		// the only stop was chosen already
		expect(bookingRows).toMatchObject([{ date: soon(3), adults: 2, pickup: trip.pickup }]);
	});

	test("a party that does not fit on the day of its link is told so, and offered other days", async ({
		page,
		island,
	}) => {
		const trip = await addExcursion(island.db);
		await changeDeparture(island.db, { excursionId: trip.id, date: soon(3) }, { capacity: 3 });
		await open(page, `/excursion/${trip.id}?date=${soon(3)}&people=5`);
		const bar = page.locator("[data-booking-bar]");
		await expect(bar).toContainText(`5 adults, ${formatDate(soon(3), "short")} · 3 left`);
		await expect(bar.getByRole("link")).toHaveText("Choose a day");
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

		test("all pictures can be seen large, by finger and by keyboard", async ({ page, island }) => {
			const trip = await addExcursion(island.db);
			await island.db.insert(excursionImages).values(
				["caves", "kayak", "stars", "market"].map((name, index) => ({
					excursionId: trip.id,
					key: `art/${name}.svg`,
					alt: `The ${name}`,
					position: index + 1,
					width: 960,
					height: 960,
				})),
			);
			await page.goto(`/excursion/${trip.id}`);
			// the first one large, two beside it
			await expect(page.locator("div:has(> [popovertarget]) > div img:visible")).toHaveCount(3);
			const open = page.getByRole("button", { name: "All 5 pictures" });
			const viewer = page.getByRole("dialog", { name: "All 5 pictures" });
			await open.click();
			await expect(viewer).toBeVisible();
			await expect(viewer.getByText("1 of 5")).toBeInViewport({ ratio: 1 });
			await expect(viewer.getByRole("list")).toBeFocused();
			if (javaScriptEnabled) await expectAccessible(page, { within: "#pictures" });
			await page.keyboard.press("ArrowRight");
			await expect(viewer.getByText("2 of 5")).toBeInViewport({ ratio: 1 });
			await viewer.getByRole("link", { name: "Next picture" }).nth(1).click();
			await expect(viewer.getByText("3 of 5")).toBeInViewport({ ratio: 1 });
			await page.keyboard.press("Escape");
			await expect(viewer).toBeHidden();
			await expect(open).toBeFocused();
			await open.click();
			await viewer.getByRole("button", { name: "Close the pictures" }).click();
			await expect(viewer).toBeHidden();
			await expect(open).toBeFocused();
		});
	});
}

test.describe("on a narrow screen", () => {
	test.use({ viewport: { width: 320, height: 700 } });

	test("the calendar is a list of the days with a departure, and nothing is cut off", async ({
		page,
		island,
	}) => {
		const trip = await addExcursion(island.db);
		await open(page, `/excursion/${trip.id}`);
		const days = page.locator("#date label");
		const [first, second] = [await days.nth(0).boundingBox(), await days.nth(1).boundingBox()];
		expect(second?.x).toBe(first?.x);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("months keep what was typed, numbers are typed, and errors open at their summary", async ({
		page,
		island,
	}) => {
		const trip = await addExcursion(island.db);
		await page.goto(`/excursion/${trip.id}`);
		await expect(page.getByRole("button", { name: "More: Adults" })).toBeHidden();
		const monthTitle = page.locator("#date [aria-live]");
		const first = await monthTitle.textContent();
		await page.getByLabel("Full name").fill("Ida");
		await page.locator("#date button").last().click();
		await expect(monthTitle).not.toHaveText(first ?? "");
		await expect(summary(page)).toHaveCount(0);
		await expect(page.getByLabel("Full name")).toHaveValue("Ida");
		const month = await monthTitle.textContent();
		await page.locator("input[name=date]").nth(2).check();
		await page.getByLabel(/^Adults/).fill("3");
		await book(page).click();
		await expect(page).toHaveURL(/#errors$/);
		await expect(summary(page)).toContainText("Name must be at least 4 characters long");
		await expect(page.locator("#date [aria-live]")).toHaveText(month ?? "");
		await expect(page.locator("input[name=date]").nth(2)).toBeChecked();
		await expect(page.getByLabel(/^Adults/)).toHaveValue("3");
		await expect(total(page)).toHaveText("€192");

		await page.locator("#date button").last().click();
		await expect(page.locator("#date [aria-live]")).not.toHaveText(month ?? "");
		await expect(summary(page)).toHaveCount(0);
		await expect(page.getByLabel("Full name")).toHaveValue("Ida");
		await page.getByLabel("Full name").press("Enter");
		await expect(summary(page)).toContainText("Name must be at least 4 characters long");
	});
});

test("a link to a day that is full, or not on sale, says so and offers the next free one, with its month in view", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	// for the last two days of a month the next free day is in the following month
	const days = Array.from({ length: 62 }, (_, day) => soon(day + 31));
	const first = days.findIndex((day) => day.endsWith("-01") && day > soon(33));
	const [closed = "", full = "", next = ""] = days.slice(first - 2, first + 1);
	await changeDeparture(island.db, { excursionId: trip.id, date: full }, { capacity: 0 });
	await changeDeparture(island.db, { excursionId: trip.id, date: closed }, { state: "closed" });
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, `/excursion/${trip.id}?date=${full}`);
	const notice = page.locator("#date [role=status]");
	await expect(notice).toContainText(`${formatDate(full, "long")} is full.`);
	await expect(notice).toContainText(`The next free day is ${formatDate(next, "long")}, 12 seats`);
	await expect(page.locator("#date [aria-live=polite]").first()).toHaveText(
		formatDate(next, "month"),
	);
	expect(await chosenDay(page)).toBeNull();
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	await notice.getByRole("link", { name: `Take ${formatDate(next, "long")}` }).press("Enter");
	await expect(notice).toBeEmpty();
	expect(await chosenDay(page)).toBe(next);
	await expect(page.locator(`input[name=date][value="${next}"]`)).toBeFocused();

	const plain = await (await island.fetch(`/excursion/${trip.id}?date=${closed}`)).text();
	expect(plain).toContain(`${formatDate(closed, "long")} is not on sale.`);
	expect(plain).toContain(`href="?date=${next}#book"`);
	const free = await (await island.fetch(`/excursion/${trip.id}?date=${next}`)).text();
	expect(free).not.toContain("next free day");
});

test("a day with two starts asks which one: by keyboard, with the pickup that follows, and the guest books it", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db, { startTime: "09:00" });
	await addStart(island.db, trip, "15:00");
	const sold = { excursionId: trip.id, date: soon(3) };
	const morning = await departureIdOf(island.db, { ...sold, start: "09:00" });
	await island.db.update(departures).set({ capacity: 4 }).where(eq(departures.id, morning));
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, `/excursion/${trip.id}?date=${soon(4)}`);
	const starts = page.locator("#start");
	await expect(starts).toContainText(`Departures on ${formatDate(soon(4), "long")}`);
	const day = page.locator(`input[name=date][value="${soon(3)}"]`);
	if ((await day.count()) > 0) await day.check();
	else await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await wake(page, "booking-widget");
	await expect(starts.getByRole("radio")).toHaveCount(2);
	await expect(page.locator("#price")).toContainText("Choose a time");
	const bar = page.locator("[data-booking-bar]");
	await expect(bar.getByRole("link")).toHaveText("Choose a time");
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });

	await fillGuest(page);
	await book(page).click();
	await expect(summary(page)).toContainText("we leave at 09:00 or 15:00");
	await summary(page).getByRole("link").first().click();
	await expect(starts).toBeFocused();
	await expect(starts).toContainText("Please choose one");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(
		starts.getByRole("radio", { name: /^09:00, 4 left, guide speaks English/ }),
	).toBeChecked();
	await page.keyboard.press("ArrowDown");
	await expect(starts.getByRole("radio", { name: /^15:00, 12 left/ })).toBeChecked();
	await expect(summary(page)).toHaveCount(0);
	await expect(page.locator("#price")).toContainText("15:00");
	await expect(page.getByLabel("We pick you up at")).toHaveValue("15:00 · Hotel Los Dragos");
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	await book(page).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	const bookingRows = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(bookingRows).toMatchObject([{ date: soon(3), startTime: "15:00", pickupTime: "15:00" }]);
});

test("on a phone the button of the price bar keeps its place beside the longest party and day", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	const days = Array.from({ length: 100 }, (_, day) => soon(day + 2));
	const [longest = ""] = days.sort(
		(one, other) => formatDate(other, "short").length - formatDate(one, "short").length,
	);
	await open(page, `/excursion/${trip.id}?date=${longest}`);
	for (const name of ["Children", "Children", "Babies"])
		await page.getByRole("button", { name: `More: ${name}` }).click();
	const button = page.locator("[data-booking-bar] a");
	await expect(button).toHaveText("Book this day");
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 700 });
		const [inside, words] = await button.evaluate((link) =>
			[link, link.previousElementSibling].map((each) => each?.getBoundingClientRect().toJSON()),
		);
		expect(inside.left, `${width}`).toBeGreaterThanOrEqual(words.right);
		expect(inside.top, `${width}`).toBeLessThan(words.bottom);
		expect(inside.height, `${width}`).toBeLessThan(60);
	}
});
