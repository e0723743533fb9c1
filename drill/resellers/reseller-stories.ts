import type { Visit } from "../guests.ts";
import type { Script } from "../roles.ts";
import {
	change,
	departuresOf,
	type Held,
	hold,
	type Reseller,
	type ResellerTrip,
} from "./reseller.ts";

const contact = {
	fullName: "Ida Lindqvist",
	emailAddress: "ida@mail.example",
	phoneNumber: "+34 600 123 456",
};
const parties: [string[], ...string[][]] = [
	["adult"],
	["adult", "adult"],
	["adult", "adult", "child"],
];

interface Sale {
	trip: ResellerTrip;
	/** Of the reseller: each story has its resellers in every round. */
	index: number;
	/** Many want the same seats at the same instant, so each sends once. */
	isRush: boolean;
}

/** What one reseller does in a round. */
export function resellerStory(visit: Visit, reseller: Reseller, { index, ...sale }: Sale): Script {
	const story = stories[index % stories.length];
	return story ? story({ visit, reseller, ...sale }) : {};
}

interface Cast extends Omit<Sale, "index"> {
	visit: Visit;
	reseller: Reseller;
}

/** A hold of any party, sent up to three times at once. */
function holdSome({ visit, reseller, trip, isRush }: Cast, minutes?: number): Promise<Held | null> {
	const { random } = visit;
	const options = {
		trip,
		units: random.pick(parties),
		copies: isRush ? 1 : random.pick([1, 2, 3]),
	};
	return hold(visit, reseller, { ...options, ...(minutes === undefined ? {} : { minutes }) });
}

async function sell(cast: Cast): Promise<Held | null> {
	const held = await holdSome(cast);
	if (held) await confirm(cast, held);
	return held;
}

const confirm = ({ visit, reseller }: Cast, { note }: Held) =>
	change(visit, reseller, { note, act: "confirm", body: { contact }, copies: 2 });

const stories: readonly ((cast: Cast) => Script)[] = [
	/** Confirms what it holds. */
	(cast) => ({
		async first() {
			await sell(cast);
		},
	}),

	/** Changes the party, one guest of which stays, and confirms with another one. */
	(cast) => ({
		async first() {
			const held = await holdSome(cast);
			if (!held) return;
			const { visit, reseller } = cast;
			const { note, booking } = held;
			const [guest] = booking.unitItems;
			const grown = [...(guest ? [guest] : []), { unitId: "adult" }, { unitId: "child" }];
			await change(visit, reseller, { note, act: "update", body: { unitItems: grown }, copies: 2 });
			const body = { contact, unitItems: [...(guest ? [guest] : []), { unitId: "adult" }] };
			await change(visit, reseller, { note, act: "confirm", body });
		},
	}),

	/** Makes its hold longer, and confirms when the first one would be over. */
	(cast) => {
		let held: Held | null = null;
		return {
			async first() {
				held = await holdSome(cast);
				if (held) await change(cast.visit, cast.reseller, { note: held.note, act: "extend" });
			},
			async third() {
				if (held) await confirm(cast, held);
			},
		};
	},

	/** Cancels what it sold, twice at once. */
	(cast) => {
		let held: Held | null = null;
		return {
			async first() {
				held = await sell(cast);
			},
			async second() {
				if (!held) return;
				const { visit, reseller } = cast;
				await change(visit, reseller, { note: held.note, act: "cancel", copies: 2 });
			},
		};
	},

	/** Leaves, and confirms when its hold is over. */
	(cast) => {
		let held: Held | null = null;
		return {
			async first() {
				held = await holdSome(cast, 20);
			},
			async third() {
				const booking = held && (await confirm(cast, held));
				if (booking)
					cast.visit.tally.broken.push(
						`the hold ${booking.uuid} was over and is ${booking.status}`,
					);
			},
		};
	},

	/** Comes when others' holds are over. */
	(cast) => ({
		async third() {
			await sell(cast);
		},
	}),

	/** Confirms in one window and cancels in the other. */
	(cast) => ({
		async first() {
			const held = await holdSome(cast);
			if (!held) return;
			const { note } = held;
			await Promise.all([
				confirm(cast, held),
				change(cast.visit, cast.reseller, { note, act: "cancel" }),
			]);
			// which of both was the last is not known
			note.lastAnswer = "unknown";
		},
	}),

	/** Moves what it sold to another day, while others want those seats. */
	(cast) => {
		let held: Held | null = null;
		return {
			async first() {
				held = await sell(cast);
			},
			async second() {
				if (!held) return;
				const { visit, reseller, trip } = cast;
				const { note, booking } = held;
				const start = booking.availability.localDateTimeStart;
				const departures = await departuresOf(visit, reseller, trip);
				const other = departures.find(({ localDateTimeStart }) => localDateTimeStart !== start);
				const body = { availabilityId: other?.id };
				if (other) await change(visit, reseller, { note, act: "update", body });
			},
		};
	},
];
