import { addDays } from "#app/catalogue/local-date.ts";
import { departureAssignments, resources } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { addHotel } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";
import { day, minute } from "../clock.ts";
import { departureIdAt } from "../departure-id.ts";
import type { Departure, Visit } from "../guests.ts";
import { addTripsWithOffers } from "../offers.ts";

export interface Person {
	id: string;
	visitor: Visitor;
}

/** What is there on a staff day: people, departures of one morning, and what they may go with. */
export interface StaffScene {
	/** Two who sell and take money. */
	desk: [Person, Person];
	guide: Person;
	/** Local date of all departures. */
	date: string;
	/** Leave at the same time, so that they want the same vehicle. */
	shared: [Excursion, Excursion];
	/** Sold with extras and codes, or whole. */
	offered: Pick<Departure, "excursion" | "offer">;
	/** Leaves half an hour later, while the others are under way. */
	overlapping: Excursion;
	/** Has too few seats for those who want them. */
	small: Excursion;
	/** Its vehicle has fewer seats than it, and than those who want them. */
	van: Excursion;
	hotelId: string;
	guides: [number, number];
	vehicles: [number, number];
	drivers: [number, number];
}

/** Sales of the staff for which the seats of a scene are written down. */
const usualSales = 12;

/** @param options.sales that staff will make; with more of them there are more seats, so that they sell as many */
export async function makeStaffScene(
	{ world }: Visit,
	{ today, sales }: { today: string; sales: number },
): Promise<StaffScene> {
	const { db } = world;
	const scale = Math.max(1, sales / usualSales);
	const seatsFor = (usual: number) => Math.ceil(usual * scale);
	const person = async (role: string): Promise<Person> => {
		const now = world.clock.now();
		const { visitor, user } = await signedInVisitor(
			world,
			{ role, emailVerified: true },
			{ createdAt: now, updatedAt: now, expiresAt: now + 7 * day },
		);
		return { id: user.id, visitor };
	};
	const trip = (capacity: number, startTime = "04:30") =>
		addExcursion(db, { createdAt: world.clock.now(), capacity, startTime, title: "A staff day" });
	const guide = await person("guide");
	const add = async (
		kind: "guide" | "vehicle" | "driver",
		{ seats = null, userId = null }: { seats?: number | null; userId?: string | null } = {},
	) => {
		const now = world.clock.now();
		const [resource] = await db
			.insert(resources)
			.values({ kind, name: `The ${kind}`, seats, userId, createdAt: now, updatedAt: now })
			.returning({ id: resources.id });
		if (!resource) throw new Error("no resource");
		return resource.id;
	};
	const date = addDays(today, 2);
	const tripInVan = async () => {
		const excursion = await trip(8);
		const startsAt = Date.parse(`${date}T${excursion.startTime}Z`) / minute;
		await db.insert(departureAssignments).values({
			departureId: await departureIdAt(world, excursion.id, date),
			resourceId: await add("vehicle", { seats: 3 }),
			kind: "vehicle",
			startsAt,
			endsAt: startsAt + excursion.durationMinutes,
		});
		return excursion;
	};
	const first = await trip(seatsFor(14));
	const [offered] = await addTripsWithOffers(world, { capacities: [seatsFor(10)], dates: [date] });
	if (!offered) throw new Error("no trip with offers");
	return {
		desk: [await person("admin"), await person("supervisor")],
		guide,
		date,
		shared: [first, await trip(seatsFor(10))],
		offered,
		overlapping: await trip(seatsFor(12), "05:00"),
		small: await trip(3),
		van: await tripInVan(),
		hotelId: await addHotel(world, { pickupPointId: first.pointId }),
		guides: [await add("guide", { userId: guide.id }), await add("guide")],
		// fewer seats than the departures that they may serve
		vehicles: [
			await add("vehicle", { seats: seatsFor(20) }),
			await add("vehicle", { seats: seatsFor(6) }),
		],
		drivers: [await add("driver"), await add("driver")],
	};
}
