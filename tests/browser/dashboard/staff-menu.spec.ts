import { attentionItems, contactMessages } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import { bookAsGuest } from "#tests/sales.ts";

test.use({ ownIsland: "staff-menu", viewport: { width: 390, height: 844 } });

test("on a phone the menu shows where one is, also when its count has come, and on screens that it only leads to", async ({
	page,
	context,
	island,
}) => {
	const { db } = island;
	const createdAt = Date.now();
	await signIn(context, island, { role: "admin" });
	const { id } = await bookAsGuest(island, await addExcursion(db));
	await db.insert(contactMessages).values({
		idempotencyKey: "menu",
		name: "Ida",
		email: "ida@mail.example",
		message: "Hello",
		createdAt,
	});
	await db.insert(attentionItems).values({
		dedupeKey: "menu",
		kind: "difference",
		detail: "-",
		createdAt,
		updatedAt: createdAt,
	});
	const menu = page.getByRole("navigation", { name: "Staff" });
	for (const [path, current] of [
		["/dashboard/users", "Users"],
		["/dashboard/messages", "Messages"],
		["/dashboard/holds", "Bookings"],
		[`/dashboard/holds/let-go?booking=${id}`, "Bookings"],
		["/dashboard/desk", "Hotels"],
	] as const) {
		await page.goto(path);
		await expect(menu.getByText("1 open")).toBeAttached();
		const open = menu.locator("[aria-current=page]");
		await expect(open).toHaveText(current);
		await expect(open).toBeInViewport({ ratio: 1 });
		await expectAccessible(page);
	}
});
