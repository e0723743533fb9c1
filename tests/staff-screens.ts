import { eq } from "drizzle-orm";
import { bookings, outbox, resources, weatherChoices } from "#app/database/schema.server.ts";
import { addReseller } from "#app/partners/resellers/resellers.server.ts";
import routes from "#app/routes.ts";
import { addExcursion } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

/** A page or file of the dashboard, with its path in the table of routes. */
interface StaffScreen {
	path: string;
	address: string;
	isFile: boolean;
}

/** Every screen of the dashboard, with rows of the demo island and of its own for what stands in addresses. */
export async function staffScreens(island: Island, userId: string): Promise<StaffScreen[]> {
	const excursion = await addExcursion(island.db);
	const { id, departureId } = await addBooking(island, excursion);
	const [sold] = await island.db
		.select({ hotelId: bookings.hotelId })
		.from(bookings)
		.where(eq(bookings.partner, "los-dragos"))
		.limit(1);
	const [van] = await island.db
		.insert(resources)
		.values({ kind: "vehicle", name: "Van 3", seats: 16, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const [mail] = await island.db
		.insert(outbox)
		.values({
			...{ dedupeKey: "a mail of the test", bookingId: id, recipient: "ida@mail.example" },
			...{ subject: "Your voucher", textBody: "Hello", htmlBody: "<p>Hello</p>" },
			...{ nextAttemptAt: 0, createdAt: 0, status: "sent" },
		})
		.returning({ id: outbox.id });
	await island.db
		.insert(weatherChoices)
		.values({ bookingId: id, departureId, until: Date.now() + 3_600_000, createdAt: 0 });
	const parameters: Record<string, string> = {
		":bookingId": String(id),
		":mailId": String(mail?.id),
		":excursionId": excursion.id,
		":departureId": String(departureId),
		":position": "0",
		":codeId": String((await addCode(island.db, { percent: 1000 })).id),
		":pointId": String(excursion.pointId),
		":hotelId": sold?.hotelId ?? "",
		":userId": userId,
		":resellerId": String(await addReseller(island.db, "Wide Sea Tours", Date.now())),
		":resourceId": String(van?.id),
	};
	const dashboard = routes.find(({ path }) => path === "dashboard");
	return (dashboard?.children ?? []).map(({ path = "", file }) => ({
		path,
		address: `/dashboard/${path.replaceAll(/:\w+/g, (name) => parameters[name] ?? name)}`,
		isFile: !file.endsWith(".tsx"),
	}));
}
