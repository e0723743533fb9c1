import type { Clash, TeamChange, TooSmall } from "./assignment.ts";
import { type ResourceKind, resourceKinds } from "./resource.ts";

/** A departure and the minutes during which its team is away, as if the island were in UTC. */
export interface TeamDeparture {
	id: number;
	excursionId: string;
	title: string;
	/** Local date. */
	date: string;
	startTime: string;
	startsAt: number;
	endsAt: number;
}

/** All that giving departures their team depends on. */
export interface TeamState {
	departures: readonly (TeamDeparture & { /** Seats. */ takenSeats: number })[];
	/** Those of the chosen guides, vehicles and drivers that are in use. */
	resources: readonly { id: number; kind: ResourceKind; name: string; seats: number | null }[];
	/** Who is on these departures. */
	assigned: readonly { departureId: number; kind: ResourceKind; name: string }[];
	/** The departures that the chosen ones are on. */
	busy: readonly (TeamDeparture & { resourceId: number })[];
}

export interface TeamRefusal {
	outcome: "clash";
	clashes: Clash[];
	tooSmall: TooSmall[];
}

export type TeamDecision =
	| {
			outcome: "assigned";
			/** Kinds of which everybody else is taken off. */
			kinds: ResourceKind[];
			assignments: { id: number; kind: ResourceKind }[];
			/** Names of the whole team of each departure, for the history. */
			teams: Map<number, string[]>;
	  }
	| TeamRefusal;

/** Nobody is on two departures at a time, and the vehicles have seats for everybody who has booked. */
export function decideTeam(change: TeamChange, state: TeamState): TeamDecision {
	const kinds = resourceKinds.filter((kind) => change[kind] !== undefined);
	const assignments = kinds.flatMap((kind) => (change[kind] ?? []).map((id) => ({ id, kind })));
	const team = state.resources.filter(({ id, kind }) =>
		assignments.some((each) => each.id === id && each.kind === kind),
	);
	const clashes = clashesOf(team, state);
	const tooSmall = tooSmallFor(team, state);
	if (clashes.length > 0 || tooSmall.length > 0 || team.length < assignments.length)
		return { outcome: "clash", clashes, tooSmall };
	const teams = state.departures.map(({ id }): [number, string[]] => {
		const stays = state.assigned.filter(
			({ departureId, kind }) => departureId === id && !kinds.includes(kind),
		);
		return [id, [...stays, ...team].sort(byKindAndName).map(({ name }) => name)];
	});
	return { outcome: "assigned", kinds, assignments, teams: new Map(teams) };
}

function clashesOf(team: TeamState["resources"], { departures, busy }: TeamState): Clash[] {
	const clashes = team.flatMap(({ id: resourceId, name }) => {
		const others = [...departures, ...busy.filter((each) => each.resourceId === resourceId)];
		return others
			.filter((other) => departures.some((leaving) => overlaps(leaving, other)))
			.map(({ title, date, startTime }) => ({ name, title, date, startTime }));
	});
	const distinct = new Map(clashes.map((clash) => [Object.values(clash).join("\n"), clash]));
	return [...distinct.values()].sort((one, other) =>
		inOrder(one.date + one.startTime, other.date + other.startTime),
	);
}

function overlaps(leaving: TeamDeparture, other: TeamDeparture): boolean {
	return (
		other.id !== leaving.id && other.startsAt < leaving.endsAt && other.endsAt > leaving.startsAt
	);
}

/** Without a vehicle nothing limits the seats. */
function tooSmallFor(team: TeamState["resources"], { departures }: TeamState): TooSmall[] {
	const vehicles = team.filter(({ kind }) => kind === "vehicle");
	if (vehicles.length === 0) return [];
	const seats = vehicles.reduce((sum, vehicle) => sum + (vehicle.seats ?? 0), 0);
	const name = vehicles
		.map((vehicle) => vehicle.name)
		.sort()
		.join(" + ");
	return departures
		.filter(({ takenSeats }) => takenSeats > seats)
		.map(({ date, startTime, takenSeats }) => ({
			name,
			seats,
			date,
			startTime,
			takenSeats,
		}));
}

interface Named {
	kind: ResourceKind;
	name: string;
}
const byKindAndName = (one: Named, other: Named) =>
	inOrder(one.kind, other.kind) || inOrder(one.name, other.name);
const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
