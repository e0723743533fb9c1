import { weekdayOf } from "#app/catalogue/local-date.ts";
import { resources } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test("staff choose a range by keys, see what happens, give it a guide and a van, and cancel it on a phone", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta" });
	// Monday and the two days after it, so that a phone's week shows all of them
	const monday = soon(7 + ((8 - weekdayOf(soon(7))) % 7));
	const days = [0, 1, 2].map((more) =>
		new Date(Date.parse(monday) + more * 86_400_000).toISOString().slice(0, 10),
	);
	const excursion = await addExcursion(island.db, { title: "Calendar under sail", capacity: 6 });
	await addBooking(island, excursion, { date: monday, adults: 4, price: 256 });
	const now = Date.now();
	await island.db.insert(resources).values([
		{ kind: "guide", name: "Nuria Santana", languages: "en de", createdAt: now, updatedAt: now },
		{ kind: "vehicle", name: "Van 3", seats: 5, createdAt: now, updatedAt: now },
	]);

	await page.setViewportSize(desk);
	await page.goto(`/dashboard/calendar?view=week&day=${monday}`);
	const box = (date = "") =>
		page.getByRole("checkbox", {
			name: new RegExp(`^Calendar under sail, ${formatDate(date, "long")}( at (04:30|11:00))?:`),
		});
	await box(days[0]).click();
	await expect(page.getByRole("heading", { name: /^Calendar under sail, / })).toBeVisible();
	await box(days[2]).click({ modifiers: ["Shift"] });
	await expect(page.getByText("3 departures chosen")).toBeVisible();
	await page.getByRole("radio", { name: "Guide and van" }).check();
	const plan = page.getByRole("region", { name: /^Calendar under sail, / });
	await plan.getByRole("checkbox", { name: "Nuria Santana, English and German" }).check();
	await plan.getByRole("checkbox", { name: "Van 3, 5 seats" }).check();
	await page.getByRole("button", { name: "Save guides and vans of 3 departures" }).click();
	await expectToast(page, "Given: Calendar under sail");
	await expect(box(days[0])).toHaveAccessibleName(
		/1 of 5 free, 4 sold\. guide Nuria Santana, Van 3/,
	);

	await box(days[1]).check();
	await page.getByRole("radio", { name: "Start" }).check();
	await page.getByLabel("It starts at").fill("11:00");
	await page.getByLabel("It starts at").blur();
	await expect(page.getByText("starts then, not at 04:30")).toBeVisible();
	await page.getByRole("button", { name: "Start 1 departure at 11:00" }).click();
	await expectToast(page, "Done: Calendar under sail");

	await page.setViewportSize(phone);
	await box(days[0]).focus();
	await page.keyboard.press("Space");
	await box(days[1]).check();
	await page.getByRole("radio", { name: "Cancel" }).check();
	await expect(page.getByText("booking gets a mail with your reason")).toBeVisible();
	await expectAccessible(page, { within: "main" });
	await expectNoSideways(page);
	await page.getByRole("button", { name: "Cancel 2 departures, write to 1" }).click();
	await expect(page.getByText("Say why, the guests will read it").first()).toBeVisible();
	await page.getByLabel("Reason, the guests read it").fill("The catamaran is in the yard.");
	await page.getByRole("button", { name: "Cancel 2 departures, write to 1" }).click();
	await expectToast(page, "Done: Calendar under sail");
	await expect(box(days[0])).toHaveAccessibleName(/cancelled, 0 sold\. no guide, no vehicle/);
	await expect(box(days[2])).toHaveAccessibleName(/guide Nuria Santana/);
});
