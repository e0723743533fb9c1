import { departureIdAt } from "../departure-id.ts";
import { insist } from "../guests.ts";
import { press } from "../press.ts";
import type { Person } from "./scene.ts";
import type { StaffVisit } from "./staff-visit.ts";

interface Team {
	guide?: number;
	vehicle?: number;
	driver?: number;
}

/** Gives departures a team by the calendar: its page says what the press will do, and the press is for that page. */
async function giveTeam(
	visit: StaffVisit,
	person: Person,
	{ excursionIds, team }: { excursionIds: string[]; team: Team },
): Promise<void> {
	const { scene, notebook } = visit;
	const address = new URLSearchParams({ view: "week", day: scene.date, act: "team" });
	for (const excursionId of excursionIds)
		address.append("on", String(await departureIdAt(visit.world, excursionId, scene.date)));
	const path = `/dashboard/calendar?${address}`;
	const page = await insist(visit, () => person.visitor.get(path));
	const [, token] = /name="token" value="([^"]+)"/.exec((await page?.text()) ?? "") ?? [];
	if (!token) return;
	const fields = Object.fromEntries(Object.entries(team).map(([kind, id]) => [kind, String(id)]));
	const { answer } = await press(visit, person.visitor, {
		path,
		fields: { token, ...fields },
		clicks: 2,
	});
	notebook.teams.attempts += 1;
	if (answer === "refused") notebook.teams.refused += 1;
}

/** Several people give the same guide, vehicle and driver to departures that overlap, at the same time. */
export async function assignAtOnce(visit: StaffVisit): Promise<void> {
	const { scene, random } = visit;
	const { shared, overlapping, desk } = scene;
	const [guide, otherGuide] = scene.guides;
	const [vehicle, small] = scene.vehicles;
	const [driver, otherDriver] = scene.drivers;
	const [first, second] = shared.map(({ id }) => id);
	if (!first || !second) return;
	const wishes: { excursionIds: string[]; team: Team }[] = [
		{ excursionIds: [first], team: { guide, vehicle, driver } },
		{ excursionIds: [overlapping.id], team: { guide, vehicle: small, driver } },
		{ excursionIds: [first, second], team: { vehicle, driver } },
		{ excursionIds: [second], team: { guide, vehicle: small, driver: otherDriver } },
		{
			excursionIds: [overlapping.id],
			team: { guide: otherGuide, vehicle: small, driver: otherDriver },
		},
	];
	await Promise.all(
		random
			.shuffled(wishes)
			.slice(0, 4)
			.map((wish, index) => giveTeam(visit, desk[index % 2 ? 1 : 0], wish)),
	);
}
